/// Ends the program with a message if a condition does not hold; for the layers above as well.
///
/// Not `precondition`, which says nothing in optimised programs.
@inlinable @inline(__always)
package func ensure(
  _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
  if !condition { fatalError(message(), file: file, line: line) }
}
