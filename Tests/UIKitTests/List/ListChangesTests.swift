import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Lists that their application changes in each call that they make, whatever made them call, end in order and are let go.
@MainActor @Suite(.serialized) struct ListChangesTests {
  enum Kind: String, CaseIterable {
    case table, sizedTable, collection, sizedCollection

    @MainActor func make() -> ChangedList {
      switch self {
      case .table: ChangedTable(isSelfSizing: false)
      case .sizedTable: ChangedTable(isSelfSizing: true)
      case .collection: ChangedCollection(isSelfSizing: false)
      case .sizedCollection: ChangedCollection(isSelfSizing: true)
      }
    }
  }

  /// What does not hold after a change, in words; the list is let go when it is returned.
  private func problems(
    _ kind: Kind, _ cause: ListCause, _ call: ListCall?, _ operation: ListOperation, at moment: Int,
    _ list: inout WeakList, isReached: inout Bool
  ) -> [String] {
    Diagnostics.shared.removeAll()
    let changed = kind.make()
    changed.run(cause, call, at: moment, operation)
    let problems = changed.allProblems()
    isReached = changed.isReached
    list.view = changed.scrollView
    list.list = changed
    changed.end()
    return problems
  }

  private struct WeakList {
    weak var view: UIView?
    weak var list: ChangedList?
  }

  /// All cells of the table, or the part of them that is run each time: each call with each operation for some cause, each cause with
  /// each operation.
  private func operations(_ kind: Kind, _ cause: Int, _ call: Int) -> [(ListOperation, [Int])] {
    let all = ListOperation.allCases.filter { $0 != .snapshot }
    if ProcessInfo.processInfo.environment["MASTHEAD_SEEDS"] != nil { return all.map { ($0, [1, 3]) } }
    let part = (cause + call + Kind.allCases.firstIndex(of: kind)!) % 4
    return all.enumerated().filter { $0.offset % 4 == part }.map { ($0.element, [1]) }
  }

  private func check(_ kind: Kind, _ cause: ListCause) async -> [String] {
    var wrong: [String] = []
    let causeNumber = ListCause.allCases.firstIndex(of: cause)!
    for (callNumber, call) in ListCall.allCases.enumerated() {
      var lists: [(cell: String, list: WeakList)] = []
      for (operation, moments) in operations(kind, causeNumber, callNumber) {
        for moment in moments {
          var list = WeakList()
          var isReached = false
          let cell = "\(kind.rawValue) \(cause.rawValue) \(call.rawValue) \(operation.rawValue) \(moment)"
          let found = problems(kind, cause, call, operation, at: moment, &list, isReached: &isReached)
          if let problem = found.first { wrong.append("\(cell): \(problem)") }
          lists.append((cell, list))
          if !isReached { break }
        }
      }
      DisplayClock.shared.settle(limit: 10)
      // Windows stay until the end of the turn.
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      for (cell, list) in lists where list.view != nil || list.list != nil { wrong.append("\(cell): is not let go") }
    }
    return wrong
  }

  @Test(arguments: Kind.allCases, ListCause.allCases)
  func changedListsEndInOrder(kind: Kind, cause: ListCause) async {
    let wrong = await check(kind, cause)
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(8).joined(separator: "\n"))")
  }
}
