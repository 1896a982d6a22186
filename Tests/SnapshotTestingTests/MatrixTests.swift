import Foundation
import HeadlessOptions
import MastheadSnapshotTesting
import Testing
import UIKit

/// Ways in which a screen is shown.
@Suite struct MatrixTests {
  private var base: SnapshotOptions {
    get throws { SnapshotOptions(device: try SnapshotOptions.parseDevice("iPhone 16")) }
  }

  @Test func allCombinationsAreMadeInOrder() throws {
    let matrix = try SnapshotMatrix("appearance=light,dark; text-size = l, ax3")
    let variants = matrix.variants(of: try base)
    #expect(variants.map(\.variantName) == ["iPhone-16", "iPhone-16-ax3", "iPhone-16-dark", "iPhone-16-dark-ax3"])
    #expect(variants[3].appearance == .dark && variants[3].textSize == .ax3)
    #expect(try SnapshotMatrix(matrix.text) == matrix)
    let typed = try SnapshotMatrix(appearances: [.light, .dark], textSizes: [.l, .ax3])
    #expect(typed.variants(of: try base) == variants)
  }

  @Test func aLanguageHasItsDirectionUnlessOneIsSaid() throws {
    let names = try SnapshotMatrix("language=en,ar; direction=ltr,rtl").variants(of: try base).map(\.variantName)
    #expect(names == ["iPhone-16-en", "iPhone-16-en-rtl", "iPhone-16-ar-ltr", "iPhone-16-ar"])
    #expect(try SnapshotMatrix("direction=ltr; language=ar").variants(of: try base)[0].direction == .ltr)
    #expect(try SnapshotMatrix("language=ar-XB").variants(of: try base)[0].direction == .rtl)
  }

  @Test func everyPairOfValuesIsInAPairwiseMatrix() throws {
    let text = """
      device=iPhone SE (1st generation),iPhone 16,iPad mini; appearance=light,dark; text-size=xs,l,ax3,ax5; direction=ltr,rtl
      contrast=normal,high; bold-text=off,on
      """
    let matrix = try SnapshotMatrix(text, isPairwise: true)
    let variants = matrix.variants(of: try base)
    #expect(variants.count >= 12 && variants.count <= 16, "\(variants.count) of 192")
    #expect(Set(variants.map(\.variantName)).count == variants.count)
    func values(_ options: SnapshotOptions) -> [String] {
      [
        options.device.name, options.appearance.rawValue, options.textSize.rawValue, options.direction.rawValue,
        options.contrast.rawValue, options.hasBoldText ? "on" : "off",
      ]
    }
    let rows = variants.map(values)
    for (first, one) in matrix.axes.enumerated() {
      for (second, other) in matrix.axes.enumerated() where second > first {
        for a in one.values {
          for b in other.values { #expect(rows.contains { $0[first] == a && $0[second] == b }, "\(a) with \(b)") }
        }
      }
    }
  }

  @Test(arguments: [
    ("", "is empty"), ("colour=red", "write DIMENSION=VALUE"), ("appearance", "write DIMENSION=VALUE"),
    ("appearance=", "write DIMENSION=VALUE"), ("appearance=light,red", "not one of light, dark"),
    ("appearance=dark,Dark", "a value twice"), ("appearance=dark;appearance=light", "stands twice"),
    ("device=iPhon 16x", "no such device"), ("bold-text=yes", "not one of off, on"), ("language=1", "not a language"),
  ]) func whatIsNoMatrixIsToldSo(_ text: String, _ words: String) {
    let error = #expect(throws: SnapshotOptionsError.self) { try SnapshotMatrix(text) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test func optionsTravelWithTheirMatrix() throws {
    var options = try base
    options.contrast = .high
    options.hasBoldText = true
    options.matrix = try SnapshotMatrix("appearance=light,dark;language=en-XA", isPairwise: true)
    options.check = .init(references: "/a b/c", name: "App", source: "/a b", record: "failed", isOfAPart: true)
    #expect(try SnapshotOptions(arguments: options.arguments) == options)
    #expect(throws: SnapshotOptionsError.self) { try SnapshotOptions(arguments: ["--check=/a", "--record=yes"]) }
  }

  @Test func differentOptionsHaveDifferentNames() throws {
    var all: [SnapshotOptions] = [try base]
    func add(_ change: (inout SnapshotOptions) throws -> Void) throws {
      var options = try base
      try change(&options)
      all.append(options)
    }
    try add { $0.orientation = .landscape }
    try add { $0.size = .init(width: 320, height: 100.5) }
    try add {
      $0.size = .init(width: 320, height: 100.5); $0.keepsSafeArea = false
    }
    try add { $0.scale = 2 }
    try add { $0.appearance = .dark }
    try add { $0.direction = .rtl }
    try add { $0.language = "ko" }
    try add { $0.contrast = .high }
    try add { $0.hasBoldText = true }
    try add { $0.showsFullContent = true }
    try add { $0.scroll = .offset(-3) }
    try add { $0.scroll = .offset(3) }
    try add { $0.scroll = .row(section: 1, row: 2) }
    try add { $0.script = try ScreenScript("tap A") }
    try add { $0.script = try ScreenScript("tap B") }
    try add { $0.showsStatusBar = false }
    #expect(Set(all.map(\.variantName)).count == all.count, "\(all.map(\.variantName))")
  }

  @Test func pseudolocalesLeavePlaceholdersAlone() {
    #expect(
      Pseudolocale.accented.text("Save %1$@ of %d%%, %.2f and %#@items@") == "[Šåṽé %1$@ öƒ %d%%, %.2f åñð %#@items@]")
    #expect(Pseudolocale.long.text("OK").count >= 6 && Pseudolocale.long.text("").isEmpty)
    #expect(Pseudolocale.rightToLeft.text("OK") == "\u{202E}OK\u{202C}")
    #expect(Pseudolocale(language: "EN-xa") == .accented && Pseudolocale(language: "en") == nil)
  }
}

