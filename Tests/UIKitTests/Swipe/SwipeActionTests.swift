import Testing

@testable import UIKit

/// What actions do, and what becomes of their rows.
@MainActor @Suite("Swipe actions")
struct SwipeActionTests {
  private let list = SwipeList()

  private func configure(_ actions: UIContextualAction...) {
    let configuration = UISwipeActionsConfiguration(actions: actions)
    list.trailing = { _ in configuration }
  }

  /// An action that deletes its row.
  private func deletion(_ row: Int, _ animation: UITableView.RowAnimation = .automatic) -> UIContextualAction {
    UIContextualAction(style: .destructive, title: "Delete") { [list] _, _, done in
      list.log.append("do Delete")
      list.names.remove(at: row)
      list.table.deleteRows(at: [.at(0, row)], with: animation)
      done(true)
    }
  }

  // MARK: Values

  @Test func stylesGiveColours() {
    let (normal, destructive) = (list.action("A"), list.action("B", .destructive))
    #expect(normal.backgroundColor == .systemGray)
    #expect(destructive.backgroundColor == .systemRed)
    normal.backgroundColor = .systemPurple
    #expect(normal.backgroundColor == .systemPurple)
    normal.backgroundColor = nil
    #expect(normal.backgroundColor == .systemGray)
    #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
  }

  // MARK: Taps

  @Test func aTapDoesTheActionAndTheRowGoesBack() {
    configure(list.action("A"), list.action("B"))
    list.swipe(2, by: -100)
    list.log = []
    list.tapButton("B")
    #expect(list.log == ["do B", "will state 0"])
    list.finishMotion()
    #expect(list.shift(2) == 0)
    #expect(list.log.suffix(2) == ["did state 0", "did edit 2"])
  }

  @Test func theRowStaysOpenUntilTheActionSaysThatItIsDone() {
    var finish: [(Bool) -> Void] = []
    var source: UIView?
    configure(
      UIContextualAction(style: .normal, title: "A") { _, view, done in
        source = view
        finish.append(done)
      })
    list.swipe(2, by: -60)
    let button = list.buttons[0]
    list.tapButton("A")
    list.tapButton("A")
    list.finishMotion()
    #expect(list.shift(2) == -74)
    #expect(source === button)
    #expect(finish.count == 1, "it is not done twice at a time")
    finish[0](false)
    list.finishMotion()
    #expect(list.shift(2) == 0)
    list.swipe(2, by: -60)
    finish[0](true)
    list.finishMotion()
    #expect(list.shift(2) == -74, "it said so before")
  }

  @Test func aFingerOnAButtonDarkensItAndMayStillPullTheRow() {
    configure(list.action("A"))
    list.swipe(2, by: -60)
    let place = CGPoint(x: 380, y: list.middle(2).y)
    list.finger.down(at: place)
    list.advance(by: 0.2)
    #expect(list.buttons[0].isHighlighted)
    list.finger.move(to: CGPoint(x: 420, y: place.y))
    #expect(list.buttons[0].isHighlighted == false)
    #expect(list.shift(2) == -44)
    list.finger.up()
    list.finishMotion()
    #expect(!list.log.contains("do A"))
  }

  // MARK: Full swipe

  @Test func aFullSwipeGivesTheFirstActionAllTheRoomAndDoesIt() {
    configure(list.action("A"), list.action("B"))
    list.pull(2, by: -320)
    list.finishMotion()
    let first = list.buttons.first { $0.contextualAction.title == "A" }
    #expect(first.map { list.frame($0) } == CGRect(x: 80, y: 88, width: 320, height: 44))
    #expect(first?.superview?.subviews.last === first)
    #expect(!list.log.contains("do A"))
    list.finger.up()
    #expect(list.log.suffix(2) == ["do A", "will state 0"])
    list.finishMotion()
    #expect(list.shift(2) == 0)
  }

  @Test func aFullSwipeThatIsTakenBackDoesNothing() {
    configure(list.action("A"), list.action("B"))
    list.pull(2, by: -320)
    list.finger.move(to: CGPoint(x: list.middle(2).x - 130, y: list.middle(2).y))
    list.advance(by: 0.5)
    #expect(list.buttons.map { list.frame($0).width } == [60, 60])
    list.finger.move(to: CGPoint(x: list.middle(2).x - 130, y: list.middle(2).y))
    list.finger.up()
    list.finishMotion()
    #expect(!list.log.contains("do A"))
    #expect(list.shift(2) == -148)
  }

