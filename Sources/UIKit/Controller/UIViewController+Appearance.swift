/// Coming and going: the ledger of appearances, in which each controller is in one state of four.
///
/// Containers, presentations and windows say when a controller begins to come or go (`beginAppearance`) and when that
/// is over (`didComeIntoView`, `didGoOutOfView`); here are the order of the callbacks, the permitted sequences, and how
/// children follow their parent. A controller that goes is at rest before: transitions under way in it are brought to
/// their end first (`finishTransitions`), so that a push that is overtaken by a tab, another root or a presentation
/// tells all of its controllers of their ends.
extension UIViewController {
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearanceState == .disappeared || appearanceState == .disappearing else { return }
      appearanceState = .appearing
      isAppearanceAnimated = animated
      loadViewIfNeeded()
      viewWillAppear(animated)
      for follower in followers where isInPlace(follower) { follower.beginAppearance(true, animated: animated) }
    } else {
      guard appearanceState == .appeared || appearanceState == .appearing else { return }
      finishTransitions()
      // Somebody who was told of an end there may have taken this one away.
      guard appearanceState == .appeared || appearanceState == .appearing else { return }
      appearanceState = .disappearing
      isAppearanceAnimated = animated
      viewWillDisappear(animated)
      for follower in followers { follower.beginAppearance(false, animated: animated) }
    }
  }

  /// Ends the appearance or disappearance begun last.
  func endAppearance() {
    didComeIntoView()
    didGoOutOfView()
  }

  /// The end of a coming; nothing where the controller is not on its way in, because something else overtook it.
  func didComeIntoView() {
    guard appearanceState == .appearing else { return }
    appearanceState = .appeared
    showAccessoryByItself()
    viewDidAppear(isAppearanceAnimated)
    for follower in followers { follower.didComeIntoView() }
    appearanceDidEnd()
  }

  /// The end of a going; nothing where the controller is not on its way out, because something else overtook it.
  func didGoOutOfView() {
    guard appearanceState == .disappearing else { return }
    appearanceState = .disappeared
    viewDidDisappear(isAppearanceAnimated)
    for follower in followers { follower.didGoOutOfView() }
    appearanceDidEnd()
  }

  /// Makes an appearing controller with an input accessory view first responder, to show the view above the keyboard
  /// without a call, unless another responder is first.
  private func showAccessoryByItself() {
    guard let window = responderWindow, window.firstResponder == nil, canBecomeFirstResponder,
      inputAccessoryView != nil
    else { return }
    UIView.performWithoutAnimation { _ = becomeFirstResponder() }
  }

  /// Whether the controller is seen, or on its way to that.
  var isInView: Bool { appearanceState == .appeared || appearanceState == .appearing }

  /// Who comes and goes with this controller: its children, and what those present in their place.
  private var followers: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return childStorage.flatMap { [$0] + $0.presentedInItsPlace }
  }

  /// The controllers presented over the controller's own view, and not over the window.
  private var presentedInItsPlace: [UIViewController] {
    guard let ongoing = presentationState.ongoing, !ongoing.active.shouldPresentInFullscreen else { return [] }
    return [ongoing.presented] + ongoing.presented.presentedInItsPlace
  }

  /// Whether a follower's view is where this controller shows it; others come when their view is added.
  private func isInPlace(_ follower: UIViewController) -> Bool {
    guard let inner = follower.viewIfLoaded, let view = viewIfLoaded else { return false }
    return inner.isDescendant(of: view) || follower.liesBesideItsParent && inner.superviewStorage != nil
  }

  // MARK: What is overtaken

  /// Brings all that is under way in this controller and its children to an end, now.
  func finishTransitions() {
    presentationState.own?.finishComing()
    if let ongoing = presentationState.ongoing, !ongoing.active.shouldPresentInFullscreen { ongoing.finishAtOnce() }
    let exchange = exchangeUnderWay
    exchangeUnderWay = nil
    exchange?()
    finishOwnTransition()
    for child in childStorage { child.finishTransitions() }
  }

  // MARK: By the window

  private var followsParent: Bool {
    guard let parent = parentStorage, !parent.conductsAppearanceOfChildren, !isExchanged else { return false }
    return parent.shouldAutomaticallyForwardAppearanceMethods
  }

  /// The controller that tells this one of its appearance: for a controller presented in a child's place the child's
  /// parent, nil for roots.
  private var conductor: UIViewController? { parentStorage ?? presentationState.own?.presenter?.conductor }

  /// Called before the view enters or leaves a window, to begin an appearance or disappearance that nobody else began.
  func viewWillMove(toWindow window: UIWindow?) {
    if let parent = parentStorage, isExchanged || !parent.shouldAutomaticallyForwardAppearanceMethods { return }
    if window == nil {
      guard isInView else { return }
      isToldByWindow = true
      let conductor = conductor
      beginAppearance(
        false, animated: conductor?.appearanceState == .disappearing && conductor?.isAppearanceAnimated == true)
    } else if let conductor, appearanceState == .disappeared, conductor.isInView {
      isToldByWindow = true
      beginAppearance(true, animated: conductor.appearanceState == .appearing && conductor.isAppearanceAnimated)
    }
  }

  /// The view entered or left a window.
  func viewDidMove(from oldWindow: UIWindow?) {
    guard let view = viewIfLoaded else { return }
    let isToldByWindow = isToldByWindow
    self.isToldByWindow = false
    if let window = view.window {
      guard appearanceState == .appearing else { return }
      viewIsAppearing(isAppearanceAnimated)
      // One that comes with its parent is told of the end by that.
      if isToldByWindow, conductor?.appearanceState == .appeared { window.controllersToAppear.append(self) }
    } else if oldWindow != nil, isToldByWindow || followsParent {
      didGoOutOfView()
    }
  }
}
