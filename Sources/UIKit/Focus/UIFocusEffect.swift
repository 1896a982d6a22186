/// The looks of a focused item: a plain effect is a halo around its bounds.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  /// Makes the halo around the bounds of the item.
  public override init() { super.init() }

  /// An effect of the same.
  open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}

/// A line in the tint colour around a shape; 3 points wide, a rule.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// The position of the line.
  public enum Position: _Enumeration, Sendable {
    /// Outside of the shape, or inside for an item that clips its content.
    case automatic
    /// Around the shape.
    case outside
    /// Along its edge, within.
    case inside
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  private(set) var path = UIBezierPath()
  /// The shape is the bounds of the item then.
  private(set) var followsBounds = false

  /// Makes a halo around the bounds of the item.
  public override init() {
    followsBounds = true
    super.init()
  }

  /// Makes a halo around a rectangle in the item's coordinates.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

  /// Makes a halo around a rectangle with round corners in the item's coordinates.
  ///
  /// Both kinds of curve are drawn as arcs, a rule: a line of 3 points hardly shows the difference.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: radius))
  }

  /// Makes a halo around a path in the item's coordinates.
  public convenience init(path bezierPath: UIBezierPath) {
    self.init()
    followsBounds = false
    path = bezierPath.copy() as? UIBezierPath ?? bezierPath
  }

  /// The view that the line is put into; nil, the default, for the item itself.
  open weak var containerView: UIView?
  /// The view that the line is put in front of; nil, the default, in front of everything in the container.
  open weak var referenceView: UIView?
  /// The position of the line; `automatic` unless set.
  open var position = Position.automatic

  /// A halo of the same.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = followsBounds ? UIFocusHaloEffect() : UIFocusHaloEffect(path: path)
    copy.containerView = containerView
    copy.referenceView = referenceView
    copy.position = position
    return copy
  }
}
