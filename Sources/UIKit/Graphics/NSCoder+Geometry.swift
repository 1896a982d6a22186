// Geometry as text, the way in which archives and property lists of iOS hold it.
extension NSCoder {
  /// The text of a point: `{x, y}`.
  public class func string(for point: CGPoint) -> String { GeometryText.text([point.x, point.y]) }
  /// The text of a vector: `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { GeometryText.text([vector.dx, vector.dy]) }
  /// The text of a size: `{width, height}`.
  public class func string(for size: CGSize) -> String { GeometryText.text([size.width, size.height]) }
  /// The text of a rectangle: `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// The text of a transform: `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[" + GeometryText.text([t.a, t.b, t.c, t.d, t.tx, t.ty]).dropFirst().dropLast() + "]"
  }
  /// The text of insets: `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// The text of directional insets: `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// The text of an offset: `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String { GeometryText.text([offset.horizontal, offset.vertical]) }

  /// The point of a text such as `{3.0, 2.5}`; zero for a text that is none.
  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// The vector of a text such as `{3.0, 2.5}`; zero for a text that is none.
  public class func cgVector(for string: String) -> CGVector {
    GeometryText.numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// The size of a text such as `{3.0, 2.5}`; zero for a text that is none.
  public class func cgSize(for string: String) -> CGSize {
    GeometryText.numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// The rectangle of a text such as `{{3, 2}, {4, 5}}`; zero for a text that is none.
  public class func cgRect(for string: String) -> CGRect {
    GeometryText.numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// The transform of a text such as `[1, 0, 0, 1, 0, 0]`; the identity for a text that is none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    GeometryText.numbers(string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  /// The insets of a text such as `{1, 2, 3, 4}`: top, left, bottom, right; zero for a text that is none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  /// The insets of a text such as `{1, 2, 3, 4}`: top, leading, bottom, trailing; zero for a text that is none.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    GeometryText.numbers(string, 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
  /// The offset of a text such as `{3.0, 2.5}`; zero for a text that is none.
  public class func uiOffset(for string: String) -> UIOffset {
    GeometryText.numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
}

/// Numbers in braces.
private enum GeometryText {
  static func text(_ numbers: [CGFloat]) -> String {
    // Apple's texts have no `.0`.
    let words = numbers.map { number -> String in
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "{" + words.joined(separator: ", ") + "}"
  }

  /// As many numbers as are asked for, whatever braces stand around them; nil where there are others.
  static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let words = text.split { "{}[], \t\n".contains($0) }
    guard words.count == count else { return nil }
    let numbers = words.compactMap { Double($0) }
    return numbers.count == count ? numbers.map { CGFloat($0) } : nil
  }
}
