import CThread
import Foundation

/// Whether code runs where the main actor runs.
///
/// Objects of the main actor may be released anywhere, and `deinit` has to know. The main thread does not tell: once the
/// main queue is served by the dispatch library it may be another thread's.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The thread that started the program, or the main queue wherever the dispatch library runs it.
  ///
  /// What runs on that thread runs on the main queue: once the dispatch library takes the queue over, the thread's own work is at its
  /// end. Comparing threads is much cheaper than asking the library.
  package static var isCurrent: Bool {
    @inline(__always) get { masthead_is_main_thread() || isCurrentOfDispatch }
  }

  private static var isCurrentOfDispatch: Bool {
    @inline(never) get { DispatchQueue.getSpecific(key: mark) == true }
  }

  /// A function of the main actor as one to be called where `isCurrent` was found true, without its being asked once more.
  ///
  /// For what runs with every object that goes: the check of `MainActor.assumeIsolated` costs more than that, and two allocations.
  package static func unchecked<Argument>(
    _ function: @escaping @MainActor (Argument) -> Void
  ) -> (Argument) -> Void {
    unsafeBitCast(function, to: ((Argument) -> Void).self)
  }
}
