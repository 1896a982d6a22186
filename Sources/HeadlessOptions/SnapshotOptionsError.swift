/// A snapshot option that can not be honoured, in one line with the cure.
public struct SnapshotOptionsError: Error, Hashable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) {
    self.description = description
  }
}
