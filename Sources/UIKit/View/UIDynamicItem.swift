/// Something that dynamics move: a view, the attributes of a collection's cell, or an object of the application.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in the coordinates of the reference view.
  var center: CGPoint { get set }
  /// The size; the origin does not count.
  var bounds: CGRect { get }
  /// How the item is turned; dynamics set it to a rotation.
  var transform: CGAffineTransform { get set }
  /// The shape that collides; a rectangle unless implemented.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The shape of items of the type `path`: convex, around (0, 0), which is the middle of the item.
  ///
  /// Of a shape that is not convex its convex hull counts, where iOS raises.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shape by which an item collides.
public enum UIDynamicItemCollisionBoundsType: _UnsignedEnumeration, Sendable {
  /// The bounds.
  case rectangle
  /// The ellipse in the bounds.
  case ellipse
  /// `collisionBoundingPath`.
  case path
  @available(*, unavailable) case unnamed(UInt)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}

extension UIView: UIDynamicItem {}
