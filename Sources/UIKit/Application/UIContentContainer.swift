import Foundation

/// A controller that contains others, as far as sizes are concerned.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that a container is asked to give.
  var preferredContentSize: CGSize { get }
  /// Called when a child's preferred size changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child gets when the container has another.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  /// The size is about to change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The traits are about to change.
  func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
