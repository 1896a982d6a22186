import Foundation
import Testing
import UIKit

@Suite @MainActor struct UIFontTests {
  @Test func verticalMetricsAreThoseOfTheSystemFontAtEverySizeAndWeight() {
    for size in stride(from: CGFloat(8), through: 60, by: 0.5) {
      for weight in [UIFont.Weight.ultraLight, .regular, .semibold, .black] {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        #expect(abs(font.lineHeight - size * 1.193359375) < 1e-9)
        #expect(abs(font.ascender - size * 0.9521484375) < 1e-9)
        #expect(abs(font.descender + size * 0.2412109375) < 1e-9)
        #expect(font.leading == 0)
      }
    }
  }

  @Test func equalFontsAreEqualAndSystemFontsAreShared() {
    #expect(UIFont.systemFont(ofSize: 17) === UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 12).withSize(17))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17, weight: .medium))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.preferredFont(forTextStyle: .body))
  }

  @Test func namesAreThoseOfIOS() {
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
    // `uikit-facts §17`: the emphasised font is semibold.
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
    #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-RegularItalic")
    #expect(UIFont.systemFont(ofSize: 17).familyName == ".AppleSystemUIFont")
    #expect(UIFont(name: ".SFUI-Semibold", size: 15) == UIFont.systemFont(ofSize: 15, weight: .semibold))
  }

  @Test func aFontThatIsNotThereIsNilAndTold() {
    #expect(UIFont(name: "Papyrus-Unheard", size: 12) == nil)
    let told = Diagnostics.shared.all(of: .missingResource).filter { $0.object.contains("Papyrus-Unheard") }
    #expect(told.count == 1)
    #expect(told.first?.cure.contains("systemFont") == true)
  }

  @Test func sizesThatAreNotPositiveMeanTheSystemSize() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 14)
  }

  @Test func traitsOfDescriptorsMakeVariants() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = UIFont(descriptor: try #require(body.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
    #expect(bold.fontName == ".SFUI-Semibold")
    #expect(bold.pointSize == 17)
    let title = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor.withSymbolicTraits([
      .traitBold, .traitItalic,
    ])
    #expect(title?.postscriptName == ".SFUI-BoldItalic")
    for design in [UIFontDescriptor.SystemDesign.serif, .rounded, .monospaced, .default] {
      let plain = try #require(body.fontDescriptor.withDesign(design))
      for traits in [UIFontDescriptor.SymbolicTraits.traitBold, .traitItalic, [.traitBold, .traitItalic], []] {
        let changed = UIFont(descriptor: try #require(plain.withSymbolicTraits(traits)), size: 0)
        let family = UIFont(descriptor: plain, size: 0).familyName
        #expect(changed.familyName == family, "\(design.rawValue) \(traits.rawValue)")
        #expect(changed.fontDescriptor.symbolicTraits.isSuperset(of: traits))
      }
    }
    let serif = try #require(body.fontDescriptor.withDesign(.serif))
    #expect(serif.withSymbolicTraits(.classSansSerif)?.postscriptName == body.fontName)
    let fixed = UIFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(fixed?.postscriptName == ".SFUI-Semibold")
    let mono = try #require(body.fontDescriptor.withDesign(.monospaced))
    #expect(UIFont(descriptor: mono, size: 13).pointSize == 13)
    #expect(mono.symbolicTraits.contains(.traitMonoSpace))
    #expect(body.fontDescriptor.withSymbolicTraits(UIFontDescriptor.SymbolicTraits(rawValue: 1 << 5)) == nil)
  }

  @Test func attributesOfDescriptorsSetSizeAndWeight() {
    let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: descriptor, size: 0).fontName == ".SFUI-Heavy")
    #expect(descriptor.pointSize == 17)
    #expect(descriptor.addingAttributes([.size: 30]).pointSize == 30)
  }

  @Test func monospacedFontsMeasureAlike() {
    let mono: [NSAttributedString.Key: Any] = [.font: UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)]
    #expect(
      ("iiii" as NSString).size(withAttributes: mono).width == ("WWWW" as NSString).size(withAttributes: mono).width)
    let digits: [NSAttributedString.Key: Any] = [.font: UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)]
    #expect(
      ("1111" as NSString).size(withAttributes: digits).width == ("0000" as NSString).size(withAttributes: digits).width
    )
  }
}
