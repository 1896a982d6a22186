extension CGPath {
  /// Calls `block` for every element in order; the points are valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      guard let base = points.baseAddress else { return }
      points.initialize(repeating: .zero)
      for element in elements {
        let type: CGPathElementType
        switch element {
        case .move(let point):
          type = .moveToPoint
          points[0] = point
        case .line(let point):
          type = .addLineToPoint
          points[0] = point
        case .quad(let control, let end):
          type = .addQuadCurveToPoint
          points[0] = control
          points[1] = end
        case .cubic(let control1, let control2, let end):
          type = .addCurveToPoint
          points[0] = control1
          points[1] = control2
          points[2] = end
        case .close:
          type = .closeSubpath
        }
        var handed = CGPathElement(type: type, points: base)
        withUnsafePointer(to: &handed) { block($0) }
      }
    }
  }

  /// Returns whether the path is exactly one axis-aligned rectangle, and stores it through `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = rectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// The axis-aligned rectangle that the path is; `nil` for any other path.
  package var rectangle: CGRect? {
    guard (4...6).contains(elements.count), case .move(let first) = elements[0] else { return nil }
    var corners = [first]
    for element in elements.dropFirst() {
      switch element {
      case .line(let point): corners.append(point)
      case .close: if element != elements.last { return nil }
      default: return nil
      }
    }
    if corners.count == 5 {
      guard corners[4] == corners[0] else { return nil }
      corners.removeLast()
    }
    guard corners.count == 4, elements.last == .close || elements.count == 5 else { return nil }
    let startsHorizontal =
      corners[0].y == corners[1].y && corners[1].x == corners[2].x && corners[2].y == corners[3].y
      && corners[3].x == corners[0].x
    let startsVertical =
      corners[0].x == corners[1].x && corners[1].y == corners[2].y && corners[2].x == corners[3].x
      && corners[3].y == corners[0].y
    guard startsHorizontal || startsVertical else { return nil }
    return CGRect(
      x: corners[0].x, y: corners[0].y, width: corners[2].x - corners[0].x, height: corners[2].y - corners[0].y
    ).standardized
  }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect {
    var bounds = BoundsBuilder()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): bounds.add(point)
      case .quad(let control, let end):
        bounds.add(control)
        bounds.add(end)
      case .cubic(let control1, let control2, let end):
        bounds.add(control1)
        bounds.add(control2)
        bounds.add(end)
      case .close: break
      }
    }
    return bounds.rect
  }

  /// The smallest rectangle around the curve itself, control points not counted; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var bounds = BoundsBuilder()
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        bounds.add(point)
        last = point
      case .quad(let control, let end):
        let cubic = CubicSegment(from: last, control: control, to: end)
        for point in cubic.extremePoints { bounds.add(point) }
        last = end
      case .cubic(let control1, let control2, let end):
        let cubic = CubicSegment(start: last, control1: control1, control2: control2, end: end)
        for point in cubic.extremePoints { bounds.add(point) }
        last = end
      case .close: break
      }
    }
    return bounds.rect
  }
}

/// Collects the smallest rectangle around points.
struct BoundsBuilder {
  private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  mutating func add(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect {
    low.x <= high.x ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
  }
}
