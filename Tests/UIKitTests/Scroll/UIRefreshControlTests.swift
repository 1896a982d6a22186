import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct UIRefreshControlTests {
  private let list = NamedList(rows: 40)
  private let control = UIRefreshControl()
  private let finger: TouchDriver

  init() {
    list.table.refreshControl = control
    list.settle()
    finger = TouchDriver(window: list.window)
  }

  private func advance(_ seconds: Double) { DisplayClock.shared.advance(by: seconds) }
  private var offset: CGFloat { list.table.contentOffset.y }

  /// Puts the finger down and pulls so far that the content follows by `distance`.
  private func pull(to distance: CGFloat) {
    let start = CGPoint(x: 150, y: 10)
    finger.down(at: start)
    finger.move(to: CGPoint(x: 150, y: 21))
    var y: CGFloat = 21
    while -offset < distance {
      y += 1
      finger.move(to: CGPoint(x: 150, y: y))
    }
  }

  private final class Counter {
    var count = 0
  }

  private func count(_ events: UIControl.Event = .valueChanged) -> Counter {
    let counter = Counter()
    control.addAction(UIAction { _ in counter.count += 1 }, for: events)
    return counter
  }

  @Test func atRestItIsHiddenAndTakesNoRoom() {
    #expect(control.isHidden)
    #expect(control.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
    #expect(list.table.adjustedContentInset.top == 0)
    #expect(list.table.refreshControl === control)
  }

  @Test func aPullPastTheThresholdRefreshesOnce() {
    let sent = count()
    let primary = count(.primaryActionTriggered)
    pull(to: 79)
    #expect(!control.isRefreshing)
    #expect(sent.count == 0)
    finger.up()
    advance(2)
    #expect(offset == 0)
    pull(to: 81)
    #expect(control.isRefreshing)
    #expect(sent.count == 1)
    #expect(primary.count == 1)
    finger.up()
    advance(2)
    #expect(offset == -60)
    #expect(sent.count == 1)
    #expect(list.table.adjustedContentInset.top == 60)
    #expect(list.table.contentInset.top == 0)
  }

  @Test func itKeepsToTheUpperEdgeWhilePulled() {
    pull(to: 30)
    #expect(!control.isHidden)
    #expect(control.frame.minY == offset)
    #expect(list.table.subviews.first === control)
    finger.up()
    advance(2)
    #expect(control.isHidden)
  }

  @Test func theContentDoesNotJumpUnderTheFinger() {
    pull(to: 79)
    let before = offset
    pullFarther(to: before - 2)
    #expect(control.isRefreshing)
    #expect(abs(offset - before) < 4)
    finger.up()
    advance(2)
  }

  /// Pulls on until the content is at an offset.
  private func pullFarther(to target: CGFloat) {
    var y: CGFloat = 60
    while offset > target {
      y += 1
      finger.move(to: CGPoint(x: 150, y: y))
    }
  }

  @Test func endingLetsTheContentCloseTheRoom() throws {
    pull(to: 90)
    finger.up()
    advance(2)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    #expect(list.table.adjustedContentInset.top == 0)
    #expect(offset == 0)
    let seen = list.table.layer.presentation()!.bounds.minY
    #expect(seen == -60)
    #expect(!control.isHidden)
    let spinner = try #require(Self.part(ActivitySpinner.self, of: control))
    #expect(spinner.isTurning)
    #expect(spinner.petals == nil)
    advance(0.15)
    #expect(abs(list.table.layer.presentation()!.bounds.minY + 30) < 2)
    advance(0.2)
    #expect(list.table.layer.presentation()!.bounds.minY == 0)
    #expect(control.isHidden)
  }

  @Test func endingWhileTheContentBouncesBringsItToRest() {
    pull(to: 90)
    finger.up()
    advance(0.05)
    #expect(list.table.isDecelerating)
    control.endRefreshing()
    advance(2)
    #expect(offset == 0)
    #expect(!list.table.isDecelerating)
  }

  @Test func whatTheReaderScrolledToStaysWhenRefreshingEnds() {
    pull(to: 90)
    finger.up()
    advance(2)
    list.scroll(to: 333)
    control.endRefreshing()
    advance(1)
    #expect(offset == 333)
  }

  @Test func endingWhileTheFingerPullsWaitsForIt() {
    let sent = count()
    pull(to: 90)
    control.endRefreshing()
    let held = offset
    #expect(!control.isRefreshing)
    advance(0.5)
    #expect(offset == held)
    finger.move(to: CGPoint(x: 150, y: 395))
    #expect(!control.isRefreshing)
    #expect(sent.count == 1)
    finger.up()
    advance(2)
    #expect(offset == 0)
    pull(to: 90)
    #expect(sent.count == 2)
    finger.up()
    advance(2)
  }

  @Test func beginningByCodeNeitherScrollsNorSends() {
    let sent = count()
    control.beginRefreshing()
    list.settle()
    #expect(control.isRefreshing)
    #expect(offset == 0)
    #expect(sent.count == 0)
    #expect(list.table.adjustedContentInset.top == 60)
    list.scroll(to: -60)
    #expect(!control.isHidden)
    #expect(control.frame.minY == -60)
    control.endRefreshing()
    advance(1)
    #expect(offset == 0)
    #expect(list.table.adjustedContentInset.top == 0)
  }

  @Test func disabledControlsDoNotRefresh() {
    control.isEnabled = false
    pull(to: 100)
    #expect(!control.isRefreshing)
    finger.up()
    advance(2)
  }

  @Test func withoutAnimationsTheRoomClosesAtOnce() {
    control.beginRefreshing()
    list.scroll(to: -60)
    UIView.performWithoutAnimation { control.endRefreshing() }
    #expect(offset == 0)
    #expect(list.table.layer.presentation()!.bounds.minY == 0)
    #expect(control.isHidden)
  }

  @Test func pinnedHeadersStayBelowIt() {
    list.headers = true
    list.table.sectionHeaderTopPadding = 0
    list.table.reloadData()
    control.beginRefreshing()
    list.scroll(to: 100)
    #expect(list.table.headerView(forSection: 0)?.frame.minY == offset + 60)
  }

  @Test func takingItAwayTakesItsRoom() {
    control.beginRefreshing()
    list.scroll(to: -60)
    list.table.refreshControl = nil
    list.settle()
    #expect(control.superview == nil)
    #expect(list.table.adjustedContentInset.top == 0)
    #expect(offset == 0)
  }

  @Test func aControlThatIsAddedAsAViewWorksToo() {
    TestScreen.reset()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let added = UIRefreshControl()
    scrollView.addSubview(added)
    #expect(scrollView.refreshControl === added)
    added.removeFromSuperview()
    #expect(scrollView.refreshControl == nil)
  }

  @Test func collectionViewsHaveOneToo() {
    let stage = Stage()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    collection.alwaysBounceVertical = true
    collection.refreshControl = control
    stage.window.addSubview(collection)
    stage.window.updateForFrame()
    let finger = TouchDriver(window: stage.window)
    finger.drag(from: CGPoint(x: 200, y: 10), to: CGPoint(x: 200, y: 300), duration: 0.3)
    #expect(control.isRefreshing)
    stage.advance(by: 2)
    #expect(collection.contentOffset.y == -60)
  }

  @Test func tableControllersPassItOn() {
    TestScreen.reset()
    let controller = UITableViewController(style: .plain)
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
    #expect(controller.refreshControl === control)
  }

  @Test func theTitleStandsBelowThePetals() throws {
    control.attributedTitle = NSAttributedString(string: "Pull to refresh")
    control.layoutIfNeeded()
    let spinner = try #require(Self.part(ActivitySpinner.self, of: control))
    let label = try #require(Self.part(UILabel.self, of: control))
    #expect(label.text == "Pull to refresh")
    #expect(label.frame.minY >= spinner.frame.maxY)
    #expect(label.frame.maxY <= 60)
    control.attributedTitle = nil
    #expect(control.subviews.count == 1)
  }

  @Test func petalsComeWithThePull() throws {
    let spinner = try #require(Self.part(ActivitySpinner.self, of: control))
    #expect(spinner.petals == 0)
    pull(to: 40)
    #expect(spinner.petals == 4)
    #expect(!spinner.isTurning)
    pullFarther(to: -81)
    #expect(spinner.petals == nil)
    #expect(spinner.isTurning)
    finger.up()
    advance(2)
  }

  @Test func theTintColoursThePetals() throws {
    let spinner = try #require(Self.part(ActivitySpinner.self, of: control))
    #expect(spinner.color == .systemGray)
    control.tintColor = .red
    #expect(spinner.color == .red)
  }

  /// The petals or the title, which lie in what a bar may take over.
  private static func part<Part: UIView>(_ type: Part.Type, of view: UIView) -> Part? {
    view.subviews.lazy.compactMap { $0 as? Part ?? part(type, of: $0) }.first
  }
}
