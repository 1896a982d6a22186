extension CGAffineTransform {
  /// Moves by less than a pixel, so that a point lies on whole ones; transforms that turn stay as they are.
  mutating func moveToWholePixels(_ point: CGPoint) {
    guard b == 0, c == 0 else { return }
    let place = point.applying(self)
    guard place.x.isFinite, place.y.isFinite else { return }
    tx += place.x.rounded() - place.x
    ty += place.y.rounded() - place.y
  }
}

extension CALayer {
  /// Whether the layer is shown at the nearest whole pixels while it moves; false unless set.
  ///
  /// For layers that fill a screen and slide: their content keeps its pixels, shadows and clips from frame to frame,
  /// and at three pixels a point nobody sees the difference.
  package var snapsToPixels: Bool {
    get { flags.contains(.snapsToPixels) }
    set {
      guard newValue != snapsToPixels else { return }
      if newValue { flags.insert(.snapsToPixels) } else { flags.remove(.snapsToPixels) }
      contentChanged()
    }
  }
}
