import CoreGraphics
import SystemFiles
import Testing

@testable import TextLayout

/// The closed list of fonts, and what happens where files are missing.
@Suite struct FontMapTests {
  @Test func everyFileOfTheListIsThere() {
    for file in FontMap.standard.files {
      #expect(Face(id: 0, file: file) != nil, "\(FontProblem(file: file, unreadablePath: nil, substitute: ""))")
    }
    #expect(FontMap.standard.files.count < Int(FontMap.missing))
  }

  @Test func everyFileIsListedOnceWithItsPlaceAndItsFaces() {
    let locations = FontMap.standard.fileLocations()
    #expect(Set(locations.compactMap(\.path)).count == locations.count)
    #expect(locations.reduce(0) { $0 + $1.faces.count } == FontMap.standard.files.count + 1)
    #expect(locations.contains { $0.faces.count == 4 && $0.package == "fonts-noto-cjk" })
    #expect(locations.last?.package == FontMap.pictograms.package)
  }

  @Test func theLockNamesEveryFileOfTheListWithItsPlacesAndPackage() {
    let locked = FontLock.standard.entries.map { FontFileKey(paths: $0.paths, package: $0.package) }
    #expect(locked == FontMap.standard.fileLocations().map { FontFileKey(paths: $0.paths, package: $0.package) })
  }

  private struct FontFileKey: Equatable {
    var paths: [String]
    var package: String
  }

  @Test func aFileOfAnotherVersionIsToldOnceWhenItIsOpened() throws {
    let root = NSTemporaryDirectory() + "masthead-fonts-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: root) }
    let regular = FontMap.interFace(row: 3, isItalic: false, isDisplay: false)
    let bold = FontMap.interFace(row: 6, isItalic: false, isDisplay: false)
    let source = try #require(FontMap.standard.files[Int(regular)].paths.first { access($0, R_OK) == 0 })
    // One byte behind the font's tables: the glyphs are the same, and the file is another.
    let copy = root + source
    try FileManager.default.createDirectory(
      atPath: String(copy[..<copy.lastIndex(of: "/")!]), withIntermediateDirectories: true)
    try (try Data(contentsOf: URL(fileURLWithPath: source)) + Data([0])).write(to: URL(fileURLWithPath: copy))
    let machine = TextMachine(map: FontMap(root: root))
    #expect(machine.face(regular) != nil && machine.face(regular) != nil)
    let problem = try #require(machine.problems.first)
    #expect(machine.problems.count == 1)
    let entry = try #require(FontLock.standard.entry(for: source))
    let difference = try #require(problem.difference)
    #expect(difference.path == copy && difference.expected == entry.version)
    #expect(problem.description.contains("fonts-inter") && problem.description.contains(entry.version))
    #expect(problem.cure.contains("fonts-inter=\(entry.version)"))
    #expect(TextMachine(map: .standard).face(bold) != nil)
  }

  @Test func aFileThatIsMissingHasNoPlaceAndKeepsItsPackage() {
    let locations = FontMap(root: "/nonexistent").fileLocations()
    #expect(locations.dropLast().allSatisfy { $0.path == nil && !$0.package.isEmpty && !$0.paths.isEmpty })
  }

  @Test func theOrderOfTheListIsTheArithmeticsOfTheFaces() {
    let files = FontMap.standard.files
    #expect(files[Int(FontMap.interFace(row: 3, isItalic: false, isDisplay: false))].name == "Inter Regular")
    #expect(files[Int(FontMap.interFace(row: 3, isItalic: true, isDisplay: false))].name == "Inter Italic")
    #expect(files[Int(FontMap.interFace(row: 6, isItalic: false, isDisplay: true))].name == "InterDisplay Bold")
    let map = FontMap.standard
    #expect(files[Int(map.cjkRegular + HanLanguage.korean.rawValue)].name.contains("KR"))
    #expect(files[Int(map.cjkBold + HanLanguage.traditionalChinese.rawValue)].name.contains("TC Bold"))
  }

  @Test func theFacesOfTheCollectionAreInTheirOrder() throws {
    // 直 and 骨 differ between the languages' shapes; four faces give at least three outlines.
    let machine = TextMachine(map: .standard)
    var outlines: [[PathElement]] = []
    for language in HanLanguage.allCases {
      let id = machine.map.cjkRegular + language.rawValue
      let face = try #require(machine.face(id))
      let outline = machine.glyphPath(face: id, glyph: face.glyph(0x9AA8))
      #expect(!outline.isEmpty)
      if !outlines.contains(outline) { outlines.append(outline) }
    }
    #expect(outlines.count >= 3)
  }

