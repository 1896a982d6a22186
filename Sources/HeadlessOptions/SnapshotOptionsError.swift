/// A snapshot option that cannot be honoured, in one line with the cure.
public struct SnapshotOptionsError: Error, Hashable, CustomStringConvertible {
  /// The message: the option, the mistake in it, and the cure.
  public var description: String

  /// Makes an error with a message: the option, the mistake in it, and the cure.
  public init(_ description: String) {
    self.description = description
  }
}
