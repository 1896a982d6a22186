/// The numbered buttons of `UIAlertView` and `UIActionSheet`.
struct NumberedButtons {
  private(set) var titles: [String] = []
  /// The button that leaves things as they are; -1 for none.
  var cancel = -1
  /// The button that takes something away; -1 for none.
  var destructive = -1
  /// The first of those that were given when the alert was made and are neither of the two; -1 for none.
  private(set) var firstOther = -1

  mutating func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  mutating func addOthers(_ titles: [String]) {
    if firstOther < 0, !titles.isEmpty { firstOther = self.titles.count }
    self.titles += titles
  }

  func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }
}

/// The controller that shows a `UIAlertView` or `UIActionSheet`, and tells it of tapped buttons by number.
final class OldAlertController: UIAlertController {
  /// A finger was on a button.
  var clicked: (Int) -> Void = { _ in }
  /// The alert goes, as if by that button.
  var willGo: (Int) -> Void = { _ in }
  /// The alert has gone.
  var didGo: (Int) -> Void = { _ in }
  private var buttons = NumberedButtons()

  /// Adds the buttons that are not there yet.
  func show(_ buttons: NumberedButtons) {
    self.buttons = buttons
    for index in actions.count..<max(actions.count, buttons.titles.count) {
      let style: UIAlertAction.Style =
        index == buttons.cancel ? .cancel : index == buttons.destructive ? .destructive : .default
      addAction(UIAlertAction(title: buttons.titles[index], style: style))
    }
  }

  private var isGoing: Bool { presentationState.own.map { $0.phase == .going } ?? true }

  override func choose(_ action: UIAlertAction) {
    guard !isGoing, let index = actions.firstIndex(where: { $0 === action }) else { return }
    click(index)
  }

  private func click(_ index: Int) {
    clicked(index)
    // The delegate may have taken the alert away itself.
    if !isGoing { go(index, animated: true) }
  }

  /// A tap beside an action sheet is one on its cancel button, which may have no place in a popover and no number.
  override func cancelByHand() {
    guard !isGoing, buttons.cancel >= 0 || isInPopover else { return }
    click(buttons.cancel)
  }

  /// Dismisses the alert as if by a button, but reports only the dismissal.
  func go(_ index: Int, animated: Bool) {
    guard !isGoing, let own = presentationState.own else { return }
    willGo(index)
    own.end(animated: animated) { [didGo] in didGo(index) }
  }
}
