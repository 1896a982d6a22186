/// A row of a menu: a mark, a title with a subtitle, and an image at the end.
///
/// Where it is small it is the image alone, of medium size the image above the title; then a ground says that the element is on.
///
/// It does not act itself: fingers on it are told to the panel, so that they may slide to other rows.
final class MenuRowView: UIControl {
  let row: MenuContents.Row
  private weak var panel: MenuPanel?
  private let hasMarks: Bool
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let mark = UIImageView()
  private let imageView = UIImageView()
  private var spinner: UIActivityIndicatorView?
  let line = UIView()
  private let metrics = MenuMetrics()
  private let size: UIMenu.ElementSize
  private let isPalette: Bool
  /// The background of an element that is on, among small and medium ones.
  private var ground: UIView?

  /// Makes the view of a row; `isHeader` is for the row at the head of a submenu, which closes it again.
  init(
    _ row: MenuContents.Row, panel: MenuPanel, hasMarks: Bool, isHeader: Bool = false,
    size: UIMenu.ElementSize = .large, isPalette: Bool = false
  ) {
    self.size = size
    self.isPalette = isPalette
    self.row = row
    self.panel = panel
    self.hasMarks = hasMarks
    super.init(frame: .zero)
    for view in [line, titleLabel, subtitleLabel, mark, imageView] { addSubview(view) }
    line.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    titleLabel.font =
      isHeader
      ? UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
      : .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
    subtitleLabel.adjustsFontForContentSizeCategory = true
    accessibilityIdentifier = row.element.accessibilityIdentifier
    titleLabel.text = row.element.title
    subtitleLabel.text = row.element.subtitle
    imageView.contentMode = .center
    mark.contentMode = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote, scale: .medium)
    imageView.image = row.element.image
    isEnabled = row.isEnabled
    if size == .large { showMark(isHeader) } else { becomeTile() }
    showColors()
  }

  required init?(coder: NSCoder) { fatalError("Rows of menus are made by their panels") }

  package override var shownText: String? { titleLabel.text }
  override var accessibilityDefaults: AccessibilityDefaults {
    .element(stateTraits.union(row.element.menuState == .on ? [.button, .selected] : .button))
  }
  override var defaultAccessibilityLabel: String? {
    let title = (row.element as? UICommand)?.discoverabilityTitle ?? titleLabel.text
    return [title, subtitleLabel.text].compactMap(\.self).joined(separator: ", ")
  }

  private func showMark(_ isHeader: Bool) {
    switch row.kind {
    case .submenu:
      mark.image = UIImage(systemName: isHeader ? "chevron.down" : isRightToLeft ? "chevron.left" : "chevron.right")
    case .waiting:
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      addSubview(spinner)
      self.spinner = spinner
      titleLabel.text = "Loading…"
    case .leaf:
      switch row.element.menuState {
      case .off: mark.image = nil
      case .on: mark.image = UIImage(systemName: "checkmark")
      case .mixed: mark.image = UIImage(systemName: "minus")
      @unknown default: mark.image = nil
      }
    }
  }

  /// Shows less, in less room.
  private func becomeTile() {
    line.isHidden = true
    subtitleLabel.text = nil
    titleLabel.font = .preferredFont(forTextStyle: .footnote)
    titleLabel.textAlignment = .center
    // Without a picture the title is all that can be shown.
    titleLabel.isHidden = size == .small && row.element.image != nil
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    guard row.element.menuState != .off else { return }
    let ground = UIView()
    ground.isUserInteractionEnabled = false
    if isPalette {
      ground.layer.borderWidth = metrics.paletteRing
    } else {
      ground.backgroundColor = .tertiarySystemFill
      ground.layer.cornerRadius = metrics.tileCornerRadius
    }
    self.ground = ground
    insertSubview(ground, at: 0)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if isPalette { ground?.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor }
  }

  private func showColors() {
    let color: UIColor = !isEnabled ? .tertiaryLabel : row.attributes.contains(.destructive) ? .systemRed : .label
    titleLabel.textColor = color
    subtitleLabel.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    imageView.tintColor = color
    mark.tintColor = color
  }

  /// Whether a finger is on the row.
  var isTouched = false {
    didSet { if isTouched != oldValue { backgroundColor = isTouched ? .systemFill : nil } }
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    panel?.fingerMoved(touch.location(in: nil))
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    panel?.fingerMoved(touch.location(in: nil))
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { panel?.fingerLifted(touch.location(in: nil)) }
  }
  override func cancelTracking(with event: UIEvent?) { panel?.fingerMoved(nil) }

  // MARK: Layout

  private var imageSize: CGSize { imageView.shownImage?.size ?? .zero }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    let image = imageSize.width > 0 || spinner != nil ? max(imageSize.width, 20) + metrics.imageGap : 0
    return max(0, width - leading - metrics.sideMargin - image)
  }

  private var leading: CGFloat { hasMarks ? markWidth : metrics.sideMargin }
  /// Check marks grow with the text.
  private var markWidth: CGFloat {
    max(metrics.markWidth, UIFontMetrics.default.scaledValue(for: 20, compatibleWith: traitCollection))
  }

  private func textSizes(_ width: CGFloat) -> (title: CGSize, subtitle: CGSize) {
    let lines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 2
    for label in [titleLabel, subtitleLabel] { label.numberOfLines = lines }
    let room = CGSize(width: textWidth(width), height: CGFloat.greatestFiniteMagnitude)
    let subtitle = (subtitleLabel.text ?? "").isEmpty ? .zero : subtitleLabel.sizeThatFits(room)
    return (titleLabel.sizeThatFits(room), subtitle)
  }

  /// The height in a panel of a width.
  func height(width: CGFloat) -> CGFloat {
    if size == .small { return metrics.rowHeight }
    if size == .medium { return metrics.tileHeight(title: tileTitleSize(width).height) }
    let sizes = textSizes(width)
    let text = sizes.title.height + sizes.subtitle.height
    return max(metrics.rowHeight, PixelGrid.ceil(text + 2 * metrics.textMargin, scale: displayScale))
  }

  private func tileTitleSize(_ width: CGFloat) -> CGSize {
    titleLabel.numberOfLines = 1
    let room = CGSize(width: max(0, width - 2 * metrics.tileMargin), height: CGFloat.greatestFiniteMagnitude)
    let size = titleLabel.sizeThatFits(room)
    return CGSize(width: room.width, height: size.height)
  }

  private func layoutTile() {
    let scale = displayScale
    let title = tileTitleSize(bounds.width)
    var picture = bounds
    if size == .medium || titleLabel.isHidden == false && row.element.image != nil {
      picture.size.height -= title.height + metrics.tileMargin
    }
    imageView.frame = PixelGrid.round(picture, scale: scale)
    let y =
      row.element.image == nil ? (bounds.height - title.height) / 2 : bounds.height - title.height - metrics.tileMargin
    titleLabel.frame = PixelGrid.round(
      CGRect(x: metrics.tileMargin, y: y, width: title.width, height: title.height), scale: scale)
    guard let ground else { return }
    let side = min(bounds.width, bounds.height) - 2 * metrics.tileMargin
    ground.frame =
      isPalette
      ? CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
      : bounds.insetBy(dx: metrics.tileMargin, dy: metrics.tileMargin)
    if isPalette { ground.layer.cornerRadius = side / 2 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard size == .large else { return layoutTile() }
    let scale = displayScale
    let sizes = textSizes(bounds.width)
    let width = textWidth(bounds.width)
    let text = sizes.title.height + sizes.subtitle.height
    let top = (bounds.height - text) / 2
    let side: CGFloat = max(imageSize.width, 20)
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      let left = isRightToLeft ? bounds.width - x - width : x
      view.frame = PixelGrid.round(CGRect(x: left, y: y, width: width, height: height), scale: scale)
    }
    place(titleLabel, leading, top, width, sizes.title.height)
    place(subtitleLabel, leading, top + sizes.title.height, width, sizes.subtitle.height)
    place(mark, 0, 0, markWidth, bounds.height)
    // Images of rows are centred below each other, 20 points wide at least.
    place(imageView, bounds.width - metrics.sideMargin - side, 0, side, bounds.height)
    if let spinner { place(spinner, bounds.width - metrics.sideMargin - 20, (bounds.height - 20) / 2, 20, 20) }
    place(line, 0, bounds.height - 1 / scale, bounds.width, 1 / scale)
  }
}
