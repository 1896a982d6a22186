extension CALayer {
  /// The frontmost layer of this tree at a point of the superlayer.
  ///
  /// Layers of the library's own class are looked through in a loop, whatever their depth; others are asked, as they may answer in
  /// their own way.
  final func frontmostLayer(at point: CGPoint) -> CALayer? {
    guard let first = SearchedLayer(self, at: point) else { return nil }
    var row = [first]
    while let depth = row.indices.last {
      guard let child = row[depth].children.popLast() else {
        let layer = row.removeLast()
        if layer.isInside { return layer.layer }
        continue
      }
      if type(of: child) == CALayer.self {
        if let inner = SearchedLayer(child, at: row[depth].point) { row.append(inner) }
      } else if let hit = child.hitTest(row[depth].point) {
        return hit
      }
    }
    return nil
  }

  private struct SearchedLayer {
    let layer: CALayer
    /// In the layer's own coordinates.
    let point: CGPoint
    let isInside: Bool
    /// Those that were not looked at yet, the next one last.
    var children: [CALayer]

    /// nil when nothing of the layer can be there.
    @MainActor init?(_ layer: CALayer, at point: CGPoint) {
      if layer.flags.contains(.hidden) { return nil }
      let toSuperlayer = layer.map(to: layer.parent)
      guard toSuperlayer.a * toSuperlayer.d != toSuperlayer.b * toSuperlayer.c else { return nil }
      let local = point.applying(toSuperlayer.inverted())
      isInside = layer.contains(local)
      if !isInside, layer.flags.contains(.masksToBounds) { return nil }
      self.layer = layer
      self.point = local
      children = layer.childrenByDepth
    }
  }
}