  @Test func aRowWhoseFullSwipeActionTakesTimeWaitsOutOfSight() {
    var finish: ((Bool) -> Void)?
    configure(UIContextualAction(style: .normal, title: "A") { _, _, done in finish = done })
    list.swipe(2, by: -320)
    #expect(list.shift(2) == -400)
    finish?(true)
    list.finishMotion()
    #expect(list.shift(2) == 0)
  }

  // MARK: Deleting

  @Test func aDeletedRowShrinksWhileItsActionTakesAllTheRoom() throws {
    configure(deletion(2), list.action("More"))
    list.swipe(2, by: -100)
    list.log = []
    let view = try #require(list.table.swipes.first?.view)
    let below = try #require(list.cell(3))
    list.tapButton("Delete")
    #expect(list.log == ["do Delete"])
    #expect(list.cell(2) === below)
    list.advance(by: 0.15)
    let seen = try #require(view.layer.presentation()?.frame)
    #expect(abs(seen.height - 22) < 4)
    #expect(seen.minY == 88)
    let row = try #require(below.layer.presentation()?.frame)
    #expect(abs(row.minY - seen.maxY) < 0.6, "the row below follows")
    let button = try #require(view.buttons.first)
    #expect(button.frame.width > 250)
    list.advance(by: 0.2)
    list.finishMotion()
    #expect(view.superview == nil)
    #expect(list.table.swipes.isEmpty)
    #expect(list.log == ["do Delete", "will state 0", "did state 0", "did edit nil"])
    #expect(list.table.visibleCells.count == 7)
    #expect(list.table.visibleCells.allSatisfy { $0.superview === list.table && !$0.configurationState.isSwiped })
  }

  @Test(arguments: [.none, .left, .fade] as [UITableView.RowAnimation])
  func aFullSwipeDeletesInAllAnimations(animation: UITableView.RowAnimation) {
    configure(deletion(0, animation))
    list.swipe(0, by: -330)
    #expect(list.names.count == 7)
    #expect(list.table.visibleCells.map { $0.textLabel?.text } == list.names)
    #expect(list.table.swipes.isEmpty)
    #expect(!list.table.subviews.contains { $0 is SwipedRowView })
    #expect(list.table.visibleCells.map(\.frame.minY) == (0..<7).map { CGFloat($0) * 44 })
  }

  @Test func aDestructiveActionThatDeletesNothingPutsTheRowBack() {
    configure(list.action("Delete", .destructive))
    list.swipe(0, by: -330)
    #expect(list.log.contains("do Delete"))
    #expect(list.shift(0) == 0)
    #expect(list.table.visibleCells.count == 8)
  }

  @Test func anotherRowMayBeSwipedWhileOneShrinks() {
    configure(deletion(0))
    list.swipe(0, by: -60)
    list.tapButton("Delete")
    list.advance(by: 0.05)
    configure(list.action("A"))
    list.swipe(3, by: -60)
    #expect(list.shift(3) == -74)
    #expect(list.table.swipes.count == 1)
  }

  @Test func theCellOfADeletedRowComesBackClean() throws {
    configure(deletion(0))
    let cell = try #require(list.cell(0))
    list.swipe(0, by: -330)
    list.names.append("New")
    list.table.insertRows(at: [.at(0, 7)], with: .none)
    list.finishMotion()
    #expect(list.cell(7) === cell)
    #expect(cell.frame == CGRect(x: 0, y: 308, width: 400, height: 44))
    #expect(!cell.configurationState.isSwiped)
  }

  // MARK: Other updates

  @Test func aReloadedRowFadesToItsNewCell() {
    configure(
      UIContextualAction(style: .normal, title: "Done") { [list] _, _, done in
        list.names[2] = "done"
        list.table.reloadRows(at: [.at(0, 2)], with: .fade)
        done(true)
      })
    list.swipe(2, by: -60)
    list.log = []
    list.tapButton("Done")
    #expect(list.cell(2)?.textLabel?.text == "done")
    #expect(list.shift(2) == 0)
    list.finishMotion()
    #expect(list.table.swipes.isEmpty)
    #expect(!list.table.subviews.contains { $0 is SwipedRowView })
    #expect(list.log.last == "did edit 2")
  }