  @Test func latinIsMeasuredWithoutOpeningAnyFile() {
    let engine = TextEngine(map: FontMap(root: "/nonexistent"))
    #expect(
      engine.width(of: "Hello, world", font: Font(size: 17))
        == TextEngine.shared.width(of: "Hello, world", font: Font(size: 17)))
    #expect(
      engine.width(of: "Café “x”…", font: Font(size: 17))
        == TextEngine.shared.width(of: "Café “x”…", font: Font(size: 17)))
    #expect(engine.problems.isEmpty)
  }

  @Test func missingFilesAreToldOnceWithTheirCure() throws {
    let engine = TextEngine(map: FontMap(root: "/nonexistent"))
    let text = AttributedText("Hello 한국어 😀 مرحبا ไทย e\u{301}", font: Font(size: 17))
    let frame = engine.layout(text, maxWidth: 100)
    #expect(frame.size.width > 0)
    let context = CGContext(size: CGSize(width: 100, height: 100), scale: 2)
    frame.draw(in: context, at: .zero)
    frame.draw(in: context, at: .zero)
    frame.checkInvariants()
    let problems = engine.problems
    #expect(Set(problems).count == problems.count)
    let packages = Set(problems.map(\.file.package))
    #expect(packages.isSuperset(of: ["fonts-inter", "fonts-noto-cjk", "fonts-noto-core", "fonts-noto-color-emoji"]))
    let inter = try #require(problems.first { $0.file.package == "fonts-inter" })
    #expect(inter.description.contains("Inter Regular"))
    #expect(inter.description.contains("/nonexistent/usr/share/fonts/opentype/inter/Inter-Regular.otf"))
    #expect(inter.description.contains("apt-get install fonts-inter"))
  }

  @Test func aMissingCutIsDrawnWithAnother() {
    // The display cuts are younger than Inter itself; Ubuntu 22.04 has none of them.
    let machine = TextMachine(map: .standard)
    #expect(machine.faceOrSubstitute(FontMap.interFace(row: 3, isItalic: false, isDisplay: true)) != nil)
    let empty = TextMachine(map: FontMap(root: "/nonexistent"))
    #expect(empty.faceOrSubstitute(FontMap.interFace(row: 3, isItalic: false, isDisplay: true)) == nil)
  }

  /// Which font draws which script.
  @Test(arguments: [
    ("A", "Inter Regular"), ("Ж", "Inter Regular"), ("한", "Noto Sans CJK KR Regular"), ("ا", "Noto Sans Arabic"),
    ("א", "Noto Sans Hebrew"), ("ก", "Noto Sans Thai"), ("न", "Noto Sans Devanagari"), ("😀", "Noto Color Emoji"),
    ("。", "Noto Sans CJK SC Regular"), ("中", "Noto Sans CJK SC Regular"), ("⚡", "Noto Color Emoji"),
  ]) func scriptsHaveTheirFonts(character: String, name: String) throws {
    let engine = TextEngine(map: .standard)
    let run = try #require(engine.layout(AttributedText(character, font: Font(size: 17))).lines[0].runs.first)
    #expect(engine.map.files[Int(run.face)].name == name)
    #expect(run.glyphs.allSatisfy { $0 != 0 })
  }

  @Test func chineseCharactersFollowTheTextsLanguage() throws {
    let engine = TextEngine(map: .standard)
    func face(_ text: String, _ language: HanLanguage? = nil) -> String {
      var attributes = TextAttributes(font: Font(size: 17))
      attributes.hanLanguage = language
      let runs = engine.layout(AttributedText(text, attributes: attributes)).lines[0].runs
      return engine.map.files[Int(runs.last!.face)].name
    }
    #expect(face("の骨") == "Noto Sans CJK JP Regular")
    #expect(face("한骨") == "Noto Sans CJK KR Regular")
    #expect(face("骨") == "Noto Sans CJK SC Regular")
    #expect(face("骨", .traditionalChinese) == "Noto Sans CJK TC Regular")
  }

  @Test func heavyTextHasHeavyFallback() {
    let engine = TextEngine.shared
    let run = engine.layout(AttributedText("한", font: Font(size: 17, weight: 0.4))).lines[0].runs[0]
    #expect(engine.map.files[Int(run.face)].name == "Noto Sans CJK KR Bold")
  }

  /// What was measured before does not change what is measured now.
  @Test func resultsDoNotDependOnHistory() {
    var generator = SeededGenerator(99)
    let texts = (0..<60).map { _ in SampleText.random(&generator, pieces: 12) }
    let one = TextEngine(map: .standard)
    let two = TextEngine(map: .standard)
    let font = Font(size: 15)
    let forward = texts.map { one.size(of: $0, font: font, maxWidth: 200) }
    let backward = texts.reversed().map { two.size(of: $0, font: font, maxWidth: 200) }
    #expect(forward == backward.reversed())
    #expect(forward == texts.map { one.size(of: $0, font: font, maxWidth: 200) })
  }

  @Test func manyFontsAreForgottenAgain() {
    let engine = TextEngine(map: .standard)
    let before = engine.width(of: "Text", font: Font(size: 17))
    for step in 0..<1000 { _ = engine.width(of: "Text", font: Font(size: 10 + CGFloat(step) / 100)) }
    #expect(engine.width(of: "Text", font: Font(size: 17)) == before)
  }
}
