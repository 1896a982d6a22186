import Cassowary

/// The tables of a `LayoutEngine`, apart from it in memory of their own: reading them takes no check of access.
///
/// What they name is alive: active constraints are held by a view of the island, items take themselves out.
struct LayoutTables {
  /// Items with unknowns.
  var items: FlatTable<ItemReference>
  /// For each item the indices of its four unknowns in the solver, -1 where no constraint speaks of one.
  var unknowns: FlatTable<Int32>
  /// For each item the values of its four unknowns, as read last.
  var values: FlatTable<Double>
  /// The notes of constraints and items; see `LayoutEngine+Notes.swift`.
  var notes: FlatTable<LayoutEngine.Note>
  /// Active constraints, in the solver, waiting, or broken; in no order.
  var constraints: FlatTable<Unretained<NSLayoutConstraint>>
  /// Constraints that wait to be taken into the solver; nil for those that no longer do.
  var pending: FlatTable<Unretained<NSLayoutConstraint>?>
  /// Items whose natural size has to be asked for.
  var contentQueue: FlatTable<ItemReference>
  /// The terms of the expression that is being built.
  var terms: FlatTable<Term>
  /// The single term of a constraint between an unknown and a length, which may come up while `terms` are built.
  let lengthTerm: UnsafeMutablePointer<Term>
  /// Constraints whose geometry inputs or constants changed.
  var changed: [NSLayoutConstraint] = []
  var broken: [NSLayoutConstraint] = []
  private let memory: UnsafeMutableRawPointer

  /// The bytes for a cell's worth of views; larger tables move out.
  private static let size = 4 << 10

  init() {
    memory = .allocate(byteCount: Self.size, alignment: 16)
    var place = memory
    terms = FlatTable(capacity: 8, at: &place)
    lengthTerm = place.bindMemory(to: Term.self, capacity: 1)
    place += MemoryLayout<Term>.stride
    notes = FlatTable(capacity: 72, at: &place)
    items = FlatTable(capacity: 8, at: &place)
    values = FlatTable(capacity: 32, at: &place)
    constraints = FlatTable(capacity: 24, at: &place)
    pending = FlatTable(capacity: 24, at: &place)
    contentQueue = FlatTable(capacity: 8, at: &place)
    unknowns = FlatTable(capacity: 32, at: &place)
    ensure(place <= memory + Self.size, "The memory is too small for the beginnings of the tables.")
  }

  /// Forgets everything; constraints that are just gone through keep their places, with nothing in them.
  mutating func empty(keepingPlacesOfPending: Bool) {
    items.removeAll()
    unknowns.removeAll()
    values.removeAll()
    notes.removeAll()
    constraints.removeAll()
    contentQueue.removeAll()
    terms.removeAll()
    changed = []
    broken = []
    if keepingPlacesOfPending {
      for index in 0..<pending.count { pending[index] = nil }
    } else {
      pending.removeAll()
    }
  }

  func deallocate() {
    items.deallocate()
    unknowns.deallocate()
    values.deallocate()
    notes.deallocate()
    constraints.deallocate()
    pending.deallocate()
    contentQueue.deallocate()
    terms.deallocate()
    memory.deallocate()
  }
}
