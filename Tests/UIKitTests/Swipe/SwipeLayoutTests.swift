import Testing

@testable import UIKit

extension SwipeLayout {
  /// With the lengths of iOS 15 to 18.
  init(titleWidths: [CGFloat?], rowWidth: CGFloat) {
    self.init(titleWidths: titleWidths, rowWidth: rowWidth, MetricsProfile.iOS15To18.swipe)
  }
}

@MainActor @Suite("Layout of swipe actions")
struct SwipeLayoutTests {
  private let three = SwipeLayout(titleWidths: [40, 80, nil], rowWidth: 375)

  @Test func buttonsAreAsWideAsTheirTitlesWithin74And120Points() {
    #expect(three.widths == [74, 107, 74])
    #expect(SwipeLayout(titleWidths: [47, 48, 300], rowWidth: 600).widths == [74, 75, 120])
    #expect(three.openPull == 255)
  }

  @Test func theOutermostButtonReachesOverTheUnsafeArea() {
    let layout = SwipeLayout(titleWidths: [nil, nil], rowWidth: 852, unsafe: 59, MetricsProfile.iOS15To18.swipe)
    #expect(layout.widths == [74, 74] && layout.openPull == 207)
    let open = layout.spans(pull: layout.openPull)
    #expect(open.map(\.start) == [74, 0] && open.map(\.end) == [207, 74])
    let half = layout.spans(pull: 103.5)
    #expect(half[0].length == 66.5 && half[1].length == 37)
    let many = SwipeLayout(
      titleWidths: Array(repeating: 100, count: 9), rowWidth: 400, unsafe: 59, MetricsProfile.iOS15To18.swipe)
    #expect(abs(many.openPull - 356) < 0.001)
  }

  @Test func moreButtonsThanFitLeaveAPartOfTheRow() {
    let layout = SwipeLayout(titleWidths: Array(repeating: 100, count: 6), rowWidth: 320)
    #expect(abs(layout.openPull - 276) < 0.001)
    #expect(Set(layout.widths).count == 1)
    #expect(SwipeLayout(titleWidths: [nil], rowWidth: 30).openPull == 0)
    #expect(SwipeLayout(titleWidths: [nil], rowWidth: 30).spans(pull: 5).isEmpty)
    #expect(SwipeLayout(titleWidths: [], rowWidth: 300).spans(pull: 5).isEmpty)
  }

  @Test func theFirstActionIsOutermost() {
    let spans = three.spans(pull: 255)
    #expect(spans.map(\.start) == [181, 74, 0])
    #expect(spans.map(\.end) == [255, 181, 74])
  }

  @Test func buttonsShareThePullAsTheyShareTheOpenWidth() {
    let spans = three.spans(pull: 127.5)
    #expect(spans.map(\.length) == [37, 53.5, 37])
    #expect(three.spans(pull: 0).allSatisfy { $0.length == 0 })
  }

  @Test func pullPastOpenIsSharedEqually() {
    #expect(three.spans(pull: 285).map(\.length) == [84, 117, 84])
  }

  @Test(arguments: 0...30) func buttonsCoverThePullWithoutGaps(step: Int) {
    let pull = CGFloat(step) * 12.5
    let spans = three.spans(pull: pull)
    #expect(spans.last?.start == 0)
    #expect(spans.first?.end == pull)
    for (outer, inner) in zip(spans, spans.dropFirst()) { #expect(abs(outer.start - inner.end) < 1e-9) }
  }

  @Test func aTakeoverGivesOneButtonAllTheRoom() {
    let half = three.spans(pull: 255, takeover: .init(action: 0, part: 0.5))
    #expect(half[0] == .init(start: 90.5, end: 255))
    #expect(half[1] == .init(start: 74, end: 181))
    let whole = three.spans(pull: 255, takeover: .init(action: 1, part: 1))
    #expect(whole[1] == .init(start: 0, end: 255))
    #expect(three.spans(pull: 255, takeover: .init(action: 7, part: 1)) == three.spans(pull: 255))
  }

  @Test func theRowFollowsTheFingerAndResistsPastOpenWhereAFullSwipeDoesNothing() {
    #expect(three.pull(by: -20, allowsFullSwipe: true) == 0)
    #expect(three.pull(by: 200, allowsFullSwipe: false) == 200)
    #expect(three.pull(by: 300, allowsFullSwipe: true) == 300)
    #expect(three.pull(by: 999, allowsFullSwipe: true) == 375)
    let resisted = three.pull(by: 355, allowsFullSwipe: false)
    #expect(resisted > 255 && resisted < 310)
  }

  @Test(arguments: [0, 50, 255, 300, 370] as [CGFloat], [true, false])
  func aFingerThatTakesHoldFindsTheRowWhereItIs(pull: CGFloat, allowsFullSwipe: Bool) {
    let distance = three.distance(for: pull, allowsFullSwipe: allowsFullSwipe)
    #expect(abs(three.pull(by: distance, allowsFullSwipe: allowsFullSwipe) - pull) < 0.01)
  }

  @Test func aFullSwipeIsClearlyFartherThanOpenAndCanBeReached() {
    for count in 1...4 {
      for width: CGFloat in [320, 375, 430, 1024] {
        let layout = SwipeLayout(titleWidths: Array(repeating: nil, count: count), rowWidth: width)
        #expect(layout.fullSwipePull >= layout.openPull)
        #expect(layout.fullSwipePull <= max(width - 20, layout.openPull))
      }
    }
    #expect(SwipeLayout(titleWidths: [nil], rowWidth: 400).fullSwipePull == 240)
    #expect(SwipeLayout(titleWidths: [nil, nil, nil], rowWidth: 400).fullSwipePull == 272)
  }
}
