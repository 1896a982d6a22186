extension CGContext {
  /// Forgets the current path.
  public func beginPath() { currentPath.removeAll() }

  /// Begins a subpath at a point of user space.
  public func move(to point: CGPoint) { currentPath.move(to: point, transform: state.deviceTransform) }

  /// Adds a line from the current point; without one it only sets the point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: state.deviceTransform) }

  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2, transform: state.deviceTransform)
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: state.deviceTransform)
  }

  /// Closes the subpath with a line to its beginning.
  public func closePath() { currentPath.closeSubpath() }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.deviceTransform) }

  /// Adds rectangles, each as a closed subpath.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: state.deviceTransform) }

  /// Adds a subpath through points; none for an empty list.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: state.deviceTransform)
  }

  /// Adds the ellipse inside a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: state.deviceTransform) }

  /// Adds a circular arc; see ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.deviceTransform)
  }

  /// Adds the arc that rounds a corner; see ``CGMutablePath/addArc(tangent1End:tangent2End:radius:transform:)``.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.deviceTransform)
  }

  /// Adds the subpaths of a path, in user space.
  public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: state.deviceTransform) }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The current path's last point in user space; zero without a path.
  public var currentPointOfPath: CGPoint {
    currentPath.isEmpty ? .zero : currentPath.currentPoint.applying(state.deviceTransform.inverted())
  }

  /// The smallest rectangle around the current path's points in user space; null without a path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// A copy of the current path in user space; `nil` without a path.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : currentPath.applying(state.deviceTransform.inverted())
  }
}
