import ListGeometry

/// Updates: announced, checked against the data source's counts, and carried out as one.
extension UICollectionView {
  /// How long the motion of an update takes, in seconds (`uikit-facts §6.4`).
  static let updateDuration: TimeInterval = 0.3

  func beginBatch(_ call: String) {
    if elements.phase.keepsContents { raise(.changeWhileAsking(call)) }
    if !batch.isOpen {
      endMovementForUpdate()
      batch.call = call
      batch.hasLoadedCounts = counts == nil || loadsAgain
      _ = loadedCounts()
    }
    batch.depth += 1
  }

  func endBatch() {
    batch.depth -= 1
    guard !batch.isOpen else { return }
    let ended = batch
    batch = ListBatch()
    // Told to load again meanwhile.
    guard counts != nil, !loadsAgain else { return endAsReload(ended) }
    carryOut(ended)
  }

  /// A single update is a batch of its own.
  func announce(_ call: String, _ change: (inout ListBatch<Void>) -> Void) {
    beginBatch(call)
    change(&batch)
    endBatch()
  }

  private func endAsReload(_ ended: ListBatch<Void>) {
    if counts != nil { reloadData() }
    setNeedsLayout()
    elements.complete(ended.completions, true)
  }

  private func carryOut(_ ended: ListBatch<Void>) {
    let shown = counts ?? []
    let before = guests.isEmpty ? shown : guests.dataCounts(shown)
    let after = askForCounts()
    let plan: ListUpdatePlan
    do {
      plan = try ListUpdatePlan(ended.update, rowsBefore: before, rowsAfter: after)
    } catch {
      // Nobody saw the items of before: what does not add up is loaded again.
      guard elements.wasShownInWindow else { return endAsReload(ended) }
      raise(.update(error, item: "item", hadLoadedCounts: ended.hasLoadedCounts))
    }
    elements.contentsDidChange(by: ended.call)
    let complete = { (isFinished: Bool) in for completion in ended.completions { completion(isFinished) } }
    let reconfigured = ended.reconfiguredRows.compactMap { plan.rowAfter($0) }
    guard !guests.isEmpty else {
      return apply(plan, counts: after, ended.update, reconfigured: reconfigured, completion: complete)
    }
    let seen = guests.shown(ended.update, plan, before: before, after: after)
    guard let shownPlan = try? ListUpdatePlan(seen.update, rowsBefore: shown, rowsAfter: seen.counts) else {
      return endAsReload(ended)
    }
    apply(
      shownPlan, counts: seen.counts, seen.update, reconfigured: reconfigured.map(seen.place), data: .other(plan),
      completion: complete)
  }

  /// Shows other counts, with the motion of everything that goes elsewhere.
  func apply(
    _ plan: ListUpdatePlan, counts after: [Int], _ update: ListUpdate, reconfigured: [RowIndex] = [],
    data: CollectionDataChange = .same, completion: @escaping (Bool) -> Void
  ) {
    let moves = elements.withholding {
      compute(plan, counts: after, update, reconfigured: reconfigured, data: data, completion: completion)
    }
    if !moves { elements.complete([completion], true) }
  }

  /// Shows other counts; false where nothing moves, so that the completion is due.
  private func compute(
    _ plan: ListUpdatePlan, counts after: [Int], _ update: ListUpdate, reconfigured: [RowIndex],
    data: CollectionDataChange, completion: @escaping (Bool) -> Void
  ) -> Bool {
    let change = LayoutChange(self, plan)
    let anchor = elements.anchor ?? readersPlace(in: bounds)
    let wasArranged = layoutStorage.state == .valid || !elements.shown.isEmpty
    let isTold = wasArranged && elements.phase == .resting
    let gone = rename(plan, counts: after, change, isTold: isTold, data: data)
    reconfigure(reconfigured)
    // An update that the delegate makes while a window pass tells it of a view is shown by that pass.
    guard isTold else {
      let views = Set(gone.map { ObjectIdentifier($0.view) })
      elements.endGoing { views.contains(ObjectIdentifier($0.view)) }
      return false
    }
    if let anchor, let row = plan.rowAfter(anchor.element.index) {
      elements.anchor = CollectionAnchor(element: anchor.element.moved(to: row), place: anchor.place)
    } else {
      elements.anchor = anchor == nil ? nil : nextAnchor(change)
    }
    self.change = change
    defer { self.change = nil }
    elements.during(.arranging) {
      layoutStorage.prepareIfNeeded()
      layoutStorage.prepare(forCollectionViewUpdates: updateItems(plan, update))
      askForSupplements(change)
    }
    adoptContentSize()
    settleOffset()
    keepMotionInContent()
    let layout = layoutStorage
    return showMoving(
      change, alongside: { layout.finalizeCollectionViewUpdates() }, completion: completion)
  }

