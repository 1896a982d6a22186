import Testing

@testable import UIKit

/// Rows are swiped by a finger, at times of the display clock.
@MainActor @Suite("Swipes of rows")
struct TableSwipeTests {
  private let list = SwipeList()

  private func configure(_ titles: String..., fullSwipe: Bool = true) {
    let configuration = UISwipeActionsConfiguration(actions: titles.map { list.action($0) })
    configuration.performsFirstActionWithFullSwipe = fullSwipe
    list.trailing = { _ in configuration }
  }

  // MARK: The finger

  @Test func theRowFollowsTheFingerAndShowsItsActions() {
    configure("A", "B")
    list.pull(2, by: -50)
    #expect(list.log == ["trailing 2", "will edit 2", "will state 2"])
    #expect(list.shift(2) == -50)
    #expect(list.shift(1) == 0)
    #expect(list.buttons.map(\.contextualAction.title) == ["B", "A"])
    #expect(
      list.buttons.map { list.frame($0) } == [
        CGRect(x: 350, y: 88, width: 25, height: 44), CGRect(x: 375, y: 88, width: 25, height: 44),
      ])
    #expect(list.cell(2)?.configurationState.isSwiped == true)
    #expect(list.cell(2)?.showingDeleteConfirmation == true)
    #expect(list.cell(1)?.configurationState.isSwiped == false)
    list.finger.up()
    list.finishMotion()
  }

  @Test func aRowThatIsPulledFarEnoughRestsOpen() {
    configure("A", "B")
    list.swipe(2, by: -80)
    #expect(list.shift(2) == -148)
    #expect(list.buttons.map { list.frame($0).width } == [74, 74])
    #expect(list.log == ["trailing 2", "will edit 2", "will state 2", "did state 2"])
    #expect(list.table.openSwipe != nil)
  }

  @Test func aRowThatIsPulledTooLittleGoesBack() throws {
    configure("A", "B")
    let cell = try #require(list.cell(2))
    list.swipe(2, by: -60)
    #expect(list.shift(2) == 0)
    #expect(cell.superview === list.table)
    #expect(cell.frame == CGRect(x: 0, y: 88, width: 400, height: 44))
    #expect(cell.configurationState.isSwiped == false)
    #expect(!cell.showingDeleteConfirmation)
    #expect(list.table.swipes.isEmpty)
    #expect(list.log.suffix(3) == ["will state 0", "did state 0", "did edit 2"])
    #expect(!DisplayClock.shared.isInMotion)
  }

  @Test func aQuickStrokeOpensARow() {
    configure("A", "B")
    let start = list.middle(1)
    list.finger.drag(from: start, to: CGPoint(x: start.x - 50, y: start.y), duration: 0.06)
    list.finishMotion()
    #expect(list.shift(1) == -148)
  }

  @Test func leadingActionsComeOutAtTheLeadingEdge() {
    list.leading = { [list] _ in UISwipeActionsConfiguration(actions: [list.action("A"), list.action("B")]) }
    list.swipe(0, by: 100)
    #expect(list.shift(0) == 148)
    #expect(list.buttons.map(\.contextualAction.title) == ["A", "B"])
    #expect(list.frame(list.buttons[0]) == CGRect(x: 0, y: 0, width: 74, height: 44))
    #expect(list.cell(0)?.configurationState.isSwiped == true)
    #expect(list.cell(0)?.showingDeleteConfirmation == false, "these delete nothing")
    #expect(list.log == ["leading 0", "will edit 0"])
  }

  @Test func buttonsShowNothingInTheUnsafeArea() throws {
    configure("A", "B")
    list.leading = { [list] _ in UISwipeActionsConfiguration(actions: [list.action("L")]) }
    list.window.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 59))
    list.settle()
    list.swipe(1, by: -150)
    #expect(list.shift(1) == -207)
    let outer = try #require(list.buttons.first { $0.contextualAction.title == "A" })
    #expect(list.frame(outer) == CGRect(x: 267, y: 44, width: 133, height: 44), "it reaches the edge")
    for button in list.buttons {
      let label = try #require(button.subviews.first { $0 is UILabel })
      #expect(list.frame(label).maxX <= 341)
    }
    list.swipe(0, by: 100)
    #expect(list.shift(0) == 118)
    let label = try #require(list.buttons[0].subviews.first { $0 is UILabel })
    #expect(list.frame(label).minX >= 44)
  }

  @Test func rightToLeftMirrors() {
    list.table.semanticContentAttribute = .forceRightToLeft
    list.settle()
    configure("A", "B")
    list.leading = { [list] _ in UISwipeActionsConfiguration(actions: [list.action("L")]) }
    list.swipe(0, by: 100)
    #expect(list.shift(0) == 148)
    #expect(list.buttons.map(\.contextualAction.title) == ["A", "B"])
    #expect(list.log.first == "trailing 0")
    list.swipe(1, by: -100)
    #expect(list.shift(0) == 0)
    #expect(list.shift(1) == -74)
    #expect(list.buttons.map(\.contextualAction.title) == ["L"])
  }

  @Test func aSideWithoutActionsDoesNotMove() {
    list.pull(2, by: 60)
    #expect(list.shift(2) == 0)
    #expect(list.log == ["leading 2", "highlight 2"])
    #expect(list.table.swipes.isEmpty)
    list.finger.up()
  }

  @Test func anOpenRowIsTakenHoldOfAgain() {
    configure("A", "B")
    list.swipe(2, by: -100)
    list.log = []
    list.pull(2, by: 60)
    #expect(list.shift(2) == -88)
    #expect(list.log.isEmpty, "it is asked for nothing again")
    list.finger.up()
    list.finishMotion()
    #expect(list.shift(2) == -148)
    list.swipe(2, by: 120)
    #expect(list.shift(2) == 0)
    #expect(list.table.swipes.isEmpty)
  }

  @Test func aMovingRowIsTakenHoldOfWhereItIs() {
    configure("A", "B")
    list.pull(2, by: -100)
    list.finger.up()
    list.advance(by: 0.05)
    let seen = list.shift(2)
    #expect(seen < -100 && seen > -148)
    let start = list.middle(2)
    list.finger.down(at: start)
    list.finger.move(to: CGPoint(x: start.x + 11, y: start.y))
    #expect(abs(list.shift(2) - seen - 1) <= 0.5)
    list.finger.up()
    list.finishMotion()
  }

  @Test func withoutFullSwipeTheRowResistsPastItsActions() {
    configure("A", fullSwipe: false)
    list.pull(0, by: -300)
    #expect(list.shift(0) > -220 && list.shift(0) < -74)
    #expect(abs(list.frame(list.buttons[0]).width + list.shift(0)) < 0.001)
    list.finger.up()
    list.finishMotion()
    #expect(list.shift(0) == -74)
    #expect(!list.log.contains("do A"))
  }

  // MARK: With scrolling

  @Test func upwardMovementScrollsAndAsksForNoActions() {
    configure("A")
    list.names = (0..<40).map { "Row \($0)" }
    list.table.reloadData()
    list.settle()
    list.finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 220, y: 100), duration: 0.2)
    list.finishMotion()
    #expect(list.table.contentOffset.y > 100)
    #expect(list.log.isEmpty)
  }

  @Test func aSwipeDoesNotScrollHoweverTheFingerGoesOn() {
    configure("A")
    list.names = (0..<40).map { "Row \($0)" }
    list.table.reloadData()
    list.settle()
    let start = list.middle(3)
    list.finger.down(at: start)
    list.finger.move(to: CGPoint(x: start.x - 30, y: start.y))
    list.finger.move(to: CGPoint(x: start.x - 60, y: start.y - 100))
    #expect(list.shift(3) == -50)
    #expect(list.table.contentOffset.y == 0)
    list.finger.up()
    list.finishMotion()
  }

  @Test func scrollingClosesAnOpenRow() {
    configure("A")
    list.names = (0..<40).map { "Row \($0)" }
    list.table.reloadData()
    list.settle()
    list.swipe(2, by: -60)
    #expect(list.shift(2) == -74)
    list.finger.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 280), duration: 0.2)
    list.finishMotion()
    #expect(list.table.contentOffset.y > 0)
    #expect(list.shift(2) == 0)
  }

  @Test func aRowThatIsScrolledAwayByCodeEndsItsSwipe() {
    configure("A")
    list.names = (0..<60).map { "Row \($0)" }
    list.table.reloadData()
    list.settle()
    list.swipe(2, by: -60)
    list.log = []
    list.table.contentOffset.y = 1000
    list.settle()
    #expect(list.table.swipes.isEmpty)
    #expect(list.log.contains("did edit 2"))
    list.table.contentOffset.y = 0
    list.settle()
    #expect(list.shift(2) == 0)
    #expect(list.cell(2)?.configurationState.isSwiped == false)
    #expect(!list.table.subviews.contains { $0 is SwipedRowView })
  }

  // MARK: Closing

  @Test(arguments: [2, 5]) func aTapBesideTheActionsClosesTheRowAndSelectsNothing(row: Int) {
    configure("A")
    list.swipe(2, by: -60)
    list.log = []
    list.tap(CGPoint(x: 100, y: list.middle(row).y))
    list.finishMotion()
    #expect(list.shift(2) == 0)
    #expect(list.log == ["will state 0", "did state 0", "did edit 2"])
    list.tap(list.middle(5))
    #expect(list.log.suffix(2) == ["highlight 5", "select 5"], "the next tap selects again")
  }

  @Test func anotherRowsSwipeClosesTheFirst() {
    configure("A")
    list.swipe(2, by: -60)
    list.pull(4, by: -30)
    #expect(list.shift(4) == -30)
    #expect(list.shift(2) == 0)
    list.finger.up()
    list.finishMotion()
    #expect(list.table.swipes.isEmpty)
  }

  @Test func reloadingEndsASwipeAtOnce() {
    configure("A")
    list.swipe(2, by: -60)
    list.table.reloadData()
    list.settle()
    #expect(list.table.swipes.isEmpty)
    #expect(list.shift(2) == 0)
    #expect(!list.table.subviews.contains { $0 is SwipedRowView })
  }

  @Test func anotherWidthEndsASwipe() {
    configure("A")
    list.swipe(2, by: -60)
    list.table.frame.size.width = 350
    list.settle()
    #expect(list.table.swipes.isEmpty)
    #expect(list.cell(2)?.frame == CGRect(x: 0, y: 88, width: 350, height: 44))
  }

  @Test func withAnimationsSwitchedOffRowsCloseAtOnce() {
    configure("A")
    list.swipe(2, by: -60)
    UIView.setAnimationsEnabled(false)
    list.table.closeSwipes(animated: true)
    UIView.setAnimationsEnabled(true)
    #expect(list.shift(2) == 0)
    #expect(list.table.swipes.isEmpty)
  }

  @Test func rowsThatCanNotBeEditedDoNotSwipe() {
    configure("A")
    list.canEdit = { $0.row != 2 }
    list.pull(2, by: -60)
    #expect(list.shift(2) == 0)
    #expect(!list.log.contains("trailing 2"))
    list.finger.up()
    list.swipe(3, by: -60)
    #expect(list.shift(3) == -74)
  }

  @Test func headersDoNotSwipeTheRowsBelowThem() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    list.table.addSubview(header)
    configure("A")
    list.pull(0, by: -60)
    #expect(list.table.swipes.isEmpty)
    list.finger.up()
  }
}

extension TableSwipeTests {
  @Test func rowsAreSwipedOnBothSidesAfterEditingEnded() {
    let list = SwipeList()
    list.leading = { _ in UISwipeActionsConfiguration(actions: [list.action("A")]) }
    list.trailing = { _ in UISwipeActionsConfiguration(actions: [list.action("B")]) }
    list.table.setEditing(true, animated: true)
    list.finishMotion()
    list.table.setEditing(false, animated: true)
    list.finishMotion()
    list.swipe(2, by: 80)
    #expect(list.shift(2) == 74)
    list.table.closeSwipes(animated: false)
    list.swipe(2, by: -80)
    #expect(list.shift(2) == -74)
  }
}
