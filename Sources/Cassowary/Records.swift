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
  /// The value of a row while all columns are zero.
  var constant: Double = 0
  var head: Int32 = -1
  /// The entity of the line; for a free line the next free one.
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

/// The cost of leaving zero on one side.
enum Cost: UInt8, BitwiseCopyable {
  case none
  /// A cost that decides ties alone, on the side that an inequality does not speak of; see `Core+Loose.swift`.
  case loose
  case soft, required

  /// Whether leaving zero costs something apart from ties.
  var isReal: Bool { @inline(__always) get { rawValue >= Cost.soft.rawValue } }
  /// Whether a row may be given up on this side at that cost.
  var isFinite: Bool { @inline(__always) get { self == .soft || self == .loose } }
}

enum EntityKind: UInt8, BitwiseCopyable {
  case free, variable, constraint
}

/// A variable, or a constraint's expression.
///
/// Two share a cache line: what only constraints have lies where variables have something else.
struct Entity: BitwiseCopyable {
  /// The order in which the entity was added; breaks ties.
  var order: Int32
  /// The row or column; -1 for a variable that is only defined.
  var line: Int32
  /// The constraint that defines a variable, or the variable that a constraint defines, or -1.
  var definition: Int32
  /// The first of its terms: those of a constraint, or the chain of those with a variable.
  private var terms: Int32
  /// The number of terms.
  private var count: Int32
  private var place: Int32
  var kind: EntityKind
  /// The cost of a value above zero.
  var upper: Cost
  /// The cost of a value below zero.
  var lower: Cost
  /// A row's price in units of its cost: 0, or the side on which it is given up: 1 above, -1 below.
  var side: Int8
  var relation: Relation
  private var marks: Marks

  /// Of a variable: the solver's `calm` when `queueLoose` passed over all the columns that the variable depends on.
  var calm: UInt16 = 0

  private struct Marks: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let column = Marks(rawValue: 1)
    static let queued = Marks(rawValue: 2)
    static let looseQueued = Marks(rawValue: 4)
    static let reached = Marks(rawValue: 8)
    static let ghost = Marks(rawValue: 16)
    static let late = Marks(rawValue: 32)
    static let fixed = Marks(rawValue: 64)
    static let holding = Marks(rawValue: 128)
  }

  /// An entity that is nothing yet.
  init(order: Int32) {
    self.order = order
    line = -1
    definition = -1
    terms = -1
    count = 0
    place = -1
    kind = .free
    upper = .none
    lower = .none
    side = 0
    relation = .equal
    marks = []
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
  /// The number of a constraint's terms.
  var termCount: Int32 {
    @inline(__always) get { count }
    @inline(__always) set { count = newValue }
  }
  /// The number of terms with a variable.
  var uses: Int32 {
    @inline(__always) get { count }
    @inline(__always) set { count = newValue }
  }
  /// A constraint's index into the levels; -1 if it is required.
  var level: Int32 {
    @inline(__always) get { kind == .variable ? -1 : place }
    @inline(__always) set { place = newValue }
  }
  /// The rank of a variable: higher than that of all other variables in its definition.
  var rank: Int32 {
    @inline(__always) get { place }
    @inline(__always) set { place = newValue }
  }
  var isColumn: Bool {
    @inline(__always) get { marks.contains(.column) }
    @inline(__always) set { if newValue { marks.insert(.column) } else { marks.remove(.column) } }
  }
  /// Whether its row waits to be repaired.
  var isQueued: Bool {
    @inline(__always) get { marks.contains(.queued) }
    @inline(__always) set { if newValue { marks.insert(.queued) } else { marks.remove(.queued) } }
  }
  var isLooseQueued: Bool {
    @inline(__always) get { marks.contains(.looseQueued) }
    @inline(__always) set { if newValue { marks.insert(.looseQueued) } else { marks.remove(.looseQueued) } }
  }
  /// Whether a walk along definitions has been here.
  var isMarked: Bool {
    @inline(__always) get { marks.contains(.reached) }
    @inline(__always) set { if newValue { marks.insert(.reached) } else { marks.remove(.reached) } }
  }
  /// Whether this is a column whose nodes are left out; see `Core+Ghosts.swift`.
  var isGhost: Bool {
    @inline(__always) get { marks.contains(.ghost) }
    @inline(__always) set { if newValue { marks.insert(.ghost) } else { marks.remove(.ghost) } }
  }
  /// Of a variable: whether its turn is the last one; of a constraint: whether it is an inequality with such a variable.
  var isLate: Bool {
    @inline(__always) get { marks.contains(.late) }
    @inline(__always) set { if newValue { marks.insert(.late) } else { marks.remove(.late) } }
  }
  /// Of a variable: whether it depends on ghosts alone, so that its amount is its value until a ghost is materialized.
  var isFixed: Bool {
    @inline(__always) get { marks.contains(.fixed) }
    @inline(__always) set { if newValue { marks.insert(.fixed) } else { marks.remove(.fixed) } }
  }
  /// Of a constraint: whether its rule in ties is `TieRule.holdsAgainstLater`.
  var holdsAgainstLater: Bool {
    @inline(__always) get { marks.contains(.holding) }
    @inline(__always) set { if newValue { marks.insert(.holding) } else { marks.remove(.holding) } }
  }
  /// Whether the row is given up on the side that only ties care about.
  var isLooselyGivenUp: Bool {
    @inline(__always) get { side != 0 && (side > 0 ? upper : lower) == .loose }
  }
}

/// The constant or value of an entity, apart from the tableau.
struct Amount: BitwiseCopyable {
  /// A constraint's own constant, or a variable's value when the epoch was `epoch`.
  var number: Double = 0
  var epoch: Int32 = 0
  /// Counts the entities that had this place.
  var generation: UInt32

  var constant: Double {
    @inline(__always) get { number }
    @inline(__always) set { number = newValue }
  }
  var value: Double {
    @inline(__always) get { number }
    @inline(__always) set { number = newValue }
  }
}

struct JournalEntry: BitwiseCopyable {
  /// The entity that became a column, or whose side changed.
  var entity: Int32
  /// The entity that became a row instead, or -1.
  var leaving: Int32
  var side: Int8
}
