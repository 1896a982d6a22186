import HeadlessHost
import Testing
import UIKit

/// The third article: a header of 200 points that shrinks to 64, by two patterns and the best practice.
private let tallest: CGFloat = 200
private let shortest: CGFloat = 64

class CoverView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), hit !== self else { return nil }
    return hit.isUserInteractionEnabled ? hit : nil
  }
}

class ShrinkingController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  let cover = CoverView()
  let button = UIButton(type: .system)
  private(set) var taps = 0
  private(set) var selected: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
    cover.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: tallest)
    button.setTitle("Follow", for: .normal)
    button.frame = CGRect(x: 16, y: 12, width: 100, height: 40)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    cover.addSubview(button)
    install()
  }

  func install() {}
  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

final class InsetPatternController: ShrinkingController {
  override func install() {
    table.addSubview(cover)
    table.contentInset.top = tallest
    table.contentOffset.y = -tallest
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    var frame = cover.frame
    frame.origin.y = scrollView.contentOffset.y
    frame.size.height = max(shortest, tallest - (scrollView.contentOffset.y + scrollView.contentInset.top))
    cover.frame = frame
  }
}

final class OverlayPatternController: ShrinkingController {
  override func install() {
    view.addSubview(cover)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: tallest))
    table.contentInset.top = shortest
    table.contentOffset.y = -shortest
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    cover.frame.origin.y = 0
    cover.frame.size.height = max(shortest, tallest - scrollView.contentOffset.y)
    table.scrollIndicatorInsets.top = cover.frame.height
  }
}

@MainActor @Suite("Article 3: a header that shrinks and stays")
struct ShrinkingHeaderTests {
  @Test func headerInTheInsetTracksTheOffset() throws {
    let controller = InsetPatternController()
    let host = try show(controller)
    let heights: [(offset: CGFloat, height: CGFloat)] = [
      (-200, 200), (-150, 150), (-100, 100), (-64, 64), (0, 64), (300, 64),
    ]
    for (offset, height) in heights {
      host.scroll(controller.table, to: offset)
      let expected = CGRect(x: 0, y: offset, width: 375, height: height)
      #expect(controller.cover.frame == expected)
    }
  }

  @Test func sectionHeadersFloatBelowTheInsetThoughTheHeaderHasShrunk() throws {
    let controller = InsetPatternController()
    let host = try show(controller)
    host.scroll(controller.table, to: 0)
    let header = try #require(controller.table.headerView(forSection: 0))
    // The inset is still 200 points, so the header floats 200 below the top edge; the cover ends at 64.
    #expect(header.frame.minY == 200)
    #expect(controller.cover.frame.maxY == 64)
  }

  @Test func sectionHeadersAreDrawnAboveAHeaderThatIsASubviewOfTheTable() throws {
    let controller = InsetPatternController()
    let host = try show(controller)
    host.scroll(controller.table, to: 0)
    let order = controller.table.subviews
    let cover = try #require(order.firstIndex { $0 === controller.cover })
    let header = try #require(order.firstIndex { $0 === controller.table.headerView(forSection: 0) })
    let cell = try #require(order.firstIndex { $0 === controller.table.visibleCells.first })
    #expect(header > cover)
    #expect(cell < cover)
  }

  @Test func overlayCoversInsetAndDummyAtRestAndShrinksToTheInset() throws {
    let controller = OverlayPatternController()
    let host = try show(controller)
    #expect(controller.table.contentOffset.y == -64)
    #expect(controller.cover.frame == CGRect(x: 0, y: 0, width: 375, height: 264))
    #expect(controller.table.verticalScrollIndicatorInsets.top == 264)
    host.scroll(controller.table, to: 400)
    #expect(controller.cover.frame == CGRect(x: 0, y: 0, width: 375, height: 64))
    #expect(controller.table.verticalScrollIndicatorInsets.top == 64)
    let header = try #require(controller.table.headerView(forSection: 1) ?? controller.table.headerView(forSection: 0))
    #expect(header.frame.minY >= 400 + 64 - 28, "section headers float right below the shrunken cover")
  }

  @Test func touchesGoThroughTheCoverToTheTableButNotThroughItsButton() throws {
    let controller = OverlayPatternController()
    let host = try show(controller)
    host.scroll(controller.table, to: 100)
    let onButton = controller.view.hitTest(CGPoint(x: 40, y: 30), with: nil)
    #expect(onButton === controller.button)
    let onCover = try #require(controller.view.hitTest(CGPoint(x: 300, y: 50), with: nil))
    #expect(onCover.isDescendant(of: controller.table))
    host.window.tap(at: CGPoint(x: 40, y: 30))
    #expect(controller.taps == 1)
    host.scroll(controller.table, to: 400)
    host.window.tap(at: CGPoint(x: 300, y: 30))
    #expect(controller.taps == 1)
    #expect(controller.selected.count == 1, "a row under the empty part of the cover is selected")
  }
}
