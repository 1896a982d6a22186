extension NSValue {
  /// Holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// Holds a transform of the plane.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    var transform = transform
    self.init(bytes: &transform, objCType: "[6d]")
  }
  /// Holds an offset.
  public convenience init(uiOffset insets: UIOffset) {
    self.init(size: CGSize(width: insets.horizontal, height: insets.vertical))
  }
  /// Holds a vector.
  public convenience init(cgVector vector: CGVector) { self.init(size: CGSize(width: vector.dx, height: vector.dy)) }
  /// Holds insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  /// The point; raises for a value that holds something else.
  public var cgPointValue: CGPoint { pointValue }
  /// The size; raises for a value that holds something else.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle; raises for a value that holds something else.
  public var cgRectValue: CGRect { rectValue }
  /// The insets; raises for a value that holds something else.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// The transform of the plane; raises for a value that holds something else.
  public var cgAffineTransformValue: CGAffineTransform {
    guard heldType == "[6d]" else {
      fatalError("cgAffineTransformValue: the value holds no transform; make it by NSValue(cgAffineTransform:)")
    }
    var transform = CGAffineTransform.identity
    getValue(&transform)
    return transform
  }
  /// The offset; raises for a value that holds something else.
  public var uiOffsetValue: UIOffset { UIOffset(horizontal: sizeValue.width, vertical: sizeValue.height) }
  /// The vector; raises for a value that holds something else.
  public var cgVectorValue: CGVector { CGVector(dx: sizeValue.width, dy: sizeValue.height) }
  /// The insets; raises for a value that holds something else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = edgeInsetsValue
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

// `notification.userInfo?[…] as? CGRect` reads a value that holds a rectangle, as with Objective-C.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The rectangle as a value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  /// The rectangle that a value holds; raises for a value that holds something else.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) { result = source.rectValue }

  /// The rectangle that a value holds; false for a value that holds something else.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    guard !(source is NSNumber), String(cString: source.objCType) == NSValue(rect: .zero).heldType else { return false }
    result = source.rectValue
    return true
  }

  /// The rectangle that a value holds; the empty one for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

extension NSValue {
  fileprivate var heldType: String { String(cString: objCType) }
}
