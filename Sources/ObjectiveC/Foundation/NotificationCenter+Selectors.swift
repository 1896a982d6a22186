extension NotificationCenter {
  /// Calls a method of an object with each notification of a name, from an object; nil means any.
  ///
  /// The observer is not held, and is not told any more once it is gone. It is called on the thread that posts. Raises at the first
  /// notification when the observer has no such method.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let target = observer as AnyObject
    let type: AnyClass? = observer as? AnyClass
    nonisolated(unsafe) weak let object = type == nil ? target : nil
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let target: Any = type ?? object else { return }
      if let problem = aSelector.problem(aSelector.send(to: target, [notification]), target: target) {
        fatalError(problem)
      }
    }
    ObservedNotifications.of(target).add(
      .init(center: self, name: aName, object: anObject.map { ObjectIdentifier($0 as AnyObject) }, token: token))
  }

  /// Removes an observer that was added by selector, or that `addObserver(forName:…)` returned.
  public func removeObserver(_ observer: AnyObject) {
    (self.removeObserver as (Any) -> Void)(observer)
    ObservedNotifications.existing(of: observer)?.remove { $0.center === self }
  }

  /// Removes the observer from notifications of a name and an object; nil means any.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    (self.removeObserver as (Any, NSNotification.Name?, Any?) -> Void)(observer, aName, anObject)
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    ObservedNotifications.existing(of: observer)?.remove {
      $0.center === self && (aName == nil || $0.name == aName) && (object == nil || $0.object == object)
    }
  }
}

/// The notifications that an object observes by selector; belongs to the object and ends with it.
private final class ObservedNotifications: @unchecked Sendable {
  struct Entry {
    let center: NotificationCenter
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    let token: any NSObjectProtocol
  }

  private nonisolated(unsafe) static let keyMemory = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  private static let creation = NSLock()
  private let lock = NSLock()
  private var entries: [Entry] = []

  static func existing(of observer: AnyObject) -> ObservedNotifications? {
    Belongings.value(for: UnsafeRawPointer(keyMemory), of: observer) as? ObservedNotifications
  }

  static func of(_ observer: AnyObject) -> ObservedNotifications {
    creation.withLock {
      if let existing = existing(of: observer) { return existing }
      let made = ObservedNotifications()
      _ = Belongings.set(.held(made), for: UnsafeRawPointer(keyMemory), of: observer)
      return made
    }
  }

  func add(_ entry: Entry) { lock.withLock { entries.append(entry) } }

  func remove(where isOver: (Entry) -> Bool) {
    let over = lock.withLock {
      let over = entries.filter(isOver)
      entries.removeAll(where: isOver)
      return over
    }
    for entry in over { (entry.center.removeObserver as (Any) -> Void)(entry.token) }
  }

  deinit { for entry in entries { (entry.center.removeObserver as (Any) -> Void)(entry.token) } }
}
