/// One coefficient of a row.
struct Node: BitwiseCopyable {
  var value: Double
  var row: Int32
  var column: Int32
  var rowNext: Int32
  var rowPrevious: Int32
  var columnNext: Int32
  var columnPrevious: Int32
}

/// A row or a column: a list of nodes.
struct Line: BitwiseCopyable {
  /// Of a row: its value while all columns are zero.
  var constant: Double = 0
  var head: Int32 = -1
  /// Whose line this is; for a free line the next free one.
  var entity: Int32
}

/// A term of a constraint, chained to the other terms with its variable.
struct StoredTerm: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  var constraint: Int32
  var nextUse: Int32
  var previousUse: Int32
}

/// What it costs to leave zero on one side.
enum Cost: UInt8, BitwiseCopyable {
  case none, soft, required
}

enum EntityKind: UInt8, BitwiseCopyable {
  case free, variable, constraint
}

/// A variable, or a constraint's expression.
///
/// Kept within a cache line: what only constraints have shares its place with what only variables have.
struct Entity: BitwiseCopyable {
  /// A constraint's constant or a variable's value.
  private var number: Double
  /// When it was added; breaks ties.
  var order: Int32
  /// The row or column; -1 for a variable that is only defined.
  var line: Int32
  /// The constraint that defines a variable, or the variable that a constraint defines, or -1.
  var definition: Int32
  var generation: UInt32
  /// Where its terms begin: those of a constraint, or the chain of those with a variable.
  private var terms: Int32
  /// How many terms.
  private var count: Int32
  private var place: Int32
  /// The epoch of a variable's value.
  var valueEpoch: Int32
  var kind: EntityKind
  /// The cost of a value above zero.
  var upper: Cost
  /// The cost of a value below zero.
  var lower: Cost
  /// A row's price in units of its cost: 0, or the side on which it is given up: 1 above, -1 below.
  var side: Int8
  var relation: Relation
  var isColumn: Bool
  var isQueued: Bool
  var isLooseQueued: Bool
  var isMarked: Bool
  /// Whether this is a column whose nodes are left out; see `Core+Ghosts.swift`.
  var isGhost: Bool

  /// Makes an unused place an entity; field by field, which is twice as fast as assigning a new value.
  @inline(__always)
  mutating func begin(order: Int32, generation: UInt32) {
    number = 0
    self.order = order
    line = -1
    definition = -1
    self.generation = generation
    terms = -1
    count = 0
    place = -1
    valueEpoch = 0
    kind = .free
    upper = .none
    lower = .none
    side = 0
    relation = .equal
    isColumn = false
    isQueued = false
    isLooseQueued = false
    isMarked = false
    isGhost = false
  }

  /// A constraint's own constant.
  var constant: Double {
    @inline(__always) get { number }
    @inline(__always) set { number = newValue }
  }
  /// A variable's value when the epoch was `valueEpoch`.
  var value: Double {
    @inline(__always) get { number }
    @inline(__always) set { number = newValue }
  }
  /// A constraint's first term.
  var termStart: Int32 {
    @inline(__always) get { terms }
    @inline(__always) set { terms = newValue }
  }
  /// The first of the terms with a variable, or -1.
  var firstUse: Int32 {
    @inline(__always) get { terms }
    @inline(__always) set { terms = newValue }
  }
  /// How many terms a constraint has.
  var termCount: Int32 {
    @inline(__always) get { count }
    @inline(__always) set { count = newValue }
  }
  /// How many terms a variable is in.
  var uses: Int32 {
    @inline(__always) get { count }
    @inline(__always) set { count = newValue }
  }
  /// A constraint's index into the levels; -1 if it is required.
  var level: Int32 {
    @inline(__always) get { kind == .variable ? -1 : place }
    @inline(__always) set { place = newValue }
  }
  /// Of a variable: higher than that of all other variables in its definition.
  var rank: Int32 {
    @inline(__always) get { place }
    @inline(__always) set { place = newValue }
  }
}

struct JournalEntry: BitwiseCopyable {
  /// The entity that became a column, or whose side changed.
  var entity: Int32
  /// The entity that became a row instead, or -1.
  var leaving: Int32
  var side: Int8
}
