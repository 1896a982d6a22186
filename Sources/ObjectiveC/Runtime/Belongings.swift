import CObjectLifetime

/// The values that belong to objects without being stored in them: associated objects, and observers.
///
/// The tables are keyed by the object's address. `CObjectLifetime` tells when an object is destroyed, so that its
/// values are there while its `deinit` runs, are released right after, in the order in which they were put there, and
/// are not found under an address that is used again.
enum Belongings {
  /// The values of a single object: pairs in the order in which their keys came.
  final class Shelf {
    var items: [(key: UnsafeRawPointer, item: Item)] = []

    func place(of key: UnsafeRawPointer) -> Int? { items.firstIndex { $0.key == key } }
  }

  enum Item {
    case held(Any)
    /// An object that is not held; nil once it is gone.
    case weak(WeakReference)

    var value: Any? {
      switch self {
      case .held(let value): value
      case .weak(let reference): reference.object
      }
    }
  }

  final class WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private nonisolated(unsafe) static var shelves: [UnsafeRawPointer: Shelf] = [:]
  private static let lock = NSLock()

  /// Replaces the item of an object under a key and returns the old item, so that the caller releases it without the
  /// lock.
  static func set(_ item: Item?, for key: UnsafeRawPointer, of object: AnyObject) -> Item? {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    if item != nil, !(PlatformProperty.objectDestroyers.holds && watch(address)) { keep(object, at: address) }
    return withShelf(of: address, making: item != nil) { shelf in
      guard let place = shelf.place(of: key) else {
        if let item { shelf.items.append((key, item)) }
        return nil
      }
      let old = shelf.items[place].item
      if let item { shelf.items[place].item = item } else { shelf.items.remove(at: place) }
      return old
    }
  }

  /// Watches for the end of an object; false if the metadata of its class cannot be written.
  private static func watch(_ address: UnsafeRawPointer) -> Bool {
    masthead_watch_class_of(
      address, { Belongings.take($0).map { Unmanaged.passRetained($0).toOpaque() } },
      { Belongings.release(Unmanaged<Shelf>.fromOpaque($0).takeRetainedValue()) })
  }

  /// Keeps alive for good an object whose end would not be noticed, so that no other object takes its address.
  private static func keep(_ object: AnyObject, at address: UnsafeRawPointer) {
    let isNew = lock.withLock { shelves[address] == nil }
    if isNew { _ = Unmanaged.passRetained(object) }
  }

  private final class Probe {}

  /// Whether the end of an object takes its belongings along, proved with an object that is made and let go.
  ///
  /// Not optimised, which would make the object on the stack.
  @_optimize(none) static func areGoneWithTheirObject() -> Bool {
    var probe: Probe? = Probe()
    guard let address = probe.map({ UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }), watch(address) else {
      return false
    }
    lock.withLock { shelves[address] = Shelf() }
    probe = nil
    return lock.withLock { shelves.removeValue(forKey: address) } == nil
  }

  static func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    let item = withShelf(of: address, making: false) { shelf in
      shelf.place(of: key).map { shelf.items[$0].item }
    }
    return item?.value
  }

  /// Removes and returns all values except that under the key `keeps`.
  static func removeAll(of object: AnyObject, but keeps: UnsafeRawPointer) -> [Item] {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withShelf(of: address, making: false) { shelf in
      let removed = shelf.items.filter { $0.key != keeps }.map(\.item)
      shelf.items.removeAll { $0.key != keeps }
      return removed
    } ?? []
  }

  private static func withShelf<Result>(
    of address: UnsafeRawPointer, making: Bool, _ body: (Shelf) -> Result?
  ) -> Result? {
    // An object that this thread destroys has its shelf with it.
    if let place = masthead_belongings_of_dying(address) {
      if place.pointee == nil {
        guard making else { return nil }
        place.pointee = Unmanaged.passRetained(Shelf()).toOpaque()
      }
      return place.pointee.flatMap { body(Unmanaged<Shelf>.fromOpaque($0).takeUnretainedValue()) }
    }
    return lock.withLock {
      if let shelf = shelves[address] { return body(shelf) }
      guard making else { return nil }
      let shelf = Shelf()
      shelves[address] = shelf
      return body(shelf)
    }
  }

  private static func take(_ address: UnsafeRawPointer) -> Shelf? {
    lock.withLock { shelves.removeValue(forKey: address) }
  }

  /// Releases the values of a shelf in turn: a released value may itself have some.
  private static func release(_ shelf: Shelf) {
    shelf.items.reverse()
    while shelf.items.popLast() != nil {}
  }
}
