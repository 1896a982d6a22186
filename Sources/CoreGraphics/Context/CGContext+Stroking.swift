internal import CCairo

extension CGContext {
  /// Strokes the current path with the stroke colour and the line settings, and forgets it.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Strokes a rectangle's outline; the current path is forgotten.
  public func stroke(_ rect: CGRect) {
    beginPath()
    stroke(device: CGPath(elements: PathShapes.rect(rect, state.deviceTransform)))
  }

  /// Strokes a rectangle's outline with a line width of its own; the current path is forgotten.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let usual = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = usual
  }

  /// Strokes the ellipse inside a rectangle; the line lies half inside and half outside.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    stroke(device: CGPath(elements: PathShapes.ellipse(rect, state.deviceTransform)))
  }

  /// Strokes separate lines, each between two points that follow each other in the array; an odd last point is left out.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index], transform: state.deviceTransform)
      path.addLine(to: points[index + 1], transform: state.deviceTransform)
    }
    stroke(device: path)
  }

  /// Strokes a path in user space without touching the current one.
  package func stroke(_ path: CGPath) {
    stroke(device: path.applying(state.deviceTransform))
  }

  func stroke(device path: CGPath) {
    guard !path.isEmpty, path.isFinite, state.lineWidth > 0, state.lineWidth.isFinite else { return }
    withSource(for: state.strokeColor) { source in
      paint(source, extents: { strokeExtents(of: path) }) { cairo in
        prepareStroke(of: path, on: cairo)
        cairo_stroke(cairo)
        cairo_identity_matrix(cairo)
      }
    }
  }

  /// Emits a device path and sets the pen, which lives in user space: afterwards the matrix is that of user space.
  private func prepareStroke(of path: CGPath, on cairo: OpaquePointer) {
    path.emit(to: cairo)
    var matrix = state.deviceTransform.cairoMatrix
    cairo_set_matrix(cairo, &matrix)
    cairo_set_line_width(cairo, state.lineWidth)
    cairo_set_line_cap(cairo, state.lineCap.cairoCap)
    cairo_set_line_join(cairo, state.lineJoin.cairoJoin)
    cairo_set_miter_limit(cairo, max(1, state.miterLimit))
    let lengths = state.dashLengths
    let usable =
      state.dashPhase.isFinite && lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
    cairo_set_dash(cairo, lengths.map { Double($0) }, usable ? Int32(lengths.count) : 0, usable ? state.dashPhase : 0)
  }

  private func strokeExtents(of path: CGPath) -> DeviceRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    prepareStroke(of: path, on: cairo)
    // Extents come in user space; with the identity set in between they are those of the device.
    cairo_stroke_extents(cairo, &left, &top, &right, &bottom)
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    return DeviceRect(
      covering: CGRect(x: left, y: top, width: right - left, height: bottom - top).applying(state.deviceTransform))
  }

  /// Returns whether drawing the current path with `mode` would reach a point of user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard isDrawable, currentPath.isFinite else { return false }
    let device = point.applying(state.deviceTransform)
    func strokeReaches() -> Bool {
      prepareStroke(of: currentPath, on: cairo)
      let reached = cairo_in_stroke(cairo, point.x, point.y) != 0
      cairo_identity_matrix(cairo)
      cairo_new_path(cairo)
      return reached
    }
    switch mode {
    case .fill: return currentPath.contains(device, using: .winding)
    case .eoFill: return currentPath.contains(device, using: .evenOdd)
    case .stroke: return strokeReaches()
    case .fillStroke: return currentPath.contains(device, using: .winding) || strokeReaches()
    case .eoFillStroke: return currentPath.contains(device, using: .evenOdd) || strokeReaches()
    @unknown default: return currentPath.contains(device, using: .winding)
    }
  }
}
