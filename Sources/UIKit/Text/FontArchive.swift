import Foundation
internal import TextLayout

/// How fonts and descriptors are written: by name, size, and the text style that they follow.
enum FontArchive {
  private static let name = "UIFontName"
  private static let size = "UIFontPointSize"
  private static let style = "UIFontTextStyle"

  static func encode(_ font: Font, _ origin: UIFont.Origin, with coder: NSCoder) {
    coder.encode(NSString(string: SystemFontName.postscriptName(of: font)), forKey: name)
    coder.encode(Double(font.pointSize), forKey: size)
    if case .style(let textStyle) = origin { coder.encode(NSString(string: textStyle.rawValue), forKey: style) }
  }

  static func descriptor(_ coder: NSCoder) -> (Font, UIFont.Origin)? {
    guard coder.allowsKeyedCoding, let name = coder.object(of: NSString.self, name),
      let font = SystemFontName.font(named: String(describing: name), size: CGFloat(coder.decodeDouble(forKey: size)))
    else { return nil }
    guard let textStyle = coder.object(of: NSString.self, style) else { return (font, .fixed) }
    return (font, .style(UIFont.TextStyle(rawValue: String(describing: textStyle))))
  }
}
