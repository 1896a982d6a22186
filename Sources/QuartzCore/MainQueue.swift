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

  /// The main thread, if it was the first to ask.
  ///
  /// What runs there runs on the main queue: once the dispatch library takes the queue over, that thread's own work is at its
  /// end. Comparing threads is much cheaper than asking the library.
  private static let thread: pthread_t? = Thread.isMainThread ? pthread_self() : nil

  package static var isCurrent: Bool {
    if let thread, pthread_equal(thread, pthread_self()) != 0 { return true }
    return DispatchQueue.getSpecific(key: mark) == true
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
