extension UIApplication {
  /// The reader chooses another text size while the application is shown, as in the settings of iOS.
  ///
  /// The screen, scenes and windows have the size first, then `UIContentSizeCategory.didChangeNotification` is posted with it. Nothing happens where it is
  /// the size already.
  package func changeTextSize(to category: UIContentSizeCategory) {
    guard category != preferredContentSizeCategory, category != .unspecified else { return }
    let screen = stage.screen
    screen.changeTraits(
      UITraitCollection(traitsFrom: [
        screen.traitCollection, UITraitCollection(preferredContentSizeCategory: category),
      ]))
    for case let scene as UIWindowScene in scenes { scene.traitsMayHaveChanged() }
    for window in windows { window.screenTraitsDidChange() }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
  }
}
