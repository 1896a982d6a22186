// Written by Scripts/property-keys: Apple's properties by key.

extension CATextLayer {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("alignmentMode", \CATextLayer.alignmentMode)
    table.add("font", \CATextLayer.font)
    table.add("fontSize", \CATextLayer.fontSize)
    table.add("foregroundColor", \CATextLayer.foregroundColor)
    table.add("wrapped", \CATextLayer.isWrapped)
    table.add("string", \CATextLayer.string)
    table.add("truncationMode", \CATextLayer.truncationMode)
  }
}

extension CGFont {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("fullName", \CGFont.fullName)
    table.add("postScriptName", \CGFont.postScriptName)
  }
}

extension DateComponentsFormatter {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("allowedUnits", \DateComponentsFormatter.allowedUnits)
    table.add("calendar", \DateComponentsFormatter.calendar)
    table.add("collapsesLargestUnit", \DateComponentsFormatter.collapsesLargestUnit)
    table.add("maximumUnitCount", \DateComponentsFormatter.maximumUnitCount)
    table.add("referenceDate", \DateComponentsFormatter.referenceDate)
    table.add("unitsStyle", \DateComponentsFormatter.unitsStyle)
    table.add("zeroFormattingBehavior", \DateComponentsFormatter.zeroFormattingBehavior)
  }
}

extension ListFormatter {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("itemFormatter", \ListFormatter.itemFormatter)
    table.add("locale", \ListFormatter.locale)
  }
}

extension MeasurementFormatter {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("locale", \MeasurementFormatter.locale)
    table.add("numberFormatter", \MeasurementFormatter.numberFormatter)
    table.add("unitOptions", \MeasurementFormatter.unitOptions)
    table.add("unitStyle", \MeasurementFormatter.unitStyle)
  }
}

extension NSMutableParagraphStyle {
  fileprivate static func keys5(_ table: _MethodTable) {
    table.add("lineSpacing", \NSMutableParagraphStyle.lineSpacing)
    table.add("paragraphSpacing", \NSMutableParagraphStyle.paragraphSpacing)
    table.add("alignment", \NSMutableParagraphStyle.alignment)
    table.add("firstLineHeadIndent", \NSMutableParagraphStyle.firstLineHeadIndent)
    table.add("headIndent", \NSMutableParagraphStyle.headIndent)
    table.add("tailIndent", \NSMutableParagraphStyle.tailIndent)
    table.add("lineBreakMode", \NSMutableParagraphStyle.lineBreakMode)
    table.add("minimumLineHeight", \NSMutableParagraphStyle.minimumLineHeight)
    table.add("maximumLineHeight", \NSMutableParagraphStyle.maximumLineHeight)
    table.add("baseWritingDirection", \NSMutableParagraphStyle.baseWritingDirection)
    table.add("lineHeightMultiple", \NSMutableParagraphStyle.lineHeightMultiple)
    table.add("paragraphSpacingBefore", \NSMutableParagraphStyle.paragraphSpacingBefore)
    table.add("hyphenationFactor", \NSMutableParagraphStyle.hyphenationFactor)
    table.add("usesDefaultHyphenation", \NSMutableParagraphStyle.usesDefaultHyphenation)
    table.add("tabStops", \NSMutableParagraphStyle.tabStops)
    table.add("defaultTabInterval", \NSMutableParagraphStyle.defaultTabInterval)
    table.add("allowsDefaultTighteningForTruncation", \NSMutableParagraphStyle.allowsDefaultTighteningForTruncation)
    table.add("lineBreakStrategy", \NSMutableParagraphStyle.lineBreakStrategy)
    table.add("textLists", \NSMutableParagraphStyle.textLists)
  }
}

