// Made by Scripts/optional-calls from the protocol.

extension UIContextMenuInteractionDelegate {
  /// For calls of optional methods: `delegate?.contextMenuInteraction?(…)`.
  @_disfavoredOverload public var contextMenuInteraction: _UIContextMenuInteractionDelegate_contextMenuInteraction? {
    _UIContextMenuInteractionDelegate_contextMenuInteraction(object: self)
  }
}

/// The optional methods `contextMenuInteraction` of a `UIContextMenuInteractionDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIContextMenuInteractionDelegate_contextMenuInteraction {
  let object: any UIContextMenuInteractionDelegate

  /// Calls `contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)`.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    object.contextMenuInteraction(
      interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
  }

  /// Calls `contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)`.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    object.contextMenuInteraction(
      interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
  }

  /// Calls `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    object.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  /// Calls `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    object.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// Calls `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    object.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// Calls `contextMenuInteraction(_:willDisplayMenuFor:animator:)`.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    object.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
  }

  /// Calls `contextMenuInteraction(_:willEndFor:animator:)`.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    object.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }
}
