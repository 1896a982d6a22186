import Testing

@testable import UIKit

/// What is under way in lists and scroll views, and is overtaken by something else.
@MainActor @Suite("Interrupted lists", .serialized)
struct ListInterruptionTests {
  // MARK: Reloads and clamped offsets

  @Test(arguments: [true, false]) func rowsMayComeWhereTheOffsetWasClamped(isSelfSizing: Bool) {
    final class Endless: NSObject, UITableViewDataSource, UITableViewDelegate {
      var rows = 100
      var isArmed = false
      let height: CGFloat
      init(height: CGFloat) { self.height = height }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard isArmed, let table = scrollView as? UITableView else { return }
        isArmed = false
        rows += 1
        table.insertRows(at: [.at(0, rows - 1)], with: .none)
      }
    }
    TestScreen.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let table = UITableView(frame: window.bounds)
    let endless = Endless(height: isSelfSizing ? UITableView.automaticDimension : 44)
    table.dataSource = endless
    table.delegate = endless
    window.addSubview(table)
    window.isHidden = false
    window.updateForFrame()
    table.contentOffset.y = 3000
    window.updateForFrame()
    endless.rows = 30
    endless.isArmed = true
    table.reloadData()
    window.updateForFrame()
    #expect(!endless.isArmed, "the offset was clamped")
    #expect(table.numberOfRows(inSection: 0) == 31)
    #expect(table.contentOffset.y <= table.contentSize.height - 400)
    #expect(table.brokenInvariants().isEmpty)
    window.isHidden = true
  }

  // MARK: Swipes

  private func expectRowsInTheirPlaces(_ list: SwipeList, sourceLocation: SourceLocation = #_sourceLocation) {
    for path in list.table.indexPathsForVisibleRows ?? [] {
      #expect(
        list.table.cellForRow(at: path)?.frame == list.table.rectForRow(at: path), "row \(path.row)",
        sourceLocation: sourceLocation)
    }
    #expect(list.table.swipes.isEmpty, sourceLocation: sourceLocation)
    #expect(!list.table.subviews.contains { $0 is SwipedRowView }, sourceLocation: sourceLocation)
    #expect(list.log.count { $0.hasPrefix("will edit") } == list.log.count { $0.hasPrefix("did edit") })
  }

  @Test func aReloadEndsASwipeUnderTheFinger() {
    let list = SwipeList()
    list.pull(2, by: -90)
    list.table.reloadData()
    list.advance(by: 0.1)
    list.finger.move(to: CGPoint(x: 60, y: 110))
    list.advance(by: 0.1)
    expectRowsInTheirPlaces(list)
    list.finger.up()
    list.finishMotion()
    expectRowsInTheirPlaces(list)
    #expect(list.log.filter { $0.hasPrefix("do") || $0.hasPrefix("commit") }.isEmpty, "nothing is done")
  }

  @Test func aReloadClosesARowThatRestsOpen() {
    let list = SwipeList()
    list.swipe(2, by: -90)
    list.table.reloadData()
    list.settle()
    expectRowsInTheirPlaces(list)
  }

  // MARK: Scroll views

  @MainActor private final class Scroller: NSObject, UIScrollViewDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let finger: TouchDriver
    var log: [String] = []
    var whenScrolled: () -> Void = {}
    var whenEnded: () -> Void = {}

    override init() {
      TestScreen.reset()
      finger = TouchDriver(window: window)
      super.init()
      view.contentSize = CGSize(width: 400, height: 6000)
      view.delegate = self
      window.addSubview(view)
      window.isHidden = false
      window.updateForFrame()
    }

    func drag(by y: CGFloat, lifts: Bool = true) {
      finger.down(at: CGPoint(x: 200, y: 350))
      for step in 1...8 {
        advance(by: 0.016)
        finger.move(to: CGPoint(x: 200, y: 350 + y * CGFloat(step) / 8))
      }
      if lifts { finger.up() }
    }

    func advance(by seconds: Double) {
      DisplayClock.shared.advance(by: seconds)
      window.updateForFrame()
    }

    func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
      DisplayClock.shared.settle(limit: 10)
      #expect(!view.isDragging && !view.isDecelerating && !view.isTracking, sourceLocation: sourceLocation)
      #expect(!DisplayClock.shared.isInMotion, sourceLocation: sourceLocation)
      #expect(
        log.count { $0 == "decelerates" } == log.count { $0 == "rests" }, "\(log)", sourceLocation: sourceLocation)
      #expect(log.count { $0 == "drags" } == log.count { $0.hasPrefix("lets go") }, sourceLocation: sourceLocation)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { whenScrolled() }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drags") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("lets go \(decelerate)")
      whenEnded()
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("decelerates") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rests") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("arrives") }
  }

  @Test func aScrollByCodeUnderTheFingerGivesWayToIt() {
    let scroller = Scroller()
    scroller.whenScrolled = { [unowned scroller] in
      guard scroller.view.isDragging else { return }
      scroller.whenScrolled = {}
      scroller.view.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
    }
    scroller.drag(by: -300)
    scroller.expectRest()
    #expect(scroller.view.contentOffset.y < 2000)
  }

  @Test func aFingerThatIsLiftedLeavesTheContentToAScrollByCode() {
    let scroller = Scroller()
    scroller.drag(by: -300, lifts: false)
    scroller.view.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
    scroller.finger.up()
    #expect(scroller.log == ["drags", "lets go false"])
    #expect(!scroller.view.isDecelerating)
    scroller.expectRest()
    #expect(scroller.view.contentOffset.y == 3000)
    #expect(scroller.log.last == "arrives")
  }

  @Test(arguments: [true, false]) func aScrollFromTheEndOfADragHasTheContent(isAnimated: Bool) {
    let scroller = Scroller()
    scroller.whenEnded = { [unowned scroller] in
      scroller.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: isAnimated)
    }
    scroller.drag(by: -300)
    scroller.expectRest()
    #expect(scroller.view.contentOffset.y == 1000)
  }

  @Test func disablingEndsADrag() {
    let scroller = Scroller()
    var place: CGFloat?
    scroller.whenScrolled = { [unowned scroller] in
      guard scroller.view.contentOffset.y > 50, place == nil else { return }
      place = scroller.view.contentOffset.y
      scroller.view.isScrollEnabled = false
      #expect(!scroller.view.isDragging)
    }
    scroller.drag(by: -300)
    #expect(scroller.log == ["drags", "lets go false"])
    #expect(scroller.view.contentOffset.y == place)
    scroller.expectRest()
    scroller.view.isScrollEnabled = true
    scroller.drag(by: -100)
    #expect(scroller.log.count { $0 == "drags" } == 2, "the next finger scrolls")
    scroller.expectRest()
  }

  @Test func disablingStopsContentThatDecelerates() {
    let scroller = Scroller()
    scroller.drag(by: -300)
    scroller.advance(by: 0.1)
    #expect(scroller.view.isDecelerating)
    let place = scroller.view.contentOffset.y
    scroller.view.isScrollEnabled = false
    scroller.view.isScrollEnabled = true
    scroller.expectRest()
    #expect(scroller.view.contentOffset.y == place)
  }

  @Test func contentThatWasPulledBeyondAnEdgeGoesBackWhenDisabled() {
    let scroller = Scroller()
    scroller.drag(by: 40, lifts: false)
    #expect(scroller.view.contentOffset.y < 0)
    scroller.view.isScrollEnabled = false
    scroller.expectRest()
    #expect(scroller.view.contentOffset.y == 0)
    scroller.finger.up()
    scroller.expectRest()
  }
}
