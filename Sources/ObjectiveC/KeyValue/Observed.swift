/// A property whose observers are told when it is set: `@objc dynamic var` of adapted sources.
///
/// A `didSet` that sets the property again is told of twice, first with the value before the correction; on Apple's systems once.
/// Where nobody observes anything, setting costs one comparison more. The class's method table brings property and key together.
@propertyWrapper
public struct _Observed<Value> {
  private var value: Value

  /// A property with this value at the beginning.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Not used: the object of the property has to be known.
  @available(*, unavailable, message: "@objc dynamic properties are for subclasses of NSObject")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Reads and sets the property of an object.
  public static subscript<Owner: NSObject>(
    _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      defer { (owner as? any SetterRecording)?.propertyWasSet(property, to: newValue) }
      guard let observers = ObjectObservers.existing(of: owner),
        let key = KeyPathSteps(property)?.keys(from: type(of: owner))?.first
      else {
        owner[keyPath: storage].value = newValue
        return
      }
      observers.willChange(key)
      owner[keyPath: storage].value = newValue
      observers.didChange(key)
    }
  }
}

extension _Observed: Sendable where Value: Sendable {}