  /// The first item that stays below an anchor that goes.
  private func nextAnchor(_ change: LayoutChange) -> CollectionAnchor? {
    let isVertical = scrollsVertically
    let bounds = change.boundsBefore
    let inset = adjustedContentInset
    let start = isVertical ? bounds.minY + inset.top : bounds.minX + inset.left
    let items = change.before.filter { $0.key.isCell }.sorted { $0.key.index < $1.key.index }
    let staying = items.lazy.compactMap { element, attributes -> (element: ElementKey, frame: CGRect)? in
      guard case .stays(let name) = change.fate(of: element) else { return nil }
      return (name, attributes.ownRect)
    }
    return .first(of: staying, in: bounds, from: start, isVertical: isVertical)
  }

  /// Gives all holders of indices the new ones, and tells the layout of the counts; returns the views of deleted
  /// elements.
  func rename(
    _ plan: ListUpdatePlan, counts after: [Int], _ change: LayoutChange, isTold: Bool,
    data: CollectionDataChange = .same
  ) -> [ListWindow<ElementKey, UICollectionReusableView>.Shown] {
    counts = after
    elements.contentsDidChange()
    if case .exchange(let guest, _) = data { guests.remove(guest) }
    guests.follow(plan)
    switch data {
    case .same: elements.holders.contentsDidChange(by: plan)
    case .unchanged: break
    case .guests(let change): change(&guests)
    case .other(let dataPlan), .exchange(_, let dataPlan): elements.holders.contentsDidChange(by: dataPlan)
    }
    renameRows(by: plan)
    let gone = elements.rename { element in
      guard case .stays(let name) = change.fate(of: element) else { return nil }
      return name
    }
    layoutStorage.dataDidChange(by: plan)
    let context = layoutStorage.makeInvalidationContext()
    context.invalidatesCounts = true
    // A layout that is not told of the changes one by one has to ask for everything.
    context.invalidatesEverything = !isTold
    layoutStorage.invalidateLayout(with: context)
    setNeedsLayout()
    return gone
  }

  /// Lets the data source configure the existing cells of items.
  private func reconfigure(_ items: [RowIndex]) {
    guard !items.isEmpty, let dataSource else { return }
    let again = Set(items)
    for shown in elements.shown where shown.element.isCell && again.contains(shown.element.index) {
      reconfiguring = (shown.element, shown.view)
      let path = dataPath(of: shown.element.indexPath)
      reconfiguring?.element = ElementKey(kind: nil, indexPath: path)
      let cell = elements.during(.asking) { dataSource.collectionView(self, cellForItemAt: path) }
      reconfiguring = nil
      if cell !== shown.view { raise(.reconfiguredItem(item: shown.element.item, section: shown.element.section)) }
      elements.forgetSizes(of: cell)
    }
  }

  /// The changes in the layout's order: sections before items, deletions before insertions.
  private func updateItems(_ plan: ListUpdatePlan, _ update: ListUpdate) -> [UICollectionViewUpdateItem] {
    func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
    var items: [UICollectionViewUpdateItem] = []
    for number in update.deletedSections.sorted(by: >) { items.append(.init(.delete, before: section(number))) }
    for row in update.deletedRows.sorted(by: >) { items.append(.init(.delete, before: IndexPath(row))) }
    for number in update.insertedSections.sorted() { items.append(.init(.insert, after: section(number))) }
    for row in update.insertedRows.sorted() { items.append(.init(.insert, after: IndexPath(row))) }
    for move in update.movedSections {
      items.append(.init(.move, before: section(move.source), after: section(move.target)))
    }
    for move in update.movedRows {
      items.append(.init(.move, before: IndexPath(move.source), after: IndexPath(move.target)))
    }
    for number in update.reloadedSections.sorted() {
      items.append(.init(.reload, before: section(number), after: plan.sectionAfter(number).map(section)))
    }
    for row in update.reloadedRows.sorted() {
      items.append(.init(.reload, before: IndexPath(row), after: plan.rowAfter(row).map { IndexPath($0) }))
    }
    return items
  }

