/// Heights of bars, from before size classes.
public enum UIBarMetrics: _OpenEnumeration {
  /// The usual height.
  case `default`
  /// Compact height.
  case compact
  /// The usual height with a prompt.
  case defaultPrompt
  /// Compact height with a prompt.
  case compactPrompt
  @available(*, unavailable) case _unnamed(_UnnamedNumber)
  /// The numbers of the cases, in their order.
  public static let _numbers: [Int] = [0, 1, 101, 102]
}
