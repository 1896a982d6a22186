import Foundation
import Synchronization
import TextLayout
import Testing

@testable import UIKit

@Suite struct FontDiagnosticsTests {
  private func draw(_ text: String, with engine: TextEngine) {
    let frame = engine.layout(AttributedText(text, font: Font(size: 17)))
    frame.draw(in: CGContext(size: CGSize(width: 100, height: 30), scale: 1), at: .zero)
  }

  @Test func missingFontsAreDiagnosticsThatNameFileAndPackage() throws {
    let diagnostics = Diagnostics()
    let engine = TextEngine(map: FontMap(root: "/nonexistent"))
    diagnostics.collectFontProblems(of: engine)
    #expect(diagnostics.all.isEmpty)
    let told = Mutex(0)
    diagnostics.whenReported { _ in told.withLock { $0 += 1 } }
    draw("Text", with: engine)
    draw("Text", with: engine)
    let inter = try #require(diagnostics.all(of: .missingResource).first { $0.object.contains("Inter Regular") })
    #expect(inter.summary.contains("missing"))
    #expect(inter.likelyCause.contains("/nonexistent/usr/share/fonts/opentype/inter/Inter-Regular.otf"))
    #expect(inter.cure.contains("fonts-inter"))
    #expect(told.withLock { $0 } == diagnostics.all.count)
  }

  @Test func whatWasMissingBeforeAnybodyListenedIsToldThen() {
    let engine = TextEngine(map: FontMap(root: "/nonexistent"))
    draw("Text", with: engine)
    let diagnostics = Diagnostics()
    diagnostics.collectFontProblems(of: engine)
    #expect(!diagnostics.all.isEmpty)
  }

  @Test func aFileThatIsNoFontIsToldToBeUnreadable() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "masthead-fonts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "usr/share/fonts/opentype/inter")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("no font".utf8).write(to: folder.appending(path: "Inter-Regular.otf"))
    let diagnostics = Diagnostics()
    let engine = TextEngine(map: FontMap(root: root.path))
    diagnostics.collectFontProblems(of: engine)
    draw("Text", with: engine)
    let inter = try #require(diagnostics.all.first { $0.object.contains("Inter Regular") })
    #expect(inter.summary.contains("unreadable"))
    #expect(inter.likelyCause.contains("Inter-Regular.otf is no font"))
    #expect(inter.cure.contains("--reinstall fonts-inter"))
  }

  @Test func aFileOfAnotherVersionNamesPackageBothVersionsAndTheCure() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "masthead-fonts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let regular = try #require(FontMap.standard.fileLocations().first { $0.faces.contains("Inter Regular") })
    let source = try #require(regular.path)
    let copy = root.appending(path: source)
    try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (try Data(contentsOf: URL(fileURLWithPath: source)) + Data([0])).write(to: copy)
    let diagnostics = Diagnostics()
    let engine = TextEngine(map: FontMap(root: root.path))
    diagnostics.collectFontProblems(of: engine)
    draw("Text", with: engine)
    draw("Text", with: engine)
    let told = diagnostics.all(of: .fontFileDiffers)
    #expect(told.count == 1)
    let inter = try #require(told.first)
    #expect(inter.object == "package fonts-inter")
    #expect(inter.summary.contains("\(copy.path) is not that of fonts-inter "))
    #expect(inter.likelyCause.contains("is installed") || inter.likelyCause.contains("not known"))
    #expect(inter.cure.contains("--allow-downgrades fonts-inter=") && inter.cure.contains("./masthead doctor"))
  }

  @Test func whereTheFontsAreThoseOfTheLockNothingIsSaid() {
    let diagnostics = Diagnostics()
    let engine = TextEngine(map: .standard)
    diagnostics.collectFontProblems(of: engine)
    draw("Text", with: engine)
    #expect(diagnostics.all.isEmpty)
  }
}
