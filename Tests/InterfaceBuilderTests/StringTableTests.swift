import Foundation
import QuartzCore
import Testing
@testable import UIKit

/// Tables of texts: what depends on numbers and devices, and what cannot be read.
@MainActor @Suite(.serialized) struct StringTableTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/masthead-texts-\(UUID().uuidString)"

  init() throws {
    TestScreen.reset()
    Diagnostics.shared.removeAll()
    StringTables.forget(.all)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ text: String) throws {
    try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
  }

  private func text(_ key: String, _ table: String) -> String? {
    StringTables.text(for: key, table: table, in: [folder], development: "en")
  }

  /// What `String.localizedStringWithFormat` shows of a key.
  private func shown(_ key: String, _ table: String, _ arguments: any CVarArg...) -> String {
    let format = text(key, table) ?? key
    return String(format: PluralTexts.words(for: format, arguments) ?? format, arguments: arguments)
  }

  private func takeProblems() -> [String] {
    defer { Diagnostics.shared.removeAll() }
    return Diagnostics.shared.all(of: .missingResource).map { "\($0.summary) \($0.likelyCause)" }
  }

  private static func unit(_ value: String) -> String {
    "{ \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(value)\" } }"
  }

  private static func plural(_ one: String, _ other: String) -> String {
    "\"variations\": { \"plural\": { \"one\": \(unit(one)), \"other\": \(unit(other)) } }"
  }

  @Test func cataloguesHaveFormsOfNumberAndDevice() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(
      "Tables.xcstrings",
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "plain": { "comment": "c", "localizations": { "en": \(Self.unit("Plain")) } },
        "untranslated": { },
        "apples %lld": { "localizations": { "en": { \(Self.plural("%lld apple", "%lld apples")) } } },
        "%@ ate %lld": { "localizations": { "en": { \(Self.plural("%1$@ ate %2$lld pear", "%1$@ ate %2$lld pears")) } } },
        "bowl": { "localizations": { "en": {
          "stringUnit": { "state": "translated", "value": "%#@figs@ and %#@nuts@" },
          "substitutions": {
            "figs": { "argNum": 1, "formatSpecifier": "lld", \(Self.plural("%arg fig", "%arg figs")) },
            "nuts": { "argNum": 2, "formatSpecifier": "lld", \(Self.plural("%arg nut", "%arg nuts")) } } } } },
        "device": { "localizations": { "en": { "variations": { "device": {
          "ipad": \(Self.unit("On a pad")), "iphone": \(Self.unit("On a phone")), "other": \(Self.unit("Elsewhere")) } } } } }
      } }
      """)
    #expect(text("plain", "Tables") == "Plain")
    #expect(text("untranslated", "Tables") == nil)
    #expect(shown("apples %lld", "Tables", 1) == "1 apple")
    #expect(shown("apples %lld", "Tables", 3) == "3 apples")
    #expect(shown("%@ ate %lld", "Tables", "Ann" as NSString, 1) == "Ann ate 1 pear")
    #expect(shown("%@ ate %lld", "Tables", "Ann" as NSString, 2) == "Ann ate 2 pears")
    #expect(shown("bowl", "Tables", 1, 2) == "1 fig and 2 nuts")
    #expect(shown("bowl", "Tables", 2, 1) == "2 figs and 1 nut")
    #expect(text("device", "Tables") == "On a phone")
    #expect(takeProblems().isEmpty)
  }

  @Test func anotherLanguageHasItsOwnForms() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(
      "Tables.xcstrings",
      """
      { "sourceLanguage": "en", "strings": { "days %lld": { "localizations": { "cs": { "variations": { "plural": {
        "one": \(Self.unit("%lld den")), "few": \(Self.unit("%lld dny")), "other": \(Self.unit("%lld dní")) } } } } } } }
      """)
    Stage.current.language = "cs"
    defer { Stage.current.language = nil }
    #expect([1, 3, 5].map { shown("days %lld", "Tables", $0) } == ["1 den", "3 dny", "5 dní"])
  }

  @Test func filesOfOneFolderAreReadAgain() throws {
    let other = folder + "-other"
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    defer { for path in [folder, other] { try? FileManager.default.removeItem(atPath: path) } }
    let before = ResourceSearchPath.folders
    ResourceSearchPath.folders = [folder, other]
    defer { ResourceSearchPath.folders = before }
    func write(_ state: String, _ hex: String) throws {
      for (name, path) in [("one", folder), ("other", other)] {
        try "\"\(name)\" = \"\(state)\";".write(
          toFile: path + "/Localizable.strings", atomically: true, encoding: .utf8)
        let set = "\(path)/Assets.xcassets/\(name).colorset"
        try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        try """
        { "colors": [{ "color": { "color-space": "srgb", "components":
          { "red": "\(hex)", "green": "0x00", "blue": "0x00", "alpha": "1.000" } } }] }
        """.write(toFile: set + "/Contents.json", atomically: true, encoding: .utf8)
      }
    }
    func shown(_ name: String) -> String {
      var red: CGFloat = 0
      UIColor(named: name)?.getRed(&red, green: nil, blue: nil, alpha: nil)
      let text = StringTables.text(for: name, table: "Localizable", in: [folder, other], development: "en")
      return "\(text ?? "-") \(red)"
    }
    try write("old", "0x00")
    #expect([shown("one"), shown("other")] == ["old 0.0", "old 0.0"])
    try write("new", "0xFF")
    #expect([shown("one"), shown("other")] == ["old 0.0", "old 0.0"])
    ResourceSearchPath.forget(.below(folder + "/Assets.xcassets"))
    #expect(shown("one") == "new 1.0")
    // A colour of that name might be in the first folder now.
    #expect(shown("other") == "old 1.0")
    ResourceSearchPath.forget(.all)
    #expect([shown("one"), shown("other")] == ["new 1.0", "new 1.0"])
  }

  @Test func dictionariesHaveFormsForDevicesAndWidths() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(
      "Tables.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>device</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>iphone</key><string>phone</string><key>ipad</key><string>pad</string></dict></dict>
      <key>width</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>20</key><string>Hi</string><key>100</key><string>Good morning</string></dict></dict>
      <key>odd</key><dict><key>other</key><string>x</string></dict>
      </dict></plist>
      """)
    #expect(text("device", "Tables") == "phone")
    #expect(text("width", "Tables") == "Good morning")
    let problems = takeProblems()
    #expect(problems.count == 1)
    #expect(problems.first?.contains("\"odd\"") == true)
  }

  @Test(arguments: [
    ("Cut.xcstrings", "{ \"sourceLanguage\": \"en\", \"strings\": { \"hello\": { \"localiz", "not JSON"),
    ("Cut.xcstrings", "{ \"strings\": { } }", "\"sourceLanguage\" is missing"),
    ("Cut.stringsdict", "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>hello</key><dict>", "EOF"),
    ("Cut.strings", "\"hello\" = \"Hello\"\n\"other\" = \"x\";", "line 1"),
  ])
  func tablesThatCannotBeReadAreTold(file: String, content: String, reason: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(file, content)
    #expect(text("hello", "Cut") == nil)
    let problems = takeProblems()
    #expect(problems.count == 1, "\(problems)")
    #expect(
      problems.first?.contains("cannot be read") == true && problems.first?.contains(reason) == true, "\(problems)")
  }

  @Test func anInfoFileThatCannotBeReadIsTold() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(InfoFile.read([:], in: folder).isEmpty)
    #expect(takeProblems().isEmpty)
    try write(
      "Info.plist", "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>Salt & Co</string></dict></plist>")
    _ = InfoFile.read([:], in: folder)
    #expect(takeProblems().first?.contains("Info.plist cannot be read") == true)
  }
}
