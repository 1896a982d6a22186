import Foundation

/// How properties of application's layer classes are read and written by key.
///
/// Swift finds no property by its name; the framework that keeps tables of them sets both.
@MainActor package enum LayerKeys {
  /// The value of a key; nil where the layer's class has none.
  package static var read: ((CALayer, String) -> Any?)?
  /// Gives a key a value.
  package static var write: ((CALayer, String, Any) -> Void)?
}

extension AnimatableProperty {
  /// A property of an application's layer class, which says by `needsDisplay(forKey:)` that the layer is drawn with it; nil for other keys, and
  /// for values of kinds that animations cannot move.
  static func custom(_ key: String, of layer: CALayer) -> AnimatableProperty? {
    guard type(of: layer).needsDisplay(forKey: key), let kind = value(key, of: layer) else { return nil }
    return AnimatableProperty(key: key, isCustom: true, read: { value(key, of: $0) ?? kind }) { layer, value in
      guard let boxed = value.boxed else { return }
      LayerKeys.write?(layer, key, boxed)
    }
  }

  private static func value(_ key: String, of layer: CALayer) -> LayerValue? {
    LayerKeys.read?(layer, key).flatMap { LayerValue(kindOf: $0) }
  }
}

extension LayerValue {
  /// A value of any of the kinds that animations move, as its type says; nil for other types.
  init?(kindOf value: Any) {
    let samples: [LayerValue] = [
      .number(0), .point(.zero), .size(.zero), .rect(.zero), .transform(CATransform3DIdentity), .color(nil), .path(nil),
    ]
    for sample in samples {
      if let value = LayerValue(value, like: sample) {
        self = value
        return
      }
    }
    return nil
  }
}

extension CALayer {
  /// A property of the class itself was set: the layer is drawn again if it is drawn with it, and its class's action is run.
  final func customValueChanged(_ key: String, from old: LayerValue?) {
    guard !flags.contains(.isPresentation) else { return }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    if let old { runAction(forKey: key, old: old) }
  }
}

/// What `@NSManaged var` of adapted sources becomes in a class of layers: a property that the layer keeps, and draws itself again for.
///
/// It is nil or zero until it is set. Setting it runs the action that `action(forKey:)` of the class gives for its key; without one it changes at once. Animations of
/// its key path move it on the layer's presentation, which is drawn for each frame, where the class says so by `needsDisplay(forKey:)`.
@propertyWrapper public struct _LayerValue<Value> {
  private let key: String
  private var value: Value

  /// A property of a key; `Value` is an optional or made of numbers.
  public init(_ key: String) {
    self.key = key
    if let empty = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value {
      value = empty
    } else {
      ensure(_isPOD(Value.self), "@NSManaged var \(key): \(Value.self) has no zero; declare it as an optional")
      value = withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
        memset(memory.baseAddress!, 0, MemoryLayout<Value>.size)
        return memory[0]
      }
    }
  }

  /// Is not used: the layer that the property belongs to has to be known.
  @available(*, unavailable, message: "@NSManaged properties are for subclasses of CALayer")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Reads and sets the property of a layer.
  @MainActor
  public static subscript<Owner: CALayer>(
    _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      let old = LayerValue(kindOf: owner[keyPath: storage].value)
      owner[keyPath: storage].value = newValue
      owner.customValueChanged(owner[keyPath: storage].key, from: old)
    }
  }
}
