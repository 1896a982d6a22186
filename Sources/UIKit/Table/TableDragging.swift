import ListGeometry

/// The drags of a table, as its delegates want them, and the room for drops between its rows.
final class TableDragging: ListDragging {
  private unowned let table: UITableView
  /// The row moved within the table, with the displacement of the others.
  private var moving: RowReordering?
  /// The index at which rows make room for a drop from elsewhere.
  private(set) var gap: RowIndex?
  /// The placeholders of dropped items whose data has not come yet.
  private(set) var placeholders: [TablePlaceholderRow] = []

  init(_ table: UITableView) {
    self.table = table
    super.init(table)
  }

  // MARK: The drag

  override func path(at point: CGPoint) -> IndexPath? { table.indexPathForRow(at: point) }
  override func cell(at path: IndexPath) -> UIView? { table.cellForRow(at: path) }

  override func items(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    table.dragDelegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
  }

  override func addedItems(_ session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
    table.dragDelegate?.tableView(table, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  override func parameters(at path: IndexPath, isDrop: Bool) -> UIDragPreviewParameters? {
    isDrop
      ? table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: path)
      : table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path)
  }

  override func dragWillBegin(_ session: any UIDragSession) {
    table.dragDelegate?.tableView(table, dragSessionWillBegin: session)
  }

  override func dragDidEnd(_ session: any UIDragSession) {
    table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
  }

  override func allowsMove(_ session: any UIDragSession) -> Bool {
    table.dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
  }

  override func isRestricted(_ session: any UIDragSession) -> Bool {
    table.dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: The drop

  override func takes(_ session: any UIDropSession) -> Bool {
    if let delegate = table.dropDelegate { return delegate.tableView(table, canHandle: session) }
    // Without a delegate for drops rows are still moved by drags.
    return soleSource(session).map { table.canMove($0) } ?? false
  }

  override func dropDidEnter(_ session: any UIDropSession) {
    table.dropDelegate?.tableView(table, dropSessionDidEnter: session)
  }

  override func dropDidExit(_ session: any UIDropSession) {
    table.dropDelegate?.tableView(table, dropSessionDidExit: session)
  }

  override func dropDidEnd(_ session: any UIDropSession) {
    table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }

  override func propose(_ session: any UIDropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent) {
    guard let delegate = table.dropDelegate else {
      return (UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath), .insertAt)
    }
    let proposal = delegate.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    switch proposal.intent {
    case .unspecified: return (proposal, .unspecified)
    case .insertAtDestinationIndexPath: return (proposal, .insertAt)
    case .insertIntoDestinationIndexPath: return (proposal, .insertInto)
    case .automatic: return (proposal, .automatic)
    @unknown default: return (proposal, .unspecified)
    }
  }

  override func destination(at point: CGPoint, _ session: any UIDropSession) -> IndexPath? {
    if let source = soleSource(session), table.geometry.contains(.row(source)), proposalInserts,
      proposal?.operation != .copy
    {
      let height = table.geometry.frame(ofRow: source).height
      if moving?.source != source { moving = RowReordering(source: source, height: height) }
      let target = table.geometry.reorderTarget(
        moving: source, heldAt: point.y - height / 2, reach: table.bounds.height)
      guard let target else { return nil }
      return IndexPath(table.checkedMoveTarget(of: source, proposed: target))
    }
    moving = nil
    guard proposalInserts, let gap else { return row(under: point).map { IndexPath($0) } }
    // Where rows have made room already, a row's upper half means the room above it.
    let top = table.geometry.offset(ofInsertionAt: gap)
    if (top..<top + gapHeight).contains(point.y) { return IndexPath(gap) }
    let place = CGPoint(x: point.x, y: point.y > top ? point.y - gapHeight : point.y)
    guard let row = row(under: place) else { return nil }
    guard table.geometry.contains(.row(row)) else { return IndexPath(row) }
    let isLower = place.y > table.geometry.frame(ofRow: row).midY
    return IndexPath(RowIndex(section: row.section, row: isLower ? row.row + 1 : row.row))
  }