extension NSParagraphStyle {
  fileprivate static func keys6(_ table: _MethodTable) {
    table.add("lineSpacing", \NSParagraphStyle.lineSpacing)
    table.add("paragraphSpacing", \NSParagraphStyle.paragraphSpacing)
    table.add("alignment", \NSParagraphStyle.alignment)
    table.add("headIndent", \NSParagraphStyle.headIndent)
    table.add("tailIndent", \NSParagraphStyle.tailIndent)
    table.add("firstLineHeadIndent", \NSParagraphStyle.firstLineHeadIndent)
    table.add("minimumLineHeight", \NSParagraphStyle.minimumLineHeight)
    table.add("maximumLineHeight", \NSParagraphStyle.maximumLineHeight)
    table.add("lineBreakMode", \NSParagraphStyle.lineBreakMode)
    table.add("baseWritingDirection", \NSParagraphStyle.baseWritingDirection)
    table.add("lineHeightMultiple", \NSParagraphStyle.lineHeightMultiple)
    table.add("paragraphSpacingBefore", \NSParagraphStyle.paragraphSpacingBefore)
    table.add("hyphenationFactor", \NSParagraphStyle.hyphenationFactor)
    table.add("usesDefaultHyphenation", \NSParagraphStyle.usesDefaultHyphenation)
    table.add("tabStops", \NSParagraphStyle.tabStops)
    table.add("defaultTabInterval", \NSParagraphStyle.defaultTabInterval)
    table.add("textLists", \NSParagraphStyle.textLists)
    table.add("allowsDefaultTighteningForTruncation", \NSParagraphStyle.allowsDefaultTighteningForTruncation)
    table.add("lineBreakStrategy", \NSParagraphStyle.lineBreakStrategy)
  }
}

extension NSShadow {
  fileprivate static func keys7(_ table: _MethodTable) {
    table.add("shadowOffset", \NSShadow.shadowOffset)
    table.add("shadowBlurRadius", \NSShadow.shadowBlurRadius)
    table.add("shadowColor", \NSShadow.shadowColor)
  }
}

extension NSStringDrawingContext {
  fileprivate static func keys8(_ table: _MethodTable) {
    table.add("actualScaleFactor", \NSStringDrawingContext.actualScaleFactor)
    table.add("minimumScaleFactor", \NSStringDrawingContext.minimumScaleFactor)
    table.add("totalBounds", \NSStringDrawingContext.totalBounds)
  }
}

extension NSTextAttachment {
  fileprivate static func keys9(_ table: _MethodTable) {
    table.add("contents", \NSTextAttachment.contents)
    table.add("fileType", \NSTextAttachment.fileType)
    table.add("image", \NSTextAttachment.image)
    table.add("bounds", \NSTextAttachment.bounds)
    table.add("lineLayoutPadding", \NSTextAttachment.lineLayoutPadding)
  }
}

extension NSTextList {
  fileprivate static func keys10(_ table: _MethodTable) {
    table.add("ordered", \NSTextList.isOrdered)
    table.add("listOptions", \NSTextList.listOptions)
    table.add("markerFormat", \NSTextList.markerFormat)
    table.add("startingItemNumber", \NSTextList.startingItemNumber)
  }
}

extension NSTextTab {
  fileprivate static func keys11(_ table: _MethodTable) {
    table.add("alignment", \NSTextTab.alignment)
    table.add("location", \NSTextTab.location)
    table.add("options", \NSTextTab.options)
  }
}

extension RelativeDateTimeFormatter {
  fileprivate static func keys12(_ table: _MethodTable) {
    table.add("calendar", \RelativeDateTimeFormatter.calendar)
    table.add("dateTimeStyle", \RelativeDateTimeFormatter.dateTimeStyle)
    table.add("formattingContext", \RelativeDateTimeFormatter.formattingContext)
    table.add("locale", \RelativeDateTimeFormatter.locale)
    table.add("unitsStyle", \RelativeDateTimeFormatter.unitsStyle)
  }
}

