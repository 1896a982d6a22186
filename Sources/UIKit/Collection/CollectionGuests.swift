import ListGeometry

/// An item on the screen without data: a placeholder's cell, or the gap for a drop.
@MainActor final class CollectionGuest {
  /// The index among the items on the screen.
  fileprivate(set) var index: RowIndex
  /// The placeholder that makes its cell; nil for a gap.
  let placeholder: UICollectionViewPlaceholder?

  init(_ index: RowIndex, _ placeholder: UICollectionViewPlaceholder?) {
    (self.index, self.placeholder) = (index, placeholder)
  }
}

/// The guests of a collection view, and what they make of indices.
///
/// The layout and the views count guests as items (`UIDataSourceTranslating` calls these *presentation* index paths); the data source, the delegate,
/// the selection, the focus and everybody else have the index paths of the data.
@MainActor struct CollectionGuests {
  /// In the order of their places.
  private(set) var all: [CollectionGuest] = []

  var isEmpty: Bool { all.isEmpty }

  func contains(_ guest: CollectionGuest) -> Bool { all.contains { $0 === guest } }

  /// The guest that is shown at a place.
  func guest(at shown: RowIndex) -> CollectionGuest? { all.first { $0.index == shown } }

  /// The data's index of an item on the screen; nil for a guest.
  func dataIndex(of shown: RowIndex) -> RowIndex? {
    guard guest(at: shown) == nil else { return nil }
    return RowIndex(section: shown.section, row: shown.row - count(before: shown))
  }

  private func count(before shown: RowIndex) -> Int {
    all.count { $0.index.section == shown.section && $0.index.row < shown.row }
  }

  /// The data's item before which a guest stands; one more than the last for a guest behind all.
  func dataPlace(of guest: CollectionGuest) -> RowIndex {
    RowIndex(section: guest.index.section, row: guest.index.row - count(before: guest.index))
  }

  /// The number of the item that a guest at a place stands before.
  func place(of shown: IndexPath) -> Int { shown.item - count(before: RowIndex(shown)) }

  /// The index on the screen of an item of the data.
  func shownIndex(of data: RowIndex) -> RowIndex {
    RowIndex(
      section: data.section,
      row: data.row + all.count { $0.index.section == data.section && dataPlace(of: $0).row <= data.row })
  }

  /// The index on the screen for a new guest before an item of the data, and before other guests there.
  func newIndex(before data: RowIndex) -> RowIndex {
    RowIndex(
      section: data.section,
      row: data.row + all.count { $0.index.section == data.section && dataPlace(of: $0).row < data.row })
  }

  /// The item of the data that would follow if a guest were moved to a place.
  func dataPlace(at shown: RowIndex, without moved: CollectionGuest) -> RowIndex {
    let others = CollectionGuests(all: all.filter { $0 !== moved })
    var row = shown.row
    // The other guests' places without the moved guest.
    for other in others.all where other.index.section == shown.section {
      let place = other.index.row - (moved.index.section == shown.section && moved.index < other.index ? 1 : 0)
      if place < shown.row { row -= 1 }
    }
    return RowIndex(section: shown.section, row: row)
  }

  /// The index on the screen for a guest moved to before an item of the data.
  func newIndex(before data: RowIndex, without moved: CollectionGuest) -> RowIndex {
    let before = all.count {
      $0 !== moved && $0.index.section == data.section && dataPlace(of: $0).row < data.row
    }
    return RowIndex(section: data.section, row: data.row + before)
  }

  func count(inSection section: Int) -> Int { all.count { $0.index.section == section } }

  /// The item counts of the data, from those on the screen.
  func dataCounts(_ shown: [Int]) -> [Int] {
    var counts = shown
    for guest in all { counts[guest.index.section] -= 1 }
    return counts
  }

  // MARK: Changes

  mutating func add(_ guest: CollectionGuest) {
    all.append(guest)
    all.sort { $0.index < $1.index }
  }

  mutating func remove(_ guest: CollectionGuest) { all.removeAll { $0 === guest } }

  mutating func removeAll() { all = [] }

  /// Updates the indices of guests for an update of the items on the screen, and drops guests that are deleted by it.
  mutating func follow(_ plan: ListUpdatePlan) {
    all = all.filter { guest in
      guard let after = plan.rowAfter(guest.index) else { return false }
      guest.index = after
      return true
    }
    all.sort { $0.index < $1.index }
  }

