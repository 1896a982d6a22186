/// The solver's tables, in flat memory that it owns by hand.
///
/// Everything that has a value, a variable or a constraint's expression, is an *entity*. At any time as many entities as
/// there are variables are *columns*: they are held at zero, and they are independent, so that they fix everything. All the
/// others are *rows*: each is a number plus a linear combination of the columns. The rows are kept sparse, as nodes that are
/// linked both along their row and along their column; a pivot swaps a row and a column in place and touches only the
/// nodes that it changes. No table is ever searched by hash, and freed places are chained into free lists.
struct Core {
  var nodes: UnsafeMutablePointer<Node>
  var nodeCount: Int32 = 0
  var nodeCapacity: Int32
  var freeNode: Int32 = -1

  var rows: UnsafeMutablePointer<Line>
  var rowCount: Int32 = 0
  var rowCapacity: Int32
  var freeRow: Int32 = -1

  var columns: UnsafeMutablePointer<Line>
  /// For each column: the node of the row at hand that lies in it, or -1.
  ///
  /// All -1 between operations.
  var marks: UnsafeMutablePointer<Int32>
  /// For each column: a sum that is being built.
  ///
  /// All 0 between operations.
  var sums: UnsafeMutablePointer<Double>
  /// Columns whose `sums` are in use.
  var touched: UnsafeMutablePointer<Int32>
  var columnCount: Int32 = 0
  var columnCapacity: Int32
  var freeColumn: Int32 = -1

  var entities: UnsafeMutablePointer<Entity>
  /// For each entity: a sum that is being built.
  ///
  /// All 0 between operations.
  var entitySums: UnsafeMutablePointer<Double>
  /// Entities whose `entitySums` are in use, some of them twice.
  var entityTouched: UnsafeMutablePointer<Int32>
  var entityCount: Int32 = 0
  var entityCapacity: Int32
  var freeEntity: Int32 = -1

  /// The terms of all constraints.
  var terms: UnsafeMutablePointer<StoredTerm>
  var termCount: Int32 = 0
  var termCapacity: Int32
  var deadTerms: Int32 = 0

  /// The priorities in use below required, highest first.
  var levels: UnsafeMutablePointer<Float>
  var levelCount: Int32 = 0
  var levelCapacity: Int32
  /// Four scratch vectors of one number a level.
  var scratch: UnsafeMutablePointer<Double>

  /// Rows that may contradict their side, required ones apart so that they can be treated alone.
  var requiredQueue: Queue
  var softQueue: Queue
  /// Columns whose price may have left its range.
  var priceQueue: Queue
  /// Columns that nothing may hold any longer but the rule about ambiguous variables.
  var looseQueue: Queue
  /// Variables that were columns and became rows.
  var departed: Queue
  /// Variables that wait for their turn while definitions are followed.
  var pending: Queue

  /// What the treatment of required constraints did, so that it can be taken back.
  var journal: UnsafeMutablePointer<JournalEntry>
  var journalCount: Int32 = 0
  var journalCapacity: Int32
  var isJournaling = false

  var nextOrder: Int64 = 0
  /// The last rank given to a variable.
  var lastRank: Int64 = 0
  /// Counts the changes, so that values worked out before one are known to be old.
  var epoch: Int64 = 1
  var constraintCount: Int32 = 0
  var editsSinceRefresh: Int32 = 0
  var pivotsSinceRebuild: Int32 = 0

  init() {
    nodeCapacity = 128
    nodes = .allocate(capacity: 128)
    rowCapacity = 32
    rows = .allocate(capacity: 32)
    columnCapacity = 32
    columns = .allocate(capacity: 32)
    marks = .allocate(capacity: 32)
    marks.initialize(repeating: -1, count: 32)
    sums = .allocate(capacity: 32)
    sums.initialize(repeating: 0, count: 32)
    touched = .allocate(capacity: 32)
    entityCapacity = 64
    entities = .allocate(capacity: 64)
    entitySums = .allocate(capacity: 64)
    entitySums.initialize(repeating: 0, count: 64)
    entityTouched = .allocate(capacity: 132)
    termCapacity = 128
    terms = .allocate(capacity: 128)
    levelCapacity = 8
    levels = .allocate(capacity: 8)
    scratch = .allocate(capacity: 32)
    requiredQueue = Queue()
    softQueue = Queue()
    priceQueue = Queue()
    looseQueue = Queue()
    departed = Queue()
    pending = Queue()
    journalCapacity = 16
    journal = .allocate(capacity: 16)
  }

  func deallocate() {
    nodes.deallocate()
    rows.deallocate()
    columns.deallocate()
    marks.deallocate()
    sums.deallocate()
    touched.deallocate()
    entities.deallocate()
    entitySums.deallocate()
    entityTouched.deallocate()
    terms.deallocate()
    levels.deallocate()
    scratch.deallocate()
    requiredQueue.deallocate()
    softQueue.deallocate()
    priceQueue.deallocate()
    looseQueue.deallocate()
    departed.deallocate()
    pending.deallocate()
    journal.deallocate()
  }

