// Each setter compares first: an unchanged value neither allocates nor causes a repaint.
extension CALayer {
  final var writableDecoration: LayerDecoration {
    if let decoration { return decoration }
    let made = LayerDecoration()
    decoration = made
    return made
  }

  private static let defaultDecoration = LayerDecoration()

  final func setFlag(_ flag: LayerFlags, _ value: Bool, _ key: String, hasAction: Bool = true) {
    announcing(key) {
      if flags.contains(flag) == value { return }
      if value { flags.insert(flag) } else { flags.remove(flag) }
      if hasAction { contentChanged(key, .number(value ? 0 : 1)) } else { contentChanged() }
    }
  }

  final func setDecoration<Value: Equatable>(
    _ attribute: ReferenceWritableKeyPath<LayerDecoration, Value>, _ value: Value, _ key: String,
    _ boxed: ((Value) -> LayerValue)? = nil
  ) {
    announcing(key) {
      let old = (decoration ?? Self.defaultDecoration)[keyPath: attribute]
      if old == value { return }
      writableDecoration[keyPath: attribute] = value
      if let boxed { contentChanged(key, boxed(old)) } else { contentChanged() }
    }
  }
}
