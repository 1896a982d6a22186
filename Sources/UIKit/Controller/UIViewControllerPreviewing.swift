/// What a controller registered to be pressed deeply on, for a look at what a tap would show.
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

/// An action or a group of them below what a deep press shows.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// What it says.
  var title: String { get }
}

/// An action below what a deep press shows.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How an action looks.
  public enum Style: Int, Sendable {
    case `default`, selected, destructive
  }

  /// What it says.
  public let title: String
  /// What it does, given itself and the controller that is shown.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Makes an action.
  public init(
    title: String, style: UIPreviewAction.Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
  }
}

/// Actions that open below what a deep press shows.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// What it says.
  public let title: String

  /// Makes a group; nothing here shows how it looks and what is in it.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
  }
}

extension UIViewController {
  /// Says that a view may be pressed deeply on.
  ///
  /// Nothing here feels force: the delegate is not asked. Delegate and view are held by what is returned.
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    sourceView.addGestureRecognizer(context.recognizer)
    return context
  }

  /// Takes back what was said by `registerForPreviewing(with:sourceView:)`.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    let recognizer = previewing.previewingGestureRecognizerForFailureRelationship
    recognizer.view?.removeGestureRecognizer(recognizer)
  }
}

/// What a registration gives.
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
