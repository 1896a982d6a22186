import Foundation

/// A presentation of a controller over another: carries out presenting and dismissing, and tells both controllers and
/// their delegates.
///
/// A presentation controller gives its frame and the views around it, an animator moves it; both are UIKit's own or the
/// application's. Presenting and dismissing with UIKit's animators take 0.4 seconds of the display clock, alerts 0.25;
/// the curve is slow at first and at last (rules, after the looks on iOS).
///
/// The presenting controller holds it. When that goes, the presented one is taken off the screen with it.
@MainActor final class ModalPresentation {
  enum Phase {
    case coming, shown, going, over
  }

  weak var presenter: UIViewController?
  /// The controller on which `present` was called.
  private weak var source: UIViewController?
  /// The controller that is shown; for an adapted style another one than was to be presented.
  let presented: UIViewController
  private let wanted: UIViewController
  /// The presentation controller of the style that was asked for.
  let nominal: UIPresentationController
  /// The presentation controller in use, of the style that the presentation adapted to.
  let active: UIPresentationController
  let container = PresentationContainerView()
  private(set) var phase = Phase.coming
  private(set) var context: TransitionContext?
  private var completions: [() -> Void] = []
  /// Ends a coming or going without animation, which waits for the next layout.
  private var finishUnanimated: (() -> Void)?
  private var home: ViewHome?
  /// Whom others join while a finger pulls the controller towards its way out, and until it is back or has gone.
  var pull: TransitionCoordinator?
  /// Whether the controller is being told of a pull, during which `finishComing()` leaves the finger alone.
  var isPullBeginning = false
  /// How the presenter's view was tinted, while it is tinted grey.
  private var tintBefore: (view: UIView, mode: UIView.TintAdjustmentMode)?

  init(presenter: UIViewController, source: UIViewController, wanted: UIViewController) {
    (self.presenter, self.source, self.wanted) = (presenter, source, wanted)
    nominal = wanted.makePresentationController(presenter: presenter, source: source)
    (active, presented) = nominal.adapted(to: presenter.traitCollection, for: wanted)
    container.presentation = self
  }

  /// Takes the presented controller off the screen along with its presenter.
  isolated deinit {
    guard phase != .over, container.superview != nil else { return }
    presented.beginAppearance(false, animated: false)
    container.removeFromSuperview()
    presented.endAppearance()
  }

  /// Whether the presented controller is shown as a sheet.
  var isSheet: Bool { (active as? UISheetPresentationController)?.isCard ?? false }

  // MARK: Places

  /// Puts the container over the window, or over the presenter's view for a style with a context.
  private func putContainer(over presenter: UIViewController) {
    guard let view = presenter.viewIfLoaded, let window = view.window, var outermost = view.superview else { return }
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !active.shouldPresentInFullscreen {
      container.frame = view.frameBeforeTransform
      outermost.insertSubview(container, aboveSubview: view)
      return
    }
    container.frame = window.bounds
    if outermost === window {
      window.insertSubview(container, aboveSubview: view)
      return
    }
    while let next = outermost.superview, next !== window { outermost = next }
    window.insertSubview(container, aboveSubview: outermost)
  }

  /// Called by the container's layout.
  func layoutContainer(boundsChanged: Bool) {
    guard phase != .over else { return }
    active.containerViewWillLayoutSubviews()
    // What moves is on its way to its place, or away from it.
    if context == nil, phase != .going, boundsChanged || active.placesAtEachLayout { active.place() }
    active.containerViewDidLayoutSubviews()
  }

  /// Whether the views behind are tinted grey, as on iOS while they take no touches.
  var dimsTint: Bool {
    get { tintBefore != nil }
    set {
      guard newValue != dimsTint else { return }
      if newValue, let view = presenter?.viewIfLoaded {
        tintBefore = (view, view.tintAdjustmentModeStorage)
        view.tintAdjustmentMode = .dimmed
      } else if let before = tintBefore {
        tintBefore = nil
        before.view.tintAdjustmentMode = before.mode
      }
    }
  }

