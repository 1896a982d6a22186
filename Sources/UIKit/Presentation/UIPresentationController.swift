import Foundation

/// Places a presented controller, with views around it, and takes part in its transitions.
///
/// A subclass for controllers in the style `custom` comes from their `transitioningDelegate`. It may place the view
/// (`frameOfPresentedViewInContainerView`), wrap it (`presentedView`), and add views of its own to the container when
/// the transitions begin; animations alongside go to the presented controller's `transitionCoordinator`. The container
/// covers the window, or the presenting controller's view where `shouldPresentInFullscreen` is false.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  private(set) weak var presentingStorage: UIViewController?
  private(set) weak var presentedStorage: UIViewController?
  /// Keeps the presented controller while it is shown.
  private var held: UIViewController?
  weak var presentation: ModalPresentation?
  weak var delegateStorage: (any UIAdaptivePresentationControllerDelegate)?
  private var overrides: UITraitCollection?
  var ownTraitOverrides: UITraitCollection?
  /// Who wants to know of single traits.
  var traitRegistrations = TraitRegistrations()
  var styleStorage: UIModalPresentationStyle

  /// Makes the presentation controller of a controller; the presenting one may be left open until it is presented.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presentedStorage = presentedViewController
    presentingStorage = presentingViewController
    let style = presentedViewController.presentationState.style
    styleStorage = style == .automatic ? .pageSheet : style
    super.init()
  }

  // MARK: Who

  /// The controller that presents; raises before one does.
  open var presentingViewController: UIViewController {
    guard let controller = presentation?.presenter ?? presentingStorage else {
      fatalError(
        "presentingViewController: nobody presents \(presentedStorage.map { "\($0)" } ?? "the controller"); ask for it once it is presented"
      )
    }
    return controller
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController {
    guard let controller = held ?? presentedStorage else {
      fatalError("presentedViewController: the controller is no more; keep it as long as its presentation controller")
    }
    return controller
  }

  /// The controller, as long as there is one.
  var presentedIfThere: UIViewController? { held ?? presentedStorage }

  /// The style in which the controller is presented; what `automatic` stands for is said.
  open var presentationStyle: UIModalPresentationStyle { styleStorage }
  /// The delegate, which is told of dismissing by hand, and asked for the style in other sizes.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }

  // MARK: Where

  /// The view in which the presented view lies; nil while the controller is not presented.
  open var containerView: UIView? { presentation?.container }
  /// The shown view: the presented controller's, or a view around it from a subclass.
  open var presentedView: UIView? { presentedIfThere?.view }
  /// The frame of the presented view, in the container's coordinates; the whole container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the container covers the window, and not only the presenting controller's view; true unless overridden.
  open var shouldPresentInFullscreen: Bool { !styleStorage.usesContext }
  /// Whether the presenting controller's view is taken out of the window at the end; false unless overridden.
  open var shouldRemovePresentersView: Bool { styleStorage.takesPresenterOut }

  // MARK: What happens

  /// The container is about to lay its subviews out.
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid its subviews out.
  open func containerViewDidLayoutSubviews() {}
  /// The controller is about to come: the place to add views to the container.
  open func presentationTransitionWillBegin() {}
  /// The controller came, or did not.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The controller is about to go.
  open func dismissalTransitionWillBegin() {}
  /// The controller went, or stayed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Adapting

  /// The style that is taken where the width is compact; `none` keeps the controller's own.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The style that is taken with other traits; `none` keeps the controller's own.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }

  /// Traits that the presented controller has instead of those of the window.
  open var overrideTraitCollection: UITraitCollection? {
    get { overrides }
    set {
      overrides = newValue
      applyTraits()
    }
  }

  // MARK: Traits and sizes

  /// The traits: those of the container, or of the screen before there is one.
  open var traitCollection: UITraitCollection {
    let base = containerView?.traitCollection ?? stage.screen.traitCollection
    let own = [overrides, ownTraitOverrides].compactMap { $0 }
    return own.isEmpty ? base : UITraitCollection(traitsFrom: [base] + own)
  }
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The presented controller's.
  open var preferredContentSize: CGSize { presentedIfThere?.preferredContentSize ?? .zero }
  /// The presented controller wants another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    presentation?.container.setNeedsLayout()
  }
  /// The size of the presented view in a container of another size; the same unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The container is about to get another size; an override calls `super`, which tells the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let presented = presentedIfThere else { return }
    let inner = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: inner, with: coordinator)
  }
  /// The traits are about to change; an override calls `super`, which tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedIfThere?.willTransition(to: newCollection, with: coordinator) }

  // MARK: For UIKit's own

  /// How long UIKit's own animation takes, in seconds; see `ModalPresentation`.
  var systemDuration: TimeInterval { 0.4 }
  /// Whether touches beside the presented view reach the views behind.
  var letsTouchesThrough: Bool { false }
  /// Whether UIKit places the view at each layout of the container; for subclasses of applications only where that has another size.
  var placesAtEachLayout: Bool { false }
  /// Traits that the style gives.
  var ownTraits: UITraitCollection? { nil }
  /// The container is there; nothing is in it.
  func didAttach() {}
  /// The container goes.
  func didDetach() {}
  /// A tap beside the presented view.
  func wasTappedBeside() {}
  /// Puts everything to where it is while the controller is shown.
  func show() {
    place()
    guard let view = presentedView else { return }
    view.alpha = 1
    view.transform = .identity
  }
  /// Puts everything to where it is before and after.
  func hide() {
    guard let view = presentedView, let bounds = containerView?.bounds else { return }
    switch presentedIfThere?.presentationState.transition {
    case .crossDissolve, .flipHorizontal: view.alpha = 0
    default: view.center.y = bounds.maxY + view.bounds.height / 2
    }
  }
  /// Places the presented view.
  func place() {
    guard let view = presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  func hold(_ controller: UIViewController?) {
    held = controller
    if let controller { presentedStorage = controller }
  }

  func applyTraits() {
    guard let presented = presentedIfThere, presentation != nil else { return }
    let all = [ownTraits, overrides, ownTraitOverrides].compactMap { $0 }
    presented.parentTraitOverrides = all.isEmpty ? nil : UITraitCollection(traitsFrom: all)
    presented.viewIfLoaded?.notifyTraitsIfChanged()
  }
}
