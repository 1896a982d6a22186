/// Presenting and dismissing.
extension UIViewController {
  var ownPresented: UIViewController? {
    presentationState.ongoing?.presented ?? parentStorage?.ownPresented
  }

  var ownPresenter: UIViewController? {
    presentationState.own?.presenter ?? parentStorage?.ownPresenter
  }

  func presentNow(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    ensure(
      controller !== self, "\(self) cannot present itself; make another controller and present that")
    ensure(
      controller.presentationState.own == nil,
      "\(controller) is presented already, by \(controller.presentationState.own?.presenter.map { "\($0)" } ?? "another"); dismiss it first, or present another controller"
    )
    ensure(
      controller.parent == nil,
      "\(controller) is a child of \(controller.parent.map { "\($0)" } ?? "another") and cannot be presented; take it out of there first"
    )
    ensure(
      controller.modalPresentationStyle != .none,
      "\(controller) cannot be presented in the style none, which is an answer for delegates; give it another modalPresentationStyle"
    )
    let presenter = presentingContext(for: controller.modalPresentationStyle)
    guard mayPresent(controller, on: presenter) else { return }
    if presenter !== self, presenter.presentationState.providesTransition, controller.modalPresentationStyle.usesContext
    {
      controller.presentationState.transition = presenter.presentationState.transition
    }
    let presentation = ModalPresentation(presenter: presenter, source: self, wanted: controller)
    presenter.presentationState.ongoing = presentation
    controller.presentationState.own = presentation
    presentation.presented.presentationState.own = presentation
    presentation.begin(animated: animated, completion: completion)
    if presentation.presented.modalPresentationStyle == .fullScreen { presentation.presented.turnIfUnsupported() }
  }

  /// The presenting controller in effect: the outermost parent, or for a style with a context the nearest that defines
  /// it.
  private func presentingContext(for style: UIModalPresentationStyle) -> UIViewController {
    var context = self
    while let parent = context.parentStorage {
      if style.usesContext, context.definesPresentationContext { break }
      context = parent
    }
    return context
  }

  private func mayPresent(_ controller: UIViewController, on presenter: UIViewController) -> Bool {
    guard presenter.viewIfLoaded?.window != nil else {
      report(
        "\(controller) was to be presented on \(self), whose view is in no window.",
        cause: isViewLoaded && presenter.appearanceState == .disappeared
          ? "present(_:animated:completion:) was called before the view appeared, such as in viewDidLoad(), or after it went."
          : "The controller that presents is not shown.",
        cure: "Present in viewDidAppear(_:) or later, on the controller that is shown.")
      return false
    }
    if let present = presenter.presentationState.ongoing {
      report(
        "\(controller) was to be presented on \(self), which is presenting \(present.presented) already.",
        cause: "A controller presents one other at a time; the one before was not dismissed.",
        cure: "Dismiss it first and present in the completion, or present on \(present.presented).")
      return false
    }
    return true
  }

  private func report(_ summary: String, cause: String, cure: String) {
    stage.diagnostics.report(
      Diagnostic(
        kind: .controllerNotPresented, summary: summary, object: "\(self)", likelyCause: cause, cure: cure))
  }

  func dismissNow(animated: Bool, completion: (() -> Void)?) {
    var controller: UIViewController? = self
    while let current = controller {
      let state = current.presentationState
      if let presentation = state.ongoing ?? state.own {
        let presenter = presentation.presenter
        presentation.end(animated: animated, completion: completion)
        if presentation.presented.modalPresentationStyle == .fullScreen {
          presenter?.topmostFullScreen.turnIfUnsupported()
        }
        return
      }
      controller = current.parentStorage
    }
    completion?()
  }

  /// Ends the presentations of the controller and its children, as the window gets another root.
  func endPresentationAtOnce() {
    for child in childStorage { child.endPresentationAtOnce() }
    presentationState.ongoing?.endAtOnce()
  }

  /// Whether the controller, or a parent of it, is shown as a sheet.
  var isInSheet: Bool {
    if let own = presentationState.own { return own.isSheet }
    return parentStorage?.isInSheet ?? false
  }

  /// Whether the controller, or a child that is shown, keeps the user from dismissing it.
  var isModalHere: Bool {
    isModalInPresentation
      || childStorage.contains { $0.viewIfLoaded?.window != nil && $0.isModalHere }
  }

  /// The presentations on this controller, its children, and their presented controllers.
  var presentationsBelow: [ModalPresentation] {
    var found = childStorage.flatMap(\.presentationsBelow)
    if let ongoing = presentationState.ongoing { found += [ongoing] + ongoing.presented.presentationsBelow }
    return found
  }

