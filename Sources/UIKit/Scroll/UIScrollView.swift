/// A view that shows a part of content that may be larger than itself.
///
/// The content lies in the scroll view's own coordinates; `contentOffset` is the origin of `bounds`. At rest the offset is
/// between `-adjustedContentInset` and the end of the content with its inset. `adjustedContentInset` is `contentInset` plus
/// the safe area as `contentInsetAdjustmentBehavior` has it.
@preconcurrency @MainActor open class UIScrollView: UIView, UIFocusItemScrollableContainer {
  /// When the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: _Enumeration, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: _Enumeration, Sendable {
    case `default`
    case black
    case white
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// How fast content slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor on the velocity in each millisecond.
    public var rawValue: CGFloat
    /// Makes a rate from its factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Content that comes to rest soon, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  weak var delegateStorage: (any UIScrollViewDelegate)?
  private var contentSizeStorage = CGSize.zero
  private var contentInsetStorage = UIEdgeInsets.zero
  private var adjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  private var automaticallyAdjustsIndicators = true
  private var knownAdjustedInset = UIEdgeInsets.zero
  private var verticalIndicatorInsets = UIEdgeInsets.zero
  private var horizontalIndicatorInsets = UIEdgeInsets.zero
  lazy var indicators = ScrollIndicators(owner: self)
  private var draggingStorage: ScrollDragging?
  private var hasRecognizers = false
  /// Whether the offset is being changed as such, and not because the content turned out to be elsewhere.
  private var isScrolling = false
  var indicatorsAreLoaded = false
  /// The refresh control; few scroll views have one.
  var refreshControlStorage: UIRefreshControl?
  /// The zooming; few scroll views have it.
  private var zoomingStorage: ScrollZooming?
  /// The bars that follow the content.
  var bars = ScrollBars()
  /// Whether a list says how large its content turned out; who asks for the size meanwhile has nothing loaded.
  var isTellingContentSize = false

