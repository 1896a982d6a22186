// Made by Scripts/optional-calls from the protocol.

extension UIGestureRecognizerDelegate {
  /// For calls of optional methods: `delegate?.gestureRecognizerShouldBegin?(…)`.
  @_disfavoredOverload public var gestureRecognizerShouldBegin:
    _UIGestureRecognizerDelegate_gestureRecognizerShouldBegin?
  { _UIGestureRecognizerDelegate_gestureRecognizerShouldBegin(object: self) }
  /// For calls of optional methods: `delegate?.gestureRecognizer?(…)`.
  @_disfavoredOverload public var gestureRecognizer: _UIGestureRecognizerDelegate_gestureRecognizer? {
    _UIGestureRecognizerDelegate_gestureRecognizer(object: self)
  }
}

/// The optional methods `gestureRecognizerShouldBegin` of a `UIGestureRecognizerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIGestureRecognizerDelegate_gestureRecognizerShouldBegin {
  let object: any UIGestureRecognizerDelegate

  /// Calls `gestureRecognizerShouldBegin(_:)`.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    object.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// The optional methods `gestureRecognizer` of a `UIGestureRecognizerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIGestureRecognizerDelegate_gestureRecognizer {
  let object: any UIGestureRecognizerDelegate

  /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    object.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)`.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    object.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    object.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)`.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    object.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)`.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    object.gestureRecognizer(gestureRecognizer, shouldReceive: press)
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)`.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    object.gestureRecognizer(gestureRecognizer, shouldReceive: event)
  }
}
