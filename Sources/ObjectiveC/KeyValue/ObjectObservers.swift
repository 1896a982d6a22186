import Synchronization

/// Who is told when properties of one object change.
///
/// Belongs to the object as its associated objects do, so that observing ends with the object.
package final class ObjectObservers {
  /// Something that changes of a property are told to.
  final class Listener {
    let willChange: () -> Void
    let didChange: () -> Void
    let cancelChange: () -> Void

    init(
      willChange: @escaping () -> Void, didChange: @escaping () -> Void, cancelChange: @escaping () -> Void
    ) {
      self.willChange = willChange
      self.didChange = didChange
      self.cancelChange = cancelChange
    }
  }

  /// An observer that was added by a text, until its removal by the same text.
  struct Registration {
    weak var observer: NSObject?
    let observerID: ObjectIdentifier
    let path: String
    let context: UnsafeMutableRawPointer?
    let observation: PathObservation
  }

  private nonisolated(unsafe) static let keyMemory = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  /// The key under which it belongs to the object.
  static var key: UnsafeRawPointer { UnsafeRawPointer(keyMemory) }

  /// The number of listeners in the whole process; without any, nobody looks for them.
  private static let count = Atomic<Int>(0)
  /// Whether anybody listens to anything.
  package static var isAnyoneListening: Bool { count.load(ordering: .relaxed) > 0 }

  private var listeners: [String: [Listener]] = [:]
  /// How many changes of a key are under way: one that is announced inside of another is the same.
  private var changes: [String: Int] = [:]
  private var registrations: [Registration] = []
  private let lock = NSLock()

  private init() {}

  deinit {
    let left = listeners.values.reduce(0) { $0 + $1.count }
    Self.count.subtract(left, ordering: .relaxed)
  }

  /// Those of an object; nil when it has none.
  package static func existing(of object: NSObject) -> ObjectObservers? {
    guard isAnyoneListening else { return nil }
    return Belongings.value(for: key, of: object) as? ObjectObservers
  }

  private static let creation = NSLock()

  static func of(_ object: NSObject) -> ObjectObservers {
    creation.withLock {
      if let observers = Belongings.value(for: key, of: object) as? ObjectObservers { return observers }
      let observers = ObjectObservers()
      _ = Belongings.set(.held(observers), for: key, of: object)
      return observers
    }
  }

  // MARK: Listeners

  func add(_ listener: Listener, for key: String, of object: NSObject) {
    Self.count.add(1, ordering: .relaxed)
    lock.withLock { listeners[key, default: []].append(listener) }
    (object as? any KeyValueObservable)?.hasKeyValueObservers = true
  }

  func remove(_ listener: Listener, for key: String, of object: NSObject?) {
    let isLast = lock.withLock {
      guard var all = listeners[key], let place = all.firstIndex(where: { $0 === listener }) else { return false }
      all.remove(at: place)
      listeners[key] = all.isEmpty ? nil : all
      // Where nobody listens the end of a change that is under way is not announced; it must not count for who comes later.
      if all.isEmpty { changes[key] = nil }
      Self.count.subtract(1, ordering: .relaxed)
      return listeners.isEmpty
    }
    if isLast { (object as? any KeyValueObservable)?.hasKeyValueObservers = false }
  }

  // MARK: Changes

  package func willChange(_ key: String) {
    let told: [Listener] = lock.withLock {
      let depth = changes[key, default: 0]
      changes[key] = depth + 1
      return depth == 0 ? listeners[key] ?? [] : []
    }
    for listener in told { listener.willChange() }
  }

  package func didChange(_ key: String) {
    let told: [Listener] = lock.withLock {
      let depth = changes[key, default: 1] - 1
      changes[key] = depth == 0 ? nil : depth
      return depth == 0 ? listeners[key] ?? [] : []
    }
    for listener in told { listener.didChange() }
  }

  /// Takes back the announced change, which did not happen.
  package func cancelChange(_ key: String) {
    let told: [Listener] = lock.withLock {
      let depth = changes[key, default: 1] - 1
      changes[key] = depth == 0 ? nil : depth
      return depth == 0 ? listeners[key] ?? [] : []
    }
    for listener in told { listener.cancelChange() }
  }

  // MARK: Observers by text

  func add(_ registration: Registration) {
    lock.withLock {
      registrations.removeAll { $0.observer == nil }
      registrations.append(registration)
    }
  }

  /// Takes out the last registration of the observer; nil without any.
  func removeRegistration(
    of observer: NSObject, path: String, context: UnsafeMutableRawPointer?, anyContext: Bool
  ) -> Registration? {
    let id = ObjectIdentifier(observer)
    return lock.withLock {
      registrations.lastIndex {
        $0.observerID == id && $0.path == path && (anyContext || $0.context == context)
      }.map { registrations.remove(at: $0) }
    }
  }
}

/// Objects that know whether anybody listens to them, so that their setters cost nothing when nobody does.
package protocol KeyValueObservable: AnyObject {
  /// Whether somebody listens to one of the object's properties.
  var hasKeyValueObservers: Bool { get set }
}

extension NSObject {
  /// Says to observers of a key that its value is about to change; costs a look at a number where nobody observes anything.
  @inline(__always)
  package final func willAnnounce(_ key: String) {
    if ObjectObservers.isAnyoneListening { ObjectObservers.existing(of: self)?.willChange(key) }
  }

  /// Says to observers of a key that its value has changed, after `willAnnounce(_:)`.
  @inline(__always)
  package final func didAnnounce(_ key: String) {
    if ObjectObservers.isAnyoneListening { ObjectObservers.existing(of: self)?.didChange(key) }
  }
}
