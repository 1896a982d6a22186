/// A part of a configuration: what the style has for a state, unless it was set explicitly.
struct Styled<Value: Hashable>: Hashable {
  /// The value of the style.
  var standard: Value
  /// The value as set, for every state.
  private var custom: Value?

  init(_ standard: Value) { self.standard = standard }

  var value: Value {
    get { custom ?? standard }
    set { custom = .some(newValue) }
  }

  /// Whether it was set.
  var isCustom: Bool { custom != nil }

  /// Takes over the set value of another configuration.
  mutating func keep(_ other: Styled) { custom = other.custom }
}
