/// A way from one controller to another.
///
/// A subclass overrides `perform()`, which shows the destination. What a storyboard's kinds of segues do is `show(_:sender:)`,
/// `showDetailViewController(_:sender:)` and `present(_:animated:completion:)`.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The standard action of the segue, unless a subclass or handler has its own.
  var action: ((UIStoryboardSegue) -> Void)?

  // Silent: UIStoryboardSegue.identifier | what an application tells segues apart by
  /// The name of the segue in the storyboard; nil where it has none.
  public let identifier: String?
  /// The controller that the way begins at.
  public let source: UIViewController
  /// The controller that the way leads to.
  public let destination: UIViewController

  /// Makes a segue, whose `perform()` does nothing unless a subclass overrides it.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Makes a segue that calls `performHandler`.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    action = { _ in performHandler() }
  }

  /// Shows the destination.
  open func perform() { action?(self) }
}

/// The source of an unwind segue.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the way back begins at.
  public let source: UIViewController
  /// The method of the destination that the segue calls.
  public let unwindAction: Selector
  /// The sender of the unwinding.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
