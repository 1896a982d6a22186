import Testing

@testable import UIKit

/// How a selected row looks beside its neighbours, and how the look comes and goes.
@MainActor @Suite("Look of selected rows", .serialized)
struct TableSelectionLookTests {
  private func list(_ rows: [[String]] = [["a", "b", "c", "d"]], style: UITableView.Style = .plain) -> NamedList {
    let list = NamedList(rows, style: style)
    list.table.separatorStyle = .singleLine
    list.settle()
    return list
  }

  /// Which rows show the line below them, as their names.
  private func lines(_ list: NamedList) -> [String] {
    list.table.visibleCells.compactMap { cell in
      cell.bottomSeparator?.isHidden == false ? (cell as? NamedList.Cell)?.label.text : nil
    }
  }

  // MARK: Separators

  /// `uikit-facts §1.5`.
  @Test func aSelectedRowHidesItsLineAndThatAbove() {
    let list = list()
    #expect(lines(list) == ["a", "b", "c", "d"])
    list.table.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
    #expect(lines(list) == ["c", "d"])
    list.table.deselectRow(at: .at(0, 1), animated: false)
    #expect(lines(list) == ["a", "b", "c", "d"])
  }

  @Test func aRowThatIsSelectedBeforeItIsShownDoesToo() {
    let list = NamedList([["a", "b", "c", "d"]])
    list.table.separatorStyle = .singleLine
    list.table.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
    list.settle()
    #expect(lines(list) == ["c", "d"])
  }

  @Test func aRowUnderAFingerDoesToo() {
    let list = list()
    let finger = TouchDriver(window: list.window)
    finger.down(at: CGPoint(x: 100, y: 125))
    DisplayClock.shared.advance(by: 0.3)
    #expect(lines(list) == ["a", "d"])
    finger.cancel()
    list.settle()
    #expect(lines(list) == ["a", "b", "c", "d"])
  }

  @Test func rowsWithoutASelectionStyleKeepTheirLines() {
    let list = list()
    list.cell(1)?.selectionStyle = .none
    list.table.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
    #expect(lines(list) == ["a", "b", "c", "d"])
  }

  @Test func linesFollowTheSelectionThroughUpdatesAndScrolls() {
    let list = list([(0..<40).map { "\($0)" }])
    list.table.selectRow(at: .at(0, 4), animated: false, scrollPosition: .none)
    list.sections[0].rows.remove(at: 3)
    UIView.performWithoutAnimation { list.table.deleteRows(at: [.at(0, 3)], with: .none) }
    list.settle()
    #expect(!lines(list).contains("2") && !lines(list).contains("4") && lines(list).contains("5"))
    list.scroll(to: 1200)
    #expect(lines(list).count == list.table.visibleCells.count)
    list.scroll(to: 0)
    #expect(!lines(list).contains("2") && !lines(list).contains("4"))
    #expect(lines(list).count == list.table.visibleCells.count - 2)
  }

  @Test func theLastRowOfASectionKeepsItsLineBesideTheNextSection() {
    let list = list([["a", "b"], ["c", "d"]], style: .grouped)
    list.table.selectRow(at: .at(1, 0), animated: false, scrollPosition: .none)
    #expect(lines(list) == ["a", "b", "d"])
  }

  // MARK: Animations

  @Test func anAnimatedSelectionFadesInAndOut() throws {
    let list = list()
    let cell = try #require(list.cell(1))
    list.table.selectRow(at: .at(0, 1), animated: true, scrollPosition: .none)
    let background = try #require(cell.selectedBackgroundView)
    #expect(background.superview === cell)
    #expect(background.layer.presentation()?.opacity == 0)
    DisplayClock.shared.advance(by: 0.15)
    let half = try #require(background.layer.presentation()?.opacity)
    #expect(half > 0.2 && half < 0.8)
    DisplayClock.shared.advance(by: 0.2)
    #expect(background.alpha == 1)
    list.table.deselectRow(at: .at(0, 1), animated: true)
    #expect(!cell.isSelected)
    DisplayClock.shared.advance(by: 0.15)
    #expect(background.superview === cell)
    let faded = try #require(background.layer.presentation()?.opacity)
    #expect(faded > 0.2 && faded < 0.8)
    DisplayClock.shared.advance(by: 0.2)
    #expect(background.superview == nil)
    #expect(background.alpha == 1)
  }

  @Test func aSelectionWithoutAnimationIsThereAtOnce() throws {
    let list = list()
    let cell = try #require(list.cell(1))
    cell.setSelected(true, animated: false)
    let background = try #require(cell.selectedBackgroundView)
    #expect(background.layer.animationKeys()?.isEmpty ?? true)
    cell.setSelected(false, animated: false)
    #expect(background.superview == nil)
  }

  @Test func aRowThatIsSelectedAgainWhileItFadesKeepsItsBackground() throws {
    let list = list()
    let cell = try #require(list.cell(1))
    let own = UIView()
    own.alpha = 0.5
    cell.selectedBackgroundView = own
    cell.setHighlighted(true, animated: false)
    cell.setHighlighted(false, animated: true)
    DisplayClock.shared.advance(by: 0.1)
    cell.setHighlighted(true, animated: false)
    #expect(own.superview === cell)
    #expect(own.alpha == 0.5)
    list.finishMotion()
    #expect(own.superview === cell)
    #expect(own.alpha == 0.5)
    cell.setHighlighted(false, animated: true)
    list.table.reloadData()
    list.finishMotion()
    #expect(own.superview == nil)
    #expect(own.alpha == 0.5)
  }

  // MARK: Indentation

  @Test func aLevelOfZeroResetsAReusedCell() throws {
    let list = NamedList(rows: 2)
    list.indentation = { 3 - $0 }
    list.settle()
    #expect(list.table.visibleCells.map(\.indentationLevel) == [3, 2])
    list.indentation = { _ in 0 }
    list.table.reloadData()
    list.settle()
    #expect(list.table.visibleCells.map(\.indentationLevel) == [0, 0])
  }

  @Test func aDelegateThatDoesNotSayLeavesTheLevelOfTheCell() {
    let list = NamedList(rows: 2)
    list.settle()
    list.cell(1)?.indentationLevel = 2
    list.table.separatorColor = .red
    list.settle()
    #expect(list.table.visibleCells.map(\.indentationLevel) == [0, 2])
  }
}
