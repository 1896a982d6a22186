/// One controller shown over another.
///
/// Where a sheet comes up in portrait, the screen behind shrinks to a card, as on iOS 13 to 18. Coming and going take 0.4 seconds of the
/// display clock, alerts 0.25; the curve is slow at first and at last. These are rules, after what is seen on iOS. Behind sheets and
/// alerts the screen is darkened by black at 20 % (dark: 48 %), as Apple's design resources have it.
@MainActor final class ModalPresentation {
  static let duration = 0.4
  static let alertDuration = 0.25
  private static let dimColor = UIColor(dynamicProvider: { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  })

  unowned let presenter: UIViewController
  let presented: UIViewController
  let container: PresentationContainerView
  let style: UIModalPresentationStyle
  private let metrics = SheetMetrics()
  private var animator: UIViewPropertyAnimator?
  private var finish: (() -> Void)?
  /// Counts coming and going, so that what waits for the end of one does not end the other.
  private var runs = 0
  /// Corners of the screen behind before it became a card.
  private var presenterLook: (cornerRadius: CGFloat, masksToBounds: Bool)?

  init(presenter: UIViewController, presented: UIViewController, style: UIModalPresentationStyle) {
    (self.presenter, self.presented, self.style) = (presenter, presented, style)
    container = PresentationContainerView()
    container.presentation = self
  }

  private var alert: UIAlertController? { presented as? UIAlertController }
  private var takesPresenterOut: Bool { alert == nil && style.takesPresenterOut }
  /// Whether the presented controller is shown as a sheet.
  var isSheet: Bool { alert == nil && style.isSheet && !isFullHeight }
  /// Phones in landscape show sheets over the whole window.
  private var isFullHeight: Bool { container.traitCollection.verticalSizeClass == .compact }
  private var isRegular: Bool { container.traitCollection.horizontalSizeClass == .regular }
  private var dims: Bool { alert != nil || isSheet }
  /// Whether the screen behind shrinks to a card.
  private var shrinksPresenter: Bool {
    isSheet && !isRegular && presenter.viewIfLoaded?.superview is UIWindow
  }

