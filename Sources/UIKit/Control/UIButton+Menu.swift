extension UIButton {
  /// Whether the button shows which element of its menu is on.
  var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  var menuConfiguration: UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  /// Shows the element that is on in a pop-up button; without one the first is switched on.
  func updatePopUp() {
    setNeedsUpdateConfiguration()
    guard isPopUp, let menu else { return }
    let leaves = menu.leaves
    guard let chosen = leaves.first(where: { $0.menuState == .on }) ?? leaves.first else { return }
    menu.select(chosen)
    show(chosen)
  }

  func popUpDidChoose(_ element: UIMenuElement) {
    guard isPopUp, let menu, menu.leaves.contains(where: { $0 === element }) else { return }
    menu.select(element)
    show(element)
  }

  private func show(_ element: UIMenuElement) {
    guard var configuration else {
      setTitle(element.title, for: .normal)
      setImage(element.image, for: .normal)
      return
    }
    configuration.title = element.title
    configuration.image = element.image
    self.configuration = configuration
  }
}
