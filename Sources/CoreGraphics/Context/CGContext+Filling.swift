internal import CCairo

extension CGContext {
  /// Paints the current path and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath.applying(.identity)
    beginPath()
    switch mode {
    case .fill: fill(device: path, .winding)
    case .eoFill: fill(device: path, .evenOdd)
    case .stroke: stroke(device: path)
    case .fillStroke:
      fill(device: path, .winding)
      stroke(device: path)
    case .eoFillStroke:
      fill(device: path, .evenOdd)
      stroke(device: path)
    @unknown default: fill(device: path, .winding)
    }
  }

  /// Fills the current path with the fill colour and forgets it; open subpaths are closed for this.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Fills a rectangle; the current path is forgotten.
  public func fill(_ rect: CGRect) {
    beginPath()
    guard rect.hasNumbers, !rect.isNull else { return }
    guard state.deviceTransform.keepsRectangles else {
      fill(device: CGPath(elements: PathShapes.rect(rect, state.deviceTransform)), .winding)
      return
    }
    let device = rect.standardized.applying(state.deviceTransform)
    withSource(for: state.fillColor) { source in
      paint(source, extents: { DeviceRect(covering: device) }) { cairo in
        device.emit(to: cairo)
        cairo_fill(cairo)
      }
    }
  }

  /// Fills the union of rectangles; the current path is forgotten.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    let path = CGMutablePath()
    path.addRects(rects, transform: state.deviceTransform)
    fill(device: path, .winding)
  }

  /// Fills the ellipse inside a rectangle.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    fill(device: CGPath(elements: PathShapes.ellipse(rect, state.deviceTransform)), .winding)
  }

  /// Fills a path in user space without touching the current one.
  package func fill(_ path: CGPath, using rule: CGPathFillRule = .winding) {
    fill(device: path.applying(state.deviceTransform), rule)
  }

  private func fill(device path: CGPath, _ rule: CGPathFillRule) {
    guard !path.isEmpty, path.isFinite else { return }
    withSource(for: state.fillColor) { source in
      paint(source, extents: { DeviceRect(covering: path.boundingBox) }) { cairo in
        path.emit(to: cairo, flattened: state.flatness <= 0.05)
        cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        cairo_fill(cairo)
      }
    }
  }

  /// Makes a rectangle transparent (black in an opaque context) with any blend mode, alpha and shadow.
  public func clear(_ rect: CGRect) {
    beginPath()
    guard rect.hasNumbers, !rect.isNull, isDrawable else { return }
    configure(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    CGPath(elements: PathShapes.rect(rect, state.deviceTransform)).emit(to: cairo)
    cairo_fill(cairo)
    pixelsChanged(state.clipBounds)
  }
}
