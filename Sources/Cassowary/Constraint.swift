/// The relation of an expression to zero.
public enum Relation: UInt8, Hashable, Sendable, BitwiseCopyable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}

/// The priority of a constraint: any number above 0 up to 1000, fractions included.
///
/// A constraint is never given up for any number of constraints of a lower priority, however near the two priorities are.
/// Values of 1000 and above mean required. A value of 0 or below, or one that is not a number, is refused.
public struct Priority: Comparable, Hashable, Sendable {
  /// The strength as a number; only its order counts.
  public let value: Float

  /// Makes a priority; values above 1000 become 1000.
  public init(_ value: Float) {
    ensure(
      value > 0,
      "A constraint's priority is \(value), but priorities lie above 0 and up to 1000. Leave the constraint out instead."
    )
    self.value = min(value, 1000)
  }

  /// A constraint that has to hold: 1000.
  public static let required = Priority(1000)

  var isRequired: Bool { value >= 1000 }

  /// Whether `left` yields to `right`.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.value < right.value
  }
}

/// The behaviour of a constraint in a tie: constraints of its priority cannot all hold, and the total violation is the
/// same whichever do.
public enum TieRule: Sendable, BitwiseCopyable {
  /// The constraint gives way to those added after it.
  case yieldsToLater
  /// The constraint holds against later ones of this rule, and against all of the other rule.
  case holdsAgainstLater
}

/// Names a constraint of a `Solver`.
///
/// A name is never used again, so that one kept too long is noticed.
public struct ConstraintID: Hashable, Sendable {
  let index: Int32
  let generation: UInt32

  /// The identifier in a `ConflictError` of the constraint whose adding was refused, which has no name of its own.
  public static let added = ConstraintID(index: -1, generation: 0)
}

/// Required constraints that cannot hold together.
///
/// The set is irreducible: with any one of them left out, the others can hold together.
public struct ConflictError: Error, Hashable, Sendable {
  /// The constraints in the order in which they were added.
  ///
  /// Always contains the one that was being changed, or `ConstraintID.added` (last) for one that was being added.
  public let conflicting: [ConstraintID]

  /// Makes an error that names the required constraints which contradict each other.
  public init(conflicting: [ConstraintID]) {
    self.conflicting = conflicting
  }
}
