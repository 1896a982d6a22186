import Synchronization
import Testing
import UIKit

/// Diagnostics that make tests fail.
@MainActor @Suite(.serialized) final class DiagnosticHandlerTests {
  private final class Box: Sendable {
    let told = Mutex<[Diagnostic]>([])
  }

  private let box = Box()

  deinit { Diagnostics.shared.removeHandler() }

  private func conflict() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = placed("view")
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 50), view.widthAnchor.constraint(equalToConstant: 70),
    ])
    root.layoutIfNeeded()
  }

  @Test func aConflictFailsATestOfASuiteThatAsksForIt() {
    Diagnostics.shared.removeAll()
    Diagnostics.shared.whenReported { Issue.record("\($0)") }
    withKnownIssue {
      conflict()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("unsatisfiableConstraints: UIView 'view'.width = 70 (required)") }
    }
    Diagnostics.shared.removeAll()
  }

  @Test func theHandlerIsToldOncePerTestOfTheKindsThatItWants() {
    Diagnostics.shared.removeAll()
    let box = box
    Diagnostics.shared.whenReported([.unsatisfiableConstraints]) { diagnostic in
      box.told.withLock { $0.append(diagnostic) }
    }
    let never = Diagnostic(kind: .missingResource, summary: "s", object: "o", likelyCause: "l", cure: "c")
    Diagnostics.shared.report(never)
    conflict()
    conflict()
    #expect(box.told.withLock { $0.map(\.kind) } == [.unsatisfiableConstraints])
    // As the next test would set it: what was reported before is told again.
    Diagnostics.shared.whenReported { diagnostic in box.told.withLock { $0.append(diagnostic) } }
    conflict()
    #expect(box.told.withLock { $0.count } == 2)
    Diagnostics.shared.removeHandler()
    Diagnostics.shared.removeAll()
    conflict()
    #expect(box.told.withLock { $0.count } == 2)
    #expect(Diagnostics.shared.all(of: .unsatisfiableConstraints).count == 1)
    Diagnostics.shared.removeAll()
  }
}