  /// Another core with the same content.
  func copy() -> Core {
    var result = self
    result.nodes = duplicate(nodes, nodeCount, nodeCapacity)
    result.rows = duplicate(rows, rowCount, rowCapacity)
    result.columns = duplicate(columns, columnCount, columnCapacity)
    result.marks = duplicate(marks, columnCapacity, columnCapacity)
    result.sums = duplicate(sums, columnCapacity, columnCapacity)
    result.touched = duplicate(touched, 0, columnCapacity)
    result.entities = duplicate(entities, entityCount, entityCapacity)
    result.entitySums = duplicate(entitySums, entityCapacity, entityCapacity)
    result.entityTouched = duplicate(entityTouched, 0, entityCapacity * 2 + 4)
    result.terms = duplicate(terms, termCount, termCapacity)
    result.levels = duplicate(levels, levelCount, levelCapacity)
    result.scratch = duplicate(scratch, 0, levelCapacity * 4)
    result.requiredQueue = requiredQueue.copy()
    result.softQueue = softQueue.copy()
    result.priceQueue = priceQueue.copy()
    result.looseQueue = looseQueue.copy()
    result.departed = departed.copy()
    result.pending = pending.copy()
    result.journal = duplicate(journal, journalCount, journalCapacity)
    return result
  }
}

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
struct Entity: BitwiseCopyable {
  var kind: EntityKind
  /// The cost of a value above zero.
  var upper: Cost
  /// The cost of a value below zero.
  var lower: Cost
  /// A row's price in units of its cost: 0, or the side on which it is given up: 1 above, -1 below.
  var side: Int8
  var isColumn: Bool
  var isQueued: Bool
  var relation: Relation
  /// The row or column; -1 for a variable that is only defined.
  var line: Int32
  /// Index into the levels; -1 for required constraints and for variables.
  var level: Int32
  var generation: UInt32
  var termStart: Int32
  var termCount: Int32
  /// Of a variable: how many terms of constraints it is in.
  var uses: Int32
  /// Of a variable: the first of those terms, or -1.
  var firstUse: Int32
  /// The constraint that defines a variable, or the variable that a constraint defines, or -1.
  var definition: Int32
  var isMarked: Bool
  var isLooseQueued: Bool
  /// When it was added; breaks ties.
  var order: Int64
  /// Of a variable: higher than that of all other variables in its definition.
  var rank: Int64
  /// Of a variable: its value when the epoch was `valueEpoch`.
  var value: Double
  var valueEpoch: Int64
  /// The constraint's own constant.
  var constant: Double
}

struct JournalEntry: BitwiseCopyable {
  /// The entity that became a column, or whose side changed.
  var entity: Int32
  /// The entity that became a row instead, or -1.
  var leaving: Int32
  var side: Int8
}

func duplicate<Element: BitwiseCopyable>(
  _ source: UnsafeMutablePointer<Element>, _ count: Int32, _ capacity: Int32
) -> UnsafeMutablePointer<Element> {
  let result = UnsafeMutablePointer<Element>.allocate(capacity: Int(capacity))
  result.initialize(from: source, count: Int(count))
  return result
}

func enlarge<Element: BitwiseCopyable>(
  _ pointer: inout UnsafeMutablePointer<Element>, _ count: Int32, to capacity: Int32
) {
  let result = duplicate(pointer, count, capacity)
  pointer.deallocate()
  pointer = result
}

/// A stack of entities.
struct Queue {
  var items: UnsafeMutablePointer<Int32>
  var count: Int32 = 0
  var capacity: Int32 = 16

  init() {
    items = .allocate(capacity: 16)
  }

  func deallocate() {
    items.deallocate()
  }

  func copy() -> Queue {
    var result = self
    result.items = duplicate(items, count, capacity)
    return result
  }

  mutating func push(_ item: Int32) {
    if count == capacity {
      enlarge(&items, count, to: capacity * 2)
      capacity *= 2
    }
    items[Int(count)] = item
    count += 1
  }

  mutating func pop() -> Int32 {
    count -= 1
    return items[Int(count)]
  }

  /// Takes out the smallest entity; slow.
  mutating func popSmallest() -> Int32 {
    var best = 0
    for index in 1..<Int(count) where items[index] < items[best] { best = index }
    let item = items[best]
    count -= 1
    items[best] = items[Int(count)]
    return item
  }
}

/// Numbers below which something counts as nothing.
///
/// Lengths are points of a magnitude up to about 1e6, so that a double keeps them to 1e-10; the tolerances lie well above
/// that error and well below a thousandth of a pixel. Coefficients and prices are of magnitude 1 and exact but for
/// thirds and the like.
enum Tolerance {
  /// A value this near to zero is at zero.
  static let value = 1e-8
  /// A required constraint that nothing can repair counts as broken from here on.
  static let conflict = 1e-6
  /// A coefficient below this is what rounding left of zero.
  static let coefficient = 1e-11
  /// The smallest coefficient on which to pivot.
  static let pivot = 1e-9
  /// Prices nearer than this are equal.
  static let price = 1e-9
}
