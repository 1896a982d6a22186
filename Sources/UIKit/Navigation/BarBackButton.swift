/// The arrow that leads to the item below, with its title.
final class BarBackButton: UIControl {
  /// How dim a touched button is; as seen on screen, not measured.
  private static let touchedAlpha: CGFloat = 0.2
  /// The box of the arrow, in points; as seen on screen, not measured.
  private static let indicatorSize = CGSize(width: 13, height: 22)

  private let indicator = UIImageView()
  private let label = UILabel()
  private let picture = UIImageView()
  private weak var item: UIBarButtonItem?
  private var barMetrics: UIBarMetrics = .default
  private let metrics = NavigationBarMetrics()
  private var attributes: [NSAttributedString.Key: Any] = [:]
  private var titleOffset = UIOffset.zero
  /// The texts to show, those that come first if there is room.
  private var titles: [String] = []

  override func viewDidInitialize() {
    super.viewDidInitialize()
    for view in [picture, indicator, label] { addSubview(view) }
    indicator.contentMode = .center
    accessibilityIdentifier = "BackButton"
  }

  override var accessibilityDefaults: AccessibilityDefaults { buttonDefaults }
  package override var shownText: String? { label.text }

  /// Updates the back button to lead to an item.
  func update(to item: UINavigationItem, look: UINavigationBarAppearance, metrics: UIBarMetrics) {
    let button = item.backBarButtonItem
    self.item = button
    barMetrics = metrics
    let symbol = UIImage(
      systemName: "chevron.backward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold).applying(
        UIImage.SymbolConfiguration(scale: .large)))
    let image = button?.image ?? look.backIndicatorImage ?? symbol
    indicator.image = image?.withRenderingMode(.alwaysTemplate)
    switch item.backButtonDisplayMode {
    case .minimal: titles = []
    case .generic: titles = [BarText.back]
    case .default: titles = [button?.title ?? item.backButtonTitle ?? item.title ?? BarText.back, BarText.back]
    @unknown default: titles = [button?.title ?? item.backButtonTitle ?? item.title ?? BarText.back, BarText.back]
    }
    attributes = look.backButtonAppearance.attributes(for: [])
    attributes.merge(button?.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if attributes[.font] == nil { attributes[.font] = UIFont.systemFont(ofSize: 17) }
    let (offset, own) = (
      look.backButtonAppearance.normal.titlePositionAdjustment,
      button?.backButtonTitlePositionAdjustment(for: .default) ?? .zero
    )
    titleOffset = UIOffset(horizontal: offset.horizontal + own.horizontal, vertical: offset.vertical + own.vertical)
    tintColor = button?.tintColor
    showContent()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showContent()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }

  private func showContent() {
    indicator.tintColor = tintColor
    picture.image = item?.backBackgrounds.inForce(state, .plain, barMetrics)
    // A picture of the application has an arrow of its own.
    indicator.isHidden = picture.image != nil
    for view in [indicator, label] { view.alpha = isHighlighted ? Self.touchedAlpha : 1 }
    if let text = label.text { setTitle(text) }
  }

  private func setTitle(_ title: String) {
    var attributes = attributes
    if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = tintColor }
    label.attributedText = NSAttributedString(string: title, attributes: attributes)
  }

  /// Chooses the first title that fits and returns the width of arrow and title together.
  func fit(width: CGFloat) -> CGFloat {
    let arrow = Self.indicatorSize.width
    let scale = displayScale
    for title in titles where !title.isEmpty {
      let needed = PixelGrid.ceil(NSAttributedString(string: title, attributes: attributes).size().width, scale: scale)
      guard arrow + metrics.backTitleGap + needed <= width else { continue }
      setTitle(title)
      return arrow + metrics.backTitleGap + needed
    }
    label.attributedText = nil
    return arrow
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = displayScale
    let arrow = Self.indicatorSize
    let size = label.sizeThatFits(bounds.size)
    func place(_ x: CGFloat, _ size: CGSize) -> CGRect {
      let rect = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      let placed =
        isRightToLeft
        ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
      return PixelGrid.round(placed, scale: scale)
    }
    indicator.frame = place(0, arrow)
    label.frame = place(arrow.width + metrics.backTitleGap, size).offsetBy(
      dx: titleOffset.horizontal, dy: titleOffset.vertical)
    guard let image = picture.image, let item else { return }
    var place = item.backBackgrounds.frame(of: image, behind: bounds, height: bounds.height, metrics: barMetrics)
    (place.origin.x, place.size.width) = (0, max(bounds.width, image.size.width))
    picture.frame = PixelGrid.round(place, scale: scale)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -metrics.backIndicatorStart, dy: 0).contains(point)
  }
}
