import Foundation
import Testing

@testable import UIKit

/// `uikit-facts §17`: a line's baseline is the ascender, rounded to a pixel, below the top of the text.
@Suite(.serialized) @MainActor struct UILabelBaselineTests {
  @Test(arguments: [8, 13, 16, 17, 19, 27, 29, 34] as [CGFloat], [2, 3] as [CGFloat])
  func theFirstBaselineIsTheRoundedAscender(size: CGFloat, scale: CGFloat) {
    withTraits(.test(scale: scale)) {
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "H"
      let natural = label.intrinsicContentSize
      let baseline = label.firstBaseline(inHeight: natural.height, width: natural.width)
      #expect(abs(baseline * scale - (size * 1950 / 2048 * scale).rounded()) < 1e-6)
    }
  }

  @Test func seventeenPointsAtTwoPixelsStandOnRow32() throws {
    try withTraits(.test(scale: 2)) {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20.5))
      label.text = "H"
      let ink = try #require(label.drawnContent(scale: 2).inkBounds { $0 >> 24 > 128 })
      #expect(ink.maxY == 16)
    }
  }

  @Test func laterLinesAreRoundedEachFromTheTop() {
    withTraits(.test(scale: 2)) {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "H\nH\nH"
      let natural = label.intrinsicContentSize
      let last = label.lastBaseline(inHeight: natural.height, width: natural.width)
      let exact: CGFloat = 17 * (2 * 2444 + 1950) / 2048
      #expect(abs(last * 2 - (exact * 2).rounded()) < 1e-6)
    }
  }
}
