import ListGeometry
import QuartzCore

/// An item that is moved by hand.
///
/// Meanwhile everything in the collection view has the names that it would have if the item were dropped, but the data source still
/// has the order of before: it is asked with the index paths of that.
@MainActor final class InteractiveMovement {
  /// The item's index in the data.
  let original: RowIndex
  /// The item's index on the screen.
  var current: RowIndex
  /// The point at which the item is held, in the visible content.
  var position: CGPoint
  /// The update from the data to the items on the screen; nil while the item is at its old index.
  var plan: ListUpdatePlan?
  /// The number of items of each section in the data.
  let counts: [Int]

  init(_ index: RowIndex, at position: CGPoint, counts: [Int]) {
    original = index
    current = index
    self.position = position
    self.counts = counts
  }

  /// The attributes of elements on the screen, with those of the held item at its position.
  func attributes(
    _ found: [UICollectionViewLayoutAttributes], in view: UICollectionView
  ) -> [UICollectionViewLayoutAttributes] {
    let element = ElementKey(current)
    var result = found.filter { $0.key != element }
    result.append(
      view.collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: element.indexPath, withTargetPosition: position))
    return result
  }
}

/// A place that an item is held over before the others make room for it.
@MainActor struct MovementDelay {
  private var target: RowIndex?
  private var timer: ClockTimer?

  /// Calls `body` when the item was held over a place for some time; the time begins again for another place.
  mutating func wait(
    for target: RowIndex, _ delay: TimeInterval, on clock: DisplayClock, _ body: @escaping @MainActor () -> Void
  ) {
    guard target != self.target else { return }
    end()
    self.target = target
    timer = clock.schedule(after: delay, body)
  }

  /// Nothing is waited for any more; returns the place that was.
  @discardableResult mutating func end() -> RowIndex? {
    timer?.cancel()
    let waiting = target
    (timer, target) = (nil, nil)
    return waiting
  }
}

extension UICollectionView {
  /// The index path that the data source has for one on the screen: another one only while an item is moved by hand, and beside guests.
  func dataPath(of path: IndexPath) -> IndexPath {
    if !guests.isEmpty, path.count == 2 { return guests.dataIndex(of: RowIndex(path)).map { IndexPath($0) } ?? path }
    guard let plan = movement?.plan, path.count == 2 else { return path }
    return plan.rowBefore(RowIndex(path)).map { IndexPath($0) } ?? path
  }

  /// Whether an item can be lifted now.
  func mayBeginMovement(_ indexPath: IndexPath) -> Bool {
    guard canBeginMovement(indexPath), let dataSource, OptionalCollectionMethods.movesItems(dataSource) else {
      return false
    }
    return elements.during(.asking) { dataSource.collectionView(self, canMoveItemAt: indexPath) }
  }

  /// Whether nothing else happens to the items.
  private func canBeginMovement(_ indexPath: IndexPath) -> Bool {
    movement == nil && guests.isEmpty && transition == nil && !batch.isOpen && elements.phase == .resting
      && contains(indexPath)
  }

