/// Follows the value at the end of a path of keys from an object, through whatever objects lie on the way.
final class PathObservation {
  /// A change as it is told.
  struct Change {
    let old: Any?
    let new: Any?
    let isPrior: Bool
    /// Whether the value is the initial value, without an old one.
    var isInitial = false
  }

  private weak var root: NSObject?
  private let keys: [String]
  private let options: NSKeyValueObservingOptions
  private let read: (NSObject) -> Any?
  private let tell: (NSObject, Change) -> Void
  private var subscriptions: [(object: WeakObject, key: String, listener: ObjectObservers.Listener)] = []
  private var changesUnderWay = 0
  private var old: Any?
  private var isOver = false

  private final class WeakObject {
    weak var object: NSObject?
    init(_ object: NSObject) { self.object = object }
  }

  /// `read` gives the value at the end of the path, which is not asked for unless the options say so.
  init(
    of root: NSObject, keys: [String], options: NSKeyValueObservingOptions, read: @escaping (NSObject) -> Any?,
    tell: @escaping (NSObject, Change) -> Void
  ) {
    self.root = root
    self.keys = keys
    self.options = options
    self.read = read
    self.tell = tell
  }

  /// Begins to listen, and tells the initial value where that was asked for.
  func begin() {
    guard let root else { return }
    if options.contains(.initial) {
      let value = options.contains(.new) ? read(root) : nil
      tell(root, Change(old: nil, new: value, isPrior: false, isInitial: true))
    }
    subscribe()
  }

  /// Ends listening for good.
  func end() {
    isOver = true
    unsubscribe()
  }

  deinit { unsubscribe() }

  // MARK: Listening

  private func subscribe() {
    guard !isOver, let root else { return }
    var seen: Set<String> = []
    listen(to: root, keys[...], leadsOn: false, &seen)
  }

  private func unsubscribe() {
    for (holder, key, listener) in subscriptions {
      guard let object = holder.object else { continue }
      ObjectObservers.existing(of: object)?.remove(listener, for: key, of: object)
    }
    subscriptions = []
  }

  /// `leadsOn` says that with the last of these keys a property changes behind which other objects lie.
  private func listen(
    to object: NSObject, _ keys: ArraySlice<String>, leadsOn: Bool, _ seen: inout Set<String>
  ) {
    guard let key = keys.first else { return }
    let rest = keys.dropFirst()
    let hasMore = leadsOn || !rest.isEmpty
    let listener = ObjectObservers.Listener(
      willChange: { [weak self] in self?.willChange() },
      didChange: { [weak self] in self?.didChange(leadsOn: hasMore) },
      cancelChange: { [weak self] in self?.cancelChange() })
    ObjectObservers.of(object).add(listener, for: key, of: object)
    subscriptions.append((WeakObject(object), key, listener))
    // A property whose value comes from others changes with them.
    for path in KeyValueCoding.affectingPaths(of: key, in: type(of: object)).sorted()
    where seen.insert("\(ObjectIdentifier(object)) \(path)").inserted {
      listen(to: object, path.split(separator: ".").map(String.init)[...], leadsOn: hasMore, &seen)
    }
    if !rest.isEmpty, let next = KeyValueCoding.value(key, of: object) as? NSObject {
      listen(to: next, rest, leadsOn: leadsOn, &seen)
    }
  }

  private func willChange() {
    changesUnderWay += 1
    guard changesUnderWay == 1, !isOver, let root else { return }
    old = options.contains(.old) ? read(root) : nil
    if options.contains(.prior) { tell(root, Change(old: old, new: nil, isPrior: true)) }
  }

  private func cancelChange() {
    changesUnderWay = max(0, changesUnderWay - 1)
    if changesUnderWay == 0 { old = nil }
  }

  private func didChange(leadsOn: Bool) {
    // What began before anybody listened is told from here on.
    changesUnderWay = max(0, changesUnderWay - 1)
    guard !isOver, let root else { return }
    if leadsOn {
      unsubscribe()
      subscribe()
    }
    guard changesUnderWay == 0 else { return }
    let old = self.old
    self.old = nil
    tell(root, Change(old: old, new: options.contains(.new) ? read(root) : nil, isPrior: false))
  }
}
