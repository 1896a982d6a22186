internal import CCairo

extension CGContext {
  /// Paints the clip with colours that change from `startPoint` to `endPoint`.
  ///
  /// Before the start and after the end nothing is painted unless `options` says so. Points that coincide paint nothing.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard startPoint != endPoint, isWithinReach([startPoint, endPoint]) else { return }
    draw(gradient, options, cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y))
  }

  /// Paints the clip with colours that change from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard isWithinReach([startCenter, endCenter, CGPoint(x: startRadius, y: endRadius)]) else { return }
    draw(
      gradient, options,
      cairo_pattern_create_radial(
        startCenter.x, startCenter.y, max(0, startRadius), endCenter.x, endCenter.y, max(0, endRadius)))
  }

  /// Whether coordinates are numbers that the rasterizer can compute with; a gradient further out is not drawn.
  private func isWithinReach(_ points: [CGPoint]) -> Bool {
    points.allSatisfy { abs($0.x) < 1e6 && abs($0.y) < 1e6 }
  }

  private func draw(_ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ pattern: OpaquePointer?) {
    guard let pattern, let first = gradient.stops.first, let last = gradient.stops.last else { return }
    defer { cairo_pattern_destroy(pattern) }
    guard isDrawable else { return }
    func add(_ location: CGFloat, _ color: SRGBComponents, visible: Bool = true) {
      let color = color.quantized
      cairo_pattern_add_color_stop_rgba(
        pattern, location, color.red, color.green, color.blue, visible ? color.alpha : 0)
    }
    // The pattern goes on with its outermost stops; a transparent one there is what ends it.
    if !options.contains(.drawsBeforeStartLocation) { add(0, first.color, visible: false) }
    add(0, first.color)
    for stop in gradient.stops { add(stop.location, stop.color) }
    add(1, last.color)
    if !options.contains(.drawsAfterEndLocation) { add(1, last.color, visible: false) }
    var matrix = state.deviceTransform.inverted().cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let clip = state.clipBounds
    paint(.pattern(pattern, alpha: state.alpha), extents: { clip }) { cairo in cairo_paint(cairo) }
    forgetSource()
  }
}