  /// Lifts an item; `isOwn` says that the collection view itself carries the move out, so that the data source is not asked.
  func beginMovement(_ indexPath: IndexPath, isOwn: Bool = false) -> Bool {
    guard isOwn ? canBeginMovement(indexPath) : mayBeginMovement(indexPath) else { return false }
    layoutIfNeeded()
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return false }
    let center = seenCenter(of: attributes)
    movement = InteractiveMovement(RowIndex(indexPath), at: center, counts: loadedCounts())
    invalidateForMovement(from: RowIndex(indexPath), position: center)
    setNeedsLayout()
    return true
  }

  func updateMovement(to position: CGPoint) {
    guard let movement, elements.phase == .resting else { return }
    let previous = (index: movement.current, position: movement.position)
    movement.position = position
    let target = movementTarget(movement)
    guard self.movement === movement else { return }
    let delay = reorderingCadence.delay
    guard target != movement.current, delay == 0 else {
      if target == movement.current {
        movementDelay.end()
      } else {
        movementDelay.wait(for: target, delay, on: clock) { [weak self] in self?.makeRoomAfterDelay() }
      }
      invalidateForMovement(from: previous.index, position: previous.position)
      shownState = nil
      return updateWindow()
    }
    move(movement, to: target, from: previous)
  }

  /// The item was held over a place as long as `reorderingCadence` says.
  private func makeRoomAfterDelay() {
    guard let target = movementDelay.end(), let movement, elements.phase == .resting, target != movement.current else {
      return
    }
    move(movement, to: target, from: (movement.current, movement.position))
  }

  /// The index to which the layout and the delegate let the item move.
  private func movementTarget(_ movement: InteractiveMovement) -> RowIndex {
    let current = IndexPath(movement.current)
    prepareLayout()
    let proposed = elements.during(.arranging) {
      layoutStorage.targetIndexPath(forInteractivelyMovingItem: current, withPosition: movement.position)
    }
    guard proposed != current else { return movement.current }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(movement.original),
        atCurrentIndexPath: current, toProposedIndexPath: proposed) ?? proposed
    let index = RowIndex(target)
    if let problem = problem(withMoveTo: index, from: movement.current, asked: proposed != target) { raise(problem) }
    return index
  }

  func problem(withMoveTo target: RowIndex, from item: RowIndex, asked delegate: Bool) -> ListProblem? {
    let counts = loadedCounts()
    let source =
      delegate
      ? "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
      : "\(type(of: layoutStorage)).targetIndexPath(forInteractivelyMovingItem:withPosition:)"
    guard counts.indices.contains(target.section) else {
      return .itemMoveTarget(target, of: item, source: source, sections: counts.count, items: nil)
    }
    let places = counts[target.section] + (target.section == item.section ? 0 : 1)
    guard (0..<places).contains(target.row) else {
      return .itemMoveTarget(target, of: item, source: source, sections: counts.count, items: places)
    }
    return nil
  }

  private func invalidateForMovement(from previous: RowIndex, position: CGPoint) {
    guard let movement else { return }
    let context = layoutStorage.invalidationContext(
      forInteractivelyMovingItems: [IndexPath(movement.current)], withTargetPosition: movement.position,
      previousIndexPaths: [IndexPath(previous)], previousPosition: position)
    layoutStorage.invalidateLayout(with: context)
  }

  /// Moves the item to another index, and lets the others make room.
  private func move(
    _ movement: InteractiveMovement, to target: RowIndex, from previous: (index: RowIndex, position: CGPoint)
  ) {
    guard let change = rename(movement, to: target) else { return }
    invalidateForMovement(from: previous.index, position: previous.position)
    elements.withholding { _ = showMoving(change) }
  }

  /// Gives everything the names that it has with the item in another place.
  private func rename(_ movement: InteractiveMovement, to target: RowIndex) -> LayoutChange? {
    let before = loadedCounts()
    var after = before
    after[movement.current.section] -= 1
    after[target.section] += 1
    var step = ListUpdate()
    step.movedRows = [ListMove(from: movement.current, to: target)]
    var whole = ListUpdate()
    whole.movedRows = [ListMove(from: movement.original, to: target)]
    guard let plan = try? ListUpdatePlan(step, rowsBefore: before, rowsAfter: after) else { return nil }
    let change = LayoutChange(self, plan)
    movement.plan =
      target == movement.original ? nil : try? ListUpdatePlan(whole, rowsBefore: movement.counts, rowsAfter: after)
    movement.current = target
    _ = rename(plan, counts: after, change, isTold: false)
    return change
  }

  func endMovement(isCancelled: Bool) {
    guard let movement, elements.phase == .resting else { return }
    // A dropped item goes to the place under it, even if it was held there too briefly for others to make room.
    if isCancelled { movementDelay.end() } else { makeRoomAfterDelay() }
    let target = movement.current
    var change: LayoutChange?
    if isCancelled, target != movement.original { change = rename(movement, to: movement.original) }
    let shown = change ?? LayoutChange.sameElements(self)
    self.movement = nil
    let final = isCancelled ? movement.original : target
    layoutStorage.invalidateLayout(
      with: layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [IndexPath(final)], previousIndexPaths: [IndexPath(movement.original)],
        movementCancelled: isCancelled))
    if !isCancelled, target != movement.original {
      let generation = elements.generation
      dataSource?.collectionView(
        self, moveItemAt: IndexPath(movement.original), to: IndexPath(target))
      // A data source that reloaded or updated the collection has put the item in its place.
      guard generation == elements.generation, counts != nil else { return }
    }
    elements.withholding { _ = showMoving(shown) }
  }

  /// An update comes: the data is in the order of before.
  func endMovementForUpdate() {
    guard let movement else { return }
    movementDelay.end()
    if movement.current != movement.original { _ = rename(movement, to: movement.original) }
    self.movement = nil
    setNeedsLayout()
  }

  /// The contents are loaded again, or laid out by another layout: nothing is moved any more.
  func forgetMovement() {
    guard let movement else { return }
    movementDelay.end()
    if counts != nil, movement.current != movement.original { _ = rename(movement, to: movement.original) }
    self.movement = nil
  }
}
