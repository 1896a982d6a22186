import Foundation
import Testing

@testable import ListGeometry

/// What a layout keeps for items of which nothing was measured.
@Suite struct CompositionalCostTests {
  @Test func aMillionItemsTakeNoMemory() {
    let row = Compose.row(
      .fractionalWidth(1), .absolute(44), [Compose.cell(.fractionalWidth(0.2), .fractionalHeight(1))])
    var layout = Compose.layout(row, [1_000_000])
    #expect(layout.contentSize.height == 8_800_000)
    #expect(layout.item(999_999, inSection: 0)?.frame.numbers == [256, 8_799_956, 64, 44])
    #expect(layout.elements(in: CGRect(x: 0, y: 4_400_000, width: 320, height: 480)).count == 55)
    #expect(layout.sections[0].pitches.knownCount == 0)
    let list = Compose.row(.fractionalWidth(1), .estimated(44), [Compose.cell(.fractionalWidth(1), .estimated(44))])
    layout = Compose.layout(list, [1_000_000])
    let moved1 = layout.setMeasured(CGSize(width: 320, height: 60), ofItem: 500_000, inSection: 0)
    #expect(moved1)
    #expect(layout.contentSize.height == 44_000_016)
    #expect(layout.item(500_001, inSection: 0)?.frame.minY == 22_000_060)
    #expect(layout.sections[0].pitches.knownCount == 1)
  }
}
