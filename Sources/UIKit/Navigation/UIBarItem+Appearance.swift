extension UIBarItem: ProxyStyled, UIAppearance, UIAppearanceContainer {
  /// Takes the values that proxies have for the item; its view has come into a window.
  func applyAppearance(shownBy view: UIView) {
    applyAppearance(on: view.stage, traits: view.traitCollection, containers: view.appearanceContainers)
  }
}
