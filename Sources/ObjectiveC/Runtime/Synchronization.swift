/// The lock of each object that is locked at present.
private enum ObjectLocks {
  struct Entry {
    let lock = NSRecursiveLock()
    /// The number of times that threads have entered the object or wait to enter.
    var uses = 0
  }

  nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  static let lock = NSLock()
}

/// The result of `objc_sync_enter` and `objc_sync_exit` on success.
public let OBJC_SYNC_SUCCESS: Int32 = 0
/// The result of `objc_sync_exit` for an object that nobody has entered.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

/// Waits until no other thread has entered the object, and enters it; a thread may enter several times.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  let id = ObjectIdentifier(obj as AnyObject)
  let lock = ObjectLocks.lock.withLock {
    ObjectLocks.entries[id, default: .init()].uses += 1
    return ObjectLocks.entries[id]?.lock
  }
  lock?.lock()
  return OBJC_SYNC_SUCCESS
}

/// Leaves an object that this thread has entered; to be called as often as `objc_sync_enter`.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  let id = ObjectIdentifier(obj as AnyObject)
  let lock: NSRecursiveLock? = ObjectLocks.lock.withLock {
    guard var entry = ObjectLocks.entries[id] else { return nil }
    entry.uses -= 1
    ObjectLocks.entries[id] = entry.uses == 0 ? nil : entry
    return entry.lock
  }
  guard let lock else { return OBJC_SYNC_NOT_OWNING_THREAD_ERROR }
  lock.unlock()
  return OBJC_SYNC_SUCCESS
}
