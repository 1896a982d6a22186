/// One thing to paint, or the begin or end of a bracket around things, in device space.
struct DisplayItem {
  enum Kind: UInt8 {
    /// The blurred outline behind a layer.
    case shadow
    /// Background and contents.
    case box
    /// The content behind the layer, blurred and tinted.
    case backdrop
    /// The line inside the edge, after the sublayers.
    case border
    /// A layer with all that is in it, seen under perspective.
    case projected
    /// The following items are cut by an outline that is not a rectangle of whole pixels.
    case beginClip, endClip
    /// The following items are one picture, with an opacity, a mask, or both.
    case beginGroup, endGroup
  }

  let kind: Kind
  /// Whether each pixel is the same however the drawing is clipped, and moved along when the drawing is by whole
  /// pixels.
  ///
  /// Other items are painted wholly and never moved.
  var isStable = true
  /// Whether the content is drawn aside once and copied; see ``BitmapCache``.
  var usesBitmap = false
  /// Whether the item is a single colour over whole pixels, so that moving its pixels by any distance changes nothing
  /// inside.
  var isUniform = false
  /// Whether the item hides everything behind it, wherever ``visible`` is.
  var isOpaque = false
  /// The factor on the drawing's alpha; of a group, the group's opacity.
  var opacity: Float = 1
  /// Of a group, whether the colours of its picture are turned over.
  var turnsColours = false
  /// Of a clip bracket and of a plain colour: the side of the squares at the corners outside of which it cuts nothing but at
  /// its extent's edges, or is whole; −1 when it may be anything anywhere.
  var cornerSide: Int32 = -1
  /// Index of the matching end or begin; of a box, of the layer's border; −1 without.
  var partner: Int32 = -1
  /// Index of the layer's first item in the last frame's list; −1 when it had none.
  var previous: Int32 = -1
  /// The index in ``DisplayList/inner`` for a masked group, for a shadow cast by the layer's content, and for an item
  /// under perspective; −1 without.
  var inner: Int32 = -1
  /// Alive while the list is being painted, not after: the last frame's list must not look at it.
  unowned(unsafe) let layer: CALayer
  let identity: UInt64
  var version: UInt64
  var placement: DevicePlacement
  var bounds: CGRect
  /// The pixels it may change, before the clip.
  var extent: DeviceRect
  /// The clip of whole pixels that is in force.
  var clip: DeviceRect

  var visible: DeviceRect { extent.intersection(clip) }

  /// The pixels where the drawing is neither one colour nor none: for rounded corners, those corners.
  var complexRects: [DeviceRect] {
    guard isUniform || kind == .beginClip || kind == .endClip else { return [visible] }
    guard cornerSide != 0 else { return [] }
    guard cornerSide > 0 else { return isUniform ? [] : [visible] }
    let side = Int(cornerSide)
    let (left, right) = (min(extent.minX + side, extent.maxX), max(extent.maxX - side, extent.minX))
    let (top, bottom) = (min(extent.minY + side, extent.maxY), max(extent.maxY - side, extent.minY))
    return [
      DeviceRect(minX: extent.minX, minY: extent.minY, maxX: left, maxY: top),
      DeviceRect(minX: right, minY: extent.minY, maxX: extent.maxX, maxY: top),
      DeviceRect(minX: extent.minX, minY: bottom, maxX: left, maxY: extent.maxY),
      DeviceRect(minX: right, minY: bottom, maxX: extent.maxX, maxY: extent.maxY),
    ].map { $0.intersection(clip) }.filter { !$0.isEmpty }
  }
}

/// The map from a layer's coordinates to the device: a linear part, and the place of the bounds' origin.
///
/// The origin is rounded to 1/256 pixel, Cairo's own grid. That takes away the noise of the last bits that sums of thirds have,
/// so that the same layer 120 pixels further up has exactly the same fraction of a pixel, and is painted the same.
struct DevicePlacement: Equatable {
  var a: CGFloat
  var b: CGFloat
  var c: CGFloat
  var d: CGFloat
  var originX: CGFloat
  var originY: CGFloat

  init(_ transform: CGAffineTransform, boundsOrigin: CGPoint) {
    (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let origin = boundsOrigin.applying(transform)
    originX = Self.snap(origin.x)
    originY = Self.snap(origin.y)
  }

  /// Rounds to the grid of 1/256 pixel.
  static func snap(_ value: CGFloat) -> CGFloat {
    (value * 256).rounded() / 256
  }

  func movedBy(_ dx: CGFloat, _ dy: CGFloat) -> DevicePlacement {
    var moved = self
    moved.originX += dx
    moved.originY += dy
    return moved
  }

  func hasSameMap(as other: DevicePlacement) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d
  }

