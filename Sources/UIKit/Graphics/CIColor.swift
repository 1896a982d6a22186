/// A colour of Core Image: red, green, blue and alpha in sRGB, which may lie beside 0…1.
///
/// It comes with UIKit, as at Apple; filters and images of Core Image are not there.
open class CIColor: NSObject, NSCopying, @unchecked Sendable {
  private let values: UnsafeMutablePointer<CGFloat>

  /// A colour of four parts.
  public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
    values = UnsafeMutablePointer.allocate(capacity: 4)
    for (place, value) in [r, g, b, a].enumerated() { (values + place).initialize(to: value) }
    super.init()
  }

  /// An opaque colour.
  public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
    self.init(red: r, green: g, blue: b, alpha: 1)
  }

  /// The colour of a colour of Core Graphics; one of a pattern is black.
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  /// The colour of a colour of UIKit, a dynamic one as it is now.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour of a text such as `0.5 0.7 0.3 1.0`; parts that are missing are 0, alpha is 1.
  public convenience init(string representation: String) {
    let parts = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func part(_ place: Int, _ missing: CGFloat) -> CGFloat { place < parts.count ? parts[place] : missing }
    self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
  }

  deinit { values.deallocate() }

  /// How much red there is.
  open var red: CGFloat { values[0] }
  /// How much green there is.
  open var green: CGFloat { values[1] }
  /// How much blue there is.
  open var blue: CGFloat { values[2] }
  /// The opacity of the colour, 0 to 1.
  open var alpha: CGFloat { values[3] }
  /// The parts with alpha: 4.
  open var numberOfComponents: Int { 4 }
  /// Red, green, blue and alpha, as long as the colour is there.
  open var components: UnsafePointer<CGFloat> { UnsafePointer(values) }
  /// The parts as a text, from which `init(string:)` makes an equal colour.
  open var stringRepresentation: String {
    [red, green, blue, alpha].map { value in
      let number = Double(value)
      return number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    }.joined(separator: " ")
  }

  /// A colour is equal to one with the same parts.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (0..<4).allSatisfy { values[$0] == other.values[$0] }
  }
  /// Equal for equal colours.
  open override var hash: Int {
    var hasher = Hasher()
    for place in 0..<4 { hasher.combine(values[place]) }
    return hasher.finalize()
  }
  /// Itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// The parts in parentheses.
  open override var description: String { "(\(stringRepresentation))" }

  /// Black.
  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// White.
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Half of white.
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Red.
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Green.
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Blue.
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Green and blue.
  open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Red and blue.
  open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// Red and green.
  open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Nothing.
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
