import UIKit

/// Scripts, attributes, truncation, sizes.
@MainActor enum TextScreens {
  static func scripts() -> UIViewController {
    BuiltController { view in
      let lines = [
        "Ärger Łódź Ñandú fi ffl", "Ελληνικά γράμματα", "Кириллица и ъ", "العربية مع ١٢٣", "עברית עם 123",
        "देवनागरी क्षत्रिय", "ภาษาไทย ที่นี่", "简体中文,排版。", "繁體中文「排版」", "日本語、カナと漢字", "한국어 글자 조판",
        "😀 👍🏽 👨‍👩‍👧 🇮🇸 1️⃣", "abc שלום (12) def", "Z̴͍͝a̸l̶g̵o é ệ", "½ ± µ € № ∑ √ ≠ →",
      ]
      view.stack(lines.map { UILabel($0) }, spacing: 6)
    }
  }

  static func attributes() -> UIViewController {
    BuiltController { view in
      @MainActor func line(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> UILabel {
        let label = UILabel("", size: 17)
        label.attributedText = NSAttributedString(string: text, attributes: attributes)
        return label
      }
      let justified = NSMutableParagraphStyle()
      justified.alignment = .justified
      justified.firstLineHeadIndent = 24
      justified.lineSpacing = 4
      let tight = NSMutableParagraphStyle()
      tight.lineHeightMultiple = 0.8
      tight.alignment = .right
      let words =
        "Seven narrow boats went down the slow river before noon and came back after dark with all their lamps lit."
      let mixed = NSMutableAttributedString(string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 11)])
      mixed.append(NSAttributedString(string: "LARGE ", attributes: [.font: UIFont.boldSystemFont(ofSize: 28)]))
      mixed.append(
        NSAttributedString(
          string: "raised", attributes: [.font: UIFont.italicSystemFont(ofSize: 13), .baselineOffset: 8]))
      let pin = NSTextAttachment()
      pin.image = UIImage(systemName: "star.fill")?.withTintColor(.systemOrange)
      let attached = NSMutableAttributedString(string: "Rated ")
      attached.append(NSAttributedString(attachment: pin))
      attached.append(NSAttributedString(string: " by four"))
      let attachment = UILabel("")
      attachment.attributedText = attached
      let mixedLabel = UILabel("")
      mixedLabel.attributedText = mixed
      view.stack([
        line("Underlined with descenders gjpqy", [.underlineStyle: 1]),
        line("Struck and red", [.strikethroughStyle: 1, .strikethroughColor: UIColor.systemRed]),
        line("Dotted under words only", [.underlineStyle: 0x8101, .underlineColor: UIColor.systemBlue]),
        line("Spaced", [.kern: 6]), line("On yellow", [.backgroundColor: UIColor.systemYellow]),
        line("Coloured", [.foregroundColor: UIColor.systemIndigo, .font: UIFont.boldSystemFont(ofSize: 24)]),
        line(words, [.paragraphStyle: justified, .font: UIFont.systemFont(ofSize: 14)]),
        line(words, [.paragraphStyle: tight, .font: UIFont.systemFont(ofSize: 14)]),
        line("Monospaced 0123", [.font: UIFont.monospacedSystemFont(ofSize: 15, weight: .medium)]),
        mixedLabel, attachment,
      ])
    }
  }

  static func truncation() -> UIViewController {
    BuiltController { view in
      let modes: [NSLineBreakMode] = [
        .byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byClipping, .byCharWrapping, .byWordWrapping,
      ]
      var labels = modes.map { mode in
        let label = UILabel(
          "A title much too long for the line that it has to stand on", lines: mode.rawValue < 2 ? 2 : 1)
        label.lineBreakMode = mode
        label.backgroundColor = .secondarySystemBackground
        return label
      }
      let shrunk = UILabel("This one is made smaller until it fits the width", lines: 1)
      shrunk.adjustsFontSizeToFitWidth = true
      shrunk.minimumScaleFactor = 0.5
      labels.append(shrunk)
      for alignment in [NSTextAlignment.left, .center, .right, .natural] {
        let label = UILabel("Two lines of text\nof which one is short", size: 15)
        label.textAlignment = alignment
        label.backgroundColor = .tertiarySystemFill
        labels.append(label)
      }
      let shadowed = UILabel("With a shadow", size: 24, weight: .bold)
      shadowed.shadowColor = .systemGray
      shadowed.shadowOffset = CGSize(width: 2, height: 2)
      labels.append(shadowed)
      view.stack(labels)
    }
  }

  static func weights() -> UIViewController {
    BuiltController { view in
      let weights: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      var labels = weights.map { UILabel("Hamburgefonstiv 0123456789", size: 20, weight: $0, lines: 1) }
      let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
        .caption2,
      ]
      labels += styles.map { style in
        let label = UILabel("Text style", lines: 1)
        label.font = .preferredFont(forTextStyle: style)
        return label
      }
      view.stack(labels, spacing: 2)
    }
  }
}
