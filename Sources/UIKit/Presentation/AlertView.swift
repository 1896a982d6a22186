/// The card or cards of an alert, in a view that fills the window.
final class AlertView: UIView {
  private unowned let controller: UIAlertController
  private let card = AlertCard()
  private let cancelCard = AlertCard()

  init(controller: UIAlertController) {
    self.controller = controller
    super.init(frame: UIScreen.main.bounds)
    for card in [card, cancelCard] { addSubview(card) }
    let tap = UITapGestureRecognizer(target: self, action: Selector(AlertView.didTap(_:)))
    addGestureRecognizer(tap)
    reload()
  }

  required init?(coder: NSCoder) { fatalError("Alerts make their views themselves") }

  private var isSheet: Bool { controller.preferredStyle == .actionSheet }

  /// A tap beside an action sheet means its cancel button.
  private func didTap(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: self)
    guard isSheet, !card.frame.contains(point), !cancelCard.frame.contains(point) else { return }
    if let cancel = controller.actions.first(where: { $0.style == .cancel }) { controller.choose(cancel) }
  }

  /// Takes over texts and buttons.
  func reload() {
    let actions = controller.actions
    let cancel = actions.first { $0.style == .cancel }
    let preferred = controller.preferredAction ?? cancel
    var others = actions.filter { $0.style != .cancel }
    let button = { (action: UIAlertAction) in
      AlertButton(action: action, isSheet: self.isSheet, isBold: action === preferred) { [weak self] in
        self?.controller.choose(action)
      }
    }
    if !isSheet, let cancel {
      // The cancel button stands at the left of two, else at the bottom.
      if actions.count == 2 { others.insert(cancel, at: 0) } else { others.append(cancel) }
    }
    card.show(
      title: controller.title, message: controller.message, buttons: others.map(button), isSheet: isSheet)
    cancelCard.show(
      title: nil, message: nil, buttons: isSheet ? [cancel].compactMap { $0 }.map(button) : [], isSheet: isSheet)
    cancelCard.isHidden = !isSheet || cancel == nil
    cancelCard.isPlain = true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = displayScale
    let metrics = AlertMetrics()
    let safe = safeAreaInsets
    guard isSheet else {
      let height = card.height(width: metrics.width, limit: bounds.height - safe.top - safe.bottom - 2 * metrics.margin)
      card.frame = PixelGrid.round(
        CGRect(
          x: (bounds.width - metrics.width) / 2, y: (bounds.height - height) / 2, width: metrics.width, height: height),
        scale: scale)
      return
    }
    let width = min(bounds.width, bounds.height) - 2 * metrics.sheetMargin
    let x = (bounds.width - width) / 2
    var bottom = bounds.height - max(metrics.sheetMargin, safe.bottom)
    if !cancelCard.isHidden {
      let height = cancelCard.height(width: width, limit: bounds.height)
      cancelCard.frame = PixelGrid.round(CGRect(x: x, y: bottom - height, width: width, height: height), scale: scale)
      bottom -= height + metrics.sheetMargin
    }
    let height = card.height(width: width, limit: bottom - safe.top - metrics.sheetMargin)
    card.frame = PixelGrid.round(CGRect(x: x, y: bottom - height, width: width, height: height), scale: scale)
  }
}

/// The lengths of alerts, in points; see `UIAlertController`.
struct AlertMetrics {
  var width: CGFloat = 270
  var margin: CGFloat = 16
  var cornerRadius: CGFloat = 14
  var sheetCornerRadius: CGFloat = 13
  var sheetMargin: CGFloat = 8
  var row: CGFloat = 44
  var sheetRow: CGFloat = 57
  /// Above and below the texts.
  var textMargin: CGFloat = 19
  var sheetTextMargin: CGFloat = 14
  /// Between title and message.
  var textGap: CGFloat = 3
  var sheetTextGap: CGFloat = 12
}

