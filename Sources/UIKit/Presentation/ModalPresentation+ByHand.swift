/// Dismissing by hand: by a finger on a sheet, or a tap beside what is presented.
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
    guard mayBeDismissedByHand else { return attemptedByHand() }
    let (delegate, told) = (delegate, told)
    delegate?.presentationControllerWillDismiss(told)
    end(animated: true) { delegate?.presentationControllerDidDismiss(told) }
  }

  /// The user tried to dismiss the controller, and may not.
  func attemptedByHand() { delegate?.presentationControllerDidAttemptToDismiss(told) }
}
