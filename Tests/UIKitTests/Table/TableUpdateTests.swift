import Testing

@testable import UIKit

@MainActor @Suite("Updates of tables")
struct TableUpdateTests {
  @Test func rowsThatStayKeepTheirCellsAndAreNotAskedForAgain() throws {
    let list = NamedList([["a", "b", "c", "d"]])
    list.settle()
    let cells = list.table.visibleCells
    list.log = []
    list.table.performBatchUpdates {
      list.sections[0].rows.remove(at: 1)
      list.sections[0].rows.insert(.init(name: "x"), at: 0)
      list.table.insertRows(at: [.at(0, 0)], with: .none)
      list.table.deleteRows(at: [.at(0, 1)], with: .none)
    }
    #expect(list.log == ["sections", "rows 0", "cell x", "will 0.0 x", "did 0.1 b"])
    #expect(list.shownNames == ["x", "a", "c", "d"])
    #expect(list.table.visibleCells.dropFirst().elementsEqual([cells[0], cells[2], cells[3]], by: ===))
    #expect(list.table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
  }

  @Test func callsOutsideABatchAreOneEach() {
    let list = NamedList([["a", "b"]])
    list.settle()
    list.sections[0].rows.append(.init(name: "c"))
    list.table.insertRows(at: [.at(0, 2)], with: .automatic)
    #expect(list.shownNames == ["a", "b", "c"])
    list.sections[0].rows.remove(at: 0)
    list.table.deleteRows(at: [.at(0, 0)], with: .fade)
    #expect(list.shownNames == ["b", "c"])
    list.sections[0].rows.swapAt(0, 1)
    list.table.moveRow(at: .at(0, 0), to: .at(0, 1))
    #expect(list.shownNames == ["c", "b"])
  }

  @Test func deletionsAreOldIndicesAndInsertionsNewOnesWhateverTheOrderOfTheCalls() {
    // Apple's guide: of "Arizona, California, Delaware, New Jersey, Washington" two go and two come.
    let states = ["Arizona", "California", "Delaware", "New Jersey", "Washington"]
    let list = NamedList([states])
    list.settle()
    list.table.beginUpdates()
    list.sections[0].rows.remove(at: 4)
    list.sections[0].rows.remove(at: 2)
    list.sections[0].rows.insert(.init(name: "Alaska"), at: 0)
    list.sections[0].rows.insert(.init(name: "Georgia"), at: 3)
    list.sections[0].rows.insert(.init(name: "Virginia"), at: 5)
    list.table.insertRows(at: [.at(0, 0), .at(0, 3), .at(0, 5)], with: .right)
    list.table.deleteRows(at: [.at(0, 2), .at(0, 4)], with: .fade)
    #expect(list.table.numberOfRows(inSection: 0) == 5, "nothing has happened yet")
    list.table.endUpdates()
    #expect(list.shownNames == ["Alaska", "Arizona", "California", "Georgia", "New Jersey", "Virginia"])
  }

  @Test func nestedBatchesAreOneUpdateAndCompletionsComeInOrder() {
    let list = NamedList([["a"]])
    list.settle()
    list.log = []
    var done: [String] = []
    list.table.performBatchUpdates {
      list.sections[0].rows.append(.init(name: "b"))
      list.table.insertRows(at: [.at(0, 1)], with: .none)
      list.table.performBatchUpdates {
        list.sections[0].rows.append(.init(name: "c"))
        list.table.insertRows(at: [.at(0, 2)], with: .none)
      } completion: {
        done.append("inner \($0)")
      }
      #expect(done.isEmpty)
      #expect(list.table.hasUncommittedUpdates)
    } completion: {
      done.append("outer \($0)")
    }
    #expect(!list.table.hasUncommittedUpdates)
    list.finishMotion()
    #expect(done == ["inner true", "outer true"])
    #expect(list.log.filter { $0 == "rows 0" }.count == 1)
    #expect(list.shownNames == ["a", "b", "c"])
  }

