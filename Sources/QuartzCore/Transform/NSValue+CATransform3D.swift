import Foundation

extension NSValue {
  /// Holds a transform.
  ///
  /// `objCType` tells of sixteen numbers, since Foundation on Linux knows no structures but its own.
  public convenience init(caTransform3D t: CATransform3D) {
    var transform = t
    self.init(bytes: &transform, objCType: Self.transformType)
  }

  /// The transform; raises for a value that holds something else.
  public var caTransform3DValue: CATransform3D {
    guard let transform = heldTransform else {
      fatalError("caTransform3DValue: the value holds no transform; make it by NSValue(caTransform3D:)")
    }
    return transform
  }

  /// The transform; nil for a value that holds something else.
  package var heldTransform: CATransform3D? {
    guard String(cString: objCType) == Self.transformType else { return nil }
    var transform = CATransform3DIdentity
    getValue(&transform)
    return transform
  }

  /// Whether the value holds the same type as another.
  func holds(as other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }

  private static var transformType: String { "[16d]" }
}
