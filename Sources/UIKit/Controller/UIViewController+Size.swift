extension UIViewController {
  /// The orientations of a controller that says nothing of them.
  var standardOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// The first of the usual order of orientations that the controller supports.
  var firstSupportedOrientation: UIInterfaceOrientation {
    let order: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    return order.first { supportedInterfaceOrientations.contains($0) } ?? .portrait
  }

  /// Turns the screen to the controller's preferred orientation, if the controller fills it and does not support the
  /// present one.
  func turnIfUnsupported() {
    guard let scene = viewIfLoaded?.window?.windowScene,
      !supportedInterfaceOrientations.contains(scene.interfaceOrientation)
    else { return }
    let preferred = UIInterfaceOrientationMask(
      rawValue: 1 << UInt(preferredInterfaceOrientationForPresentation.rawValue))
    scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: preferred))
  }

  /// A child whose view fills this one's follows it; others keep their size.
  func standardSize(for container: any UIContentContainer, parentSize: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let childView = child.viewIfLoaded, let view = viewIfLoaded else {
      return parentSize
    }
    return childView.bounds.size == view.bounds.size ? parentSize : childView.bounds.size
  }

  /// Tells the controller, its children and presented controllers of short memory, as far as their views are loaded.
  func receiveMemoryWarning() {
    if isViewLoaded { didReceiveMemoryWarning() }
    for child in childStorage { child.receiveMemoryWarning() }
    presentationState.ongoing?.presented.receiveMemoryWarning()
  }
}
