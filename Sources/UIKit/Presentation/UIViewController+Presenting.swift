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
      "\(controller) is presented already, by \(controller.presentationState.own.map { "\($0.presenter)" } ?? "another"); dismiss it first, or present another controller"
    )
    ensure(
      controller.parent == nil,
      "\(controller) is a child of \(controller.parent.map { "\($0)" } ?? "another") and cannot be presented; take it out of there first"
    )
    let presenter = presentingContext(for: controller.modalPresentationStyle)
    guard mayPresent(controller, on: presenter) else { return }
    let presentation = ModalPresentation(
      presenter: presenter, presented: controller, style: controller.modalPresentationStyle)
    presenter.presentationState.ongoing = presentation
    controller.presentationState.own = presentation
    presentation.begin(animated: animated, completion: completion)
  }

  /// Who presents in effect: the outermost parent, or the nearest that defines the context for a style that asks for one.
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
    Diagnostics.shared.report(
      Diagnostic(
        kind: .controllerNotPresented, summary: summary, object: "\(self)", likelyCause: cause, cure: cure))
  }

  func dismissNow(animated: Bool, completion: (() -> Void)?) {
    var controller: UIViewController? = self
    while let current = controller {
      let state = current.presentationState
      if let presentation = state.ongoing ?? state.own {
        return presentation.end(animated: animated, completion: completion)
      }
      controller = current.parentStorage
    }
    completion?()
  }

  /// Whether the controller, or one that contains it, is shown as a sheet.
  var isInSheet: Bool {
    if let own = presentationState.own { return own.isSheet }
    return parentStorage?.isInSheet ?? false
  }
}
