import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct EditingAccessoryTests {
  @Test func theEditingAccessoryTakesTheAccessorysPlace() {
    let rows = EditableRows([["A", "B"]])
    rows.prepare = { cell, path in
      cell.accessoryType = .disclosureIndicator
      if path.row == 1 { cell.editingAccessoryType = .detailButton }
    }
    rows.table.reloadData()
    rows.window.updateForFrame()
    #expect(rows.content(0)?.width == 348.5)
    rows.table.setEditing(true, animated: true)
    rows.settle()
    #expect(rows.content(0) == CGRect(x: 40, y: 0, width: 335, height: 44))
    #expect(rows.cell(0)?.shownAccessory == nil)
    #expect(rows.content(1) == CGRect(x: 40, y: 0, width: 297, height: 44))
    #expect(rows.cell(1)?.shownAccessory?.frame == CGRect(x: 337, y: 11, width: 22, height: 22))
    rows.table.setEditing(false, animated: true)
    rows.settle()
    #expect(rows.content(0)?.width == 348.5)
    #expect(rows.cell(1)?.subviews.filter { $0 is CellAccessoryView }.count == 1)
  }

  @Test func ownEditingAccessoriesComeAndGoAndKeepTheirOpacity() {
    let rows = EditableRows([["A"]])
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    rows.prepare = { cell, _ in
      cell.accessoryView = own
      cell.editingAccessoryView = other
    }
    rows.table.reloadData()
    rows.window.updateForFrame()
    rows.table.setEditing(true, animated: true)
    rows.settle()
    #expect(own.superview == nil && other.superview === rows.cell(0))
    #expect(other.frame == CGRect(x: 339, y: 12, width: 20, height: 20))
    rows.table.setEditing(false, animated: true)
    DisplayClock.shared.advance(by: 0.1)
    rows.table.setEditing(true, animated: true)
    rows.settle()
    #expect(own.superview == nil && other.superview === rows.cell(0))
    #expect(own.alpha == 1 && other.alpha == 1)
  }

  @Test func detailButtonsAreToldAndSelectNothing() {
    let rows = EditableRows([["A", "B"]])
    rows.prepare = { cell, path in cell.accessoryType = path.row == 0 ? .detailButton : .detailDisclosureButton }
    rows.table.reloadData()
    rows.window.updateForFrame()
    rows.log = []
    rows.window.tap(at: CGPoint(x: 350, y: 22))
    #expect(rows.log == ["detail 0-0"])
    rows.window.tap(at: CGPoint(x: 326, y: 66))
    #expect(rows.log == ["detail 0-0", "detail 0-1"])
    // The chevron is the row's.
    rows.window.tap(at: CGPoint(x: 357, y: 66))
    #expect(rows.log == ["detail 0-0", "detail 0-1", "did 1", "primary 0-1"])
  }

  @Test func primaryActionsAreDoneByTapsThatDoNotAddToASelection() {
    let rows = EditableRows([["A", "B"]])
    rows.table.allowsMultipleSelection = true
    rows.window.tap(at: CGPoint(x: 100, y: 22))
    rows.window.tap(at: CGPoint(x: 100, y: 66))
    #expect(rows.log == ["did 0", "primary 0-0", "did 1"])
    rows.table.allowsSelectionDuringEditing = true
    rows.table.setEditing(true, animated: false)
    rows.window.updateForFrame()
    rows.log = []
    rows.window.tap(at: CGPoint(x: 100, y: 22))
    #expect(rows.log == ["did 0"])
  }

  @Test func backgroundsOfManySelectedRowsAreTheirOwn() {
    let rows = EditableRows([["A"]])
    let several = UIView()
    rows.prepare = { cell, _ in cell.multipleSelectionBackgroundView = several }
    rows.table.reloadData()
    rows.window.updateForFrame()
    rows.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(several.superview == nil)
    rows.table.allowsMultipleSelectionDuringEditing = true
    rows.table.setEditing(true, animated: false)
    rows.window.updateForFrame()
    rows.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(several.superview === rows.cell(0))
    #expect(rows.cell(0)?.selectedBackgroundView?.superview == nil)
    rows.table.setEditing(false, animated: false)
    #expect(several.superview == nil)
    #expect(rows.cell(0)?.selectedBackgroundView?.superview != nil)
  }

  @Test func controllersPassEditingOnToTheirTable() {
    final class Controller: UITableViewController {
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    }
    let controller = Controller(style: .plain)
    #expect(!controller.isEditing)
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing && controller.tableView.isEditing)
    controller.isEditing = false
    #expect(!controller.tableView.isEditing)
  }

  @Test func aTapOnTheDeleteControlAsksAgainAndThenCommits() throws {
    let rows = EditableRows([["A", "B", "C"]])
    rows.willCommit = { [unowned rows] _, path in
      rows.sections[0].remove(at: path.row)
      rows.table.deleteRows(at: [path], with: .automatic)
    }
    rows.edit()
    rows.window.tap(at: CGPoint(x: 27, y: 66))
    rows.settle()
    #expect(!rows.log.contains { $0.hasPrefix("commit") })
    #expect(rows.cell(1)?.showingDeleteConfirmation == true)
    rows.window.tap(at: CGPoint(x: 340, y: 66))
    rows.settle()
    #expect(rows.log.filter { $0.hasPrefix("commit") } == ["commit delete 0-1"])
    #expect(rows.texts == ["A", "C"])
    let areEdited = rows.table.visibleCells.map(\.isEditing)
    #expect(areEdited == [true, true])
  }
}
