/// The solver's tables, in flat memory that it owns by hand.
///
/// Everything that has a value, a variable or a constraint's expression, is an *entity*. At any time as many entities as
/// there are variables are *columns*: they are held at zero, and they are independent, so that they fix everything. All the
/// others are *rows*: each is a number plus a linear combination of the columns. The rows are kept sparse, as nodes that are
/// linked both along their row and along their column; a pivot swaps a row and a column in place and touches only the
/// nodes that it changes. No table is ever searched by hash, and freed places are chained into free lists.
///
/// What runs often is `mutating` even where it only reads: Swift hands a reading method of a structure that is being changed
/// a copy of all its fields.
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
  /// Definitions that were changed in a search: variable and former constraint in turn.
  var trail: Queue
  /// Variables that wait for their turn while definitions are followed.
  var pending: Queue

  /// What the treatment of required constraints did, so that it can be taken back.
  var journal: UnsafeMutablePointer<JournalEntry>
  var journalCount: Int32 = 0
  var journalCapacity: Int32
  var isJournaling = false

  var nextOrder: Int32 = 0
  /// The last rank given to a variable.
  var lastRank: Int32 = 0
  /// Counts the changes, so that values worked out before one are known to be old.
  var epoch: Int32 = 1
  var constraintCount: Int32 = 0
  var editsSinceRefresh: Int32 = 0
  var pivotsSinceRebuild: Int32 = 0

  /// Where all tables begin: one piece of memory, enough for a cell's worth of views.
  var slab: Slab

  init() {
    slab = Slab()
    entityCapacity = 64
    entities = slab.take(64)
    nodeCapacity = 128
    nodes = slab.take(128)
    termCapacity = 128
    terms = slab.take(128)
    rowCapacity = 32
    rows = slab.take(32)
    columnCapacity = 32
    columns = slab.take(32)
    sums = slab.take(32)
    sums.initialize(repeating: 0, count: 32)
    entitySums = slab.take(64)
    entitySums.initialize(repeating: 0, count: 64)
    levelCapacity = 8
    scratch = slab.take(32)
    levels = slab.take(8)
    marks = slab.take(32)
    marks.initialize(repeating: -1, count: 32)
    touched = slab.take(32)
    entityTouched = slab.take(132)
    journalCapacity = 16
    journal = slab.take(16)
    requiredQueue = Queue(in: &slab)
    softQueue = Queue(in: &slab)
    priceQueue = Queue(in: &slab)
    looseQueue = Queue(in: &slab)
    departed = Queue(in: &slab)
    trail = Queue(in: &slab)
    pending = Queue(in: &slab)
  }

  func deallocate() {
    slab.release(entities)
    slab.release(nodes)
    slab.release(terms)
    slab.release(rows)
    slab.release(columns)
    slab.release(sums)
    slab.release(entitySums)
    slab.release(scratch)
    slab.release(levels)
    slab.release(marks)
    slab.release(touched)
    slab.release(entityTouched)
    slab.release(journal)
    slab.release(requiredQueue.items)
    slab.release(softQueue.items)
    slab.release(priceQueue.items)
    slab.release(looseQueue.items)
    slab.release(departed.items)
    slab.release(trail.items)
    slab.release(pending.items)
    slab.deallocate()
  }

  /// Another core with the same content.
  func copy() -> Core {
    var result = self
    let copied = slab.copy()
    result.slab = copied
    result.entities = copied.adopt(entities, entityCount, entityCapacity, from: slab)
    result.nodes = copied.adopt(nodes, nodeCount, nodeCapacity, from: slab)
    result.terms = copied.adopt(terms, termCount, termCapacity, from: slab)
    result.rows = copied.adopt(rows, rowCount, rowCapacity, from: slab)
    result.columns = copied.adopt(columns, columnCount, columnCapacity, from: slab)
    result.sums = copied.adopt(sums, columnCapacity, columnCapacity, from: slab)
    result.entitySums = copied.adopt(entitySums, entityCapacity, entityCapacity, from: slab)
    result.scratch = copied.adopt(scratch, 0, levelCapacity * 4, from: slab)
    result.levels = copied.adopt(levels, levelCount, levelCapacity, from: slab)
    result.marks = copied.adopt(marks, columnCapacity, columnCapacity, from: slab)
    result.touched = copied.adopt(touched, 0, columnCapacity, from: slab)
    result.entityTouched = copied.adopt(entityTouched, 0, entityCapacity * 2 + 4, from: slab)
    result.journal = copied.adopt(journal, 0, journalCapacity, from: slab)
    result.requiredQueue.adopt(into: copied, from: slab)
    result.softQueue.adopt(into: copied, from: slab)
    result.priceQueue.adopt(into: copied, from: slab)
    result.looseQueue.adopt(into: copied, from: slab)
    result.departed.adopt(into: copied, from: slab)
    result.trail.adopt(into: copied, from: slab)
    result.pending.adopt(into: copied, from: slab)
    return result
  }
}
