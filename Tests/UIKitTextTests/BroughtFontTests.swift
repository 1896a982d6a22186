import Foundation
import Testing
import UIKit

/// Fonts that an application brings; the files are those of Debian's fonts-noto-core.
@MainActor @Suite(.serialized) struct BroughtFontTests {
  private static let folder = "/usr/share/fonts/truetype/noto/"

  private func url(_ name: String) -> CFURL { NSURL(fileURLWithPath: Self.folder + name + ".ttf") }

  private func withFonts(_ names: [String], _ body: () throws -> Void) rethrows {
    let list = NSArray(array: names.map(url))
    #expect(CTFontManagerRegisterFontsForURLs(list, .process, nil))
    defer { #expect(CTFontManagerUnregisterFontsForURLs(list, .process, nil)) }
    try body()
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    NSString(string: text).size(withAttributes: [.font: font]).width
  }

  @Test func aRegisteredFontIsFoundByItsNames() throws {
    #expect(UIFont(name: "NotoSerif-Bold", size: 20) == nil)
    try withFonts(["NotoSerif-Regular", "NotoSerif-Bold", "NotoSerif-Italic"]) {
      let bold = try #require(UIFont(name: "NotoSerif-Bold", size: 20))
      #expect(bold.fontName == "NotoSerif-Bold" && bold.familyName == "Noto Serif" && bold.pointSize == 20)
      #expect(UIFont.familyNames.contains("Noto Serif"))
      #expect(
        UIFont.fontNames(forFamilyName: "Noto Serif") == ["NotoSerif", "NotoSerif-Bold", "NotoSerif-Italic"]
          || UIFont.fontNames(forFamilyName: "Noto Serif") == [
            "NotoSerif-Regular", "NotoSerif-Bold", "NotoSerif-Italic",
          ])
      let regular = try #require(UIFont(name: "Noto Serif", size: 20))
      #expect(!regular.fontDescriptor.symbolicTraits.contains(.traitBold))
      let traits = bold.fontDescriptor.symbolicTraits
      #expect(traits.contains(.traitBold) && !traits.contains(.traitItalic))
      let emphasized = regular.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
      #expect(emphasized?.fontName == "NotoSerif-Bold")
      #expect(regular.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]) == nil)
      let described = UIFont(
        descriptor: UIFontDescriptor(fontAttributes: [.family: "Noto Serif", .size: 12.0]), size: 0)
      #expect(described.familyName == "Noto Serif" && described.pointSize == 12)
    }
    #expect(UIFont(name: "NotoSerif-Bold", size: 20) == nil)
  }

  @Test func metricsAndAdvancesAreTheFiles() throws {
    try withFonts(["NotoSerif-Regular"]) {
      let font = try #require(UIFont(name: "Noto Serif", size: 100))
      // hhea of Noto Serif: 1069, -293, 0 of 1000.
      #expect(abs(font.ascender - 106.9) < 0.01 && abs(font.descender + 29.3) < 0.01 && font.leading == 0)
      #expect(abs(font.lineHeight - 136.2) < 0.01)
      // The serif design is drawn from the same file, without kerning.
      let serif = UIFont(descriptor: UIFont.systemFont(ofSize: 100).fontDescriptor.withDesign(.serif)!, size: 100)
      #expect(width("nnnn", font) == width("nnnn", serif))
      #expect(width("AVAVAV", font) < width("AVAVAV", serif))
      #expect(width("n n", font) == width("nn", font) + width(" ", font))
      #expect(font.withSize(50).lineHeight == 136.2 / 2 || abs(font.withSize(50).lineHeight - 68.1) < 0.01)
      let label = UILabel()
      label.font = font
      label.text = "Lines"
      #expect(abs(label.intrinsicContentSize.height - 136.2) < 1)
    }
  }

  @Test func lettersAreDrawnFromTheFile() throws {
    let data = try #require(FileManager.default.contents(atPath: Self.folder + "NotoSerif-Bold.ttf"))
    let provider = try #require(CGDataProvider(data: NSData(data: data)))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "NotoSerif-Bold")
    func ink(_ font: UIFont) -> Data {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
        NSString(string: "Ag").draw(at: .zero, withAttributes: [.font: font])
      }
      return (image.cgImage?.dataProvider?.data).map { Data(referencing: $0) } ?? Data()
    }
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(font, &error) && error == nil)
    defer { #expect(CTFontManagerUnregisterGraphicsFont(font, nil)) }
    let own = try #require(UIFont(name: "NotoSerif-Bold", size: 24))
    #expect(ink(own) != ink(.boldSystemFont(ofSize: 24)) && ink(own).contains { $0 != 0 })
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    let told = error?.takeRetainedValue()
    #expect(told?.code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(told?.localizedDescription.contains("NotoSerif-Bold") == true)
  }

  @Test func whatTheFontLacksComesFromOthers() throws {
    try withFonts(["NotoSerif-Regular"]) {
      let font = try #require(UIFont(name: "Noto Serif", size: 20))
      #expect(width("漢字", font) == width("漢字", .systemFont(ofSize: 20)))
    }
  }

  @Test func badFontsAreTold() {
    #expect(CGFont(CGDataProvider(data: NSData(data: Data("no font".utf8)))!) == nil)
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/no/such.ttf"), .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
  }
}
