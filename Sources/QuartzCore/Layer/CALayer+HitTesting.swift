extension CALayer {
  final func frontmostLayer(at point: CGPoint) -> CALayer? {
    if flags.contains(.hidden) { return nil }
    let toSuperlayer = transformToSuperlayer
    guard toSuperlayer.a * toSuperlayer.d != toSuperlayer.b * toSuperlayer.c else { return nil }
    let local = point.applying(toSuperlayer.inverted())
    let isInside = contains(local)
    if !isInside, flags.contains(.masksToBounds) { return nil }
    for child in childrenByDepth.reversed() {
      if let hit = child.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }
}
