import Foundation
internal import TextLayout

/// How fonts and descriptors are written: by name, size, and the text style that they follow.
enum FontArchive {
  private static let name = "UIFontName"
  private static let size = "UIFontPointSize"
  private static let style = "UIFontTextStyle"
  private static let features = "UIFontFeatures"
  private static let leading = "UIFontLeadingTrait"

  static func encode(_ font: Font, _ origin: UIFont.Origin, with coder: NSCoder) {
    coder.encode(NSString(string: SystemFontName.postscriptName(of: font)), forKey: name)
    coder.encode(Double(font.pointSize), forKey: size)
    if !font.features.isEmpty { coder.encode(Int64(bitPattern: font.features.rawValue), forKey: features) }
    if font.leadingTrait != 0 { coder.encode(Int(font.leadingTrait), forKey: leading) }
    if case .style(let textStyle) = origin { coder.encode(NSString(string: textStyle.rawValue), forKey: style) }
  }

  static func descriptor(_ coder: NSCoder) -> (Font, UIFont.Origin)? {
    guard coder.allowsKeyedCoding, let name = coder.object(of: NSString.self, name),
      var font = SystemFontName.font(named: String(describing: name), size: CGFloat(coder.decodeDouble(forKey: size)))
    else { return nil }
    font.features = FontFeatures(rawValue: UInt64(bitPattern: coder.decodeInt64(forKey: features)))
    font.leadingTrait = Int8(clamping: coder.decodeInteger(forKey: leading).signum())
    font.leading = DynamicType.leading(of: font)
    guard let textStyle = coder.object(of: NSString.self, style) else { return (font, .fixed) }
    return (font, .style(UIFont.TextStyle(rawValue: String(describing: textStyle))))
  }
}
