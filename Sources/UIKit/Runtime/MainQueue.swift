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

  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
