import CoreGraphics
import Testing

@testable import UIKit

/// What lies next in a direction, and the order of reading, with plain rectangles.
@MainActor @Suite struct FocusSearchTests {
  /// A grid of squares of 40 points, 10 apart, by row.
  private func grid(_ columns: Int, _ rows: Int, without missing: Set<Int> = []) -> [CGRect] {
    (0..<columns * rows).filter { !missing.contains($0) }.map { place in
      CGRect(x: CGFloat(place % columns) * 50, y: CGFloat(place / columns) * 50, width: 40, height: 40)
    }
  }

  @Test func arrowsGoToTheNeighbourInAGrid() {
    let frames = grid(4, 4)
    for place in frames.indices {
      func next(_ heading: UIFocusHeading) -> Int? {
        let others = frames.indices.filter { $0 != place }
        return FocusSearch.nearest(to: frames[place], heading, among: others.map { frames[$0] }).map { others[$0] }
      }
      #expect(next(.right) == (place % 4 < 3 ? place + 1 : nil))
      #expect(next(.left) == (place % 4 > 0 ? place - 1 : nil))
      #expect(next(.down) == (place < 12 ? place + 4 : nil))
      #expect(next(.up) == (place >= 4 ? place - 4 : nil))
    }
  }

  @Test func whatIsAsideIsTakenWhereNothingLiesStraightAhead() {
    // The last line has one square, to the left.
    let frames = grid(3, 2, without: [4, 5])
    #expect(FocusSearch.nearest(to: frames[1], .down, among: [frames[0], frames[2], frames[3]]) == 2)
    // Far aside is no way ahead.
    let far = CGRect(x: 900, y: 50, width: 40, height: 40)
    #expect(FocusSearch.nearest(to: frames[0], .down, among: [far]) == nil)
  }

  @Test func straightAheadComesBeforeWhatIsNearerAside() {
    let start = CGRect(x: 100, y: 0, width: 40, height: 40)
    let ahead = CGRect(x: 100, y: 200, width: 40, height: 40)
    let aside = CGRect(x: 150, y: 50, width: 40, height: 40)
    #expect(FocusSearch.nearest(to: start, .down, among: [aside, ahead]) == 1)
  }

  @Test func theNearestLineComesBeforeOneThatIsBetterAligned() {
    let start = CGRect(x: 0, y: 0, width: 300, height: 40)
    let near = CGRect(x: 200, y: 50, width: 100, height: 40)
    let centred = CGRect(x: 100, y: 300, width: 100, height: 40)
    #expect(FocusSearch.nearest(to: start, .down, among: [centred, near]) == 1)
  }

  @Test func readingGoesAlongLinesAndThenDown() {
    let frames = grid(3, 2)
    let shuffled = [4, 0, 2, 5, 1, 3]
    let order = FocusSearch.inReadingOrder(shuffled.map { frames[$0] }, isRightToLeft: false)
    #expect(order.map { shuffled[$0] } == [0, 1, 2, 3, 4, 5])
    let mirrored = FocusSearch.inReadingOrder(shuffled.map { frames[$0] }, isRightToLeft: true)
    #expect(mirrored.map { shuffled[$0] } == [2, 1, 0, 5, 4, 3])
  }

  @Test func columnsBesideEachOtherAreReadFromTheLeadingOne() {
    let detail = CGRect(x: 300, y: 0, width: 600, height: 800)
    let sidebar = CGRect(x: 0, y: 20, width: 300, height: 700)
    #expect(FocusSearch.inReadingOrder([detail, sidebar], isRightToLeft: false) == [1, 0])
    #expect(FocusSearch.inReadingOrder([detail, sidebar], isRightToLeft: true) == [0, 1])
  }
}
