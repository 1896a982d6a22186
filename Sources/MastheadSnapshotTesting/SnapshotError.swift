/// What is wrong with a reference or a screen, in words: what, why, and what to do.
struct SnapshotError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
