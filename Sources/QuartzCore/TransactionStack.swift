/// The transactions that are open on a stage, one inside of the other.
@MainActor
final class TransactionStack {
  private var groups: [TransactionGroup] = []
  private var flushIsPending = false
  private lazy var implicitGroup = TransactionGroup(inside: nil)
  /// What a flush runs.
  var flushHandler: (() -> Void)?

  nonisolated init() {}

  /// What animations that start now belong to.
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

/// What a transaction knows, until the last of its animations has ended.
@MainActor
final class TransactionGroup {
  var disablesActions: Bool
  var duration: CFTimeInterval
  var timingFunction: CAMediaTimingFunction?
  var completion: (() -> Void)?
  /// What it was given under keys that are not Apple's.
  var values: [String: Any]
  /// Whether anything was said to it; one of which nothing was said need not be replaced by another.
  var isUsed = false
  private let outer: TransactionGroup?
  private var pending = 0
  private var isCommitted = false

  /// A group inherits settings, and is something that the one around it waits for.
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
