/// A shape made of lines and Bézier curves; immutable, see ``CGMutablePath`` for the one that is built.
///
/// A path is a list of elements: every subpath starts with a move, goes on with lines and curves, and may be closed. Arcs are
/// stored as cubic curves. Paths know nothing of points or pixels: units are those of whoever draws them. Two paths are equal
/// when their elements are.
public class CGPath {
  package fileprivate(set) var elements: [PathElement]

  /// The last point added, at which a line or a curve starts.
  fileprivate(set) var lastPoint: CGPoint?

  /// The point the current subpath started at.
  fileprivate(set) var subpathStart: CGPoint?

  package init(elements: [PathElement]) {
    self.elements = []
    for element in elements { append(element) }
  }

  fileprivate init(copying path: CGPath) {
    elements = path.elements
    lastPoint = path.lastPoint
    subpathStart = path.subpathStart
  }

  /// Makes a closed rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShapes.rect(rect, transform?.pointee ?? .identity))
  }

  /// Makes the closed ellipse that touches the four sides of `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShapes.ellipse(rect, transform?.pointee ?? .identity))
  }

  /// Makes a closed rectangle with elliptic corners.
  ///
  /// Radii larger than half a side are cut to it; Apple's traps instead. A radius that is not positive gives a plain rectangle.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      elements: PathShapes.roundedRect(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity))
  }

  /// Appends an element and keeps track of the current point; a close without a subpath is dropped.
  fileprivate func append(_ element: PathElement) {
    switch element {
    case .move(let point):
      subpathStart = point
      lastPoint = point
    case .line(let end), .quad(_, let end), .cubic(_, _, let end):
      lastPoint = end
    case .close:
      guard subpathStart != nil else { return }
      lastPoint = subpathStart
    }
    elements.append(element)
  }

  /// Whether nothing was added yet.
  public var isEmpty: Bool { elements.isEmpty }

  /// The last point added, or zero for an empty path.
  public var currentPoint: CGPoint { lastPoint ?? .zero }

  /// Returns a path that does not change when this one does.
  public func copy() -> CGPath? { CGPath(copying: self) }

  /// Returns the path with every point mapped.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform else { return copy() }
    return applying(transform.pointee)
  }

  /// Returns a copy that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(copying: self) }

  /// Returns a copy with every point mapped that can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self, transform: transform?.pointee ?? .identity)
    return copy
  }

  package func applying(_ transform: CGAffineTransform) -> CGPath {
    if transform.isIdentity { return CGPath(copying: self) }
    return CGPath(elements: elements.map { $0.applying(transform) })
  }
}

/// A path under construction.
public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public init() {
    super.init(elements: [])
  }

  fileprivate override init(copying path: CGPath) {
    super.init(copying: path)
  }

  func add(_ element: PathElement) {
    append(element)
  }

  /// Forgets all elements but keeps their storage.
  package func removeAll() {
    elements.removeAll(keepingCapacity: true)
    lastPoint = nil
    subpathStart = nil
  }
}

extension CGPath: Hashable {
  /// Whether both have the same elements with the same points.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }

  /// Feeds the elements and their points into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}
