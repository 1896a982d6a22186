import QuartzCore
import Testing

@testable import UIKit

/// What is seen of a batch of updates while it moves, at times of the display clock.
@MainActor @Suite("Row animations")
struct RowAnimationTests {
  private func list(_ names: [String]) -> NamedList {
    let list = NamedList([names])
    list.settle()
    list.log = []
    return list
  }

  /// What is seen of a view now: its frame without the model's.
  private func seen(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }
  private func seenAlpha(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? view.layer.opacity }

  private func advance(_ list: NamedList, by duration: TimeInterval) {
    DisplayClock.shared.advance(by: duration)
    list.settle()
  }

  @Test func rowsThatStaySlideToTheirNewPlaceInThreeTenthsOfASecond() throws {
    let list = list(["a", "b"])
    let b = try #require(list.cell(1))
    list.sections[0].rows.insert(.init(name: "x"), at: 1)
    list.table.insertRows(at: [.at(0, 1)], with: .fade)
    #expect(b.frame.minY == 100, "the view is there at once")
    #expect(abs(seen(b).minY - 50) < 0.01, "what is seen begins where it was")
    advance(list, by: 0.15)
    #expect(abs(seen(b).minY - 75) < 0.5, "half way at half the time")
    advance(list, by: 0.1499)
    #expect(seen(b).minY > 99)
    advance(list, by: 0.01)
    #expect(seen(b).minY == 100)
    #expect(!DisplayClock.shared.isInMotion)
  }

  @Test(
    arguments: [
      (.fade, 0, 0), (.left, -300, 0), (.right, 300, 0), (.top, 0, -50), (.bottom, 0, 50), (.automatic, 0, 0),
    ] as [(UITableView.RowAnimation, CGFloat, CGFloat)])
  func newRowsComeFromTheirSide(animation: UITableView.RowAnimation, x: CGFloat, y: CGFloat) throws {
    let list = list(["a", "b"])
    list.sections[0].rows.insert(.init(name: "x"), at: 1)
    list.table.insertRows(at: [.at(0, 1)], with: animation)
    let cell = try #require(list.cell(1))
    #expect(cell.frame == CGRect(x: 0, y: 50, width: 300, height: 50))
    #expect(seenAlpha(cell) < 0.01)
    #expect(abs(seen(cell).minX - x) < 0.01)
    #expect(abs(seen(cell).minY - (50 + y)) < 0.01)
    advance(list, by: 0.15)
    #expect(abs(seenAlpha(cell) - 0.5) < 0.02)
    #expect(abs(seen(cell).minX - x / 2) < 3)
    list.finishMotion()
    #expect(seen(cell) == cell.frame)
    #expect(seenAlpha(cell) == 1)
  }

  @Test(
    arguments: [
      (.fade, 0, 0), (.left, -300, 0), (.right, 300, 0), (.top, 0, -50), (.bottom, 0, 50), (.automatic, 0, 0),
    ] as [(UITableView.RowAnimation, CGFloat, CGFloat)])
  func deletedRowsGoToTheirSideAndAreTakenAwayAtTheEnd(
    animation: UITableView.RowAnimation, x: CGFloat, y: CGFloat
  ) throws {
    let list = list(["a", "b", "c"])
    let gone = try #require(list.cell(1))
    list.sections[0].rows.remove(at: 1)
    list.table.deleteRows(at: [.at(0, 1)], with: animation)
    #expect(list.shownNames == ["a", "c"])
    #expect(gone.superview === list.table)
    #expect(abs(seen(gone).minY - 50) < 0.01)
    #expect(!list.log.contains("did 0.1 b"))
    advance(list, by: 0.15)
    #expect(abs(seen(gone).minX - x / 2) < 3)
    #expect(abs(seen(gone).minY - (50 + y / 2)) < 1)
    #expect(abs(seenAlpha(gone) - 0.5) < 0.02)
    list.finishMotion()
    #expect(gone.superview == nil)
    #expect(gone.alpha == 1, "for its next use")
    #expect(list.log.contains("did 0.1 b"))
    #expect(list.table.elements.departures.isEmpty)
  }

  @Test func middleOpensAndCloses() throws {
    let list = list(["a", "b"])
    let gone = try #require(list.cell(1))
    list.sections[0].rows[1] = .init(name: "x")
    list.table.performBatchUpdates {
      list.table.deleteRows(at: [.at(0, 1)], with: .middle)
      list.table.insertRows(at: [.at(0, 1)], with: .middle)
    }
    let new = try #require(list.cell(1))
    #expect(seen(new).height < 1)
    #expect(abs(seen(new).midY - 75) < 0.01)
    advance(list, by: 0.15)
    #expect(abs(seen(new).height - 25) < 1)
    #expect(abs(seen(gone).height - 25) < 1)
    list.finishMotion()
    #expect(new.transform == .identity)
    #expect(gone.transform == .identity)
    #expect(new.frame == CGRect(x: 0, y: 50, width: 300, height: 50))
  }