  /// Turns an update of the data into an update of the items on the screen, and gives the item counts after it.
  ///
  /// A guest stays before the next item that stays where it is in its section, else it goes to the section's end; those of sections that go
  /// or are reloaded go with them.
  func shown(
    _ update: ListUpdate, _ plan: ListUpdatePlan, before: [Int], after: [Int]
  ) -> (update: ListUpdate, counts: [Int], place: (RowIndex) -> RowIndex) {
    let moved = Set(update.movedRows.map(\.source))
    var places: [RowIndex] = []
    for guest in all {
      let old = dataPlace(of: guest)
      guard let section = plan.sectionAfter(old.section), !plan.isReloaded(sectionAfter: section) else { continue }
      let stays = (old.row..<before[old.section]).lazy.map { RowIndex(section: old.section, row: $0) }
        .first { !moved.contains($0) && plan.rowAfter($0) != nil }
      places.append(stays.flatMap { plan.rowAfter($0) } ?? RowIndex(section: section, row: after[section]))
    }
    func place(_ data: RowIndex) -> RowIndex {
      RowIndex(
        section: data.section,
        row: data.row + places.count { $0.section == data.section && $0.row <= data.row })
    }
    var shown = update
    shown.deletedRows = update.deletedRows.map { shownIndex(of: $0) }
    shown.reloadedRows = update.reloadedRows.map { shownIndex(of: $0) }
    shown.insertedRows = update.insertedRows.map(place)
    shown.movedRows = update.movedRows.map { ListMove(from: shownIndex(of: $0.source), to: place($0.target)) }
    var counts = after
    for place in places { counts[place.section] += 1 }
    return (shown, counts, place)
  }
}

/// Guests come and go.
extension UICollectionView {
  /// The index path on the screen of an item of the data, for index paths of callers; the same while the layout asks,
  /// and inside of `performUsingPresentationValues(_:)`.
  func shownPath(of path: IndexPath) -> IndexPath {
    guard !guests.isEmpty, path.count == 2, takesDataPaths else { return path }
    return IndexPath(guests.shownIndex(of: RowIndex(path)))
  }

  /// The item that is shown at a place, for callers; nil for a guest.
  func callersPath(of shown: IndexPath) -> IndexPath? {
    guard !guests.isEmpty, shown.count == 2, takesDataPaths else { return shown }
    return guests.dataIndex(of: RowIndex(shown)).map { IndexPath($0) }
  }

  /// The item of the data that an element shows; nil for a guest.
  func dataIndex(of element: ElementKey) -> RowIndex? {
    guests.isEmpty ? element.index : guests.dataIndex(of: element.index)
  }

  /// Whether callers have the index paths of the data.
  var takesDataPaths: Bool { !performsUsingPresentationValues && elements.phase != .arranging }

  /// Whether something is shown at a place.
  func isShown(at index: RowIndex) -> Bool {
    let counts = loadedCounts()
    return counts.indices.contains(index.section) && index.row >= 0 && index.row < counts[index.section]
  }

  /// Whether guests may come now.
  private var mayChangeGuests: Bool {
    movement == nil && transition == nil && !batch.isOpen && elements.phase == .resting && dataSource != nil
  }

  /// Shows a guest before an item of the data, or at the end of a section; nil where it cannot be shown now.
  func addGuest(before data: RowIndex, _ placeholder: UICollectionViewPlaceholder?) -> CollectionGuest? {
    let counts = loadedCounts()
    guard mayChangeGuests, counts.indices.contains(data.section), data.row >= 0,
      data.row <= counts[data.section] - guests.count(inSection: data.section)
    else { return nil }
    let guest = CollectionGuest(guests.newIndex(before: data), placeholder)
    var update = ListUpdate()
    update.insertedRows = [guest.index]
    changeGuests(update, counts, changing: guest.index.section, by: 1) { $0.add(guest) }
    return guest
  }

  /// Moves a guest to another place of its section or of another one.
  func move(_ guest: CollectionGuest, to target: RowIndex) {
    guard mayChangeGuests, guests.contains(guest), guest.index != target else { return }
    var counts = loadedCounts()
    let before = counts
    counts[guest.index.section] -= 1
    guard counts.indices.contains(target.section), (0...counts[target.section]).contains(target.row) else { return }
    counts[target.section] += 1
    var update = ListUpdate()
    update.movedRows = [ListMove(from: guest.index, to: target)]
    guard let plan = try? ListUpdatePlan(update, rowsBefore: before, rowsAfter: counts) else { return }
    apply(plan, counts: counts, update, data: .unchanged) { _ in }
  }

