/// The results of messages that nobody holds yet: the objects that Objective-C would have autoreleased.
///
/// A thread has a list of them. `autoreleasepool` lets go of the results from inside of it, and the main thread of all
/// at the run loop's next turn. A thread without a run loop, or a program that never comes back to it, keeps the newest
/// ones.
enum MessageResults {
  private final class Pool {
    var objects: [AnyObject] = []
    var isWaiting = false
  }

  /// The number of results that a thread keeps if its pool does not come to an end.
  private static let limit = 1024

  private static var pool: Pool {
    let key = "masthead results of messages"
    if let pool = Thread.current.threadDictionary[key] as? Pool { return pool }
    let pool = Pool()
    Thread.current.threadDictionary[key] = pool
    return pool
  }

  static func keep(_ object: AnyObject) -> Unmanaged<AnyObject> {
    let pool = pool
    if pool.objects.count == limit { pool.objects.removeFirst(limit / 2) }
    pool.objects.append(object)
    if !pool.isWaiting, Thread.isMainThread {
      pool.isWaiting = true
      nonisolated(unsafe) let waiting = pool
      RunLoop.main.perform {
        waiting.isWaiting = false
        waiting.objects = []
      }
    }
    return Unmanaged.passUnretained(object)
  }

  /// Runs a block, and releases the results of the messages in it.
  static func drained<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let pool = pool
    let count = pool.objects.count
    defer { if pool.objects.count > count { pool.objects.removeLast(pool.objects.count - count) } }
    return try body()
  }
}
