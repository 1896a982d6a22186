import Foundation
import Testing

@testable import ListGeometry

/// Frames that UIKit gave for descriptions of groups, at two pixels a point in 320 × 480 points (`uikit-facts §18`).
@Suite struct CompositionalGroupTests {
  @Test func fractionsAreOfTheRoomThatSpacingLeaves() {
    func widths(_ fraction: CGFloat, _ spacing: CompositionalSpacing) -> [CGFloat] {
      let row = Compose.row(
        .fractionalWidth(1), .absolute(10), [Compose.cell(.fractionalWidth(fraction), .absolute(10))], spacing: spacing)
      let cells = Compose.layout(row, [8]).cells
      let line = cells.filter { $0[1] == 0 }
      #expect(line.allSatisfy { $0[2] == line[0][2] })
      // The last line, with fewer cells, is spaced as the others.
      for cell in cells { #expect(line.contains { $0[0] == cell[0] }) }
      return [line[0][2]] + line.map { $0[0] }
    }
    let none = CompositionalSpacing.fixed(0)
    #expect(widths(0.3, none) == [96, 0, 96, 192])
    #expect(widths(0.25, none) == [80, 0, 80, 160, 240])
    #expect(widths(0.5, none) == [160, 0, 160])
    #expect(widths(1 / 3, none) == [106.5, 0, 106.5, 213])
    #expect(widths(0.4, none) == [128, 0, 128])
    #expect(widths(0.9, none) == [288, 0])
    #expect(widths(0.3, .fixed(10)) == [90, 0, 100, 200])
    #expect(widths(0.25, .fixed(10)) == [72.5, 0, 82.5, 165, 247.5])
    #expect(widths(0.5, .fixed(10)) == [155, 0, 165])
    #expect(widths(1 / 3, .fixed(10)) == [100, 0, 110, 220])
    #expect(widths(0.4, .fixed(10)) == [124, 0, 134])
    #expect(widths(0.3, .flexible(10)) == [90, 0, 115, 230])
    #expect(widths(0.4, .flexible(10)) == [124, 0, 196])
    #expect(widths(0.3, .flexible(1)) == [95, 0, 112.5, 225])
    #expect(widths(0.25, .flexible(1)) == [79, 0, 80.5, 160.5, 241])
    #expect(widths(0.5, .flexible(1)) == [159.5, 0, 160.5])
    #expect(widths(1 / 3, .flexible(1)) == [106, 0, 107, 214])
    #expect(widths(0.4, .flexible(1)) == [127.5, 0, 192.5])
  }

  @Test func fractionsAreCutToWholePixels() {
    let row = Compose.row(
      .fractionalWidth(1), .absolute(20), [Compose.cell(.fractionalWidth(1 / 3), .fractionalHeight(1))])
    #expect(Compose.layout(row, [7], width: 301).cells[1] == [100, 0, 100, 20])
    #expect(Compose.layout(row, [7], width: 280).cells[2] == [186, 0, 93, 20])
    #expect(Compose.layout(row, [7], width: 320, scale: 3).cells[1].map { ($0 * 3).rounded() } == [320, 0, 320, 60])
  }

  @Test func slotsOfSeveralKindsAreRepeatedWhileTheyFit() {
    let mixed = Compose.row(
      .fractionalWidth(1), .absolute(20),
      [Compose.cell(.fractionalWidth(0.5), .fractionalHeight(1)), Compose.cell(.absolute(50), .fractionalHeight(1))],
      spacing: .fixed(10))
    #expect(Compose.layout(mixed, [3]).cells == [[0, 0, 155, 20], [165, 0, 50, 20], [0, 20, 155, 20]])
    let fractions = Compose.row(
      .fractionalWidth(1), .absolute(20),
      [
        Compose.cell(.fractionalWidth(0.5), .fractionalHeight(1)),
        Compose.cell(.fractionalWidth(0.25), .fractionalHeight(1)),
      ])
    #expect(Compose.layout(fractions, [3]).cells == [[0, 0, 160, 20], [160, 0, 80, 20], [0, 20, 160, 20]])
    let absolute = Compose.row(
      .fractionalWidth(1), .absolute(20), [Compose.cell(.absolute(100), .fractionalHeight(1))], spacing: .flexible(4))
    #expect(
      Compose.layout(absolute, [4]).cells == [
        [0, 0, 100, 20], [110, 0, 100, 20], [220, 0, 100, 20], [0, 20, 100, 20],
      ])
  }

