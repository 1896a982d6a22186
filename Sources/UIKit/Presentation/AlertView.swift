/// The card or cards of an alert, in a view that fills the window, or in a popover a card that fills that.
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private let card = AlertCard()
  private let cancelCard = AlertCard()

  init(controller: UIAlertController) {
    self.controller = controller
    super.init(frame: UIScreen.main.bounds)
    // The cards' blur looks through the view while it fades.
    layer.allowsGroupOpacity = false
    for card in [card, cancelCard] { addSubview(card) }
    cancelCard.isPlain = true
    let tap = UITapGestureRecognizer(target: self, action: Selector(AlertView.didTap(_:)))
    addGestureRecognizer(tap)
    reload()
    UIScreen.main.keyboard.addFollower(self)
  }

  /// The first text field of an alert that comes up is edited at once.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { controller?.textFields?.first?.becomeFirstResponder() }
  }

  required init?(coder: NSCoder) { fatalError("Alerts make their views themselves") }

  private var isSheet: Bool { controller?.preferredStyle == .actionSheet }
  private var isInPopover: Bool { controller?.isInPopover ?? false }

  /// A tap beside an action sheet means its cancel button.
  private func didTap(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: self)
    guard isSheet, !isInPopover, !card.frame.contains(point), cancelCard.isHidden || !cancelCard.frame.contains(point)
    else { return }
    controller?.cancelByHand()
  }

  /// Takes over texts and buttons.
  func reload() {
    guard let controller else { return }
    let (isSheet, isInPopover) = (isSheet, isInPopover)
    let cancel = controller.actions.first { $0.style == .cancel }
    let preferred = controller.preferredAction ?? cancel
    var others = controller.actions.filter { $0.style != .cancel }
    let button = { (action: UIAlertAction) in
      AlertButton(action: action, isSheet: isSheet, isBold: action === preferred) { [weak controller, weak action] in
        if let action { controller?.choose(action) }
      }
    }
    if !isSheet, let cancel {
      // The cancel button stands at the left of two, else at the bottom.
      if controller.actions.count == 2 { others.insert(cancel, at: 0) } else { others.append(cancel) }
    }
    // In a popover a tap beside it stands for the cancel button.
    let hasCancelCard = isSheet && !isInPopover && cancel != nil
    card.isInPopover = isInPopover
    card.fields.show(controller.textFields ?? [])
    card.show(title: controller.title, message: controller.message, buttons: others.map(button), isSheet: isSheet)
    cancelCard.show(
      title: nil, message: nil, buttons: hasCancelCard ? [cancel].compactMap { $0 }.map(button) : [], isSheet: isSheet)
    cancelCard.isHidden = !hasCancelCard
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    if previousTraitCollection?.preferredContentSizeCategory != category { reload() }
  }

  /// The size of the card in a popover.
  var popoverSize: CGSize {
    let width = AlertMetrics().width(traitCollection, in: stage.screen.bounds.width)
    return CGSize(width: width, height: card.height(width: width, limit: .greatestFiniteMagnitude))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isInPopover {
      card.frame = bounds
    } else if isSheet {
      layoutSheet()
    } else {
      layoutAlert()
    }
  }

  private func layoutAlert() {
    let metrics = AlertMetrics()
    let safe = safeAreaInsets
    let width = metrics.width(traitCollection, in: bounds.width)
    // An alert stands in the middle of what the keyboard leaves.
    let keyboard = stage.screen.keyboard.overlap(of: self)
    let height = card.height(
      width: width, limit: bounds.height - safe.top - max(safe.bottom, keyboard) - 2 * metrics.margin)
    let y = (bounds.height - keyboard - height) / 2
    card.frame = PixelGrid.round(
      CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: height), scale: displayScale)
  }

  private func layoutSheet() {
    let metrics = AlertMetrics()
    let (safe, scale) = (safeAreaInsets, displayScale)
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
  /// The width at the text sizes of accessibility: a rule, so that buttons have room for a word.
  var wideWidth: CGFloat = 343
  var margin: CGFloat = 16
  var cornerRadius: CGFloat = 14
  var sheetCornerRadius: CGFloat = 13
  var sheetMargin: CGFloat = 8
  var row: CGFloat = 44
  var sheetRow: CGFloat = 57
  /// Above and below the title of a button that is taller than the row is for.
  var rowMargin: CGFloat = 11
  /// How many rows are seen at least where texts need the room.
  var leastRows: CGFloat = 1.5
  /// Above and below the texts.
  var textMargin: CGFloat = 19
  var sheetTextMargin: CGFloat = 14
  /// Between title and message.
  var textGap: CGFloat = 3
  var sheetTextGap: CGFloat = 12

  func width(_ traits: UITraitCollection, in room: CGFloat) -> CGFloat {
    let wanted = traits.preferredContentSizeCategory.isAccessibilityCategory ? wideWidth : width
    return min(wanted, room - 2 * margin)
  }

  /// The height of a button whose title has such a font.
  func row(isSheet: Bool, font: UIFont) -> CGFloat {
    max(isSheet ? sheetRow : row, font.lineHeight.rounded(.up) + 2 * rowMargin)
  }
}
