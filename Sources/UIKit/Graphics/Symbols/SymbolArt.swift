/// The drawing of a symbol: areas and lines, painted one after the other, in units of the em, y down.
struct SymbolArt: @unchecked Sendable {
  /// How a part is painted.
  enum Paint: Hashable {
    /// The area of the path.
    case area
    /// A line of a width along the path, with round ends and corners.
    case line(CGFloat)
    /// A line of a width inside the path's edge, for the outline of a filled symbol; parts thinner than two lines are
    /// filled.
    case edge(CGFloat)
  }

  struct Part {
    var path: CGPath
    var paint: Paint
    /// Whether the part is taken away from the parts before.
    var erases = false

    /// The smallest rectangle around the painted area.
    var bounds: CGRect {
      let box = path.boundingBoxOfPath
      guard case .line(let width) = paint, !box.isNull else { return box }
      return box.insetBy(dx: -width / 2, dy: -width / 2)
    }
  }

  var parts: [Part] = []

  /// The smallest rectangle around the painted area.
  var bounds: CGRect {
    parts.reduce(CGRect.null) { all, part in
      let bounds: CGRect = part.erases ? .null : part.bounds
      return bounds.isNull ? all : all.union(bounds)
    }
  }

  /// The same art scaled and moved.
  func applying(_ transform: CGAffineTransform, lineFactor: CGFloat = 1) -> SymbolArt {
    var art = self
    let factor = (abs(transform.a * transform.d - transform.b * transform.c)).squareRoot() * lineFactor
    for index in art.parts.indices {
      art.parts[index].path = parts[index].path.applying(transform)
      switch parts[index].paint {
      case .area: break
      case .line(let width): art.parts[index].paint = .line(width * factor)
      case .edge(let width): art.parts[index].paint = .edge(width * factor)
      }
    }
    return art
  }

  /// The symbol in two layers, as far as its drawing tells them apart: the shape about a sign that is cut out of it, and the sign; else the sign alone.
  func layers(sign: CGColor, ground: CGColor) -> [(SymbolArt, CGColor)] {
    guard parts.contains(where: \.erases) else { return [(self, sign)] }
    var (shape, cut) = (SymbolArt(), SymbolArt())
    for var part in parts {
      let erases = part.erases
      part.erases = false
      if erases { cut.parts.append(part) } else { shape.parts.append(part) }
    }
    return [(shape, ground), (cut, sign)]
  }

  /// Paints the symbol in one colour, half-transparent where the colour is.
  ///
  /// `transform` maps the em to the context's user space.
  func draw(in context: CGContext, transform: CGAffineTransform, color: CGColor) {
    context.saveGState()
    defer { context.restoreGState() }
    if parts.count == 1, let part = parts.first, part.paint == .area {
      context.setFillColor(color)
      context.fill(part.path.applying(transform))
      return
    }
    // Parts overlap and erase each other: they are one picture, coloured when all are there.
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.concatenate(transform)
    for part in parts { Self.draw(part, in: context) }
    context.setBlendMode(.sourceIn)
    context.setFillColor(color)
    context.fill(bounds.insetBy(dx: -0.1, dy: -0.1))
    context.endTransparencyLayer()
  }

  private static func draw(_ part: Part, in context: CGContext) {
    context.setBlendMode(part.erases ? .destinationOut : .normal)
    context.setFillColor(.black)
    context.setStrokeColor(.black)
    switch part.paint {
    case .area: context.fill(part.path)
    case .line(let width):
      context.setLineWidth(width)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.stroke(part.path)
    case .edge(let width):
      context.saveGState()
      context.beginPath()
      context.addPath(part.path)
      context.clip()
      context.setLineWidth(2 * width)
      context.setLineJoin(.round)
      context.stroke(part.path)
      context.restoreGState()
    }
  }
}
