import Foundation
import SnapshotReport

/// A run that a person looks at in a browser, with the snapshots accepted so far.
public actor ReviewSession {
  /// The answer to accepting one snapshot.
  public struct Answer: Codable, Equatable, Sendable {
    /// The failure's number on the page, from 1.
    public var number: Int
    /// Whether the run's finding is the reference now.
    public var accepted: Bool
    /// The reason why it is not; nil when it is.
    public var why: String?
  }

  private let run: SnapshotRun
  private let references: ReferenceFolder
  private let token: String
  private var accepted: Set<Int> = []

  /// Makes a session of a run; who has the token may look, and accept references below the folder.
  public init(_ run: SnapshotRun, references: ReferenceFolder, token: String) {
    (self.run, self.references, self.token) = (run, references, token)
  }

  /// The page with its buttons.
  public var page: String { ReportPage(run, review: .init(token: token, accepted: accepted)).html }

  /// Makes the new pictures and texts of these failures the references; an accepted failure counts as accepted again.
  public func accept(_ numbers: [Int]) -> [Answer] {
    let changes = ReferenceChanges(run, below: references)
    let failures = run.failures
    return numbers.map { number in
      guard number >= 1, number <= failures.count else {
        return Answer(number: number, accepted: false, why: "there is no failure \(number): load the page again")
      }
      guard !accepted.contains(number) else { return Answer(number: number, accepted: true, why: nil) }
      switch changes.accept(failures[number - 1]) {
      case .accepted:
        accepted.insert(number)
        return Answer(number: number, accepted: true, why: nil)
      case .refused(let why): return Answer(number: number, accepted: false, why: why)
      }
    }
  }
}
