import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Texts from HTML and plain documents, and back.
@MainActor @Suite struct DocumentTests {
  init() { TestScreen.reset(scale: 1) }

  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  private func value<Value>(_ key: NSAttributedString.Key, _ text: NSAttributedString, at word: String) -> Value? {
    let range = (text.string as NSString).range(of: word)
    guard range.location != NSNotFound else { return nil }
    return text.attribute(key, at: range.location, effectiveRange: nil) as? Value
  }

  private func font(_ text: NSAttributedString, _ word: String) -> UIFont? { value(.font, text, at: word) }
  private func color(_ text: NSAttributedString, _ word: String) -> UIColor? { value(.foregroundColor, text, at: word) }
  private func link(_ text: NSAttributedString, _ word: String) -> URL? { value(.link, text, at: word) }
  private func number(_ key: NSAttributedString.Key, _ text: NSAttributedString, _ word: String) -> Double? {
    let number: NSNumber? = value(key, text, at: word)
    return number?.doubleValue
  }

  @Test func blocksEndLinesAndWhiteSpaceIsOne() throws {
    #expect(try read("<p>Hello</p>").string == "Hello\n")
    #expect(try read("Hello <b>bold</b>\n  world").string == "Hello bold world")
    #expect(try read("<p> a\n\t b </p><div>c<br>d<br></div>").string == "a b\nc\u{2028}d\n")
    #expect(try read("<p>one<p>two").string == "one\ntwo\n")
    #expect(try read("<div><div><p>x</p></div></div>").string == "x\n")
    #expect(try read("").string == "")
    #expect(try read("<pre>a  b\n c</pre>").string == "a  b\n c\n")
  }

  @Test func entitiesAreCharacters() throws {
    let text = try read(
      "&lt;a&gt; &amp;amp &eacute;&#233;&#xE9; &hellip; &nope; &euro;&#128; &alpha;&Omega; A&nbsp;B &")
    #expect(text.string == "<a> &amp \u{E9}\u{E9}\u{E9} \u{2026} &nope; \u{20AC}\u{20AC} \u{3B1}\u{3A9} A\u{A0}B &")
  }

  @Test func whatNobodySeesIsLeftOut() throws {
    let text = try read(
      "<html><head><title>T</title><style>p{color:red}</style></head><body><!-- no --><script>if (a<b) x</script>ok</body></html>"
    )
    #expect(text.string == "ok")
  }

  @Test func elementsHaveTheirFonts() throws {
    let text = try read("<p>plain <b>bold</b> <i>italic</i> <code>code</code> <h1>head</h1></p>")
    let plain = try #require(font(text, "plain"))
    #expect(plain.pointSize == 12)
    #expect(plain.familyName == ".AppleSystemUIFontSerif")
    #expect(font(text, "bold")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(font(text, "italic")?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(font(text, "code")?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) == true)
    #expect(font(text, "head")?.pointSize == 24)
    #expect(color(text, "plain") == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func styleSheetsAndStylesCount() throws {
    let text = try read(
      """
      <style>/* note */ p { color: #00f; font-size: 20px } .big, h2 { font-size: 2em } #x { color: red }</style>
      <p style="font-family: -apple-system; text-align: center">one <span class="big">two</span>
      <span id="x" style="background-color: rgb(0, 255, 0); text-decoration: underline">three</span></p>
      <p style="letter-spacing: 2px; font-weight: 600; line-height: 30px">four</p>
      """)
    #expect(font(text, "one")?.familyName == ".AppleSystemUIFont")
    #expect(font(text, "one")?.pointSize == 20)
    #expect(font(text, "two")?.pointSize == 40)
    #expect(color(text, "one") == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(color(text, "three") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let ground: UIColor? = value(.backgroundColor, text, at: "three")
    #expect(ground == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(number(.underlineStyle, text, "three") == 1)
    let paragraph: NSParagraphStyle? = value(.paragraphStyle, text, at: "one")
    #expect(paragraph?.alignment == .center)
    let last: NSParagraphStyle? = value(.paragraphStyle, text, at: "four")
    #expect(last?.minimumLineHeight == 30)
    #expect(number(.kern, text, "four") == 2.0)
  }

  @Test func rulesOfTheBodyHoldWithoutOneAndLinesOfCodeAreClose() throws {
    let text = try read("<style>body { font-size: 20px }</style><p>one</p><pre>a\nb</pre>")
    #expect(font(text, "one")?.pointSize == 20)
    let (first, last): (NSParagraphStyle?, NSParagraphStyle?) = (
      value(.paragraphStyle, text, at: "a"), value(.paragraphStyle, text, at: "b")
    )
    #expect(first?.paragraphSpacing == 0)
    #expect(last?.paragraphSpacing == 20)
  }

  @Test func linksAreBlueAndUnderlined() throws {
    let text = try read("See <a href='https://a.example/x?y=1&amp;z=2'>here</a>.")
    #expect(link(text, "here") == URL(string: "https://a.example/x?y=1&z=2"))
    #expect(number(.underlineStyle, text, "here") == 1)
    #expect(link(text, "See") == nil)
  }