  @Test func reloadedRowsGetAnotherCellAndLoseTheirSelection() throws {
    let list = NamedList([["a", "b"]])
    list.settle()
    let before = try #require(list.cell(1))
    list.table.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
    list.sections[0].rows[1] = .init(name: "B", height: 80)
    list.log = []
    list.table.reloadRows(at: [.at(0, 1)], with: .fade)
    list.finishMotion()
    #expect(list.log == ["sections", "rows 0", "cell B", "will 0.1 B", "did 0.1 b"])
    #expect(list.cell(1) !== before)
    #expect(list.table.rectForRow(at: .at(0, 1)).height == 80)
    #expect(list.table.indexPathForSelectedRow == nil)
    list.table.reloadRows(at: [.at(0, 1)], with: .fade)
    #expect(list.cell(1) === before, "the cell that left is used again")
    #expect(before.reuses == 1)
  }

  @Test func reconfiguredRowsKeepCellAndSelectionAndAreMeasuredAnew() throws {
    let list = NamedList([["a", "b", "c"]])
    list.settle()
    let before = try #require(list.cell(1))
    list.table.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
    list.sections[0].rows[1] = .init(name: "B", height: 80)
    list.log = []
    list.table.reconfigureRows(at: [.at(0, 1)])
    #expect(list.log == ["sections", "rows 0", "cell B"])
    #expect(list.cell(1) === before)
    #expect(before.reuses == 0)
    #expect(before.isSelected)
    #expect(list.table.rectForRow(at: .at(0, 2)).minY == 130)
    #expect(list.cell(2)?.frame.minY == 130)
  }

  @Test func reconfiguringGoesWithTheRowThroughABatch() {
    let list = NamedList([["a", "b", "c"]])
    list.settle()
    let cell = list.cell(2)
    list.table.performBatchUpdates {
      list.sections[0].rows = ["c'", "b"].map { .init(name: $0) }
      list.table.reconfigureRows(at: [.at(0, 2)])
      list.table.moveRow(at: .at(0, 2), to: .at(0, 0))
      list.table.deleteRows(at: [.at(0, 0)], with: .none)
    }
    #expect(list.shownNames == ["c'", "b"])
    #expect(list.cell(0) === cell)
  }

  @Test func anEmptyBatchFindsAllHeightsAnew() {
    for isSelfSizing in [true, false] {
      let list = NamedList(rows: 20, isSelfSizing: isSelfSizing)
      list.settle()
      list.sections[0].rows[1].height = 90
      list.cell(1)?.wantedHeight = 90
      list.log = []
      list.table.beginUpdates()
      list.table.endUpdates()
      #expect(list.cell(1)?.frame.height == 90)
      #expect(list.cell(2)?.frame.minY == 140)
      #expect(!list.log.contains { $0.hasPrefix("cell") })
    }
  }

  @Test func withoutEstimatesABatchAsksForEveryHeight() {
    let list = NamedList(rows: 100, isSelfSizing: false)
    list.table.estimatedRowHeight = 0
    list.settle()
    #expect(list.table.contentSize.height == 5000)
    list.sections[0].rows[99].height = 70
    list.sections[0].rows.insert(.init(name: "x", height: 60), at: 90)
    list.table.insertRows(at: [.at(0, 90)], with: .none)
    #expect(list.table.contentSize.height == 5080)
  }

  @Test func sectionsComeGoMoveAndReload() {
    let list = NamedList([["a"], ["b"], ["c"]])
    list.settle()
    list.table.performBatchUpdates {
      list.sections = [
        .init(name: "2", rows: [.init(name: "c")]), .init(name: "new", rows: [.init(name: "x"), .init(name: "y")]),
        .init(name: "0", rows: [.init(name: "a"), .init(name: "a2")]),
      ]
      list.table.deleteSections([1], with: .fade)
      list.table.insertSections([1], with: .fade)
      list.table.moveSection(2, toSection: 0)
      list.table.reloadSections([0], with: .fade)
    }
    #expect(list.shownNames == ["c", "x", "y", "a", "a2"])
    #expect(list.table.numberOfSections == 3)
  }

  @Test func rowsMoveBetweenSectionsWithTheirCells() {
    let list = NamedList([["a", "b"], ["c"]])
    list.settle()
    let cell = list.cell(0)
    list.sections[1].rows.append(list.sections[0].rows.removeFirst())
    list.table.moveRow(at: .at(0, 0), to: .at(1, 1))
    #expect(list.shownNames == ["b", "c", "a"])
    #expect(list.cell(1, 1) === cell)
    let order = list.table.subviews.filter { $0 is UITableViewCell }
    #expect(order.elementsEqual(list.table.visibleCells.reversed(), by: ===), "the lowest cell is the hindmost")
  }