  /// Takes a guest away; false where it is gone.
  @discardableResult func remove(_ guest: CollectionGuest) -> Bool {
    guard guests.contains(guest), mayChangeGuests else { return false }
    var update = ListUpdate()
    update.deletedRows = [guest.index]
    changeGuests(update, loadedCounts(), changing: guest.index.section, by: -1) { _ in }
    return true
  }

  private func changeGuests(
    _ update: ListUpdate, _ before: [Int], changing section: Int, by number: Int,
    _ change: @escaping (inout CollectionGuests) -> Void
  ) {
    var after = before
    after[section] += number
    guard let plan = try? ListUpdatePlan(update, rowsBefore: before, rowsAfter: after) else { return }
    apply(plan, counts: after, update, data: .guests(change)) { _ in }
  }

  /// Removes a gap without showing the removal, as an update follows that moves from the present screen.
  func removeForUpdate(_ gap: CollectionGuest) {
    guard guests.contains(gap), mayChangeGuests else { return }
    var update = ListUpdate()
    update.deletedRows = [gap.index]
    let before = loadedCounts()
    var after = before
    after[gap.index.section] -= 1
    guard let plan = try? ListUpdatePlan(update, rowsBefore: before, rowsAfter: after) else { return }
    let gone = rename(plan, counts: after, LayoutChange(self, plan), isTold: false, data: .unchanged)
    let views = Set(gone.map { ObjectIdentifier($0.view) })
    elements.endGoing { views.contains(ObjectIdentifier($0.view)) }
  }

  /// Shows an item of the data in a placeholder's place, once the block has put it into the data; false where the placeholder is gone.
  func commit(_ guest: CollectionGuest, _ updates: (IndexPath) -> Void) -> Bool {
    guard guests.contains(guest), mayChangeGuests else { return false }
    let shown = loadedCounts()
    let before = guests.dataCounts(shown)
    let path = IndexPath(guests.dataPlace(of: guest))
    let generation = elements.generation
    updates(path)
    // Whoever updated or reloaded the collection view has shown the item.
    guard generation == elements.generation, counts != nil else { return remove(guest) || true }
    let after = askForCounts()
    var update = ListUpdate()
    update.insertedRows = [RowIndex(path)]
    var exchange = ListUpdate()
    exchange.reloadedRows = [guest.index]
    do {
      let data = try ListUpdatePlan(update, rowsBefore: before, rowsAfter: after)
      let plan = try ListUpdatePlan(exchange, rowsBefore: shown, rowsAfter: shown)
      UIView.performWithoutAnimation {
        apply(plan, counts: shown, exchange, data: .exchange(guest, data)) { _ in }
      }
    } catch { raise(.update(error, item: "item", hadLoadedCounts: false)) }
    return true
  }

  /// The cell of a guest; nil while it is not on the screen.
  func cell(of guest: CollectionGuest) -> UICollectionViewCell? {
    guard guests.contains(guest) else { return nil }
    return elements.view(of: ElementKey(guest.index)) as? UICollectionViewCell
  }

  /// Makes the cell of a guest.
  func makeCell(of guest: CollectionGuest, _ element: ElementKey, _ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewCell
  {
    guard let placeholder = guest.placeholder else {
      let gap = UICollectionViewCell(frame: attributes.ownRect)
      gap.isUserInteractionEnabled = false
      return gap
    }
    let cell = requestView(attributes) { dequeueCell(placeholder.identifier, element.indexPath) }
    cell.dequeuedElement = nil
    cell.isSelected = false
    placeholder.cellUpdateHandler?(cell)
    return cell
  }
}

/// The effect of an update of the items on the screen on the data.
enum CollectionDataChange {
  /// The same: the items on the screen are the data.
  case same
  /// Nothing: guests have other places.
  case unchanged
  /// Nothing, and guests come.
  case guests((inout CollectionGuests) -> Void)
  /// Another change, as there are guests.
  case other(ListUpdatePlan)
  /// An item comes in the place of a guest.
  case exchange(CollectionGuest, ListUpdatePlan)
}
