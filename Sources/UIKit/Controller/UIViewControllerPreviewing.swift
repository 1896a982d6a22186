/// A controller's registration for deep presses on a view, with previews of the effect of a tap.
///
/// The devices here feel no force (`forceTouchCapability` says so), so that delegates are never asked; context menus show what a long press shows.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer that others may wait for the failure of; it never recognizes anything.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Who would be asked for the controller to show.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed on.
  var sourceView: UIView { get }
  /// The part of it that would stay sharp; its bounds at first.
  var sourceRect: CGRect { get set }
}

/// Gives what a deep press shows; see ``UIViewControllerPreviewing``.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Gives the controller to have a look at; nil shows nothing.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// Shows the controller for good.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Registers a view for deep presses.
  ///
  /// Nothing here feels force: the delegate is not asked. Delegate and view are held by the returned object.
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    sourceView.addGestureRecognizer(context.recognizer)
    return context
  }

  /// Takes back a registration by `registerForPreviewing(with:sourceView:)`.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    let recognizer = previewing.previewingGestureRecognizerForFailureRelationship
    recognizer.view?.removeGestureRecognizer(recognizer)
  }
}

/// The returned object of a registration.
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let recognizer = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (self.delegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
    super.init()
    recognizer.isEnabled = false
  }

  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { recognizer }
}
