/// The methods by which a recognizer asks for permissions; every method may be left out.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a recognizer that would begin or be recognized now may; it fails otherwise.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two recognizers may recognize the same touches; one yes is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recognizer has to wait for another one's failure.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another recognizer has to wait for this one's failure.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recognizer looks at a touch that came down.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether a recognizer looks at a press that came down.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Whether a recognizer looks at an event with which a finger came down; asked before the question about the touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  // `PlatformProperty.conformanceTables` knows it by its address, which an optimised copy of the body would hide.
  /// True where it is not implemented.
  @_optimize(none)
  @_silgen_name("masthead_default_gestureRecognizerShouldBegin_")
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.call("gestureRecognizerShouldBegin:", self, gestureRecognizer, or: true)
  }
  /// False where it is not implemented.
  @_silgen_name("masthead_default_gestureRecognizer_shouldRecognizeSimultaneouslyWithGestureRecognizer_")
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethods.call(
      "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:", self, gestureRecognizer,
      otherGestureRecognizer, or: false)
  }
  /// False where it is not implemented.
  @_silgen_name("masthead_default_gestureRecognizer_shouldRequireFailureOfGestureRecognizer_")
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethods.call(
      "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:", self, gestureRecognizer, otherGestureRecognizer,
      or: false)
  }
  /// False where it is not implemented.
  @_silgen_name("masthead_default_gestureRecognizer_shouldBeRequiredToFailByGestureRecognizer_")
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethods.call(
      "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", self, gestureRecognizer, otherGestureRecognizer,
      or: false)
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_gestureRecognizer_shouldReceivePress_")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    OptionalMethods.call("gestureRecognizer:shouldReceivePress:", self, gestureRecognizer, press, or: true)
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_gestureRecognizer_shouldReceiveEvent_")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    OptionalMethods.call("gestureRecognizer:shouldReceiveEvent:", self, gestureRecognizer, event, or: true)
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_gestureRecognizer_shouldReceiveTouch_")
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    OptionalMethods.call("gestureRecognizer:shouldReceiveTouch:", self, gestureRecognizer, touch, or: true)
  }
}
