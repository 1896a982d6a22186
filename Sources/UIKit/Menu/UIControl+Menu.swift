extension UIControl {
  /// Adds or removes the interaction that opens the control's menu.
  func updateMenuInteraction() {
    guard isContextMenuInteractionEnabled != (menuInteraction != nil) else { return }
    if let menuInteraction {
      removeInteraction(menuInteraction)
      self.menuInteraction = nil
    } else {
      let interaction = UIContextMenuInteraction(delegate: self)
      menuInteraction = interaction
      addInteraction(interaction)
    }
  }

  /// The menu that a finger on the control opened, while it is down.
  var menuUnderFinger: MenuPresentation? { isTracking ? menuInteraction?.presentation : nil }

  /// Opens the menu for a touch at a place if it is the control's primary action; false otherwise.
  func openMenuAsPrimaryAction(at place: CGPoint, _ event: UIEvent?) -> Bool {
    guard showsMenuAsPrimaryAction, let menuInteraction else { return false }
    guard menuInteraction.openAtOnce(at: place) else { return false }
    send(.menuActionTriggered, event: event)
    return true
  }
}
