/// The view of a tab: image, title and badge.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  let imageView = UIImageView()
  let label = UILabel()
  private(set) var badge: TabBarBadge?
  private let metrics = TabBarMetrics()
  private var look = UITabBarItemAppearance(style: .stacked)
  private var style = UITabBarItemAppearance.Style.stacked
  private var unselectedColor: UIColor?

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    for view in [imageView, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    label.lineBreakMode = .byTruncatingTail
    label.textAlignment = .center
    imageView.contentMode = .center
  }

  required init?(coder: NSCoder) { fatalError("Tabs are made by their bar and not read from archives") }

  package override var shownText: String? { item.title }
  override var accessibilityDefaults: AccessibilityDefaults { buttonDefaults }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { item.applyAppearance(shownBy: self) }
  }

  override var defaultAccessibilityLabel: String? {
    let texts = [item.title, item.badgeValue].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Takes over what the item and the bar say.
  func update(look: UITabBarItemAppearance, style: UITabBarItemAppearance.Style, unselectedColor: UIColor?) {
    (self.look, self.style, self.unselectedColor) = (look, style, unselectedColor)
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    if let name = item.accessibilityLabel { accessibilityLabel = name }
    if let hint = item.accessibilityHint { accessibilityHint = hint }
    if let value = item.accessibilityValue { accessibilityValue = value }
    showContent()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showContent()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }

  private var stateLook: UITabBarItemStateAppearance { look.state(isSelected: isSelected, isEnabled: isEnabled) }

  private var defaultColor: UIColor {
    isSelected && isEnabled ? tintColor : unselectedColor ?? TabBarMetrics.unselected
  }

  private func showContent() {
    let isCompact = style == .compactInline
    var image = isSelected ? item.selectedImage ?? item.image : item.image
    if isCompact, let landscape = item.landscapeImagePhone { image = landscape }
    imageView.preferredSymbolConfiguration = metrics.symbols(style)
    imageView.image = image.map { $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate) }
    imageView.tintColor = stateLook.iconColor ?? defaultColor
    label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: titleAttributes) }
    let alpha = isEnabled ? 1 : metrics.disabledAlpha
    for view in [imageView, label] { view.alpha = alpha }
    showBadge()
    setNeedsLayout()
  }

  private var titleAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = look.normal.titleTextAttributes
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    // A colour that is said for the others is not the one of a chosen tab.
    if isSelected || !isEnabled { attributes[.foregroundColor] = nil }
    attributes.merge(stateLook.titleTextAttributes) { $1 }
    let own: UIControl.State = isEnabled ? isSelected ? .selected : .normal : .disabled
    attributes.merge(item.titleTextAttributes(for: own) ?? [:]) { $1 }
    if attributes[.font] == nil { attributes[.font] = metrics.titleFont(style) }
    if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = defaultColor }
    return attributes
  }

  private func showBadge() {
    guard let text = item.badgeValue else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let badge = badge ?? TabBarBadge()
    if badge.superview == nil { addSubview(badge) }
    self.badge = badge
    let color = stateLook.badgeBackgroundColor ?? look.normal.badgeBackgroundColor
    badge.backgroundColor = item.badgeColor ?? color ?? .systemRed
    var attributes = look.normal.badgeTextAttributes
    attributes.merge(stateLook.badgeTextAttributes) { $1 }
    attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    if isSelected { attributes.merge(item.badgeTextAttributes(for: .selected) ?? [:]) { $1 } }
    badge.show(text, attributes: attributes)
    badge.textOffset = offset(\.badgeTitlePositionAdjustment)
  }

  private func offset(_ path: KeyPath<UITabBarItemStateAppearance, UIOffset>) -> UIOffset {
    let own = stateLook[keyPath: path]
    return own == .zero ? look.normal[keyPath: path] : own
  }

  // MARK: Layout

  private var imageSize: CGSize { (imageView.shownImage ?? imageView.image)?.size ?? .zero }

  private func titleSize(within width: CGFloat) -> CGSize {
    guard label.attributedText != nil else { return .zero }
    let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height))
    return CGSize(width: min(size.width, max(0, width)), height: size.height)
  }

  /// How wide image and title are in the style in force.
  var contentWidth: CGFloat {
    let (image, title) = (imageSize.width, titleSize(within: .greatestFiniteMagnitude).width)
    let margins = 2 * metrics.titleMargin
    if style == .stacked { return max(image, title + margins) }
    return image + title + margins + (image > 0 && title > 0 ? metrics.inlineGap : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var (image, title) = style == .stacked ? stackedPlaces() : inlinePlaces()
    let move = offset(\.titlePositionAdjustment)
    title = title.offsetBy(
      dx: move.horizontal + item.titlePositionAdjustment.horizontal,
      dy: move.vertical + item.titlePositionAdjustment.vertical)
    let usesLandscape = style == .compactInline && item.landscapeImagePhone != nil
    image = image.inset(by: usesLandscape ? item.landscapeImagePhoneInsets : item.imageInsets)
    imageView.frame = mirrored(image)
    label.frame = mirrored(title)
    layoutBadge(image)
  }

  private func stackedPlaces() -> (image: CGRect, title: CGRect) {
    let size = imageSize
    let title = titleSize(within: bounds.width - 2 * metrics.titleMargin)
    let middle = bounds.width / 2
    return (
      CGRect(
        x: middle - size.width / 2, y: metrics.imageCenter - size.height / 2, width: size.width, height: size.height),
      CGRect(x: middle - title.width / 2, y: metrics.titleTop, width: title.width, height: title.height)
    )
  }

  private func inlinePlaces() -> (image: CGRect, title: CGRect) {
    let size = imageSize
    let hasBoth = size.width > 0 && label.attributedText != nil
    let gap = hasBoth ? metrics.inlineGap : 0
    let title = titleSize(within: bounds.width - size.width - gap - 2 * metrics.titleMargin)
    let start = (bounds.width - size.width - gap - title.width) / 2
    return (
      CGRect(x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height),
      CGRect(
        x: start + size.width + gap, y: (bounds.height - title.height) / 2, width: title.width, height: title.height)
    )
  }

  private func layoutBadge(_ image: CGRect) {
    guard let badge else { return }
    let size = badge.sizeThatFits(bounds.size)
    let y = style == .stacked ? metrics.badgeTop : max(0, bounds.midY - metrics.inlineBadgeRise)
    let move = offset(\.badgePositionAdjustment)
    // Beside the image stands the title, which the badge leaves alone.
    let x = style == .stacked ? image.midX + metrics.badgeStart : image.maxX + metrics.inlineGap - size.width
    let place = CGRect(x: x, y: y, width: size.width, height: size.height)
    badge.frame = mirrored(place).offsetBy(dx: move.horizontal, dy: move.vertical)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    let placed =
      isRightToLeft ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    return PixelGrid.round(placed, scale: displayScale)
  }
}
