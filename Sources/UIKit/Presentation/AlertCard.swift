/// Texts and buttons on a rounded ground; both scroll where there is not enough room.
final class AlertCard: UIView {
  private static let plainGround = UIColor(dynamicProvider: { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 44 / 255 : 1, alpha: 1)
  })

  /// A thick material, so that the screen behind does not make the texts hard to read (a rule, after the looks on iOS).
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let texts = UIScrollView()
  /// The text fields between the texts and the buttons.
  let fields = AlertFieldsView()
  private let rows = UIScrollView()
  private let topLine = UIView()
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []
  private var isSheet = false
  private let metrics = AlertMetrics()
  /// Whether the ground is opaque: that of a cancel button apart.
  var isPlain = false { didSet { showGround() } }
  /// Whether a popover around the card has ground and corners.
  var isInPopover = false { didSet { showGround() } }

  private func showGround() {
    material.isHidden = isPlain || isInPopover
    backgroundColor = isPlain && !isInPopover ? Self.plainGround : nil
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    clipsToBounds = true
    // A blur in a group would have nothing behind it.
    layer.allowsGroupOpacity = false
    addSubview(material)
    for scroll in [texts, rows] {
      scroll.contentInsetAdjustmentBehavior = .never
      addSubview(scroll)
    }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      texts.addSubview(label)
    }
    topLine.backgroundColor = .separator
    addSubview(topLine)
    addSubview(fields)
  }

  func show(title: String?, message: String?, buttons: [AlertButton], isSheet: Bool) {
    self.isSheet = isSheet
    layer.cornerRadius = isInPopover ? 0 : isSheet ? metrics.sheetCornerRadius : metrics.cornerRadius
    titleLabel.text = title
    messageLabel.text = message
    let traits = traitCollection
    let small = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    let bold = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits)
    titleLabel.font = isSheet ? .systemFont(ofSize: small.pointSize, weight: .semibold) : bold
    // Of an alert whose only text is a message this is said as its title would be; an empty title keeps it small, as on iOS.
    messageLabel.font = title == nil && !isSheet ? bold : small
    for label in [titleLabel, messageLabel] { label.textColor = isSheet ? .secondaryLabel : .label }
    for view in self.buttons + lines { view.removeFromSuperview() }
    self.buttons = buttons
    lines = buttons.dropFirst().map { _ in UIView() }
    for line in lines { line.backgroundColor = .separator }
    for view in buttons + lines { rows.addSubview(view) }
    setNeedsLayout()
  }

  private func textHeight(_ width: CGFloat) -> CGFloat {
    let title = size(titleLabel, width)
    let message = size(messageLabel, width)
    guard title.height > 0 || message.height > 0 else { return 0 }
    let gap = title.height > 0 && message.height > 0 ? (isSheet ? metrics.sheetTextGap : metrics.textGap) : 0
    return title.height + message.height + gap + 2 * (isSheet ? metrics.sheetTextMargin : metrics.textMargin)
  }

  private func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
    guard let text = label.text, !text.isEmpty else { return .zero }
    return label.sizeThatFits(CGSize(width: width - 2 * metrics.margin, height: CGFloat.greatestFiniteMagnitude))
  }

  /// The buttons for a width: of two below each other the cancelling one comes last, as of three.
  private func order(_ width: CGFloat) -> [AlertButton] {
    guard !isSheet, buttons.count == 2, buttons[0].cancels, !standsSideBySide(width) else { return buttons }
    return buttons.reversed()
  }

  private func standsSideBySide(_ width: CGFloat) -> Bool {
    guard !isSheet, buttons.count == 2 else { return false }
    return buttons.allSatisfy { $0.titleWidth <= width / 2 - metrics.margin }
  }

  private var row: CGFloat {
    buttons.map { metrics.row(isSheet: isSheet, font: $0.font) }.max() ?? metrics.row
  }

  private func buttonsHeight(_ width: CGFloat) -> CGFloat {
    row * CGFloat(standsSideBySide(width) ? 1 : buttons.count)
  }

  /// How much room the buttons get in a height; what they and the texts do not get scrolls.
  private func buttonsRoom(_ width: CGFloat, in height: CGFloat) -> CGFloat {
    let wanted = buttonsHeight(width)
    let texts = textHeight(width) + fields.height
    return min(height, max(min(wanted, height - texts), min(wanted, metrics.leastRows * row)))
  }

  /// The height, up to a limit.
  func height(width: CGFloat, limit: CGFloat) -> CGFloat {
    min(limit, buttonsHeight(width) + fields.height + textHeight(width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    let width = bounds.width
    let buttonsRoom = buttonsRoom(width, in: bounds.height)
    let textRoom = max(0, bounds.height - buttonsRoom)
    fields.frame = CGRect(x: 0, y: textRoom - fields.height, width: width, height: fields.height)
    texts.frame = CGRect(x: 0, y: 0, width: width, height: max(0, textRoom - fields.height))
    texts.contentSize = CGSize(width: width, height: textHeight(width))
    rows.frame = CGRect(x: 0, y: textRoom, width: width, height: buttonsRoom)
    rows.contentSize = CGSize(width: width, height: buttonsHeight(width))
    topLine.frame = CGRect(x: 0, y: textRoom, width: width, height: 1 / displayScale)
    topLine.isHidden = textRoom == 0 || buttons.isEmpty
    layoutTexts(width)
    layoutButtons(width)
  }

  private func layoutTexts(_ width: CGFloat) {
    var y = isSheet ? metrics.sheetTextMargin : metrics.textMargin
    for label in [titleLabel, messageLabel] {
      let size = size(label, width)
      label.isHidden = size.height == 0
      label.frame = PixelGrid.round(
        CGRect(x: metrics.margin, y: y, width: width - 2 * metrics.margin, height: size.height), scale: displayScale)
      if size.height > 0 { y += size.height + (isSheet ? metrics.sheetTextGap : metrics.textGap) }
    }
  }

  private func layoutButtons(_ width: CGFloat) {
    let (scale, row) = (displayScale, row)
    let sideBySide = standsSideBySide(width)
    for (index, button) in order(width).enumerated() {
      let part = sideBySide ? width / 2 : width
      let x = sideBySide ? CGFloat(isRightToLeft ? 1 - index : index) * part : 0
      let top = sideBySide ? 0 : CGFloat(index) * row
      button.frame = PixelGrid.round(CGRect(x: x, y: top, width: part, height: row), scale: scale)
      guard index > 0 else { continue }
      lines[index - 1].frame =
        sideBySide
        ? CGRect(x: PixelGrid.round(width / 2, scale: scale), y: 0, width: 1 / scale, height: row)
        : CGRect(x: 0, y: top, width: width, height: 1 / scale)
    }
  }
}

/// A button of an alert.
final class AlertButton: UIControl {
  private let label = UILabel()
  private let isDestructive: Bool
  /// Whether the button leaves things as they are.
  let cancels: Bool

  init(action: UIAlertAction, isSheet: Bool, isBold: Bool, chosen: @escaping @MainActor () -> Void) {
    isDestructive = action.style == .destructive
    cancels = action.style == .cancel
    super.init(frame: .zero)
    label.text = action.title
    let font = UIFont.preferredFont(forTextStyle: isSheet ? .title3 : .body)
    label.font = isBold ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    addSubview(label)
    isEnabled = action.isEnabled
    addAction(UIAction { _ in chosen() }, for: .touchUpInside)
    update()
  }

  required init?(coder: NSCoder) { fatalError("Buttons of alerts are made by their alerts") }

  override var accessibilityDefaults: AccessibilityDefaults { buttonDefaults }
  package override var shownText: String? { label.text }

  var font: UIFont { label.font }

  /// How wide the title is.
  var titleWidth: CGFloat { label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private func update() {
    label.textColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .tintColor
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: AlertMetrics().sheetMargin, dy: 0)
  }
}
