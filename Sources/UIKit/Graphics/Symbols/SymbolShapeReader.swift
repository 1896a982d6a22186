/// Reads how a symbol is drawn from a line of `symbol-shapes.tsv`, or from what ``SymbolNaming`` makes of a name.
///
/// Words and numbers, on a square of 24 units with y down, which is an em:
///
/// - `f` begins an area, `s W` a line of width W, `e` and `x W` the same but taken away;
/// - `M x y`, `L x y`, `Q x y x y`, `C x y x y x y`, `Z` draw as in SVG, `O x y r` a circle, `R x y width height radius` a rectangle
///   with round corners;
/// - `g NAME x y side` another symbol about (x, y), its larger side as given; `h NAME x y side` the same taken away; `b NAME` the
///   symbol as it lies in its own square;
/// - `turn DEGREES` turns all that was drawn about the middle, clockwise.
struct SymbolShapeReader {
  let emboldening: CGFloat
  /// Finds the art of another symbol.
  let symbol: (String) -> SymbolArt?

  private var art = SymbolArt()
  private var path = CGMutablePath()
  private var paint = SymbolArt.Paint.area
  private var erases = false

  init(emboldening: CGFloat, symbol: @escaping (String) -> SymbolArt?) {
    self.emboldening = emboldening
    self.symbol = symbol
  }

  /// Returns the art of a text; nil for an invalid text, and for one with a missing symbol.
  mutating func read(_ text: String) -> SymbolArt? {
    var words = text.split(separator: " ")[...]
    while let word = words.popFirst() {
      func number() -> CGFloat { words.popFirst().flatMap { Double($0) }.map { CGFloat($0) / 24 } ?? .nan }
      func point() -> CGPoint {
        let x = number()
        return CGPoint(x: x, y: number())
      }
      switch word {
      case "f": begin(.area, erases: false)
      case "e": begin(.area, erases: true)
      case "s": begin(.line(lineWidth(number())), erases: false)
      case "x": begin(.line(number()), erases: true)
      case "M": path.move(to: point())
      case "L": path.addLine(to: point())
      case "Q":
        let control = point()
        path.addQuadCurve(to: point(), control: control)
      case "C":
        let (first, second) = (point(), point())
        path.addCurve(to: point(), control1: first, control2: second)
      case "Z": path.closeSubpath()
      case "O":
        let (center, radius) = (point(), number())
        path.addEllipse(
          in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      case "R":
        let (origin, size) = (point(), point())
        let rect = CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
        let radius = number()
        path.addPath(.rounded(rect, radius: radius, corners: .all))
      case "g", "h":
        guard let name = words.popFirst(), let other = symbol(String(name)) else { return nil }
        let center = point()
        add(other, about: center, side: number(), erases: word == "h")
      case "b":
        guard let name = words.popFirst(), let other = symbol(String(name)) else { return nil }
        add(other, about: CGPoint(x: 0.5, y: 0.5), side: nil, erases: false)
      case "turn":
        finish()
        let middle = CGAffineTransform(translationX: -0.5, y: -0.5)
          .concatenating(CGAffineTransform(rotationAngle: number() * 24 * .pi / 180))
          .concatenating(CGAffineTransform(translationX: 0.5, y: 0.5))
        art = art.applying(middle)
      default: return nil
      }
    }
    finish()
    return art.parts.isEmpty ? nil : art
  }

  private func lineWidth(_ width: CGFloat) -> CGFloat { max(0.02, width + emboldening) }

  private mutating func begin(_ paint: SymbolArt.Paint, erases: Bool) {
    finish()
    (self.paint, self.erases) = (paint, erases)
  }

  private mutating func finish() {
    if !path.isEmpty { art.parts.append(SymbolArt.Part(path: path, paint: paint, erases: erases)) }
    path = CGMutablePath()
  }

  private mutating func add(_ other: SymbolArt, about center: CGPoint, side: CGFloat?, erases: Bool) {
    finish()
    let bounds = other.bounds
    let factor = side.map { $0 / max(bounds.width, bounds.height) } ?? 1
    let place = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CGAffineTransform(scaleX: factor, y: factor))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    // Lines of what is made smaller stay nearly as thick as those around it.
    var placed = other.applying(place, lineFactor: factor < 1 ? 1 / factor.squareRoot() : 1)
    if erases {
      for index in placed.parts.indices {
        placed.parts[index].erases.toggle()
        if case .edge = placed.parts[index].paint { placed.parts[index].paint = .area }
      }
      // Only the painted parts of the other symbol are erased here, not those that it erases itself.
      placed.parts.removeAll { !$0.erases }
    }
    art.parts += placed.parts
  }
}
