/// A snapshot option that cannot be honoured, in one line with the cure.
public struct SnapshotOptionsError: Error, Hashable, CustomStringConvertible {
  /// The option, what is wrong with it, and the cure.
  public var description: String

  /// The option, what is wrong with it, and the cure.
  public init(_ description: String) {
    self.description = description
  }
}
