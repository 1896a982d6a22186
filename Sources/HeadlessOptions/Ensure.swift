/// Ends the program with a message where a condition does not hold.
///
/// Not `precondition`, which says nothing in optimised programs.
@inlinable @inline(__always)
func ensure(
  _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
  if !condition { fatalError(message(), file: file, line: line) }
}
