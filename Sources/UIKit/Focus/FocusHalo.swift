import QuartzCore

/// The line around the focused item.
final class FocusHaloView: UIView {
  /// The width of the line, chosen here after the looks on iOS.
  static let width: CGFloat = 3

  private let line = CAShapeLayer()
  /// The bounds of the item are the shape.
  private var framed: CGFloat?

  override func viewDidInitialize() {
    super.viewDidInitialize()
    isUserInteractionEnabled = false
    line.fillColor = nil
    line.lineWidth = Self.width
    layer.addSublayer(line)
  }

  /// Shows an effect on a view; takes the place of what it showed before.
  func show(_ effect: UIFocusEffect, on item: UIView) {
    let halo = effect as? UIFocusHaloEffect
    let container = halo?.containerView ?? item
    let position = halo?.position ?? .automatic
    let isInside = position == .inside || position == .automatic && container.clipsToBounds
    // Half of the line lies on each side of the path that is drawn.
    let shift = isInside ? -Self.width / 2 : Self.width / 2
    if let halo, !halo.followsBounds {
      framed = nil
      frame = container.bounds
      let path = halo.path.copy() as? UIBezierPath ?? halo.path
      let offset = item.convert(CGPoint.zero, to: container)
      path.apply(CGAffineTransform(translationX: offset.x - frame.minX, y: offset.y - frame.minY))
      line.path = Self.moved(path, by: shift).cgPath
    } else {
      framed = shift
      frame = item.convert(item.bounds, to: container)
      layer.cornerRadius = item.shownCornerRadius
      drawFrame()
    }
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    line.strokeColor = item.tintColor.resolvedColor(with: item.traitCollection).cgColor
    if let reference = halo?.referenceView, reference.superview === container {
      container.insertSubview(self, aboveSubview: reference)
    } else if superview !== container || container.subviews.last !== self {
      container.addSubview(self)
    }
  }

  /// A shape that is larger by so much on all sides: scaled around its middle, which is exact for rectangles.
  private static func moved(_ path: UIBezierPath, by distance: CGFloat) -> UIBezierPath {
    let box = path.bounds
    guard box.width > 0, box.height > 0 else { return path }
    let (x, y) = ((box.width + 2 * distance) / box.width, (box.height + 2 * distance) / box.height)
    var transform = CGAffineTransform(translationX: box.midX, y: box.midY)
    transform = transform.scaledBy(x: max(0, x), y: max(0, y)).translatedBy(x: -box.midX, y: -box.midY)
    path.apply(transform)
    return path
  }

  private func drawFrame() {
    guard let framed else { return }
    let rect = bounds.insetBy(dx: -framed, dy: -framed)
    guard rect.width > 0, rect.height > 0 else { return }
    let corner = layer.cornerRadius
    let radius = corner > 0 ? max(0, min(corner + framed, rect.width / 2, rect.height / 2)) : 0
    line.path = UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    drawFrame()
  }
}
