internal import CCairo

extension CGContext {
  /// Limits drawing to the inside of the current path as well, and forgets the path; without a path nothing happens.
  public func clip(using rule: CGPathFillRule = .winding) {
    guard !currentPath.isEmpty else { return }
    let path = currentPath.applying(.identity)
    beginPath()
    clip(device: path, rule)
  }

  /// Limits drawing to a rectangle as well; the current path is forgotten.
  public func clip(to rect: CGRect) {
    beginPath()
    clip(device: CGPath(elements: PathShapes.rect(rect, state.deviceTransform)), .winding)
  }

  /// Limits drawing to the union of rectangles as well, to nothing if there are none; the current path is forgotten.
  public func clip(to rects: [CGRect]) {
    beginPath()
    let path = CGMutablePath()
    path.addRects(rects, transform: state.deviceTransform)
    clip(device: path, .winding)
  }

  /// Limits drawing to the inside of a path in user space as well, without touching the current path.
  package func clip(_ path: CGPath, using rule: CGPathFillRule = .winding) {
    clip(device: path.applying(state.deviceTransform), rule)
  }

  /// Limits drawing to whole device pixels as well.
  package func clip(toDevice rect: DeviceRect) {
    clip(device: CGPath(rect: rect.rect, transform: nil), .winding)
  }

  /// Drops all limits, those of enclosing saved states too, until the state is restored.
  public func resetClip() {
    cairo_reset_clip(cairo)
    state.clipBounds = targetBounds
    state.clipIsPixelRect = true
    state.clipMask = nil
  }

  /// The smallest rectangle in user space around the clip.
  public var boundingBoxOfClipPath: CGRect {
    state.clipBounds.isEmpty ? .null : state.clipBounds.rect.applying(state.deviceTransform.inverted())
  }

  /// The smallest rectangle of whole pixels around the clip.
  package var deviceClipBounds: DeviceRect { state.clipBounds }

  /// Whether the clip is exactly ``deviceClipBounds``.
  package var clipIsPixelRect: Bool { state.clipIsPixelRect }

  private func clip(device path: CGPath, _ rule: CGPathFillRule) {
    guard path.isFinite else { return }
    if let rect = path.rectangle, let pixels = rect.wholePixels {
      pixels.rect.emit(to: cairo)
      state.clipBounds = state.clipBounds.intersection(pixels)
    } else {
      path.emit(to: cairo, flattened: true)
      cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
      state.clipBounds = state.clipBounds.intersection(DeviceRect(covering: path.boundingBox))
      state.clipIsPixelRect = false
    }
    configure(cairo)
    cairo_clip(cairo)
  }
}

extension CGRect {
  /// The rectangle as whole pixels, if its edges lie on pixel edges to the precision of Cairo's coordinates (1/256).
  var wholePixels: DeviceRect? {
    func whole(_ value: CGFloat) -> Int? {
      guard abs(value) < 1_000_000 else { return nil }
      let rounded = value.rounded()
      return abs(value - rounded) < 1.0 / 512 ? Int(rounded) : nil
    }
    guard let left = whole(minX), let top = whole(minY), let right = whole(maxX), let bottom = whole(maxY) else {
      return nil
    }
    return DeviceRect(minX: left, minY: top, maxX: right, maxY: bottom)
  }
}
