import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct EditingModeTests {
  private func rows(_ count: Int, style: UITableView.Style = .plain) -> EditableRows {
    EditableRows([(0..<count).map { "Row \($0)" }], style: style)
  }

  @Test func contentMovesAsideForTheControlAndBack() {
    let rows = rows(3)
    #expect(rows.content(0) == CGRect(x: 0, y: 0, width: 375, height: 44))
    rows.table.setEditing(true, animated: false)
    rows.window.updateForFrame()
    #expect(rows.table.isEditing)
    #expect(rows.cell(0)?.isEditing == true)
    #expect(rows.cell(0)?.editingStyle == .delete)
    #expect(rows.content(0) == CGRect(x: 40, y: 0, width: 335, height: 44))
    #expect(rows.cell(0)?.editingParts?.editControl?.frame == CGRect(x: 0, y: 0, width: 40, height: 44))
    rows.table.isEditing = false
    rows.window.updateForFrame()
    #expect(rows.content(0) == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(rows.cell(0)?.editingParts?.editControl == nil)
  }

  @Test func contentMovesAsideFromRightToLeft() {
    let rows = rows(3)
    rows.table.semanticContentAttribute = .forceRightToLeft
    rows.prepare = { cell, _ in cell.semanticContentAttribute = .forceRightToLeft }
    rows.table.reloadData()
    rows.table.setEditing(true, animated: false)
    rows.window.updateForFrame()
    #expect(rows.content(0) == CGRect(x: 0, y: 0, width: 335, height: 44))
    #expect(rows.cell(0)?.editingParts?.editControl?.frame == CGRect(x: 335, y: 0, width: 40, height: 44))
  }

  @Test func rowsThatCanNotBeEditedStayAsTheyAre() {
    let rows = rows(3)
    rows.canEdit = { $0.row != 1 }
    rows.table.setEditing(true, animated: false)
    rows.window.updateForFrame()
    #expect(rows.cell(1)?.isEditing == false)
    #expect(rows.cell(1)?.log == [])
    #expect(rows.content(1)?.minX == 0)
    #expect(rows.content(2)?.minX == 40)
  }

  @Test func rowsWithoutAControlMoveAsideUnlessTheDelegateSaysNo() {
    let rows = rows(3)
    rows.style = { _ in .none }
    rows.indents = { $0.row != 1 }
    rows.table.setEditing(true, animated: false)
    rows.window.updateForFrame()
    #expect(rows.cell(0)?.editingParts?.editControl == nil)
    #expect(rows.content(0)?.minX == 40)
    #expect(rows.content(1)?.minX == 0)
  }

  @Test func cellsAreToldOfTransitionsBeforeAndAfter() {
    let rows = rows(2)
    rows.table.setEditing(true, animated: true)
    #expect(rows.cell(0)?.log == ["set true true", "will 1 as false"])
    rows.settle()
    #expect(rows.cell(0)?.log == ["set true true", "will 1 as false", "did 1"])
    rows.cell(0)?.log = []
    rows.table.setEditing(false, animated: false)
    #expect(rows.cell(0)?.log == ["set false false", "will 0 as true", "did 0"])
  }

  @Test func editingIsSeenToBegin() throws {
    let rows = rows(2)
    rows.table.setEditing(true, animated: true)
    rows.window.updateForFrame()
    DisplayClock.shared.advance(by: 0.15)
    let content = try #require(rows.cell(0)?.contentView)
    #expect(content.frame.minX == 40)
    let seen = try #require(content.layer.presentation()).frame.minX
    #expect(seen > 15 && seen < 25)
    let control = try #require(rows.cell(0)?.editingParts?.editControl)
    let opacity = try #require(control.layer.presentation()).opacity
    #expect(opacity > 0.3 && opacity < 0.7)
    rows.settle()
    rows.table.setEditing(false, animated: true)
    #expect(rows.cell(0)?.editingParts?.editControl === control)
    rows.settle()
    #expect(rows.cell(0)?.editingParts?.editControl == nil)
    #expect(control.superview == nil)
  }

  @Test func rowsThatComeLaterShowTheirControlsAndReusedCellsLoseThem() {
    let rows = rows(60)
    rows.table.setEditing(true, animated: false)
    rows.window.updateForFrame()
    rows.table.contentOffset.y = 1000
    rows.window.updateForFrame()
    let isSo = rows.table.visibleCells.allSatisfy(\.isEditing)
    #expect(isSo)
    rows.table.setEditing(false, animated: false)
    rows.table.contentOffset.y = 0
    rows.window.updateForFrame()
    let isBack = rows.table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 }
    #expect(isBack)
  }

  @Test func scrollingWithoutEditingAsksNothingOfIt() {
    let rows = rows(60)
    rows.table.contentOffset.y = 1000
    rows.window.updateForFrame()
    #expect(rows.log.isEmpty)
    let isSo = rows.table.visibleCells.allSatisfy { $0.editingParts == nil }
    #expect(isSo)
  }

  @Test func aCountThatDependsOnTheModeMayBeAnnouncedAfterwards() {
    let rows = rows(3)
    rows.hasRowForNew = true
    rows.table.setEditing(true, animated: true)
    rows.table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
    rows.settle()
    #expect(rows.table.numberOfRows(inSection: 0) == 4)
    #expect(rows.cell(3)?.isEditing == true)
    rows.table.setEditing(false, animated: true)
    rows.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
    rows.settle()
    #expect(rows.table.visibleCells.count == 3)
  }

  @Test func modesBegunBetweenUpdatesReachTheRowsAfterThem() {
    let rows = rows(3)
    rows.canEdit = { [unowned rows] in rows.sections[0][$0.row] != "Row 2" }
    rows.table.beginUpdates()
    rows.sections[0].removeFirst()
    rows.table.setEditing(true, animated: false)
    rows.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    rows.table.endUpdates()
    rows.settle()
    #expect(rows.table.visibleCells.map(\.isEditing) == [true, false])
  }

  @Test func aTapOnTheInsertControlCommits() {
    let rows = rows(3)
    rows.style = { $0.row == 1 ? .insert : .delete }
    rows.willCommit = { [unowned rows] style, indexPath in
      rows.sections[0].insert("New", at: indexPath.row)
      rows.table.insertRows(at: [indexPath], with: .automatic)
    }
    rows.table.setEditing(true, animated: false)
    rows.window.updateForFrame()
    rows.log = []
    rows.finger.down(at: CGPoint(x: 27, y: 66))
    rows.finger.up()
    rows.settle()
    #expect(rows.log.first == "commit insert 0-1")
    #expect(rows.table.visibleCells.map { $0.textLabel?.text } == ["Row 0", "New", "Row 1", "Row 2"])
    let isSo = rows.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 40 }
    #expect(isSo)
  }

  @Test func tapsSelectNothingWhileEditingUnlessAllowed() {
    let rows = rows(3)
    rows.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    rows.table.setEditing(true, animated: false)
    rows.window.updateForFrame()
    #expect(rows.table.indexPathForSelectedRow == nil)
    rows.window.tap(at: CGPoint(x: 200, y: 20))
    #expect(rows.table.indexPathForSelectedRow == nil)
    rows.table.allowsSelectionDuringEditing = true
    rows.window.tap(at: CGPoint(x: 200, y: 20))
    #expect(rows.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    rows.table.setEditing(false, animated: false)
    #expect(rows.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test func circlesShowWhatIsSelectedAmongSeveral() {
    let rows = rows(3)
    rows.table.allowsMultipleSelectionDuringEditing = true
    rows.table.setEditing(true, animated: false)
    rows.window.updateForFrame()
    rows.window.tap(at: CGPoint(x: 27, y: 22))
    rows.window.tap(at: CGPoint(x: 200, y: 66))
    rows.window.tap(at: CGPoint(x: 200, y: 22))
    #expect(rows.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    #expect((0..<3).map { rows.cell($0)?.editingParts?.editControl?.isChecked } == [false, true, false])
    #expect((0..<3).map { rows.cell($0)?.editingStyle } == [.some(.none), .some(.none), .some(.none)])
  }

  @Test func rowsThatSizeThemselvesAreMeasuredInTheWidthThatIsLeft() {
    let label = UILabel()
    label.text = "in"
    // One line in 343 points, two in 303.
    while label.intrinsicContentSize.width < 310 { label.text! += " in" }
    let rows = EditableRows([[label.text!]])
    rows.prepare = { cell, _ in cell.textLabel?.numberOfLines = 0 }
    rows.table.reloadData()
    rows.window.updateForFrame()
    let before = rows.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    rows.table.setEditing(true, animated: true)
    rows.settle()
    #expect(rows.table.rectForRow(at: IndexPath(row: 0, section: 0)).height > before + 15)
    rows.table.setEditing(false, animated: false)
    rows.window.updateForFrame()
    #expect(rows.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == before)
  }

  @Test func configurationsKnowOfEditing() {
    let rows = rows(1)
    var states: [Bool] = []
    rows.prepare = { cell, _ in cell.configurationUpdateHandler = { states.append($1.isEditing) } }
    rows.table.reloadData()
    rows.window.updateForFrame()
    rows.table.setEditing(true, animated: false)
    rows.window.updateForFrame()
    #expect(states.first == false)
    #expect(states.last == true)
  }
}
