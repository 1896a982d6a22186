import Foundation
import Testing

@testable import UIKit

/// Hyphenation as applications ask for it.
@MainActor @Suite(.serialized) struct HyphenationStyleTests {
  private let words = "Extraordinary circumstances notwithstanding, hyphenation distributes characters"

  private func lines(_ style: NSParagraphStyle, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CGFloat {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: words, attributes: attributes.merging([.paragraphStyle: style]) { $1 })
    return (label.sizeThatFits(CGSize(width: 96, height: 2000)).height / label.font.lineHeight).rounded()
  }

  @Test func labelsPartWordsWhereTheStyleSaysSo() {
    let style = NSMutableParagraphStyle()
    let whole = lines(style)
    style.hyphenationFactor = 1
    let parted = lines(style)
    #expect(parted < whole)
    style.hyphenationFactor = 0
    style.usesDefaultHyphenation = true
    #expect(style.hyphenationFactor == 1)
    #expect(lines(style) == parted)
    // Japanese has no patterns.
    #expect(lines(style, [.languageIdentifier: "ja"]) == whole)
  }

  @Test func theStyleKeepsWhatItWasGiven() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.hyphenationFactor == 0 && !style.usesDefaultHyphenation)
    style.hyphenationFactor = 0.5
    style.usesDefaultHyphenation = true
    #expect(style.hyphenationFactor == 0.5)
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.hyphenationFactor == 0.5 && copy.usesDefaultHyphenation && copy == style)
    let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSParagraphStyle.self, from: data))
    #expect(read == style && read.hyphenationFactor == 0.5 && read.usesDefaultHyphenation)
    style.hyphenationFactor = 7
    #expect(style.hyphenationFactor == 1)
    style.hyphenationFactor = .nan
    #expect(style.hyphenationFactor == 1 && style.usesDefaultHyphenation)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(other == style)
    #expect(other != NSParagraphStyle.default)
  }

  @Test func theLayoutManagerAsksForParagraphsThatSayNothing() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 106, height: 400))
    view.font = .systemFont(ofSize: 17)
    view.layoutIfNeeded()
    view.text = words
    let whole = view.layoutManager.usedRect(for: view.textContainer).height
    view.layoutManager.hyphenationFactor = 1
    let parted = view.layoutManager.usedRect(for: view.textContainer).height
    #expect(parted < whole)
    view.layoutManager.hyphenationFactor = 0
    #expect(view.layoutManager.usedRect(for: view.textContainer).height == whole)
    view.layoutManager.usesDefaultHyphenation = true
    #expect(view.layoutManager.usedRect(for: view.textContainer).height == parted)
  }

  /// The caret before and behind the place at which a word is parted is where it would be without the hyphen.
  @Test func caretsAndSelectionsKnowNothingOfTheHyphen() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 106, height: 400))
    view.font = .systemFont(ofSize: 17)
    view.layoutIfNeeded()
    view.text = words
    view.layoutManager.hyphenationFactor = 1
    var last = CGRect.zero
    for offset in 0...words.utf16.count {
      let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      let caret = view.caretRect(for: place)
      #expect(caret.minY > last.minY + 1 || caret.minX >= last.minX - 0.01)
      last = caret
    }
  }
}
