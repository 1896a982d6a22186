import Foundation
import Synchronization

/// Runs what applications put off with `DispatchQueue.main.async` or a task on the main actor.
@MainActor
enum MainQueue {
  /// Runs all that waits on the main queue, in order; what that adds in turn may wait for the next time.
  ///
  /// A marker is put behind what waits: once it runs, everything before it has run.
  static func drain() {
    let marker = Marker()
    DispatchQueue.main.async { marker.arrive() }
    while !marker.hasArrived { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }

  private final class Marker: Sendable {
    private let arrived = Atomic(false)

    var hasArrived: Bool { arrived.load(ordering: .relaxed) }

    func arrive() { arrived.store(true, ordering: .relaxed) }
  }
}
