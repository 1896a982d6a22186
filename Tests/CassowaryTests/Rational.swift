/// An exact fraction, for the reference solver; traps when it no longer fits.
struct Rational: Hashable, Comparable, ExpressibleByIntegerLiteral {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int = 1) {
    var (a, b) = (abs(numerator), abs(denominator))
    while b != 0 { (a, b) = (b, a % b) }
    let sign = denominator < 0 ? -1 : 1
    self.numerator = a == 0 ? 0 : sign * numerator / a
    self.denominator = a == 0 ? 1 : sign * denominator / a
  }

  init(integerLiteral value: Int) { self.init(value) }

  var double: Double { Double(numerator) / Double(denominator) }

  static func + (a: Rational, b: Rational) -> Rational {
    if a.denominator == 1, b.denominator == 1 { return Rational(whole: a.numerator + b.numerator) }
    return Rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
  }
  static func - (a: Rational, b: Rational) -> Rational { a + -b }
  static prefix func - (a: Rational) -> Rational { a * -1 }
  static func * (a: Rational, b: Rational) -> Rational {
    if a.denominator == 1, b.denominator == 1 { return Rational(whole: a.numerator * b.numerator) }
    return Rational(a.numerator * b.numerator, a.denominator * b.denominator)
  }
  static func / (a: Rational, b: Rational) -> Rational {
    Rational(a.numerator * b.denominator, a.denominator * b.numerator)
  }
  static func < (a: Rational, b: Rational) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }

  private init(whole: Int) {
    numerator = whole
    denominator = 1
  }
}