extension UIFont {
  fileprivate static func keys13(_ table: _MethodTable) {
    table.add("familyName", \UIFont.familyName)
    table.add("fontName", \UIFont.fontName)
    table.add("pointSize", \UIFont.pointSize)
    table.add("ascender", \UIFont.ascender)
    table.add("descender", \UIFont.descender)
    table.add("capHeight", \UIFont.capHeight)
    table.add("xHeight", \UIFont.xHeight)
    table.add("lineHeight", \UIFont.lineHeight)
    table.add("leading", \UIFont.leading)
    table.add("fontDescriptor", \UIFont.fontDescriptor)
  }
}

extension UIFontDescriptor {
  fileprivate static func keys14(_ table: _MethodTable) {
    table.add("postscriptName", \UIFontDescriptor.postscriptName)
    table.add("pointSize", \UIFontDescriptor.pointSize)
    table.add("symbolicTraits", \UIFontDescriptor.symbolicTraits)
    table.add("fontAttributes", \UIFontDescriptor.fontAttributes)
  }
}

extension UILabel {
  fileprivate static func keys15(_ table: _MethodTable) {
    table.add("text", \UILabel.text)
    table.add("font", \UILabel.font)
    table.add("textColor", \UILabel.textColor)
    table.add("shadowColor", \UILabel.shadowColor)
    table.add("shadowOffset", \UILabel.shadowOffset)
    table.add("textAlignment", \UILabel.textAlignment)
    table.add("lineBreakMode", \UILabel.lineBreakMode)
    table.add("attributedText", \UILabel.attributedText)
    table.add("highlightedTextColor", \UILabel.highlightedTextColor)
    table.add("highlighted", \UILabel.isHighlighted)
    table.add("userInteractionEnabled", \UILabel.isUserInteractionEnabled)
    table.add("enabled", \UILabel.isEnabled)
    table.add("numberOfLines", \UILabel.numberOfLines)
    table.add("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
    table.add("baselineAdjustment", \UILabel.baselineAdjustment)
    table.add("minimumScaleFactor", \UILabel.minimumScaleFactor)
    table.add("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
    table.add("lineBreakStrategy", \UILabel.lineBreakStrategy)
    table.add("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
    table.add("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
    table.add("intrinsicContentSize", \UILabel.intrinsicContentSize)
    table.add("semanticContentAttribute", \UILabel.semanticContentAttribute)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CATextLayer.self, CATextLayer.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CGFont.self, CGFont.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, DateComponentsFormatter.self, DateComponentsFormatter.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, ListFormatter.self, ListFormatter.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, MeasurementFormatter.self, MeasurementFormatter.keys4) }, 0, 0
)
@section("swift5_tests") @used private let record5: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSMutableParagraphStyle.self, NSMutableParagraphStyle.keys5) }, 0, 0
)
@section("swift5_tests") @used private let record6: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSParagraphStyle.self, NSParagraphStyle.keys6) }, 0, 0
)
@section("swift5_tests") @used private let record7: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSShadow.self, NSShadow.keys7) }, 0, 0
)
@section("swift5_tests") @used private let record8: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSStringDrawingContext.self, NSStringDrawingContext.keys8) }, 0, 0
)
@section("swift5_tests") @used private let record9: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSTextAttachment.self, NSTextAttachment.keys9) }, 0, 0
)
@section("swift5_tests") @used private let record10: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSTextList.self, NSTextList.keys10) }, 0, 0
)
@section("swift5_tests") @used private let record11: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSTextTab.self, NSTextTab.keys11) }, 0, 0
)
@section("swift5_tests") @used private let record12: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, RelativeDateTimeFormatter.self, RelativeDateTimeFormatter.keys12) }, 0, 0
)
@section("swift5_tests") @used private let record13: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIFont.self, UIFont.keys13) }, 0, 0
)
@section("swift5_tests") @used private let record14: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIFontDescriptor.self, UIFontDescriptor.keys14) }, 0, 0
)
@section("swift5_tests") @used private let record15: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UILabel.self, UILabel.keys15) }, 0, 0
)
