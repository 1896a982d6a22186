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
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let container = UIView(frame: window.bounds)
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Settings"
    container.addSubview(label)
    window.addSubview(container)
    window.isHidden = false
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

  /// `uikit-facts §14`.
  @Test func translucentColoursAndGreyBackgroundsGainContrast() {
    func resolved(_ color: UIColor, _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel = .base) -> UIColor {
      color.resolvedColor(
        with: UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
          UITraitCollection(accessibilityContrast: .high),
        ]))
    }
    #expect(abs(resolved(.secondaryLabel, .light).cgColor.alpha - 0.68) < 0.001)
    #expect(abs(resolved(.separator, .light).cgColor.alpha - 0.37) < 0.001)
    #expect(abs(resolved(.quaternarySystemFill, .dark).cgColor.alpha - 0.26) < 0.001)
    #expect(resolved(.label, .light) == UIColor(rgb: 0x000000))
    #expect(resolved(.opaqueSeparator, .light) == UIColor(rgb: 0xC6C6C8))
    #expect(resolved(.systemGroupedBackground, .light) == UIColor(rgb: 0xEBEBF0))
    #expect(resolved(.systemBackground, .light) == UIColor(rgb: 0xFFFFFF))
    #expect(resolved(.systemBackground, .dark) == UIColor(rgb: 0x000000))
    #expect(resolved(.systemBackground, .dark, .elevated) == UIColor(rgb: 0x242426))
    #expect(resolved(.tertiarySystemBackground, .dark, .elevated) == UIColor(rgb: 0x444446))
  }
}