  @Test func heightsMayBeFractionsOfTheWidth() {
    let tall = Compose.row(
      .fractionalWidth(1), .absolute(20),
      [
        Compose.cell(.fractionalWidth(0.5), .absolute(100)),
        Compose.cell(.fractionalWidth(0.5), .fractionalWidth(0.25)),
      ],
      spacing: .fixed(10))
    #expect(Compose.layout(tall, [3]).cells == [[0, 0, 155, 100], [165, 0, 155, 77.5], [0, 20, 155, 100]])
    let square = Compose.row(
      .fractionalWidth(1), .fractionalWidth(0.2), [Compose.cell(.fractionalWidth(0.5), .fractionalHeight(1))])
    #expect(Compose.layout(square, [3]).cells == [[0, 0, 160, 64], [160, 0, 160, 64], [0, 64, 160, 64]])
  }

  @Test func aGroupsHeightIsAPartOfTheWholeContainer() {
    let half = Compose.row(
      .fractionalWidth(1), .fractionalHeight(0.5), [Compose.cell(.fractionalWidth(0.5), .fractionalHeight(1))])
    let layout = Compose.layout(half, [4]) {
      $0.insets = CompositionalInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    }
    #expect(layout.cells == [[20, 10, 130, 240], [150, 10, 130, 240], [20, 250, 130, 240], [150, 250, 130, 240]])
    #expect(layout.contentSize == CGSize(width: 320, height: 520))
  }

  @Test func columnsFollowTheSameRules() {
    let quarter = Compose.cell(.fractionalWidth(1), .fractionalHeight(0.25))
    let plain = Compose.layout(Compose.column(.fractionalWidth(1), .absolute(100), [quarter]), [9])
    #expect(plain.contentSize.height == 225)
    #expect(plain.cells[8] == [0, 200, 320, 25])
    let spaced = Compose.layout(
      Compose.column(.fractionalWidth(1), .absolute(100), [quarter], spacing: .fixed(10)), [9])
    #expect(spaced.cells[0...4].map { $0[1] } == [0, 27.5, 55, 82.5, 100])
    #expect(spaced.cells[0][3] == 17.5)
    #expect(spaced.contentSize.height == 217.5)
    let narrow = Compose.layout(
      Compose.column(
        .fractionalWidth(0.5), .fractionalHeight(0.5), [Compose.cell(.fractionalWidth(1), .fractionalHeight(0.3))],
        spacing: .fixed(10)), [9])
    #expect(narrow.cells.map { $0[1] } == [0, 76, 152, 240, 316, 392, 480, 556, 632])
    #expect(narrow.cells[0] == [0, 0, 160, 66])
    #expect(narrow.contentSize.height == 720)
  }

  @Test func theLastGroupIsCutToWhatItHolds() {
    func column(_ spacing: CompositionalSpacing) -> ([CGFloat], CGFloat) {
      let layout = Compose.layout(
        Compose.column(
          .fractionalWidth(1), .absolute(100), [Compose.cell(.fractionalWidth(1), .absolute(30))], spacing: spacing),
        [5])
      return (layout.cells.map { $0[1] }, layout.contentSize.height)
    }
    #expect(column(.fixed(0)) == ([0, 30, 60, 100, 130], 170))
    #expect(column(.fixed(10)) == ([0, 40, 100, 140, 200], 260))
    #expect(column(.flexible(10)) == ([0, 70, 100, 170, 200], 230))
    let sideways = Compose.layout(
      Compose.row(
        .absolute(100), .fractionalHeight(1), [Compose.cell(.absolute(30), .fractionalHeight(1))],
        spacing: .flexible(10)), [5, 3], axis: .horizontal)
    #expect(sideways.cells.map { $0[0] } == [0, 70, 100, 170, 200, 230, 300, 330])
    #expect(sideways.contentSize == CGSize(width: 360, height: 480))
  }

