import Testing

@testable import UIKit

@MainActor @Suite("Prefetching of rows")
struct TablePrefetchingTests {
  private final class Recorder: NSObject, UITableViewDataSourcePrefetching {
    var told: [Int] = []
    var cancelled: [Int] = []
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { told += indexPaths.map(\.row) }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths.map(\.row)
    }
  }

  private func list() -> (NamedList, Recorder) {
    let list = NamedList(rows: 200, isSelfSizing: false)
    let recorder = Recorder()
    list.table.prefetchDataSource = recorder
    list.settle()
    return (list, recorder)
  }

  @Test func theNextScreenIsToldNearestFirst() {
    let (list, recorder) = list()
    // 8 rows of 50 points are on the screen; those below count 44 until they are shown.
    #expect(recorder.told.first == 8)
    #expect(recorder.told == Array(8..<8 + recorder.told.count))
    #expect((8...10).contains(recorder.told.count))
    let count = recorder.told.count
    list.settle()
    #expect(recorder.told.count == count, "each once")
    list.scroll(to: 100)
    #expect(recorder.told == Array(8..<8 + recorder.told.count))
    #expect(recorder.told.count > count)
    #expect(recorder.cancelled.isEmpty)
  }

  @Test func turningRoundCancelsAndTellsTheOtherWay() {
    let (list, recorder) = list()
    list.scroll(to: 3000)
    let ahead = recorder.told.filter { $0 > 70 }
    recorder.told = []
    list.scroll(to: 2900)
    #expect(!ahead.isEmpty)
    #expect(recorder.cancelled.filter { $0 > 70 } == ahead)
    #expect(recorder.told.first == list.table.indexPathsForVisibleRows!.first!.row - 1)
    #expect(recorder.told == recorder.told.sorted(by: >))
  }

  @Test func shownRowsAreNeitherToldNorCancelled() {
    let (list, recorder) = list()
    for step in 1...20 { list.scroll(to: CGFloat(step * 25)) }
    #expect(recorder.cancelled.isEmpty)
    #expect(Set(recorder.told).count == recorder.told.count)
    #expect(recorder.told.allSatisfy { $0 >= 8 })
  }

  @Test func indicesGoWithTheRows() {
    let (list, recorder) = list()
    let told = recorder.told
    recorder.told = []
    list.sections[0].rows.insert(contentsOf: [.init(name: "a"), .init(name: "b")], at: 199)
    list.sections[0].rows.remove(at: 0)
    list.table.performBatchUpdates {
      list.table.insertRows(at: [.at(0, 198), .at(0, 199)], with: .none)
      list.table.deleteRows(at: [.at(0, 0)], with: .none)
    }
    #expect(recorder.cancelled.isEmpty)
    #expect(!recorder.told.contains { told.dropFirst().map { $0 - 1 }.contains($0) })
  }

  @Test func switchedOffNobodyIsTold() {
    let list = NamedList(rows: 200, isSelfSizing: false)
    let recorder = Recorder()
    list.table.prefetchDataSource = recorder
    list.table.isPrefetchingEnabled = false
    list.settle()
    list.scroll(to: 500)
    #expect(recorder.told.isEmpty)
    list.table.isPrefetchingEnabled = true
    list.settle()
    #expect(!recorder.told.isEmpty)
  }

  @Test func whoIsToldMayUpdateTheTable() {
    final class Appending: NSObject, UITableViewDataSourcePrefetching {
      unowned let list: NamedList
      init(_ list: NamedList) { self.list = list }
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        let count = list.sections[0].rows.count
        guard count < 40 else { return }
        list.sections[0].rows.append(.init(name: "\(count)"))
        tableView.insertRows(at: [.at(0, count)], with: .none)
      }
    }
    let list = NamedList(rows: 9)
    let source = Appending(list)
    list.table.prefetchDataSource = source
    list.settle()
    #expect(list.table.numberOfRows(inSection: 0) == list.sections[0].rows.count)
    #expect(list.shownNames.first == "0")
  }
}

@MainActor @Suite("Questions to tables")
struct TableQuestionTests {
  @Test func rowsByPointAndRectangle() {
    let list = NamedList([["a", "b"], ["c"]], isSelfSizing: false)
    list.headers = true
    list.settle()
    // Headers at 22 to 50 and 172 to 200.
    #expect(list.table.indexPathForRow(at: CGPoint(x: 5, y: 30)) == nil)
    #expect(list.table.indexPathForRow(at: CGPoint(x: 5, y: 50)) == .at(0, 0))
    #expect(list.table.indexPathForRow(at: CGPoint(x: 5, y: 149.9)) == .at(0, 1))
    #expect(list.table.indexPathForRow(at: CGPoint(x: 5, y: 205)) == .at(1, 0))
    #expect(list.table.indexPathForRow(at: CGPoint(x: 5, y: 900)) == nil)
    let across = CGRect(x: 0, y: 60, width: 10, height: 150)
    #expect(list.table.indexPathsForRows(in: across) == [.at(0, 0), .at(0, 1), .at(1, 0)])
    #expect(list.table.indexPathsForRows(in: CGRect(x: 0, y: 900, width: 10, height: 5)) == [])
    #expect(list.table.indexPathsForRows(in: .null) == nil)
    #expect(list.table.rectForRow(at: .at(4, 0)) == .zero)
    #expect(list.table.rect(forSection: 0) == CGRect(x: 0, y: 22, width: 300, height: 128))
  }

  @Test func anEmptyTableHasNoVisibleRows() {
    let list = NamedList([[]])
    list.settle()
    #expect(list.table.indexPathsForVisibleRows == nil)
    #expect(list.table.visibleCells.isEmpty)
  }

  @Test func theNearestSelectedRowIsScrolledTo() {
    let list = NamedList(rows: 200, isSelfSizing: false)
    list.table.allowsMultipleSelection = true
    list.settle()
    list.scroll(to: 2000)
    list.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(list.table.contentOffset.y == 2000, "none is selected")
    for row in [10, 60, 150] { list.table.selectRow(at: .at(0, row), animated: false, scrollPosition: .none) }
    list.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(list.place(of: "60") == 0)
    list.table.scrollToNearestSelectedRow(at: .bottom, animated: false)
    #expect(list.place(of: "60") == 350)
  }
}
