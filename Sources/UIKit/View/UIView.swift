import ListGeometry

/// A rectangle on the screen that lays out its subviews, draws, and answers touches.
///
/// A view owns one layer, which holds its geometry and its drawing; the view keeps the hierarchy, the layout state and
/// the traits. Geometry is in points; `frame` is in the superview's coordinates, `bounds` in the view's own.
///
/// Layout goes by flags: `setNeedsLayout()` marks the view, and the layout pass (or `layoutIfNeeded()`) calls
/// `layoutSubviews()` from the top down. `layoutSubviews()` of this class places the subviews that Auto Layout governs,
/// so that an override has to call `super`.
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, @preconcurrency NSCoding
{
  /// The class of the layer that a view of this class makes for itself.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's layer, of the class that ``layerClass`` names.
  ///
  /// Overrides give the same layer in another type.
  open var layer: CALayer { ownLayer }
  /// `layer`, without a call that may be overridden: what layout and geometry use.
  final let ownLayer: CALayer

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
      if windowStorage != nil { findTraitsOfSubtreeInWindow() }
    }
  }
  /// Whether there was a controller when one was last set; saves asking a weak reference.
  var hasViewController = false
  /// The overrides of the view's class.
  let classFacts: ViewClassFacts

  // MARK: State of the passes
  //
  // Read and set whole, on the main thread: checks of exclusive access find nothing here and cost layout some hundredths.

  /// Set by `setNeedsLayout()`, cleared when `layoutSubviews()` is about to run.
  @exclusivity(unchecked) var needsLayout = true
  /// Whether this view or one below needs layout; the layout pass skips clean subtrees.
  @exclusivity(unchecked) var subtreeNeedsLayout = true
  var needsConstraintsUpdate = true
  var subtreeNeedsConstraintsUpdate = true
  /// The Auto Layout state of this view; nil for a view that never met a constraint.
  @exclusivity(unchecked) nonisolated(unsafe) var autoLayout: LayoutItem?
  /// The record of `autoLayout`, to be found without counting references.
  @exclusivity(unchecked) nonisolated(unsafe) var itemReference: ItemReference?
  /// Whether the superview is gone and constraints in here wait for an engine; see `adoptConstraints()`.
  @exclusivity(unchecked) nonisolated(unsafe) var hasHomelessConstraints = false
  @exclusivity(unchecked) var translatesMaskStorage = true
  /// At least how many levels of views there are below this one; see `UIView+Nesting.swift`.
  var levelsBelow: Int32 = 0

  // MARK: Rarely changed values

  /// Number that an application may find the view by.
  open var tag = 0
  /// The name by which the view's state would be restored; nil at first.
  ///
  /// No state is kept from one start of a program to the next, so that it is a name for the application's own use, as to find the view again.
  open var restorationIdentifier: String? {
    get { RestorationIdentifier.of(self) }
    set { RestorationIdentifier.set(newValue, of: self) }
  }
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
  @exclusivity(unchecked) open var autoresizesSubviews = true
  /// How the view follows its superview's size.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoLayoutFrameInputsDidChange() } }
  }

  var contentModeStorage: ContentMode = .scaleToFill
  var backgroundColorStorage: UIColor?
  /// The colour that the view put in its layer last; a different colour there was set on the layer itself.
  var layerColor: CGColor?
  var tintColorStorage: UIColor?
  var tintAdjustmentModeStorage = TintAdjustmentMode.automatic
  var semanticContentAttributeStorage = UISemanticContentAttribute.unspecified
  var maskViewStorage: UIView?
  /// The focus state of the view; nil for most views.
  var focusStorage: ViewFocus?
  var margins = MarginState()
  // Callbacks are called after what tells of them was read.
  @exclusivity(unchecked) var traitState = TraitState()
  var gestures: [UIGestureRecognizer] = []
  package var appearanceState = AppearanceState()
  var interactionStorage: [any UIInteraction] = []

  /// Makes a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    classFacts = ViewClassFacts.of(Self.self)
    ownLayer = DynamicInitializer.makeLayer(Self.layerClass)
    super.init()
    ownLayer.owner = self
    if classFacts.contains(.displays) { ownLayer.isDisplayedByOwner = true }
    ownLayer.contentsScale = Stage.currentScale
    // A plain layer is made so.
    if frame != .zero || Self.layerClass != CALayer.self { ownLayer.frame = frame }
    viewDidInitialize()
  }

  /// Makes a view of no size at the origin.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view of what a nib or storyboard says of it; of no size with any other coder.
  public required init?(coder: NSCoder) {
    classFacts = ViewClassFacts.of(Self.self)
    ownLayer = DynamicInitializer.makeLayer(Self.layerClass)
    super.init()
    ownLayer.owner = self
    if classFacts.contains(.displays) { ownLayer.isDisplayedByOwner = true }
    ownLayer.contentsScale = Stage.currentScale
    viewDidInitialize()
    coder.finishDecoding(self, as: UIView.self)
  }

  /// Writes nothing, and tells so: views and controllers come from code, nibs and storyboards.
  ///
  /// What an override writes is kept.
  open func encode(with coder: NSCoder) { Diagnostic.reportNotArchived(self) }

  /// Hook for framework classes that need set-up in both initialisers.
  func viewDidInitialize() {}

  deinit {
    ownLayer.owner = nil
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

  override var responderWindow: UIWindow? { windowStorage?.windowOfResponders }

  // MARK: Layer delegate

  /// Draws user code into the layer's backing store; see `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    // A class that draws nothing gets no bitmap, however often it asks for display.
    guard layer !== ownLayer || overridesDraw else { return ownLayer.noteNothingDrawn() }
    drawBackingStore(in: ctx)
  }

  /// Fills the layer: by ``draw(_:)`` for classes that override this method.
  ///
  /// Called once after each `setNeedsDisplay()`. An override gives the layer its `contents`, or changes the view, as
  /// classes that show moving pictures do; changes of the view there do not have it called again.
  open func display(_ layer: CALayer) { layer.displayOwnContent() }

  /// Lays out the subviews; called by the layout pass.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === ownLayer else { return }
    viewController?.viewIsAboutToBeLaidOut()
    layoutSubviews()
    viewController?.viewWasLaidOut()
  }

  /// The animation of a change of the layer while an animation's block runs; `NSNull`, which means none, outside of blocks.
  ///
  /// Unlike on iOS it is asked in blocks only, so that changes outside of them cost nothing.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === ownLayer else { return nil }
    return AnimationBlock.current?.action(for: self, forKey: event) ?? NSNull()
  }

  /// Whether the view and those in it keep their colours where the reader has colours turned over (`UIAccessibility.isInvertColorsEnabled`); false unless set.
  ///
  /// For photographs and films. Other views are shown with all their colours turned over, images too.
  open var accessibilityIgnoresInvertColors: Bool {
    get { ownLayer.keepsColours }
    set { ownLayer.keepsColours = newValue }
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

  /// Gives the view the size that fits its content; the frame's origin stays.
  ///
  /// Under a transform it is the origin that the frame would have without it that stays.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    let scale = displayScale
    let fitting = CGSize(
      width: PixelGrid.ceil(size.width, scale: scale), height: PixelGrid.ceil(size.height, scale: scale))
    let old = bounds.size
    guard fitting != old else { return }
    let anchor = ownLayer.anchorPoint
    setGeometry {
      ownLayer.bounds.size = fitting
      ownLayer.position.x += anchor.x * (fitting.width - old.width)
      ownLayer.position.y += anchor.y * (fitting.height - old.height)
    }
  }

  /// The natural size of the content; `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  // MARK: Large content

  /// Whether a `UILargeContentViewerInteraction` shows the view large while a finger rests on it; false unless set.
  open var showsLargeContentViewer: Bool {
    get { accessibilityRecord?.largeContent.isShown ?? false }
    set { noteAccessibility { $0.largeContent.isShown = newValue } }
  }
  /// The text that is shown large; unless set the text of a label or button, else nil.
  open var largeContentTitle: String? {
    get { accessibilityRecord?.largeContent.title ?? shownText }
    set { noteAccessibility { $0.largeContent.title = newValue } }
  }
  /// The picture that is shown above the text; unless set the image of a button, else nil.
  open var largeContentImage: UIImage? {
    get { accessibilityRecord?.largeContent.image ?? defaultLargeContentImage }
    set { noteAccessibility { $0.largeContent.image = newValue } }
  }
  /// Hook for framework classes: `largeContentImage` where none was set.
  var defaultLargeContentImage: UIImage? { nil }
  /// Whether the picture fills its room; false unless set, for pictures made for the place.
  open var scalesLargeContentImage: Bool {
    get { accessibilityRecord?.largeContent.scalesImage ?? false }
    set { noteAccessibility { $0.largeContent.scalesImage = newValue } }
  }
  /// The insets around the picture, in points; zero unless set.
  open var largeContentImageInsets: UIEdgeInsets {
    get { accessibilityRecord?.largeContent.insets ?? .zero }
    set { noteAccessibility { $0.largeContent.insets = newValue } }
  }

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

  /// The recognizers of touches on the view and its subviews; nil without any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.isEmpty ? nil : gestures }
    set { replaceRecognizers(newValue ?? []) }
  }
  /// The interactions of the view; set them to remove and to add.
  open var interactions: [any UIInteraction] {
    get { interactionStorage }
    set { replaceInteractions(newValue) }
  }

  /// Adds an interaction to the view, and removes it from another.
  open func addInteraction(_ interaction: any UIInteraction) { attachInteraction(interaction) }

  /// Removes something that was added; nothing happens when it was not.
  open func removeInteraction(_ interaction: any UIInteraction) { detachInteraction(interaction) }

  /// Adds a recognizer of touches on the view, and removes it from another.
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

  /// The shape by which the view collides in dynamics; a rectangle unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The shape of a view of the type `path`, around its middle; none unless overridden.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
  /// Brings the view's constraints up to date; the default does nothing.
  open func updateConstraints() { needsConstraintsUpdate = false }
  /// Insets of the frame that Auto Layout leaves out of account.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The least text size of the view and its subviews, whatever the reader prefers; nil for none, as unless set.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.textSizeLimits.minimum }
    set { setTextSizeLimits { $0.minimum = newValue == .unspecified ? nil : newValue } }
  }
  /// The greatest text size of the view and its subviews, whatever the reader prefers; nil for none, as unless set.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.textSizeLimits.maximum }
    set { setTextSizeLimits { $0.maximum = newValue == .unspecified ? nil : newValue } }
  }
  /// For debugging: which limits of the view and of those around it its text size goes through, the outermost first; not to be read by programs.
  open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimitsDescription }
  /// The view whose last baseline stands for this one's; of old, when a view had one such view for both baselines.
  ///
  /// Layout asks `forFirstBaselineLayout` and `forLastBaselineLayout`, of which the latter asks this method, as on iOS.
  open func forBaselineLayout() -> UIView { self }
  /// The view whose first baseline stands for this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline stands for this one's.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
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
  /// Adds a view in front of the others, and of all other layers, after removing it from its superview.
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
  /// right and 0 above and below. The safe area is added, and with `preservesSuperviewLayoutMargins` an edge that lies
  /// in the superview's margin has at least the rest of that (`uikit-facts §8`).
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

  // MARK: Focus

  /// Whether focus may come to the view; false unless overridden.
  ///
  /// Cells say what their list says, text fields and text views that can be edited true.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus.
  open var isFocused: Bool { focusStorage?.isFocused ?? false }
  /// The focus group of all environments in the view without an own one; nil, the default, for the surrounding group.
  ///
  /// Tables, collection views and text inputs are groups without a name.
  open var focusGroupIdentifier: String? {
    get { focusStorage?.group }
    set { loadedFocus.group = newValue }
  }
  /// How much the view is preferred when focus comes to its group; `ignored` unless set.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { focusStorage?.priority ?? .ignored }
    set { loadedFocus.priority = newValue }
  }
  /// The looks of the focused view: a halo unless set, in cells with a changed background none.
  ///
  /// Nil is nothing.
  open var focusEffect: UIFocusEffect? {
    get { shownFocusEffect }
    set {
      loadedFocus.effect = .some(newValue?.copy() as? UIFocusEffect)
      if isFocused { focusEngine?.showEffect() }
    }
  }
  /// The environments for focus that comes to the view, in order; empty, for the first item in the order of reading,
  /// unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The view's controller if it has one, else its superview.
  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }
  /// The container of the focusable items in the view: the view itself.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// Requests that focus inside of the view goes to the preferred environment with the next frame.
  open func setNeedsFocusUpdate() { focusEngine?.setNeedsUpdate(of: self, isRequest: false) }
  /// Does at once what `setNeedsFocusUpdate()` asked for.
  open func updateFocusIfNeeded() { focusEngine?.updateIfNeeded() }
  /// Whether focus may go so; true unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Focus has gone from or to something in the view, or the view itself.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// The views in here that meet a rectangle.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviews.filter { $0.frame.overlaps(rect) } }

  /// Hook for framework classes: whether the view's content is a focus group of its own.
  var formsFocusGroup: Bool { false }
  /// Hook for framework classes: the effect of a view that was given none.
  var standardFocusEffect: UIFocusEffect? { UIFocusEffect() }
  /// Hook for framework classes: the list whose cell the view is.
  var focusListAround: (any FocusList)? { nil }
  /// Hook for framework classes: the view got or lost the focus.
  func focusDidChange() {}
  /// Hook for framework classes: return or space was pressed while the view had the focus; false where that means nothing.
  func focusedViewWasPressed() -> Bool { false }
  /// Hook for framework classes: shows a rectangle in which the focus is.
  func scrollFocusToVisible(_ rect: CGRect) {}

  // MARK: Drawing, overridable

  /// Whether drawing outside of the bounds is cut off.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }
  /// Promise that the view fills its bounds.
  open var isOpaque: Bool {
    get { ownLayer.isOpaque }
    set { ownLayer.isOpaque = newValue }
  }
  /// Marks the drawn content as out of date.
  open func setNeedsDisplay() {
    OffMainThread.check(self, "setNeedsDisplay()")
    ownLayer.setNeedsDisplay()
  }
  /// Marks a part of the drawn content as out of date; the whole content is drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay() }
  /// The affine transform about the centre.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { announcing("transform") { ownLayer.setAffineTransform(newValue) } }
  }
  /// The meaning of the content for mirroring in right-to-left interfaces.
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
    get { ownLayer.isHidden }
    set {
      OffMainThread.check(self, "isHidden")
      guard newValue != ownLayer.isHidden else { return }
      announcing("hidden") {
        ownLayer.isHidden = newValue
        superviewStorage?.subviewVisibilityDidChange(self)
      }
    }
  }

  /// Resolves the view's colours under its traits into the layer.
  func updateLayerColors() {
    showInLayer(backgroundColorStorage, isOwn: backgroundColorStorage != nil)
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

  /// Whether the natural sizes of subviews that resist compression equally give way in the order in which they are arranged.
  var arrangesSubviews: Bool { false }
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
    guard !hasViewController || viewController == nil else { return .zero }
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
  /// Hook for framework classes: whether the view itself reports mistakes in the sizes of its subviews.
  var judgesSubviews: Bool { false }
  /// Hook for framework classes: whether a finger on the view never scrolls the views around it.
  var keepsFingers: Bool { false }
  /// Hook for framework classes: how round the corners of what the view shows are.
  var shownCornerRadius: CGFloat { ownLayer.cornerRadius }
  /// Hook for framework classes: whether a view in this one hears of touches; nil leaves that to the views around.
  func letsTouches(_ touches: Set<UITouch>, with event: UIEvent, beginIn view: UIView) -> Bool? { nil }
  /// Hook for framework classes: the same for a finger that comes down at a place of the view.
  func keepsFinger(at point: CGPoint) -> Bool { keepsFingers }
  /// Hook for framework classes: the size of the bounds changed.
  func boundsSizeDidChange(from oldSize: CGSize) {}
  /// Hook for framework classes that override the setters of their geometry: the view was moved, and is as large as before.
  func placeInSuperviewDidChange() {}

  /// The frame in the superview's coordinates; undefined under a transform that is not the identity, as in UIKit.
  open var frame: CGRect {
    get { ownLayer.frame }
    set {
      OffMainThread.check(self, "frame")
      setGeometry { ownLayer.frame = newValue }
    }
  }

  /// The view's rectangle in its own coordinates; the origin scrolls the content.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { setGeometry { ownLayer.bounds = newValue } }
  }

  /// The centre of the frame in the superview's coordinates.
  open var center: CGPoint {
    get { ownLayer.position }
    set { setGeometry { ownLayer.position = newValue } }
  }

  /// The colour that fills the view; nil for none.
  ///
  /// A colour that was set on the layer itself is read here too.
  open var backgroundColor: UIColor? {
    get { hasColorOfLayer ? ownLayer.backgroundColor.map { UIColor(cgColor: $0) } : backgroundColorStorage }
    set {
      OffMainThread.check(self, "backgroundColor")
      styled(\UIView.backgroundColor, newValue)
      announcing("backgroundColor") {
        backgroundColorStorage = newValue
        takeLayerColorBack()
      }
    }
  }

  /// How opaque the view and those below are, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set {
      OffMainThread.check(self, "alpha")
      announcing("alpha") { ownLayer.opacity = Float(max(0, min(1, newValue))) }
    }
  }

  /// How content follows a change of the bounds.
  open var contentMode: ContentMode {
    get { contentModeStorage }
    set {
      guard newValue != contentModeStorage else { return }
      contentModeStorage = newValue
      ownLayer.contentsGravity = newValue.gravity
      setNeedsDisplay()
    }
  }

  /// The colour of controls and template images below this view; taken from the superview unless set.
  ///
  /// Where `tintAdjustmentMode` is `dimmed` it is read as a grey; the colour as set stays, and is seen again when the
  /// mode changes.
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

  // MARK: Drawing

  /// The direction that a meaning gives in an interface of the current traits.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction that a meaning gives in an interface that reads in `layoutDirection`.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    @unknown default: layoutDirection
    }
  }

  /// The reading direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let direction: UIUserInterfaceLayoutDirection =
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return UIView.userInterfaceLayoutDirection(for: semanticContentAttributeStorage, relativeTo: direction)
  }

  /// A view whose alpha cuts this one out.
  open var mask: UIView? {
    get { maskViewStorage }
    set {
      // A mask that was set on the layer is the layer's.
      if newValue == nil, maskViewStorage == nil { return }
      maskViewStorage?.layer.removeFromSuperlayer()
      newValue?.removeFromSuperview()
      maskViewStorage = newValue
      ownLayer.mask = newValue?.layer
    }
  }

  // MARK: Geometry

  /// The transform about the centre in three dimensions.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { ownLayer.transform = newValue }
  }

  /// Pixels in a point of the view's drawing.
  open var contentScaleFactor: CGFloat {
    get { ownLayer.contentsScale }
    set { ownLayer.contentsScale = newValue > 0 ? newValue : stage.screen.scale }
  }

  /// The point of the bounds that `center` places, in units of the size; (0.5, 0.5) unless set.
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set { ownLayer.anchorPoint = newValue }
  }

  /// A point of this view in the coordinates of `view`; nil stands for the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convertPoint(point, from: self, to: view ?? windowStorage ?? topAncestor)
  }

  /// A rectangle of this view in the coordinates of `view`; nil stands for the window.
  ///
  /// Under rotation the bounding box.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ownLayer.convert(rect, to: (view ?? windowStorage ?? topAncestor).layer)
  }

  /// A point of `view` in the coordinates of this view; nil stands for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convertPoint(point, from: view ?? windowStorage ?? topAncestor, to: self)
  }

  /// A rectangle of `view` in the coordinates of this view; nil stands for the window.
  ///
  /// Under rotation the bounding box.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    ownLayer.convert(rect, from: (view ?? windowStorage ?? topAncestor).layer)
  }

  // MARK: Coordinate spaces

  /// A point in the coordinates of another, by way of the screen; a view in no window counts as lying in one at the screen's corner.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    stage.screen.convert(convertToScreen(point), to: coordinateSpace)
  }

  /// Converts a rectangle to another space: to the smallest upright one around its image.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.covering { convert($0, to: coordinateSpace) }
  }

  /// A point of another in the view's coordinates, by way of the screen.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertFromScreen(stage.screen.convert(point, from: coordinateSpace))
  }

  /// Converts a rectangle from another space: to the smallest upright one around its image.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.covering { convert($0, from: coordinateSpace) }
  }

  // MARK: Margins

  /// Whether the superview's margins hold here where the view overlaps them; at each edge at most the superview's margin.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      layoutMarginsInputsDidChange()
    }
  }

  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set {
      margins.insetsFromSafeArea = newValue
      layoutMarginsInputsDidChange()
    }
  }

  // MARK: Layout guides

  /// The rectangle inside the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(\.margins) { UILayoutGuide(kind: .margins, owner: self) } }

  /// A rectangle inside the margins that is not too wide for reading.
  ///
  /// The margins' rectangle, unless that is wider than lines should be: on iPads 672 points at the standard text size, more at larger
  /// ones and less at smaller ones, centred. Elsewhere views are too narrow for that (`uikit-facts §8`).
  open var readableContentGuide: UILayoutGuide {
    systemGuide(\.readable) { UILayoutGuide(kind: .readable, owner: self) }
  }

  /// The rectangle inside the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(\.safeArea) { UILayoutGuide(kind: .safeArea, owner: self) }
  }

  /// The guide of the keyboard: as wide as the view, as high as the keyboard's part of it; without keyboard as the safe
  /// area's bottom inset (0 where `usesBottomSafeArea` is off).
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(\.keyboard) { UIKeyboardLayoutGuide(owner: self) }
  }

  /// The guides that were added to the view, and those of its own that were asked for.
  open var layoutGuides: [UILayoutGuide] {
    guard let item = autoLayout else { return [] }
    return (item.systemGuides?.all ?? []) + item.guides.filter { !$0.isInternal }
  }

  /// Adds a guide, and removes it from another view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.kind == .custom, layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    layoutItem.guides.append(layoutGuide)
  }

  /// Removes a guide and the constraints that speak of it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let own = autoLayout, let index = own.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    _ = layoutEngine
    if let item = layoutGuide.itemStorage {
      for constraint in item.record.dependents { constraint.deactivate() }
      item.membership.engine?.object.forget(item.record)
    }
    own.guides.remove(at: index)
    layoutGuide.owner = nil
  }

  // MARK: Motion effects

  /// The effects of tilting the device on the view.
  open var motionEffects: [UIMotionEffect] {
    get { motionEffectsStorage }
    set { motionEffectsStorage = newValue }
  }

  /// Adds an effect.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Takes an effect away; nothing for one that the view has not.
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  // MARK: Tint

  /// Whether tinted content is shown in its colour or dimmed.
  ///
  /// Read, it is the mode in force, `normal` or `dimmed`: the view's own, or with `automatic` the superview's, and `normal` where
  /// nobody says. While it is `dimmed`, `tintColor` is read as a grey. A change calls `tintColorDidChange()` of the view and of those
  /// below that follow it.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      if tintAdjustmentModeStorage != .automatic { return tintAdjustmentModeStorage }
      return superview?.tintAdjustmentMode ?? .normal
    }
    set {
      let before = tintAdjustmentMode
      guard newValue != tintAdjustmentModeStorage else { return }
      tintAdjustmentModeStorage = newValue
      ownTraitsDidChange()
      if tintAdjustmentMode != before { propagateTintAdjustmentChange() }
    }
  }

  // MARK: Constraints

  /// The active constraints that the view holds: those whose nearest common view it is, in the order of activation.
  open var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }

  /// Activates a constraint and holds it here; both its sides have to be this view or in it.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self, constraint.first != nil else { return }
    guard let nearest = constraint.commonAncestor?.object, nearest.isDescendant(of: self) else {
      fatalError(
        constraint.commonAncestor == nil
          ? constraint.noCommonAncestorMessage
          : "\(constraint.words) cannot be held by \(layoutName), which its two sides are not in: set isActive instead."
      )
    }
    constraint.deactivate()
    constraint.install(in: ViewReference(self))
  }

  /// Activates constraints and holds them here.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds; others are left alone.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates those of the constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Content priorities

  /// How strongly the view resists growing beyond its natural size; 250 unless set.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let own = axis == .horizontal ? autoLayout?.huggingHorizontal : autoLayout?.huggingVertical
    if let own, own >= 0 { return UILayoutPriority(own) }
    return defaultContentHuggingPriority(for: axis)
  }

  /// Sets how strongly the view resists growing beyond its natural size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    checkContentPriority(priority, "content hugging")
    guard priority != contentHuggingPriority(for: axis) else { return }
    let item = layoutItem
    if axis == .horizontal {
      item.huggingHorizontal = priority.rawValue
    } else {
      item.huggingVertical = priority.rawValue
    }
    contentPrioritiesDidChange(item)
  }

  /// How strongly the view resists shrinking below its natural size; 750 unless set.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let own = axis == .horizontal ? autoLayout?.compressionHorizontal : autoLayout?.compressionVertical
    if let own, own >= 0 { return UILayoutPriority(own) }
    return defaultContentCompressionResistancePriority(for: axis)
  }

  /// Sets how strongly the view resists shrinking below its natural size.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    checkContentPriority(priority, "compression resistance")
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    let item = layoutItem
    if axis == .horizontal {
      item.compressionHorizontal = priority.rawValue
    } else {
      item.compressionVertical = priority.rawValue
    }
    contentPrioritiesDidChange(item)
  }

  // MARK: Anchors

  /// The edge where reading starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { itemOfAnchors.xAnchor(.leading) }

  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { itemOfAnchors.xAnchor(.trailing) }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { itemOfAnchors.xAnchor(.left) }

  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { itemOfAnchors.xAnchor(.right) }

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { itemOfAnchors.yAnchor(.top) }

  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { itemOfAnchors.yAnchor(.bottom) }

  /// The width.
  open var widthAnchor: NSLayoutDimension { itemOfAnchors.dimension(.width) }

  /// The height.
  open var heightAnchor: NSLayoutDimension { itemOfAnchors.dimension(.height) }

  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { itemOfAnchors.xAnchor(.centerX) }

  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { itemOfAnchors.yAnchor(.centerY) }

  /// The baseline of the first line of text; the top edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { itemOfAnchors.yAnchor(.firstBaseline) }

  /// The baseline of the last line of text; the bottom edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { itemOfAnchors.yAnchor(.lastBaseline) }

  // MARK: Ambiguity

  /// The active constraints that have a say in the view's place or size on an axis, directly or through other views, in the
  /// order of their activation.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    _ = layoutEngine
    return LayoutEngine.constraints(affecting: autoLayout, axis)
  }

  /// Whether the constraints leave the view's frame open; for looking into, as it solves a copy.
  ///
  /// A view that translates its mask is never ambiguous. Sizes that only the rules for ties decide count as open.
  open var hasAmbiguousLayout: Bool {
    guard let parts = openLayoutParts else { return false }
    return !parts.isEmpty
  }

  /// Moves or resizes an ambiguous view to another frame that satisfies the constraints, and back the next time.
  ///
  /// The other frame is always the same, unlike UIKit's, which is random. The next layout of the superview takes it back.
  open func exerciseAmbiguityInLayout() {
    guard let parts = openLayoutParts, !parts.isEmpty, let item = autoLayout else { return }
    var rect = item.membership.frame
    if PixelGrid.round(rect, scale: displayScale) == frame {
      for part in parts {
        switch part.unknown {
        case .left: rect.origin.x = part.alternative
        case .top: rect.origin.y = part.alternative
        case .width: rect.size.width = max(0, part.alternative)
        case .height: rect.size.height = max(0, part.alternative)
        }
      }
    }
    applyLayoutFrame(PixelGrid.round(rect, scale: displayScale))
  }

  // MARK: Snapshots

  /// A picture of the view as it is now, in a view of the same size; it does not change any more.
  ///
  /// With `afterUpdates` the layout that is due is done first. The picture takes its size in points and the pixels of the view's screen.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A picture of a part of the view as it is now, in a view that stretches the middle between the insets when it is
  /// resized.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
    guard rect.width > 0, rect.height > 0 else { return snapshot }
    if afterUpdates { layoutIfNeeded() }
    let scale = displayScale
    guard let context = CGContext(picture: rect.size, scale: scale, of: "snapshot of \(layoutName)") else {
      return snapshot
    }
    context.translateBy(x: -rect.minX, y: -rect.minY)
    ownLayer.render(in: context)
    snapshot.layer.contentsScale = scale
    snapshot.layer.contents = context.makeImage()
    if capInsets != .zero {
      snapshot.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width, y: capInsets.top / rect.height,
        width: 1 - (capInsets.left + capInsets.right) / rect.width,
        height: 1 - (capInsets.top + capInsets.bottom) / rect.height)
    }
    return snapshot
  }

  /// Draws the view into a rectangle of the current context; false without context or content.
  ///
  /// With `afterUpdates` the layout that is due is done first. Animations are drawn at their ends, as
  /// `CALayer.render(in:)` does; iOS draws their present state.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    ownLayer.render(in: context)
    context.restoreGState()
    return true
  }

  // MARK: Traits

  /// The appearance that this view and those below are forced to; `unspecified` follows the superview.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // MARK: Keyboard

  /// Makes a first responder in the view resign; with `force` whether it agrees or not.
  ///
  /// True when nobody below is first responder any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = responderWindow?.firstResponder, contains(responder) else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    responder.endEditingByForce()
    return true
  }
}