  @Test func itemsHaveMarkersBetweenTabs() throws {
    let text = try read("<ul><li>a<li>b<ul><li>c</ul></ul><ol start=3 type=A><li>d<li>e</ol>")
    #expect(text.string == "\t\u{2022}\ta\n\t\u{2022}\tb\n\t\u{25E6}\tc\n\tC.\td\n\tD.\te\n")
    let inner: NSParagraphStyle? = value(.paragraphStyle, text, at: "c")
    #expect(inner?.textLists.count == 2)
    #expect(inner?.headIndent == 72)
    #expect(inner?.tabStops.map(\.location) == [47, 72])
    #expect(inner?.paragraphSpacing == 12)
  }

  @Test func theEncodingIsTold() throws {
    let bytes = Data([0x3C, 0x70, 0x3E, 0xE9, 0x3C, 0x2F, 0x70, 0x3E])
    var properties: NSDictionary?
    let text = try NSMutableAttributedString(
      data: bytes, options: [.documentType: NSAttributedString.DocumentType.html.rawValue],
      documentAttributes: &properties)
    #expect(text.string == "\u{E9}\n")
    #expect(properties?["DocumentType"] as? String == "NSHTML")
    let declared = "<meta charset=\"utf-8\"><p>\u{E9}</p>"
    let utf8 = try NSAttributedString(
      data: Data(declared.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil
    )
    #expect(utf8.string == "\u{E9}\n")
  }

  @Test func plainTextHasTheAttributesThatAreGiven() throws {
    let font = UIFont.systemFont(ofSize: 9)
    let text = try NSAttributedString(
      data: Data("a<b".utf8), options: [.defaultAttributes: [NSAttributedString.Key.font: font]],
      documentAttributes: nil)
    #expect(text.string == "a<b")
    #expect(self.font(text, "a") == font)
    let back = try text.data(
      from: NSRange(location: 1, length: 2), documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
    #expect(back == Data("<b".utf8))
    #expect(throws: CocoaError.self) { try text.data(from: NSRange(location: 0, length: 3)) }
    #expect(throws: CocoaError.self) {
      try text.data(
        from: NSRange(location: 2, length: 3),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
    }
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let source = """
      <h2>Title &amp; more</h2><p style="text-align: right">a <b>b</b> <i>c</i> <u>d</u> <a href="https://x.example/">eee</a><br>f</p>
      <ul><li>one<ol><li>two</ol></ul><p>end</p>
      """
    let text = try read(source)
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    let again = try NSAttributedString(
      data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    #expect(again.string == text.string)
    for word in ["Title", "b", "c", "d", "eee", "two", "end"] {
      #expect(font(again, word) == font(text, word))
      let (one, two): (UIColor?, UIColor?) = (
        value(.foregroundColor, again, at: word), value(.foregroundColor, text, at: word)
      )
      #expect(one == two)
    }
    #expect(link(again, "eee") == URL(string: "https://x.example/"))
    let item: NSParagraphStyle? = value(.paragraphStyle, again, at: "two")
    #expect(item?.textLists.map(\.isOrdered) == [false, true])
  }

  @Test func anyBytesAreRead() throws {
    var generator = SeededGenerator(seed: 42)
    let words = [
      "<p", ">", "</", "<ul><li>", "&", "&#x", ";", "style=\"", "\"", "a", " ", "\n", "<!--", "-->", "<br/>", "</p>",
      "<b>", "\u{E9}", "<table><td>",
    ]
    for _ in 0..<2000 {
      let html = (0..<Int.random(in: 0..<30, using: &generator)).map { _ in
        words[Int.random(in: 0..<words.count, using: &generator)]
      }
      let text = try read(html.joined())
      #expect(text.length >= 0)
    }
  }

  @Test func picturesInTheTextAreAttachments() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let data = try #require(image.pngData()).base64EncodedString()
    let text = try read("a<img src=\"data:image/png;base64,\(data)\" width=8>b")
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 3)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 1)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 9)))
    let attachment = text.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment
    #expect(attachment?.bounds.size == CGSize(width: 8, height: 4))
  }

  // MARK: Attributed strings of Swift

  @Test func attributedStringsOfSwiftHaveUIKitsAttributes() throws {
    var text = AttributedString("Hello world")
    text.font = UIFont.systemFont(ofSize: 20)
    if let range = text.range(of: "world") {
      text[range].foregroundColor = .red
      text[range].underlineStyle = .single
      text[range].kern = 2
      text[range].link = URL(string: "https://x.example")
    }
    let converted = NSAttributedString(text)
    #expect(converted.string == "Hello world")
    #expect(font(converted, "Hello")?.pointSize == 20)
    #expect(color(converted, "world") == UIColor.red)
    #expect(number(.underlineStyle, converted, "world") == 1)
    #expect(link(converted, "world") == URL(string: "https://x.example"))
    #expect(color(converted, "Hello") == nil)
    #expect(AttributedString(converted) == text)
    #expect(try NSAttributedString(text, including: \.uiKit) == converted)
    #expect(NSMutableAttributedString(text).length == 11)
  }
}
