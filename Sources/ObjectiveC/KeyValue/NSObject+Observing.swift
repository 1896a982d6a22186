extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer with each change of a property.
  ///
  /// The observer is not held; it ends with the observer or the object, whichever goes first. Raises for a path that leads
  /// through a key that the class does not have.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let keys = keyPath.split(separator: ".").map(String.init)
    let observation = PathObservation(
      of: self, keys: keys, options: options, read: { KeyValueCoding.value(path: keys, of: $0) },
      tell: { [weak observer] object, change in
        guard let observer else { return }
        var entries: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new), !change.isPrior { entries[.newKey] = change.new ?? NSNull() }
        if options.contains(.old), !change.isInitial { entries[.oldKey] = change.old ?? NSNull() }
        if change.isPrior { entries[.notificationIsPriorKey] = true }
        KeyValueDelivery.tell(observer, keyPath, object, entries, context)
      })
    ObjectObservers.of(self).add(
      .init(
        observer: observer, observerID: ObjectIdentifier(observer), path: keyPath, context: context,
        observation: observation))
    observation.begin()
  }

  /// Stops telling an observer of a property; raises when it was not added for it.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObserver(observer, keyPath, nil, anyContext: true)
  }

  /// Stops telling an observer of a property that was added with the context; raises when none was.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    removeObserver(observer, keyPath, context, anyContext: false)
  }

  private func removeObserver(
    _ observer: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?, anyContext: Bool
  ) {
    let observers = ObjectObservers.existing(of: self)
    guard
      let registration = observers?.removeRegistration(
        of: observer, path: keyPath, context: context, anyContext: anyContext)
    else {
      fatalError(
        """
        Cannot remove an observer \(type(of: observer)) for the key path "\(keyPath)" from \(type(of: self)), because it is \
        not registered as an observer. Remove it once for each time it was added, with the same path and context.
        """)
    }
    registration.observation.end()
  }

  /// Says that the property of a key is about to change; `didChangeValue(forKey:)` has to follow.
  public func willChangeValue(forKey key: String) { ObjectObservers.existing(of: self)?.willChange(key) }

  /// Says that the property of a key has changed.
  public func didChangeValue(forKey key: String) { ObjectObservers.existing(of: self)?.didChange(key) }

  /// Tells an observer of a change of a property that it was added for; raises unless overridden.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    KeyValueDelivery.refuse(self, keyPath)
  }
}

/// Brings changes to observers that were added by a text.
package enum KeyValueDelivery {
  static let selector = Selector("observeValueForKeyPath:ofObject:change:context:")

  static func tell(
    _ observer: NSObject, _ path: String, _ object: NSObject, _ change: [NSKeyValueChangeKey: Any],
    _ context: UnsafeMutableRawPointer?
  ) {
    let answer = selector.send(to: observer, [path, object, change, context])
    if !answer.wasCalled { refuse(observer, path) }
  }

  /// Ends the program: an observer got a change without a method for it.
  package static func refuse(_ observer: NSObject, _ path: String?) -> Never {
    fatalError(
      """
      A change of "\(path ?? "")" was told to \(type(of: observer)), which has no \
      observeValue(forKeyPath:of:change:context:) for it. Override that method without calling super for this path, \
      or remove the observer before.
      """)
  }
}
