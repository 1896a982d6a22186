/// The invariants of an engine's tables between solutions; the seeded tests check them after every step.
extension LayoutEngine {
  /// Stops the program where the tables contradict each other.
  ///
  /// O(items + constraints + what they read).
  func checkInvariants() {
    let broken = brokenInvariants()
    ensure(broken.isEmpty, "The layout of \(root.layoutName) contradicts itself: \(broken.joined(separator: "; "))")
  }

  /// The contradictions in the tables, in words; empty where there are none.
  func brokenInvariants() -> [String] {
    brokenItems() + brokenConstraints() + brokenQueues() + brokenNotes()
  }

  private func brokenItems() -> [String] {
    let (items, unknowns, values) = (tables.pointee.items, tables.pointee.unknowns, tables.pointee.values)
    guard unknowns.count == items.count * 4, values.count == items.count * 4 else {
      return ["\(items.count) items have \(unknowns.count) unknowns and \(values.count) values"]
    }
    var broken: [String] = []
    var seen: Set<Int32> = []
    for index in 0..<items.count {
      let item = items[index]
      if !isHome(of: item) { broken.append("item \(index) belongs to another engine") }
      if item.pointee.membership.index != index { broken.append("item \(index) believes to be elsewhere") }
      for place in index * 4..<index * 4 + 4 where unknowns[place] >= 0 {
        if !seen.insert(unknowns[place]).inserted { broken.append("an unknown of item \(index) is another's too") }
      }
    }
    if rootPlace >= 0 {
      let item = rootPlace % 4 == 0 && rootPlace / 4 < items.count ? items[rootPlace / 4] : nil
      let view = item?.pointee.view
      if view == nil || view! != rootReference { broken.append("the root is not at its place") }
    }
    return broken
  }

  private func brokenConstraints() -> [String] {
    let constraints = tables.pointee.constraints
    var broken: [String] = []
    for index in 0..<constraints.count {
      let constraint = constraints[index].object
      let installation = constraint.installation
      if installation.engine != self { broken.append("constraint \(index) belongs to another engine") }
      if installation.index != index { broken.append("constraint \(index) believes to be elsewhere") }
      if constraint.holderReference == nil { broken.append("constraint \(index) is held by no view") }
      if installation.isPending && installation.id != nil {
        broken.append("constraint \(index) waits and is in the solver")
      }
      if installation.isBroken && installation.id != nil {
        broken.append("constraint \(index) is broken and in the solver")
      }
      let waiting = tables.pointee.pending.elements.filter { $0 == constraint }.count
      if waiting != (installation.isPending ? 1 : 0) { broken.append("constraint \(index) waits \(waiting) times") }
    }
    return broken
  }

  private func brokenQueues() -> [String] {
    var broken: [String] = []
    for item in tables.pointee.contentQueue.elements
    where !isHome(of: item) || !item.pointee.membership.content.isQueued {
      broken.append("an item waits to be measured that is not to be")
    }
    for constraint in tables.pointee.changed
    where constraint.installation.engine != self || !constraint.installation.isChangeQueued {
      broken.append("a constraint is among those changed that is not")
    }
    for constraint in tables.pointee.broken
    where constraint.installation.engine != self || !constraint.installation.isBroken {
      broken.append("a constraint is among those broken that is not")
    }
    return broken
  }

  /// Each place in the table of notes is in one constraint's chain or free, and the chains of items lead both ways.
  private func brokenNotes() -> [String] {
    let notes = tables.pointee.notes
    var broken: [String] = []
    var isMet = [Bool](repeating: false, count: notes.count)
    func meet(_ place: Int32) -> Bool {
      guard place >= 0, Int(place) < notes.count, !isMet[Int(place)] else {
        if place != -1 { broken.append("note \(place) is met twice or is not there") }
        return false
      }
      isMet[Int(place)] = true
      return true
    }
    for constraint in tables.pointee.constraints.elements {
      var place = constraint.reading { $0.installation.firstNote }
      while meet(place) {
        let note = notes[Int(place)]
        if note.constraint != constraint { broken.append("note \(place) is of another constraint") }
        if note.item.pointee.membership.noteEngine != self {
          broken.append("the item of note \(place) knows another engine")
        }
        let next = note.nextOfItem
        let (before, last) = (note.previousOfItem, note.item.pointee.membership.lastNote)
        let isLinkedOn = next < 0 ? last == place : notes[Int(next)].previousOfItem == place
        let first = note.item.pointee.membership.firstNote
        let isLinkedBack = before < 0 ? first == place : notes[Int(before)].nextOfItem == place
        if !isLinkedOn || !isLinkedBack { broken.append("note \(place) is not linked both ways") }
        place = note.nextOfConstraint
      }
    }
    var place = freeNote
    while meet(place) { place = notes[Int(place)].nextOfConstraint }
    if isMet.contains(false) { broken.append("a note belongs to nobody") }
    return broken
  }
}

extension UIView {
  /// Checks the layout tables of the view and of all islands in it; see `LayoutEngine.checkInvariants()`.
  func checkLayoutInvariants() {
    autoLayout?.engine?.checkInvariants()
    for subview in subviewStorage { subview.checkLayoutInvariants() }
  }
}
