internal import InterfaceDocuments

extension NibTable {
  static let textRules: [NibRules] = [
    NibRules(UILabel.self, "label") { the in
      the.set("fontDescription") { label, value in
        if let font = value.font { label.font = font }
      }
      the.set("textColor") { label, value in if let color = value.color { label.textColor = color } }
      the.text("text", \.text)
      the.choice("textAlignment", \.textAlignment, alignments)
      the.choice("lineBreakMode", \.lineBreakMode, lineBreakModes)
      the.integer("numberOfLines", \.numberOfLines)
      the.choice(
        "baselineAdjustment", \.baselineAdjustment,
        ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none])
      the.flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      the.flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth)
      the.number("minimumScaleFactor", \.minimumScaleFactor)
      the.set("minimumFontSize") { label, value in
        guard let size = value.number, let font = label.font, font.pointSize > 0 else { return }
        label.minimumScaleFactor = min(1, size / font.pointSize)
      }
      the.set("preferredMaxLayoutWidth") { label, value in
        if let width = value.number { label.preferredMaxLayoutWidth = width }
      }
      the.flag("enabled", \.isEnabled)
      the.flag("highlighted", \.isHighlighted)
      the.color("highlightedColor", \.highlightedTextColor)
      the.color("shadowColor", \.shadowColor)
      the.size("shadowOffset", \.shadowOffset)
      the.set("attributedText") { label, value in
        label.attributedText = value.instance.attributedText(value.element)
      }
      // What the editor calls tightening letter spacing; the property of that name became the other one in iOS 9.
      the.flag("adjustsLetterSpacingToFitWidth", \.allowsDefaultTighteningForTruncation)
      // Said by the attributed text itself, and by the numbers of the ways to shrink.
      the.ignore("usesAttributedText", "autoshrinkMode")
    }
  ]
}
