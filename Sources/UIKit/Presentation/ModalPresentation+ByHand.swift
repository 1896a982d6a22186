/// Dismissing by hand: by a finger on a sheet, or a tap beside the presented view.
extension ModalPresentation {
  var delegate: (any UIAdaptivePresentationControllerDelegate)? { active.delegateStorage ?? nominal.delegateStorage }
  /// The one of which the delegate is told.
  private var told: UIPresentationController { active.delegateStorage == nil ? nominal : active }

  /// Whether the user may dismiss the controller; asks the delegate.
  var mayBeDismissedByHand: Bool {
    !presented.isModalHere && (delegate?.presentationControllerShouldDismiss(told) ?? true)
  }

  /// The user dismisses the controller, if that is allowed.
  func dismissByHand() {
    guard phase == .shown else { return }
    let (delegate, told) = (delegate, told)
    if let pull {
      pull.letGo(isCancelled: false, rest: active.systemDuration, velocity: 1, curve: .easeInOut)
    } else {
      guard mayBeDismissedByHand else { return attemptedByHand() }
      delegate?.presentationControllerWillDismiss(told)
    }
    end(animated: true) { delegate?.presentationControllerDidDismiss(told) }
  }

  // MARK: Pulling

  /// Called when a finger pulls the controller below its resting place: it is on its way out, as on iOS, until the
  /// finger lets go.
  func pullBegan() {
    guard phase == .shown, pull == nil else { return }
    let coordinator = TransitionCoordinator(in: container, isAnimated: true, duration: active.systemDuration)
    coordinator.presentationStyle = active.presentationStyle
    coordinator.controllers[.from] = presented
    coordinator.controllers[.to] = presenter
    pull = coordinator
    presented.ownTransition = coordinator
    presented.passage = .dismissed
    delegate?.presentationControllerWillDismiss(told)
    isPullBeginning = true
    presented.beginAppearance(false, animated: true)
    isPullBeginning = false
    coordinator.begin(isInteractive: true)
  }

  /// Called when the pulled controller is let go and stays: it is on its way back.
  func pullWasTakenBack() {
    guard phase == .shown, let pull else { return }
    presented.endPassage(.dismissed)
    pull.letGo(isCancelled: true, rest: active.systemDuration, velocity: 1, curve: .easeInOut)
    presented.beginAppearance(true, animated: true)
  }

  /// The controller is back where it was.
  func pullIsOver() {
    guard phase == .shown, let pull else { return }
    self.pull = nil
    if presented.ownTransition === pull { presented.ownTransition = nil }
    presented.didComeIntoView()
    pull.end(isCancelled: true)
  }

  /// The user tried to dismiss the controller, and may not.
  func attemptedByHand() { delegate?.presentationControllerDidAttemptToDismiss(told) }
}
