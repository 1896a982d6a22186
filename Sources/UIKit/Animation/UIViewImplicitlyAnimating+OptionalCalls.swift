// Made by Scripts/optional-calls from the protocol.

extension UIViewImplicitlyAnimating {
  /// For calls of optional methods: `delegate?.addAnimations?(…)`.
  @_disfavoredOverload public var addAnimations: _UIViewImplicitlyAnimating_addAnimations? {
    _UIViewImplicitlyAnimating_addAnimations(object: self)
  }
  /// For calls of optional methods: `delegate?.addCompletion?(…)`.
  @_disfavoredOverload public var addCompletion: _UIViewImplicitlyAnimating_addCompletion? {
    _UIViewImplicitlyAnimating_addCompletion(object: self)
  }
  /// For calls of optional methods: `delegate?.continueAnimation?(…)`.
  @_disfavoredOverload public var continueAnimation: _UIViewImplicitlyAnimating_continueAnimation? {
    _UIViewImplicitlyAnimating_continueAnimation(object: self)
  }
}

/// The optional methods `addAnimations` of a `UIViewImplicitlyAnimating`, to be called with `?`.
@preconcurrency @MainActor public struct _UIViewImplicitlyAnimating_addAnimations {
  let object: any UIViewImplicitlyAnimating

  /// Calls `addAnimations(_:)`.
  public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    object.addAnimations(animation)
  }

  /// Calls `addAnimations(_:)`.
  public func callAsFunction(_ animation: @escaping () -> Void) {
    object.addAnimations(animation)
  }
}

/// The optional methods `addCompletion` of a `UIViewImplicitlyAnimating`, to be called with `?`.
@preconcurrency @MainActor public struct _UIViewImplicitlyAnimating_addCompletion {
  let object: any UIViewImplicitlyAnimating

  /// Calls `addCompletion(_:)`.
  public func callAsFunction(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    object.addCompletion(completion)
  }
}

/// The optional methods `continueAnimation` of a `UIViewImplicitlyAnimating`, to be called with `?`.
@preconcurrency @MainActor public struct _UIViewImplicitlyAnimating_continueAnimation {
  let object: any UIViewImplicitlyAnimating

  /// Calls `continueAnimation(withTimingParameters:durationFactor:)`.
  public func callAsFunction(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    object.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}
