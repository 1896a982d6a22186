/// Observing of a property, which ends when this goes or is invalidated.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private var observation: PathObservation?

  init(_ observation: PathObservation) {
    self.observation = observation
    super.init()
  }

  /// Ends observing; once is enough, and later calls do nothing.
  public func invalidate() {
    observation?.end()
    observation = nil
  }

  deinit { observation?.end() }
}

/// Objects whose properties can be observed, and read and set by name; all subclasses of `NSObject`.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls `changeHandler` with each change of a property, until the returned observation goes.
  ///
  /// What can be observed is what Apple's documentation of a class says, and what adapted sources declare as `@objc dynamic`. A key path
  /// may lead through several such properties. Setting a property tells its observers, whether the value is another or not.
  /// Raises for a property that cannot be observed. The handler runs where the property is set.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let keys = KeyPathSteps(keyPath)?.keys(from: type(of: self)) else {
      fatalError(
        """
        observe(_:options:changeHandler:): \(keyPath) of \(type(of: self)) cannot be observed. Declare the property as \
        @objc dynamic var in a subclass of NSObject, or do in didSet what the change handler does.
        """)
    }
    let observation = PathObservation(
      of: self, keys: keys, options: options, read: { ($0 as? Self)?[keyPath: keyPath] },
      tell: { object, change in
        guard let object = object as? Self else { return }
        changeHandler(
          object,
          NSKeyValueObservedChange(
            kind: .setting, newValue: change.new as? Value, oldValue: change.old as? Value, indexes: nil,
            isPrior: change.isPrior))
      })
    observation.begin()
    return NSKeyValueObservation(observation)
  }

  /// Says that a property is about to change that does not say so itself.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let key = observedKey(keyPath) { willChangeValue(forKey: key) }
  }

  /// Says that a property has changed that does not say so itself.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let key = observedKey(keyPath) { didChangeValue(forKey: key) }
  }

  private func observedKey(_ keyPath: AnyKeyPath) -> String? {
    guard ObjectObservers.isAnyoneListening else { return nil }
    return KeyPathSteps(keyPath)?.keys(from: type(of: self))?.first
  }
}