  /// Makes a scroll view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a scroll view of a nib or storyboard; of no size with any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UIScrollView.self)
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    clipsToBounds = true
  }

  /// The delegate, which is told when the content scrolls.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }

  /// The point of the content at the top left corner, in points; set without limits, rounded to pixels.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { contentSizeStorage }
    set {
      guard newValue != contentSizeStorage else { return }
      announcing("contentSize") {
        contentSizeStorage = newValue
        updateAdjustedContentInset()
        contentGeometryDidChange()
        // A list finds its offset together with its elements.
        if !isTellingContentSize { keepOffset() }
        bars.below?.contentSizeDidChange(in: self)
      }
    }
  }

  /// Room around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { contentInsetStorage }
    set {
      guard newValue != contentInsetStorage else { return }
      announcing("contentInset") {
        contentInsetStorage = newValue
        updateAdjustedContentInset()
      }
    }
  }

  /// When the safe area is added to `contentInset`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { adjustmentBehavior }
    set {
      styled(\UIScrollView.contentInsetAdjustmentBehavior, newValue)
      guard newValue != adjustmentBehavior else { return }
      adjustmentBehavior = newValue
      updateAdjustedContentInset()
    }
  }

  /// `contentInset` with what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInsetStorage + safeAreaAdjustment
    if keyboardRoom > 0 { inset.bottom = contentInsetStorage.bottom + max(safeAreaAdjustment.bottom, keyboardRoom) }
    if let refreshControlStorage { inset.top += refreshControlStorage.insetInForce }
    return inset
  }

  /// Called after `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}

  /// Whether the indicators keep out of the safe area by themselves.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { automaticallyAdjustsIndicators }
    set {
      automaticallyAdjustsIndicators = newValue
      layoutIndicators()
    }
  }

  /// The control that the reader pulls from above the content to have it loaded again; nil for none.
  ///
  /// It lies above the content, behind it, as wide as the view; see `UIRefreshControl`. Content that is not taller than the view
  /// can be pulled with `alwaysBounceVertical` only, which tables have.
  open var refreshControl: UIRefreshControl? {
    get { refreshControlStorage }
    set { replaceRefreshControl(by: newValue) }
  }

  /// Whether dragging goes past the edges.
  open var bounces = true { didSet { styled(\UIScrollView.bounces, bounces) } }
  /// Whether content bounces along the horizontal axis, where `bounces` allows it; true unless set.
  open var bouncesHorizontally = true
  /// Whether content bounces along the vertical axis, where `bounces` allows it; true unless set.
  open var bouncesVertically = true
  /// Whether an index beside the content is shown, such as that of a table.
  public enum IndexDisplayMode: _Enumeration, Sendable {
    /// The index is shown if the list has titles for it.
    case automatic
    /// Never.
    case alwaysHidden
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }
  /// Whether the index beside the content is shown; `automatic` unless set.
  open var indexDisplayMode = IndexDisplayMode.automatic {
    didSet { if indexDisplayMode != oldValue { indexDisplayModeDidChange() } }
  }
  /// Hook for lists: the index is to be shown, or no longer.
  func indexDisplayModeDidChange() {}
  /// Whether a scroll that code asked for is under way.
  open var isScrollAnimating: Bool { draggingStorage?.isGliding ?? false }
  /// Ends scrolling and zooming that runs by itself, at the present offset; fingers on the content go on.
  open func stopScrollingAndZooming() {
    draggingStorage?.stop()
    zoomingStorage?.stopAnimating()
  }
  /// Shows the indicators while a block scrolls, and for a moment after it, as a finger that scrolls does.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    dragging.showIndicators()
    changes()
    dragging.hideIndicatorsLater()
  }
  /// Whether dragging down or up bounces even when the content is not taller than the view.
  open var alwaysBounceVertical = false { didSet { updateAdjustedContentInset() } }
  /// Whether dragging sideways bounces even when the content is not wider than the view.
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedContentInset() } }
  /// Whether a finger may scroll the content; setting it to false ends what fingers began.
  ///
  /// A finger that scrolls does so no more, also when it is true again before the finger is lifted, and content that goes on after a
  /// finger comes to rest, in an edge where it is beyond one.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { draggingStorage?.enablingDidChange() } }
  }
  /// Whether a vertical indicator is shown while scrolling.
  open var showsVerticalScrollIndicator = true { didSet { layoutIndicators() } }
  /// Whether a horizontal indicator is shown while scrolling.
  open var showsHorizontalScrollIndicator = true { didSet { layoutIndicators() } }
  /// The colour of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet {
      styled(\UIScrollView.indicatorStyle, indicatorStyle)
      layoutIndicators()
    }
  }

  /// How far the vertical indicator keeps from the edges, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { verticalIndicatorInsets }
    set {
      verticalIndicatorInsets = newValue
      layoutIndicators()
    }
  }

  /// How far the horizontal indicator keeps from the edges, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { horizontalIndicatorInsets }
    set {
      horizontalIndicatorInsets = newValue
      layoutIndicators()
    }
  }

  /// The insets of both indicators at once.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalIndicatorInsets }
    set {
      verticalIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Scrolls to an offset, which may lie outside of the content.
  ///
  /// An animated scroll takes 0.3 seconds of the display clock, then the delegate is told of its end; one without a window, or with
  /// animations switched off, is there at once, as one that is not animated. Either ends an animated scroll before it, and content that
  /// goes on after a finger was lifted; but not when it is called while the delegate is told of a scroll.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      // Corrected by the delegate on the way, the content goes on.
      if isScrolling { draggingStorage?.stopGliding() } else { draggingStorage?.stop() }
      scroll(to: contentOffset)
      if animated { delegateStorage?.scrollViewDidEndScrollingAnimation(self) }
      return
    }
    dragging.glide(to: { contentOffset }, end: nil)
  }

  /// Puts the content at an offset, rounded to pixels.
  func scroll(to offset: CGPoint) {
    let scale = displayScale
    let target = CGPoint(x: PixelGrid.round(offset.x, scale: scale), y: PixelGrid.round(offset.y, scale: scale))
    guard target != bounds.origin else { return }
    let wasScrolling = isScrolling
    isScrolling = true
    bounds.origin = target
    isScrolling = wasScrolling
  }

  // MARK: Keyboard

  /// Whether the content keeps out of the keyboard by an inset of its own, as that of table and collection view controllers does while they
  /// are on the screen.
  var avoidsKeyboard = false {
    didSet {
      guard avoidsKeyboard != oldValue else { return }
      if avoidsKeyboard { stage.screen.keyboard.addAvoider(self) }
      updateAdjustedContentInset()
    }
  }

  /// How much of the view the keyboard covers, where the content keeps out of it.
  private var keyboardRoom: CGFloat = 0

  /// Hook for lists: the first responder was in the content, and is so no longer.
  func editingDidLeave() {}

  // MARK: Zooming

  /// The zooming, made when first needed.
  var zooming: ScrollZooming {
    if let zoomingStorage { return zoomingStorage }
    let made = ScrollZooming(owner: self)
    zoomingStorage = made
    return made
  }

  /// The smallest scale; 1 unless set.
  open var minimumZoomScale: CGFloat {
    get { zoomingStorage?.minimum ?? 1 }
    set {
      zooming.minimum = newValue
      zoomLimitsDidChange()
    }
  }
  /// The largest scale; 1 unless set.
  ///
  /// Fingers zoom where it is above the smallest one and the delegate names a view.
  open var maximumZoomScale: CGFloat {
    get { zoomingStorage?.maximum ?? 1 }
    set {
      zooming.maximum = newValue
      zoomLimitsDidChange()
    }
  }
  /// The scale at which the view named by the delegate is shown; 1 at first, held between the limits.
  ///
  /// The middle of the visible content stays there. Without such a view setting it does nothing.
  open var zoomScale: CGFloat {
    get { zoomingStorage?.scale ?? 1 }
    set { zooming.set(newValue, animated: false) }
  }
  /// Sets the scale; the view grows in 0.3 seconds of the display clock when animated.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zooming.set(scale, animated: animated) }
  /// Shows a rectangle of the view that the delegate names as large as it fits between the limits.
  open func zoom(to rect: CGRect, animated: Bool) { zooming.show(rect, animated: animated) }
  /// Whether fingers may go beyond the limits for the moment; true unless set.
  open var bouncesZoom: Bool {
    get { zoomingStorage?.bounces ?? true }
    set { zooming.bounces = newValue }
  }
  /// Whether fingers zoom.
  open var isZooming: Bool { zoomingStorage?.isZooming ?? false }
  /// Whether the content goes back between the limits.
  open var isZoomBouncing: Bool { zoomingStorage?.isBouncing ?? false }
  /// Whether the scale is animated by code.
  open var isZoomAnimating: Bool { zoomingStorage?.isAnimating ?? false }
  /// The recognizer of the fingers that zoom; nil where the limits leave nothing to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard let zoomingStorage, zoomingStorage.minimum < zoomingStorage.maximum else { return nil }
    return zoomingStorage.pinch
  }

  private func zoomLimitsDidChange() {
    guard let pinch = pinchGestureRecognizer else { return }
    installRecognizers()
    // A second finger zooms, and does not drag.
    dragging.pan.maximumNumberOfTouches = 1
    if pinch.view !== self { super.addGestureRecognizer(pinch) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    zoomingStorage?.layoutDidRun()
  }

  /// How much of the content is seen, in points.
  public var visibleSize: CGSize { bounds.size }

  override func scrollFocusToVisible(_ rect: CGRect) {
    if isScrollEnabled { scrollRectToVisible(rect, animated: false) }
  }

  /// Whether a tap on the status bar scrolls to the top; true unless set.
  ///
  /// It counts where no other scroll view of the window that is seen has it.
  open var scrollsToTop = true

  // MARK: Touches

  /// The scrolling by fingers and by the content's own motion, made when first needed.
  var dragging: ScrollDragging {
    if let draggingStorage { return draggingStorage }
    let made = ScrollDragging(view: self)
    draggingStorage = made
    return made
  }

  /// Whether a finger that began sideways or upright scrolls that way only.
  open var isDirectionalLockEnabled = false
  /// Whether the content comes to rest on multiples of the view's size.
  open var isPagingEnabled = false
  /// How fast the content slows down after the finger was lifted.
  open var decelerationRate = DecelerationRate.normal
  /// Whether touches on the content wait for a moment, in which they may turn out to scroll.
  open var delaysContentTouches = true
  /// Whether a finger that the content knows of may still begin to scroll.
  open var canCancelContentTouches = true
  /// When a finger that scrolls sends the keyboard away; never unless set.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a finger is on the view that may scroll it.
  open var isTracking: Bool { draggingStorage?.isTracking ?? false }
  /// Whether a finger scrolls the content.
  open var isDragging: Bool { draggingStorage?.isDragging ?? false }
  /// Whether the content moves on after the finger was lifted.
  open var isDecelerating: Bool { draggingStorage?.isDecelerating ?? false }
  /// The recognizer of the finger that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { dragging.pan }
  /// Whether a view of the content receives touches that begin in it; asked beforehand, true unless overridden.
  ///
  /// Touches withheld from it may still scroll.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  override func letsTouches(_ touches: Set<UITouch>, with event: UIEvent, beginIn view: UIView) -> Bool? {
    touchesShouldBegin(touches, with: event, in: view)
  }
  /// Whether a finger that moves is taken away from a view of the content in order to scroll; not from controls.
  open dynamic func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // Declared here, and `dynamic`, so that extensions of adapted sources can override them.
  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }

  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      installRecognizers()
      return super.gestureRecognizers
    }
    set {
      installRecognizers()
      super.gestureRecognizers = newValue
    }
  }

  private func installRecognizers() {
    guard !hasRecognizers else { return }
    hasRecognizers = true
    for recognizer in makeRecognizers() { super.addGestureRecognizer(recognizer) }
  }

  /// Hook for framework classes: the recognizers that the view has from the beginning.
  func makeRecognizers() -> [UIGestureRecognizer] { [dragging.delay, dragging.pan] }

  /// Scrolls as little as it takes to show `rect`; its far end gives way when it is larger than the view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    offset.x += Self.shift(toShow: rect.minX, rect.maxX, in: visible.minX, visible.maxX)
    offset.y += Self.shift(toShow: rect.minY, rect.maxY, in: visible.minY, visible.maxY)
    setContentOffset(clampedContentOffset(offset), animated: animated)
  }

  private static func shift(
    toShow start: CGFloat, _ end: CGFloat, in visibleStart: CGFloat, _ visibleEnd: CGFloat
  ) -> CGFloat {
    if start < visibleStart { return start - visibleStart }
    if end > visibleEnd { return min(end - visibleEnd, start - visibleStart) }
    return 0
  }

  /// Shows the indicators for a moment: until the host's clock has moved on.
  open func flashScrollIndicators() {
    indicatorsAreLoaded = true
    indicators.isShown = true
    // They are shown at once, in an animation's block too, which has nothing to wait for in them.
    AnimationBlock.with(nil) { layoutIndicators() }
  }

  /// The nearest offset at which the content may rest.
  func clampedContentOffset(_ offset: CGPoint) -> CGPoint {
    var inset = adjustedContentInset
    inset.top += bars.roomAbove
    let size = bounds.size
    let freeX = max(0, size.width - inset.left - inset.right - contentSize.width)
    let freeY = max(0, size.height - inset.top - inset.bottom - contentSize.height)
    let minX = -inset.left - freeX * contentAlignmentPoint.x
    let minY = -inset.top - freeY * contentAlignmentPoint.y
    let maxX = max(minX, contentSize.width + inset.right - size.width - freeX * (contentAlignmentPoint.x - 1))
    let maxY = max(minY, contentSize.height + inset.bottom - size.height - freeY * (contentAlignmentPoint.y - 1))
    return CGPoint(
      x: min(max(offset.x, minX), freeX > 0 ? minX : maxX), y: min(max(offset.y, minY), freeY > 0 ? minY : maxY))
  }

  /// The alignment of content smaller than the view: (0, 0), the default, at the top left corner, (1, 1) at the bottom
  /// right.
  ///
  /// Each part is held to 0…1.
  open var contentAlignmentPoint: CGPoint {
    get { alignmentPoint }
    set {
      let clamped = CGPoint(x: min(1, max(0, newValue.x)), y: min(1, max(0, newValue.y)))
      guard clamped != alignmentPoint else { return }
      alignmentPoint = clamped
      scroll(to: clampedContentOffset(contentOffset))
    }
  }
  private var alignmentPoint = CGPoint.zero

  /// Hook for lists: other contents came while something was in motion.
  func keepMotionInContent() { draggingStorage?.contentWasReplaced() }

  /// Whether a finger or a motion has the content, or it is being zoomed: it is not put anywhere else then.
  var isHeldInMotion: Bool { isDragging || isDecelerating || zoomingStorage?.placesContent == true }

  /// Ends a scroll that code asked for, as the edge moved away that the content rested at.
  func endGlideAtEdge() { draggingStorage?.stopGliding() }

  /// Hook for lists: whether the size of the content is that of the present elements.
  var contentIsKnown: Bool { true }

  /// Hook for lists: the offset is to be looked at again when the content is known.
  func offsetIsNotKept() {}

  /// Hook for lists: the same contents turned out to be shorter.
  func keepGlideInContent() { draggingStorage?.contentDidShrink() }

  // MARK: Auto Layout

  /// The content's rectangle: constraints between it and subviews give `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The visible rectangle; views pinned to it do not scroll.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  private lazy var contentGuide = UILayoutGuide(kind: .scrollContent, owner: self)
  private lazy var frameGuide = UILayoutGuide(kind: .scrollFrame, owner: self)

  override var layoutScrollContentGuide: UILayoutGuide? { contentGuide }
  override var layoutScrollContentSize: CGSize { contentSize }
  override func layoutScrollContentSizeDidChange(width: CGFloat?, height: CGFloat?) {
    var size = CGSize(width: width ?? contentSize.width, height: height ?? contentSize.height)
    if let zoomingStorage, width != nil || height != nil {
      let scaled = zoomingStorage.scaled(size)
      size = CGSize(
        width: width == nil ? size.width : scaled.width, height: height == nil ? size.height : scaled.height)
    }
    let scrolledBefore = scrollsVertically(size: contentSizeForInsets)
    heightInSafeArea.willChange(to: size.height, fits: size.height <= bounds.height)
    contentSize = size
    if !scrolledBefore, scrollsVertically(size: contentSizeForInsets) { heightInSafeArea.begin() }
  }

  // MARK: Hooks

  override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isGroup: true) }
  override var insetsOfSeenContent: UIEdgeInsets { adjustedContentInset }
  override var boundsOriginKey: String? { "contentOffset" }
  /// Hook for framework classes: a view that lies behind everything else.
  var viewBehindContent: UIView? { nil }
  /// Hook for framework classes: a finger begins to scroll.
  func fingerWillScroll() {}
  /// Hook for framework classes: where a scroll comes to rest that would come to rest at an offset; the velocity is in points per
  /// millisecond.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
  /// Hook for framework classes: the bounds' origin changed.
  func didScroll() {}
  /// Hook for lists: tells the delegate of a scroll, at once unless they are in the middle of something.
  func tellOfScroll() { delegateStorage?.scrollViewDidScroll(self) }
  /// Hook for framework classes: the content size changed.
  func contentGeometryDidChange() { layoutIndicators() }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      guard old != newValue.origin else { return }
      if !isScrolling, let draggingStorage {
        let origin = super.bounds.origin
        draggingStorage.contentDidShift(by: CGPoint(x: origin.x - old.x, y: origin.y - old.y))
      }
      scrolled()
    }
  }

  private func scrolled() {
    layoutIndicators()
    tellBars()
    refreshControlStorage?.follow()
    didScroll()
    tellOfScroll()
  }

  private func tellBars() {
    bars.above?.contentDidMove(in: self)
    if let below = bars.below, below !== bars.above { below.contentDidMove(in: self) }
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    heightInSafeArea = HeightInSafeArea()
    updateAdjustedContentInset()
    keepOffset()
    layoutIndicators()
    refreshControlStorage?.follow()
  }

  override func placeInSuperviewDidChange() {
    super.placeInSuperviewDidChange()
    updateAdjustedContentInset()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    heightInSafeArea = HeightInSafeArea()
    updateAdjustedContentInset()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateAdjustedContentInset()
  }

  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    .maximum(.zero, safeAreaInsets - safeAreaAdjustment)
  }

  // MARK: Adjusted inset

  /// The content's size by which it is decided whether the content scrolls.
  var contentSizeForInsets: CGSize { contentSize }

  /// See `HeightInSafeArea`.
  private var heightInSafeArea = HeightInSafeArea()

  /// Whether the content scrolls vertically: it is higher than the view (Apple's words on `scrollableAxes`), not just
  /// as high.
  private func scrollsVertically(size: CGSize) -> Bool {
    size.height > bounds.height || size.height == heightInSafeArea.height
  }

  private var safeAreaAdjustment: UIEdgeInsets {
    let safeArea = safeAreaInsets
    switch adjustmentBehavior {
    case .never: return .zero
    case .always: return safeArea
    case .automatic, .scrollableAxes: fallthrough
    @unknown default:
      var result = UIEdgeInsets.zero
      let size = contentSizeForInsets
      if alwaysBounceVertical || scrollsVertically(size: size) || isAutomaticRoot {
        result.top = safeArea.top
        result.bottom = safeArea.bottom
      }
      if alwaysBounceHorizontal || size.width > bounds.width {
        result.left = safeArea.left
        result.right = safeArea.right
      }
      return result
    }
  }

  /// The part of the adjusted inset that the safe area adds.
  var addedSafeArea: UIEdgeInsets { safeAreaAdjustment }

  /// Whether `automatic` adjusts above and below too: in the root view of a controller that allows this, or with a bar
  /// that follows the view.
  private var isAutomaticRoot: Bool {
    adjustmentBehavior == .automatic
      && (viewController?.automaticallyAdjustsScrollViewInsets == true || bars.above != nil)
  }

  /// Lets everything follow a change of the inset.
  ///
  /// - Parameter followsTop: false leaves the content where it is, whatever becomes of the inset above it.
  func updateAdjustedContentInset(followsTop: Bool = true) {
    if avoidsKeyboard || keyboardRoom > 0 {
      keyboardRoom = avoidsKeyboard ? stage.screen.keyboard.overlap(of: self) : 0
    }
    let new = adjustedContentInset
    let old = knownAdjustedInset
    guard new != old else { return }
    knownAdjustedInset = new
    keepOffset(from: old, followsTop: followsTop)
    setNeedsLayout()
    layoutIndicators()
    tellBars()
    refreshControlStorage?.follow()
    adjustedContentInsetDidChange()
    delegateStorage?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private func layoutIndicators() {
    if indicatorsAreLoaded { indicators.layout() }
  }
}
