/// The transactions that are open on a stage, one inside of the other.
@MainActor
final class TransactionStack {
  private var groups: [TransactionGroup] = []
  private var flushIsPending = false
  private lazy var implicitGroup = TransactionGroup(inside: nil)
  /// The passes of a flush.
  var flushHandler: (() -> Void)?

  nonisolated init() {}

  /// The transaction of animations that start now.
  var current: TransactionGroup { groups.last ?? implicitGroup }

  func begin() {
    groups.append(TransactionGroup(inside: current))
  }

  func commit() {
    guard let closed = groups.popLast() else { return flush() }
    closed.commit()
    if groups.isEmpty, flushIsPending { flush() }
  }

  func flush() {
    guard groups.isEmpty else {
      flushIsPending = true
      return
    }
    flushIsPending = false
    let closed = implicitGroup
    implicitGroup = TransactionGroup(inside: nil)
    flushHandler?()
    closed.commit()
  }

  func endTurn() {
    guard groups.isEmpty, implicitGroup.isUsed else { return }
    let closed = implicitGroup
    implicitGroup = TransactionGroup(inside: nil)
    closed.commit()
  }
}

/// The settings of a transaction, until the last of its animations has ended.
@MainActor
final class TransactionGroup {
  var disablesActions: Bool
  var duration: CFTimeInterval
  var timingFunction: CAMediaTimingFunction?
  var completion: (() -> Void)?
  /// The values under keys other than Apple's.
  var values: [String: Any]
  /// Whether any setting was made; a transaction without settings need not be replaced by another.
  var isUsed = false
  private let outer: TransactionGroup?
  private var pending = 0
  private var isCommitted = false

  /// Makes a transaction inside of another, which inherits its settings and delays its end.
  init(inside outer: TransactionGroup?) {
    self.outer = outer
    disablesActions = outer?.disablesActions ?? false
    duration = outer?.duration ?? 0.25
    timingFunction = outer?.timingFunction
    values = outer?.values ?? [:]
    outer?.add()
  }

  /// Something began that the group waits for.
  func add() {
    pending += 1
    isUsed = true
  }

  /// Something ended that the group waited for.
  func remove() {
    pending -= 1
    completeIfDone()
  }

  func commit() {
    isCommitted = true
    completeIfDone()
  }

  private func completeIfDone() {
    guard isCommitted, pending == 0 else { return }
    isCommitted = false
    let block = completion
    completion = nil
    block?()
    outer?.remove()
  }
}
