import Foundation
import Testing

@testable import UIKit

/// Rich text documents.
@MainActor @Suite struct RichTextTests {
  init() { TestScreen.reset(scale: 1) }

  private func read(_ rtf: String) throws -> (NSAttributedString, NSDictionary?) {
    var properties: NSDictionary?
    let text = try NSAttributedString(
      data: Data(rtf.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
      documentAttributes: &properties)
    return (text, properties)
  }

  private func attribute<Value>(_ key: NSAttributedString.Key, _ text: NSAttributedString, _ word: String) -> Value? {
    let range = (text.string as NSString).range(of: word)
    guard range.location != NSNotFound else { return nil }
    return text.attribute(key, at: range.location, effectiveRange: nil) as? Value
  }

  @Test func aDocumentOfAppleIsRead() throws {
    let (text, properties) = try read(
      #"""
      {\rtf1\ansi\ansicpg1252\cocoartf2639
      {\fonttbl\f0\fswiss\fcharset0 Helvetica;\f1\froman\fcharset0 Times-Roman;}
      {\colortbl;\red255\green255\blue255;\red255\green0\blue0;}
      {\*\expandedcolortbl;;\cssrgb\c100000\c0\c0;}
      \paperw11900\paperh16840\margl1440\margr1440\vieww11520\viewh8400\viewkind0\deftab720
      \pard\tx560\tqr\tx1120\pardirnatural\partightenfactor0\qc
      \f0\fs24 \cf0 Plain \b bold\b0  \i italic\i0\
      \pard\li200\fi-100\sa120 \f1\fs40 \cf2 red \'e9\u233? \u55357?\u56832? {\field{\*\fldinst{HYPERLINK "https://x.example/"}}{\fldrslt link}}\line end}
      """#)
    #expect(text.string == "Plain bold italic\nred \u{E9}\u{E9} \u{1F600} link\u{2028}end")
    let plain: UIFont? = attribute(.font, text, "Plain")
    #expect(plain?.pointSize == 12 && plain?.familyName == ".AppleSystemUIFont")
    let red: UIFont? = attribute(.font, text, "red")
    #expect(red?.pointSize == 20 && red?.familyName == ".AppleSystemUIFontSerif")
    let color: UIColor? = attribute(.foregroundColor, text, "red")
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let link: URL? = attribute(.link, text, "link")
    #expect(link == URL(string: "https://x.example/"))
    let after: URL? = attribute(.link, text, "end")
    #expect(after == nil)
    let first: NSParagraphStyle? = attribute(.paragraphStyle, text, "Plain")
    #expect(first?.alignment == .center)
    #expect(first?.tabStops.map(\.location) == [28, 56])
    #expect(first?.tabStops.last?.alignment == .right)
    let second: NSParagraphStyle? = attribute(.paragraphStyle, text, "red")
    #expect(second?.headIndent == 10 && second?.firstLineHeadIndent == 5 && second?.paragraphSpacing == 6)
    #expect(properties?["DefaultTabInterval"] as? Double == 36)
    #expect((properties?["PaperSize"] as? NSValue)?.cgSizeValue == CGSize(width: 595, height: 842))
    #expect((properties?["PaperMargin"] as? NSValue)?.uiEdgeInsetsValue.left == 72)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.headIndent = 20
    style.paragraphSpacing = 7
    style.tabStops = [NSTextTab(textAlignment: .center, location: 50)]
    let text = NSMutableAttributedString(
      string: "One {a\\b} \u{D55C}\u{1F600}\tx\nTwo\u{2028}three",
      attributes: [
        .font: UIFont.systemFont(ofSize: 15, weight: .heavy),
        .foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1),
        .paragraphStyle: style, .kern: 1.5,
      ])
    text.addAttributes(
      [.link: URL(string: "https://x.example/?a=1") as Any, .underlineStyle: 1], range: NSRange(location: 0, length: 3))
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [
        .documentType: NSAttributedString.DocumentType.rtf,
        .paperSize: NSValue(cgSize: CGSize(width: 100, height: 200)),
        .viewZoom: 150, .readOnly: 1, .viewMode: 1,
      ])
    var properties: NSDictionary?
    // The kind is told by the first characters.
    let again = try NSAttributedString(data: data, documentAttributes: &properties)
    #expect(again.string == text.string)
    let font: UIFont? = attribute(.font, again, "Two")
    #expect(font == UIFont.systemFont(ofSize: 15, weight: .heavy))
    let color: UIColor? = attribute(.foregroundColor, again, "Two")
    #expect(color == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    let kern: NSNumber? = attribute(.kern, again, "Two")
    #expect(kern?.doubleValue == 1.5)
    let link: URL? = attribute(.link, again, "One")
    #expect(link == URL(string: "https://x.example/?a=1"))
    let paragraph: NSParagraphStyle? = attribute(.paragraphStyle, again, "Two")
    #expect(paragraph?.alignment == .right && paragraph?.headIndent == 20 && paragraph?.paragraphSpacing == 7)
    #expect(paragraph?.tabStops.first?.alignment == .center)
    #expect((properties?["PaperSize"] as? NSValue)?.cgSizeValue == CGSize(width: 100, height: 200))
    #expect(properties?["ViewZoom"] as? Double == 150)
    #expect(properties?["ReadOnly"] as? Int == 1)
  }

  @Test func anyBytesAreRead() throws {
    #expect(throws: CocoaError.self) { try read("no rich text") }
    var state: UInt64 = 3
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let words = [
      "{", "}", "\\par", "\\u-1234?", "\\'e", "\\b", "\\fs99999999999", " ", "x", "\\*", "\\fonttbl", "\\colortbl", ";",
      "\\",
      "\\field", "\\fldinst HYPERLINK \"a\"", "\\u55357?", "\\uc0", "\\tx-5", "\\bin9",
    ]
    for _ in 0..<2000 {
      let document = "{\\rtf1 " + (0..<random(30)).map { _ in words[random(words.count)] }.joined()
      #expect(try read(document).0.length >= 0)
    }
  }

  // MARK: Attachments and colours

  @Test func attachmentsOfDataShowTheirPicture() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let attachment = NSTextAttachment(data: image.pngData(), ofType: "public.png")
    #expect(attachment.image?.size == CGSize(width: 4, height: 2))
    #expect(attachment.fileType == "public.png")
    let plain = NSAttributedString(attachment: attachment).size().width
    attachment.lineLayoutPadding = 3
    #expect(NSAttributedString(attachment: attachment).size().width == plain + 6)
    let data = try NSKeyedArchiver.archivedData(withRootObject: attachment, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextAttachment.self, from: data))
    #expect(read.contents == attachment.contents && read.lineLayoutPadding == 3)
    attachment.contents = nil
    #expect(attachment.image == nil)
  }

  @Test func coloursHaveNamesAndStrengths() {
    #expect(UIColor.red.accessibilityName == "vivid red")
    #expect(UIColor(red: 0, green: 0.3, blue: 0, alpha: 1).accessibilityName == "dark green")
    #expect(UIColor.white.accessibilityName == "white")
    #expect(UIColor.clear.accessibilityName == "transparent")
    #expect(UIColor.brown.accessibilityName == "brown")
    let weak = UIColor.red.withProminence(.secondary)
    #expect(weak.prominence == .secondary)
    #expect(weak.components.alpha == 0.6)
    #expect(weak.withProminence(.tertiary).components.alpha == 0.3)
    #expect(weak.withProminence(.primary) == UIColor.red)
  }
}
