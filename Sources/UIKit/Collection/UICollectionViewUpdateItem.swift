/// One change of an update, as `prepare(forCollectionViewUpdates:)` gets it.
///
/// The index path of a whole section has `NSNotFound` as its item.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change to an item or a section.
  public enum Action: _Enumeration, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 5 }
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// The index path before the update; nil for insertions.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The index path after the update; nil for deletions.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// The kind of change.
  open var updateAction: Action { action }

  open nonisolated override var description: String { MainActor.assumeIsolated { words } }

  private var words: String {
    func path(_ path: IndexPath) -> String {
      path.item == NSNotFound ? "section \(path.section)" : "[\(path.section), \(path.item)]"
    }
    let places = [before, after].compactMap { $0.map(path) }.joined(separator: " → ")
    return "\(action) \(places)"
  }
}