  /// The controller that fills the window: this, or the last presented in its place.
  var topmostFullScreen: UIViewController { topmost { $0.active.shouldRemovePresentersView } }

  /// The controller that says how the status bar is drawn.
  var topmostForStatusBar: UIViewController {
    topmost { $0.active.shouldRemovePresentersView || $0.presented.modalPresentationCapturesStatusBarAppearance }
  }

  /// The controller that fills the window, and the controllers presented over it.
  var shownFromHere: [UIViewController] {
    var shown = [topmostFullScreen]
    while let next = shown[shown.count - 1].presentationState.ongoing { shown.append(next.presented) }
    return shown
  }

  private func topmost(_ counts: (ModalPresentation) -> Bool) -> UIViewController {
    var (top, controller) = (self, self)
    while let next = controller.presentationState.ongoing, next.phase != .going {
      controller = next.presented
      if counts(next) { top = controller }
    }
    return top
  }
}

/// The presentation controllers of controllers.
extension UIViewController {
  /// The presentation controller of this controller or a parent, else a prepared one for the outermost parent.
  var ownPresentationController: UIPresentationController? {
    var controller = self
    while true {
      if let own = controller.presentationState.own { return own.nominal }
      guard let parent = controller.parentStorage else { break }
      controller = parent
    }
    return controller.preparedPresentationController()
  }

  var ownActivePresentationController: UIPresentationController? {
    presentationState.own?.active ?? parentStorage?.ownActivePresentationController
  }

  private func preparedPresentationController() -> UIPresentationController? {
    let style = modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
    if style == .none { return nil }
    if let prepared = presentationState.prepared, prepared.styleStorage == style { return prepared }
    let made = newPresentationController(style: style, of: self, presenter: nil, source: self)
    presentationState.prepared = made
    return made
  }

  /// The presentation controller for presenting this controller now.
  func makePresentationController(presenter: UIViewController, source: UIViewController) -> UIPresentationController {
    let style = modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
    if let prepared = presentationState.prepared, prepared.styleStorage == style { return prepared }
    return newPresentationController(style: style, of: self, presenter: presenter, source: source)
  }

  /// `shown` is the controller that is presented by it.
  func newPresentationController(
    style: UIModalPresentationStyle, of shown: UIViewController, presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let made: UIPresentationController
    switch style {
    case _ where (shown as? UIAlertController)?.preferredStyle == .alert:
      made = AlertPresentationController(presentedViewController: shown, presenting: presenter)
    case .popover: made = UIPopoverPresentationController(presentedViewController: shown, presenting: presenter)
    case .pageSheet, .formSheet, .automatic:
      made = UISheetPresentationController(presentedViewController: shown, presenting: presenter)
    case .custom:
      let own = transitioningDelegate?.presentationController(
        forPresented: shown, presenting: presenter, source: source)
      made = own ?? UIPresentationController(presentedViewController: shown, presenting: presenter)
    default: made = UIPresentationController(presentedViewController: shown, presenting: presenter)
    }
    made.styleStorage = style
    return made
  }
}

extension UIPresentationController {
  /// The presentation controller of the style for traits, and the controller to show in it.
  func adapted(
    to traits: UITraitCollection, for wanted: UIViewController
  ) -> (UIPresentationController, UIViewController) {
    if let alert = wanted as? UIAlertController {
      guard self is UIPopoverPresentationController, !alert.isShownAsPopover(traits) else { return (self, wanted) }
      return (AlertPresentationController(presentedViewController: wanted, presenting: nil), wanted)
    }
    let answer =
      delegateStorage?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    let style = answer == .automatic ? .pageSheet : answer
    let isSame = style == styleStorage || style.isSheet && self is UISheetPresentationController
    guard style != .none, !isSame else { return (self, wanted) }
    let shown =
      delegateStorage?.presentationController(self, viewControllerForAdaptivePresentationStyle: style) ?? wanted
    let other =
      adaptedSheet(style) ?? wanted.newPresentationController(style: style, of: shown, presenter: nil, source: wanted)
    delegateStorage?.presentationController(self, prepare: other)
    return (other, shown)
  }

  /// The sheet of a popover for screens without room for the popover.
  private func adaptedSheet(_ style: UIModalPresentationStyle) -> UIPresentationController? {
    guard style.isSheet, let popover = self as? UIPopoverPresentationController else { return nil }
    let sheet = popover.adaptiveSheetPresentationController
    sheet.styleStorage = style
    return sheet
  }
}
