import Foundation
import QuartzCore
import Synchronization
import UIKit

extension MainQueue {
  /// Runs the work that applications put off with `DispatchQueue.main.async` or a task on the main actor.
  ///
  /// Runs all that waits on the main queue, in order; what that adds in turn may wait for the next time.
  ///
  /// A marker is put behind what waits: once it runs, everything before it has run. Called from work that is itself on the main
  /// queue (an asynchronous test on the main actor is), the queue cannot run inside of itself: then nothing runs, and what
  /// waits runs when that work is done.
  @MainActor static func drain() {
    let marker = Marker()
    DispatchQueue.main.async { marker.arrive() }
    // What runs now may belong to any stage.
    Stage.outside {
      for _ in 0..<passLimit where !marker.hasArrived { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }
  }

  /// The most passes of the run loop: one runs all waiting blocks; further ones are needed after passes spent on other
  /// sources.
  private static let passLimit = 16

  private final class Marker: Sendable {
    private let arrived = Atomic(false)

    var hasArrived: Bool { arrived.load(ordering: .relaxed) }

    func arrive() { arrived.store(true, ordering: .relaxed) }
  }
}
