import Foundation
import ListGeometry

/// The list's proposal for a drop: between rows, into a row, or either.
enum ListDropIntent { case unspecified, insertAt, insertInto, automatic }

/// Drags from a list, over it and into it.
///
/// Tables and collection views inherit from it to ask their delegates and to make room. It holds the indices of dragged
/// rows or items, and updates move these indices with the contents.
@MainActor class ListDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate, IndexHolder {
  /// A dragged item and the index of its row or item; nil once the row is gone.
  struct Source {
    let item: UIDragItem
    var index: RowIndex?
  }

  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  let list: UIScrollView
  /// The items dragged from this list.
  private(set) var sources: [Source] = []
  /// The drag state of this list's dragged cells.
  private(set) var dragState = DraggedState.none
  /// Whether something is dragged over the list.
  private(set) var hasActiveDrop = false
  /// The index path at which a drop would go in, and the proposal for it; nil while no drag is over the list.
  var destination: IndexPath?
  private(set) var proposal: UIDropProposal?
  /// The landings of dropped items, as far as the delegate has set them.
  var landings: [(item: UIDragItem, landing: Landing)] = []
  private var scrolling: EdgeScrolling?
  private var session: (any UIDropSession)?
  /// Whether the drag over the list may be dropped there, and is not only held over rows that open.
  private var isTaken = false
  private let spring = ListSpring()

  /// The landing of a dropped item: its target and the animation on the way.
  @MainActor struct Landing {
    enum Place {
      case element(IndexPath)
      case into(IndexPath, CGRect)
      case target(UIDragPreviewTarget)
      case view(UIView, UIDragPreviewParameters?)
    }
    let place: Place
    let animator = DragAnimator()
  }

  init(_ list: UIScrollView) { self.list = list }

  var hasActiveDrag: Bool { dragState == .dragging }

  func attach() {
    list.addInteraction(drag)
    list.addInteraction(drop)
  }

  // MARK: What tables and collection views answer

