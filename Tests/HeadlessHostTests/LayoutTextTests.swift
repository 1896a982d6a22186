import SystemFiles
import Testing
import UIKit

@testable import HeadlessHost

@MainActor @Suite(.serialized) struct LayoutTextTests {
  /// In a list of its own with a written type: as an argument of the macro it takes the compiler minutes.
  private static let numbers: [(CGFloat, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (0.333_333_3, "0.333"), (-0.666_666_7, "-0.667"),
    (12.3404, "12.34"), (-0.0004, "0"), (0.9996, "1"), (100.05, "100.05"), (1_000_000, "1000000"),
    (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
  ]

  @Test func numbersHaveAtMostThreeDecimals() {
    for (value, text) in Self.numbers { #expect(LayoutText.number(value) == text) }
  }

  @Test(arguments: [
    ("", "\"\""), ("a b", "\"a b\""), ("\"\\", "\"\\\"\\\\\""), ("a\nb\tc", "\"a\\nb\\tc\""),
    ("\u{2028}\u{1}", "\"\\u{2028}\\u{1}\""),
    ("é 漢 😀", "\"é 漢 😀\""),
  ])
  func textStaysOnOneLine(text: String, quoted: String) {
    #expect(LayoutText.quoted(text) == quoted)
  }

  @Test func aLineAViewIndentedByDepth() throws {
    let host = ScreenHost(options: try .named("iPhone 8"))
    let controller = UIViewController()
    let card = UIView(frame: CGRect(x: 10, y: 20, width: 100.25, height: 50))
    card.accessibilityIdentifier = "the card"
    card.accessibilityLabel = "Card of 1"
    card.tag = 7
    card.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    card.layer.cornerRadius = 8
    let inner = UIView(frame: CGRect(x: -1, y: 0, width: 1, height: 2))
    inner.isHidden = true
    inner.alpha = 0.5
    inner.backgroundColor = .systemBlue
    card.addSubview(inner)
    controller.view.addSubview(card)
    try host.show(controller)
    #expect(
      host.layoutText() == """
        # iPhone 8 portrait 375x667@2 light text-l ltr fonts-\(FontInspector.shared.fingerprint())
        UIWindow (0 0 375 667)
          UIView (0 0 375 667)
            UIView (10 20 100.25 50) id="the card" label="Card of 1" tag=7 bg=#FF8000 radius=8
              UIView (-1 0 1 2) hidden alpha=0.5 bg=systemBlue

        """)
  }

  @Test func picturesNameTheFontsOfTheMachine() throws {
    let host = ScreenHost(options: try .named("iPhone 8"))
    try host.show(UIViewController())
    let picture = host.picture().png
    #expect(PNGHeader.text(of: picture, keyword: "fonts") == FontInspector.shared.fingerprint())
    #expect(PNGHeader.pixelHash(of: picture) != nil)
  }
}

extension SnapshotOptions {
  static func named(_ device: String) throws -> SnapshotOptions {
    SnapshotOptions(device: try SnapshotOptions.parseDevice(device))
  }
}
