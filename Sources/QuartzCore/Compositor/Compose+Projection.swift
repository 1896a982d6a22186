/// Layers that are seen under perspective.
///
/// Such a layer is composed flat, with all that is in it, into a list of its own; what that shows is painted aside and then seen in perspective, as one
/// picture. So a layer lies in the plane of its superlayer, as sublayers of anything but a `CATransformLayer` do.
extension Composer {
  /// Lists in lists take the stack.
  private static let depthLimit = 16
  /// The greatest distance beyond its bounds, in pixels of the flat picture, at which a layer's sublayers are seen.
  private static let reach = 2048
  /// More pixels than this make a layer too large.
  private static let areaLimit = 1 << 26

  /// The item for a layer under perspective, with the list of its flat content; nil for an invisible layer.
  mutating func projected(
    _ layer: CALayer, _ shown: CALayer, _ projection: PlaneProjection, in parent: LayerContext
  ) -> DisplayItem? {
    guard !shown.flags.contains(.hidden), !parent.clip.isEmpty, shown.opacity > 0, parent.opacity > 0 else {
      return nil
    }
    let map = parent.transform
    let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
    let onDevice = projection.concatenating(map)
    guard scale > 0, shown.bounds.width.isFinite, shown.bounds.height.isFinite, onDevice.isFinite else { return nil }
    if shown.flags.contains(.isOneSided), onDevice.orientation < 0 { return nil }
    guard innerDepth < Self.depthLimit else {
      list.problems.append(.nestedTooDeep(layer, limit: Self.depthLimit))
      return nil
    }
    let flat = CGAffineTransform(scaleX: scale, y: scale)
    let bounds = shown.bounds.applying(flat)
    guard abs(bounds.minX) + abs(bounds.minY) < Self.farthestOrigin,
      bounds.width * bounds.height <= CGFloat(Self.areaLimit)
    else {
      list.problems.append(.tooLarge(layer))
      return nil
    }
    let index = addInner { $0.add(layer, transform: flat, clip: DeviceRect(covering: bounds).inset(by: -Self.reach)) }
    let place = onDevice.scaledBefore(by: 1 / Double(scale))
    let reach = list.inner[Int(index)].items.reduce(DeviceRect.empty) { $0.union($1.visible) }
    list.inner[Int(index)].projection = place
    list.inner[Int(index)].reach = reach
    guard !reach.isEmpty, place.inverted != nil else { return nil }
    var context = LayerContext(
      layer: shown, model: layer, transform: map, clip: parent.clip, opacity: parent.opacity)
    context.instance = parent.instance
    var item = context.item(.projected, version: shown.version)
    item.isStable = false
    item.inner = index
    item.extent = place.extent(of: reach) ?? parent.clip
    return item
  }
}
