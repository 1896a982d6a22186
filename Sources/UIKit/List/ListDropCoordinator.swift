/// The coordinator by which a list's drop delegate carries out a drop; tables and collection views add their words for
/// rows and items.
@MainActor class ListDropCoordinator<Proposal: UIDropProposal>: NSObject {
  let dropped: [ListDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: Proposal
  let session: any UIDropSession
  let dragging: ListDragging

  init(_ dragging: ListDragging, _ session: any UIDropSession, _ proposal: UIDropProposal, _ path: IndexPath?) {
    self.dragging = dragging
    self.session = session
    self.proposal = proposal as? Proposal ?? Proposal(operation: proposal.operation)
    destinationIndexPath = path
    dropped = dragging.dropItems(session)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    dragging.land(dragItem, .target(target))
  }
}

/// One item that is dropped on a list.
@MainActor final class ListDropItem: NSObject {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, from path: IndexPath?, size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, path, size)
  }
}

/// A placeholder that waits for its row or item.
@MainActor final class ListPlaceholderContext: NSObject {
  let dragItem: UIDragItem
  private let animator: DragAnimator
  private let commit: ((IndexPath) -> Void) -> Bool
  private let remove: () -> Bool
  private let update: () -> Void

  /// - Parameters:
  ///   - commit: puts the dropped contents in the place of the placeholder; false after the placeholder has gone.
  ///   - remove: removes the placeholder; false after it has gone.
  ///   - update: configures its cell again.
  init(
    _ item: UIDragItem, _ animator: DragAnimator, commit: @escaping ((IndexPath) -> Void) -> Bool,
    remove: @escaping () -> Bool, update: @escaping () -> Void
  ) {
    (dragItem, self.animator) = (item, animator)
    (self.commit, self.remove, self.update) = (commit, remove, update)
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { commit(dataSourceUpdates) }
  func deletePlaceholder() -> Bool { remove() }
  func setNeedsCellUpdate() { update() }
}
