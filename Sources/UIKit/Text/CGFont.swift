/// A font without a size, by its name.
public final class CGFont: Equatable, @unchecked Sendable {
  private let name: String

  /// Finds a font by its PostScript name; nil where there is none of that name.
  ///
  /// The fonts are those that `UIFont(name:size:)` finds.
  public init?(_ name: CFString) {
    let name = name as String
    guard SystemFontName.font(named: name, size: 12) != nil else { return nil }
    self.name = name
  }

  /// The name that the font was found by.
  public var postScriptName: CFString? { name as NSString }

  /// Whether two fonts are the same.
  public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs.name == rhs.name }
}
