import Foundation

extension UIApplication {
  /// The orientations of the Info.plist; without an entry all but upside down, on an iPad all.
  var orientationsOfInfo: UIInterfaceOrientationMask {
    let isPad = stage.screen.traitCollection.userInterfaceIdiom == .pad
    let names =
      info["UISupportedInterfaceOrientations" + (isPad ? "~ipad" : "~iphone")] as? [String]
      ?? info["UISupportedInterfaceOrientations"] as? [String]
    guard let names else { return isPad ? .all : .allButUpsideDown }
    return names.reduce(into: []) { mask, name in
      switch name {
      case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
      case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
      case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
      case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
      default: break
      }
    }
  }

  /// A turn of the device that controllers did not follow.
  struct RefusedTurn {
    var orientation: UIInterfaceOrientation
    var size: CGSize
    var safeAreaInsets: UIEdgeInsets
  }

  /// Follows the device where controllers did not want to, if they do now.
  func turnAgain() {
    guard let turn = refusedTurn else { return }
    self.turn(to: turn.orientation, size: turn.size, safeAreaInsets: turn.safeAreaInsets)
  }

  /// Turns the device: the screen gets another size and safe area, and windows that fill it follow, if the key window may be shown so.
  ///
  /// In the order of iOS: `willTransition(to:with:)` where traits change, `viewWillTransition(to:with:)`, the change with what joined the
  /// coordinator, its completions, and at last the scene's delegate. Presented controllers are told as the root is. False, and nothing
  /// happens, when the orientation is not supported by the application and the controller that fills the window, or that does not turn.
  @discardableResult
  package func turn(
    to orientation: UIInterfaceOrientation, size: CGSize, safeAreaInsets: UIEdgeInsets
  ) -> Bool {
    let window = keyWindow ?? windows.last
    guard supportedInterfaceOrientations(for: window).contains(orientation),
      window?.rootViewController?.topmostFullScreen.shouldAutorotate ?? true
    else {
      refusedTurn = RefusedTurn(orientation: orientation, size: size, safeAreaInsets: safeAreaInsets)
      return false
    }
    refusedTurn = nil
    changeScreen(to: orientation, size: size, safeAreaInsets: safeAreaInsets)
    return true
  }

  /// Gives the screen, and the windows that fill it, another size, like a reader who resizes the window of an
  /// application; no controller is asked.
  package func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets) {
    let isUpright = size.height >= size.width
    let present = mainScene?.interfaceOrientation ?? .portrait
    let orientation = present.isPortrait == isUpright ? present : isUpright ? .portrait : .landscapeRight
    changeScreen(to: orientation, size: size, safeAreaInsets: safeAreaInsets)
  }

  private func changeScreen(to orientation: UIInterfaceOrientation, size: CGSize, safeAreaInsets: UIEdgeInsets) {
    let screen = stage.screen
    let window = keyWindow ?? windows.last
    let before = (mainScene?.interfaceOrientation ?? .unknown, screen.traitCollection, screen.bounds.size)
    let after = UITraitCollection(traitsFrom: [
      screen.traitCollection, UITraitCollection.sizeClasses(for: size, traits: screen.traitCollection),
    ])
    let filling = windows.filter { $0.bounds.size == before.2 }
    let isTurned = before.0.isPortrait != orientation.isPortrait
    let transform =
      isTurned ? CGAffineTransform(rotationAngle: orientation == .landscapeLeft ? .pi / 2 : -.pi / 2) : .identity
    let transition = SizeTransition(in: window ?? UIView(), targetTransform: transform)
    let roots = filling.compactMap(\.rootViewController)
    let presentations = roots.flatMap(\.presentationsBelow)
    let turned = roots + presentations.map(\.presented)
    for controller in turned { controller.ownTransition = transition }
    for root in roots {
      if after != before.1 { root.willTransition(to: after, with: transition) }
      root.viewWillTransition(to: size, with: transition)
    }
    for presentation in presentations {
      if after != before.1 { presentation.active.willTransition(to: after, with: transition) }
      presentation.active.viewWillTransition(to: size, with: transition)
    }
    let bar = StatusBarTurn(orientation: before.0, frame: statusBarFrame)
    // The bar is as high as what it takes of the screen's upper edge.
    let next = StatusBarTurn(
      orientation: orientation, frame: CGRect(x: 0, y: 0, width: size.width, height: safeAreaInsets.top))
    tell(of: next, isOver: false, orientationChanges: before.0 != orientation)
    transition.run {
      if orientation.isLandscape { screen.landscapeOrientation = orientation }
      if orientation.isPortrait { screen.portraitOrientation = orientation }
      screen.changeSize(size, safeAreaInsets: safeAreaInsets, traits: after)
      for case let scene as UIWindowScene in self.scenes { scene.traitsMayHaveChanged() }
      for window in filling {
        window.setSafeAreaInsets(nil)
        window.frame = CGRect(origin: .zero, size: size)
        window.screenTraitsDidChange()
        window.layoutIfNeeded()
      }
    } whenOver: {
      for controller in turned where controller.ownTransition === transition { controller.ownTransition = nil }
    }
    statusBarInputsDidChange()
    tell(of: bar, isOver: true, orientationChanges: before.0 != orientation)
    stage.screen.device.orientationDidChange()
    for case let scene as UIWindowScene in scenes {
      (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
        scene, didUpdate: UIView(frame: CGRect(origin: .zero, size: before.2)), interfaceOrientation: before.0,
        traitCollection: before.1)
    }
  }
}
