import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct ReorderingTests {
  private func letters(_ style: UITableView.Style = .plain) -> EditableRows {
    let rows = EditableRows([["A", "B", "C", "D"], ["E", "F"]], style: style)
    rows.edit()
    return rows
  }

  @Test func controlsStandWhereRowsCanBeMoved() {
    let rows = EditableRows([["A", "B"]])
    rows.canMove = { $0.row == 0 }
    rows.table.setEditing(true, animated: false)
    rows.window.updateForFrame()
    #expect(rows.content(0) == CGRect(x: 40, y: 0, width: 297, height: 44))
    #expect(rows.cell(0)?.editingParts?.reorderControl?.frame == CGRect(x: 329, y: 0, width: 46, height: 44))
    #expect(rows.content(1) == CGRect(x: 40, y: 0, width: 335, height: 44))
    #expect(rows.cell(1)?.editingParts?.reorderControl == nil)
    #expect(rows.cell(0)?.showsReorderControl == true)
  }

  @Test func theRowFollowsTheFingerAndTheOthersMakeRoom() {
    let rows = letters()
    rows.grip(0)
    #expect(rows.cell(0)?.configurationState.isReordering == true)
    #expect(rows.table.subviews.last === rows.cell(0))
    rows.move(by: 50, from: 22)
    #expect(rows.cell(0)?.frame.minY == 50)
    #expect(rows.log == ["target 0-1"])
    #expect(rows.cell(1)?.frame.minY == 0)
    #expect(rows.cell(2)?.frame.minY == 88)
    // On the way it is seen between.
    DisplayClock.shared.advance(by: 0.1)
    let seen = rows.cell(1)?.layer.presentation()?.frame.minY ?? 0
    #expect(seen > 1 && seen < 43)
    // The data knows nothing of it yet.
    #expect(rows.table.indexPath(for: rows.cell(1)!) == IndexPath(row: 1, section: 0))
    rows.finger.up()
    #expect(rows.log == ["target 0-1", "move 0-0 to 0-1"])
    rows.settle()
    #expect(rows.texts == ["B", "A", "C", "D", "E", "F"])
    #expect(rows.cell(1)?.textLabel?.text == "A")
    #expect(rows.cell(1)?.frame.minY == 44)
    #expect(rows.cell(1)?.configurationState.isReordering == false)
    #expect(
      rows.table.subviews.filter { $0 is UITableViewCell }.elementsEqual(rows.table.visibleCells.reversed(), by: ===))
  }

  @Test func aRowThatComesBackIsNotTold() {
    let rows = letters()
    rows.grip(1)
    rows.move(by: 60, from: 66)
    rows.move(by: 3, from: 66)
    rows.finger.up()
    rows.settle()
    #expect(rows.log == ["target 0-2", "target 0-1"])
    #expect(rows.texts == ["A", "B", "C", "D", "E", "F"])
    #expect(rows.cell(1)?.frame.minY == 44)
  }

  @Test func aTouchThatIsTakenAwayPutsTheRowBack() {
    let rows = letters()
    rows.grip(1)
    rows.move(by: 60, from: 66)
    rows.finger.cancel()
    rows.settle()
    #expect(rows.log == ["target 0-2"])
    #expect(rows.texts == ["A", "B", "C", "D", "E", "F"])
    #expect(rows.table.editing.reordering == nil)
  }

  @Test func rowsMoveAcrossSectionsAndTakeTheirHeightsAlong() {
    let rows = EditableRows([["A", "B", "C"], ["D", "E"]])
    rows.heights = { [unowned rows] path in rows.sections[path.section][path.row] == "A" ? 100 : 40 }
    rows.titles = ["First", "Second"]
    rows.table.reloadData()
    rows.window.updateForFrame()
    rows.edit()
    let header = rows.table.rectForHeader(inSection: 1)
    let start = rows.table.rectForRow(at: IndexPath(row: 0, section: 0)).midY
    rows.grip(0)
    rows.move(by: 170, from: start)
    #expect(rows.table.headerView(forSection: 1)?.frame.minY == header.minY - 100)
    rows.finger.up()
    rows.settle()
    #expect(rows.log.last == "move 0-0 to 1-1")
    #expect(rows.texts == ["B", "C", "D", "A", "E"])
    #expect(rows.table.rectForRow(at: IndexPath(row: 1, section: 1)).height == 100)
    #expect(rows.table.rectForHeader(inSection: 1).minY == header.minY - 100)
    #expect(rows.table.numberOfRows(inSection: 0) == 2)
    #expect(rows.table.numberOfRows(inSection: 1) == 3)
  }

  @Test func theDelegateMayLeadARowElsewhere() {
    let rows = letters()
    rows.target = { source, proposed in proposed.section == 0 ? proposed : source }
    rows.grip(0)
    rows.move(by: 200, from: 22)
    #expect(rows.cell(1)?.frame.minY == 44)
    rows.move(by: 90, from: 22)
    #expect(rows.cell(1)?.frame.minY == 0)
    rows.finger.up()
    rows.settle()
    #expect(rows.log.last == "move 0-0 to 0-2")
    #expect(rows.texts == ["B", "C", "A", "D", "E", "F"])
  }

  @Test func theTableScrollsWhileTheFingerIsNearAnEdge() {
    let rows = EditableRows([(0..<60).map { "\($0)" }], height: 400)
    rows.edit()
    rows.grip(0)
    rows.move(by: 370, from: 22)
    for _ in 0..<60 {
      DisplayClock.shared.advance(by: 1.0 / 60)
      rows.window.updateForFrame()
    }
    let offset = rows.table.contentOffset.y
    #expect(offset > 400 && offset < 650)
    #expect(rows.cell(0)?.frame.minY == offset + 370)
    #expect(rows.table.visibleCells.count < 14)
    // Nothing scrolls where the finger is far from the edges.
    rows.finger.move(to: CGPoint(x: 350, y: 200))
    let rest = rows.table.contentOffset.y
    rows.settle()
    #expect(rows.table.contentOffset.y == rest)
    rows.finger.up()
    rows.settle()
    let place = rows.sections[0].firstIndex(of: "0")!
    #expect(place > 8)
    #expect(rows.cell(place)?.textLabel?.text == "0")
    #expect(rows.texts == Array(rows.sections[0][place - 4...place + 5]) || rows.texts.contains("0"))
    #expect(rows.table.rectForRow(at: IndexPath(row: place, section: 0)) == rows.cell(place)?.frame)
  }

  @Test func rowsThatComeWhileAnotherMovesAreAskedForInTheDatasOrder() {
    let rows = EditableRows([(0..<60).map { "\($0)" }], height: 400)
    rows.edit()
    rows.grip(2)
    rows.move(by: 360, from: 110)
    for _ in 0..<120 {
      DisplayClock.shared.advance(by: 1.0 / 60)
      rows.window.updateForFrame()
    }
    for (path, cell) in zip(rows.table.indexPathsForVisibleRows ?? [], rows.table.visibleCells) {
      #expect(cell.textLabel?.text == "\(path.row)")
    }
    rows.finger.up()
    rows.settle()
    for (path, cell) in zip(rows.table.indexPathsForVisibleRows ?? [], rows.table.visibleCells) {
      #expect(cell.textLabel?.text == rows.sections[0][path.row])
    }
  }

  @Test func reloadsAndUpdatesEndTheMove() {
    let rows = letters()
    rows.grip(0)
    rows.move(by: 60, from: 22)
    rows.sections[0].removeLast()
    rows.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
    rows.finger.up()
    rows.settle()
    #expect(!rows.log.contains { $0.hasPrefix("move") })
    #expect(rows.texts == ["A", "B", "C", "E", "F"])
    rows.grip(0)
    rows.move(by: 60, from: 22)
    rows.table.reloadData()
    rows.window.updateForFrame()
    rows.finger.move(to: CGPoint(x: 350, y: 150))
    rows.finger.up()
    rows.settle()
    #expect(rows.texts == ["A", "B", "C", "E", "F"])
    #expect(rows.cell(0)?.configurationState.isReordering == false)
    #expect(rows.cell(0)?.frame.minY == 0)
  }

  @Test func aDataSourceThatReloadsInTheMoveIsFollowed() {
    let rows = letters()
    rows.didMove = { [unowned rows] in rows.table.reloadData() }
    rows.grip(0)
    rows.move(by: 60, from: 22)
    rows.finger.up()
    rows.settle()
    #expect(rows.texts == ["B", "A", "C", "D", "E", "F"])
    #expect(rows.cell(1)?.frame.minY == 44)
  }

  @Test func fingersOnTheControlDoNotScrollOrSelect() {
    let rows = EditableRows([(0..<60).map { "\($0)" }], height: 400)
    rows.table.allowsSelectionDuringEditing = true
    rows.edit()
    rows.grip(3)
    rows.move(by: -80, from: 154)
    rows.finger.up()
    rows.settle()
    #expect(rows.table.contentOffset.y == 0)
    #expect(rows.table.indexPathForSelectedRow == nil)
    #expect(rows.log.last == "move 0-3 to 0-1")
  }

  @Test func aTargetThatIsNoPlaceIsExplained() {
    let problem = ListProblem.moveTarget(
      .init(section: 0, row: 9), of: .init(section: 0, row: 1), sections: 1, rows: 4)
    #expect("\(problem)".contains("sent row 1 of section 0 to row 9 of section 0; section 0 has 4 places."))
  }

  @Test func tablesWhoseDataSourceIsNotToldOfMovesShowNoControls() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    TestScreen.reset(scale: 2)
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    table.dataSource = rows
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.isEditing == true)
    #expect(cell?.showsReorderControl == false)
  }

  @Test func aDiffableDataSourceAppliesTheMoveItself() {
    final class Source: UITableViewDiffableDataSource<Int, String> {
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
      override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
      override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
      ) {
        var snapshot = snapshot()
        let (item, other) = (itemIdentifier(for: sourceIndexPath)!, itemIdentifier(for: destinationIndexPath)!)
        if sourceIndexPath.row < destinationIndexPath.row {
          snapshot.moveItem(item, afterItem: other)
        } else {
          snapshot.moveItem(item, beforeItem: other)
        }
        apply(snapshot, animatingDifferences: false)
      }
    }
    TestScreen.reset(scale: 2)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    let table = UITableView(frame: window.bounds)
    window.addSubview(table)
    window.isHidden = false
    let source = Source(tableView: table) { _, _, text in
      let cell = UITableViewCell()
      cell.textLabel?.text = text
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B", "C"])
    source.apply(snapshot, animatingDifferences: false)
    table.setEditing(true, animated: false)
    window.updateForFrame()
    let finger = TouchDriver(window: window)
    finger.down(at: CGPoint(x: 350, y: 22))
    finger.move(to: CGPoint(x: 350, y: 110))
    finger.up()
    DisplayClock.shared.advance(by: 1)
    window.updateForFrame()
    #expect(source.snapshot().itemIdentifiers == ["B", "C", "A"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["B", "C", "A"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88])
  }
}
