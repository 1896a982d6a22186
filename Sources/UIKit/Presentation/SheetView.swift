/// The content of a card: a view that fills the card, within its corners.
final class CardContent: UIView {
  override func viewDidInitialize() {
    super.viewDidInitialize()
    clipsToBounds = true
  }

  /// The view; another one takes its place.
  var shown: UIView? {
    get { subviewStorage.first }
    set {
      guard newValue !== shown else { return }
      shown?.removeFromSuperview()
      if let newValue { addSubview(newValue) }
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shown?.frameBeforeTransform = bounds
  }
}

/// The card of a sheet: rounded, with a shadow, and a grabber as a sign that the user can move the sheet.
final class SheetView: UIView {
  private let content = CardContent()
  private let grabber = UIView()
  private let grabberButton = UIControl()
  private let metrics = SheetMetrics()
  /// Whether the sheet stands as a card behind another; its content is laid out as before.
  private(set) var isBehind = false
  /// The action of a tap on the grabber.
  var grabberWasTapped: (() -> Void)?

  override func viewDidInitialize() {
    super.viewDidInitialize()
    // The color of grabbers, translucent over whatever the sheet shows.
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = metrics.grabber.height / 2
    grabber.isUserInteractionEnabled = false
    grabberButton.addAction(UIAction { [weak self] _ in self?.grabberWasTapped?() }, for: .touchUpInside)
    for view in [content, grabberButton, grabber] { addSubview(view) }
  }

  /// The view that the sheet shows.
  var contentView: UIView? {
    get { content.shown }
    set { content.shown = newValue }
  }

  /// The sheet is so far behind another, 0…1; its grabber goes.
  func standsBehind(_ depth: CGFloat) {
    isBehind = depth > 0
    grabber.alpha = 1 - depth
  }

  func setLook(radius: CGFloat, corners: CACornerMask, showsGrabber: Bool, hasShadow: Bool) {
    content.layer.cornerRadius = radius
    content.layer.maskedCorners = corners
    for view in [grabber, grabberButton] { view.isHidden = !showsGrabber }
    layer.shadowOpacity = hasShadow ? 0.15 : 0
    layer.shadowRadius = 10
    layer.shadowOffset = .zero
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    content.layoutIfNeeded()
    let size = metrics.grabber
    grabber.frame = PixelGrid.round(
      CGRect(x: (bounds.width - size.width) / 2, y: metrics.grabberTop, width: size.width, height: size.height),
      scale: displayScale)
    // As large as a finger, but above what the sheet shows.
    grabberButton.frame = grabber.frame.insetBy(dx: -20, dy: -metrics.grabberTop)
  }
}
