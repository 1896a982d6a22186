// Made by Scripts/optional-calls from the protocol.

extension UIPopoverPresentationControllerDelegate {
  /// For calls of optional methods: `delegate?.prepareForPopoverPresentation?(…)`.
  @_disfavoredOverload public var prepareForPopoverPresentation:
    _UIPopoverPresentationControllerDelegate_prepareForPopoverPresentation?
  { _UIPopoverPresentationControllerDelegate_prepareForPopoverPresentation(object: self) }
}

/// The optional methods `prepareForPopoverPresentation` of a `UIPopoverPresentationControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIPopoverPresentationControllerDelegate_prepareForPopoverPresentation {
  let object: any UIPopoverPresentationControllerDelegate

  /// Calls `prepareForPopoverPresentation(_:)`.
  public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) {
    object.prepareForPopoverPresentation(popoverPresentationController)
  }
}