  // MARK: Coming

  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let host = presenter.view.superview else { return }
    let view: UIView = presented.view
    presented.presentationState.isBeingPresented = true
    if takesPresenterOut { presenter.beginAppearance(false, animated: animated) }
    presented.beginAppearance(true, animated: animated)
    if isSheetStyle { presented.parentTraitOverrides = UITraitCollection(userInterfaceLevel: .elevated) }
    container.frame = presenter.view.frame
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.dim.backgroundColor = Self.dimColor
    host.insertSubview(container, aboveSubview: presenter.view)
    container.dim.isHidden = !dims
    container.addSubview(view)
    place()
    run(animated, before: hide, change: show) { [weak self] in
      self?.didCome()
      completion?()
    }
  }

  private var isSheetStyle: Bool { alert == nil && style.isSheet }

  private func didCome() {
    if takesPresenterOut {
      presenter.view.removeFromSuperview()
      presenter.endAppearance()
    }
    presented.endAppearance()
    presented.presentationState.isBeingPresented = false
  }

  // MARK: Going

  func end(animated: Bool, completion: (() -> Void)?) {
    finishAtOnce()
    // Those that are presented by the presented one go with it.
    presented.presentationState.ongoing?.end(animated: false, completion: nil)
    presented.presentationState.isBeingDismissed = true
    presented.beginAppearance(false, animated: animated)
    if takesPresenterOut {
      presenter.beginAppearance(true, animated: animated)
      container.superview?.insertSubview(presenter.view, belowSubview: container)
      presenter.view.frame = container.frame
    }
    run(animated, before: {}, change: hide) { [weak self] in
      self?.didGo()
      completion?()
    }
  }

  private func didGo() {
    presented.view.removeFromSuperview()
    container.removeFromSuperview()
    restorePresenter()
    presented.view.transform = .identity
    presented.view.alpha = 1
    presented.parentTraitOverrides = nil
    presented.presentationState.own = nil
    presenter.presentationState.ongoing = nil
    presented.endAppearance()
    if takesPresenterOut { presenter.endAppearance() }
    presented.presentationState.isBeingDismissed = false
  }

  // MARK: Motion

  private func run(_ animated: Bool, before: () -> Void, change: @escaping () -> Void, end: @escaping () -> Void) {
    runs += 1
    let run = runs
    finish = { [weak self] in
      self?.animator = nil
      self?.finish = nil
      end()
    }
    guard animated, container.window != nil, UIView.areAnimationsEnabled else {
      change()
      // Who comes at once appears when it is laid out.
      guard let window = container.window else {
        finish?()
        return
      }
      window.workAfterLayout.append { [weak self] in
        if self?.runs == run { self?.finish?() }
      }
      DisplayClock.shared.scheduleNextTurn {}
      return
    }
    UIView.performWithoutAnimation {
      before()
      container.layoutIfNeeded()
    }
    let animator = UIViewPropertyAnimator(
      duration: alert == nil ? Self.duration : Self.alertDuration, curve: .easeInOut, animations: change)
    animator.addCompletion { [weak self] _ in
      if self?.runs == run { self?.finish?() }
    }
    self.animator = animator
    animator.startAnimation()
  }

  /// Ends what is under way.
  private func finishAtOnce() {
    guard let finish else { return }
    if let animator, animator.state != .inactive { animator.stopAnimation(true) }
    show()
    finish()
  }

  /// Sets everything to where it is while the controller is shown.
  private func show() {
    container.dim.alpha = 1
    presented.view.alpha = 1
    presented.view.transform = .identity
    if shrinksPresenter { shrinkPresenter() }
  }

  /// Sets everything to where it is before and after.
  private func hide() {
    container.dim.alpha = 0
    restorePresenter()
    if alert?.preferredStyle == .alert {
      presented.view.alpha = 0
    } else if presented.presentationState.transition == .crossDissolve, alert == nil {
      presented.view.alpha = 0
    } else {
      let way = container.bounds.height - presented.view.center.y + presented.view.bounds.height / 2
      presented.view.transform = CGAffineTransform(translationX: 0, y: way)
    }
  }

  private func shrinkPresenter() {
    guard let view = presenter.viewIfLoaded else { return }
    let bounds = container.bounds
    let scale = max(0.1, (bounds.width - 2 * metrics.presenterInset) / max(1, bounds.width))
    let top = metrics.top(safeArea: container.safeAreaInsets.top) - metrics.cornerRadius
    let move = top - bounds.height * (1 - scale) / 2
    view.transform = CGAffineTransform(translationX: 0, y: move).scaledBy(x: scale, y: scale)
    presenterLook = presenterLook ?? (view.layer.cornerRadius, view.layer.masksToBounds)
    view.layer.cornerRadius = metrics.cornerRadius
    view.layer.masksToBounds = true
  }

  private func restorePresenter() {
    guard let presenterLook, let view = presenter.viewIfLoaded else { return }
    view.transform = .identity
    (view.layer.cornerRadius, view.layer.masksToBounds) = presenterLook
    self.presenterLook = nil
  }

  // MARK: Places

  /// Places the view in the container.
  func place() {
    let view: UIView = presented.view
    let bounds = container.bounds
    container.dim.frame = bounds
    let frame: CGRect
    if alert != nil {
      frame = bounds
    } else if isSheet {
      frame = sheetFrame
      view.layer.cornerRadius = metrics.cornerRadius
      view.layer.maskedCorners =
        isRegular
        ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      view.layer.masksToBounds = true
    } else {
      frame = bounds
    }
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  private var sheetFrame: CGRect {
    let bounds = container.bounds
    guard isRegular else {
      let top = metrics.top(safeArea: container.safeAreaInsets.top)
      return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
    let safe = container.safeAreaInsets
    var size = metrics.formSize
    if style != .formSheet {
      size = CGSize(width: metrics.pageWidth, height: bounds.height - 2 * metrics.top(safeArea: safe.top))
    }
    let wanted = presented.preferredContentSize
    if style == .formSheet, wanted != .zero { size = wanted }
    size = CGSize(
      width: min(size.width, bounds.width), height: min(size.height, bounds.height - safe.top - safe.bottom))
    return PixelGrid.round(
      CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height), scale: container.displayScale)
  }
}

/// What a presented view lies in, with what darkens the screen behind.
final class PresentationContainerView: UIView {
  let dim = UIView()
  weak var presentation: ModalPresentation?

  override func viewDidInitialize() {
    super.viewDidInitialize()
    accessibilityViewIsModal = true
    addSubview(dim)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.place()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Touches beside the presented view reach nothing behind it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === dim ? self : hit
  }
}
