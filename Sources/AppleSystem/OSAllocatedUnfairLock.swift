@_exported import CAppleSystem

/// A lock with the state that it protects; copies share both.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The owner that the lock is to have.
  public enum Ownership: Hashable, Sendable {
    /// Somebody has the lock; who is not recorded here.
    case owner
    /// This thread does not have the lock. Nothing is checked, as it is not recorded who has it.
    case notOwner
  }

  private final class Storage {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    var state: State

    init(_ state: State) {
      self.state = state
      lock.initialize(to: os_unfair_lock())
    }

    deinit { lock.deallocate() }
  }

  private let storage: Storage

  /// A lock with a state that may be of any type.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a block that nobody else runs at the same time; it may change the state.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Runs a block that nobody else runs at the same time if the lock is free; nil when it is not.
  public func withLockIfAvailableUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Runs a block that nobody else runs at the same time; it may change the state.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Runs a block that nobody else runs at the same time if the lock is free; nil when it is not.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? { try withLockIfAvailableUnchecked(body) }

  /// Ends the program unless the lock is taken where it has to be.
  public func precondition(_ condition: Ownership) {
    if condition == .owner { os_unfair_lock_assert_owner(storage.lock) }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock with a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until the lock is free, and takes it.
  @available(*, noasync, message: "use withLock, which cannot be left with the lock taken")
  public func lock() { os_unfair_lock_lock(storage.lock) }

  /// Takes the lock if it is free.
  @available(*, noasync, message: "use withLockIfAvailable, which cannot be left with the lock taken")
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

  /// Frees the lock.
  @available(*, noasync, message: "use withLock, which cannot be left with the lock taken")
  public func unlock() { os_unfair_lock_unlock(storage.lock) }

  /// Runs a block that nobody else runs at the same time.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body()
  }

  /// Runs a block that nobody else runs at the same time.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }
}
