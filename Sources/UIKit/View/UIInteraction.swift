/// Something that a view does with fingers, pointers or menus, and that can be added to any view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that it was added to; nil for none.
  var view: UIView? { get }
  /// It is about to be added to a view, or to be removed for nil.
  func willMove(to view: UIView?)
  /// It was added to a view, or removed for nil.
  func didMove(to view: UIView?)
}

extension UIView {
  func attachInteraction(_ interaction: any UIInteraction) {
    if interactionStorage.contains(where: { $0 === interaction }) { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionStorage.append(interaction)
    interaction.didMove(to: self)
  }

  func detachInteraction(_ interaction: any UIInteraction) {
    guard interactionStorage.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionStorage.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  func replaceInteractions(_ interactions: [any UIInteraction]) {
    for old in interactionStorage where !interactions.contains(where: { $0 === old }) { detachInteraction(old) }
    for new in interactions { attachInteraction(new) }
  }
}
