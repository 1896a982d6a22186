/// The notes of which constraints read which items, chained both by item and by constraint.
///
/// An item's active constraints are all in one engine, so that the notes live there, in one table.
extension LayoutEngine {
  struct Note: BitwiseCopyable {
    var constraint: Unretained<NSLayoutConstraint>
    var item: ItemReference
    var nextOfItem: Int32
    var previousOfItem: Int32
    /// Also chains the free places.
    var nextOfConstraint: Int32
  }

  /// Notes that a constraint reads an item, once.
  func note(_ item: ItemReference, reads constraint: Unretained<NSLayoutConstraint>) {
    let first = constraint.reading { $0.installation.firstNote }
    let notes = tables.pointee.notes.base
    var present = first
    while present >= 0 {
      if notes[Int(present)].item == item { return }
      present = notes[Int(present)].nextOfConstraint
    }
    if item.pointee.membership.noteEngine != self {
      item.pointee.membership.noteEngine = Unretained(self)
      item.pointee.membership.firstNote = -1
      item.pointee.membership.lastNote = -1
    }
    let last = item.pointee.membership.lastNote
    let place = takeNote(
      Note(constraint: constraint, item: item, nextOfItem: -1, previousOfItem: last, nextOfConstraint: first))
    constraint.reading { $0.installation.firstNote = place }
    if last >= 0 {
      tables.pointee.notes.base[Int(last)].nextOfItem = place
    } else {
      item.pointee.membership.firstNote = place
    }
    item.pointee.membership.lastNote = place
  }

  @inline(__always)
  private func takeNote(_ note: Note) -> Int32 {
    if freeNote >= 0 {
      let place = freeNote
      let notes = tables.pointee.notes
      freeNote = notes[Int(place)].nextOfConstraint
      notes[Int(place)] = note
      return place
    }
    tables.pointee.notes.append(note)
    return Int32(tables.pointee.notes.count - 1)
  }

  /// Drops all notes of a constraint.
  func forgetNotes(of constraint: NSLayoutConstraint) {
    var place = constraint.installation.firstNote
    constraint.installation.firstNote = -1
    let notes = tables.pointee.notes
    while place >= 0 {
      let note = notes[Int(place)]
      let item = note.item
      if note.previousOfItem >= 0 {
        notes.base[Int(note.previousOfItem)].nextOfItem = note.nextOfItem
      } else {
        item.pointee.membership.firstNote = note.nextOfItem
      }
      if note.nextOfItem >= 0 {
        notes.base[Int(note.nextOfItem)].previousOfItem = note.previousOfItem
      } else {
        item.pointee.membership.lastNote = note.previousOfItem
        // The engine may be gone before the item is.
        if note.previousOfItem < 0 { item.pointee.membership.noteEngine = nil }
      }
      let next = note.nextOfConstraint
      notes.base[Int(place)].nextOfConstraint = freeNote
      freeNote = place
      place = next
    }
  }

  /// The items that a constraint reads.
  func items(readBy constraint: NSLayoutConstraint) -> [LayoutItem] {
    var result: [LayoutItem] = []
    var place = constraint.installation.firstNote
    while place >= 0 {
      result.append(tables.pointee.notes[Int(place)].item.pointee.object.object)
      place = tables.pointee.notes[Int(place)].nextOfConstraint
    }
    return result
  }
}

@MainActor extension ItemReference {
  /// Active constraints that read this item's geometry, in the order in which they came to.
  var dependents: [NSLayoutConstraint] {
    guard let engine = pointee.membership.noteEngine, pointee.membership.firstNote >= 0 else { return [] }
    var result: [NSLayoutConstraint] = []
    var place = pointee.membership.firstNote
    let notes = engine.reading { $0.tables.pointee.notes }
    while place >= 0 {
      result.append(notes[Int(place)].constraint.object)
      place = notes[Int(place)].nextOfItem
    }
    return result
  }

  /// Ends the loans, taken and given, of the engine that knows the item's dependents.
  func endLoans() { (pointee.membership.noteEngine ?? pointee.membership.engine)?.reading { $0.endLoans() } }

  @inline(__always) var hasDependents: Bool {
    pointee.membership.noteEngine != nil && pointee.membership.firstNote >= 0
  }
}
