import Foundation
import ObjectiveC

/// A rectangle of content in a tree of such rectangles; the content of a view.
///
/// A layer describes content and its place; a ``Compositor`` turns the tree into pixels. Layers live on the main actor,
/// as the views do that own them (at Apple they are free of actors; code written for that compiles here as long as it
/// runs on the main actor).
///
/// **Geometry.** `bounds` is the layer's own coordinate space, `position` the point of its superlayer where its anchor
/// point lies, `transform` is applied about that point. `frame` is derived from the three. y points down.
///
/// **Painting order**, from behind: shadow, background, contents, sublayers by `zPosition` and then by index, border.
/// `opacity`, `mask` and `masksToBounds` act on the whole of it; the shadow lies outside of `masksToBounds`' reach and
/// therefore vanishes with it.
///
/// **Content** comes from one of three places: `contents` set to a `CGImage`; a bitmap drawn once for each
/// `setNeedsDisplay()` by an override of `draw(in:)` or the delegate; or, inside this package, an object that draws
/// straight into the frame (``LayerContentDrawing``).
///
/// **Storage.** Thousands of layers exist at a time, most with a position, a size and perhaps a colour. Those are
/// stored in the layer; decoration, contents and extras are side objects that exist only where they are used. Every
/// visible change gives the layer a new ``version`` (content) or is seen by comparing device geometry, and marks the
/// way up to the root, so that an unchanged tree costs nothing.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// A number that no other layer of the process has or had.
  package let identity: UInt64
  /// The number of the last change of the drawing, places and sizes not counted; unique over all layers.
  package var version: UInt64 { versionStorage }
  var flags: LayerFlags = [.allowsGroupOpacity]

  // MARK: Geometry

  /// The layer's own coordinate space: the rectangle of it that is shown.
  ///
  /// A new size asks for layout, and for display when `needsDisplayOnBoundsChange`. A new origin moves the sublayers: scrolling.
  open var bounds: CGRect {
    get { boundsStorage }
    set {
      let old = boundsStorage
      announcingPlace("bounds") {
        boundsStorage = newValue
        if newValue != old { boundsChanged(from: old) }
      }
    }
  }

  /// The place of the anchor point in the superlayer.
  open var position: CGPoint {
    get { positionStorage }
    set {
      let old = positionStorage
      announcingPlace("position") {
        positionStorage = newValue
        if newValue != old { moved("position", .point(old)) }
      }
    }
  }

  /// The point of the bounds, in fractions of its size, that `position` places and `transform` leaves in place.
  open var anchorPoint: CGPoint {
    get { anchorPointStorage }
    set {
      let old = anchorPointStorage
      announcingPlace("anchorPoint") {
        anchorPointStorage = newValue
        if newValue != old { moved("anchorPoint", .point(old)) }
      }
    }
  }

  // Apart from the open properties, which code of other modules could be in the middle of changing: reading those costs a check.
  private final var versionStorage: UInt64
  final var boundsStorage = CGRect.zero
  final var positionStorage = CGPoint.zero
  final var anchorPointStorage = CGPoint(x: 0.5, y: 0.5)

  /// Whether somebody observes one of the layer's properties.
  @exclusivity(unchecked) package final nonisolated(unsafe) var hasKeyValueObservers = false

  // MARK: Hierarchy

  /// The superlayer, or the layer that this one is the mask of; to be read without counting references.
  private nonisolated(unsafe) final var parentReference: Unmanaged<CALayer>?
  @exclusivity(unchecked) nonisolated(unsafe) final var children: [CALayer] = []

  // MARK: Appearance

  /// How much of the layer and its sublayers is seen, 0…1; values outside are cut.
  open var opacity: Float = 1 {
    willSet { if hasKeyValueObservers { willChangeValue(forKey: "opacity") } }
    didSet {
      if opacity != oldValue { moved("opacity", .number(CGFloat(oldValue))) }
      if hasKeyValueObservers { didChangeValue(forKey: "opacity") }
    }
  }

  /// The colour behind everything else of the layer; nil paints nothing.
  open var backgroundColor: CGColor? {
    willSet { if hasKeyValueObservers { willChangeValue(forKey: "backgroundColor") } }
    didSet {
      if backgroundColor !== oldValue { contentChanged("backgroundColor", .color(oldValue)) }
      if hasKeyValueObservers { didChangeValue(forKey: "backgroundColor") }
    }
  }

  /// How many pixels of `contents` make a point; also the resolution of the bitmap that `draw(in:)` gets.
  open var contentsScale: CGFloat = 1 {
    willSet { if hasKeyValueObservers { willChangeValue(forKey: "contentsScale") } }
    didSet {
      if contentsScale != oldValue { contentChanged() }
      if hasKeyValueObservers { didChangeValue(forKey: "contentsScale") }
    }
  }

  // MARK: Side storage

  final var decoration: LayerDecoration?
  final var contentStorage: LayerContents?
  nonisolated(unsafe) final var extras: LayerExtras?

  /// The view that owns this layer; takes the place of `delegate`.
  ///
  /// Unlike `delegate` it is not weak, because each weak reference costs its target an allocation and slower reference counting,
  /// and there is one for each view. The owner sets it to nil in its `deinit`.
  package nonisolated final var owner: (any CALayerDelegate)? {
    get { ownerStorage }
    set { ownerStorage = newValue }
  }
  nonisolated(unsafe) unowned(unsafe) final var ownerStorage: (any CALayerDelegate)?

  /// Actions by the key of what they are done for; asked after the delegate.
  ///
  /// `NSNull` keeps an attribute from being animated by itself.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set {
      announcing("actions") { if newValue != nil || extras?.actions != nil { writableExtras.actions = newValue } }
    }
  }

  // MARK: The compositor's notes

  /// The frame, of any compositor, whose display list holds this layer's items from ``composedIndex`` on.
  final var composedFrame: UInt64 = 0
  final var composedIndex: Int32 = 0

  /// The object that draws straight into the frame: the framework's view, or the layer's own tiles.
  var directDrawing: (any LayerContentDrawing)? {
    guard let contentStorage else { return nil }
    return contentStorage.drawing ?? contentStorage.tiles
  }

  // MARK: Life

  public override init() {
    if !MainQueue.isCurrent { MainActor.preconditionIsolated("A layer was made off the main actor.") }
    (identity, versionStorage) = (LayerCounters.nextIdentity(), LayerCounters.nextVersion())
    super.init()
  }

  /// Makes a copy of another layer's attributes, without its sublayers, mask, delegate and bitmap; subclasses copy theirs.
  ///
  /// `layer` must be a `CALayer`.
  public init(layer: Any) {
    (identity, versionStorage) = (LayerCounters.nextIdentity(), LayerCounters.nextVersion())
    super.init()
    guard let other = layer as? CALayer else {
      fatalError("CALayer(layer:) wants a layer to copy but got a \(type(of: layer)); pass a CALayer.")
    }
    copyAttributes(of: other)
  }

  /// Makes a layer like one without arguments, as archives hold no layers.
  ///
  /// Subclasses read with it what they have written themselves.
  public required init?(coder: NSCoder) {
    if !MainQueue.isCurrent { MainActor.preconditionIsolated("A layer was made off the main actor.") }
    (identity, versionStorage) = (LayerCounters.nextIdentity(), LayerCounters.nextVersion())
    super.init()
  }

  deinit {
    extras?.mask?.parent = nil
    if !children.isEmpty { Self.release(children: &children) }
  }

  /// Lets go of sublayers.
  ///
  /// A chain of layers that nobody else holds is taken apart link by link: each letting go of the next would take a piece of the
  /// stack for every one of them.
  private nonisolated static func release(children: inout [CALayer]) {
    var doomed = children
    children = []
    while var layer = doomed.popLast() {
      layer.parent = nil
      guard isKnownUniquelyReferenced(&layer), !layer.children.isEmpty else { continue }
      doomed += layer.children
      layer.children = []
    }
  }

  // MARK: Methods to override

  /// Fills the layer now: by the delegate's `display(_:)`, or else by drawing into a bitmap with ``draw(in:)``.
  ///
  /// Do not call it; call `setNeedsDisplay()`.
  open func display() {
    if flags.contains(.isDisplayedByOwner), let delegate {
      // What it changes of the view does not have it called again.
      flags.remove(.isDisplayedByOwner)
      delegate.display(self)
      flags.insert(.isDisplayedByOwner)
      return
    }
    if let directDrawing, directDrawing !== contentStorage?.tiles { return }
    if let delegate { delegate.display(self) } else { displayBackingStore() }
  }

  /// Draws the layer's content in its own coordinates; the default asks the delegate.
  open func draw(in ctx: CGContext) {
    if let delegate = delegate ?? extras?.model?.delegate {
      delegate.draw(self, in: ctx)
    } else {
      flags.insert(.drawingNotImplemented)
    }
  }

  /// Places the sublayers; the default asks the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// The size that the layer would have in its superlayer's coordinates if it were as its content is: that of its frame, unless a class knows better.
  open func preferredFrameSize() -> CGSize { frame.size }

  /// Asks for `layoutSublayers()` at the next layout pass.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out this layer and those below as requested, beginning with the topmost superlayer in an unbroken row of
  /// requests.
  open func layoutIfNeeded() {
    performLayoutIfNeeded()
  }

  /// Asks that the content be drawn again.
  open func setNeedsDisplay() {
    markNeedsDisplay(in: .null)
  }

  /// Asks for a new drawing of a part of the content; `draw(in:)` is then clipped to the requested parts.
  open func setNeedsDisplay(_ rect: CGRect) {
    markNeedsDisplay(in: rect)
  }

  /// Draws the content now if that was asked for.
  open func displayIfNeeded() {
    performDisplayIfNeeded()
  }

  /// Returns whether `point`, in the layer's own coordinates, lies in its bounds.
  open func contains(_ point: CGPoint) -> Bool {
    bounds.contains(point)
  }

  /// Returns the frontmost layer of this tree that contains `point`, in the coordinates of the *super*layer.
  ///
  /// Sublayers outside the bounds count unless `masksToBounds`; hidden layers do not.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    frontmostLayer(at: point)
  }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: layer.parent === self ? children.count - 1 : children.count)
  }

  /// Takes the layer out of its superlayer; without one nothing happens.
  ///
  /// A layer that is a mask stops being one.
  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: Animations

  /// Starts a copy of an animation.
  ///
  /// One that runs under the same key is taken off. With a `beginTime` of 0 it begins now.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    start(anim, forKey: key)
  }

  /// Takes the animation off that runs under a key, before its end.
  open func removeAnimation(forKey key: String) {
    stopAnimations { $0.key == key }
  }

  /// Takes all animations off, before their end.
  open func removeAllAnimations() {
    stopAnimations { _ in true }
  }

  /// The keys of the running animations in the order in which they were added; nil when there are none.
  open func animationKeys() -> [String]? {
    runningKeys
  }

  /// The animation that runs under a key: a copy that no change of reaches the layer.
  open func animation(forKey key: String) -> CAAnimation? {
    extras?.animations?.running.first { $0.key == key }?.animation.duplicate()
  }

  /// A copy of the layer with the values that are seen at present.
  ///
  /// Its superlayer and sublayers are such copies too, made when asked for. Unlike at Apple there is one for every layer, shown or
  /// not. Nil for layers of a class of your own until something tells how to make those; see ``LayerHooks``.
  open func presentation() -> Self? {
    makeSnapshotOfPresentation() as? Self
  }

  /// The layer that this is a presentation of; of any other layer, itself.
  open func model() -> Self {
    (extras?.model as? Self) ?? self
  }

  /// The action for a change of an attribute: that of the delegate, of `actions`, of the class; nil for none.
  open func action(forKey event: String) -> (any CAAction)? {
    findAction(forKey: event)
  }

  /// Whether a change of a property of the class's own asks for display; false unless overridden.
  ///
  /// While such a property is animated (`CABasicAnimation(keyPath:)`), a copy of the layer, made by `init(layer:)` and with the property's value of
  /// the moment, is drawn by `display()` for each frame. Properties are those that are marked `@NSManaged` or `@objc` in adapted sources.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The default value of a property; nil at first.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns the value for a key without a property: the kept value, else the class's default; nil without either.
  open func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.undefinedValue(key, of: self) }

  /// Keeps the value for a key without a property.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.setUndefined(value, key, of: self)
  }

  /// The action of a class for a changed attribute without another action; nil leaves it to the library.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Time

  open var beginTime: CFTimeInterval {
    get { timingOrDefault.beginTime }
    set { setTiming(\.beginTime, newValue, "beginTime") }
  }
  open var duration: CFTimeInterval {
    get { timingOrDefault.duration }
    set { setTiming(\.duration, newValue, "duration") }
  }
  open var speed: Float {
    get { timingOrDefault.speed }
    set { setTiming(\.speed, newValue, "speed") }
  }
  open var timeOffset: CFTimeInterval {
    get { timingOrDefault.timeOffset }
    set { setTiming(\.timeOffset, newValue, "timeOffset") }
  }
  open var repeatCount: Float {
    get { timingOrDefault.repeatCount }
    set { setTiming(\.repeatCount, newValue, "repeatCount") }
  }
  open var repeatDuration: CFTimeInterval {
    get { timingOrDefault.repeatDuration }
    set { setTiming(\.repeatDuration, newValue, "repeatDuration") }
  }
  open var autoreverses: Bool {
    get { timingOrDefault.autoreverses }
    set { setTiming(\.autoreverses, newValue, "autoreverses") }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timingOrDefault.fillMode }
    set { setTiming(\.fillMode, newValue, "fillMode") }
  }

  /// The layer's time at another layer's; nil stands for the clock.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l.map { $0.clockTime(at: t) ?? DisplayClock.now } ?? t)
  }

  /// Another layer's time at this one's; nil stands for the clock.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let clockTime = clockTime(at: t) ?? DisplayClock.now
    return l?.localTime(at: clockTime) ?? clockTime
  }

  // MARK: What subclasses of the package add

  /// Makes a layer of the class for a presentation, without its values.
  func makeEmptyPresentation() -> CALayer {
    type(of: self) == CALayer.self ? CALayer() : displayStage.layerHooks.copy(self) ?? CALayer()
  }

  /// The first invalid number on which the drawing of its content depends; nil if all are valid.
  var contentPropertyThatIsNotFinite: String? {
    guard let contentStorage else { return nil }
    func isFinite(_ rect: CGRect) -> Bool { (rect.minX + rect.minY + rect.width + rect.height).isFinite }
    if !isFinite(contentStorage.rect) { return "contentsRect" }
    if !isFinite(contentStorage.center) { return "contentsCenter" }
    return contentsScale.isFinite ? nil : "contentsScale"
  }

  /// Takes over what a subclass draws from.
  func copyContent(of model: CALayer) {}

  /// An attribute that animations can move; nil for a name that the layer has none of.
  func animatableProperty(forKey key: String) -> AnimatableProperty? {
    AnimatableProperty.common[key] ?? AnimatableProperty.own(key, of: self)
  }

  nonisolated open override var debugDescription: String {
    MainActor.assumeIsolated { treeDescription }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { summary }
  }

  // MARK: Geometry

  /// Returns the affine part of `transform`.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// The smallest rectangle of the superlayer's coordinates that holds the layer, transform included.
  ///
  /// Setting it changes `position` and the size of `bounds`, so that reading gives the same again; under a rotation by other
  /// angles than quarter turns that cannot be had, and the size becomes what the inverse transform makes of it (a rule; Apple
  /// leaves it undefined). Negative sizes are standardized.
  open var frame: CGRect {
    get {
      guard flags.contains(.isTransformed) else {
        return CGRect(
          x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
          width: bounds.width, height: bounds.height)
      }
      return bounds.applying(transformToSuperlayer)
    }
    set { announcing("frame") { take(frame: newValue) } }
  }

  /// Sets `transform` to a map of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Applied about the anchor point; the identity at first.
  open var transform: CATransform3D {
    get { extras?.transform ?? CATransform3DIdentity }
    set {
      announcingPlace("transform") {
        let isIdentity = CATransform3DIsIdentity(newValue)
        if isIdentity && !flags.contains(.isTransformed) { return }
        let old = transform
        if CATransform3DEqualToTransform(newValue, old) { return }
        writableExtras.transform = newValue
        if isIdentity { flags.remove(.isTransformed) } else { flags.insert(.isTransformed) }
        moved("transform", .transform(old))
      }
    }
  }

  /// The layer's place among its siblings: higher is nearer to the reader; equal ones lie in the order of `sublayers`.
  ///
  /// Nothing is moved or scaled by it, unless the superlayer's `sublayerTransform` has perspective.
  open var zPosition: CGFloat {
    get { extras?.zPosition ?? 0 }
    set {
      announcing("zPosition") {
        let old = zPosition
        if newValue == old { return }
        writableExtras.zPosition = newValue
        parent?.flags.insert(.sublayersHaveDepth)
        moved("zPosition", .number(old))
      }
    }
  }

  // MARK: Appearance

  /// Whether `opacity` acts on the layer and its sublayers as one picture (true, as on iOS) or on each by itself.
  open var allowsGroupOpacity: Bool {
    get { flags.contains(.allowsGroupOpacity) }
    set { setFlag(.allowsGroupOpacity, newValue, "allowsGroupOpacity", hasAction: false) }
  }

  /// The colour of the border; opaque black at first.
  open var borderColor: CGColor? {
    get { decoration == nil ? .black : decoration!.borderColor }
    set { setDecoration(\.borderColor, newValue, "borderColor") { .color($0) } }
  }

  /// The width of the line drawn inside the edge, above everything else in the layer.
  open var borderWidth: CGFloat {
    get { decoration?.borderWidth ?? 0 }
    set { setDecoration(\.borderWidth, newValue, "borderWidth") { .number($0) } }
  }

  /// The shape of the corners: `.circular` at first.
  open var cornerCurve: CALayerCornerCurve {
    get { decoration?.cornerCurve ?? .circular }
    set { setDecoration(\.cornerCurve, newValue, "cornerCurve") }
  }

  /// The radius of the corners of background, border, shadow and `masksToBounds`, at most half of the shorter side.
  open var cornerRadius: CGFloat {
    get { decoration?.cornerRadius ?? 0 }
    set { setDecoration(\.cornerRadius, newValue, "cornerRadius") { .number($0) } }
  }

  /// The object that fills the layer and places its sublayers; held weakly.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? extras?.delegate }
    set {
      announcing("delegate") {
        if owner != nil, newValue == nil || newValue! !== owner! { owner = nil }
        if newValue != nil || extras?.delegate != nil { writableExtras.delegate = newValue }
      }
    }
  }

  /// Whether the layer and its sublayers are left out.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setFlag(.hidden, newValue, "hidden") }
  }

  /// Whether `draw(in:)` may be carried out in the background; false at first.
  ///
  /// Drawing is done before the frame that needs it whatever is said here, and looks the same, as it does at Apple.
  open var drawsAsynchronously: Bool {
    get { flags.contains(.drawsAsynchronously) }
    set {
      announcing("drawsAsynchronously") {
        if newValue { flags.insert(.drawsAsynchronously) } else { flags.remove(.drawsAsynchronously) }
      }
    }
  }

  /// Whether the layer and its sublayers are shown when their back is turned to the viewer; true at first.
  ///
  /// The back is seen where a turn about an axis in the plane, or a mirroring, leaves the layer's corners in the other order.
  open var isDoubleSided: Bool {
    get { !flags.contains(.isOneSided) }
    set { setFlag(.isOneSided, !newValue, "doubleSided", hasAction: false) }
  }

  /// Whether the bitmap that `draw(in:)` fills has no transparent pixel; it is then black at first instead of clear.
  open var isOpaque: Bool {
    get { flags.contains(.opaque) }
    set { setFlag(.opaque, newValue, "opaque", hasAction: false) }
  }

  /// A layer whose alpha cuts this layer and all that is in it, placed in this layer's coordinates; nil cuts nothing.
  ///
  /// A mask has no superlayer; setting a layer that has one removes it from there.
  open var mask: CALayer? {
    get { extras?.mask }
    set { announcing("mask") { take(mask: newValue) } }
  }

  /// The corners that `cornerRadius` rounds; all at first.
  open var maskedCorners: CACornerMask {
    get { decoration?.maskedCorners ?? .all }
    set { setDecoration(\.maskedCorners, newValue, "maskedCorners") }
  }

  /// Whether contents and sublayers are cut at the bounds, rounded by `cornerRadius`.
  open var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set { setFlag(.masksToBounds, newValue, "masksToBounds") }
  }

  /// A name for debugging and for finding.
  open var name: String? {
    get { extras?.name }
    set { announcing("name") { if newValue != name { writableExtras.name = newValue } } }
  }

  /// The colour of the shadow; opaque black at first.
  open var shadowColor: CGColor? {
    get { decoration == nil ? .black : decoration!.shadowColor }
    set { setDecoration(\.shadowColor, newValue, "shadowColor") { .color($0) } }
  }

  /// How far the shadow lies from the layer; (0, −3) at first, as at Apple.
  open var shadowOffset: CGSize {
    get { decoration?.shadowOffset ?? CGSize(width: 0, height: -3) }
    set { setDecoration(\.shadowOffset, newValue, "shadowOffset") { .size($0) } }
  }

  /// How much of the shadow is seen, 0…1; 0 at first.
  open var shadowOpacity: Float {
    get { decoration?.shadowOpacity ?? 0 }
    set { setDecoration(\.shadowOpacity, newValue, "shadowOpacity") { .number(CGFloat($0)) } }
  }

  /// The outline that casts the shadow, in the layer's coordinates; nil means the outline of what the layer shows.
  open var shadowPath: CGPath? {
    get { decoration?.shadowPath }
    set {
      announcing("shadowPath") {
        let old = shadowPath
        if newValue === old { return }
        writableDecoration.shadowPath = newValue
        contentChanged("shadowPath", .path(old))
      }
    }
  }

  /// The standard deviation of the shadow's blur, in points; 3 at first.
  open var shadowRadius: CGFloat {
    get { decoration?.shadowRadius ?? 3 }
    set { setDecoration(\.shadowRadius, newValue, "shadowRadius") { .number($0) } }
  }

  // MARK: Contents

  /// The picture that the layer shows: a `CGImage`, or nil.
  ///
  /// Anything else is refused with a message, as it could only be ignored. After the layer has drawn itself this is the bitmap.
  open var contents: Any? {
    get { contentStorage?.image }
    set {
      announcing("contents") {
        guard let newValue else {
          if contentStorage?.image != nil || contentStorage?.tiles != nil { setImage(nil, isBackingStore: false) }
          return
        }
        guard let image = newValue as? CGImage else {
          fatalError(
            "contents of \(summary) was set to a \(type(of: newValue)); layers show CGImages: "
              + "pass image.cgImage, or draw in draw(in:).")
        }
        guard contentStorage?.image !== image else { return }
        let old = contentStorage?.image
        setImage(image, isBackingStore: false)
        if looksForActions { runAction(forKey: "contents", old: .image(old)) }
      }
    }
  }

  /// The part of `contents` that is stretched, in fractions of the part of `contentsRect`; all of it at first.
  ///
  /// It counts when `contentsGravity` is one of the resizing ones; the parts around it keep their size across the edge.
  open var contentsCenter: CGRect {
    get { contentStorage?.center ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { setContents(\.center, newValue, "contentsCenter") }
  }

  /// How `contents` lie in the bounds; stretched over them at first.
  open var contentsGravity: CALayerContentsGravity {
    get { contentStorage?.gravity ?? .resize }
    set { setContents(\.gravity, newValue, "contentsGravity") }
  }

  /// The part of `contents` that is shown, in fractions of its size; all of it at first.
  ///
  /// y points down.
  open var contentsRect: CGRect {
    get { contentStorage?.rect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { setContents(\.rect, newValue, "contentsRect") }
  }

  /// How `contents` are drawn larger than they are; `.linear` at first.
  open var magnificationFilter: CALayerContentsFilter {
    get { contentStorage?.magnificationFilter ?? .linear }
    set { setContents(\.magnificationFilter, newValue, "magnificationFilter") }
  }

  /// How `contents` are drawn smaller than they are; `.linear` at first.
  open var minificationFilter: CALayerContentsFilter {
    get { contentStorage?.minificationFilter ?? .linear }
    set { setContents(\.minificationFilter, newValue, "minificationFilter") }
  }

  /// The coarseness of the copy from which smaller `contents` are drawn with the `minificationFilter` `.trilinear`; 0
  /// at first.
  ///
  /// With each 1 the copy has half as many pixels in each direction, and the result is softer. Below 0 nothing is
  /// coarser than without.
  open var minificationFilterBias: Float {
    get { contentStorage?.minificationFilterBias ?? 0 }
    set { setContents(\.minificationFilterBias, newValue, "minificationFilterBias") }
  }

  /// Whether a change of the size of the bounds asks for display.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set {
      announcing("needsDisplayOnBoundsChange") {
        if newValue { flags.insert(.needsDisplayOnBoundsChange) } else { flags.remove(.needsDisplayOnBoundsChange) }
      }
    }
  }

  // MARK: Hierarchy

  /// Inserts a layer before `sibling`, or before all when that is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    if layer === sibling { return }
    layer.detach()
    var place = children.count
    if let index = index(ofSibling: sibling) { place = index + 1 }
    insert(layer, at: place)
  }

  /// Inserts a layer so that it is at `index` among the sublayers; an index past the end appends.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Inserts a layer behind `sibling`, or behind all when that is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    if layer === sibling { return }
    layer.detach()
    insert(layer, at: index(ofSibling: sibling) ?? 0)
  }

  /// Puts `newLayer` in the place of a sublayer; when `oldLayer` is not one nothing happens.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    newLayer.detach()
    guard let index = index(of: oldLayer) else { return }
    oldLayer.detach()
    insert(newLayer, at: index)
  }

  /// The sublayers, backmost first; nil when there are none.
  open var sublayers: [CALayer]? {
    get {
      let all = shownChildren
      return all.isEmpty ? nil : all
    }
    set {
      announcing("sublayers") {
        let new = newValue ?? []
        for child in children where !new.contains(where: { $0 === child }) { child.detach() }
        for (index, child) in new.enumerated() { insert(child, at: index) }
      }
    }
  }

  /// The layer that this one is a sublayer of.
  open var superlayer: CALayer? {
    if flags.contains(.isPresentation) { return extras?.model?.superlayer?.makeSnapshotOfPresentation() }
    return flags.contains(.isMask) ? nil : parent
  }

  // MARK: Display

  /// Whether the content is to be drawn again.
  open func needsDisplay() -> Bool {
    flags.contains(.needsDisplay)
  }

  // MARK: Layout

  /// Whether layout was asked for.
  open func needsLayout() -> Bool {
    flags.contains(.needsLayout)
  }

  // MARK: Rendering

  /// Draws the layer and its sublayers into a context, in the layer's own coordinate space.
  ///
  /// Its position and transform do not count. In a context whose y axis points up the picture is upside down, as on iOS.
  open func render(in ctx: CGContext) {
    LayerRenderer.render(self, in: ctx)
  }
}

