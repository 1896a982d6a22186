import Foundation

/// A shape made of lines and curves, with how it is drawn.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private(set) final var path = CGMutablePath()
  final var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Width of lines; 1 unless set.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle: CGLineCap = .butt
  /// How lines meet.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How far a corner may reach, in line widths, before it is cut off; 10 unless set.
  open var miterLimit: CGFloat = 10
  /// The greatest distance, in pixels, between a curve and its drawing; 0.6 unless set.
  ///
  /// Up to that, curves are drawn as exactly as everywhere else (a rule: the twentieth of a pixel that pictures of iOS
  /// agree with).
  open var flatness = UIBezierPath.standardFlatness
  private static let standardFlatness: CGFloat = 0.6
  /// Whether the inside is decided by counting crossings instead of windings.
  open var usesEvenOddFillRule = false

  /// Makes an empty path.
  public override init() { super.init() }

  /// Reads a path of a keyed archive; an empty path if the archive has none.
  public required init?(coder: NSCoder) {
    super.init()
    read(coder)
  }

  /// Writes the path, and how its lines are drawn, into a keyed archive.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// Archives are read without help of their classes.
  open class var supportsSecureCoding: Bool { true }

  /// Makes a closed rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes the ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes a rectangle with iOS's continuous corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addPath(CGPath.continuousRounded(rect, radius: cornerRadius))
  }

  /// Makes a rectangle of which some corners are continuous ones; the width of `cornerRadii` is the radius, as on iOS.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    path.addPath(
      CGPath.continuousRounded(rect, radius: cornerRadii.width, corners: RectCorners(rawValue: corners.rawValue & 15)))
  }

  /// Makes an arc; angles in radians, clockwise as it is seen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Makes a path of a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }

  /// The shape alone.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  // MARK: Building

  /// Starts a new part at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc, and a line to its start; angles in radians, clockwise as it is seen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics counts directions with y up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Draws the part back to its start.
  open func close() { path.closeSubpath() }
  /// Forgets the shape.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds another shape.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Maps all points.
  open func apply(_ transform: CGAffineTransform) { cgPath = path.applying(transform) }

  /// The same shape drawn from its end to its start; each part by itself.
  open func reversing() -> UIBezierPath {
    let copy = self.copy() as! UIBezierPath
    copy.path = CGMutablePath()
    copy.path.addPath(path.reversed())
    return copy
  }

  // MARK: Asking

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the shape; null when empty.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// The start of the next line; zero when empty.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// Draws lines in dashes: lengths of line and gap in turn, beginning `phase` into them; nil or none draws whole lines.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
  }

  /// Writes the dashes; any pointer may be nil.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dash.lengths.enumerated() { pattern[index] = length } }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  // MARK: Drawing

  /// Fills the shape in the current context.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Draws the shape's line in the current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the shape in the current context, mixed by `blendMode`.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fill(path, using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Draws the shape's line in the current context, mixed by `blendMode`.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) {
      $0.setLineWidth(lineWidth)
      $0.setLineCap(lineCapStyle)
      $0.setLineJoin(lineJoinStyle)
      $0.setMiterLimit(miterLimit)
      $0.setLineDash(phase: dash.phase, lengths: dash.lengths)
      $0.stroke(path)
    }
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    if flatness > Self.standardFlatness { context.setFlatness(flatness) }
    body(context)
    context.restoreGState()
  }

  /// Cuts further drawing in the current context to the shape.
  open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(path, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return self === other || (path == other.path && lineWidth == other.lineWidth)
  }

  open override var hash: Int { path.hashValue }
}
