/// Heights of bars, from before size classes.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// Compact height.
  case compact = 1
}
