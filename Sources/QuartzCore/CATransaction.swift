/// A group of changes to layers that take effect together.
///
/// Changes of layers take effect in the next frame, which begins when the code that made them has returned, so nothing between
/// `begin()` and `commit()` can be seen half done with or without a transaction. There are no implicit animations; what is left
/// of a transaction is its order: nesting, completion blocks, and `flush()`.
@preconcurrency @MainActor
public final class CATransaction {
  private struct Group {
    var disablesActions: Bool
    var completion: (() -> Void)?
  }

  private static var groups: [Group] = []
  private static var flushIsPending = false
  private static var implicitGroup = Group(disablesActions: false, completion: nil)

  /// What `flush()` runs: the passes that lay out, display and present.
  ///
  /// The host sets it.
  package static var flushHandler: (() -> Void)?

  private init() {}

  /// Opens a transaction inside of the current one.
  public static func begin() {
    groups.append(Group(disablesActions: disableActions(), completion: nil))
  }

  /// Closes the innermost transaction and calls its completion block.
  ///
  /// Without a `begin()` it closes the implicit transaction of the current turn, as `flush()` does.
  public static func commit() {
    guard let closed = groups.popLast() else { return flush() }
    closed.completion?()
    if groups.isEmpty, flushIsPending { flush() }
  }

  /// Makes the changes made so far visible at once; inside of transactions as soon as the outermost is committed.
  public static func flush() {
    guard groups.isEmpty else {
      flushIsPending = true
      return
    }
    flushIsPending = false
    let completion = implicitGroup.completion
    implicitGroup = Group(disablesActions: false, completion: nil)
    flushHandler?()
    completion?()
  }

  /// Whether implicit animations are off; inherited by inner transactions.
  public static func disableActions() -> Bool {
    (groups.last ?? implicitGroup).disablesActions
  }

  /// Turns implicit animations off or on for the current transaction; there are none to begin with.
  public static func setDisableActions(_ flag: Bool) {
    withCurrent { $0.disablesActions = flag }
  }

  /// The block that runs when the current transaction has ended.
  public static func completionBlock() -> (() -> Void)? {
    (groups.last ?? implicitGroup).completion
  }

  /// Sets the block that runs when the current transaction and its animations have ended: at its commit, as there are none.
  ///
  /// A block that is replaced runs at once, as at Apple.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let replaced = completionBlock()
    withCurrent { $0.completion = block }
    replaced?()
  }

  private static func withCurrent(_ change: (inout Group) -> Void) {
    if groups.isEmpty { change(&implicitGroup) } else { change(&groups[groups.count - 1]) }
  }
}
