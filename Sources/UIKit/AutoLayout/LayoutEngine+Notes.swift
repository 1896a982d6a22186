/// Which constraints read which items, as notes that are chained both by item and by constraint.
///
/// An item's active constraints are all in one engine, so that the notes live there, in one table.
extension LayoutEngine {
  struct Note: BitwiseCopyable {
    var constraint: Unmanaged<NSLayoutConstraint>
    var item: Unmanaged<LayoutItem>
    var nextOfItem: Int32
    var previousOfItem: Int32
    /// Also chains the free places.
    var nextOfConstraint: Int32
  }

  /// Notes that a constraint reads an item, once.
  func note(_ item: LayoutItem, reads constraint: NSLayoutConstraint) {
    var present = constraint.installation.firstNote
    while present >= 0 {
      if notes[Int(present)].item.toOpaque() == Unmanaged.passUnretained(item).toOpaque() { return }
      present = notes[Int(present)].nextOfConstraint
    }
    if item.membership.noteEngine !== self {
      item.membership.noteEngine = self
      item.membership.firstNote = -1
      item.membership.lastNote = -1
    }
    let last = item.membership.lastNote
    let place = takeNote(
      Note(
        constraint: .passUnretained(constraint), item: .passUnretained(item), nextOfItem: -1, previousOfItem: last,
        nextOfConstraint: constraint.installation.firstNote))
    constraint.installation.firstNote = place
    if last >= 0 { notes.base[Int(last)].nextOfItem = place } else { item.membership.firstNote = place }
    item.membership.lastNote = place
  }

  private func takeNote(_ note: Note) -> Int32 {
    if freeNote >= 0 {
      let place = freeNote
      freeNote = notes[Int(place)].nextOfConstraint
      notes[Int(place)] = note
      return place
    }
    notes.append(note)
    return Int32(notes.count - 1)
  }

  /// Drops all notes of a constraint.
  func forgetNotes(of constraint: NSLayoutConstraint) {
    var place = constraint.installation.firstNote
    constraint.installation.firstNote = -1
    while place >= 0 {
      let note = notes[Int(place)]
      let item = note.item.takeUnretainedValue()
      if note.previousOfItem >= 0 {
        notes.base[Int(note.previousOfItem)].nextOfItem = note.nextOfItem
      } else {
        item.membership.firstNote = note.nextOfItem
      }
      if note.nextOfItem >= 0 {
        notes.base[Int(note.nextOfItem)].previousOfItem = note.previousOfItem
      } else {
        item.membership.lastNote = note.previousOfItem
        // The engine may be gone before the item is.
        if note.previousOfItem < 0 { item.membership.noteEngine = nil }
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
      result.append(notes[Int(place)].item.takeUnretainedValue())
      place = notes[Int(place)].nextOfConstraint
    }
    return result
  }
}

extension LayoutItem {
  /// Active constraints that read this item's geometry, in the order in which they came to.
  var dependents: [NSLayoutConstraint] {
    guard let engine = membership.noteEngine, membership.firstNote >= 0 else { return [] }
    var result: [NSLayoutConstraint] = []
    var place = membership.firstNote
    while place >= 0 {
      result.append(engine.notes[Int(place)].constraint.takeUnretainedValue())
      place = engine.notes[Int(place)].nextOfItem
    }
    return result
  }

  var hasDependents: Bool { membership.noteEngine != nil && membership.firstNote >= 0 }
}
