// Made by Scripts/optional-calls from the protocol.

extension UIDragInteractionDelegate {
  /// For calls of optional methods: `delegate?.dragInteraction?(…)`.
  @_disfavoredOverload public var dragInteraction: _UIDragInteractionDelegate_dragInteraction? {
    _UIDragInteractionDelegate_dragInteraction(object: self)
  }
}

/// The optional methods `dragInteraction` of a `UIDragInteractionDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIDragInteractionDelegate_dragInteraction {
  let object: any UIDragInteractionDelegate

  /// Calls `dragInteraction(_:previewForLifting:session:)`.
  public func callAsFunction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    object.dragInteraction(interaction, previewForLifting: item, session: session)
  }

  /// Calls `dragInteraction(_:willAnimateLiftWith:session:)`.
  public func callAsFunction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    object.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
  }

  /// Calls `dragInteraction(_:sessionWillBegin:)`.
  public func callAsFunction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    object.dragInteraction(interaction, sessionWillBegin: session)
  }

  /// Calls `dragInteraction(_:sessionAllowsMoveOperation:)`.
  public func callAsFunction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  {
    object.dragInteraction(interaction, sessionAllowsMoveOperation: session)
  }

  /// Calls `dragInteraction(_:sessionIsRestrictedToDraggingApplication:)`.
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    object.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
  }

  /// Calls `dragInteraction(_:prefersFullSizePreviewsFor:)`.
  public func callAsFunction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession)
    -> Bool
  {
    object.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
  }

  /// Calls `dragInteraction(_:sessionDidMove:)`.
  public func callAsFunction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    object.dragInteraction(interaction, sessionDidMove: session)
  }

  /// Calls `dragInteraction(_:session:willEndWith:)`.
  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {
    object.dragInteraction(interaction, session: session, willEndWith: operation)
  }

  /// Calls `dragInteraction(_:session:didEndWith:)`.
  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    object.dragInteraction(interaction, session: session, didEndWith: operation)
  }

  /// Calls `dragInteraction(_:sessionDidTransferItems:)`.
  public func callAsFunction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    object.dragInteraction(interaction, sessionDidTransferItems: session)
  }

  /// Calls `dragInteraction(_:itemsForAddingTo:withTouchAt:)`.
  public func callAsFunction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    object.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
  }

  /// Calls `dragInteraction(_:sessionForAddingItems:withTouchAt:)`.
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)? {
    object.dragInteraction(interaction, sessionForAddingItems: sessions, withTouchAt: point)
  }

  /// Calls `dragInteraction(_:session:willAdd:for:)`.
  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {
    object.dragInteraction(interaction, session: session, willAdd: items, for: addingInteraction)
  }

  /// Calls `dragInteraction(_:previewForCancelling:withDefault:)`.
  public func callAsFunction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    object.dragInteraction(interaction, previewForCancelling: item, withDefault: defaultPreview)
  }

  /// Calls `dragInteraction(_:item:willAnimateCancelWith:)`.
  public func callAsFunction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {
    object.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
  }
}
