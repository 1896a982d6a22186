import Foundation

/// Shows an alert in the middle of the window, or an action sheet at its bottom.
@MainActor final class AlertPresentationController: UIPresentationController {
  private let dim = DimmingView()

  private var isSheet: Bool { (presentedIfThere as? UIAlertController)?.preferredStyle == .actionSheet }
  override var systemDuration: TimeInterval { 0.25 }
  override var shouldRemovePresentersView: Bool { false }
  override var shouldPresentInFullscreen: Bool { true }
  override var placesAtEachLayout: Bool { true }

  override func didAttach() {
    guard let container = containerView else { return }
    dim.presentationController = self
    dim.frame = container.bounds
    container.addSubview(dim)
    container.stage.screen.keyboard.addFollower(container)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alert = presentedView as? AlertView else {
      return super.frameOfPresentedViewInContainerView
    }
    return alert.place(in: container)
  }

  /// The keyboard of a field moves an alert while it comes, too.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if presentation?.phase == .coming { place() }
  }

  /// A tap beside an action sheet means its cancel button.
  override func wasTappedBeside() {
    if isSheet { (presentedIfThere as? UIAlertController)?.cancelByHand() }
  }

  override func didDetach() { dim.removeFromSuperview() }

  override func show() {
    super.show()
    dim.alpha = 1
    presentation?.dimsTint = true
  }

  /// Alerts grow into place by fading in and shrinking, action sheets come from the bottom (rules, as seen on iOS).
  override func hide() {
    dim.alpha = 0
    presentation?.dimsTint = false
    guard let view = presentedView, let bounds = containerView?.bounds else { return }
    if isSheet {
      view.transform = CGAffineTransform(translationX: 0, y: bounds.height)
    } else {
      view.alpha = 0
      if presentation?.phase == .coming { view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
    }
  }

  override func place() {
    dim.frame = containerView?.bounds ?? .zero
    super.place()
  }
}