/// A list that is longer than its screen, with a button that changes it.
@MainActor private final class LongController: UITableViewController {
  private var isEdited = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = (isEdited ? "Touched " : "") + NSLocalizedString("Row", comment: "") + " \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    isEdited = true
    tableView.reloadData()
  }
}

@Suite(.serialized, .outsideContinuousIntegration) @MainActor struct ScreenPartTests {
  private let folder = ReferenceFolder()

  private func text(_ strategy: Snapshotting<LongController, UIImage>) throws -> String {
    _ = verifySnapshot(
      of: LongController(style: .plain), as: strategy, named: "a", record: .all, snapshotDirectory: folder.path,
      testName: "t")
    return String(decoding: try #require(folder.bytes("t.a.layout.txt")), as: UTF8.self)
  }

  @Test func theWholeContentIsShown() throws {
    let whole = try text(.image(on: .iPhone8, showing: .fullContent))
    #expect(whole.contains("\"Row 0\"") && whole.contains("\"Row 39\""))
    #expect(!(try text(.image(on: .iPhone8)).contains("\"Row 39\"")))
  }

  @Test func aRowIsAtTheTop() throws {
    let text = try text(.image(on: .iPhone8, showing: .row(IndexPath(row: 20, section: 0))))
    #expect(text.contains("\"Row 20\"") && !text.contains("\"Row 0\""))
    #expect(try self.text(.image(on: .iPhone8, showing: .offset(88))).contains("\"Row 2\""))
  }

  @Test func aStateAfterStepsIsShown() throws {
    #expect(try text(.image(on: .iPhone8, after: "tap Row 3")).contains("\"Touched Row 0\""))
    #expect(
      try text(.image(on: .iPhone8, showing: .row(IndexPath(row: 30, section: 0)), after: "tap Row 3"))
        .contains("\"Touched Row 30\""))
  }

  @Test func whatIsNotThereIsNamed() throws {
    func words(_ strategy: Snapshotting<LongController, UIImage>) -> String? {
      verifySnapshot(of: LongController(), as: strategy, named: "b", snapshotDirectory: folder.path, testName: "t")
    }
    #expect(words(.image(on: .iPhone8, after: "tap Nothing"))?.contains("Nothing") == true)
    #expect(words(.image(on: .iPhone8, after: "jump"))?.contains("jump") == true)
    #expect(words(.image(on: .iPhone8, showing: .row(IndexPath(row: 99, section: 0)))) != nil)
    #expect(folder.names.isEmpty)
  }

  @Test func aMatrixComparesEachWayWithItsOwnReference() throws {
    let matrix = try SnapshotMatrix(
      devices: ["iPhone SE (1st generation)"], appearances: [.light, .dark], languages: ["en-XA"], boldText: [true])
    // The references lie beside this file, as those of other tests do; they are written, found again, and taken away.
    let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "__Snapshots__/MatrixTests")
    defer { try? FileManager.default.removeItem(at: place.deletingLastPathComponent()) }
    func compare() -> Int {
      let heard = HeardIssues()
      withKnownIssue(isIntermittent: true) {
        assertSnapshots(of: LongController(style: .plain), matrix: matrix, record: .missing)
      } matching: {
        heard.note($0)
      }
      return heard.words.count
    }
    #expect(compare() == 2)
    #expect(compare() == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path).filter { $0.hasSuffix(".png") }.sorted()
    #expect(
      names.count == 2 && names.allSatisfy { $0.contains("iPhone-SE-1st-generation") && $0.contains("en-XA-bold") })
    let text = try String(
      contentsOf: place.appendingPathComponent(names[0].replacing(".png", with: ".layout.txt")), encoding: .utf8)
    #expect(text.contains("[Ŕöŵ]") && text.contains("bold-text"))
  }
}
