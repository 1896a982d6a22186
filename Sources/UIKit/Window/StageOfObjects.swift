// Objects that no window holds take the stage of the view or controller that they belong to, and without one the current stage.

extension UIResponder {
  /// The stage of the window in the responder's chain.
  final var responderStage: Stage { responderWindow?.windowStage ?? .current }
}

extension UIView {
  /// The stage of the view's window; the current one outside of windows.
  package final var stage: Stage { windowStorage?.windowStage ?? .current }

  /// The clock by which the view moves.
  final var clock: DisplayClock { stage.clock }
}

extension UIGestureRecognizer {
  /// The clock that times touches: that of the recognizer's view.
  final var clock: DisplayClock { (view?.stage ?? .current).clock }
}

extension UIViewController {
  /// The stage of the window that shows the controller, its parent or its presenter.
  final var stage: Stage {
    if let window = viewIfLoaded?.windowStorage { return window.windowStage }
    return (parent ?? presentingViewController)?.stage ?? .current
  }
}

extension UIPresentationController {
  /// The stage of the presenting controller, else of the presented one.
  final var stage: Stage { (presentingStorage ?? presentedStorage)?.stage ?? .current }
}

extension UIDynamicAnimator {
  /// The clock of the view in whose coordinates items move.
  final var clock: DisplayClock { (referenceView?.stage ?? .current).clock }
}
