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
  var nodes: Table<Node>
  var nodeCount: Int32 = 0
  var freeNode: Int32 = -1

  var rows: Table<Line>
  var rowCount: Int32 = 0
  var freeRow: Int32 = -1

  var columns: Table<Line>
  /// For each column: the node of the row at hand that lies in it, or -1.
  ///
  /// All -1 between operations.
  var marks: Table<Int32>
  /// For each column: a sum that is being built.
  ///
  /// All 0 between operations.
  var sums: Table<Double>
  /// Columns whose `sums` are in use.
  var touched: Table<Int32>
  var columnCount: Int32 = 0
  var freeColumn: Int32 = -1

  var entities: Table<Entity>
  var amounts: Table<Amount>
  /// For each entity, and behind all of them for the loose side of each constraint: a sum that is being built.
  ///
  /// All 0 between operations.
  var entitySums: Table<Double>
  /// Entities whose `entitySums` are in use, some of them twice.
  var entityTouched: Table<Int32>
  var entityCount: Int32 = 0
  var freeEntity: Int32 = -1

  /// The terms of all constraints.
  var terms: Table<StoredTerm>
  var termCount: Int32 = 0
  var deadTerms: Int32 = 0

  /// The priorities in use below required, highest first.
  var levels: Table<Float>
  var levelCount: Int32 = 0
  /// Four scratch vectors of one number a level.
  var scratch: Table<Double>

  /// Rows that may contradict their side, required ones apart so that they can be treated alone.
  var requiredRows: Worklist
  var softRows: Worklist
  /// Columns whose price may have left its range.
  var pricedColumns: Worklist
  /// Columns that nothing may hold any longer but the rule about ambiguous variables.
  var looseColumns: Worklist
  /// Variables that were columns and became rows.
  var departed: Worklist
  /// Definitions that were changed in a search: variable and former constraint in turn.
  var trail: Worklist
  /// Variables that wait for their turn while definitions are followed.
  var pending: Worklist

  /// The changes by the treatment of required constraints, so that they can be taken back.
  var journal: Table<JournalEntry>
  var journalCount: Int32 = 0
  var isJournaling = false

  /// Whether nothing changed since the tableau was last made to hold.
  var isSolved = true
  var nextOrder: Int32 = 0
  /// The last rank given to a variable.
  var lastRank: Int32 = 0
  /// Counts the changes, so that values worked out before one are known to be old.
  var epoch: Int32 = 1
  /// Counts, from 1, the changes after which a variable may depend on other columns, or on a loose column.
  var calm: UInt16 = 1
  var constraintCount: Int32 = 0
  var editsSinceRefresh: Int32 = 0
  var pivotsSinceRebuild: Int32 = 0
  /// Counts the coefficients that pivots of the solution at hand have visited.
  var visits = 0
  /// The number of visits after which a solution ends unfinished: some seconds.
  var visitLimit = 20_000_000
  /// Whether the solution at hand ended before all constraints below required had been weighed.
  var isUnfinished = false
  /// Whether no row is given up since the solution was begun again: prices are in range wherever the rows lie.
  var isRestarted = false

  #if CHECKS_INVARIANTS
    /// The number of visited variables and nodes, which tests compare in place of times.
    var steps = 0
  #endif

  /// The memory in which all tables begin: one piece, enough for a cell's worth of views.
  var slab: Slab

  init() {
    slab = Slab()
    entities = Table(64, in: &slab)
    amounts = Table(64, in: &slab)
    nodes = Table(128, in: &slab)
    terms = Table(128, in: &slab)
    rows = Table(32, in: &slab)
    columns = Table(32, in: &slab)
    sums = Table(32, filledWith: 0, in: &slab)
    entitySums = Table(128, filledWith: 0, in: &slab)
    scratch = Table(32, in: &slab)
    levels = Table(8, in: &slab)
    marks = Table(32, filledWith: -1, in: &slab)
    touched = Table(32, in: &slab)
    entityTouched = Table(132, in: &slab)
    journal = Table(16, in: &slab)
    requiredRows = Worklist(in: &slab)
    softRows = Worklist(in: &slab)
    pricedColumns = Worklist(in: &slab)
    looseColumns = Worklist(in: &slab)
    departed = Worklist(in: &slab)
    trail = Worklist(in: &slab)
    pending = Worklist(in: &slab)
  }

  func deallocate() {
    entities.deallocate()
    amounts.deallocate()
    nodes.deallocate()
    terms.deallocate()
    rows.deallocate()
    columns.deallocate()
    sums.deallocate()
    entitySums.deallocate()
    scratch.deallocate()
    levels.deallocate()
    marks.deallocate()
    touched.deallocate()
    entityTouched.deallocate()
    journal.deallocate()
    requiredRows.deallocate()
    softRows.deallocate()
    pricedColumns.deallocate()
    looseColumns.deallocate()
    departed.deallocate()
    trail.deallocate()
    pending.deallocate()
    slab.deallocate()
  }

  /// Another core with the same content.
  func copy() -> Core {
    var result = self
    let copied = slab.copy()
    result.slab = copied
    result.entities = entities.copy(keeping: entityCount, into: copied, from: slab)
    result.amounts = amounts.copy(keeping: entityCount, into: copied, from: slab)
    result.nodes = nodes.copy(keeping: nodeCount, into: copied, from: slab)
    result.terms = terms.copy(keeping: termCount, into: copied, from: slab)
    result.rows = rows.copy(keeping: rowCount, into: copied, from: slab)
    result.columns = columns.copy(keeping: columnCount, into: copied, from: slab)
    result.sums = sums.copy(keeping: sums.capacity, into: copied, from: slab)
    result.entitySums = entitySums.copy(keeping: entitySums.capacity, into: copied, from: slab)
    result.scratch = scratch.copy(keeping: 0, into: copied, from: slab)
    result.levels = levels.copy(keeping: levelCount, into: copied, from: slab)
    result.marks = marks.copy(keeping: marks.capacity, into: copied, from: slab)
    result.touched = touched.copy(keeping: 0, into: copied, from: slab)
    result.entityTouched = entityTouched.copy(keeping: 0, into: copied, from: slab)
    result.journal = journal.copy(keeping: 0, into: copied, from: slab)
    result.requiredRows = requiredRows.copy(into: copied, from: slab)
    result.softRows = softRows.copy(into: copied, from: slab)
    result.pricedColumns = pricedColumns.copy(into: copied, from: slab)
    result.looseColumns = looseColumns.copy(into: copied, from: slab)
    result.departed = departed.copy(into: copied, from: slab)
    result.trail = trail.copy(into: copied, from: slab)
    result.pending = pending.copy(into: copied, from: slab)
    return result
  }
}
