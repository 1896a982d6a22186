import Testing

@testable import UIKit

/// What a long list is asked: each section's count once, and rows only where the screen is.
@MainActor @Suite(.serialized) struct TableCallCountTests {
  private let controller = LongListViewController(sections: 1000, rows: 100)
  private let window: UIWindow
  private var table: UITableView { controller.tableView }

  init() {
    TestScreen.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.updateForFrame()
  }

  /// How many rows a row stands behind the first.
  private func number(_ indexPath: IndexPath) -> Int { indexPath.section * 100 + indexPath.row }

  /// Runs a frame after a change; returns the rows that were asked for and the ones that are visible then.
  private func frame(_ change: () -> Void) -> (asked: [Int], visible: ClosedRange<Int>) {
    controller.askedRows = []
    controller.askedHeaders = []
    change()
    window.updateForFrame()
    let visible = table.indexPathsForVisibleRows!.map(number)
    return (controller.askedRows.map(number), visible.first!...visible.last!)
  }

  @Test func countsAreAskedOnce() {
    _ = frame { table.contentOffset.y += 5000 }
    _ = frame { table.scrollToRow(at: IndexPath(row: 0, section: 500), at: .top, animated: false) }
    _ = frame { table.scrollToRow(at: IndexPath(row: 99, section: 999), at: .bottom, animated: false) }
    #expect(controller.sectionCountCalls == 1)
    #expect(controller.rowCountCalls.allSatisfy { $0 == 1 })
  }

  @Test func firstFrameAsksForVisibleRowsOnly() {
    let visible = table.indexPathsForVisibleRows!
    #expect(controller.askedRows == visible)
    #expect(controller.askedHeaders == [0])
  }

  @Test func scrollingAsksForEachRowOnceAsItComes() {
    var asked: [Int] = []
    for _ in 0..<300 {
      let result = frame { table.contentOffset.y += 40 }
      #expect(result.asked.allSatisfy { result.visible.contains($0) })
      asked += result.asked
    }
    #expect(asked == Array(asked[0]..<asked[0] + asked.count))
    #expect(controller.madeCells.count < 30, "cells are reused")
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
  func jumpsAskForRowsNearTheScreenOnly(position: UITableView.ScrollPosition) {
    for target in [IndexPath(row: 0, section: 500), IndexPath(row: 57, section: 3), IndexPath(row: 99, section: 999)] {
      let result = frame { table.scrollToRow(at: target, at: position, animated: false) }
      #expect(result.visible.contains(number(target)))
      let near = (result.visible.lowerBound - 10)...(result.visible.upperBound + 10)
      #expect(result.asked.allSatisfy { near.contains($0) }, "asked \(result.asked), visible \(result.visible)")
      #expect(result.asked.count <= 2 * result.visible.count, "asked \(result.asked), visible \(result.visible)")
    }
  }

  @Test func frameWithoutChangeAsksNothing() {
    #expect(frame {}.asked.isEmpty)
    #expect(controller.askedHeaders.isEmpty)
  }
}
