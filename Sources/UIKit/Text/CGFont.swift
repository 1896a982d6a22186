import Foundation
internal import TextLayout

/// A font without a size, by its name or by a file's bytes.
public final class CGFont: Equatable, @unchecked Sendable {
  private let name: String
  /// The file, of a font that was not found by name.
  let file: Data?

  /// Finds a font by its PostScript name; nil for an unknown name.
  ///
  /// The fonts are those that `UIFont(name:size:)` finds.
  public init?(_ name: CFString) {
    let name = String(describing: name)
    guard SystemFontName.font(named: name, size: 12) != nil else { return nil }
    self.name = name
    file = nil
  }

  /// Reads a TrueType or OpenType file, of a collection the first font; nil where the bytes are none.
  ///
  /// `CTFontManagerRegisterGraphicsFont` has `UIFont(name:size:)` find it.
  public init?(_ provider: CGDataProvider) {
    guard let bytes = provider.data else { return nil }
    let data = Data(referencing: bytes)
    guard let name = TextEngine.shared.names(in: data).first else { return nil }
    self.name = name
    file = data
  }

  /// The name that the font is found by.
  public var postScriptName: CFString? { NSString(string: name) }

  /// The font's full name, such as "Inter Bold".
  public var fullName: CFString? {
    BroughtFontNames.font(named: name).map { NSString(string: $0.fullName) } ?? postScriptName
  }

  /// Whether two fonts are the same.
  public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs.name == rhs.name && lhs.file == rhs.file }
}
