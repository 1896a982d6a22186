import Foundation
import ObjectiveC
import Testing

@Suite struct LocalizedStringTests {
  /// A bundle with one table.
  private func bundle(_ table: String) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(table.utf8).write(to: folder.appendingPathComponent("Localizable.strings"))
    return try #require(Bundle(url: folder))
  }

  @Test func keysAreThoseThatAppleWritesIntoTables() throws {
    let bundle = try bundle(
      """
      "%lld of %@" = "%2$@: %1$lld";
      "plain" = "found";
      "key" = "by key %d";
      "100%" = "all";
      """)
    #expect(String(localized: "\(3) of \("b")", bundle: bundle) == "b: 3")
    #expect(String(localized: "plain", bundle: bundle) == "found")
    #expect(String(localized: "100%", bundle: bundle) == "all")
    #expect(String(localized: "key", defaultValue: "default \(Int32(4))", bundle: bundle) == "by key 4")
    let name = "plain"
    #expect(String(localized: String.LocalizationValue(name), bundle: bundle) == "found")
  }

  @Test func missingKeysGiveTheirOwnWords() throws {
    let bundle = try bundle("")
    #expect(String(localized: "\(2) plums, 100%", bundle: bundle) == "2 plums, 100%")
    #expect(String(localized: "no %", bundle: bundle) == "no %")
    #expect(String(localized: "k", defaultValue: "words \("here")", bundle: bundle) == "words here")
    #expect(String(localized: LocalizedStringResource("r", defaultValue: "resource")) == "resource")
  }
}
