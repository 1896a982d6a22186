/// The layout of a popover, with the arrow in its frame.
///
/// The arrow is 26 points wide and 13 long, the corners have a radius of 13 (rules, as seen on iOS 13 to 18). Of the edges that are permitted the first is taken
/// at which the popover has room, in the order up, down, left, right; where it has none, the one with the most room, and the popover is cut to that.
/// A source that leaves no room worth speaking of on any side, such as the whole screen, is covered.
struct PopoverGeometry {
  static let arrow = CGSize(width: 26, height: 13)
  static let cornerRadius: CGFloat = 13
  /// The least width and height to which a popover is cut, a rule.
  private static let leastSide: CGFloat = 60

  /// Whether the popover covers its source because there is no room beside it.
  private(set) var coversSource = false
  private(set) var frame = CGRect.zero
  private(set) var direction = UIPopoverArrowDirection.up
  /// The position of the arrow's tip along its edge, in the frame.
  private(set) var tip: CGFloat = 0

  init(size: CGSize, anchor: CGRect, room: CGRect, permitted: UIPopoverArrowDirection, overlaps: Bool) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let candidates = order.filter { permitted.contains($0) }
    let rooms = (candidates.isEmpty ? [.up] : candidates).map { ($0, Self.room($0, anchor, room)) }
    let first = rooms.first { Self.fits(size, $0.0, $0.1) }
    guard let chosen = first ?? rooms.max(by: { Self.area($0.1) < Self.area($1.1) }) else { return }
    direction = chosen.0
    if first == nil {
      let least = CGSize(width: min(size.width, Self.leastSide), height: min(size.height, Self.leastSide))
      coversSource = !Self.fits(least, direction, chosen.1)
    }
    place(size, anchor, (overlaps || coversSource) && first == nil ? room : chosen.1)
  }

  /// The room at the side of the anchor for a popover with such an arrow.
  private static func room(_ direction: UIPopoverArrowDirection, _ anchor: CGRect, _ room: CGRect) -> CGRect {
    var (left, right, top, bottom) = (room.minX, room.maxX, room.minY, room.maxY)
    switch direction {
    case .up: top = max(top, anchor.maxY)
    case .down: bottom = min(bottom, anchor.minY)
    case .left: left = max(left, anchor.maxX)
    default: right = min(right, anchor.minX)
    }
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  private static func isUpright(_ direction: UIPopoverArrowDirection) -> Bool { direction == .up || direction == .down }

  private static func fits(_ size: CGSize, _ direction: UIPopoverArrowDirection, _ room: CGRect) -> Bool {
    let (x, y) = isUpright(direction) ? (0, arrow.height) : (arrow.height, 0)
    return size.width + x <= room.width + 0.5 && size.height + y <= room.height + 0.5
  }

  private static func area(_ room: CGRect) -> CGFloat { room.width * room.height }

  private mutating func place(_ size: CGSize, _ anchor: CGRect, _ room: CGRect) {
    let isUpright = Self.isUpright(direction)
    let (x, y) = isUpright ? (0, Self.arrow.height) : (Self.arrow.height, 0)
    let width = min(size.width + x, room.width)
    let height = min(size.height + y, room.height)
    func along(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(middle - length / 2, high - length))
    }
    switch direction {
    case .up, .down:
      let left = along(anchor.midX, width, room.minX, room.maxX)
      let top =
        direction == .up
        ? max(room.minY, min(anchor.maxY, room.maxY - height)) : max(room.minY, min(anchor.minY, room.maxY) - height)
      frame = CGRect(x: left, y: top, width: width, height: height)
    default:
      let top = along(anchor.midY, height, room.minY, room.maxY)
      let left =
        direction == .left
        ? max(room.minX, min(anchor.maxX, room.maxX - width)) : max(room.minX, min(anchor.minX, room.maxX) - width)
      frame = CGRect(x: left, y: top, width: width, height: height)
    }
    let least = Self.cornerRadius + Self.arrow.width / 2
    let (wanted, length) =
      isUpright ? (anchor.midX - frame.minX, frame.width) : (anchor.midY - frame.minY, frame.height)
    tip = max(least, min(wanted, length - least))
  }

  /// The part of a frame of such a size that is not the arrow.
  static func card(_ size: CGSize, _ direction: UIPopoverArrowDirection) -> CGRect {
    var insets = UIEdgeInsets.zero
    switch direction {
    case .up: insets.top = arrow.height
    case .down: insets.bottom = arrow.height
    case .left: insets.left = arrow.height
    default: insets.right = arrow.height
    }
    return CGRect(origin: .zero, size: size).inset(by: insets)
  }
}

/// The bubble of a popover, with the arrow.
final class PopoverView: UIView {
  private let content = CardContent()
  private let shape = CAShapeLayer()
  private var direction = UIPopoverArrowDirection.up
  private var tip: CGFloat = 0
  private var color = UIColor.systemBackground

  override func viewDidInitialize() {
    super.viewDidInitialize()
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 4)
    shape.hasImplicitActions = false
    layer.addSublayer(shape)
    content.layer.cornerRadius = PopoverGeometry.cornerRadius
    addSubview(content)
  }

  /// The view that the popover shows.
  var contentView: UIView? {
    get { content.shown }
    set { content.shown = newValue }
  }

  func setLook(direction: UIPopoverArrowDirection, tip: CGFloat, color: UIColor) {
    (self.direction, self.tip, self.color) = (direction, tip, color)
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let card = PopoverGeometry.card(bounds.size, direction)
    content.frame = card
    content.layoutIfNeeded()
    shape.frame = bounds
    // The arrow goes on from the content, whose level is another in the dark than that of the bubble itself.
    shape.fillColor = color.resolvedColor(with: content.shown?.traitCollection ?? traitCollection).cgColor
    let path = UIBezierPath(roundedRect: card, cornerRadius: PopoverGeometry.cornerRadius)
    path.append(arrow(card))
    shape.path = path.cgPath
    layer.shadowPath = UIBezierPath(roundedRect: card, cornerRadius: PopoverGeometry.cornerRadius).cgPath
  }

  /// A triangle with a blunt tip and a foot that reaches into the card.
  private func arrow(_ card: CGRect) -> UIBezierPath {
    let (half, length) = (PopoverGeometry.arrow.width / 2, PopoverGeometry.arrow.height)
    // Along the edge, and outwards from it.
    func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
      switch direction {
      case .up: CGPoint(x: tip + along, y: card.minY - out)
      case .down: CGPoint(x: tip + along, y: card.maxY + out)
      case .left: CGPoint(x: card.minX - out, y: tip + along)
      default: CGPoint(x: card.maxX + out, y: tip + along)
      }
    }
    let path = UIBezierPath()
    path.move(to: point(-half, -1))
    path.addLine(to: point(-half, 0))
    path.addCurve(
      to: point(-3, length - 1.5), controlPoint1: point(-half + 5, 0), controlPoint2: point(-half + 7, length - 6))
    path.addQuadCurve(to: point(3, length - 1.5), controlPoint: point(0, length + 1.5))
    path.addCurve(to: point(half, 0), controlPoint1: point(half - 7, length - 6), controlPoint2: point(half - 5, 0))
    path.addLine(to: point(half, -1))
    path.close()
    return path
  }
}
