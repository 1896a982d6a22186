/// The rules for the points that lie inside a path.
public enum CGPathFillRule: _Enumeration, Sendable {
  /// A point is inside when the path winds around it a number of times other than zero.
  case winding
  /// A point is inside when the path winds around it an odd number of times.
  case evenOdd
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 2 }
}

/// The kinds of path element.
public enum CGPathElementType: _ShortEnumeration, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
  @available(*, unavailable) case unnamed(Int32)
  /// The number of cases that have a name.
  public static var _count: Int { 5 }
}

/// An element as ``CGPath/applyWithBlock(_:)`` hands it out; `points` is valid only during the call.
///
/// `points` holds one point for a move and a line, two for a quadratic curve (control, end), three for a cubic one
/// (two controls, end), none for a close.
public struct CGPathElement: @unchecked Sendable {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element: none for a close, one for moves and lines, two and three for curves, the end last.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element over points that the caller owns.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// An element of a path as a value.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, end: CGPoint)
  case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let control, let end): .quad(control: control.applying(transform), end: end.applying(transform))
    case .cubic(let control1, let control2, let end):
      .cubic(
        control1: control1.applying(transform), control2: control2.applying(transform), end: end.applying(transform))
    case .close: .close
    }
  }
}
