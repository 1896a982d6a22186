import Foundation
import Testing

@testable import UIKit

/// Bold text and increased contrast as traits.
@Suite(.serialized) @MainActor struct AccessibilityTextTests {
  @Test func fontsMadeUnderBoldTextAreHeavier() {
    let plain = UIFont.systemFont(ofSize: 17)
    withTraits(UITraitCollection(legibilityWeight: .bold)) {
      #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Semibold")
      #expect(UIFont.systemFont(ofSize: 17) != plain)
      #expect(UIFont.preferredFont(forTextStyle: .body).fontName == ".SFUI-Semibold")
      #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Bold")
      #expect(UILabel().font.fontName == ".SFUI-Semibold")
    }
    #expect(UIFont.systemFont(ofSize: 17) === plain)
    let bold = UITraitCollection(legibilityWeight: .bold)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold).fontName == ".SFUI-Semibold")
  }

  @Test func boldTextIsAsWideAsTheHeavierFont() {
    let bold = UITraitCollection(legibilityWeight: .bold)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold)
    func width(_ font: UIFont) -> CGFloat { ("Settings" as NSString).size(withAttributes: [.font: font]).width }
    #expect(width(body) == width(.systemFont(ofSize: 17, weight: .semibold)))
  }

  @Test func labelsThatAdjustFollowBoldTextAndGoBack() {
    let container = UIView()
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Settings"
    container.addSubview(label)
    let plain = label.intrinsicContentSize.width
    container.setTraitOverridesForTesting(UITraitCollection(legibilityWeight: .bold))
    #expect(label.intrinsicContentSize.width > plain + 1)
    container.setTraitOverridesForTesting(UITraitCollection(legibilityWeight: .regular))
    #expect(label.intrinsicContentSize.width == plain)
  }

  /// Apple's Human Interface Guidelines, specifications of colours.
  @Test(
    arguments: [
      ("systemBlue", UIUserInterfaceStyle.light, 0x0040DD), ("systemBlue", .dark, 0x409CFF),
      ("systemRed", .light, 0xD70015), ("systemGray", .dark, 0xAEAEB2),
    ] as [(String, UIUserInterfaceStyle, UInt32)])
  func coloursUnderIncreasedContrastAreThePublishedOnes(name: String, style: UIUserInterfaceStyle, rgb: UInt32) {
    let colors: [String: UIColor] = ["systemBlue": .systemBlue, "systemRed": .systemRed, "systemGray": .systemGray]
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: .high),
    ])
    #expect(colors[name]?.resolvedColor(with: traits) == UIColor(rgb: rgb))
    let ordinary = UITraitCollection(userInterfaceStyle: style)
    #expect(colors[name]?.resolvedColor(with: ordinary) != UIColor(rgb: rgb))
  }
}
