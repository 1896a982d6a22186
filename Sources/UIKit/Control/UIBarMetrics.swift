/// Heights of bars, from before size classes.
public enum UIBarMetrics: _Enumeration, Sendable {
  /// The usual height.
  case `default`
  /// Compact height.
  case compact
  /// The usual height with a prompt.
  case defaultPrompt
  /// Compact height with a prompt.
  case compactPrompt
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 4 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { place < 2 ? place : place + 99 }
}
