// Core Text's names of attributes that come with UIKit, where they are the attributes of UIKit. As at Apple they are texts, and become keys by
// `kCTKernAttributeName as NSAttributedString.Key`.

/// The key of the font.
public var kCTFontAttributeName: CFString { NSString(string: NSAttributedString.Key.font.rawValue) }
/// The key of the points that are added after each character, in place of the font's own pairs.
public var kCTKernAttributeName: CFString { NSString(string: NSAttributedString.Key.kern.rawValue) }
/// The key of the points that are added after each character.
public var kCTTrackingAttributeName: CFString { NSString(string: NSAttributedString.Key.tracking.rawValue) }
/// The key of the number that has ligatures.
public var kCTLigatureAttributeName: CFString { NSString(string: NSAttributedString.Key.ligature.rawValue) }
/// The key of the paragraph's style.
public var kCTParagraphStyleAttributeName: CFString { NSString(string: NSAttributedString.Key.paragraphStyle.rawValue) }
/// The key of the width of the line about letters, in hundredths of the font's size.
public var kCTStrokeWidthAttributeName: CFString { NSString(string: NSAttributedString.Key.strokeWidth.rawValue) }
/// The key of the style of the line under the characters.
public var kCTUnderlineStyleAttributeName: CFString { NSString(string: NSAttributedString.Key.underlineStyle.rawValue) }
/// The key of the points by which the characters are raised.
public var kCTBaselineOffsetAttributeName: CFString { NSString(string: NSAttributedString.Key.baselineOffset.rawValue) }
/// The key of the language by whose rules words are parted.
public var kCTLanguageAttributeName: CFString { NSString(string: NSAttributedString.Key.languageIdentifier.rawValue) }
