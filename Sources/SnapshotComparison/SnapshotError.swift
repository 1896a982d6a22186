/// A problem with a reference or a screen, in words, with its reason and its cure.
package struct SnapshotError: Error, CustomStringConvertible {
  package var description: String
  package init(_ description: String) { self.description = description }
}
