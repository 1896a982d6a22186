import ListGeometry
import Testing

@testable import UIKit

/// Those that hold on to indices, with a plan and without a list.
@MainActor @Suite("Holders of indices")
struct IndexHolderTests {
  private func index(_ row: Int) -> RowIndex { RowIndex(section: 0, row: row) }

  /// Of four rows the first is deleted, the second reloaded and the last moved to the front.
  private func plan() throws -> ListUpdatePlan {
    var update = ListUpdate()
    update.deletedRows = [index(0)]
    update.reloadedRows = [index(1)]
    update.movedRows = [ListMove(from: index(3), to: index(0))]
    return try ListUpdatePlan(update, rowsBefore: [4], rowsAfter: [3])
  }

  @Test func theSelectionGoesWhereRowsGoAndForgetsWhatIsReloaded() throws {
    let selection = ListSelection()
    for row in [3, 0, 1, 2] { #expect(selection.set(index(row), true)) }
    #expect(!selection.set(index(2), true) && selection.contains(index(2)))
    selection.indicesDidMove(by: try plan())
    #expect(selection.indices == [index(0), index(2)], "in the order in which they were selected")
    #expect(selection.contains(index(0)) && !selection.contains(index(1)))
    #expect(selection.set(index(0), false) && !selection.set(index(0), false))
    selection.replace(by: [index(1), index(7)])
    selection.contentsWereReplaced { $0.row < 3 }
    #expect(selection.indices == [index(1)] && !selection.contains(index(7)))
  }

  @Test func announcementsAreCancelledOnceAndGoWhereRowsGo() throws {
    let announcements = ListAnnouncements()
    var told = announcements.announce([index(1), index(2), index(3)], shown: [index(0)])
    #expect(told.new == [index(1), index(2), index(3)] && told.cancelled.isEmpty)
    told = announcements.announce([index(3), index(4)], shown: [index(1)])
    #expect(told.new == [index(4)] && told.cancelled == [index(2)])
    announcements.forget()
    _ = announcements.announce([index(1), index(2), index(3)], shown: [])
    announcements.indicesDidMove(by: try plan())
    #expect(announcements.indices == [index(2), index(0)])
    announcements.contentsWereReplaced { _ in true }
    #expect(announcements.heldIndices.isEmpty)
  }

  @Test func aGoalIsGoneWithItsRow() throws {
    let goal = ScrollGoal(index(2))
    goal.indicesDidMove(by: try plan())
    #expect(goal.row == index(2))
    goal.contentsWereReplaced { _ in false }
    #expect(goal.row == nil && goal.heldIndices.isEmpty)
  }

  @Test func whoIsGoneIsToldNoMore() throws {
    var holders = IndexHolders()
    var goal: ScrollGoal? = ScrollGoal(index(2))
    if let goal { holders.add(goal) }
    #expect(holders.heldIndices == [index(2)])
    goal = nil
    holders.contentsDidChange(by: try plan())
    #expect(holders.heldIndices.isEmpty && goal == nil)
  }
}
