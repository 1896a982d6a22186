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

  override func setState(_ state: DraggedState, of cell: UIView) {
    (cell as? UICollectionViewCell)?.setDragState(state)
  }

  override func setTargeted(_ isTargeted: Bool, _ cell: UIView) {
    (cell as? UICollectionViewCell)?.dropState = isTargeted ? .targeted : .none
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

  /// Whether the item that is dragged is one that the layout holds where the finger is.
  private var isMoving = false
  /// Where the middle of the platter is, in the collection view.
  private var held: CGPoint?

  override func destination(at point: CGPoint, _ session: any UIDropSession) -> IndexPath? {
    let drag = (session as? LocalDropSession)?.drag
    let center = drag?.platters.first.flatMap { platter in
      platter.superview.map { collection.convert(platter.center, from: $0) }
    }
    held = soleSource(session) == nil ? nil : center ?? point
    guard isMoving, let held, collection.movement != nil else { return path(at: point) }
    collection.updateInteractiveMovementTargetPosition(held)
    return collection.movement.map { IndexPath($0.current) }
  }

  override func makeRoom(at path: IndexPath, point: CGPoint) {
    guard let held, collection.movement == nil, let source = heldIndices.first else { return }
    isMoving = collection.beginMovement(IndexPath(source), isOwn: true)
    guard isMoving else { return }
    collection.updateInteractiveMovementTargetPosition(held)
    if let movement = collection.movement { destination = IndexPath(movement.current) }
  }

  override func closeRoom() {
    guard isMoving else { return }
    isMoving = false
    if collection.movement != nil { collection.cancelInteractiveMovement() }
  }

  // MARK: Carrying out

  override func perform(_ session: any UIDropSession, _ proposal: UIDropProposal) {
    let place = isMoving ? collection.movement.map { IndexPath($0.current) } ?? destination : destination
    guard let delegate = collection.dropDelegate else {
      guard isMoving else { return }
      isMoving = false
      collection.endInteractiveMovement()
      if let place, let item = session.items.first { _ = land(item, .element(place)) }
      return
    }
    if isMoving {
      isMoving = false
      // The data is in the order of before, and so has everything to be that the application asks.
      collection.endMovementForUpdate()
    }
    delegate.collectionView(
      collection, performDropWith: CollectionDropCoordinator(self, session, proposal, place))
    collection.setNeedsLayout()
  }
}

extension ListDropItem: UICollectionViewDropItem {}

/// What a collection view's drop delegate carries a drop out by.
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private let dragging: CollectionDragging

  init(
    _ dragging: CollectionDragging, _ session: any UIDropSession, _ proposal: UIDropProposal, _ path: IndexPath?
  ) {
    self.dragging = dragging
    self.session = session
    self.proposal =
      proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: proposal.operation)
    destinationIndexPath = path
    items = dragging.dropItems(session)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    dragging.land(dragItem, .element(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    dragging.land(dragItem, .into(indexPath, rect))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    dragging.land(dragItem, .target(target))
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// Items can be dragged where there is a delegate for it; drops are taken by one, and where items are moved by drags.
  func updateDragging() {
    guard drags == nil else { return updateDragEnabling() }
    guard dragDelegate != nil || dropDelegate != nil || isSpringLoaded else { return }
    let made = CollectionDragging(self)
    drags = made
    elements.holders.add(made)
    made.attach()
    updateDragEnabling()
  }

  func updateDragEnabling() { drags?.drag.isEnabled = dragInteractionEnabled && dragDelegate != nil }
}

extension UICollectionViewCell {
  func setDragState(_ state: DraggedState) {
    guard state != dragStateStorage else { return }
    dragStateStorage = state
    setNeedsUpdateConfiguration()
    switch state {
    case .none: dragStateDidChange(.none)
    case .lifting: dragStateDidChange(.lifting)
    case .dragging: dragStateDidChange(.dragging)
    }
  }
}
