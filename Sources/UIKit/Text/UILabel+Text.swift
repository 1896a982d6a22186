internal import TextLayout

extension UILabel {
  /// The label's own properties as attributes, for plain text and for what attributed text leaves open.
  var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: font!, .foregroundColor: textColor!, .paragraphStyle: NSParagraphStyle(ownParagraphStyle)]
  }

  var ownParagraphStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = TextAlignment(rawValue: textAlignmentStorage.rawValue) ?? .natural
    style.lineBreakMode = LineBreakMode(rawValue: lineBreakModeStorage.rawValue) ?? .byTruncatingTail
    style.lineBreakStrategy = LineBreakStrategy(rawValue: lineBreakStrategy.rawValue)
    style.tightensForTruncation = allowsDefaultTighteningForTruncation
    return style
  }

  /// The text with the label's attributes where it has none of its own.
  func completed(_ text: NSAttributedString) -> NSAttributedString {
    let own = ownAttributes
    let whole = NSRange(location: 0, length: text.length)
    guard whole.length > 0 else { return NSAttributedString(string: "") }
    var range = NSRange()
    let first = text.attributes(at: 0, longestEffectiveRange: &range, in: whole)
    if range == whole { return NSAttributedString(string: text.string, attributes: own.merging(first) { $1 }) }
    let result = NSMutableAttributedString(attributedString: text)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      result.setAttributes(own.merging(attributes) { $1 }, range: range)
    }
    return AttributedStringMemory.sealed(result)
  }

  /// Whether the text is one run without colours, so that its size depends on string and font alone.
  var isPlain: Bool { attributedStorage == nil }

  /// The text for the engine; plain text has no colour of its own and is drawn in the fill colour.
  var engineText: EngineText {
    if let attributedStorage { return EngineText(attributedStorage, defaults: TextDefaults(font: font)) }
    return EngineText(
      AttributedText(
        plainText ?? "", attributes: TextAttributes(font: font.font, foreground: nil, paragraph: ownParagraphStyle)))
  }

  /// The text as it is drawn: natural alignment is the interface's.
  var engineTextForDrawing: EngineText {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return engineText.mapped { attributes in
      if attributes.paragraph.alignment == .natural { attributes.paragraph.alignment = isRightToLeft ? .right : .left }
    }
  }

  /// The colour of plain text in the present state.
  var drawnTextColor: UIColor {
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return color
  }
}

extension AttributedText {
  /// The same text with its attributes changed.
  func mapped(_ change: (inout TextAttributes) -> Void) -> AttributedText {
    guard count > 0 else { return self }
    var result = AttributedText()
    let units = string as NSString
    for run in runs {
      var attributes = run.attributes
      change(&attributes)
      let part =
        runs.count == 1
        ? string : units.substring(with: NSRange(location: run.range.lowerBound, length: run.range.count))
      result.append(part, attributes: attributes)
    }
    return result
  }

  /// The same text at another size: with all fonts, and the lengths that go with them, scaled.
  func scaled(by factor: CGFloat) -> AttributedText {
    factor == 1
      ? self
      : mapped {
        $0.font.pointSize *= factor
        $0.font.leading *= factor
        $0.kern *= factor
        $0.baselineOffset *= factor
        if let box = $0.attachment {
          var scaled = TextAttachmentBox(
            size: CGSize(width: box.size.width * factor, height: box.size.height * factor), y: box.y * factor,
            identifier: box.identifier)
          scaled.padding = box.padding * factor
          $0.attachment = scaled
        }
      }
  }
}
