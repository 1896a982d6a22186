/// The scrolling of a scroll view by fingers and by its own motion.
@MainActor final class ScrollDragging: FrameDriver {
  /// A weak reference, as the clock may hold a motion longer than the view lives.
  private weak var owner: UIScrollView?
  private var view: UIScrollView { owner! }
  private(set) lazy var pan: ScrollPanGestureRecognizer = {
    let pan = ScrollPanGestureRecognizer(scrollView: view)
    pan.isEnabled = view.isScrollEnabled
    return pan
  }()
  private(set) lazy var delay = DelayedTouchesGestureRecognizer(scrollView: view)
  private var finger = Finger.away
  private var course = Course.resting
  private var hiding: ClockTimer?

  /// How fast a stroke turns the page, in points per second; a rule, not measured.
  static let pagingVelocity: CGFloat = 100
  /// How long a scroll that code asks for takes, in seconds (`uikit-facts §6.4`, folklore).
  static let glideDuration = 0.3

  init(view: UIScrollView) {
    owner = view
  }

  // MARK: Where the content may be

  private var range: (low: CGPoint, high: CGPoint) {
    let far = CGFloat.greatestFiniteMagnitude / 4
    return (
      view.clampedContentOffset(CGPoint(x: -far, y: -far)), view.clampedContentOffset(CGPoint(x: far, y: far))
    )
  }

  private var scrollsX: Bool {
    let range = range
    return range.high.x > range.low.x || (bounces.x && view.alwaysBounceHorizontal)
  }

  private var scrollsY: Bool {
    let range = range
    return range.high.y > range.low.y || (bounces.y && view.alwaysBounceVertical)
  }

  /// Along which axes the content may be pulled past its edges.
  private var bounces: (x: Bool, y: Bool) {
    (view.bounces && view.bouncesHorizontally, view.bounces && view.bouncesVertically)
  }

  /// Whether a finger is on content that it may scroll.
  var isTracking: Bool { if case .away = finger { false } else { true } }
  /// Whether a finger scrolls the content.
  var isDragging: Bool { drag != nil }
  /// Whether the content goes on after a finger has left it.
  var isDecelerating: Bool { deceleration != nil }
  /// Whether a scroll that code asked for is under way.
  var isGliding: Bool { glide != nil }

  private var drag: Drag? { if case .dragging(let drag) = finger { drag } else { nil } }
  private var deceleration: Deceleration? { if case .decelerating(let motion) = course { motion } else { nil } }
  private var glide: Glide? { if case .gliding(let glide) = course { glide } else { nil } }
  private var isResting: Bool { if case .resting = course { true } else { false } }

  /// Whether a finger could move the content at all.
  var canScroll: Bool { scrollsX || scrollsY }

  // MARK: The finger

  func fingerDidTouch() {
    // Another finger on content that one scrolls changes nothing.
    if !isDragging { finger = view.isScrollEnabled ? .touching(holds: !isResting) : .away }
    if view.isScrollEnabled { stop() }
  }

  /// Moves content that a finger stopped to an offset of rest, after the touch.
  func fingerDidLeave() {
    let former = finger
    finger = .away
    guard case .touching(holds: true) = former, owner != nil else { return }
    let range = range
    let offset = view.contentOffset
    let rest = view.isPagingEnabled ? page(from: offset, speed: .zero) : offset
    start(
      x: axis(offset.x, 0, range.low.x, range.high.x, chosen: rest.x == offset.x ? nil : rest.x),
      y: axis(offset.y, 0, range.low.y, range.high.y, chosen: rest.y == offset.y ? nil : rest.y))
  }

  /// Whether a pan scrolls this view: along a scrolling axis, and not away from content that keeps its touches.
  func mayBegin(translation: CGPoint, touches: [UITouch]) -> Bool {
    guard view.isScrollEnabled else { return false }
    let (x, y) = (abs(translation.x), abs(translation.y))
    let isAlong = scrollsX && scrollsY || (scrollsX && x > y) || (scrollsY && y >= x)
    guard isAlong, canScroll else { return false }
    for touch in touches {
      guard let content = touch.view, content !== view, view.stage.contents.touches.viewKnows(touch) else { continue }
      guard view.canCancelContentTouches, view.touchesShouldCancel(in: content) else { return false }
    }
    return true
  }

