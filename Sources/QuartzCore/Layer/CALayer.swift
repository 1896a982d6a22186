import Foundation

/// A rectangle of content in a tree of such rectangles; what a view shows.
///
/// A layer says what is to be seen and where; a ``Compositor`` turns the tree into pixels. Layers live on the main actor, as the
/// views do that own them (at Apple they are free of actors; code written for that compiles here as long as it runs on the main
/// actor).
///
/// **Geometry.** `bounds` is the layer's own coordinate space, `position` the point of its superlayer where its anchor point
/// lies, `transform` is applied about that point. `frame` is derived from the three. y points down.
///
/// **Painting order**, from behind: shadow, background, contents, sublayers by `zPosition` and then by index, border. `opacity`,
/// `mask` and `masksToBounds` act on the whole of it; the shadow lies outside of `masksToBounds`' reach and therefore vanishes
/// with it.
///
/// **Content** comes from one of three places: `contents` set to a `CGImage`; a bitmap drawn once for each `setNeedsDisplay()` by
/// an override of `draw(in:)` or the delegate; or, inside this package, an object that draws straight into the frame
/// (``LayerContentDrawing``).
///
/// **What is stored where.** Thousands of layers exist at a time, most with a position, a size and perhaps a colour. Those are
/// stored in the layer; decoration, contents and extras are side objects that exist only where they are used. Every visible
/// change gives the layer a new ``version`` (content) or is seen by comparing device geometry, and marks the way up to the root,
/// so that an unchanged tree costs nothing.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// A number that no other layer of the process has or had.
  package let identity: UInt64
  /// The number of the last change of what is drawn, places and sizes not counted; unique over all layers.
  package private(set) var version: UInt64
  var flags: LayerFlags = [.allowsGroupOpacity]

  // MARK: Geometry

  /// The layer's own coordinate space: the rectangle of it that is shown.
  ///
  /// A new size asks for layout, and for display when `needsDisplayOnBoundsChange`. A new origin moves the sublayers: scrolling.
  open var bounds: CGRect = .zero {
    didSet { if bounds != oldValue { boundsChanged(from: oldValue) } }
  }

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint = .zero {
    didSet { if position != oldValue { markChanged() } }
  }

  /// The point of the bounds, in fractions of its size, that `position` places and `transform` leaves in place.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { markChanged() } }
  }

  // MARK: Hierarchy

  nonisolated(unsafe) unowned(unsafe) var parent: CALayer?
  nonisolated(unsafe) final var children: [CALayer] = []

  // MARK: Appearance

  /// How much of the layer and its sublayers is seen, 0…1; values outside are cut.
  open var opacity: Float = 1 {
    didSet { if opacity != oldValue { markChanged() } }
  }

  /// The colour behind everything else of the layer; nil paints nothing.
  open var backgroundColor: CGColor? {
    didSet { if backgroundColor !== oldValue { contentChanged() } }
  }

  /// How many pixels of `contents` make a point; also the resolution of the bitmap that `draw(in:)` gets.
  open var contentsScale: CGFloat = 1 {
    didSet { if contentsScale != oldValue { contentChanged() } }
  }

  // MARK: Side storage

  final var decoration: LayerDecoration?
  final var contentStorage: LayerContents?
  nonisolated(unsafe) final var extras: LayerExtras?

  /// The view that owns this layer; takes the place of `delegate`.
  ///
  /// Unlike `delegate` it is not weak, because each weak reference costs its target an allocation and slower reference counting,
  /// and there is one for each view. The owner sets it to nil in its `deinit`.
  package nonisolated(unsafe) unowned(unsafe) final var owner: (any CALayerDelegate)?

  // MARK: The compositor's notes

  /// The frame, of any compositor, whose display list holds this layer's items from ``composedIndex`` on.
  final var composedFrame: UInt64 = 0
  final var composedIndex: Int32 = 0

  /// What draws straight into the frame: the framework view that asked for it, or a subclass of the package itself.
  var directDrawing: (any LayerContentDrawing)? { contentStorage?.drawing }

  // MARK: Life

  public override init() {
    (identity, version) = MainActor.assumeIsolated { (LayerCounters.nextIdentity(), LayerCounters.nextVersion()) }
    super.init()
  }

  /// Makes a copy of another layer's attributes, without its sublayers, mask, delegate and bitmap; subclasses copy theirs.
  ///
  /// `layer` must be a `CALayer`.
  public init(layer: Any) {
    (identity, version) = (LayerCounters.nextIdentity(), LayerCounters.nextVersion())
    super.init()
    guard let other = layer as? CALayer else {
      preconditionFailure("CALayer(layer:) wants a layer to copy but got a \(type(of: layer)); pass a CALayer.")
    }
    copyAttributes(of: other)
  }

  deinit {
    for child in children { child.parent = nil }
    extras?.mask?.parent = nil
  }

  // MARK: Methods to override

  /// Fills the layer now: by the delegate's `display(_:)`, or else by drawing into a bitmap with ``draw(in:)``.
  ///
  /// Do not call it; call `setNeedsDisplay()`.
  open func display() {
    if directDrawing != nil { return }
    if let delegate { delegate.display(self) } else { displayBackingStore() }
  }

  /// Draws the layer's content in its own coordinates; the default asks the delegate.
  open func draw(in ctx: CGContext) {
    if let delegate { delegate.draw(self, in: ctx) } else { flags.insert(.drawingNotImplemented) }
  }

  /// Places the sublayers; the default asks the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Asks for `layoutSublayers()` at the next layout pass.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out now what asked for it here and below, beginning with the topmost superlayer in an unbroken row that asked too.
  open func layoutIfNeeded() {
    performLayoutIfNeeded()
  }

  /// Asks that the content be drawn anew.
  open func setNeedsDisplay() {
    markNeedsDisplay(in: .null)
  }

  /// Asks that a part of the content be drawn anew; `draw(in:)` is then clipped to what was asked for.
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

  nonisolated open override var debugDescription: String {
    MainActor.assumeIsolated { treeDescription }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { summary }
  }
}

// MARK: Marks

extension CALayer {
  /// Notes that what the layer draws changed.
  final func contentChanged() {
    version = LayerCounters.nextVersion()
    markChanged()
  }

  /// Notes a visible change, up to the root.
  final func markChanged() {
    mark(.subtreeChanged)
  }

  /// Sets a mark here and on the way up, stopping where it is already set.
  final func mark(_ flag: LayerFlags) {
    var layer: CALayer? = self
    while let current = layer, !current.flags.contains(flag) {
      current.flags.insert(flag)
      layer = current.parent
    }
  }

  private func boundsChanged(from old: CGRect) {
    markChanged()
    guard bounds.size != old.size else { return }
    setNeedsLayout()
    if flags.contains(.needsDisplayOnBoundsChange) { setNeedsDisplay() }
  }

  private func copyAttributes(of other: CALayer) {
    bounds = other.bounds
    position = other.position
    anchorPoint = other.anchorPoint
    opacity = other.opacity
    backgroundColor = other.backgroundColor
    contentsScale = other.contentsScale
    flags = other.flags.intersection([
      .hidden, .masksToBounds, .opaque, .allowsGroupOpacity, .needsDisplayOnBoundsChange,
    ])
    decoration = other.decoration.map(LayerDecoration.init(copying:))
    contentStorage = other.contentStorage.map(LayerContents.init(copying:))
    if other.extras != nil {
      transform = other.transform
      zPosition = other.zPosition
      name = other.name
    }
  }
}
