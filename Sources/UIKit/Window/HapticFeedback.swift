/// A request for haptic feedback; `UIScreen` keeps the requests.
package enum HapticFeedback: Equatable, Sendable {
  /// A knock, with the raw value of its style and its strength from 0 to 1.
  case impact(Int, intensity: CGFloat)
  /// A choice changed.
  case selection
  /// Something went well or badly, with the raw value of its kind.
  case notification(Int)
}
