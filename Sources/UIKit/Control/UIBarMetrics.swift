/// Heights of bars, from before size classes.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// Compact height.
  case compact = 1
  /// The usual height with a prompt.
  case defaultPrompt = 101
  /// Compact height with a prompt.
  case compactPrompt = 102
}
