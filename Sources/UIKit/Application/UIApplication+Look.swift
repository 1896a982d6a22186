/// How an application looks by its Info.plist, whatever the reader's settings are.
extension UIApplication {
  /// The appearance that the Info.plist gives to all of the application (`UIUserInterfaceStyle`); nil leaves it to the reader, as `Automatic` does.
  var styleOfInfo: UIUserInterfaceStyle? {
    switch infoText("UIUserInterfaceStyle") {
    case "Dark": .dark
    case "Light": .light
    default: nil
    }
  }

  /// Traits in the application's appearance.
  func styled(_ traits: UITraitCollection) -> UITraitCollection {
    guard let style = styleOfInfo, style != traits.userInterfaceStyle else { return traits }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
  }

  /// Takes over what the Info.plist says of the screen and the status bar.
  ///
  /// How the bar is counts where controllers have no say of it; elsewhere one that is hidden while an application is launched comes back with the first
  /// controller.
  func takeLookOfInfo() {
    stage.screen.changeTraits(stage.screen.traitCollection)
    ownStatusBar.isHidden = infoValue("UIStatusBarHidden") as? Bool ?? false
    ownStatusBar.style =
      switch infoText("UIStatusBarStyle") {
      case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque":
        .lightContent
      case "UIStatusBarStyleDarkContent": .darkContent
      default: .default
      }
    statusBarInputsDidChange()
  }

  private func infoText(_ key: String) -> String? { infoValue(key) as? String }

  /// The value of a key of the Info.plist, that for the kind of device before the general one.
  private func infoValue(_ key: String) -> Any? {
    let isPad = stage.screen.traitCollection.userInterfaceIdiom == .pad
    return info[key + (isPad ? "~ipad" : "~iphone")] ?? info[key]
  }
}