  /// Whether the last proposal, or the default without a delegate, makes room.
  private var proposalInserts: Bool {
    guard table.dropDelegate != nil else { return true }
    guard let intent = (proposal as? UITableViewDropProposal)?.intent else { return proposal == nil }
    return intent == .insertAtDestinationIndexPath || intent == .automatic
  }

  /// The row under a place; the first one of a section under its header, the one after the last under its footer.
  private func row(under point: CGPoint) -> RowIndex? {
    let geometry = table.geometry
    let place = CGPoint(x: geometry.rowMinX + geometry.rowWidth / 2, y: point.y)
    if let row = geometry.row(at: place) { return row }
    guard let section = geometry.section(at: point.y) else { return nil }
    let isBelow = geometry.footer(at: point.y) != nil
    return RowIndex(section: section, row: isBelow ? geometry.rowCount(inSection: section) : 0)
  }

  // MARK: Opening

  override var isSpringLoaded: Bool { table.isSpringLoaded }

  override func mayOpen(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
    table.delegate?.tableView(table, shouldSpringLoadRowAt: path, with: context) ?? true
  }

  override func open(_ path: IndexPath) {
    if let cell = table.cellForRow(at: path) { _ = table.selectByKey(cell) }
  }

  // MARK: Room

  /// How tall the room is: a row of standard height.
  private var gapHeight: CGFloat { table.rowHeight > 0 ? table.rowHeight : table.metrics.rowHeight }

  /// The reach of windows beyond their edges, in points, for rows displaced into them.
  var reach: CGFloat {
    (moving?.height ?? 0) + (gap == nil ? 0 : gapHeight) + placeholders.reduce(0) { $0 + $1.height }
  }

  /// How far a row is shown off its natural place.
  func displacement(ofRow row: RowIndex) -> CGFloat { displacement(at: row) { $0.displacement(ofRow: row) } }
  func displacement(ofHeader section: Int) -> CGFloat {
    displacement(at: RowIndex(section: section, row: -1)) { $0.displacement(ofHeader: section) }
  }
  func displacement(ofFooter section: Int) -> CGFloat {
    displacement(at: RowIndex(section: section, row: .max)) { $0.displacement(ofFooter: section) }
  }

  private func displacement(at place: RowIndex, _ moved: (RowReordering) -> CGFloat) -> CGFloat {
    var shift: CGFloat = 0
    if let moving, isMakingRoom { shift += moved(moving) }
    if let gap, gap <= place { shift += gapHeight }
    for row in placeholders where row.index <= place { shift += row.height }
    return shift
  }

  private var isMakingRoom = false

  override func makeRoom(at path: IndexPath, point: CGPoint) {
    let place = RowIndex(path)
    // What is copied stays where it is.
    if proposal?.operation == .copy { moving = nil }
    if moving != nil {
      guard !isMakingRoom || moving?.target != place || gap != nil else { return }
      moving?.target = place
      (isMakingRoom, gap) = (true, nil)
    } else {
      guard gap != place || isMakingRoom else { return }
      (isMakingRoom, gap) = (false, place)
    }
    move()
  }

  /// Whether a row is not seen in its place, since the others stand where it was.
  func hides(_ row: RowIndex) -> Bool { isMakingRoom && moving?.source == row }

  override func closeRoom() {
    let wasOpen = isMakingRoom || gap != nil
    forgetRoom()
    if wasOpen { move() }
  }

  private func forgetRoom() {
    if isMakingRoom { for shown in table.shownRows { shown.cell.isHiddenByDrag = false } }
    (moving, gap, isMakingRoom) = (nil, nil, false)
  }

  private func move() {
    for shown in table.shownRows { shown.cell.isHiddenByDrag = hides(shown.index) }
    table.makeRoom()
    for row in placeholders { place(row) }
    table.setNeedsLayout()
  }

