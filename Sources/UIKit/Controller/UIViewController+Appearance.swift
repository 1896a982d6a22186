/// Coming and going: the order of the callbacks, and how children follow their parent.
extension UIViewController {
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearanceState == .disappeared || appearanceState == .disappearing else { return }
      appearanceState = .appearing
      isAppearanceAnimated = animated
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      guard appearanceState == .appeared || appearanceState == .appearing else { return }
      appearanceState = .disappearing
      isAppearanceAnimated = animated
      viewWillDisappear(animated)
    }
    for child in childrenToForwardTo { child.beginAppearance(isAppearing, animated: animated) }
  }

  func endAppearance() {
    switch appearanceState {
    case .appearing:
      appearanceState = .appeared
      showAccessoryByItself()
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearanceState = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared:
      return
    }
    for child in childrenToForwardTo { child.endAppearance() }
  }

  /// A controller that can be first responder and has a view to be shown above the keyboard becomes it as it appears, so that the view is
  /// there without a call, unless somebody is first responder already.
  private func showAccessoryByItself() {
    guard let window = responderWindow, window.firstResponder == nil, canBecomeFirstResponder,
      inputAccessoryView != nil
    else { return }
    UIView.performWithoutAnimation { _ = becomeFirstResponder() }
  }

  /// Children whose view is in this controller's view; others come when their view is added.
  private var childrenToForwardTo: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return childStorage.filter { child in
      guard let childView = child.viewIfLoaded, let view = viewIfLoaded else { return false }
      return childView.isDescendant(of: view)
    }
  }

  private var followsParent: Bool {
    guard let parent = parentStorage, !parent.conductsAppearanceOfChildren, !isExchanged else { return false }
    return parent.shouldAutomaticallyForwardAppearanceMethods
  }

  /// The view is about to enter or leave a window: a child that its parent tells of appearance begins its transition.
  func viewWillMove(toWindow window: UIWindow?) {
    guard followsParent, let parent = parentStorage else { return }
    if window != nil {
      switch parent.appearanceState {
      case .appearing: beginAppearance(true, animated: parent.isAppearanceAnimated)
      case .appeared: beginAppearance(true, animated: false)
      case .disappearing, .disappeared: break
      }
    } else {
      beginAppearance(false, animated: parent.appearanceState == .disappearing && parent.isAppearanceAnimated)
    }
  }

  /// The view entered or left a window.
  func viewDidMove(from oldWindow: UIWindow?) {
    guard let view = viewIfLoaded else { return }
    if let window = view.window {
      guard appearanceState == .appearing else { return }
      viewIsAppearing(isAppearanceAnimated)
      if followsParent, parentStorage?.appearanceState == .appeared { window.controllersToAppear.append(self) }
    } else if oldWindow != nil, followsParent, appearanceState == .disappearing {
      endAppearance()
    }
  }
}
