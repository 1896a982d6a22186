/// Gives the items of a drag, and is told what becomes of it; all but the first method may be left out.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// The items that a press lifts; none leaves the press to others.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// The preview to lift for an item; nil for none, the interaction's view unless implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The lift is about to be animated.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  /// Called when the finger begins to move the lifted items.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Whether the items may be moved; true unless implemented.
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Whether the items stay in the application; false unless implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Whether previews keep their size while they are dragged; false unless implemented.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  /// The finger moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// The finger was lifted: the drag is about to end.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// The drag ended, with all its animations.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// Called when the dropped items have been read.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  /// The items that a tap of another finger adds; none leaves the tap to others.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// To which of several drags a tap adds; nil, and unless implemented, to the last.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  /// Items are about to be added to a drag that began here.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  /// The target of an item in a cancelled drag; nil fades the item out, the default is the place of the lift.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// The way back of an item is about to be animated.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
  /// A mark that says it is not implemented.
  @_silgen_name("masthead_default_dragInteraction_previewForLiftingItem_session_")
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    OptionalMethods.call(
      "dragInteraction:previewForLiftingItem:session:", self, interaction, item, session,
      or: UITargetedDragPreview.notImplemented)
  }
  /// Does nothing.
  @_silgen_name("masthead_default_dragInteraction_willAnimateLiftWithAnimator_session_")
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    OptionalMethods.call(
      "dragInteraction:willAnimateLiftWithAnimator:session:", self, interaction, animator, session, or: ())
  }
  /// Does nothing.
  @_silgen_name("masthead_default_dragInteraction_sessionWillBegin_")
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    OptionalMethods.call("dragInteraction:sessionWillBegin:", self, interaction, session, or: ())
  }
  /// True.
  @_silgen_name("masthead_default_dragInteraction_sessionAllowsMoveOperation_")
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    OptionalMethods.call("dragInteraction:sessionAllowsMoveOperation:", self, interaction, session, or: true)
  }
  /// False.
  @_silgen_name("masthead_default_dragInteraction_sessionIsRestrictedToDraggingApplication_")
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    OptionalMethods.call(
      "dragInteraction:sessionIsRestrictedToDraggingApplication:", self, interaction, session, or: false)
  }
  /// False.
  @_silgen_name("masthead_default_dragInteraction_prefersFullSizePreviewsForSession_")
  public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool {
    OptionalMethods.call("dragInteraction:prefersFullSizePreviewsForSession:", self, interaction, session, or: false)
  }
  /// Does nothing.
  @_silgen_name("masthead_default_dragInteraction_sessionDidMove_")
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    OptionalMethods.call("dragInteraction:sessionDidMove:", self, interaction, session, or: ())
  }
  /// Does nothing.
  @_silgen_name("masthead_default_dragInteraction_session_willEndWithOperation_")
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {
    OptionalMethods.call("dragInteraction:session:willEndWithOperation:", self, interaction, session, operation, or: ())
  }
  /// Does nothing.
  @_silgen_name("masthead_default_dragInteraction_session_didEndWithOperation_")
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    OptionalMethods.call("dragInteraction:session:didEndWithOperation:", self, interaction, session, operation, or: ())
  }
  /// Does nothing.
  @_silgen_name("masthead_default_dragInteraction_sessionDidTransferItems_")
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    OptionalMethods.call("dragInteraction:sessionDidTransferItems:", self, interaction, session, or: ())
  }
  /// None.
  @_silgen_name("masthead_default_dragInteraction_itemsForAddingToSession_withTouchAtPoint_")
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    OptionalMethods.call(
      "dragInteraction:itemsForAddingToSession:withTouchAtPoint:", self, interaction, session, point, or: [])
  }
  /// Nil.
  @_silgen_name("masthead_default_dragInteraction_sessionForAddingItems_withTouchAtPoint_")
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)? {
    OptionalMethods.call(
      "dragInteraction:sessionForAddingItems:withTouchAtPoint:", self, interaction, sessions, point, or: nil)
  }
  /// Does nothing.
  @_silgen_name("masthead_default_dragInteraction_session_willAddItems_forInteraction_")
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {
    OptionalMethods.call(
      "dragInteraction:session:willAddItems:forInteraction:", self, interaction, session, items, addingInteraction,
      or: ())
  }
  /// The default preview.
  @_silgen_name("masthead_default_dragInteraction_previewForCancellingItem_withDefault_")
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    OptionalMethods.call(
      "dragInteraction:previewForCancellingItem:withDefault:", self, interaction, item, defaultPreview,
      or: defaultPreview)
  }
  /// Does nothing.
  @_silgen_name("masthead_default_dragInteraction_item_willAnimateCancelWithAnimator_")
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {
    OptionalMethods.call(
      "dragInteraction:item:willAnimateCancelWithAnimator:", self, interaction, item, animator, or: ())
  }
}
