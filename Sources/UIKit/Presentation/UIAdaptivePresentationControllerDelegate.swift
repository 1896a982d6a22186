/// The methods that are told of dismissing by hand, and asked for the style of a presentation in other sizes; all may
/// be left out.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style that is taken where the width is compact; `none` keeps the controller's own.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style that is taken with such traits; `none` keeps the controller's own.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The presentation controller of another style is about to take over: the place to set it up.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// The controller to show in another style instead of the presented one; nil shows the presented one.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The controller is about to be presented, in another style or, for `none`, its own.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether the user may dismiss the controller by hand; not asked for modal controllers, nor when code dismisses
  /// them.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user is about to dismiss the controller by hand.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user dismissed the controller by hand.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user tried to dismiss the controller by hand, and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The presentation controller's own answer, unless implemented.
  @_silgen_name("masthead_default_adaptivePresentationStyleForPresentationController_")
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    OptionalMethods.call(
      "adaptivePresentationStyleForPresentationController:", self, controller, or: controller.adaptivePresentationStyle)
  }
  /// Unless implemented, the answer of the method above where the width is compact, else the presentation controller's own.
  @_silgen_name("masthead_default_adaptivePresentationStyleForPresentationController_traitCollection_")
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    OptionalMethods.call(
      "adaptivePresentationStyleForPresentationController:traitCollection:", self, controller, traitCollection,
      or: { () -> UIModalPresentationStyle in
        guard traitCollection.horizontalSizeClass == .compact else {
          return controller.adaptivePresentationStyle(for: traitCollection)
        }
        return adaptivePresentationStyle(for: controller)
      }())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_presentationController_prepareAdaptivePresentationController_")
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    OptionalMethods.call(
      "presentationController:prepareAdaptivePresentationController:", self, presentationController,
      adaptivePresentationController, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_presentationController_viewControllerForAdaptivePresentationStyle_")
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    OptionalMethods.call(
      "presentationController:viewControllerForAdaptivePresentationStyle:", self, controller, style, or: nil)
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_presentationController_willPresentWithAdaptiveStyle_transitionCoordinator_")
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    OptionalMethods.call(
      "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:", self, presentationController, style,
      transitionCoordinator, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_presentationControllerShouldDismiss_")
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    OptionalMethods.call("presentationControllerShouldDismiss:", self, presentationController, or: true)
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_presentationControllerWillDismiss_")
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    OptionalMethods.call("presentationControllerWillDismiss:", self, presentationController, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_presentationControllerDidDismiss_")
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    OptionalMethods.call("presentationControllerDidDismiss:", self, presentationController, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_presentationControllerDidAttemptToDismiss_")
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    OptionalMethods.call("presentationControllerDidAttemptToDismiss:", self, presentationController, or: ())
  }
}
