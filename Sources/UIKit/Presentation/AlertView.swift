/// The card of an alert, or the two of an action sheet: as large as they are, so that views that an application adds lie in the card.
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private let card = AlertCard()
  private let cancelCard = AlertCard()

  init(controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    // The cards' blur looks through the view while it fades.
    layer.allowsGroupOpacity = false
    for card in [card, cancelCard] { addSubview(card) }
    cancelCard.isPlain = true
    let tap = UITapGestureRecognizer(target: self, action: Selector(AlertView.didTap(_:)))
    addGestureRecognizer(tap)
    reload()
    frame.size = popoverSize
  }

  /// The first text field of an alert that comes up is edited at once.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { controller?.textFields?.first?.becomeFirstResponder() }
  }

  required init?(coder: NSCoder) { fatalError("Alerts make their views themselves") }

  private var isSheet: Bool { controller?.preferredStyle == .actionSheet }
  private var isInPopover: Bool { controller?.isInPopover ?? false }

  /// A tap between the cards of an action sheet means its cancel button.
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
    superview?.setNeedsLayout()
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

  // MARK: Where

  /// The frame of the alert in the container that fills the window.
  func place(in container: UIView) -> CGRect {
    PixelGrid.round(isSheet ? sheetFrame(in: container) : alertFrame(in: container), scale: container.displayScale)
  }

  /// An alert stands in the middle of what the keyboard leaves.
  private func alertFrame(in container: UIView) -> CGRect {
    let metrics = AlertMetrics()
    let (bounds, safe) = (container.bounds, container.safeAreaInsets)
    let width = metrics.width(traitCollection, in: bounds.width)
    let keyboard = stage.screen.keyboard.overlap(of: container)
    let limit = bounds.height - safe.top - max(safe.bottom, keyboard) - 2 * metrics.margin
    let height = max(card.height(width: width, limit: limit), heightOfConstraints(width))
    return CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - keyboard - height) / 2, width: width, height: height)
  }

  private func sheetFrame(in container: UIView) -> CGRect {
    let metrics = AlertMetrics()
    let (bounds, safe) = (container.bounds, container.safeAreaInsets)
    let width = min(bounds.width, bounds.height) - 2 * metrics.sheetMargin
    let bottom = bounds.height - max(metrics.sheetMargin, safe.bottom)
    let cancel = cancelRoom(width)
    let height = max(
      card.height(width: width, limit: bottom - cancel - safe.top - metrics.sheetMargin) + cancel,
      heightOfConstraints(width))
    return CGRect(x: (bounds.width - width) / 2, y: bottom - height, width: width, height: height)
  }

  /// The height of an action sheet's cancel button below the other card, with the gap between them.
  private func cancelRoom(_ width: CGFloat) -> CGFloat {
    guard !cancelCard.isHidden else { return 0 }
    return cancelCard.height(width: width, limit: .greatestFiniteMagnitude) + AlertMetrics().sheetMargin
  }

  /// The height that an application's constraints ask for, which make room for views of its own; 0 without any.
  private func heightOfConstraints(_ width: CGFloat) -> CGFloat {
    guard !constraints.isEmpty else { return 0 }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !cancelCard.isHidden else {
      card.frame = bounds
      return
    }
    let height = cancelRoom(bounds.width) - AlertMetrics().sheetMargin
    cancelCard.frame = PixelGrid.round(
      CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height), scale: displayScale)
    card.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, cancelCard.frame.minY - AlertMetrics().sheetMargin))
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
