import CTextShims
import CoreGraphics

/// A font as a value: which family, how large, how heavy, upright or italic.
///
/// Making one opens nothing and costs nothing; a font file is opened when the first of its glyphs is needed. System
/// text is measured with the advances and vertical metrics of the iOS system font (`sf-metrics`) and drawn with Inter, so that
/// lines break and frames fall where they do on iOS. Every length is in points and exact: measuring never rounds.
public struct Font: Hashable, Sendable {
  /// The designs from which glyphs are taken.
  public enum Family: UInt8, Hashable, Sendable, CaseIterable {
    /// The system font, `UIFont.systemFont(ofSize:weight:)`.
    case system
    /// The system font with all digits as wide as its zero (a rule: the width iOS gives them has not been measured).
    case systemMonospacedDigit
    /// The monospaced system font: 1266/2048 em for every character it has (`sf-metrics`).
    case systemMonospaced
    /// The rounded design: the letters of `system` with round corners, in the same metrics (a rule: iOS' have not been measured).
    case systemRounded
    /// The serif design: Noto Serif, with its own advances and the vertical metrics of `system` (a rule: iOS' have not been measured).
    case systemSerif
    /// A font that the application brings (`Font.brought`), with the file's own advances, kerning, ligatures and metrics.
    case brought
  }

  /// The design.
  public var family: Family {
    didSet { if family != .brought { brought = nil } }
  }
  /// Size in points; not a number, infinite or negative sizes count as zero.
  public var pointSize: CGFloat
  /// Raw value of `UIFont.Weight`, −0.8 (ultra light) … 0.62 (black); others are taken to the nearest end.
  public var weight: CGFloat
  /// Whether letters slant.
  public var isItalic: Bool
  /// Whether the reader asks for bold text: everything is set in `drawnWeight`, heavier than `weight`.
  public var isBoldText = false
  /// Room that the font asks for between lines, in points; 0 but for fonts of text styles.
  ///
  /// It does not grow with `pointSize`.
  public var leading: CGFloat = 0
  /// −1 for lines set closer than the font's are, 1 for lines further apart.
  public var leadingTrait: Int8 = 0
  /// The face of the application's own font, if `family` is `brought`.
  public private(set) var brought: BroughtFace?
  /// Other shapes of some characters.
  public var features: FontFeatures = []

  /// The design.
  public init(_ family: Family = .system, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false) {
    self.family = family
    self.pointSize = size.isFinite && size > 0 ? size : 0
    self.weight = weight.isFinite ? min(max(weight, -0.8), 0.62) : 0
    self.isItalic = isItalic
  }
}

extension Font {
  /// A font that the application brought.
  public init(_ brought: BroughtFont, size: CGFloat) {
    self.init(.brought, size: size, weight: brought.weight, isItalic: brought.isItalic)
    self.brought = brought.face
    leading = CGFloat(brought.face.lineGap) * pointSize
  }

  /// The weight that text is measured and drawn in: under bold text, regular is semibold and semibold bold.
  ///
  /// (A rule: lighter weights gain as much as regular does, and those from bold up go to heavy and black. iOS' own steps have not been
  /// measured.)
  public var drawnWeight: CGFloat {
    guard isBoldText else { return weight }
    if weight <= 0 { return weight + 0.3 }
    if weight < 0.4 { return 0.4 }
    return weight < 0.56 ? 0.56 : 0.62
  }
}

/// Vertical metrics, `sf-metrics` "Vertical": the same share of the size at every size and weight.
extension Font {
  /// Height of the line above its baseline, positive.
  public var ascender: CGFloat { brought.map { CGFloat($0.ascender) * pointSize } ?? 1950 * pointSize / 2048 }
  /// Depth of the line below its baseline, negative.
  public var descender: CGFloat { brought.map { CGFloat($0.descender) * pointSize } ?? -494 * pointSize / 2048 }
  /// Height of a line, without `leading`: 2444/2048 of the size.
  public var lineHeight: CGFloat {
    brought.map { CGFloat($0.ascender - $0.descender) * pointSize } ?? 2444 * pointSize / 2048
  }
  /// The height of capital letters above the baseline, in points.
  public var capHeight: CGFloat { brought.map { CGFloat($0.capHeight) * pointSize } ?? 1443 * pointSize / 2048 }
  /// Height of the lower-case x, a whole number of font units: 1078 (text) to 1040 (display sizes) when regular.
  public var xHeight: CGFloat {
    if let brought { return CGFloat(brought.xHeight) * pointSize }
    return SystemFontLaw.xHeightUnits(size: pointSize, weight: drawnWeight, isItalic: isItalic) * pointSize / 2048
  }
}
