/// Solves linear constraints with priorities, step by step as they come and go.
///
/// **The problem.** Each constraint says that an expression is below, at or above zero. Required ones (priority 1000)
/// hold. Of all that is left, the solution has the least total violation (the sum of how far each misses, in the
/// expression's own unit) at the highest priority; of those, the least at the next; and so on down. Priorities are never
/// weighed against each other.
///
/// **Ties.** What remains open after the last priority is decided by the order in which the constraints were added, from the
/// highest priority down. Of one priority the violations of constraints that hold against later ones (`TieRule`) are made least first, the one added
/// first first; then those of all others, the one added *last* first, so that *the earlier one gives way*. Values that are open even then, because no constraint cares, are decided in favour of
/// the value 0 for variables of the first turn, the one made first first; then each inequality is made as tight as it can be, the
/// one added first first; then variables of the last turn come as near to 0 as they can. So there is exactly one solution, it depends on nothing but the constraints
/// and their order, not on how one got there; and things that no chain of constraints links cannot move each other.
/// `setConstant(_:of:)` and `setPriority(_:of:)` keep a constraint's place in the order and its rule.
///
/// **How.** A simplex tableau that always holds. See `Core` for its tables. A new constraint or constant puts rows on the wrong
/// side, which the dual simplex method repairs; a removal or a new priority puts prices out of range, which the primal one
/// repairs. Both compare whole vectors of prices, one number a priority (see `Room`), which makes the
/// order of priorities strict.
///
/// **Accuracy.** Values of rows are computed again from the constants every few hundred edits, and the whole tableau from the
/// constraints every few thousand pivots, so that rounding errors do not pile up. Tolerances are in `Tolerance`.
///
/// Not safe for use from several threads at a time.
public final class Solver {
  let core: UnsafeMutablePointer<Core>

  /// Makes a solver without variables and constraints.
  public init() {
    core = .allocate(capacity: 1)
    core.initialize(to: Core())
  }

  /// Makes an independent solver with the same content, in which the same variables and names of constraints are valid.
  ///
  /// Costs a few copies of memory: the way to have many systems of one shape is to solve one and copy it.
  public init(copying other: Solver) {
    core = .allocate(capacity: 1)
    core.initialize(to: other.core.pointee.copy())
  }

  /// Removes all constraints and variables, whose names are not valid any longer.
  public func removeAll() {
    core.pointee.deallocate()
    core.pointee = Core()
  }

  #if CHECKS_INVARIANTS
    /// The number of variables and coefficients visited so far, which tests compare in place of times.
    package var steps: Int { core.pointee.steps }
  #endif

  deinit {
    core.pointee.deallocate()
    core.deallocate()
  }
}