  func panDidChange() {
    switch pan.state {
    case .began:
      begin()
      follow()
    case .changed: follow()
    case .ended: release(velocity: pan.velocity(in: view))
    case .cancelled: release(velocity: .zero)
    default: break
    }
    view.keyboardFollows(pan)
  }

  private func begin() {
    stop()
    let translation = pan.windowTranslation
    var locks = (x: !scrollsX, y: !scrollsY)
    finger = .dragging(Drag(start: unpulled(view.contentOffset), locksX: locks.x, locksY: locks.y))
    view.refreshControlStorage?.fingerDidBegin()
    if view.isDirectionalLockEnabled, scrollsX, scrollsY {
      let (x, y) = (abs(translation.x), abs(translation.y))
      // A diagonal stroke scrolls both ways (a rule: Apple names no angle).
      locks = (y > 2 * x, x > 2 * y)
    }
    finger = .dragging(Drag(start: unpulled(view.contentOffset), locksX: locks.x, locksY: locks.y))
    showIndicators()
    view.fingerWillScroll()
    view.delegateStorage?.scrollViewWillBeginDragging(view)
  }

  /// Applies a change of `isScrollEnabled`: `false` ends motion at the present offset, unless content springs back.
  func enablingDidChange() {
    pan.isEnabled = view.isScrollEnabled
    guard !view.isScrollEnabled, isDecelerating else { return }
    let range = range
    let offset = view.contentOffset
    // Content that springs back goes on to where it belongs.
    if offset.x < range.low.x || offset.x > range.high.x || offset.y < range.low.y || offset.y > range.high.y { return }
    stop()
  }

  private func follow() {
    // The delegate may have ended it.
    guard let drag else { return }
    // A scroll by code that began meanwhile gives way to the finger.
    stopGliding()
    let translation = pan.translation(in: view.superview)
    var offset = view.contentOffset
    let range = range
    if !drag.locksX {
      offset.x = place(drag.start.x - translation.x, range.low.x, range.high.x, view.bounds.width, bounces.x)
    }
    if !drag.locksY {
      offset.y = place(drag.start.y - translation.y, range.low.y, range.high.y, view.bounds.height, bounces.y)
    }
    view.scroll(to: offset)
  }

  /// The offset for the place that a finger asks for: past the edges, the content follows less and less.
  private func place(
    _ wanted: CGFloat, _ low: CGFloat, _ high: CGFloat, _ extent: CGFloat, _ bounces: Bool
  ) -> CGFloat {
    let edge = min(max(wanted, low), high)
    guard wanted != edge, bounces else { return edge }
    let pulled = ScrollPhysics.pulled(abs(wanted - edge), extent: extent)
    return wanted > edge ? edge + pulled : edge - pulled
  }

  /// The place that a finger has to ask for to get the content's present offset.
  private func unpulled(_ offset: CGPoint) -> CGPoint {
    let range = range
    func axis(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ extent: CGFloat) -> CGFloat {
      let edge = min(max(value, low), high)
      let pull = ScrollPhysics.pull(for: abs(value - edge), extent: extent)
      return value > edge ? edge + pull : edge - pull
    }
    return CGPoint(
      x: axis(offset.x, range.low.x, range.high.x, view.bounds.width),
      y: axis(offset.y, range.low.y, range.high.y, view.bounds.height))
  }

  private func release(velocity: CGPoint) {
    guard let drag else { return }
    view.refreshControlStorage?.fingerWillLeave()
    let rate = view.decelerationRate.rawValue
    let range = range
    let offset = view.contentOffset
    let speed = CGPoint(x: drag.locksX ? 0 : -velocity.x, y: drag.locksY ? 0 : -velocity.y)
    func announced(_ position: CGFloat, _ speed: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let motion = ScrollPhysics.Deceleration(start: position, velocity: speed, rate: rate)
      return min(max(motion.announcedEnd, low), high)
    }
    var target = CGPoint(
      x: announced(offset.x, speed.x, range.low.x, range.high.x),
      y: announced(offset.y, speed.y, range.low.y, range.high.y))
    if view.isPagingEnabled { target = page(from: offset, speed: speed) }
    let natural = target
    let scale = view.displayScale
    let told = CGPoint(x: PixelGrid.round(target.x, scale: scale), y: PixelGrid.round(target.y, scale: scale))
    let velocity = CGPoint(x: speed.x / 1000, y: speed.y / 1000)
    target = view.isPagingEnabled ? told : view.restingOffset(proposed: told, velocity: velocity)
    if let bar = view.bars.above, !drag.locksY { target = bar.restingOffset(proposed: target, in: view) }
    view.delegateStorage?.scrollViewWillEndDragging(view, withVelocity: velocity, targetContentOffset: &target)
    finger = .away
    let isPaged = view.isPagingEnabled
    let x = axis(
      offset.x, speed.x, range.low.x, range.high.x, bounces: bounces.x,
      chosen: isPaged && natural.x != offset.x || target.x != told.x ? target.x : nil)
    let y = axis(
      offset.y, speed.y, range.low.y, range.high.y, bounces: bounces.y,
      chosen: isPaged && natural.y != offset.y || target.y != told.y ? target.y : nil)
    view.delegateStorage?.scrollViewDidEndDragging(
      view, willDecelerate: !isGliding && (!x.isOver || !y.isOver))
    // The delegate may have put the content elsewhere, where it stays, or have let the view go.
    guard owner != nil, view.contentOffset == offset else { return }
    start(x: x, y: y)
  }