  @Test func noneShowsAndHidesAtOnceAndTheOthersSlide() throws {
    let list = list(["a", "b", "c"])
    let (gone, c) = (try #require(list.cell(1)), try #require(list.cell(2)))
    list.sections[0].rows.remove(at: 1)
    list.table.deleteRows(at: [.at(0, 1)], with: .none)
    #expect(gone.superview == nil)
    #expect(list.log.contains("did 0.1 b"))
    #expect(abs(seen(c).minY - 100) < 0.01)
    list.finishMotion()
    #expect(seen(c).minY == 50)
  }

  @Test func rowsThatComeOntoTheScreenAreThereFromTheStart() throws {
    let list = NamedList(rows: 30)
    list.settle()
    list.sections[0].rows.removeSubrange(0..<3)
    list.table.deleteRows(at: (0..<3).map { .at(0, $0) }, with: .fade)
    // Rows 8 to 10 come up from below the table of 400 points, as far as the others go.
    let last = try #require(list.cell(7))
    #expect(last.label.text == "10")
    #expect(last.frame.minY == 350)
    #expect(abs(seen(last).minY - 500) < 0.01)
    #expect(abs(seen(try #require(list.cell(5))).minY - 400) < 0.01)
    list.finishMotion()
    #expect(seen(last).minY == 350)
  }

  @Test func rowsThatSlideOffTheScreenStayUntilTheEnd() throws {
    let list = NamedList(rows: 30)
    list.settle()
    let last = try #require(list.cell(7))
    list.sections[0].rows.insert(contentsOf: [.init(name: "x"), .init(name: "y")], at: 0)
    list.table.insertRows(at: [.at(0, 0), .at(0, 1)], with: .top)
    #expect(last.superview === list.table)
    #expect(last.frame.minY == 450)
    #expect(abs(seen(last).minY - 350) < 0.01)
    #expect(!list.table.visibleCells.contains(last))
    #expect(list.cell(9) == nil)
    list.finishMotion()
    #expect(last.superview == nil)
    #expect(list.log.contains("did 0.9 7"))
  }

  @Test func anUpdateDuringAnothersMotionBendsIt() throws {
    let list = list(["a", "b", "c"])
    let c = try #require(list.cell(2))
    list.sections[0].rows.remove(at: 0)
    list.table.deleteRows(at: [.at(0, 0)], with: .fade)
    advance(list, by: 0.1)
    let before = seen(c).minY
    list.sections[0].rows.remove(at: 0)
    list.table.deleteRows(at: [.at(0, 0)], with: .fade)
    #expect(abs(seen(c).minY - before) < 0.01, "no jump")
    #expect(c.frame.minY == 0)
    list.finishMotion()
    #expect(seen(c).minY == 0)
    #expect(list.table.subviews.filter { $0 is UITableViewCell } == [c])
  }

  @Test func withoutAnimationsEverythingIsThereAtOnce() throws {
    let list = list(["a", "b"])
    let b = try #require(list.cell(1))
    var isDone = false
    UIView.performWithoutAnimation {
      list.table.performBatchUpdates {
        list.sections[0].rows.remove(at: 0)
        list.table.deleteRows(at: [.at(0, 0)], with: .left)
      } completion: {
        isDone = $0
      }
    }
    #expect(isDone)
    #expect(seen(b).minY == 0)
    #expect(list.table.elements.departures.isEmpty)
    #expect(list.log.contains("did 0.0 a"))
    #expect(!DisplayClock.shared.isInMotion)
  }

  @Test func completionsAreCalledWhenTheMotionEnds() {
    let list = list(["a", "b"])
    var ended: [Bool] = []
    list.table.performBatchUpdates {
      list.sections[0].rows.remove(at: 0)
      list.table.deleteRows(at: [.at(0, 0)], with: .left)
    } completion: {
      ended.append($0)
    }
    #expect(ended.isEmpty)
    advance(list, by: 0.29)
    #expect(ended.isEmpty)
    advance(list, by: 0.02)
    #expect(ended == [true])
    list.table.performBatchUpdates({}) { ended.append($0) }
    list.finishMotion()
    #expect(ended == [true, true], "without any motion too")
  }

  @Test func anApplicationsAnimationGivesItsDuration() throws {
    let list = list(["a", "b"])
    let b = try #require(list.cell(1))
    UIView.animate(withDuration: 2) {
      list.sections[0].rows.remove(at: 0)
      list.table.deleteRows(at: [.at(0, 0)], with: .fade)
    }
    advance(list, by: 1)
    #expect(abs(seen(b).minY - 25) < 0.5)
    list.finishMotion()
    #expect(seen(b).minY == 0)
  }

  @Test func aReloadDuringTheMotionEndsIt() throws {
    let list = list(["a", "b"])
    let gone = try #require(list.cell(0))
    list.sections[0].rows.remove(at: 0)
    list.table.deleteRows(at: [.at(0, 0)], with: .fade)
    advance(list, by: 0.1)
    list.table.reloadData()
    list.settle()
    #expect(list.table.elements.departures.isEmpty)
    #expect(gone.alpha == 1)
    #expect(list.table.subviews.filter { $0 is UITableViewCell }.count == 1)
    list.finishMotion()
    #expect(list.table.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func heightsThatChangeMoveToo() throws {
    let list = list(["a", "b"])
    let (a, b) = (try #require(list.cell(0)), try #require(list.cell(1)))
    a.wantedHeight = 150
    list.table.performBatchUpdates(nil)
    #expect(a.frame.height == 150)
    #expect(abs(seen(a).height - 50) < 0.01)
    #expect(abs(seen(b).minY - 50) < 0.01)
    advance(list, by: 0.15)
    #expect(abs(seen(a).height - 100) < 1)
    #expect(abs(seen(b).minY - 100) < 1)
    list.finishMotion()
    #expect(seen(b).minY == 150)
  }

  @Test func theFooterOfTheTableSlidesWithTheRows() throws {
    let list = list(["a", "b"])
    list.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    list.settle()
    let footer = try #require(list.table.tableFooterView)
    list.sections[0].rows.removeLast()
    list.table.deleteRows(at: [.at(0, 1)], with: .fade)
    #expect(footer.frame.minY == 50)
    #expect(abs(seen(footer).minY - 100) < 0.01)
    list.finishMotion()
    #expect(seen(footer).minY == 50)
  }
}