  /// Asks the layout which supplementary and decoration views it takes away and puts in by itself.
  private func askForSupplements(_ change: LayoutChange) {
    struct Kind: Hashable {
      let name: String
      let isDecoration: Bool
    }
    let elements = change.seen.map(\.element)
    let kinds = Set(elements.compactMap { key in key.kind.map { Kind(name: $0, isDecoration: key.isDecoration) } })
    for kind in kinds.sorted(by: { ($0.name, $0.isDecoration ? 1 : 0) < ($1.name, $1.isDecoration ? 1 : 0) }) {
      let layout = layoutStorage
      let deleted =
        kind.isDecoration
        ? layout.indexPathsToDeleteForDecorationView(ofKind: kind.name)
        : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind.name)
      let inserted =
        kind.isDecoration
        ? layout.indexPathsToInsertForDecorationView(ofKind: kind.name)
        : layout.indexPathsToInsertForSupplementaryView(ofKind: kind.name)
      for path in deleted {
        change.deleted.insert(ElementKey(kind: kind.name, indexPath: path, isDecoration: kind.isDecoration))
      }
      for path in inserted {
        change.inserted.insert(ElementKey(kind: kind.name, indexPath: path, isDecoration: kind.isDecoration))
      }
    }
  }

  /// Applies the offset chosen by the delegate, or the layout, after a change; the proposed one keeps the reader's
  /// place.
  func settleOffset() {
    let kept = elements.anchor.flatMap { isShown(at: $0.element.index) ? offset(keeping: $0) : nil } ?? bounds.origin
    let proposed = contentDidShrink ? offsetInContent(kept) : kept
    contentDidShrink = false
    elements.anchor = nil
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? layoutStorage.targetContentOffset(forProposedContentOffset: proposed)
    guard target.x.isFinite, target.y.isFinite, target != bounds.origin else { return }
    AnimationBlock.with(nil) { bounds.origin = target }
  }

  // MARK: Motion

  /// Whether a change is seen to move.
  var animatesUpdates: Bool { window != nil && UIView.areAnimationsEnabled && !bounds.isEmpty }

  /// Shows the layout's new state, and moves all views from their old places; false if nothing moves.
  ///
  /// - Parameters:
  ///   - alongside: called inside of the animation.
  ///   - completion: called when the animation has ended, where there is one.
  func showMoving(
    _ change: LayoutChange, alongside: @escaping () -> Void = {}, completion: @escaping (Bool) -> Void = { _ in }
  ) -> Bool {
    let outer = self.change
    self.change = change
    defer { self.change = outer }
    let generation = elements.generation
    // Everything gets its final place at once, inside of an application's animation too; the motion is the collection's own.
    elements.keepingWhatLeaves {
      AnimationBlock.with(nil) { runWindowPass() }
    }
    let leaving = elements.going + elements.slidingOut
    // Other contents came while views were told of it: nobody knows any more what came from where.
    let isKnown = generation == elements.generation
    let motions =
      isKnown ? elements.during(.arranging) { disappearances(change, leaving) + appearances(change) } : []
    guard isKnown, animatesUpdates else {
      alongside()
      elements.endLeaving()
      return false
    }
    for shown in leaving { putBehind(shown.view) }
    elements.animate(motions, duration: Self.updateDuration, alongside: alongside) { [weak self] isFinished in
      guard let self else { return completion(isFinished) }
      elements.complete([completion], isFinished)
    }
    #if CHECKS_INVARIANTS
      checkInvariants()
    #endif
    return true
  }

  /// The motions of disappearing views; the layout is asked for all views on the screen, as by UIKit.
  private func disappearances(
    _ change: LayoutChange, _ leaving: [ListWindow<ElementKey, UICollectionReusableView>.Shown]
  ) -> [ViewMotion] {
    let isLeaving = Set(leaving.map { ObjectIdentifier($0.view) })
    let shift = change.shift
    var motions: [ViewMotion] = []
    for seen in change.seen {
      let final = layoutOfDisappearance(change).disappearance(of: seen.element)
      guard isLeaving.contains(ObjectIdentifier(seen.view)), let host = seen.view.superview else { continue }
      // A row that scrolls by itself, and goes, has left its views to the collection.
      let before = host === seen.host ? seen.look : ViewLook(of: seen.view)
      let from = host === self ? before.moved(by: shift) : before
      let to = final.map { look(of: $0, in: host) } ?? from
      motions.append(ViewMotion(view: seen.view, from: from, to: to))
    }
    return motions
  }

  /// A layout that gives up its place says how things leave it.
  private func layoutOfDisappearance(_ change: LayoutChange) -> UICollectionViewLayout {
    change.oldLayout ?? layoutStorage
  }

  /// The motions of appearing views; the layout is asked for all views on the screen, as by UIKit.
  private func appearances(_ change: LayoutChange) -> [ViewMotion] {
    var seen: [ObjectIdentifier: ViewLook] = [:]
    for entry in change.seen { seen[ObjectIdentifier(entry.view)] = entry.look }
    let shift = change.shift
    var motions: [ViewMotion] = []
    for (shown, attributes) in zip(elements.shown, shownAttributes) {
      let initial = layoutStorage.appearance(of: shown.element)
      // What is held by a finger is there at once.
      guard let host = shown.view.superview, shown.element != movement.map({ ElementKey($0.current) }) else { continue }
      let to = look(of: attributes, in: host)
      let from: ViewLook
      if let initial {
        from = look(of: initial, in: host)
      } else if let before = seen[ObjectIdentifier(shown.view)] {
        from = host === self ? before.moved(by: shift) : before
      } else {
        continue
      }
      if from != to { motions.append(ViewMotion(view: shown.view, from: from, to: to)) }
    }
    return motions
  }

  /// Puts a leaving view behind those that move over it.
  private func putBehind(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
  }

  // MARK: Bounds

  /// Shows a change of the bounds' size that was made inside of an animation.
  func showResized(from before: CGRect) {
    boundsBefore.animated = nil
    let change = LayoutChange.sameElements(self)
    self.change = change
    defer { self.change = nil }
    prepareLayout()
    layoutStorage.prepare(forAnimatedBoundsChange: before)
    settleOffset()
    runWindowPass()
    layoutStorage.finalizeAnimatedBoundsChange()
  }
}
