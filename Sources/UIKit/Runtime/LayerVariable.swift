/// The replacement for `@NSManaged var` of a layer's class in adapted sources: a property that the layer keeps by its
/// key.
///
/// It is copied with the layer, can be animated, asks for display where `needsDisplay(forKey:)` says so, and setting it looks for an action. Where
/// it was never set it has what `defaultValue(forKey:)` says, or 0, false, or nil.
@propertyWrapper
public struct _LayerVar<Value> {
  /// Found at the first use.
  private var key: String?

  /// A property that was never set.
  public init() {}

  /// Unavailable: the property needs its layer.
  @available(*, unavailable, message: "@NSManaged properties are for subclasses of CALayer")
  public var wrappedValue: Value {
    get { fatalError("a property of a layer is read without its layer") }
    set {}
  }

  /// Reads and sets the property of a layer.
  @MainActor
  public static subscript<Owner: CALayer>(
    _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { value(of: owner, key: key(of: owner, property, storage)) }
    set {
      let key = key(of: owner, property, storage)
      let old = value(of: owner, key: key)
      owner.keepValue(newValue, forKey: key, old: old)
    }
  }

  @MainActor private static func key<Owner: CALayer>(
    of owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>,
    _ storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> String {
    if let key = owner[keyPath: storage].key { return key }
    guard let key = PropertyKeys.key(of: property, in: type(of: owner)) else {
      fatalError("\(property) of \(type(of: owner)) has no key; @NSManaged properties work in adapted sources only")
    }
    owner[keyPath: storage].key = key
    return key
  }

  @MainActor private static func value(of layer: CALayer, key: String) -> Value {
    if let kept = layer.keptValueIfSet(forKey: key) as? Value { return kept }
    if let given = type(of: layer).defaultValue(forKey: key) {
      if let value = given as? Value { return value }
      if let number = given as? NSNumber, let value = (Value.self as? any LayerNumber.Type)?.init(number) as? Value {
        return value
      }
    }
    if let zero = (Value.self as? any LayerNumber.Type)?.init(NSNumber(value: 0)) as? Value { return zero }
    if let none = (Value.self as? any LayerDefault.Type)?.atFirst as? Value { return none }
    fatalError(
      "\(key) of \(type(of: layer)) was read before it was set; override defaultValue(forKey:) or set it in init()")
  }
}

/// Numbers that properties of layers can be.
private protocol LayerNumber {
  init(_ number: NSNumber)
}

extension CGFloat: LayerNumber {
  fileprivate init(_ number: NSNumber) { self = CGFloat(number.doubleValue) }
}
extension Double: LayerNumber {
  fileprivate init(_ number: NSNumber) { self = number.doubleValue }
}
extension Float: LayerNumber {
  fileprivate init(_ number: NSNumber) { self = number.floatValue }
}
extension Int: LayerNumber {
  fileprivate init(_ number: NSNumber) { self = number.intValue }
}
extension Bool: LayerNumber {
  fileprivate init(_ number: NSNumber) { self = number.boolValue }
}

/// The default values of properties of layers.
private protocol LayerDefault {
  static var atFirst: Self { get }
}

extension Optional: LayerDefault {
  fileprivate static var atFirst: Wrapped? { nil }
}
extension CGPoint: LayerDefault {
  fileprivate static var atFirst: CGPoint { .zero }
}
extension CGSize: LayerDefault {
  fileprivate static var atFirst: CGSize { .zero }
}
extension CGRect: LayerDefault {
  fileprivate static var atFirst: CGRect { .zero }
}