// MARK: Marks

extension CALayer {
  /// Notes that what the layer draws changed.
  final func contentChanged() {
    versionStorage = LayerCounters.nextVersion()
    markChanged()
  }

  /// Notes a change of content by an attribute, and runs the attribute's action.
  final func contentChanged(_ key: String, _ old: @autoclosure () -> LayerValue) {
    contentChanged()
    if looksForActions { runAction(forKey: key, old: old()) }
  }

  /// Notes a change of place or opacity, and runs the attribute's action.
  final func moved(_ key: String, _ old: @autoclosure () -> LayerValue) {
    markChanged()
    if looksForActions { runAction(forKey: key, old: old()) }
  }

  /// Notes a visible change, up to the root.
  final func markChanged() {
    mark(.subtreeChanged)
  }

  /// Sets a mark here and on the way up, stopping where it is already set.
  final func mark(_ flag: LayerFlags) {
    if flags.contains(flag) { return }
    flags.insert(flag)
    var layer = parentReference
    while let current = layer {
      layer = current.reading { layer in
        if layer.flags.contains(flag) { return nil }
        layer.flags.insert(flag)
        return layer.parentReference
      }
    }
  }

  nonisolated final var parent: CALayer? {
    get { parentReference?.takeUnretainedValue() }
    set {
      if let newValue { parentReference = .passUnretained(newValue) } else { parentReference = nil }
    }
  }

