extension CALayer {
  /// Whether the colours of the layer's content are inverted, except in sublayers that keep theirs; false at first.
  ///
  /// The content is painted aside as one picture then.
  package final var turnsColours: Bool {
    get { flags.contains(.turnsColours) }
    set {
      guard newValue != turnsColours else { return }
      if newValue { flags.insert(.turnsColours) } else { flags.remove(.turnsColours) }
      // What lies in the picture did not change by itself, and is painted again all the same.
      var waiting: [CALayer] = [self]
      while let layer = waiting.popLast() {
        layer.contentChanged()
        waiting += layer.children
      }
    }
  }

  /// Whether the layer and its sublayers keep their colours under an inverting layer; false at first.
  package final var keepsColours: Bool {
    get { flags.contains(.keepsColours) }
    set {
      guard newValue != keepsColours else { return }
      if newValue { flags.insert(.keepsColours) } else { flags.remove(.keepsColours) }
      contentChanged()
    }
  }
}