  // MARK: Coming

  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let presenter else { return }
    let view: UIView = presented.view
    if let completion { completions.append(completion) }
    presented.passage = .presented
    active.hold(presented)
    active.presentation = self
    nominal.presentation = self
    putContainer(over: presenter)
    active.applyTraits()
    active.didAttach()
    let isAnimated = animated && container.window != nil && UIView.areAnimationsEnabled
    let coordinator = makeCoordinator(from: presenter, to: presented, isAnimated: isAnimated)
    let removes = active.shouldRemovePresentersView
    coordinator.views[.from] = removes ? presenter.view : nil
    coordinator.views[.to] = active.presentedView ?? view
    delegate?.presentationController(
      nominal, willPresentWithAdaptiveStyle: active === nominal ? .none : active.presentationStyle,
      transitionCoordinator: coordinator)
    active.presentationTransitionWillBegin()
    if removes { presenter.beginAppearance(false, animated: isAnimated) }
    presented.beginAppearance(true, animated: isAnimated)
    presenter.stage.application.statusBarInputsDidChange()
    guard phase == .coming else { return }
    guard isAnimated else {
      if let view = active.presentedView { container.addSubview(view) }
      active.show()
      coordinator.begin()
      return endAfterLayout { $0.cameOver(true, coordinator, nil) }
    }
    let delegate = presented.transitioningDelegate
    let own = source.flatMap {
      delegate?.animationController(forPresented: presented, presenting: presenter, source: $0)
    }
    let animator = own ?? ModalAnimator(self, isPresenting: true)
    let interactor = own.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    let context = TransitionContext(coordinator, animator: animator, interactor: interactor) { [weak self] completed in
      self?.cameOver(completed, coordinator, animator)
    }
    context.initialFrames[ObjectIdentifier(presenter)] = frame(of: presenter)
    context.finalFrames[ObjectIdentifier(presenter)] = removes ? nil : frame(of: presenter)
    context.finalFrames[ObjectIdentifier(presented)] = active.frameOfPresentedViewInContainerView
    if own != nil {
      UIView.performWithoutAnimation { active.place() }
      if removes { takePresenterIn() }
    }
    self.context = context
    context.start()
  }

  private func frame(of controller: UIViewController) -> CGRect {
    guard let view = controller.viewIfLoaded else { return .zero }
    return view.convert(view.bounds, to: container)
  }

  private func makeCoordinator(
    from: UIViewController, to: UIViewController, isAnimated: Bool
  ) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator(in: container, isAnimated: isAnimated, duration: 0)
    coordinator.presentationStyle = active.presentationStyle
    coordinator.controllers = [.from: from, .to: to]
    for controller in [from, to] { controller.ownTransition = coordinator }
    return coordinator
  }

  private func endAfterLayout(_ end: @escaping (ModalPresentation) -> Void) {
    finishUnanimated = { [self] in
      finishUnanimated = nil
      end(self)
    }
    // Who comes at once appears when it is laid out.
    guard let window = container.window else {
      finishUnanimated?()
      return
    }
    window.workAfterLayout.append { [self] in finishUnanimated?() }
    window.clock.scheduleNextTurn {}
  }

  private func cameOver(
    _ completed: Bool, _ coordinator: TransitionCoordinator, _ animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    guard phase == .coming else { return }
    context = nil
    if completed { didCome() } else { didNotCome() }
    presented.endPassage(.presented)
    active.presentationTransitionDidEnd(completed)
    finish(coordinator, animator, completed)
  }

  private func didCome() {
    phase = .shown
    container.setNeedsLayout()
    if active.shouldRemovePresentersView {
      takePresenterOut()
      presenter?.didGoOutOfView()
    }
    presented.didComeIntoView()
  }

  private func didNotCome() {
    presented.beginAppearance(false, animated: true)
    if active.shouldRemovePresentersView {
      presenter?.beginAppearance(true, animated: true)
      bringPresenterBack()
      presenter?.didComeIntoView()
    }
    clear()
    presented.didGoOutOfView()
  }

  private func finish(
    _ coordinator: TransitionCoordinator, _ animator: (any UIViewControllerAnimatedTransitioning)?, _ completed: Bool
  ) {
    for controller in [presenter, presented] where controller?.ownTransition === coordinator {
      controller?.ownTransition = nil
    }
    presented.stage.application.statusBarInputsDidChange()
    coordinator.end(isCancelled: !completed)
    animator?.animationEnded(completed)
    let told = completions
    completions = []
    for completion in told { completion() }
  }

  // MARK: Going

  /// Dismisses the controller, and those that it presents itself.
  func end(animated: Bool, completion: (() -> Void)?) {
    if phase == .coming { finishAtOnce() }
    guard phase == .shown else {
      // One that goes already is waited for.
      if phase == .going, let completion { completions.append(completion) } else { completion?() }
      return
    }
    // Those that are presented by the presented one go with it.
    presented.presentationState.ongoing?.endAtOnce()
    if let completion { completions.append(completion) }
    phase = .going
    presented.passage = .dismissed
    let pull = pull
    self.pull = nil
    if let pull { completions.insert({ pull.end(isCancelled: false) }, at: 0) }
    let isAnimated = animated && container.window != nil && UIView.areAnimationsEnabled
    let removes = active.shouldRemovePresentersView
    let coordinator = makeCoordinator(from: presented, to: presenter ?? presented, isAnimated: isAnimated)
    coordinator.views[.from] = active.presentedView
    coordinator.views[.to] = removes ? presenter?.view : nil
    active.dismissalTransitionWillBegin()
    presented.beginAppearance(false, animated: isAnimated)
    let own = isAnimated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    if removes {
      presenter?.beginAppearance(true, animated: isAnimated)
      if own == nil { bringPresenterBack() } else { presenter?.view.frameBeforeTransform = container.bounds }
    }
    guard isAnimated else {
      active.hide()
      coordinator.begin()
      return endAfterLayout { $0.wentOver(true, coordinator, nil) }
    }
    go(coordinator, own, removes)
  }

  private func go(
    _ coordinator: TransitionCoordinator, _ own: (any UIViewControllerAnimatedTransitioning)?, _ removes: Bool
  ) {
    let animator = own ?? ModalAnimator(self, isPresenting: false)
    let interactor = own.flatMap { presented.transitioningDelegate?.interactionControllerForDismissal(using: $0) }
    let context = TransitionContext(coordinator, animator: animator, interactor: interactor) { [self] completed in
      wentOver(completed, coordinator, animator)
    }
    context.initialFrames[ObjectIdentifier(presented)] = active.presentedView?.frame ?? .zero
    if let presenter {
      let frame = removes ? container.bounds : frame(of: presenter)
      context.initialFrames[ObjectIdentifier(presenter)] = removes ? nil : frame
      context.finalFrames[ObjectIdentifier(presenter)] = frame
    }
    self.context = context
    context.start()
  }

  /// Dismisses the controller now, without animation.
  func endAtOnce() {
    if phase == .coming { finishAtOnce() }
    if phase == .shown { end(animated: false, completion: nil) }
    finishAtOnce()
  }

  /// Something overtakes the coming, or a finger's pull: the controller is there.
  func finishComing() {
    if phase == .coming { finishAtOnce() }
    if isPullBeginning { return }
    (active as? UISheetPresentationController)?.drag.giveUp()
    pullIsOver()
  }

  /// Brings the transition under way to its end.
  func finishAtOnce() {
    context?.finishAtOnce()
    finishUnanimated?()
  }

  private func wentOver(
    _ completed: Bool, _ coordinator: TransitionCoordinator, _ animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    guard phase == .going else { return }
    context = nil
    let removes = active.shouldRemovePresentersView
    if completed {
      if removes { bringPresenterBack() }
      clear()
      presented.didGoOutOfView()
      if removes { presenter?.didComeIntoView() }
    } else {
      phase = .shown
      active.show()
      presented.beginAppearance(true, animated: true)
      if removes {
        presenter?.beginAppearance(false, animated: true)
        takePresenterOut()
        presenter?.didGoOutOfView()
      }
      presented.didComeIntoView()
    }
    presented.endPassage(.dismissed)
    active.dismissalTransitionDidEnd(completed)
    finish(coordinator, animator, completed)
  }

  /// Takes all that belongs to the presentation away.
  private func clear() {
    phase = .over
    let (view, around) = (presented.viewIfLoaded, active.presentedView)
    around?.removeFromSuperview()
    view?.removeFromSuperview()
    container.removeFromSuperview()
    dimsTint = false
    active.didDetach()
    view?.alpha = 1
    view?.transform = .identity
    presented.parentTraitOverrides = nil
    for controller in [presented, wanted] {
      controller.presentationState.own = nil
      controller.presentationState.prepared = nil
    }
    if presenter?.presentationState.ongoing === self { presenter?.presentationState.ongoing = nil }
    active.hold(nil)
  }

  // MARK: The presenter's view

  private func takePresenterOut() {
    guard let view = presenter?.viewIfLoaded else { return }
    if home == nil { home = ViewHome(of: view) }
    view.removeFromSuperview()
  }

  /// An animator that moves both views finds them in the container.
  private func takePresenterIn() {
    guard let view = presenter?.viewIfLoaded else { return }
    home = ViewHome(of: view)
    container.insertSubview(view, at: 0)
  }

  private func bringPresenterBack() {
    guard let view = presenter?.viewIfLoaded, let home else { return }
    home.take(view, below: container)
    self.home = nil
  }
}
