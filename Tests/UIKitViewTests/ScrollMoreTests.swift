import Testing

@testable import UIKit

/// Where small content lies, along which axes content bounces, and scrolls that are stopped.
@MainActor @Suite struct ScrollMoreTests {
  private let window: UIWindow
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    TestScreen.reset(scale: 1)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(scroll)
    window.makeKeyAndVisible()
    window.updateForFrame()
  }

  @Test func smallContentLiesWhereItsPointIs() {
    scroll.contentSize = CGSize(width: 100, height: 400)
    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(scroll.contentOffset == CGPoint(x: -50, y: 0))
    scroll.contentAlignmentPoint = CGPoint(x: 7, y: 1)
    #expect(scroll.contentAlignmentPoint == CGPoint(x: 1, y: 1))
    #expect(scroll.contentOffset == CGPoint(x: -100, y: 0))
    #expect(scroll.clampedContentOffset(CGPoint(x: 0, y: 1000)) == CGPoint(x: -100, y: 200))
    scroll.contentAlignmentPoint = .zero
    #expect(scroll.contentOffset == .zero)
    scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    scroll.contentAlignmentPoint = CGPoint(x: 1, y: 0)
    #expect(scroll.contentOffset.x == -100)
  }

  private func drag(by distance: CGFloat) -> CGFloat {
    let finger = TouchDriver(window: window)
    finger.down(at: CGPoint(x: 100, y: 50))
    for step in 1...10 {
      DisplayClock.shared.advance(by: 0.02)
      finger.move(to: CGPoint(x: 100, y: 50 + distance * CGFloat(step) / 10))
    }
    let offset = scroll.contentOffset.y
    finger.up()
    DisplayClock.shared.advance(by: 3)
    return offset
  }

  @Test func contentBouncesAlongItsAxesOnly() {
    scroll.contentSize = CGSize(width: 200, height: 400)
    #expect(drag(by: 100) < 0)
    scroll.bouncesVertically = false
    #expect(drag(by: 100) == 0)
    scroll.bouncesVertically = true
    scroll.bouncesHorizontally = false
    #expect(drag(by: 100) < 0)
    scroll.bounces = false
    #expect(drag(by: 100) == 0)
  }

  @Test func scrollsAreStoppedWhereTheyAre() {
    scroll.contentSize = CGSize(width: 200, height: 2000)
    #expect(!scroll.isScrollAnimating)
    scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    DisplayClock.shared.advance(by: 0.15)
    #expect(scroll.isScrollAnimating)
    let place = scroll.contentOffset.y
    #expect(place > 0 && place < 1000)
    scroll.stopScrollingAndZooming()
    #expect(!scroll.isScrollAnimating)
    DisplayClock.shared.advance(by: 1)
    #expect(scroll.contentOffset.y == place)
  }

  @Test func indicatorsAreShownWhileCodeScrolls() {
    scroll.contentSize = CGSize(width: 200, height: 2000)
    scroll.withScrollIndicatorsShown { scroll.contentOffset.y = 50 }
    #expect(scroll.indicators.isShown)
    DisplayClock.shared.advance(by: 2)
    #expect(!scroll.indicators.isShown)
  }

  @Test func theIndexOfATableIsHidden() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.dataSource = source
    window.addSubview(table)
    window.updateForFrame()
    #expect(table.sectionIndexWidth > 0)
    table.indexDisplayMode = .alwaysHidden
    window.updateForFrame()
    #expect(table.sectionIndexWidth == 0)
    table.indexDisplayMode = .automatic
    window.updateForFrame()
    #expect(table.sectionIndexWidth > 0)
  }
}
