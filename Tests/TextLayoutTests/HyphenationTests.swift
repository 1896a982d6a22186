import CoreGraphics
import Foundation
import Testing

@testable import SystemFiles
@testable import TextLayout

/// Words that are parted at the ends of lines.
@Suite struct HyphenationTests {
  let engine = TextEngine.shared

  private func text(_ string: String, factor: Float, language: String? = "en") -> AttributedText {
    var style = ParagraphStyle()
    style.hyphenationFactor = factor
    style.language = language
    return AttributedText(string, attributes: TextAttributes(font: Font(size: 17), paragraph: style))
  }

  private func width(_ string: String) -> CGFloat { engine.width(of: string, font: Font(size: 17)) }

  @Test func aWordWithoutRoomIsPartedByThePatterns() {
    let room = width("An extraordi-") + 1
    let frame = engine.layout(text("An extraordinary day", factor: 1), maxWidth: room)
    #expect(frame.shown == ["An extraordi-", "nary day"])
    #expect(frame.lines[0].runs.last?.isInserted == true)
    #expect(frame.lines[0].width <= room)
    frame.checkInvariants()
    // Room for the letters, not for the hyphen.
    #expect(engine.layout(text("An extraordinary day", factor: 1), maxWidth: room - 2).shown[0] == "An extraor-")
    #expect(engine.layout(text("An extraordinary day", factor: 0), maxWidth: room).shown[0] == "An")
    #expect(engine.layout(text("An extraordinary day", factor: 1, language: nil), maxWidth: room).shown[0] == "An")
  }

  /// The rule of Apple's documentation: the text width as broken without hyphenation against the width of the line.
  @Test(arguments: [Float(0.3), 0.5, 0.7, 0.9]) func aLineThatIsFullEnoughPartsNothing(_ factor: Float) {
    let string = "An extraordinary day"
    for share in stride(from: 0.1, through: 0.98, by: 0.04) where abs(share - Double(factor)) > 0.01 {
      // The first line without hyphenation is "An".
      let room = width("An") / share
      guard room > width("An ex-") + 1, room < width("An extraordinary") - 1 else { continue }
      let first = engine.layout(text(string, factor: factor), maxWidth: room).shown[0]
      #expect(first.hasSuffix("-") == (share < Double(factor)), "\(first) at \(share)")
    }
  }

  @Test func aWordThatIsLongerThanTheLineIsPartedAsOftenAsItHasTo() {
    let frame = engine.layout(
      text("Donaudampfschifffahrt", factor: 1, language: "de-AT"), maxWidth: width("Donaudampf-") + 1)
    #expect(frame.shown == ["Donaudampf-", "schifffahrt"])
    let narrow = engine.layout(
      text("Donaudampfschifffahrt", factor: 1, language: "de_CH"), maxWidth: width("dampf-") + 1)
    #expect(narrow.shown == ["Donau-", "dampf-", "schiff-", "fahrt"])
    narrow.checkInvariants()
  }

  @Test(arguments: [
    ("fr", "anticonstitutionnellement", "an-ti-cons-ti-tu-tion-nel-le-ment"), ("es", "mariposa", "ma-ri-po-sa"),
    ("it", "meravigliosamente", "me-ra-vi-glio-sa-men-te"), ("nl", "reëel", "re-eel"),
    ("en-GB", "Hyphenation", "Hy-phen-a-tion"), ("pt-BR", "extraordinário", "ex-tra-or-di-ná-rio"),
  ])
  func languagesHaveTheirOwnPatterns(_ language: String, _ word: String, _ parts: String) {
    let hyphenator = Hyphenator()
    var places: [Int] = []
    let units = Array(word.utf16)
    hyphenator.visitPlaces(
      in: units, count: units.count, language: language, tell: { Issue.record("\($0)") },
      body: {
        places.append($0)
        return true
      })
    // Where letters would change, as Dutch ë to e, the word stays whole.
    var expected: [Int] = []
    var at = 0
    for part in parts.split(separator: "-").dropLast() {
      at += part.utf16.count
      expected.append(at)
    }
    if language == "nl" { #expect(places.allSatisfy { expected.contains($0) }) } else { #expect(places == expected) }
  }

  @Test func languagesWithoutPatternsAndForeignWordsStayWhole() {
    #expect(PatternFile.index(language: "ja") == nil)
    #expect(PatternFile.index(language: "pt-PT") == nil)
    #expect(PatternFile.index(language: "") == nil)
    #expect(PatternFile.all[PatternFile.index(language: "en_AU")!].file.package == "hyphen-en-gb")
    #expect(PatternFile.all[PatternFile.index(language: "EN-Latn-us")!].file.package == "hyphen-en-us")
    let frame = engine.layout(
      text("Да здравствует", factor: 1, language: "de"), maxWidth: width("Да здравс"))
    #expect(frame.shown.allSatisfy { !$0.hasSuffix("-") })
  }

  /// All files of the list are locked and here, and those of the lock.
  @Test func thePatternsAreThoseOfTheLock() {
    for pattern in PatternFile.all {
      for path in pattern.file.paths { #expect(FontLock.patterns.entry(for: path)?.package == pattern.file.package) }
      #expect(FontInspector.patterns.finding(path: pattern.file.paths[0]) == nil)
    }
    #expect(FontLock.patterns.entries.count == PatternFile.all.count)
  }

  @Test func anotherLimitOfLinesAndRandomWidthsKeepTheTextWhole() {
    var generator = SeededGenerator(11)
    let words = [
      "extraordinary", "hyphenation", "a", "(international)", "well-known", "Straße", "日本語", "e\u{301}tat", "x2",
    ]
    for round in 0..<400 {
      let string = (0..<(1 + round % 12)).map { _ in words.randomElement(using: &generator)! }.joined(separator: " ")
      let attributed = text(string, factor: Float.random(in: 0...1, using: &generator))
      let width = CGFloat.random(in: 1...300, using: &generator)
      let frame = engine.layout(attributed, maxWidth: width, numberOfLines: round % 3)
      frame.checkInvariants()
      if round % 3 == 0 { #expect(frame.lines.map(\.range).flatMap { Array($0) } == Array(0..<string.utf16.count)) }
      let size = engine.size(of: attributed, maxWidth: width, numberOfLines: round % 3)
      #expect(abs(size.height - frame.size.height) < 1e-6 && abs(size.width - frame.size.width) < 1e-6)
    }
  }

  @Test func aFileThatIsNotThereIsToldWithItsPackage() {
    var problem = FontProblem(
      file: PatternFile.all[2].file, unreadablePath: nil, substitute: "Its words stay whole.", difference: nil)
    #expect(problem.summary == "The hyphenation file hyph_de_DE.dic is missing.")
    #expect(problem.cure == "Install the package hyphen-de (apt-get install hyphen-de).")
    problem.difference = FontDifference(path: "/x", expected: "1", found: "2")
    #expect(problem.summary.hasPrefix("The hyphenation file /x is not that of hyphen-de 1"))
  }
}
