// Made by Scripts/optional-calls from the protocol.

extension UIAdaptivePresentationControllerDelegate {
  /// For calls of optional methods: `delegate?.adaptivePresentationStyle?(…)`.
  @_disfavoredOverload public var adaptivePresentationStyle:
    _UIAdaptivePresentationControllerDelegate_adaptivePresentationStyle?
  { _UIAdaptivePresentationControllerDelegate_adaptivePresentationStyle(object: self) }
  /// For calls of optional methods: `delegate?.presentationController?(…)`.
  @_disfavoredOverload public var presentationController:
    _UIAdaptivePresentationControllerDelegate_presentationController?
  { _UIAdaptivePresentationControllerDelegate_presentationController(object: self) }
  /// For calls of optional methods: `delegate?.presentationControllerShouldDismiss?(…)`.
  @_disfavoredOverload public var presentationControllerShouldDismiss:
    _UIAdaptivePresentationControllerDelegate_presentationControllerShouldDismiss?
  { _UIAdaptivePresentationControllerDelegate_presentationControllerShouldDismiss(object: self) }
  /// For calls of optional methods: `delegate?.presentationControllerWillDismiss?(…)`.
  @_disfavoredOverload public var presentationControllerWillDismiss:
    _UIAdaptivePresentationControllerDelegate_presentationControllerWillDismiss?
  { _UIAdaptivePresentationControllerDelegate_presentationControllerWillDismiss(object: self) }
  /// For calls of optional methods: `delegate?.presentationControllerDidDismiss?(…)`.
  @_disfavoredOverload public var presentationControllerDidDismiss:
    _UIAdaptivePresentationControllerDelegate_presentationControllerDidDismiss?
  { _UIAdaptivePresentationControllerDelegate_presentationControllerDidDismiss(object: self) }
  /// For calls of optional methods: `delegate?.presentationControllerDidAttemptToDismiss?(…)`.
  @_disfavoredOverload public var presentationControllerDidAttemptToDismiss:
    _UIAdaptivePresentationControllerDelegate_presentationControllerDidAttemptToDismiss?
  { _UIAdaptivePresentationControllerDelegate_presentationControllerDidAttemptToDismiss(object: self) }
}

/// The optional methods `adaptivePresentationStyle` of a `UIAdaptivePresentationControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIAdaptivePresentationControllerDelegate_adaptivePresentationStyle {
  let object: any UIAdaptivePresentationControllerDelegate

  /// Calls `adaptivePresentationStyle(for:)`.
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    object.adaptivePresentationStyle(for: controller)
  }

  /// Calls `adaptivePresentationStyle(for:traitCollection:)`.
  public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    object.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
}

/// The optional methods `presentationController` of a `UIAdaptivePresentationControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIAdaptivePresentationControllerDelegate_presentationController {
  let object: any UIAdaptivePresentationControllerDelegate

  /// Calls `presentationController(_:prepare:)`.
  public func callAsFunction(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    object.presentationController(presentationController, prepare: adaptivePresentationController)
  }

  /// Calls `presentationController(_:viewControllerForAdaptivePresentationStyle:)`.
  public func callAsFunction(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    object.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }

  /// Calls `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`.
  public func callAsFunction(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    object.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
  }
}

/// The optional methods `presentationControllerShouldDismiss` of a `UIAdaptivePresentationControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIAdaptivePresentationControllerDelegate_presentationControllerShouldDismiss {
  let object: any UIAdaptivePresentationControllerDelegate

  /// Calls `presentationControllerShouldDismiss(_:)`.
  public func callAsFunction(_ presentationController: UIPresentationController) -> Bool {
    object.presentationControllerShouldDismiss(presentationController)
  }
}

/// The optional methods `presentationControllerWillDismiss` of a `UIAdaptivePresentationControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIAdaptivePresentationControllerDelegate_presentationControllerWillDismiss {
  let object: any UIAdaptivePresentationControllerDelegate

  /// Calls `presentationControllerWillDismiss(_:)`.
  public func callAsFunction(_ presentationController: UIPresentationController) {
    object.presentationControllerWillDismiss(presentationController)
  }
}

/// The optional methods `presentationControllerDidDismiss` of a `UIAdaptivePresentationControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIAdaptivePresentationControllerDelegate_presentationControllerDidDismiss {
  let object: any UIAdaptivePresentationControllerDelegate

  /// Calls `presentationControllerDidDismiss(_:)`.
  public func callAsFunction(_ presentationController: UIPresentationController) {
    object.presentationControllerDidDismiss(presentationController)
  }
}

/// The optional methods `presentationControllerDidAttemptToDismiss` of a `UIAdaptivePresentationControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor
public struct _UIAdaptivePresentationControllerDelegate_presentationControllerDidAttemptToDismiss {
  let object: any UIAdaptivePresentationControllerDelegate

  /// Calls `presentationControllerDidAttemptToDismiss(_:)`.
  public func callAsFunction(_ presentationController: UIPresentationController) {
    object.presentationControllerDidAttemptToDismiss(presentationController)
  }
}
