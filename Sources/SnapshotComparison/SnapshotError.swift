/// What is wrong with a reference or a screen, in words: what, why, and what to do.
package struct SnapshotError: Error, CustomStringConvertible {
  package var description: String
  package init(_ description: String) { self.description = description }
}