  override func indicesDidMove(by plan: ListUpdatePlan) {
    super.indicesDidMove(by: plan)
    forgetRoom()
    for row in placeholders { row.follow(plan) }
  }

  override func contentsWereReplaced(_ isThere: (RowIndex) -> Bool) {
    super.contentsWereReplaced(isThere)
    forgetRoom()
    for row in placeholders { row.holder.removeFromSuperview() }
    placeholders = []
  }

  // MARK: Carrying out

  override func perform(_ session: any UIDropSession, _ proposal: UIDropProposal) {
    let own = (proposal as? UITableViewDropProposal)?.intent
    let place = destination
    if own == .insertAtDestinationIndexPath, proposal.operation == .move, let source = soleSource(session), let place,
      table.canMove(source)
    {
      forgetRoom()
      table.moveByDrag(source, to: RowIndex(place))
      move()
      if table.numberOfSections > place.section { _ = land(session.items[0], .element(place)) }
      return
    }
    // Rows stay aside until the data has changed, which then takes the room.
    forgetRoom()
    guard let delegate = table.dropDelegate else { return }
    delegate.tableView(table, performDropWith: TableDropCoordinator(self, session, proposal, place))
    move()
  }

  // MARK: Placeholders

  func add(_ placeholder: UITableViewDropPlaceholder, _ item: UIDragItem) -> ListPlaceholderContext {
    let row = TablePlaceholderRow(placeholder, in: table)
    // The later of several in one place comes first, as rows do that are inserted there.
    placeholders.append(row)
    let context = ListPlaceholderContext(
      item, land(item, .view(row.cell, placeholder.previewParametersProvider?(row.cell))),
      commit: { [weak self] in self?.commit(row, $0) ?? false },
      remove: { [weak self] in self?.remove(row, moves: true) ?? false }, update: {})
    UIView.performWithoutAnimation { place(row) }
    table.insertSubview(row.holder, at: table.backgroundView == nil ? 0 : 1)
    row.holder.layoutIfNeeded()
    move()
    return context
  }

  private func place(_ row: TablePlaceholderRow) {
    let before = placeholders.drop { $0 !== row }.dropFirst().filter { $0.index <= row.index }
    let earlier = placeholders.prefix { $0 !== row }.filter { $0.index < row.index }
    let shift = before.reduce(0) { $0 + $1.height } + earlier.reduce(0) { $0 + $1.height }
    let geometry = table.geometry
    row.holder.frame = CGRect(
      x: geometry.rowMinX, y: geometry.offset(ofInsertionAt: row.index) + shift, width: geometry.rowWidth,
      height: row.height)
    row.cell.frame = row.holder.bounds
  }

  /// Takes a placeholder away; false where it is gone.
  func remove(_ row: TablePlaceholderRow, moves: Bool) -> Bool {
    guard placeholders.contains(where: { $0 === row }) else { return false }
    placeholders.removeAll { $0 === row }
    row.holder.removeFromSuperview()
    if moves { move() }
    return true
  }

  func commit(_ row: TablePlaceholderRow, _ updates: (IndexPath) -> Void) -> Bool {
    guard remove(row, moves: false) else { return false }
    // Rows before it may have gone.
    let section = row.index.section
    guard section < table.geometry.sectionCount else { return false }
    let path = IndexPath(row: min(row.index.row, table.geometry.rowCount(inSection: section)), section: section)
    UIView.performWithoutAnimation {
      table.performBatchUpdates {
        updates(path)
        table.insertRows(at: [path], with: .none)
      }
      move()
    }
    return true
  }

  override var heldIndices: [RowIndex] {
    super.heldIndices.filter { table.geometry.contains(.row($0)) }
  }
}

extension TableGeometry {
  /// The top of a row inserted before another one, or after the last of its section.
  func offset(ofInsertionAt index: RowIndex) -> CGFloat {
    guard index.section < sectionCount else { return contentHeight }
    if index.row < rowCount(inSection: index.section) { return frame(ofRow: index).minY }
    return frame(ofRowsInSection: index.section).maxY
  }
}