  /// Changes the list of sublayers as a value of its own, so that reading the list elsewhere needs no check of access.
  final func changeChildren(_ change: (inout [CALayer]) -> Void) {
    if hasKeyValueObservers { willChangeValue(forKey: "sublayers") }
    var list = children
    children = []
    change(&list)
    children = list
    if hasKeyValueObservers { didChangeValue(forKey: "sublayers") }
  }

  private func boundsChanged(from old: CGRect) {
    moved("bounds", .rect(old))
    guard boundsStorage.size != old.size, !flags.contains(.isPresentation) else { return }
    setNeedsLayout()
    if flags.contains(.needsDisplayOnBoundsChange) || contentStorage?.tiles != nil { setNeedsDisplay() }
  }

  final func copyAttributes(of other: CALayer) {
    bounds = other.bounds
    position = other.position
    anchorPoint = other.anchorPoint
    opacity = other.opacity
    backgroundColor = other.backgroundColor
    contentsScale = other.contentsScale
    let copied: LayerFlags = [
      .hidden, .masksToBounds, .opaque, .allowsGroupOpacity, .needsDisplayOnBoundsChange, .rasterizes,
      .isOneSided,
    ]
    flags = flags.subtracting(copied).union(other.flags.intersection(copied))
    decoration = other.decoration.map(LayerDecoration.init(copying:))
    contentStorage = other.contentStorage.map(LayerContents.init(copying:))
    if other.extras != nil || extras != nil {
      transform = other.transform
      sublayerTransform = other.sublayerTransform
      rasterizationScale = other.rasterizationScale
      zPosition = other.zPosition
      name = other.name
      if let kept = other.extras?.keptValues, !kept.isEmpty { writableExtras.keptValues = kept }
    }
  }
}

extension Unmanaged {
  /// Hands the object to `body` without counting references.
  ///
  /// The standard library's own method has closures check at run time that they run on the main actor.
  @inline(__always)
  func reading<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