  /// Whether upright rectangles stay upright and unmirrored.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether rectangles stay rectangles, quarter turns and mirrors included.
  var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Pixels per point, on average.
  var scale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// The map from the layer's coordinates, given where its bounds begin.
  func transform(boundsOrigin: CGPoint) -> CGAffineTransform {
    CGAffineTransform(
      a: a, b: b, c: c, d: d,
      tx: originX - (a * boundsOrigin.x + c * boundsOrigin.y), ty: originY - (b * boundsOrigin.x + d * boundsOrigin.y))
  }

  /// Maps a rectangle given relative to the bounds' origin to the smallest upright rectangle around it, on the grid.
  func deviceRect(_ rect: CGRect) -> CGRect {
    let (x0, y0) = (originX + a * rect.minX + c * rect.minY, originY + b * rect.minX + d * rect.minY)
    let (ux, uy) = (a * rect.width, b * rect.width)
    let (vx, vy) = (c * rect.height, d * rect.height)
    let minX = x0 + min(ux, 0) + min(vx, 0)
    let maxX = x0 + max(ux, 0) + max(vx, 0)
    let minY = y0 + min(uy, 0) + min(vy, 0)
    let maxY = y0 + max(uy, 0) + max(vy, 0)
    let (left, top) = (Self.snap(minX), Self.snap(minY))
    return CGRect(x: left, y: top, width: Self.snap(maxX) - left, height: Self.snap(maxY) - top)
  }

  /// How many whole pixels this lies from `other`; nil when not a whole number or not the same map.
  func wholePixels(from other: DevicePlacement) -> (dx: Int, dy: Int)? {
    guard hasSameMap(as: other) else { return nil }
    let (dx, dy) = (originX - other.originX, originY - other.originY)
    guard dx == dx.rounded(), dy == dy.rounded(), abs(dx) < 1e9, abs(dy) < 1e9 else { return nil }
    return (Int(dx), Int(dy))
  }
}

extension CGRect {
  /// Whether all edges are whole pixels.
  var isWhole: Bool {
    minX == minX.rounded() && minY == minY.rounded() && maxX == maxX.rounded() && maxY == maxY.rounded()
  }
}

/// A clip of whole pixels by a layer with `masksToBounds`, whose content can scroll.
struct ScrollContainer {
  let identity: UInt64
  /// The pixels of the layer's bounds inside of the clips around it.
  var rect: DeviceRect
  /// The placement of the layer's own bounds, whatever part of them is shown.
  var outer: DevicePlacement
  /// The placement of the sublayers' space.
  var content: DevicePlacement
  /// The items of the sublayers.
  var start: Int32
  var end: Int32
  /// Whether a group lies around it, whose picture is not in the frame's pixels as such.
  var isInsideGroup: Bool
}

/// The drawing of a tree of layers, as a flat list in the order of painting.
struct DisplayList {
  var items: [DisplayItem] = []
  var containers: [ScrollContainer] = []
  /// Lists of masks, of casters of shadows, and of layers under perspective.
  var inner: [DisplayList] = []
  /// The projection from the list's own pixels to those of the list around; nil for the same pixels.
  var projection: PlaneProjection?
  /// The painted part of the list's own pixels, for a list under perspective.
  var reach = DeviceRect.empty
  var problems: [LayerProblem] = []
  /// Layers that items show and nobody else holds.
  var keptLayers: [CALayer] = []

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    containers.removeAll(keepingCapacity: true)
    inner.removeAll(keepingCapacity: true)
    projection = nil
    problems.removeAll(keepingCapacity: true)
    keptLayers.removeAll(keepingCapacity: true)
  }

  /// Whether two lists give the same pixels, the second moved by whole pixels.
  func looks(like other: DisplayList, movedBy dx: Int, _ dy: Int) -> Bool {
    guard items.count == other.items.count, inner.count == other.inner.count, projection == other.projection else {
      return false
    }
    for (mine, theirs) in zip(items, other.items) {
      guard mine.hasSameContent(as: theirs), let delta = mine.placement.wholePixels(from: theirs.placement),
        delta == (dx, dy), mine.isStable || delta == (0, 0), mine.visible == theirs.visible.offsetBy(dx: dx, dy: dy),
        mine.partner == theirs.partner,
        mine.inner == theirs.inner
      else { return false }
    }
    return zip(inner, other.inner).allSatisfy { $0.looks(like: $1, movedBy: dx, dy) }
  }
}

extension DisplayItem {
  /// Whether the same is painted, apart from the place and the clip.
  func hasSameContent(as old: DisplayItem) -> Bool {
    identity == old.identity && kind == old.kind && version == old.version && opacity == old.opacity
      && bounds == old.bounds && isStable == old.isStable && usesBitmap == old.usesBitmap
      && placement.hasSameMap(as: old.placement)
  }
}