  @Test func repeatedSlotsKeepTheirSize() {
    let third = Compose.group(
      .repeating(.horizontal, Compose.cell(.fractionalWidth(1 / 3), .fractionalHeight(1)), count: 3),
      .fractionalWidth(1), .absolute(20), .fixed(10))
    #expect(
      Compose.layout(third, [4]).cells == [[0, 0, 100, 20], [110, 0, 100, 20], [220, 0, 100, 20], [0, 20, 100, 20]])
    let absolute = Compose.group(
      .repeating(.vertical, Compose.cell(.fractionalWidth(1), .absolute(20)), count: 2), .fractionalWidth(1),
      .absolute(90))
    #expect(Compose.layout(absolute, [3]).cells.map { $0[1] } == [0, 20, 90])
  }

  @Test func insetsAreTakenOffAfterPlacing() {
    let cell = Compose.cell(
      .fractionalWidth(0.5), .fractionalHeight(1),
      insets: CompositionalInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    let layout = Compose.layout(
      Compose.row(
        .fractionalWidth(1), .absolute(100), [cell],
        insets: CompositionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), [4])
    #expect(layout.cells == [[8, 6, 143, 84], [165, 6, 143, 84], [8, 106, 143, 84], [165, 106, 143, 84]])
    #expect(layout.contentSize.height == 200)
    let section = Compose.layout(
      Compose.row(
        .fractionalWidth(1), .absolute(50), [Compose.cell(.fractionalWidth(1 / 3), .fractionalHeight(1))],
        spacing: .fixed(10)), [7]
    ) {
      $0.groupSpacing = 4
      $0.insets = CompositionalInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    }
    #expect(section.cells[0...3] == [[6, 5, 95, 50], [111, 5, 95, 50], [216, 5, 95, 50], [6, 59, 95, 50]])
    #expect(section.contentSize.height == 170)
  }

  @Test func edgeSpacingLiesOutsideOfSlots() {
    let size = (CompositionalDimension.fractionalWidth(0.5), CompositionalDimension.fractionalHeight(1))
    func cells(_ edges: CompositionalEdgeSpacing) -> [[CGFloat]] {
      Compose.layout(
        Compose.row(.fractionalWidth(1), .absolute(100), [Compose.cell(size.0, size.1, edges: edges)]), [2]
      ).cells
    }
    #expect(
      cells(CompositionalEdgeSpacing(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7)))
        == [[4, 5, 160, 100], [4, 105, 160, 100]])
    #expect(
      cells(CompositionalEdgeSpacing(leading: .flexible(4), trailing: .flexible(6), bottom: .flexible(7)))
        == [[79, 0, 160, 100], [79, 100, 160, 100]])
    let pushed = Compose.cell(
      .fractionalWidth(0.4), .fractionalHeight(0.5),
      edges: CompositionalEdgeSpacing(leading: .flexible(0), top: .flexible(0)))
    let layout = Compose.layout(Compose.row(.fractionalWidth(1), .absolute(100), [pushed]), [3])
    #expect(layout.cells == [[32, 50, 128, 50], [192, 50, 128, 50], [32, 150, 128, 50]])
    let grouped = Compose.row(
      .fractionalWidth(1), .absolute(30), [Compose.cell(.fractionalWidth(0.5), .fractionalHeight(1))],
      edges: CompositionalEdgeSpacing(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7)))
    let section = Compose.layout(grouped, [5]) { $0.groupSpacing = 8 }
    #expect(
      section.cells == [
        [4, 5, 160, 30], [164, 5, 160, 30], [4, 55, 160, 30], [164, 55, 160, 30], [4, 105, 160, 30],
      ])
    #expect(section.contentSize.height == 142)
  }

  @Test func groupsNest() {
    let inner = Compose.column(
      .fractionalWidth(0.5), .fractionalHeight(1), [Compose.cell(.fractionalWidth(1), .fractionalHeight(0.5))],
      spacing: .fixed(4))
    let outer = Compose.row(
      .fractionalWidth(1), .absolute(100), [Compose.cell(.fractionalWidth(0.5), .fractionalHeight(1)), inner],
      spacing: .fixed(6))
    #expect(
      Compose.layout(outer, [4]).cells == [
        [0, 0, 157, 100], [163, 0, 157, 48], [163, 52, 157, 48], [0, 100, 157, 100],
      ])
    let columns = Compose.column(
      .fractionalWidth(0.5), .fractionalHeight(1), [Compose.cell(.fractionalWidth(1), .fractionalHeight(0.5))])
    let layout = Compose.layout(Compose.row(.fractionalWidth(1), .absolute(100), [columns]), [9])
    #expect(
      layout.cells[0...4] == [
        [0, 0, 160, 50], [0, 50, 160, 50], [160, 0, 160, 50], [160, 50, 160, 50], [0, 100, 160, 50],
      ])
    #expect(layout.contentSize.height == 250)
  }

  @Test func estimatesStandUntilCellsAreMeasured() {
    let both = Compose.row(.fractionalWidth(1), .estimated(44), [Compose.cell(.fractionalWidth(0.5), .estimated(30))])
    var layout = Compose.layout(both, [4])
    #expect(layout.cells == [[0, 0, 160, 30], [160, 0, 160, 30], [0, 30, 160, 30], [160, 30, 160, 30]])
    let moved1 = layout.setMeasured(CGSize(width: 999, height: 50), ofItem: 1, inSection: 0)
    #expect(moved1)
    // Its neighbour keeps its own height; what is below moves.
    #expect(layout.cells == [[0, 0, 160, 30], [160, 0, 160, 50], [0, 50, 160, 30], [160, 50, 160, 30]])
    let filled = Compose.row(
      .fractionalWidth(1), .estimated(44), [Compose.cell(.fractionalWidth(0.5), .fractionalHeight(1))])
    #expect(Compose.layout(filled, [3]).cells == [[0, 0, 160, 44], [160, 0, 160, 44], [0, 44, 160, 44]])
    let wide = Compose.row(.fractionalWidth(1), .absolute(44), [Compose.cell(.estimated(100), .fractionalHeight(1))])
    #expect(
      Compose.layout(wide, [4]).cells == [[0, 0, 100, 44], [100, 0, 100, 44], [200, 0, 100, 44], [0, 44, 100, 44]])
    let column = Compose.column(
      .fractionalWidth(1), .absolute(100), [Compose.cell(.fractionalWidth(1), .estimated(30))])
    #expect(Compose.layout(column, [5]).cells.map { $0[1] } == [0, 30, 60, 100, 130])
  }

  @Test func aGroupOfEstimatedLengthHoldsEachSlotOnce() {
    let part = Compose.cell(.fractionalWidth(1), .absolute(30))
    let column = Compose.column(.fractionalWidth(1), .estimated(100), [part, part], spacing: .fixed(5))
    let layout = Compose.layout(column, [3])
    #expect(layout.cells.map { $0[1] } == [0, 35, 65])
    // The last group is as long as the one cell that it has.
    #expect(layout.contentSize.height == 95)
  }

  @Test func uniformCellsAreAsLargeAsTheLargestAmongThem() {
    let row = Compose.row(
      .fractionalWidth(1), .estimated(40), [Compose.cell(.fractionalWidth(0.5), .uniformAcrossSiblings(40))])
    var layout = Compose.layout(row, [4])
    let moved2 = layout.setMeasured(CGSize(width: 160, height: 70), ofItem: 0, inSection: 0)
    #expect(moved2)
    #expect(layout.cells == [[0, 0, 160, 70], [160, 0, 160, 70], [0, 70, 160, 40], [160, 70, 160, 40]])
    let moved3 = layout.setMeasured(CGSize(width: 160, height: 55), ofItem: 1, inSection: 0)
    #expect(!moved3)
  }

  @Test func longerContentMovesCellsToTheNextRow() {
    let tags = Compose.row(
      .fractionalWidth(1), .estimated(30), [Compose.cell(.estimated(100), .absolute(30))], spacing: .fixed(10))
    var layout = Compose.layout(tags, [7])
    #expect(
      layout.cells.map { [$0[0], $0[1]] } == [
        [0, 0], [110, 0], [220, 0], [0, 30], [110, 30], [220, 30], [0, 60],
      ])
    let moved4 = layout.setMeasured(CGSize(width: 200, height: 30), ofItem: 0, inSection: 0)
    #expect(moved4)
    #expect(
      layout.cells.map { [$0[0], $0[1]] } == [
        [0, 0], [210, 0], [0, 30], [110, 30], [220, 30], [0, 60], [110, 60],
      ])
    let moved5 = layout.setMeasured(CGSize(width: 400, height: 30), ofItem: 1, inSection: 0)
    #expect(moved5)
    #expect(
      layout.cells.map { [$0[0], $0[1]] } == [
        [0, 0], [0, 30], [0, 60], [110, 60], [220, 60], [0, 90], [110, 90],
      ])
    layout.checkInvariants()
  }

  @Test func customGroupsPlaceCellsThemselves() {
    let frames = [
      CGRect(x: 1, y: 2, width: 30, height: 40), CGRect(x: 50, y: 10, width: 60, height: 30),
      CGRect(x: -5, y: -5, width: 400, height: 20),
    ]
    let custom = Compose.group(
      .custom(frames.enumerated().map { CompositionalCustomItem(frame: $1, zIndex: $0 == 1 ? 4 : 0) }),
      .fractionalWidth(1), .absolute(80))
    let layout = Compose.layout(custom, [4, 2]) {
      $0.insets = CompositionalInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    }
    #expect(
      layout.cells == [
        [5, 5, 30, 40], [54, 13, 60, 30], [-1, -2, 400, 20], [5, 85, 30, 40], [5, 173, 30, 40], [54, 181, 60, 30],
      ])
    #expect(layout.contentSize == CGSize(width: 320, height: 256))
    #expect(layout.item(1, inSection: 0)?.zIndex == 4)
  }

  @Test func whatFitsInNoGroupIsNotLaidOut() {
    let row = Compose.row(.fractionalWidth(0.5), .absolute(40), [Compose.cell(.absolute(200), .absolute(40))])
    let layout = Compose.layout(row, [3])
    #expect(layout.cells.isEmpty)
    #expect(layout.contentSize == CGSize(width: 320, height: 0))
    #expect(layout.elements(in: CGRect(x: 0, y: 0, width: 320, height: 480)).isEmpty)
  }
}