  func items(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] { [] }
  func addedItems(_ session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] { [] }
  func parameters(at path: IndexPath, isDrop: Bool) -> UIDragPreviewParameters? { nil }
  func dragWillBegin(_ session: any UIDragSession) {}
  func dragDidEnd(_ session: any UIDragSession) {}
  func allowsMove(_ session: any UIDragSession) -> Bool { true }
  func isRestricted(_ session: any UIDragSession) -> Bool { false }
  func takes(_ session: any UIDropSession) -> Bool { false }
  func dropDidEnter(_ session: any UIDropSession) {}
  /// The delegate's proposal, and its intent.
  func propose(_ session: any UIDropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent) {
    (UIDropProposal(operation: .cancel), .unspecified)
  }
  func dropDidExit(_ session: any UIDropSession) {}
  func dropDidEnd(_ session: any UIDropSession) {}
  func path(at point: CGPoint) -> IndexPath? { nil }
  func cell(at path: IndexPath) -> UIView? { nil }
  /// The index path for a drop at a point.
  func destination(at point: CGPoint, _ session: any UIDropSession) -> IndexPath? { path(at: point) }
  /// Makes room at the destination.
  func makeRoom(at path: IndexPath, point: CGPoint) {}
  /// Takes the room back.
  func closeRoom() {}
  /// Whether rows open that a drag is held over.
  var isSpringLoaded: Bool { false }
  /// Whether one of them does.
  func mayOpen(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool { false }
  /// Opens it: what a tap would do.
  func open(_ path: IndexPath) {}
  /// Carries a drop out.
  func perform(_ session: any UIDropSession, _ proposal: UIDropProposal) {}

  // MARK: Indices

  func indicesDidMove(by plan: ListUpdatePlan) {
    spring.end()
    for place in sources.indices { sources[place].index = sources[place].index.flatMap { plan.rowAfter($0) } }
    destination = nil
  }

  func contentsWereReplaced(_ isThere: (RowIndex) -> Bool) {
    spring.end()
    for place in sources.indices {
      if let index = sources[place].index, !isThere(index) { sources[place].index = nil }
    }
    destination = nil
  }

  var heldIndices: [RowIndex] { sources.compactMap(\.index) }

  func sourceIndex(of item: UIDragItem) -> IndexPath? {
    sources.first { $0.item === item }?.index.map { IndexPath($0) }
  }

  /// The drag state of a row or item that comes on the screen.
  func state(of index: RowIndex) -> DraggedState {
    dragState != .none && sources.contains { $0.index == index } ? dragState : .none
  }

  private func change(to state: DraggedState) {
    dragState = state
    for source in sources {
      if let cell = source.index.flatMap({ cell(at: IndexPath($0)) }) {
        (cell as? any DraggedCell)?.setDragState(state)
      }
    }
  }

  /// The one row or item that is moved inside of the list by a drag; nil for drags from elsewhere, and for several.
  func soleSource(_ session: any UIDropSession) -> RowIndex? {
    guard session.items.count == 1, let own = sources.first(where: { $0.item === session.items[0] }) else { return nil }
    return own.index
  }

  /// The dropped items, for the coordinators of tables and collection views.
  func dropItems(_ session: any UIDropSession) -> [ListDropItem] {
    let platters = (session as? LocalDropSession)?.drag?.platters ?? []
    return session.items.map { item in
      let platter = platters.first { $0.item === item }
      return ListDropItem(item, from: sourceIndex(of: item), size: platter?.bounds.size ?? .zero)
    }
  }

  // MARK: The drag

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    sources = []
    guard let path = path(at: session.location(in: list)) else { return [] }
    let items = items(session, at: path)
    sources = items.map { Source(item: $0, index: RowIndex(path)) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = sourceIndex(of: item), let cell = cell(at: path) else { return nil }
    return UITargetedDragPreview(
      view: cell, parameters: parameters(at: path, isDrop: false) ?? UIDragPreviewParameters(), in: list)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    change(to: .lifting)
    animator.addCompletion { [weak self] position in
      if position == .start { self?.change(to: .none) }
    }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    dragState = .dragging
    dragWillBegin(session)
    change(to: .dragging)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted(session) }

  /// Rows keep their size.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { true }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let path = path(at: point), !sources.contains(where: { $0.index == RowIndex(path) }) else { return [] }
    let items = addedItems(session, at: path, point)
    sources += items.map { Source(item: $0, index: RowIndex(path)) }
    if hasActiveDrag { change(to: .dragging) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let path = sourceIndex(of: item), let cell = cell(at: path) else { return nil }
    return UITargetedDragPreview(view: cell, parameters: defaultPreview.dragParameters, in: list)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    change(to: .none)
    sources = []
    dragDidEnd(session)
  }

  // MARK: The drop

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    isTaken = takes(session)
    return isTaken || isSpringLoaded
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    hasActiveDrop = isTaken
    self.session = session
    scrolling = EdgeScrolling(list, at: session.location(in: list)) { [weak self] in self?.update() }
    if isTaken { dropDidEnter(session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    scrolling?.move(to: session.location(in: list))
    update()
    return proposal ?? UIDropProposal(operation: .cancel)
  }

  private func update() {
    guard let session else { return }
    let point = session.location(in: list)
    holdSpring(session, at: point)
    guard isTaken else { return }
    let path = destination(at: point, session)
    let (proposal, intent) = propose(session, at: path)
    self.proposal = proposal
    destination = path
    let isDone = proposal.operation == .copy || proposal.operation == .move && session.allowsMoveOperation
    let resolved = isDone ? resolve(intent, path, point) : .unspecified
    if resolved == .insertAt, let path { makeRoom(at: path, point: point) } else { closeRoom() }
    target(resolved == .insertInto ? path : nil)
  }

  private func holdSpring(_ session: any UIDropSession, at point: CGPoint) {
    guard isSpringLoaded else { return }
    // What is dragged away from here does not open.
    let under = path(at: point).flatMap { path in sources.contains { $0.index == RowIndex(path) } ? nil : path }
    spring.hold(
      session, over: under, in: list, cell: under.flatMap { cell(at: $0) }, may: { mayOpen($0, $1) },
      open: { [weak self] in self?.open($0) })
  }

  /// Automatic: into a row near its middle, between rows near its edges.
  private func resolve(_ intent: ListDropIntent, _ path: IndexPath?, _ point: CGPoint) -> ListDropIntent {
    guard intent == .automatic else { return intent }
    guard let path, let cell = cell(at: path) else { return .insertAt }
    // Cells may lie in views of their own in the list, which scroll.
    let part = list.convert(point, to: cell).y / max(cell.bounds.height, 1)
    return (0.25..<0.75).contains(part) ? .insertInto : .insertAt
  }

  private weak var targeted: UIView?

  private func target(_ path: IndexPath?) {
    let cell = path.flatMap { self.cell(at: $0) }
    guard cell !== targeted else { return }
    (targeted as? any DraggedCell)?.setTargeted(false)
    targeted = cell
    (cell as? any DraggedCell)?.setTargeted(true)
  }

  private func leave() {
    hasActiveDrop = false
    spring.end()
    scrolling?.stop()
    (scrolling, session) = (nil, nil)
    target(nil)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leave()
    closeRoom()
    destination = nil
    if isTaken { dropDidExit(session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    leave()
    landings = []
    guard isTaken, let proposal else { return }
    perform(session, proposal)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave()
    closeRoom()
    (destination, proposal, landings) = (nil, nil, [])
    if isTaken { dropDidEnd(session) }
  }

  func land(_ item: UIDragItem, _ place: Landing.Place) -> DragAnimator {
    let landing = Landing(place: place)
    landings.removeAll { $0.item === item }
    landings.append((item, landing))
    return landing.animator
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let landing = landings.first(where: { $0.item === item })?.landing else { return defaultPreview }
    list.layoutIfNeeded()
    switch landing.place {
    case .element(let path):
      guard let cell = cell(at: path) else { return nil }
      return UITargetedDragPreview(
        view: cell, parameters: parameters(at: path, isDrop: true) ?? UIDragPreviewParameters(), in: list)
    case .into(let path, let rect):
      guard let cell = cell(at: path) else { return nil }
      let center = CGPoint(x: rect.midX, y: rect.midY)
      let size = defaultPreview.view.bounds.size
      let scale = min(1, rect.width / max(size.width, 1), rect.height / max(size.height, 1))
      return defaultPreview.retargetedPreview(
        with: UIDragPreviewTarget(
          container: cell, center: center, transform: CGAffineTransform(scaleX: scale, y: scale)))
    case .target(let target): return defaultPreview.retargetedPreview(with: target)
    case .view(let view, let parameters):
      guard view.superview != nil else { return nil }
      return UITargetedDragPreview(view: view, parameters: parameters ?? UIDragPreviewParameters())
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let own = landings.first(where: { $0.item === item })?.landing.animator else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { own.end(at: $0) }
  }
}

extension UITargetedDragPreview {
  /// A preview of a cell at its place in the list, or in the view of the list that holds it.
  convenience init(view: UIView, parameters: UIDragPreviewParameters, in list: UIView) {
    let container = view.superview ?? list
    self.init(
      view: view, parameters: parameters, target: UIDragPreviewTarget(container: container, center: view.center))
  }
}