  @Test func theSelectionGoesWithItsRow() {
    let list = NamedList([["a", "b", "c", "d"]])
    list.table.allowsMultipleSelection = true
    list.settle()
    list.table.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
    list.table.selectRow(at: .at(0, 3), animated: false, scrollPosition: .none)
    list.table.performBatchUpdates {
      list.sections[0].rows.removeSubrange(0..<2)
      list.table.deleteRows(at: [.at(0, 0), .at(0, 1)], with: .none)
    }
    #expect(list.table.indexPathsForSelectedRows == [.at(0, 1)])
    #expect(list.cell(1)?.isSelected == true)
  }

  @Test func headersStayWithTheirSectionsAndNewOnesComeUp() {
    let list = NamedList([["a"], ["b"]], style: .grouped)
    list.headers = true
    list.settle()
    let header = list.table.headerView(forSection: 1)
    list.sections.insert(.init(name: "new", rows: []), at: 0)
    list.table.insertSections([0], with: .top)
    #expect(list.table.headerView(forSection: 2) === header)
    #expect(list.table.headerView(forSection: 0)?.textLabel?.text == "NEW")
    // The first header of a grouped table is taller than the others (`uikit-facts §1.3`).
    #expect(abs(list.table.rectForHeader(inSection: 0).height - 55.333) < 0.001)
    #expect(list.table.rectForHeader(inSection: 1).height == 38)
    #expect(header?.frame == list.table.rectForHeader(inSection: 2))
  }

  @Test func cornersOfACardGoToItsNewEnds() throws {
    let list = NamedList([["a", "b"]], style: .insetGrouped)
    list.settle()
    list.sections[0].rows.append(.init(name: "c"))
    list.table.insertRows(at: [.at(0, 2)], with: .none)
    list.settle()
    #expect(list.table.visibleCells.map(\.layer.cornerRadius) == [10, 0, 10])
  }

  @Test func rowsInsertedAtTheUpperEdgeAreSeen() {
    let list = NamedList(rows: 50)
    list.settle()
    list.sections[0].rows.insert(.init(name: "new"), at: 0)
    list.table.insertRows(at: [.at(0, 0)], with: .none)
    #expect(list.table.contentOffset.y == 0)
    #expect(list.shownNames.first == "new")
  }

  @Test func withoutAWindowUpdatesWaitForTheLayout() {
    let list = NamedList([["a"]])
    list.table.removeFromSuperview()
    list.log = []
    list.table.performBatchUpdates {
      list.sections[0].rows.append(.init(name: "b"))
      list.table.insertRows(at: [.at(0, 1)], with: .none)
    }
    #expect(!list.log.contains { $0.hasPrefix("cell") })
    #expect(list.table.numberOfRows(inSection: 0) == 2)
    #expect(list.shownNames == ["a", "b"])
  }

  @Test func aReloadBeforeAnUpdateIsCountedAtOnce() {
    let list = NamedList([["a"]])
    list.settle()
    list.sections[0].rows.append(.init(name: "b"))
    list.table.reloadData()
    list.sections[0].rows.append(.init(name: "c"))
    list.table.insertRows(at: [.at(0, 2)], with: .none)
    #expect(list.shownNames == ["a", "b", "c"])
  }

  @Test func aReloadInABatchTakesItsPlaceAndIsTold() {
    let list = NamedList([["a"]])
    list.settle()
    Diagnostics.shared.removeAll()
    var isDone = false
    list.table.performBatchUpdates {
      list.sections[0].rows = ["x", "y", "z"].map { .init(name: $0) }
      list.table.insertRows(at: [.at(0, 1)], with: .none)
      list.table.reloadData()
    } completion: { _ in
      isDone = true
    }
    #expect(list.shownNames == ["x", "y", "z"])
    #expect(isDone)
    #expect(Diagnostics.shared.all(of: .invalidListContent).count == 1)
  }

  @Test func changedPropertiesDoNotMakeTheTableCountAnew() {
    let list = NamedList([["a"]])
    list.settle()
    list.table.estimatedRowHeight = 60
    list.sections[0].rows.append(.init(name: "b"))
    list.table.insertRows(at: [.at(0, 1)], with: .none)
    #expect(list.shownNames == ["a", "b"])
  }
}
