import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct CellTouchTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      log.append("should \(indexPath.row)")
      return indexPath.row != 3
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.append("high \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.append("unhigh \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("will \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("willDe \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("did \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("de \(indexPath.row)")
    }
  }

  private let stage = Stage()
  private let rows = Rows()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let finger: TouchDriver

  init() {
    table.dataSource = rows
    table.delegate = rows
    stage.window.addSubview(table)
    stage.window.updateForFrame()
    finger = TouchDriver(window: stage.window)
    rows.log = []
  }

  private func middle(_ row: Int) -> CGPoint { CGPoint(x: 200, y: 22 + 44 * CGFloat(row)) }

  /// `uikit-facts §6.4`.
  @Test func aTapHighlightsThenSelects() {
    finger.down(at: middle(1))
    finger.up()
    #expect(rows.log == ["should 1", "high 1", "unhigh 1", "will 1", "did 1"])
    rows.log = []
    finger.down(at: middle(2))
    finger.up()
    #expect(rows.log == ["should 2", "high 2", "unhigh 2", "will 2", "willDe 1", "de 1", "did 2"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test func aFingerThatRestsHighlightsAndScrollingEndsIt() {
    finger.down(at: middle(4))
    #expect(rows.log.isEmpty)
    stage.advance(by: 0.2)
    #expect(rows.log == ["should 4", "high 4"])
    #expect(table.cellForRow(at: IndexPath(row: 4, section: 0))?.isHighlighted == true)
    finger.move(to: CGPoint(x: 200, y: 100))
    #expect(rows.log == ["should 4", "high 4", "unhigh 4"])
    finger.up()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.contentOffset.y > 0)
    stage.advance(by: 5)
  }

  @Test func rowsThatMayNotBeHighlightedAreNotSelected() {
    finger.down(at: middle(3))
    finger.up()
    #expect(rows.log == ["should 3"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func animatedScrollsToRowsLandExactly() {
    table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: true)
    #expect(table.contentOffset.y == 0)
    stage.advance(by: 0.15)
    #expect(table.contentOffset.y > 100)
    stage.advance(by: 0.2)
    #expect(table.contentOffset.y == table.rectForRow(at: IndexPath(row: 30, section: 0)).minY)
  }

  @Test func tablesScrollByFingerWithTheirEstimates() {
    finger.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 100), duration: 0.15)
    stage.advance(by: 5)
    #expect(table.contentOffset.y > 240)
    #expect(!table.isDecelerating)
    finger.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 200, y: 390), duration: 0.1)
    stage.advance(by: 5)
    #expect(table.contentOffset.y == 0)
  }
}
