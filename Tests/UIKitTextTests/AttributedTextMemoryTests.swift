import Foundation
import Testing
import UIKit

/// What shows attributed text lets go of its attributes.
@MainActor @Suite struct AttributedTextMemoryTests {
  private final class Mark {}

  private static let key = NSAttributedString.Key("mark")

  /// Whether an attribute is gone when what showed it is.
  private func goes(_ show: (NSAttributedString) -> Void) -> Bool {
    weak var mark: Mark?
    do {
      let value = Mark()
      mark = value
      show(NSAttributedString(string: "some words", attributes: [Self.key: value]))
    }
    return mark == nil
  }

  private func parted(_ text: NSAttributedString) -> NSAttributedString {
    let whole = NSMutableAttributedString(attributedString: text)
    defer { whole.deleteCharacters(in: NSRange(location: 0, length: whole.length)) }
    whole.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: 4))
    return NSAttributedString(attributedString: whole)
  }

  @Test func labels() {
    let isWholeGone = goes { text in
      let label = UILabel()
      label.attributedText = text
      label.sizeToFit()
      #expect(label.bounds.width > 40)
    }
    #expect(isWholeGone)
    let isPartGone = goes { text in
      let label = UILabel()
      label.attributedText = parted(text)
      label.font = .boldSystemFont(ofSize: 20)
      label.textColor = .systemRed
      label.sizeToFit()
      #expect(label.attributedText?.attribute(Self.key, at: 9, effectiveRange: nil) is Mark)
      #expect(label.attributedText?.attribute(.underlineStyle, at: 3, effectiveRange: nil) as? Int == 1)
    }
    #expect(isPartGone)
  }

  @Test func sizes() {
    let isGone = goes { text in #expect(text.size().width > 40) }
    #expect(isGone)
  }
}
