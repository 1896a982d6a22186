/// An unknown of a `Solver`: a number it chooses so that the constraints hold.
///
/// A variable is an index into the solver that made it and means nothing to another one. Its index may be given to a new
/// variable after `Solver.removeVariable(_:)`.
public struct Variable: Hashable, Sendable, Comparable, BitwiseCopyable {
  /// The place in the solver's table of unknowns and constraints.
  public let index: Int32

  @inlinable init(index: Int32) {
    self.index = index
  }

  /// Orders by index, which is the order of making as long as none was removed.
  @inlinable public static func < (left: Variable, right: Variable) -> Bool {
    left.index < right.index
  }
}