/// Texts and buttons on a rounded ground.
final class AlertCard: UIView {
  private static let ground = UIColor(dynamicProvider: { traits in
    let isDark = traits.userInterfaceStyle == .dark
    return UIColor(white: isDark ? 37 / 255 : 249 / 255, alpha: 0.97)
  })
  private static let plainGround = UIColor(dynamicProvider: { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 44 / 255 : 1, alpha: 1)
  })

  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let texts = UIScrollView()
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []
  private var isSheet = false
  private let metrics = AlertMetrics()
  /// Whether the ground is opaque: that of a cancel button apart.
  var isPlain = false { didSet { backgroundColor = isPlain ? Self.plainGround : Self.ground } }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    clipsToBounds = true
    backgroundColor = Self.ground
    texts.contentInsetAdjustmentBehavior = .never
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      texts.addSubview(label)
    }
    addSubview(texts)
  }

  func show(title: String?, message: String?, buttons: [AlertButton], isSheet: Bool) {
    self.isSheet = isSheet
    layer.cornerRadius = isSheet ? metrics.sheetCornerRadius : metrics.cornerRadius
    titleLabel.text = title
    messageLabel.text = message
    titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    // An alert whose only text is a message says it as its title would be said.
    messageLabel.font = .systemFont(ofSize: 13)
    for label in [titleLabel, messageLabel] { label.textColor = isSheet ? .secondaryLabel : .label }
    for view in self.buttons + lines { view.removeFromSuperview() }
    self.buttons = buttons
    lines = buttons.map { _ in UIView() }
    for line in lines { line.backgroundColor = .separator }
    for view in buttons + lines { addSubview(view) }
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

  private func standsSideBySide(_ width: CGFloat) -> Bool {
    guard !isSheet, buttons.count == 2 else { return false }
    return buttons.allSatisfy { $0.titleWidth <= width / 2 - metrics.margin }
  }

  private func buttonsHeight(_ width: CGFloat) -> CGFloat {
    let row = isSheet ? metrics.sheetRow : metrics.row
    return row * CGFloat(standsSideBySide(width) ? 1 : buttons.count)
  }

  /// The height, of which the texts give way past a limit.
  func height(width: CGFloat, limit: CGFloat) -> CGFloat {
    let buttons = buttonsHeight(width)
    return buttons + max(0, min(textHeight(width), limit - buttons))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = displayScale
    let (width, row) = (bounds.width, isSheet ? metrics.sheetRow : metrics.row)
    let textRoom = max(0, bounds.height - buttonsHeight(width))
    texts.frame = CGRect(x: 0, y: 0, width: width, height: textRoom)
    texts.contentSize = CGSize(width: width, height: textHeight(width))
    var y = isSheet ? metrics.sheetTextMargin : metrics.textMargin
    for label in [titleLabel, messageLabel] {
      let size = size(label, width)
      label.isHidden = size.height == 0
      label.frame = PixelGrid.round(
        CGRect(x: metrics.margin, y: y, width: width - 2 * metrics.margin, height: size.height), scale: scale)
      if size.height > 0 { y += size.height + (isSheet ? metrics.sheetTextGap : metrics.textGap) }
    }
    let line = 1 / scale
    let sideBySide = standsSideBySide(width)
    for (index, button) in buttons.enumerated() {
      let part = sideBySide ? width / 2 : width
      let x = sideBySide ? CGFloat(isRightToLeft ? 1 - index : index) * part : 0
      let top = textRoom + (sideBySide ? 0 : CGFloat(index) * row)
      button.frame = PixelGrid.round(CGRect(x: x, y: top, width: part, height: row), scale: scale)
      lines[index].frame =
        sideBySide && index == 1
        ? CGRect(x: PixelGrid.round(width / 2, scale: scale), y: top, width: line, height: row)
        : CGRect(x: 0, y: top, width: width, height: line)
      lines[index].isHidden = top == 0
    }
  }
}

/// A button of an alert.
final class AlertButton: UIControl {
  private let label = UILabel()
  private let isDestructive: Bool

  init(action: UIAlertAction, isSheet: Bool, isBold: Bool, chosen: @escaping @MainActor () -> Void) {
    isDestructive = action.style == .destructive
    super.init(frame: .zero)
    label.text = action.title
    label.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
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
    label.textColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : tintColor
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: AlertMetrics().sheetMargin, dy: 0)
  }
}
