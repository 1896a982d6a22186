import ListGeometry

/// The drags of a collection view, as its delegates want them.
///
/// The room for an item that is moved within the collection view is made as for one that is moved by hand, so that every layout makes it.
final class CollectionDragging: ListDragging {
  private unowned let collection: UICollectionView

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init(collection)
  }

  // MARK: The drag

  override func path(at point: CGPoint) -> IndexPath? { collection.indexPathForItem(at: point) }
  override func cell(at path: IndexPath) -> UIView? { collection.cellForItem(at: path) }

  override func items(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    collection.dragDelegate?.collectionView(collection, itemsForBeginning: session, at: path) ?? []
  }

  override func addedItems(_ session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
    collection.dragDelegate?.collectionView(collection, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  override func parameters(at path: IndexPath, isDrop: Bool) -> UIDragPreviewParameters? {
    isDrop
      ? collection.dropDelegate?.collectionView(collection, dropPreviewParametersForItemAt: path)
      : collection.dragDelegate?.collectionView(collection, dragPreviewParametersForItemAt: path)
  }

  override func dragWillBegin(_ session: any UIDragSession) {
    collection.dragDelegate?.collectionView(collection, dragSessionWillBegin: session)
  }

  override func dragDidEnd(_ session: any UIDragSession) {
    collection.dragDelegate?.collectionView(collection, dragSessionDidEnd: session)
  }

  override func allowsMove(_ session: any UIDragSession) -> Bool {
    collection.dragDelegate?.collectionView(collection, dragSessionAllowsMoveOperation: session) ?? true
  }

  override func isRestricted(_ session: any UIDragSession) -> Bool {
    collection.dragDelegate?.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: The drop

  override func takes(_ session: any UIDropSession) -> Bool {
    if let delegate = collection.dropDelegate { return delegate.collectionView(collection, canHandle: session) }
    return soleSource(session).map { collection.mayBeginMovement(IndexPath($0)) } ?? false
  }

  override func dropDidEnter(_ session: any UIDropSession) {
    collection.dropDelegate?.collectionView(collection, dropSessionDidEnter: session)
  }

  override func dropDidExit(_ session: any UIDropSession) {
    collection.dropDelegate?.collectionView(collection, dropSessionDidExit: session)
  }

  override func dropDidEnd(_ session: any UIDropSession) {
    collection.dropDelegate?.collectionView(collection, dropSessionDidEnd: session)
  }

  override func propose(_ session: any UIDropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent) {
    guard let delegate = collection.dropDelegate else {
      return (UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath), .insertAt)
    }
    let proposal = delegate.collectionView(collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    switch proposal.intent {
    case .unspecified: return (proposal, .unspecified)
    case .insertAtDestinationIndexPath: return (proposal, .insertAt)
    case .insertIntoDestinationIndexPath: return (proposal, .insertInto)
    @unknown default: return (proposal, .unspecified)
    }
  }

  // MARK: Opening

  override var isSpringLoaded: Bool { collection.isSpringLoaded }

  override func mayOpen(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
    collection.delegate?.collectionView(collection, shouldSpringLoadItemAt: path, with: context) ?? true
  }

  override func open(_ path: IndexPath) {
    if let cell = collection.cellForItem(at: path) { _ = collection.selectByKey(cell) }
  }

  // MARK: Room

  /// Whether the layout holds the dragged item under the finger.
  private var isMoving = false
  /// The centre of the platter, in the collection view.
  private var held: CGPoint?
  /// The gap that items leave for a drop from elsewhere.
  private var gap: CollectionGuest?

  override func destination(at point: CGPoint, _ session: any UIDropSession) -> IndexPath? {
    let drag = (session as? LocalDropSession)?.drag
    let center = drag?.platters.first.flatMap { platter in
      platter.superview.map { collection.convert(platter.center, from: $0) }
    }
    held = soleSource(session) == nil ? nil : center ?? point
    if let gap, collection.guests.contains(gap) { return destination(at: point, beside: gap) }
    guard isMoving, let held, collection.movement != nil else { return path(at: point) }
    collection.updateInteractiveMovementTargetPosition(held)
    return collection.movement.map { IndexPath($0.current) }
  }

  /// The place of the gap under the finger, else the place of the item under the finger, with the gap counted.
  private func destination(at point: CGPoint, beside gap: CollectionGuest) -> IndexPath? {
    var found: IndexPath?
    collection.performUsingPresentationValues { found = collection.indexPathForItem(at: point) }
    return found.map { IndexPath(collection.guests.dataPlace(at: RowIndex($0), without: gap)) }
  }

  override func makeRoom(at path: IndexPath, point: CGPoint) {
    guard let held, proposal?.operation != .copy else { return openGap(at: RowIndex(path)) }
    closeGap()
    guard collection.movement == nil, let source = heldIndices.first else { return }
    isMoving = collection.beginMovement(IndexPath(source), isOwn: true)
    guard isMoving else { return }
    collection.updateInteractiveMovementTargetPosition(held)
    if let movement = collection.movement { destination = IndexPath(movement.current) }
  }

  private func openGap(at place: RowIndex) {
    stopMoving()
    guard let gap, collection.guests.contains(gap) else {
      self.gap = collection.addGuest(before: place, nil)
      return
    }
    if collection.guests.dataPlace(of: gap) != place {
      collection.move(gap, to: collection.guests.newIndex(before: place, without: gap))
    }
  }

  private func closeGap() {
    guard let gap else { return }
    if collection.remove(gap) || !collection.guests.contains(gap) { self.gap = nil }
  }

  private func stopMoving() {
    guard isMoving else { return }
    isMoving = false
    if collection.movement != nil { collection.cancelInteractiveMovement() }
  }

  override func closeRoom() {
    closeGap()
    stopMoving()
  }

  // MARK: Carrying out

  override func perform(_ session: any UIDropSession, _ proposal: UIDropProposal) {
    let place = isMoving ? collection.movement.map { IndexPath($0.current) } ?? destination : destination
    guard let delegate = collection.dropDelegate else {
      closeGap()
      guard isMoving else { return }
      isMoving = false
      collection.endInteractiveMovement()
      if let place, let item = session.items.first { _ = land(item, .element(place)) }
      return
    }
    // The data is as before, and so has everything to be that the application asks.
    if isMoving {
      isMoving = false
      collection.endMovementForUpdate()
    }
    if let gap { collection.removeForUpdate(gap) }
    gap = nil
    delegate.collectionView(
      collection, performDropWith: CollectionDropCoordinator(self, session, proposal, place))
    collection.setNeedsLayout()
  }

  // MARK: Placeholders

  /// Shows a placeholder, and has a dropped item fly to its cell.
  func add(_ placeholder: UICollectionViewDropPlaceholder, _ item: UIDragItem) -> ListPlaceholderContext {
    let collection = collection
    let place = RowIndex(placeholder.indexPath)
    let counts = collection.guests.dataCounts(collection.loadedCounts())
    guard counts.indices.contains(place.section), (0...counts[place.section]).contains(place.row) else {
      collection.raise(collection.noItem(at: placeholder.indexPath, "drop(_:to:) with a placeholder"))
    }
    let guest = collection.addGuest(before: place, placeholder)
    collection.layoutIfNeeded()
    let cell = guest.flatMap { collection.cell(of: $0) }
    let animator = land(item, .view(cell ?? UIView(), cell.flatMap { placeholder.previewParametersProvider?($0) }))
    return ListPlaceholderContext(
      item, animator,
      commit: { [weak collection] updates in guest.map { collection?.commit($0, updates) ?? false } ?? false },
      remove: { [weak collection] in guest.map { collection?.remove($0) ?? false } ?? false },
      update: { [weak collection] in
        guard let guest, let collection, let cell = collection.cell(of: guest) else { return }
        placeholder.cellUpdateHandler?(cell)
        collection.selfSizeDidChange(of: cell)
      })
  }
}

extension ListDropItem: UICollectionViewDropItem {}
extension ListPlaceholderContext: UICollectionViewDropPlaceholderContext {}

/// The coordinator by which a collection view's drop delegate carries out a drop.
final class CollectionDropCoordinator: ListDropCoordinator<UICollectionViewDropProposal>,
  UICollectionViewDropCoordinator
{
  var items: [any UICollectionViewDropItem] { dropped }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    guard let dragging = dragging as? CollectionDragging else { fatalError("A collection view's drop without one") }
    return dragging.add(placeholder, dragItem)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    dragging.land(dragItem, .element(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    dragging.land(dragItem, .into(indexPath, rect))
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting, DraggingList {
  var givesDragItems: Bool { dragDelegate != nil }
  var takesDrops: Bool { dropDelegate != nil }

  func makeDragging() -> CollectionDragging {
    let made = CollectionDragging(self)
    elements.holders.add(made)
    return made
  }
}

extension UICollectionViewCell: DraggedCell {
  func setTargeted(_ isTargeted: Bool) { dropState = isTargeted ? .targeted : .none }

  func tellDragState(_ state: DraggedState) {
    switch state {
    case .none: dragStateDidChange(.none)
    case .lifting: dragStateDidChange(.lifting)
    case .dragging: dragStateDidChange(.dragging)
    }
  }
}
