import Foundation

/// UIKit's own animation of presenting and dismissing: between what the presentation controller shows and hides.
@MainActor final class ModalAnimator: NSObject, SystemAnimator {
  private weak var presentation: ModalPresentation?
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?
  private weak var context: (any UIViewControllerContextTransitioning)?

  init(_ presentation: ModalPresentation, isPresenting: Bool) {
    self.presentation = presentation
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    presentation?.active.systemDuration ?? 0
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    context = transitionContext
    prepare(transitionContext)
    let duration = transitionDuration(using: transitionContext)
    let change = { [weak presentation, isPresenting] in
      guard let presentation else { return }
      if isPresenting { presentation.active.show() } else { presentation.active.hide() }
    }
    let flip = FlipAnimation(presentation, isPresenting: isPresenting)
    let made = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: flip?.run ?? change)
    if let flip {
      made.addCompletion { _ in
        flip.clean()
        change()
      }
    }
    made.addCompletion { [weak self] position in
      self?.animator = nil
      transitionContext.completeTransition(position != .start)
    }
    animator = made
    return made
  }

  private func prepare(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard isPresenting, let presentation, let view = presentation.active.presentedView else { return }
    UIView.performWithoutAnimation {
      presentation.container.addSubview(view)
      presentation.active.place()
      presentation.container.layoutIfNeeded()
      presentation.active.hide()
    }
  }

  func finishAtOnce() {
    guard let animator else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }
}

/// A transition that turns one view away in the first half of the time, and another in in the second.
@MainActor private struct FlipAnimation {
  private let axis: FlipAxis
  private let going: UIView
  private let coming: UIView
  private let duration: TimeInterval

  /// Nil for presentations that do not flip.
  init?(_ presentation: ModalPresentation?, isPresenting: Bool) {
    guard let presentation, presentation.presented.presentationState.transition == .flipHorizontal,
      !(presentation.active is UISheetPresentationController), let front = presentation.active.presentedView,
      let back = presentation.presenter?.viewIfLoaded
    else { return nil }
    guard let axis = FlipAxis(isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft) else { return nil }
    self.axis = axis
    (going, coming) = isPresenting ? (back, front) : (front, back)
    duration = presentation.active.systemDuration
  }

  func run() {
    UIView.performWithoutAnimation {
      coming.transform3D = turned(coming, by: -0.5)
      for view in [coming, going] { view.alpha = 1 }
    }
    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        going.transform3D = turned(going, by: 0.5)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { coming.transform = .identity }
    }
  }

  /// A view that stands on its edge in the middle of a flip.
  private func turned(_ view: UIView, by part: CGFloat) -> CATransform3D {
    axis.turned(CATransform3DIdentity, of: view.bounds.size, by: part)
  }

  func clean() { for view in [coming, going] { view.transform = .identity } }
}
