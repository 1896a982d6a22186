import Testing
import UIKit

@testable import NibsBesideSources

@MainActor @Suite struct TasksTests {
  @Test func switchesOfRowsAreKeptWhereRowsAreReused() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    let controller = TasksController()
    controller.titles = (0..<40).map { "Task \($0)" }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let table: UITableView = controller.tableView
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? TaskCell)
    #expect(cell.titleLabel.text == "Task 1" && !cell.doneSwitch.isOn)
    // A switch is two points wider than its alignment rectangle, as in the nib.
    #expect(cell.doneSwitch.frame.maxX == 357 && cell.titleLabel.frame.minX == 20)
    #expect(cell.titleLabel.frame.maxX == cell.doneSwitch.frame.minX - 16)
    cell.doneSwitch.isOn = true
    cell.doneSwitch.sendActions(for: .valueChanged)
    #expect(controller.done == ["Task 1"])
    for row in [39, 0] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
      window.layoutIfNeeded()
    }
    let on = table.visibleCells.compactMap { $0 as? TaskCell }.filter { $0.doneSwitch.isOn }
    #expect(on.map { $0.titleLabel.text } == ["Task 1"])
  }

  @Test func theHeaderIsAsWideAsTheTable() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    let controller = TasksController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let banner = try #require(controller.tableView.tableHeaderView as? Banner)
    #expect(banner.frame.size == CGSize(width: 375, height: 80))
    #expect(banner.button.frame.maxX == 355)
  }
}
