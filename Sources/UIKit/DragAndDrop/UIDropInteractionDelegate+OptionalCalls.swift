// Made by Scripts/optional-calls from the protocol.

extension UIDropInteractionDelegate {
  /// For calls of optional methods: `delegate?.dropInteraction?(…)`.
  @_disfavoredOverload public var dropInteraction: _UIDropInteractionDelegate_dropInteraction? {
    _UIDropInteractionDelegate_dropInteraction(object: self)
  }
}

/// The optional methods `dropInteraction` of a `UIDropInteractionDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIDropInteractionDelegate_dropInteraction {
  let object: any UIDropInteractionDelegate

  /// Calls `dropInteraction(_:canHandle:)`.
  public func callAsFunction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    object.dropInteraction(interaction, canHandle: session)
  }

  /// Calls `dropInteraction(_:sessionDidEnter:)`.
  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    object.dropInteraction(interaction, sessionDidEnter: session)
  }

  /// Calls `dropInteraction(_:sessionDidUpdate:)`.
  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    object.dropInteraction(interaction, sessionDidUpdate: session)
  }

  /// Calls `dropInteraction(_:sessionDidExit:)`.
  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    object.dropInteraction(interaction, sessionDidExit: session)
  }

  /// Calls `dropInteraction(_:performDrop:)`.
  public func callAsFunction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    object.dropInteraction(interaction, performDrop: session)
  }

  /// Calls `dropInteraction(_:concludeDrop:)`.
  public func callAsFunction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    object.dropInteraction(interaction, concludeDrop: session)
  }

  /// Calls `dropInteraction(_:sessionDidEnd:)`.
  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    object.dropInteraction(interaction, sessionDidEnd: session)
  }

  /// Calls `dropInteraction(_:previewForDropping:withDefault:)`.
  public func callAsFunction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    object.dropInteraction(interaction, previewForDropping: item, withDefault: defaultPreview)
  }

  /// Calls `dropInteraction(_:item:willAnimateDropWith:)`.
  public func callAsFunction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    object.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
  }
}
