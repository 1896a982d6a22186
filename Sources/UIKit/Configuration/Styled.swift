/// A part of a configuration: what the style has for a state, unless it was set explicitly.
struct Styled<Value: Hashable>: Hashable {
  /// What the style has.
  var standard: Value
  /// What was set, which holds in every state.
  private var custom: Value?

  init(_ standard: Value) { self.standard = standard }

  var value: Value {
    get { custom ?? standard }
    set { custom = .some(newValue) }
  }

  /// Whether it was set.
  var isCustom: Bool { custom != nil }

  /// Keeps what was set in another configuration.
  mutating func keep(_ other: Styled) { custom = other.custom }
}