  /// How one axis goes on: to a chosen place, else as its velocity has it.
  private func axis(
    _ position: CGFloat, _ speed: CGFloat, _ low: CGFloat, _ high: CGFloat, bounces: Bool = true, chosen: CGFloat?
  ) -> ScrollAxisMotion {
    let rate = view.decelerationRate.rawValue
    if let chosen, position >= low, position <= high {
      let pagingRate = UIScrollView.DecelerationRate.fast.rawValue
      return ScrollAxisMotion(
        position: position, to: min(max(chosen, low), high), rate: view.isPagingEnabled ? pagingRate : rate)
    }
    return ScrollAxisMotion(
      position: position, velocity: speed, low: low, high: high, rate: rate, bounces: view.bounces && bounces)
  }

  private func start(x: ScrollAxisMotion, y: ScrollAxisMotion) {
    // A scroll by code has the content.
    if isGliding { return }
    guard !x.isOver || !y.isOver else { return hideIndicatorsLater() }
    course = .decelerating(Deceleration(x: x, y: y, begin: view.clock.now, end: range.high))
    view.clock.add(self)
    view.delegateStorage?.scrollViewWillBeginDecelerating(view)
  }

  /// The page that content comes to rest on: the nearest, or the next one in the direction of a stroke (a rule, not measured).
  private func page(from offset: CGPoint, speed: CGPoint) -> CGPoint {
    let range = range
    func axis(_ offset: CGFloat, _ speed: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0, high > low else { return offset }
      let place = (offset - low) / length
      let isStroke = abs(speed) > Self.pagingVelocity
      let index = isStroke ? place.rounded(speed > 0 ? .up : .down) : place.rounded()
      return min(max(low + index * length, low), high)
    }
    return CGPoint(
      x: axis(offset.x, speed.x, range.low.x, range.high.x, view.bounds.width),
      y: axis(offset.y, speed.y, range.low.y, range.high.y, view.bounds.height))
  }

  // MARK: Motion

  func frame(at time: CFTimeInterval) {
    guard owner != nil else { return leaveClock() }
    switch course {
    case .resting: leaveClock()
    case .gliding(let glide): move(glide, at: time)
    case .decelerating(let motion): move(motion, at: time)
    }
  }

  private func move(_ motion: Deceleration, at time: CFTimeInterval) {
    var current = motion
    let elapsed = time - current.begin
    var offset = CGPoint(x: current.x.position(at: elapsed), y: current.y.position(at: elapsed))
    course = .decelerating(current)
    if current.endsWithContent {
      let inside = notPastTheEnd(offset)
      if inside != offset {
        offset = inside
        view.scroll(to: offset)
        return stop()
      }
    }
    view.scroll(to: offset)
    // The delegate may have stopped it.
    guard isDecelerating, current.x.isOver, current.y.isOver else { return }
    course = .resting
    if springsBack() { return }
    endDecelerating()
  }

  /// Sends content to its limits that came to rest beyond them, as it was replaced on the way.
  private func springsBack() -> Bool {
    let range = range
    let offset = view.contentOffset
    let x = axis(offset.x, 0, range.low.x, range.high.x, chosen: nil)
    let y = axis(offset.y, 0, range.low.y, range.high.y, chosen: nil)
    guard !x.isOver || !y.isOver else { return false }
    course = .decelerating(Deceleration(x: x, y: y, begin: view.clock.now, end: range.high))
    return true
  }

