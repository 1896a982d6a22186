import Foundation
import Testing

@testable import UIKit

/// Lists that are changed in each of their calls, whatever made them call, in each way in which applications change lists.
///
/// Each is changed once, at the first, second or fourth call, and has to be in order when all has come to rest.
@MainActor @Suite("Lists that are changed while they work", .serialized)
struct ListChangesTests {
  struct Changed: CustomTestStringConvertible, Sendable {
    let name: String
    let make: @MainActor @Sendable (_ usesSnapshots: Bool) -> ChangedList
    var testDescription: String { name }
  }

  nonisolated static let lists: [Changed] = [
    Changed(name: "table") { ChangedTable(isSelfSizing: false, usesSnapshots: $0) },
    Changed(name: "table that sizes itself") { ChangedTable(isSelfSizing: true, usesSnapshots: $0) },
    Changed(name: "collection") { ChangedCollection(isSelfSizing: false, usesSnapshots: $0) },
    Changed(name: "collection that sizes itself") { ChangedCollection(isSelfSizing: true, usesSnapshots: $0) },
  ]

  /// One moment for each combination, or all three where a longer search is asked for (`MASTHEAD_SEEDS`).
  private func moments(_ number: Int) -> [Int] {
    let all = [1, 2, 4]
    return seeds(1).count > 1 ? all : [all[number % 3]]
  }

  @Test(arguments: Self.lists, ListCause.allCases) func everythingIsInOrderInTheEnd(_ list: Changed, _ cause: ListCause)
  {
    var number = 0
    var reached = 0
    for call in ListCall.allCases {
      for operation in ListOperation.allCases where !(call.asks && operation.announces) {
        number += 1
        for moment in moments(number) {
          let cell = "\(list.name) \(call) \(cause) \(operation) \(moment)"
          let outcome = run(list, cause, call, at: moment, operation)
          if outcome.isReached { reached += 1 }
          if !outcome.problems.isEmpty {
            Issue.record("\(cell): \(Array(Set(outcome.problems)).sorted().prefix(4).joined(separator: "; "))")
          }
        }
      }
    }
    #expect(reached > 20, "few calls come")
  }

  private func run(
    _ list: Changed, _ cause: ListCause, _ call: ListCall, at moment: Int, _ operation: ListOperation
  ) -> (problems: [String], isReached: Bool) {
    TestScreen.reset(scale: 2, size: CGSize(width: 200, height: 300))
    Diagnostics.shared.removeAll()
    weak var view: UIView?
    var outcome: (problems: [String], isReached: Bool)
    do {
      let changed = list.make(operation == .snapshot)
      view = changed.scrollView
      changed.run(cause, call, at: moment, operation)
      outcome = (changed.allProblems(), changed.isReached)
      changed.end()
    }
    DisplayClock.shared.advance(by: 1)
    if view != nil { outcome.problems.append("the list is not let go") }
    return outcome
  }

}
