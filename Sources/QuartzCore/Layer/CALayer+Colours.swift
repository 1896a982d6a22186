extension CALayer {
  /// Whether colours of all that is shown in the layer are turned over, but for layers in it that keep theirs; false at first.
  ///
  /// What is shown is painted aside as one picture then.
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

  /// Whether colours stay as they are where a layer above turns them over, in the layer and all that is in it; false at first.
  package final var keepsColours: Bool {
    get { flags.contains(.keepsColours) }
    set {
      guard newValue != keepsColours else { return }
      if newValue { flags.insert(.keepsColours) } else { flags.remove(.keepsColours) }
      contentChanged()
    }
  }
}
