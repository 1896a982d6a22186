import Foundation

extension NotificationCenter {
  /// The notifications of a name that are posted from now on, from an object; nil means any.
  ///
  /// Each loop over them gets the notifications posted from when it begins until it ends or its task is cancelled.
  /// Those that come while the loop's body works wait for it.
  public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications as a sequence for `for await`.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// The element that loops get.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private weak var object: AnyObject?
    private let isOfObject: Bool

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
      isOfObject = object != nil
    }

    /// Begins to listen.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      // What an object that is gone posts nobody hears.
      guard !isOfObject || object != nil else {
        continuation.finish()
        return Iterator(base: stream.makeAsyncIterator())
      }
      nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(notification: $0))
      }
      continuation.onTermination = { [center] _ in center.removeObserver(token) }
      return Iterator(base: stream.makeAsyncIterator())
    }

    /// A notification on its way from who posts it to who waits for it.
    struct Posted: @unchecked Sendable { let notification: Notification }

    /// An iterator that gives one notification after the other.
    public final class Iterator: AsyncIteratorProtocol {
      /// The element that loops get.
      public typealias Element = Notification
      private var base: AsyncStream<Posted>.AsyncIterator

      init(base: AsyncStream<Posted>.AsyncIterator) { self.base = base }

      /// The next notification, for which it waits; nil when the task is cancelled.
      public func next() async -> Notification? { await base.next()?.notification }
    }
  }
}
