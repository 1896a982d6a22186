/// Two fingers that zoom; their pinch ends a pan on the same touches.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  override func frameworkShouldBegin() -> Bool { scrollView?.zooming.mayZoom ?? false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.panGestureRecognizer
  }

  override func stateDidChange() {
    super.stateDidChange()
    scrollView?.zooming.pinchDidChange()
  }
}

/// The zooming of a scroll view by the view that its delegate names.
///
/// The view gets a transform; its frame's corner stays in place, and the content is as large as the enlarged view. The
/// point under the fingers, or in the middle of the bounds, stays there.
@MainActor final class ScrollZooming {
  /// How long an animated zoom and the way back into the limits take, in seconds; as animated scrolls, not measured.
  static let duration = 0.3
  /// The exponent by which zooming past a limit is damped (a rule, not measured).
  static let resistance: CGFloat = 0.4

  private unowned let owner: UIScrollView
  private(set) lazy var pinch = ScrollPinchGestureRecognizer(scrollView: owner)
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var bounces = true
  private(set) var scale: CGFloat = 1
  private(set) var isZooming = false
  private(set) var isBouncing = false
  private(set) var isAnimating = false
  /// Whether size and offset of the content are being set, one after the other.
  private var isApplying = false
  private weak var view: UIView?
  private var startScale: CGFloat = 1
  /// The point of the view that lies between the fingers.
  private var held = CGPoint.zero

  init(owner: UIScrollView) { self.owner = owner }

  /// Whether the offset belongs to what zooms.
  var placesContent: Bool { isZooming || isBouncing || isAnimating || isApplying }

  private var zoomedView: UIView? { owner.delegateStorage?.viewForZooming(in: owner) }

  var mayZoom: Bool { owner.isScrollEnabled && minimum < maximum && zoomedView != nil }

  private func clamped(_ scale: CGFloat) -> CGFloat { min(max(scale, minimum), max(minimum, maximum)) }

  // MARK: By code

  /// Zooms about the middle of the visible content.
  func set(_ wanted: CGFloat, animated: Bool) {
    guard let view = zoomedView else { return }
    let middle = CGPoint(x: owner.bounds.width / 2, y: owner.bounds.height / 2)
    let point = owner.convert(CGPoint(x: owner.bounds.midX, y: owner.bounds.midY), to: view)
    zoom(view, to: clamped(wanted), holding: point, at: middle, animated: animated)
  }

  /// Shows a rectangle of the zoomed view as large as it fits, in the middle.
  func show(_ rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let size = owner.bounds.inset(by: owner.adjustedContentInset).size
    let wanted = min(size.width / rect.width, size.height / rect.height)
    let inset = owner.adjustedContentInset
    let middle = CGPoint(x: inset.left + size.width / 2, y: inset.top + size.height / 2)
    zoom(
      view, to: clamped(wanted), holding: CGPoint(x: rect.midX, y: rect.midY), at: middle, animated: animated)
  }

  private func zoom(_ view: UIView, to scale: CGFloat, holding point: CGPoint, at place: CGPoint, animated: Bool) {
    guard animated, owner.window != nil, UIView.areAnimationsEnabled else {
      apply(scale, to: view, holding: point, at: place)
      owner.scroll(to: owner.clampedContentOffset(owner.contentOffset))
      return
    }
    isAnimating = true
    tellBegin(view)
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.apply(scale, to: view, holding: point, at: place)
      self.owner.scroll(to: self.owner.clampedContentOffset(self.owner.contentOffset))
    } completion: { _ in
      self.isAnimating = false
      self.tellEnd(view)
    }
  }

  /// Ends an animated zoom where it is seen.
  func stopAnimating() {
    guard isAnimating || isBouncing, let view else { return }
    let seen = view.layer.presentation()
    let (transform, position) = (seen?.affineTransform() ?? view.transform, seen?.position ?? view.center)
    let origin = owner.layer.presentation()?.bounds.origin ?? owner.bounds.origin
    view.layer.removeAllAnimations()
    owner.layer.removeAllAnimations()
    scale = transform.a
    view.transform = transform
    view.center = position
    owner.contentSize = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    owner.scroll(to: origin)
  }

  /// Enlarges the view so that a point of it lies at a place of the bounds; the content may lie beyond its limits then.
  private func apply(_ scale: CGFloat, to view: UIView, holding point: CGPoint, at place: CGPoint) {
    let wasApplying = isApplying
    isApplying = true
    defer { isApplying = wasApplying }
    self.view = view
    self.scale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    view.center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    owner.contentSize = size
    let inOwner = view.convert(point, to: owner)
    owner.scroll(to: CGPoint(x: inOwner.x - place.x, y: inOwner.y - place.y))
    owner.delegateStorage?.scrollViewDidZoom(owner)
  }

  /// The content size for a size from constraints, which hold at scale 1.
  func scaled(_ size: CGSize) -> CGSize {
    scale == 1 || view == nil ? size : CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Layout by constraints placed the view as if it were not enlarged.
  func layoutDidRun() {
    guard scale != 1, let view, !view.translatesAutoresizingMaskIntoConstraints, view.superview === owner else {
      return
    }
    let corner = CGPoint(
      x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2)
    view.center = CGPoint(
      x: corner.x + view.bounds.width * scale / 2, y: corner.y + view.bounds.height * scale / 2)
  }

  // MARK: The fingers

  func pinchDidChange() {
    switch pinch.state {
    case .began: begin()
    case .changed: change()
    case .ended, .cancelled: end()
    default: break
    }
  }

  private func begin() {
    guard let view = zoomedView else { return }
    owner.dragging.stop()
    isZooming = true
    startScale = scale
    held = pinch.location(in: view)
    tellBegin(view)
  }

  private func change() {
    guard isZooming, let view = zoomedView else { return }
    let wanted = startScale * pinch.scale
    let limit = clamped(wanted)
    // Beyond the limits the content follows less and less.
    let seen = bounces && wanted > 0 ? limit * pow(wanted / limit, Self.resistance) : limit
    let place = pinch.location(in: owner)
    apply(
      wanted == limit ? wanted : seen, to: view, holding: held,
      at: CGPoint(x: place.x - owner.bounds.minX, y: place.y - owner.bounds.minY))
  }

  private func end() {
    guard isZooming, let view = zoomedView else { return }
    isZooming = false
    let rest = clamped(scale)
    let offset = owner.contentOffset
    if rest == scale, owner.clampedContentOffset(offset) == offset { return tellEnd(view) }
    let place = pinch.location(in: owner)
    let seen = CGPoint(x: place.x - owner.bounds.minX, y: place.y - owner.bounds.minY)
    isBouncing = rest != scale
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      if rest != self.scale { self.apply(rest, to: view, holding: self.held, at: seen) }
      self.owner.scroll(to: self.owner.clampedContentOffset(self.owner.contentOffset))
    } completion: { _ in
      self.isBouncing = false
      self.tellEnd(view)
    }
  }

  private func tellBegin(_ view: UIView) { owner.delegateStorage?.scrollViewWillBeginZooming(owner, with: view) }

  private func tellEnd(_ view: UIView) {
    owner.delegateStorage?.scrollViewDidEndZooming(owner, with: view, atScale: scale)
  }
}
