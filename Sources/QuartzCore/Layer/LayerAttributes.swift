/// The decoration of few layers, kept out of ``CALayer`` so that the thousands without it stay small.
///
/// Each is made on the first write of a value that is not the default.
final class LayerDecoration {
  var cornerRadius: CGFloat = 0
  var cornerCurve = CALayerCornerCurve.circular
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?

  init() {}

  init(copying other: LayerDecoration) {
    cornerRadius = other.cornerRadius
    cornerCurve = other.cornerCurve
    maskedCorners = other.maskedCorners
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
  }
}

/// A layer's picture and how it lies in the bounds.
final class LayerContents {
  /// The image as set by the public property, or the backing store.
  var image: CGImage?
  /// Whether ``image`` was made by the layer's own drawing.
  var isBackingStore = false
  var gravity = CALayerContentsGravity.resize
  var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var center = CGRect(x: 0, y: 0, width: 1, height: 1)
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  /// The rectangle gathered by `setNeedsDisplay(_:)`; null means everything.
  var dirtyRect = CGRect.null
  weak var drawing: (any LayerContentDrawing)?
  /// The bitmap in squares, of a layer whose own drawing is too large for one.
  var tiles: BackingTiles?

  init() {}

  init(copying other: LayerContents) {
    image = other.image
    tiles = other.tiles
    isBackingStore = other.isBackingStore
    gravity = other.gravity
    rect = other.rect
    center = other.center
    magnificationFilter = other.magnificationFilter
    minificationFilter = other.minificationFilter
    minificationFilterBias = other.minificationFilterBias
  }
}

/// Transform, depth, name, mask, time, animations and the delegate of a layer that is not a view's.
final class LayerExtras {
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var rasterizationScale: CGFloat = 1
  var zPosition: CGFloat = 0
  var name: String?
  var mask: CALayer?
  weak var delegate: (any CALayerDelegate)?
  /// Of a root: the compositor that looked last.
  ///
  /// It has taken the marks of changes off, so that others cannot rely on them.
  var composer: ObjectIdentifier?
  var animations: LayerAnimations?
  /// Values of an application's `@NSManaged` properties by key.
  var keptValues: [String: Any] = [:]
  /// Of a window's layer: where it is shown.
  var stage: StageReference?
  var timing: MediaTiming?
  var actions: [String: any CAAction]?
  /// Of a presentation: what it shows.
  weak var model: CALayer?
}

/// The yes-or-no attributes of a layer, and its marks for the passes.
struct LayerFlags: OptionSet {
  let rawValue: UInt32

  static let hidden = LayerFlags(rawValue: 1 << 0)
  static let masksToBounds = LayerFlags(rawValue: 1 << 1)
  static let opaque = LayerFlags(rawValue: 1 << 2)
  static let allowsGroupOpacity = LayerFlags(rawValue: 1 << 3)
  static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 1 << 4)
  static let isTransformed = LayerFlags(rawValue: 1 << 5)
  /// This layer is another's `mask`: its parent link is for marking changes only.
  static let isMask = LayerFlags(rawValue: 1 << 6)
  /// Some sublayer has, or had, a depth other than 0.
  static let sublayersHaveDepth = LayerFlags(rawValue: 1 << 7)

  static let needsLayout = LayerFlags(rawValue: 1 << 8)
  static let subtreeNeedsLayout = LayerFlags(rawValue: 1 << 9)
  static let needsDisplay = LayerFlags(rawValue: 1 << 10)
  static let subtreeNeedsDisplay = LayerFlags(rawValue: 1 << 11)
  /// Something visible changed here or below since a compositor last looked.
  static let subtreeChanged = LayerFlags(rawValue: 1 << 12)
  /// The default `draw(_:in:)` was reached: nobody draws this layer.
  static let drawingNotImplemented = LayerFlags(rawValue: 1 << 13)
  /// Nothing of the layer but its sublayers is shown; see `CATransformLayer`.
  static let showsSublayersOnly = LayerFlags(rawValue: 1 << 21)

  /// The layer has animations, over or not: the presentation may differ from the layer's own values.
  static let isAnimated = LayerFlags(rawValue: 1 << 14)
  /// A copy that shows a layer at a time of its animations.
  static let isPresentation = LayerFlags(rawValue: 1 << 15)
  /// The root of what a window shows.
  static let isStage = LayerFlags(rawValue: 1 << 16)
  /// Changes are not animated by themselves.
  static let hasNoImplicitActions = LayerFlags(rawValue: 1 << 17)
  /// Here or below was a layer whose own drawing is kept in squares.
  static let subtreeHasTiles = LayerFlags(rawValue: 1 << 18)
  /// The layer shows its backdrop; see `BackdropLayer`.
  static let isBackdrop = LayerFlags(rawValue: 1 << 19)
  /// Everything in it is drawn in one colour; see `RecolouredLayer`.
  static let isRecoloured = LayerFlags(rawValue: 1 << 20)
  /// The layer is shown at the nearest whole pixels; see `CALayer.snapsToPixels`.
  static let snapsToPixels = LayerFlags(rawValue: 1 << 24)
  /// The layer is left out if its back is seen.
  static let isOneSided = LayerFlags(rawValue: 1 << 25)
  /// The layer may be drawn in the background, which none is.
  static let drawsAsynchronously = LayerFlags(rawValue: 1 << 26)
  /// The view that owns the layer has a `display(_:)` of its own.
  static let isDisplayedByOwner = LayerFlags(rawValue: 1 << 29)
  /// Colours of all that is shown in the layer are turned over; see `CALayer.turnsColours`.
  static let turnsColours = LayerFlags(rawValue: 1 << 30)
  /// Colours stay as they are where a layer above turns them over.
  static let keepsColours = LayerFlags(rawValue: 1 << 31)
  /// Shows a replicator layer's sublayers once more; see `ReplicaLayer`.
  static let isReplica = LayerFlags(rawValue: 1 << 27)
  /// Shows its sublayers several times; see `CAReplicatorLayer`.
  static let replicates = LayerFlags(rawValue: 1 << 28)
  /// The sublayers have a transform in common.
  static let transformsSublayers = LayerFlags(rawValue: 1 << 22)
  /// Layer and sublayers are shown as one bitmap of a resolution of its own.
  static let rasterizes = LayerFlags(rawValue: 1 << 23)
}

/// The counters that give layers their identity and each change its number.
///
/// For the main actor, as layers are; not tied to it, as the initialiser of objects is not.
enum LayerCounters {
  nonisolated(unsafe) private(set) static var identity: UInt64 = 0
  nonisolated(unsafe) private(set) static var version: UInt64 = 0

  static func nextIdentity() -> UInt64 {
    identity &+= 1
    return identity
  }

  static func nextVersion() -> UInt64 {
    version &+= 1
    return version
  }
}
