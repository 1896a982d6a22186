extension CGMutablePath {
  /// Starts a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.move(point.applying(transform)))
  }

  /// Adds a line from the current point; without a current point starts a subpath at `point` instead.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let end = point.applying(transform)
    add(lastPoint == nil ? .move(end) : continued(.line(end)))
  }

  /// Adds a quadratic curve from the current point; without one it starts a subpath at `control`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    let control = control.applying(transform)
    if lastPoint == nil { add(.move(control)) }
    add(continued(.quad(control: control, end: end.applying(transform))))
  }

  /// Adds a cubic curve from the current point; without one it starts a subpath at `control1`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    let control1 = control1.applying(transform)
    if lastPoint == nil { add(.move(control1)) }
    add(
      continued(
        .cubic(control1: control1, control2: control2.applying(transform), end: end.applying(transform))))
  }

  /// Draws the subpath back to its start and ends it; nothing happens without a subpath.
  public func closeSubpath() {
    add(.close)
  }

  /// Adds straight lines through all points, starting a new subpath at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    for element in PathShapes.rect(rect, transform) { add(element) }
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the closed ellipse that touches the sides of `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    for element in PathShapes.ellipse(rect, transform) { add(element) }
  }

  /// Adds a closed rectangle with elliptic corners; radii larger than half a side are cut to it.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    for element in PathShapes.roundedRect(rect, cornerWidth, cornerHeight, transform) { add(element) }
  }

  /// Adds all elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for element in path.elements { add(transform.isIdentity ? element : element.applying(transform)) }
  }

  /// After a close the next segment starts a subpath at the point closed to, which has to be said to whoever walks the path.
  private func continued(_ element: PathElement) -> PathElement {
    if elements.last == .close, let start = subpathStart { add(.move(start)) }
    return element
  }
}