  @Test func aMovedRowSlidesToItsPlaceWhileItCloses() throws {
    configure(
      UIContextualAction(style: .normal, title: "Pin") { [list] _, _, done in
        list.names.insert(list.names.remove(at: 4), at: 0)
        list.table.moveRow(at: .at(0, 4), to: .at(0, 0))
        done(true)
      })
    let cell = try #require(list.cell(4))
    list.swipe(4, by: -60)
    list.tapButton("Pin")
    let view = try #require(list.table.swipes.first?.view)
    #expect(view.frame.minY == 0)
    #expect(abs((view.layer.presentation()?.frame.minY ?? 0) - 176) < 0.1)
    list.finishMotion()
    #expect(list.cell(0) === cell)
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
    #expect(list.log.suffix(1) == ["did edit 0"])
  }

  @Test func anUpdateElsewhereClosesAnOpenRow() {
    configure(list.action("A"))
    list.swipe(4, by: -60)
    list.names.insert("New", at: 0)
    list.table.insertRows(at: [.at(0, 0)], with: .fade)
    list.finishMotion()
    #expect(list.shift(5) == 0)
    #expect(list.log.last == "did edit 5")
    #expect(list.table.visibleCells.map { $0.textLabel?.text } == list.names)
  }

  @Test func cellsStayInOrderAroundASwipedOne() {
    configure(list.action("A"))
    list.swipe(1, by: -60)
    list.names.insert("New", at: 1)
    list.table.insertRows(at: [.at(0, 1)], with: .none)
    list.finishMotion()
    let cells = list.table.subviews.compactMap { $0 as? UITableViewCell }.map { $0.frame.minY }
    #expect(cells == cells.sorted(by: >), "the lowest cell is hindmost")
  }

  // MARK: The default

  @Test func withoutAConfigurationARowHasADeleteAction() {
    list.swipe(2, by: -60)
    #expect(list.buttons.map(\.contextualAction.title) == ["Delete"])
    #expect(list.buttons[0].contextualAction.style == .destructive)
    list.tapButton("Delete")
    list.finishMotion()
    #expect(list.log.contains("commit 1 Row 2"))
    #expect(list.names.count == 7)
  }

  @Test func theDelegateNamesTheDeleteAction() {
    list.deleteTitle = "Archive"
    list.swipe(2, by: -60)
    #expect(list.buttons.map(\.contextualAction.title) == ["Archive"])
  }

  @Test func aConfigurationWithoutActionsKeepsTheRowFromBeingSwiped() {
    list.trailing = { _ in UISwipeActionsConfiguration(actions: []) }
    list.swipe(2, by: -60)
    #expect(list.shift(2) == 0)
    #expect(list.table.swipes.isEmpty)
  }

  @Test(arguments: [.none, .insert] as [UITableViewCell.EditingStyle])
  func rowsThatDoNotDeleteHaveNoDeleteAction(style: UITableViewCell.EditingStyle) {
    list.style = { _ in style }
    list.swipe(2, by: -60)
    #expect(list.shift(2) == 0)
  }

  // MARK: Editing mode

  @Test func inEditingModeRowsDoNotSwipe() {
    list.table.setEditing(true, animated: false)
    list.settle()
    list.swipe(2, by: -60)
    #expect(list.table.swipes.isEmpty)
    #expect(!list.log.contains("trailing 2"))
  }

  @Test func editingModeClosesAnOpenRow() {
    list.swipe(2, by: -60)
    list.table.setEditing(false, animated: true)
    list.finishMotion()
    #expect(list.shift(2) == 0, "ending editing ends the row's too")
    list.swipe(2, by: -60)
    list.table.setEditing(true, animated: false)
    list.settle()
    #expect(list.table.swipes.isEmpty)
  }

  @Test func theConfirmationOfADeletionOpensByCodeAndNeedsATap() {
    list.table.setEditing(true, animated: false)
    list.settle()
    list.log = []
    list.table.showDeleteConfirmation(for: .init(section: 0, row: 2), animated: true)
    list.advance(by: 0.05)
    #expect(list.shift(2) < 0 && list.shift(2) > -74)
    list.finishMotion()
    #expect(list.shift(2) == -74)
    #expect(list.cell(2)?.showingDeleteConfirmation == true)
    #expect(list.log == ["trailing 2", "will edit 2", "will state 3", "did state 3"])
    list.swipe(2, by: -330)
    #expect(list.names.count == 8, "a full swipe deletes nothing")
    list.tapButton("Delete")
    list.finishMotion()
    #expect(list.names.count == 7)
  }

  @Test func aRowThatIsNotOnTheScreenShowsNoConfirmation() {
    list.table.showDeleteConfirmation(for: .init(section: 0, row: 99), animated: true)
    #expect(list.table.swipes.isEmpty)
  }
}
