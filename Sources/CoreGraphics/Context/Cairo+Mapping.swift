internal import CCairo

extension CGBlendMode {
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    @unknown default: CAIRO_OPERATOR_OVER
    }
  }

  /// Whether Cairo would also change pixels outside of the drawn shape.
  var isUnboundedInCairo: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

extension CGLineCap {
  var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    @unknown default: CAIRO_LINE_CAP_BUTT
    }
  }
}

extension CGLineJoin {
  var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    @unknown default: CAIRO_LINE_JOIN_MITER
    }
  }
}

extension CGAffineTransform {
  var cairoMatrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

/// Coordinates of Cairo's paths are 24.8 fixed-point numbers: those further out are moved to the end of a range that is
/// still far outside of any picture.
private func cairoCoordinate(_ value: CGFloat) -> CGFloat { min(max(value, -4_000_000), 4_000_000) }

extension CGPath {
  /// Whether all coordinates are numbers; infinite ones are, and lie far outside of any picture.
  package var isFinite: Bool {
    func check(_ point: CGPoint) -> Bool { !point.x.isNaN && !point.y.isNaN }
    for element in elements {
      let good =
        switch element {
        case .move(let point), .line(let point): check(point)
        case .quad(let control, let end): check(control) && check(end)
        case .cubic(let control1, let control2, let end): check(control1) && check(control2) && check(end)
        case .close: true
        }
      if !good { return false }
    }
    return true
  }

  /// Adds the path to Cairo's current path; `flattened` gives curves as lines.
  func emit(to cairo: OpaquePointer, flattened: Bool = false) {
    func x(_ point: CGPoint) -> CGFloat { cairoCoordinate(point.x) }
    func y(_ point: CGPoint) -> CGFloat { cairoCoordinate(point.y) }
    var last = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        cairo_move_to(cairo, x(point), y(point))
        (last, start) = (point, point)
      case .line(let point):
        cairo_line_to(cairo, x(point), y(point))
        last = point
      case .quad(let control, let end):
        let cubic = CubicSegment(from: last, control: control, to: end)
        if flattened {
          cubic.emitLines(to: cairo)
          last = end
          continue
        }
        cairo_curve_to(
          cairo, x(cubic.control1), y(cubic.control1), x(cubic.control2), y(cubic.control2), x(end), y(end))
        last = end
      case .cubic(let control1, let control2, let end):
        if flattened {
          CubicSegment(start: last, control1: control1, control2: control2, end: end).emitLines(to: cairo)
          last = end
          continue
        }
        cairo_curve_to(cairo, x(control1), y(control1), x(control2), y(control2), x(end), y(end))
        last = end
      case .close:
        cairo_close_path(cairo)
        last = start
      }
    }
  }
}

extension CubicSegment {
  /// The number of lines that stand for the curve when areas are filled.
  ///
  /// iOS draws areas a little smaller than they are: a recorded circle of 4 points at 3 pixels a point (`uikit-facts §17`) has at its
  /// edge what a quarter in 8 lines of equal parameters gives (177 of 255 where the circle itself gives 163, and other counts 166
  /// to 189). The rule for other sizes is the usual one, a power of two with lines at most 1/8 pixel from the curve.
  var lineCount: Int {
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    // The distance is at most an eighth of the largest second derivative over the square of the count.
    let derivative = 6 * max(bend(start, control1, control2), bend(control1, control2, end))
    guard derivative.isFinite else { return 1 }
    var count = 1
    while CGFloat(count * count) < derivative, count < 4096 { count *= 2 }
    return count
  }

  fileprivate func emitLines(to cairo: OpaquePointer) {
    let count = lineCount
    var index = 1
    while index < count {
      let point = point(at: CGFloat(index) / CGFloat(count))
      cairo_line_to(cairo, cairoCoordinate(point.x), cairoCoordinate(point.y))
      index += 1
    }
    cairo_line_to(cairo, cairoCoordinate(end.x), cairoCoordinate(end.y))
  }
}

extension CGRect {
  /// Adds the rectangle to Cairo's current path.
  func emit(to cairo: OpaquePointer) {
    let left = cairoCoordinate(minX)
    let top = cairoCoordinate(minY)
    cairo_rectangle(cairo, left, top, cairoCoordinate(maxX) - left, cairoCoordinate(maxY) - top)
  }

  var hasNumbers: Bool { !minX.isNaN && !minY.isNaN && !width.isNaN && !height.isNaN }
}
