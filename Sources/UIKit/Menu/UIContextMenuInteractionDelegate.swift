import Foundation

/// Gives the menu for a press on a view, and the preview to lift over the screen meanwhile.
///
/// The methods are called in this order: the configuration, the preview that is lifted, the providers of the
/// configuration, `willDisplayMenuFor`; when the menu closes `willEndFor`, and the preview that goes back.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for a press at a place of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The preview to lift when the menu opens; nil, and unless implemented, the whole view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// The target of the lifted preview when the menu closes; nil, and unless implemented, its origin.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// The older form of `highlightPreviewForItemWithIdentifier`, asked where that is not implemented.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The older form of `dismissalPreviewForItemWithIdentifier`, asked where that is not implemented.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview was tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// The menu is about to open.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu is about to close.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Returns the older method's preview.
  @_silgen_name("masthead_default_contextMenuInteraction_configuration_highlightPreviewForItemWithIdentifier_")
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    OptionalMethods.call(
      "contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:", self, interaction, configuration,
      identifier, or: contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration))
  }
  /// Returns the older method's preview.
  @_silgen_name("masthead_default_contextMenuInteraction_configuration_dismissalPreviewForItemWithIdentifier_")
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    OptionalMethods.call(
      "contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:", self, interaction, configuration,
      identifier, or: contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration))
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_contextMenuInteraction_previewForHighlightingMenuWithConfiguration_")
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethods.call(
      "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:", self, interaction, configuration, or: nil)
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_contextMenuInteraction_previewForDismissingMenuWithConfiguration_")
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethods.call(
      "contextMenuInteraction:previewForDismissingMenuWithConfiguration:", self, interaction, configuration, or: nil)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_contextMenuInteraction_willPerformPreviewActionForMenuWithConfiguration_animator_")
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMethods.call(
      "contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:", self, interaction,
      configuration, animator, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_contextMenuInteraction_willDisplayMenuForConfiguration_animator_")
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethods.call(
      "contextMenuInteraction:willDisplayMenuForConfiguration:animator:", self, interaction, configuration, animator,
      or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_contextMenuInteraction_willEndForConfiguration_animator_")
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethods.call(
      "contextMenuInteraction:willEndForConfiguration:animator:", self, interaction, configuration, animator, or: ())
  }
}
