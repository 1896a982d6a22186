import Testing

@testable import TextLayout
@testable import UIKit

/// How letters are drawn and where tabs lead.
@MainActor @Suite struct LetterTests {
  private let size = CGSize(width: 120, height: 60)
  private let big = UIFont.systemFont(ofSize: 40, weight: .black)

  init() { TestScreen.reset(scale: 1) }

  /// The words of the pixels that a text leaves on white.
  private func pixels(_ attributes: [NSAttributedString.Key: Any], _ text: String = "HI") -> [UInt32] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      var all: [NSAttributedString.Key: Any] = [.font: big, .foregroundColor: UIColor.black]
      all.merge(attributes) { $1 }
      (text as NSString).draw(at: CGPoint(x: 20, y: 5), withAttributes: all)
    }
    guard let picture = image.cgImage else { return [] }
    return picture.withUnsafePixels { start, bytesPerRow in
      (0..<picture.height).flatMap { y in
        let row = UnsafeRawPointer(start).advanced(by: y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        return (0..<picture.width).map { row[$0] }
      }
    }
  }

  private func count(_ pixels: [UInt32], _ matches: (_ red: Int, _ green: Int, _ blue: Int) -> Bool) -> Int {
    pixels.count { matches(Int($0 >> 16 & 255), Int($0 >> 8 & 255), Int($0 & 255)) }
  }

  private func dark(_ pixels: [UInt32]) -> Int { count(pixels) { $0 + $1 + $2 < 100 } }
  private func red(_ pixels: [UInt32]) -> Int { count(pixels) { $0 > 200 && $1 < 60 && $2 < 60 } }

  @Test func aStrokeWidthAboveZeroDrawsOutlinesOnly() {
    let plain = pixels([:])
    let outlined = pixels([.strokeWidth: 4, .strokeColor: UIColor.red])
    #expect(dark(plain) > 300)
    #expect(dark(outlined) == 0)
    #expect(red(outlined) > 50)
  }

  @Test func aStrokeWidthBelowZeroFillsAndOutlines() {
    let both = pixels([.strokeWidth: -6.0, .strokeColor: UIColor.red])
    #expect(dark(both) > 100)
    #expect(red(both) > 50)
  }

  @Test func theLineIsTheLettersColourWithoutAnother() {
    #expect(dark(pixels([.strokeWidth: NSNumber(value: 8)])) > 50)
  }

  @Test func aShadowLiesRightAndBelow() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 6, height: 8)
    shadow.shadowColor = UIColor.red
    let cast = pixels([.shadow: shadow])
    #expect(dark(cast) >= dark(pixels([:])))
    let rows = (0..<60).filter { y in
      (0..<120).contains { cast[y * 120 + $0] & 0xFFFF == 0 && cast[y * 120 + $0] >> 16 & 255 > 200 }
    }
    let letters = (0..<60).filter { y in (0..<120).contains { cast[y * 120 + $0] & 0xFFFFFF == 0 } }
    #expect(rows.last == letters.last.map { $0 + 8 })
  }

  @Test func aBlurredShadowHasSoftEdges() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 12)
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = UIColor.red
    let soft = count(pixels([.shadow: shadow])) { red, green, _ in red == 255 && green > 80 && green < 240 }
    shadow.shadowBlurRadius = 0
    #expect(soft > 2 * count(pixels([.shadow: shadow])) { red, green, _ in red == 255 && green > 80 && green < 240 })
  }

  @Test func labelsLeaveRoomForShadows() {
    let label = UILabel()
    let near = label.contentOutset
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 40, height: 0)
    label.attributedText = NSAttributedString(string: "A", attributes: [.shadow: shadow])
    #expect(label.contentOutset >= max(near, 40))
  }

  @Test func obliqueLettersLeanAndKeepTheirRoom() {
    let upright = NSAttributedString(string: "IIII", attributes: [.font: big])
    let leaning = NSAttributedString(string: "IIII", attributes: [.font: big, .obliqueness: 0.5])
    #expect(upright.size() == leaning.size())
    func firstDark(_ pixels: [UInt32], _ y: Int) -> Int? { (0..<120).first { pixels[y * 120 + $0] & 0xFF < 60 } }
    let drawn = pixels([.obliqueness: 0.5], "I")
    let rows = (0..<60).filter { firstDark(drawn, $0) != nil }
    if let top = rows.first, let bottom = rows.last, let high = firstDark(drawn, top + 2),
      let low = firstDark(drawn, bottom - 2)
    {
      #expect(high - low >= 10)
    } else {
      Issue.record("nothing was drawn")
    }
  }

  @Test func expandedLettersTakeMoreRoom() {
    let plain = NSAttributedString(string: "Hi, \u{1F600} ok", attributes: [.font: big]).size()
    let wide = NSAttributedString(string: "Hi, \u{1F600} ok", attributes: [.font: big, .expansion: 0.5]).size()
    #expect(abs(wide.width - plain.width * exp(0.5)) < 0.01)
    #expect(wide.height == plain.height)
  }

  @Test func trackingCountsWhereKernDoesNot() {
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      NSAttributedString(string: "word", attributes: attributes).size().width
    }
    let plain = width([:])
    #expect(abs(width([.tracking: 2]) - plain - 8) < 0.001)
    #expect(abs(width([.tracking: 2, .kern: 0]) - plain - 8) < 0.001)
    #expect(abs(width([.tracking: 2, .kern: 1]) - plain - 4) < 0.001)
  }

  @Test func pressedLettersHaveALightEdgeBelow() {
    let gray = UIColor(white: 0.5, alpha: 1)
    let pressed = pixels([.foregroundColor: gray, .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle])
    #expect(count(pressed) { red, _, _ in red < 0x60 } > 5)
    #expect(count(pixels([.foregroundColor: gray])) { red, _, _ in red < 0x60 } == 0)
  }

  @Test func anOverrideTurnsLettersAround() {
    let plain = TextEngine.shared.layout(
      EngineText(NSAttributedString(string: "abc"), defaults: TextDefaults(font: big)).text)
    let turned = NSMutableAttributedString(string: "abc")
    turned.addAttribute(
      .writingDirection,
      value: [NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue],
      range: NSRange(location: 0, length: 3))
    let frame = TextEngine.shared.layout(EngineText(turned, defaults: TextDefaults(font: big)).text)
    #expect(frame.lines[0].runs.flatMap(\.indices) == [2, 1, 0])
    #expect(plain.lines[0].runs.flatMap(\.indices) == [0, 1, 2])
  }

  // MARK: Tabs

  private func places(_ text: String, _ stops: [NSTextTab], interval: CGFloat = 0) -> [Int: CGFloat] {
    let style = NSMutableParagraphStyle()
    style.tabStops = stops
    style.defaultTabInterval = interval
    let string = NSAttributedString(
      string: text, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 10)])
    let frame = TextEngine.shared.layout(EngineText(string, defaults: TextDefaults(font: big)).text, maxWidth: 400)
    frame.checkInvariants()
    var result: [Int: CGFloat] = [:]
    for run in frame.lines[0].runs {
      for index in run.range { result[index] = run.carets[index - run.range.lowerBound] }
      result[run.range.upperBound] = run.carets.last
    }
    return result
  }

  @Test func tabsLeadToTheirStops() {
    let stops = [NSTextTab(textAlignment: .left, location: 100), NSTextTab(textAlignment: .left, location: 60)]
    let at = places("a\tb\tc\td", stops, interval: 50)
    #expect(at[2] == 60)
    #expect(at[4] == 100)
    #expect(at[6] == 150)
  }

  @Test func textEndsAtRightStopsAndIsInTheMiddleOfCentredOnes() {
    let right = places("a\tbcd", [NSTextTab(textAlignment: .right, location: 200)])
    #expect(abs((right[5] ?? 0) - 200) < 0.001)
    let centre = places("a\tbcd\te", [NSTextTab(textAlignment: .center, location: 100)])
    #expect(abs(((centre[2] ?? 0) + (centre[5] ?? 0)) / 2 - 100) < 0.001)
  }

  @Test func numbersStandWithTheirPointsBelowEachOther() {
    let stop = NSTextTab(
      textAlignment: .right, location: 100, options: [.columnTerminators: NSTextTab.columnTerminators(for: nil)])
    #expect(abs((places("a\t3.25", [stop])[3] ?? 0) - 100) < 0.001)
    #expect(abs((places("a\t1234", [stop])[6] ?? 0) - 100) < 0.001)
  }

  @Test func paragraphStylesKeepTabsAndListsInCopiesAndArchives() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location).prefix(2) == [28, 56])
    style.addTabStop(NSTextTab(textAlignment: .right, location: 40))
    #expect(style.tabStops.count == 13)
    #expect(style.tabStops[1].alignment == .right)
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 40))
    #expect(style.tabStops.count == 12)
    let list = NSTextList(markerFormat: .decimal, startingItemNumber: 3)
    style.textLists = [list]
    style.tabStops = [NSTextTab(textAlignment: .center, location: 9)]
    style.allowsDefaultTighteningForTruncation = true
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style)
    #expect(copy.textLists.first === list)
    let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSParagraphStyle.self, from: data))
    #expect(read.tabStops == style.tabStops)
    #expect(read.textLists.first?.startingItemNumber == 3)
    #expect(read.allowsDefaultTighteningForTruncation)
  }

  @Test func markersCountInManyWays() {
    func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String {
      NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number)
    }
    #expect(marker(.disc, 7) == "\u{2022}")
    #expect(marker(.lowercaseAlpha, 28) == "ab")
    #expect(marker(.uppercaseRoman, 1994) == "MCMXCIV")
    #expect(marker(.lowercaseRoman, 0) == "0")
    #expect(marker(NSTextList.MarkerFormat("({decimal})."), 12) == "(12).")
    #expect(marker(.uppercaseHexadecimal, 255) == "FF")
    #expect(NSTextList(markerFormat: .octal, options: 0).isOrdered)
    #expect(!NSTextList(markerFormat: .square, options: 0).isOrdered)
  }

  @Test func labelsSetTextCloserBeforeTheyShortenIt() {
    let label = UILabel()
    label.text = "A line that is a little too long"
    let natural = label.intrinsicContentSize.width
    label.frame = CGRect(x: 0, y: 0, width: (natural * 0.97).rounded(.down), height: 30)
    #expect(label.layout(in: label.bounds.size).frame.isTruncated)
    label.allowsDefaultTighteningForTruncation = true
    let tight = label.layout(in: label.bounds.size).frame
    #expect(!tight.isTruncated)
    #expect(tight.size.width <= label.bounds.width + 0.01)
    label.frame.size.width = (natural * 0.9).rounded(.down)
    #expect(label.layout(in: label.bounds.size).frame.isTruncated)
  }

  @Test func languagesTellTheirDirection() {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ja-JP") == .leftToRight)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .natural)
  }

  // MARK: Fonts

  @Test func serifLettersHaveTheirOwnWidths() throws {
    let plain = UIFont.systemFont(ofSize: 20)
    let descriptor = try #require(plain.fontDescriptor.withDesign(.serif))
    let serif = UIFont(descriptor: descriptor, size: 0)
    #expect(serif.lineHeight == plain.lineHeight)
    let width = ("Hamburgefonts" as NSString).size(withAttributes: [.font: serif]).width
    #expect(abs(width - ("Hamburgefonts" as NSString).size(withAttributes: [.font: plain]).width) > 1)
    #expect(descriptor.symbolicTraits.contains(.classModernSerifs))
    #expect(plain.fontDescriptor.withSymbolicTraits(.classModernSerifs) == descriptor)
    #expect(plain.fontDescriptor.withSymbolicTraits(.traitCondensed) == nil)
    #expect(UIFont(name: serif.fontName, size: 20)?.fontDescriptor == descriptor)
  }

  @Test func featuresExchangeLetters() {
    let key = UIFontDescriptor.FeatureKey.self
    func font(_ type: Int, _ selector: Int) -> UIFont {
      let base = UIFont.systemFont(ofSize: 20)
      let settings: [[UIFontDescriptor.FeatureKey: Any]] = [[key.type: type, key.selector: selector]]
      return UIFont(descriptor: base.fontDescriptor.addingAttributes([.featureSettings: settings]), size: 0)
    }
    func glyphs(_ text: String, _ font: UIFont) -> [UInt16] {
      TextEngine.shared.layout(AttributedText(text, font: font.font)).lines[0].runs.flatMap(\.glyphs)
    }
    let plain = UIFont.systemFont(ofSize: 20)
    #expect(glyphs("0", font(14, 4)) != glyphs("0", plain))
    #expect(glyphs("A", font(14, 4)) == glyphs("A", plain))
    #expect(glyphs("1", font(10, 1)) != glyphs("1", plain))
    let digits = font(6, 0)
    #expect(
      ("1111" as NSString).size(withAttributes: [.font: digits])
        == ("0000" as NSString).size(withAttributes: [.font: digits]))
    #expect(font(14, 4) != plain)
    #expect((font(14, 4).fontDescriptor.fontAttributes[.featureSettings] as? [Any])?.count == 1)
  }

  @Test func tightAndLooseLinesAreTwoPointsOff() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let tight = try #require(body.fontDescriptor.withSymbolicTraits(.traitTightLeading))
    #expect(UIFont(descriptor: tight, size: 0).leading == body.leading - 2)
    let loose = try #require(tight.withSymbolicTraits(.traitLooseLeading))
    #expect(UIFont(descriptor: loose, size: 0).leading == body.leading + 2)
    #expect(loose.symbolicTraits == .traitLooseLeading)
    #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle).pointSize == 36)
  }

  @Test func aFamilyHasEighteenFaces() {
    let all = UIFont.systemFont(ofSize: 20).fontDescriptor.matchingFontDescriptors(withMandatoryKeys: nil)
    #expect(Set(all).count == 18)
    let one = UIFont.boldSystemFont(ofSize: 20).fontDescriptor
    #expect(one.matchingFontDescriptors(withMandatoryKeys: [.family, .face]) == [one])
  }
}
