/// The handing over of an engine's constraints when its island ends.
extension LayoutEngine {
  /// All constraints out of the engine, in the order of their activation.
  private func takeConstraints() -> [NSLayoutConstraint] {
    releaseItemsKeepingFrames()
    let taken = constraints.sorted { $0.order < $1.order }
    tables.pointee.constraints.removeAll()
    for constraint in taken {
      forgetNotes(of: constraint)
      constraint.installation = NSLayoutConstraint.Installation()
    }
    return taken
  }

  /// Releases all items from the engine, with the frames that the last solution gave them.
  func releaseItemsKeepingFrames() {
    let frames = tables.pointee.items.elements.map { ($0, $0.pointee.membership.frame) }
    releaseItems()
    for (item, frame) in frames { item.pointee.membership.frame = frame }
  }

  /// Hands everything to another engine; this one is not used afterwards.
  func dissolve(into other: LayoutEngine) {
    let moved = takeConstraints()
    if root.autoLayout?.engine === self { root.autoLayout?.engine = nil }
    for constraint in moved { other.enqueue(constraint) }
    if hasStacks { other.isOutOfOrder = true }
  }

  /// Called when the root goes: releases all constraints, in no time.
  ///
  /// Constraints between views that outlive the root stay held by those; see `UIView.adoptConstraints()`.
  func abandon() {
    releaseItems()
    let notes = tables.pointee.notes
    for constraint in tables.pointee.constraints.elements {
      constraint.reading { constraint in
        var place = constraint.installation.firstNote
        while place >= 0 {
          let note = notes[Int(place)]
          note.item.pointee.membership.firstNote = -1
          note.item.pointee.membership.lastNote = -1
          note.item.pointee.membership.noteEngine = nil
          place = note.nextOfConstraint
        }
        constraint.installation = NSLayoutConstraint.Installation()
      }
    }
    tables.pointee.constraints.removeAll()
    tables.pointee.pending.removeAll()
  }
}
