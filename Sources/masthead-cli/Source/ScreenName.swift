/// Turns class names and expressions into file names.
enum ScreenName {
  /// The longest name that is made; longer ones are cut.
  static let limit = 100

  /// The expression with everything but letters, digits and underscores turned into single dashes.
  ///
  /// `WeatherViewController()` gives `WeatherViewController`, `List(style: .plain)` gives `List-style-plain`.
  /// An expression without a letter or digit gives `Screen`.
  static func sanitized(_ expression: String) -> String {
    var name = ""
    for scalar in expression.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_" {
        name.unicodeScalars.append(scalar)
      } else if !name.isEmpty && !name.hasSuffix("-") {
        name.append("-")
      }
    }
    name = String(name.prefix(limit))
    while name.hasSuffix("-") { name.removeLast() }
    return name.isEmpty ? "Screen" : name
  }

  /// Sanitized names in which no two are equal, also where the file system ignores case: the second `A` becomes `A-2`.
  static func unique(_ expressions: [String]) -> [String] {
    var taken = Set<String>()
    return expressions.map { expression in
      let name = sanitized(expression)
      var candidate = name
      var number = 2
      while !taken.insert(candidate.lowercased()).inserted {
        candidate = "\(name)-\(number)"
        number += 1
      }
      return candidate
    }
  }
}
