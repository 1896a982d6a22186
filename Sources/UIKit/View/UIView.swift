/// A rectangle on the screen that lays out its subviews, draws, and answers touches.
///
/// A view owns one layer, which holds its geometry and what is drawn; the view keeps the hierarchy, the layout state and
/// the traits. Geometry is in points; `frame` is in the superview's coordinates, `bounds` in the view's own.
///
/// Layout goes by flags: `setNeedsLayout()` marks the view, and the layout pass (or `layoutIfNeeded()`) calls
/// `layoutSubviews()` from the top down. `layoutSubviews()` of this class places the subviews that Auto Layout governs,
/// so that an override has to call `super`.
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment {
  /// The class of the layer that a view of this class makes for itself.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's layer.
  public let layer: CALayer

  // MARK: Hierarchy

  nonisolated(unsafe) var subviewStorage: [UIView] = []
  /// The superview, without the reference counting that each read of `superviewStorage` costs.
  nonisolated(unsafe) var superviewReference: ViewReference?
  nonisolated(unsafe) unowned(unsafe) var windowStorage: UIWindow?
  /// The controller whose `view` this is.
  weak var viewController: UIViewController? {
    didSet {
      hasViewController = viewController != nil
      margins.isSettled = false
    }
  }
  /// Whether there was a controller when one was last set; saves asking a weak reference.
  var hasViewController = false
  /// What the view's class overrides.
  let classFacts: ViewClassFacts

  // MARK: State of the passes

  /// Set by `setNeedsLayout()`, cleared when `layoutSubviews()` is about to run.
  var needsLayout = true
  /// Whether this view or one below needs layout; the layout pass skips clean subtrees.
  var subtreeNeedsLayout = true
  var needsConstraintsUpdate = true
  var subtreeNeedsConstraintsUpdate = true
  /// What Auto Layout keeps for this view; nil for a view that never met a constraint.
  nonisolated(unsafe) var autoLayout: LayoutItem?
  /// The record of `autoLayout`, to be found without counting references.
  nonisolated(unsafe) var itemReference: ItemReference?
  /// Whether the superview is gone and constraints in here wait for an engine; see `adoptConstraints()`.
  nonisolated(unsafe) var hasHomelessConstraints = false
  var translatesMaskStorage = true
  /// At least how many levels of views there are below this one; see `UIView+Nesting.swift`.
  var levelsBelow: Int32 = 0

  // MARK: Rarely changed values

  /// Number that an application may find the view by.
  open var tag = 0
  /// Whether touches reach this view and those below it.
  open var isUserInteractionEnabled = true
  /// Whether the view gets more than one finger at a time; false unless set.
  ///
  /// Where it is false, the view gets the first finger that comes down on it, and no other until that one is lifted. Gesture
  /// recognizers of the view, and the views in it, get theirs all the same (`uikit-facts §12`).
  open var isMultipleTouchEnabled = false
  /// Whether the view and the other views of its window get touches only one at a time; false unless set.
  ///
  /// Where it is true, the view gets a finger only while no other view of the window has one, and while it has one, no other view
  /// gets any. Gesture recognizers do not heed it (`uikit-facts §12`).
  open var isExclusiveTouch = false { didSet { styled(\UIView.isExclusiveTouch, isExclusiveTouch) } }
  /// Name that tests find the view by; printed in the layout text.
  open var accessibilityIdentifier: String?
  /// Whether a change of bounds resizes the subviews by their masks.
  open var autoresizesSubviews = true
  /// How the view follows its superview's size.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoLayoutFrameInputsDidChange() } }
  }

  var contentModeStorage: ContentMode = .scaleToFill
  var backgroundColorStorage: UIColor?
  var tintColorStorage: UIColor?
  var tintAdjustmentModeStorage = TintAdjustmentMode.automatic
  var semanticContentAttributeStorage = UISemanticContentAttribute.unspecified
  var maskViewStorage: UIView?
  var margins = MarginState()
  var traitState = TraitState()
  var gestures: [UIGestureRecognizer] = []
  package var appearanceState = AppearanceState()
  var interactionStorage: [any UIInteraction] = []

  /// Makes a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    classFacts = ViewClassFacts.of(Self.self)
    layer = DynamicInitializer.makeLayer(Self.layerClass)
    super.init()
    layer.owner = self
    layer.contentsScale = UIScreen.main.scale
    // A plain layer is made so.
    if frame != .zero || Self.layerClass != CALayer.self { layer.frame = frame }
    viewDidInitialize()
  }

  /// Makes a view of no size at the origin.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view of what a nib or storyboard says of it; of no size with any other coder.
  public required init?(coder: NSCoder) {
    classFacts = ViewClassFacts.of(Self.self)
    layer = DynamicInitializer.makeLayer(Self.layerClass)
    super.init()
    layer.owner = self
    layer.contentsScale = UIScreen.main.scale
    viewDidInitialize()
    coder.finishDecoding(self, as: UIView.self)
  }

  /// Hook for framework classes that need set-up in both initialisers.
  func viewDidInitialize() {}

  deinit {
    layer.owner = nil
    subviewStorage.forEachUnretained { subview in
      subview.reading { subview in
        subview.superviewReference = nil
        // Where this is a window, the views that outlive it must not find it any more.
        if subview.windowStorage != nil { subview.forgetWindow() }
      }
    }
    if autoLayout == nil && subviewStorage.isEmpty { return }
    itemReference?.pointee.view = nil
    if MainQueue.isCurrent {
      LayoutOfReleasedViews.end(ViewReference(self))
    } else if let autoLayout {
      Task { @MainActor in autoLayout.ownerWasReleasedElsewhere() }
    }
  }

  private nonisolated func forgetWindow() {
    windowStorage = nil
    for subview in subviewStorage { subview.forgetWindow() }
  }

  // MARK: Responder

  /// The view's controller if it has one, else its superview.
  open override var next: UIResponder? { viewController ?? superview }

  override var responderWindow: UIWindow? { window }

  // MARK: Layer delegate

  /// Draws user code into the layer's backing store; see `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    // A class that draws nothing gets no bitmap, however often it asks for display.
    guard layer !== self.layer || overridesDraw else { return layer.noteNothingDrawn() }
    drawBackingStore(in: ctx)
  }

  /// Lays out the subviews; called by the layout pass.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    viewController?.viewIsAboutToBeLaidOut()
    layoutSubviews()
    viewController?.viewWasLaidOut()
  }

  /// The animation of a change of the layer while an animation's block runs; `NSNull`, which means none, outside of blocks.
  ///
  /// Unlike on iOS it is asked in blocks only, so that changes outside of them cost nothing.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === self.layer else { return nil }
    return AnimationBlock.current?.action(for: self, forKey: event) ?? NSNull()
  }

  // MARK: Overridable callbacks

  /// Places the subviews: the default does so for those governed by constraints.
  open func layoutSubviews() { autoLayoutApplyFramesToSubviews() }

  /// Draws the view's content in the current graphics context; nothing by default.
  ///
  /// Called only for classes that override it, once after each `setNeedsDisplay()` or change of size.
  open func draw(_ rect: CGRect) {}

  /// The size that fits the content best within `size`; the present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that fits its content; the frame's origin stays where it is.
  ///
  /// Under a transform it is the origin that the frame would have without it that stays.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    let scale = displayScale
    let fitting = CGSize(
      width: PixelGrid.ceil(size.width, scale: scale), height: PixelGrid.ceil(size.height, scale: scale))
    let old = bounds.size
    guard fitting != old else { return }
    let anchor = layer.anchorPoint
    setGeometry {
      layer.bounds.size = fitting
      layer.position.x += anchor.x * (fitting.width - old.width)
      layer.position.y += anchor.y * (fitting.height - old.height)
    }
  }

  /// The natural size of the content; `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// Called after the tint colour that is in force changed.
  open func tintColorDidChange() {}
  /// Called after the safe area insets changed.
  open func safeAreaInsetsDidChange() {}
  /// Called after the layout margins changed.
  open func layoutMarginsDidChange() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view that a touch at `point` (in this view's coordinates) belongs to; nil when it is outside.
  ///
  /// The frontmost subview that answers wins. A view that is hidden, has an alpha below 0.01 or takes no interaction is
  /// passed over with everything below it (`uikit-facts §12`); so is one that is animated without `allowUserInteraction`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
    if AnimationBlock.keepsTouchesOff(self) { return nil }
    for subview in subviewStorage.reversed() {
      let place = AnimatorTrack.seenPoint(point, of: self, in: subview) ?? subview.convert(point, from: self)
      if let hit = subview.hitTest(place, with: event) { return hit }
    }
    return self
  }

  /// Whether the point is in the bounds: the top and left edges belong to it, the bottom and right edges do not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = self.bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }

  // MARK: Gestures

  /// The recognizers that look at touches on the view and on what is in it; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.isEmpty ? nil : gestures }
    set { replaceRecognizers(newValue ?? []) }
  }
  /// What was added to the view; set it to remove and to add.
  open var interactions: [any UIInteraction] {
    get { interactionStorage }
    set { replaceInteractions(newValue) }
  }

  /// Adds something that the view does; it leaves the view where it was before.
  open func addInteraction(_ interaction: any UIInteraction) { attachInteraction(interaction) }

  /// Removes something that was added; nothing happens when it was not.
  open func removeInteraction(_ interaction: any UIInteraction) { detachInteraction(interaction) }

  /// Has a recognizer look at the touches on the view; takes it off the view that it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attachRecognizer(gestureRecognizer) }
  /// Takes a recognizer off the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detachRecognizer(gestureRecognizer) }
  /// Whether a recognizer of this view or of one around it may begin with a touch on this view; true unless overridden.
  ///
  /// Controls keep taps of one finger to themselves.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Auto Layout callbacks that classes override

  /// Whether the autoresizing mask and the frame stand for required constraints; true unless set to false.
  ///
  /// Views that constraints place set it to false, else their frame contradicts them.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMaskStorage }
    set {
      guard newValue != translatesMaskStorage else { return }
      translatesMaskStorage = newValue
      translatesAutoresizingMaskDidChange()
    }
  }

  /// Whether the class cannot work without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Brings the view's constraints up to date; the default does nothing.
  open func updateConstraints() { needsConstraintsUpdate = false }
  /// Insets of the frame that Auto Layout leaves out of account.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first baseline stands for this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline stands for this one's.
  open var forLastBaselineLayout: UIView { self }
  /// The frame without the alignment insets.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame that has the given alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The size of the view that its constraints give for a target size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size of the view that its constraints give for a target size, met on each axis as well as its priority lets it.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    autoLayoutFittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }
  /// Tells Auto Layout that the natural size changed.
  open func invalidateIntrinsicContentSize() { autoLayoutIntrinsicSizeDidChange() }

  /// Hook for framework classes that wrap text: the natural size where at most `width` points are to be had.
  ///
  /// Nil means without a limit. The width of the answer may be less than the limit.
  func autoLayoutIntrinsicSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// Hook for framework classes that show text: where its first and last lines stand in a view of this size.
  func layoutBaselines(in size: CGSize) -> LayoutBaselines { LayoutBaselines() }
  /// Hook for framework classes that show text: the distance of two lines, in points.
  var layoutLineHeight: CGFloat? { nil }
  /// Hook for framework classes: the hugging priority of a view on which none was set.
  func defaultContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  /// Hook for framework classes: the compression resistance of a view on which none was set.
  func defaultContentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }
  /// Hook for scroll views: the guide that their edges stand for as seen from inside; see `UILayoutGuide.Kind`.
  var layoutScrollContentGuide: UILayoutGuide? { nil }
  /// Hook for scroll views: the size of the content now.
  var layoutScrollContentSize: CGSize { bounds.size }
  /// Hook for scroll views: the size that constraints give the content; nil on an axis of which they say nothing.
  func layoutScrollContentSizeDidChange(width: CGFloat?, height: CGFloat?) {}

  /// The value that means: no natural size on this axis.
  public class var noIntrinsicMetric: CGFloat { -1 }
  /// Target size for the smallest fitting size.
  public class var layoutFittingCompressedSize: CGSize { CGSize(width: 0, height: 0) }
  /// Target size for the largest fitting size.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  // MARK: Hierarchy, overridable

  /// The view that this one is in.
  open var superview: UIView? { superviewStorage }
  /// The views in this one, back to front.
  open var subviews: [UIView] { subviewStorage }
  /// The window that the view is in.
  open var window: UIWindow? { windowStorage }
  /// Puts a view in front of the others, and of all layers that are there; takes it out of its present superview first.
  open func addSubview(_ view: UIView) { placeInFront(view) }
  /// Puts a view at a place in the order from back to front; an index past the end means in front.
  ///
  /// Its layer goes directly below that of the view that was at the place; layers that are not of views keep theirs.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }
  /// Puts a view behind a sibling; in front of all when `siblingSubview` is not in this view.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { place(view, below: siblingSubview) }
  /// Puts a view in front of a sibling; in front of all when `siblingSubview` is not in this view.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { place(view, above: siblingSubview) }
  /// Swaps two subviews in the order; indices out of range change nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swapInOrder(index1, index2) }
  /// Puts a subview in front of its siblings, and of all layers that are there.
  open func bringSubviewToFront(_ view: UIView) { bringToFront(view) }
  /// Puts a subview behind its siblings, and behind all layers that are there.
  open func sendSubviewToBack(_ view: UIView) { sendToBack(view) }
  /// Takes the view out of its superview, with the constraints that reach out of it.
  open func removeFromSuperview() { leaveSuperview() }
  /// Whether this is `view` or in it at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    isInside(view)
  }
  /// This view or the first below it that has the tag, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  // MARK: Layout, overridable

  /// Marks the view so that `layoutSubviews()` runs in the next layout pass.
  open func setNeedsLayout() {
    OffMainThread.check(self, "setNeedsLayout()")
    needsLayout = true
    markSubtreeNeedsLayout()
  }
  /// Lays out at once: this view and those below, beginning with the topmost ancestor in a row that needs layout.
  open func layoutIfNeeded() { layoutFromTopmostDirtyAncestor() }
  /// Marks the view so that `updateConstraints()` runs before the next layout.
  open func setNeedsUpdateConstraints() {
    needsConstraintsUpdate = true
    markSubtreeNeedsConstraintsUpdate()
  }
  /// Whether `updateConstraints()` will run before the next layout.
  open func needsUpdateConstraints() -> Bool { needsConstraintsUpdate }
  /// Runs `updateConstraints()` for this view and those below that asked for it, the lowest first.
  open func updateConstraintsIfNeeded() { UpdateConstraintsPass.run(self) }

  /// Room to keep between the edges and the content, in points.
  ///
  /// 8 on each edge unless set; a controller's root view has the system minimum (16, on large screens 20) left and
  /// right and 0 above and below. The safe area is added, and with `preservesSuperviewLayoutMargins` an edge that lies in
  /// the superview's margin has at least what is left of that (`uikit-facts §8`).
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set {
      newValue.requireFinite("layoutMargins", of: self)
      margins.sides = newValue
      margins.directional = nil
      layoutMarginsInputsDidChange()
    }
  }
  /// The margins in terms of the reading direction, without the safe area.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(baseLayoutMargins, isRightToLeft: isRightToLeft) }
    set {
      newValue.resolved(isRightToLeft: false).requireFinite("directionalLayoutMargins", of: self)
      margins.directional = newValue
      margins.sides = nil
      layoutMarginsInputsDidChange()
    }
  }
  /// Distances from the edges to where bars, notch and home indicator do not reach, in points.
  ///
  /// Each edge is the superview's inset less the distance between the edges, at least 0 and at most the superview's.
  open var safeAreaInsets: UIEdgeInsets { propagatedSafeAreaInsets }

  // MARK: Drawing, overridable

  /// Whether what is outside the bounds is cut off.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Promise that the view fills its bounds.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  /// Marks the drawn content as out of date.
  open func setNeedsDisplay() {
    OffMainThread.check(self, "setNeedsDisplay()")
    layer.setNeedsDisplay()
  }
  /// Marks a part of the drawn content as out of date; the whole content is drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }
  /// The affine transform about the centre.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { announcing("transform") { layer.setAffineTransform(newValue) } }
  }
  /// What the content means for mirroring in right-to-left interfaces.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { semanticContentAttributeStorage }
    set {
      styled(\UIView.semanticContentAttribute, newValue)
      guard newValue != semanticContentAttributeStorage else { return }
      semanticContentAttributeStorage = newValue
      autoLayoutDirectionDidChange()
      setNeedsLayout()
    }
  }

  // MARK: Overridable storage

  /// Whether the view and those below are left out of drawing and touches; its layout stays.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      OffMainThread.check(self, "isHidden")
      guard newValue != layer.isHidden else { return }
      announcing("hidden") {
        layer.isHidden = newValue
        superviewStorage?.subviewVisibilityDidChange(self)
      }
    }
  }

  /// Resolves the view's colours under its traits into the layer.
  func updateLayerColors() {
    layer.backgroundColor = backgroundColorStorage?.resolvedColor(with: traitCollection).cgColor
  }

  /// Hook for framework classes: a subview's natural size changed.
  func subviewIntrinsicSizeDidChange(_ subview: UIView) { contentBelowDidChange() }
  /// Hook for stacks: natural sizes or arrangements somewhere below changed; told upwards to the root of the island.
  func contentBelowDidChange() {
    if !isLayoutIsland { superviewStorage?.contentBelowDidChange() }
  }
  /// Hook for framework classes: what Auto Layout knows of a subview that is an island of its own is out of date.
  func islandDidChange(_ island: UIView) {}
  /// Hook for stacks: a subview hugs its content or resists compression otherwise than before.
  func subviewPrioritiesDidChange(_ subview: UIView) {}
  /// Hook for framework classes: whether the view breaks its text into lines as wide as it is.
  var wrapsText: Bool { false }
  /// Hook for framework classes: a subview was hidden or shown; stack views lay out again.
  func subviewVisibilityDidChange(_ subview: UIView) {}
  /// Hook for framework classes: the traits changed; called before `traitCollectionDidChange(_:)`.
  func frameworkTraitsDidChange(from previous: UITraitCollection?) {}
  /// Hook for framework classes: the text that the view shows, for messages and the layout text.
  package var shownText: String? { nil }
  override var defaultAccessibilityLabel: String? { shownText }
  /// Hook for scroll views: how far from the edges bars cover the content.
  var insetsOfSeenContent: UIEdgeInsets { .zero }
  override var defaultAccessibilityFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
  /// Hook for framework classes: the margins of a view on which none were set.
  var defaultLayoutMargins: UIEdgeInsets {
    guard viewController == nil else { return .zero }
    let margin = metricsProfile.margins.view
    return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }
  /// Hook for framework classes: the insets of a view that is in no superview; a window has its screen's.
  var ownSafeAreaInsets: UIEdgeInsets { .zero }
  /// Hook for framework classes: what the view's insets are to its subviews; scroll views take off what they inset.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }
  /// Hook for scroll views: the key of the origin of the bounds, for observers.
  var boundsOriginKey: String? { nil }
  /// Hook for framework classes: whether a list gives the view its size.
  var isViewOfList: Bool { false }
  /// Hook for lists: whether how large the content is shows only when the view is laid out.
  var findsContentSizeInLayout: Bool { false }
  /// Hook for framework classes: the view of a list's view that an application's content goes into.
  var contentViewInList: UIView? { nil }
  /// Hook for framework classes: whether the view says itself what is wrong with how its subviews are sized.
  var judgesSubviews: Bool { false }
  /// Hook for framework classes: whether a finger on the view never scrolls what is around it.
  var keepsFingers: Bool { false }
  /// Hook for framework classes: the same for a finger that comes down at a place of the view.
  func keepsFinger(at point: CGPoint) -> Bool { keepsFingers }
  /// Hook for framework classes: the size of the bounds changed.
  func boundsSizeDidChange(from oldSize: CGSize) {}

  /// The frame in the superview's coordinates; undefined under a transform that is not the identity, as in UIKit.
  open var frame: CGRect {
    get { layer.frame }
    set {
      OffMainThread.check(self, "frame")
      setGeometry { layer.frame = newValue }
    }
  }

  /// The view's rectangle in its own coordinates; the origin scrolls the content.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setGeometry { layer.bounds = newValue } }
  }

  /// The centre of the frame in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { setGeometry { layer.position = newValue } }
  }

  /// What the view is filled with; nil is nothing.
  open var backgroundColor: UIColor? {
    get { backgroundColorStorage }
    set {
      OffMainThread.check(self, "backgroundColor")
      styled(\UIView.backgroundColor, newValue)
      announcing("backgroundColor") {
        backgroundColorStorage = newValue
        updateLayerColors()
      }
    }
  }

  /// How opaque the view and those below are, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      OffMainThread.check(self, "alpha")
      announcing("alpha") { layer.opacity = Float(max(0, min(1, newValue))) }
    }
  }

  /// How content follows a change of the bounds.
  open var contentMode: ContentMode {
    get { contentModeStorage }
    set {
      guard newValue != contentModeStorage else { return }
      contentModeStorage = newValue
      layer.contentsGravity = newValue.gravity
      setNeedsDisplay()
    }
  }

  /// The colour of controls and template images below this view; taken from the superview unless set.
  ///
  /// Where `tintAdjustmentMode` is `dimmed` it is read as a grey; what was set stays, and is seen again when the mode changes.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? dimmedTintColor : undimmedTintColor }
    set {
      styled(\UIView.tintColor, newValue)
      tintColorStorage = newValue
      ownTraitsDidChange()
      propagateTintColorChange()
    }
  }

  /// The traits in force: the superview's with this view's overrides.
  open var traitCollection: UITraitCollection { resolvedTraitCollection }

  open override var description: String { MainActor.assumeIsolated { shortDescription } }

  /// The description, with the accessibility label where one was set.
  open override var debugDescription: String { MainActor.assumeIsolated { longDescription } }
}