  private func endDecelerating() {
    leaveClock()
    hideIndicatorsLater()
    view.delegateStorage?.scrollViewDidEndDecelerating(view)
  }

  /// Animates to an offset that may still change, and calls `end` there; stops once the target is nil.
  func glide(to target: @escaping () -> CGPoint?, end: (() -> Void)?, isToTop: Bool = false) {
    stop()
    course = .gliding(
      Glide(from: view.contentOffset, to: target, begin: view.clock.now, end: end, isToTop: isToTop))
    showIndicators()
    view.clock.add(self)
  }

  private func move(_ current: Glide, at time: Double) {
    let part = min((time - current.begin) / Self.glideDuration, 1)
    let paced = CGFloat(UIView.AnimationCurve.easeInOut.timingFunction.value(at: part))
    guard var target = current.to() else { return endWithoutTarget() }
    if current.endsWithContent { target = notPastTheEnd(target) }
    var offset = CGPoint(
      x: current.from.x + (target.x - current.from.x) * paced, y: current.from.y + (target.y - current.from.y) * paced)
    if current.endsWithContent { offset = notPastTheEnd(offset) }
    view.scroll(to: part < 1 ? offset : target)
    guard part >= 1 - 1e-9, isGliding else { return }
    finishGliding(current.end)
  }

  /// Ends an animated scroll, at its target or where the target vanished.
  private func finishGliding(_ end: (() -> Void)? = nil) {
    let isToTop = glide?.isToTop == true
    course = .resting
    leaveClock()
    hideIndicatorsLater()
    end?()
    // Whoever was told of the last step may have let the view go.
    guard let view = owner else { return }
    if isToTop { return view.delegateStorage?.scrollViewDidScrollToTop(view) ?? () }
    view.delegateStorage?.scrollViewDidEndScrollingAnimation(view)
  }

  /// Ends a scroll whose target vanished: the content stays, or goes back to its limits.
  private func endWithoutTarget() {
    finishGliding()
    guard owner != nil, isResting else { return }
    let range = range
    let offset = view.contentOffset
    start(
      x: axis(offset.x, 0, range.low.x, range.high.x, chosen: nil),
      y: axis(offset.y, 0, range.low.y, range.high.y, chosen: nil))
  }

  private func notPastTheEnd(_ offset: CGPoint) -> CGPoint {
    let end = range.high
    return CGPoint(x: min(offset.x, end.x), y: min(offset.y, end.y))
  }

  /// The content is shorter than whoever asked for a scroll knew: the scroll does not go past its end.
  func contentDidShrink() {
    guard var glide else { return }
    glide.endsWithContent = true
    course = .gliding(glide)
  }

  /// Called when the content was replaced: a motion under way does not go past the new end.
  func contentWasReplaced() {
    contentDidShrink()
    guard var motion = deceleration else { return }
    let end = range.high
    if end.x < motion.end.x - 0.5 || end.y < motion.end.y - 0.5 { motion.endsWithContent = true }
    course = .decelerating(motion)
  }

  /// Ends an animated scroll at the present offset.
  func stopGliding() {
    guard isGliding else { return }
    course = .resting
    leaveClock()
  }

  /// Ends every motion at the present offset.
  func stop() {
    stopGliding()
    guard isDecelerating else { return }
    course = .resting
    endDecelerating()
  }

  /// Shifts a motion along with content whose measured sizes moved it.
  func contentDidShift(by shift: CGPoint) {
    if case .dragging(var drag) = finger {
      drag.start.x += shift.x
      drag.start.y += shift.y
      finger = .dragging(drag)
    }
    switch course {
    case .resting: break
    case .gliding(var glide):
      glide.from.x += shift.x
      glide.from.y += shift.y
      course = .gliding(glide)
    case .decelerating(var motion):
      motion.end.x += shift.x
      motion.end.y += shift.y
      motion.x.shift(by: shift.x)
      motion.y.shift(by: shift.y)
      course = .decelerating(motion)
    }
  }

  // MARK: Indicators

  func showIndicators() {
    hiding?.cancel()
    view.flashScrollIndicators()
  }

  func hideIndicatorsLater() {
    hiding?.cancel()
    hiding = view.clock.schedule(after: 0.5) { [weak view] in view?.hideScrollIndicators() }
  }
}
