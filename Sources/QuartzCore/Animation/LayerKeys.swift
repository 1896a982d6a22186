import ObjectiveC

extension AnimatableProperty {
  /// A property of an application's class, of a mixable kind; nil for an unknown key.
  static func own(_ key: String, of layer: CALayer) -> AnimatableProperty? {
    func read(_ layer: CALayer) -> Any? {
      KeyValueCoding.valueIfKnown(key, of: layer, leavingOut: CALayer.classesWithKeys)
    }
    guard let value = read(layer), let model = LayerValue(own: value) else { return nil }
    return AnimatableProperty(
      key: key,
      read: { layer in read(layer).flatMap { LayerValue($0, like: model) } ?? model.zero },
      write: { layer, value in _ = KeyValueCoding.attempt(value.boxed, key, of: layer) }, isOwn: true)
  }
}

extension LayerValue {
  /// The value of an application's property; nil for what cannot be mixed.
  init?(own value: Any) {
    let models: [LayerValue] = [
      .point(.zero), .size(.zero), .rect(.zero), .transform(CATransform3DIdentity), .color(nil), .path(nil), .number(0),
    ]
    for model in models {
      guard let read = LayerValue(value, like: model) else { continue }
      self = read
      return
    }
    return nil
  }
}

// MARK: Properties that the layer keeps

extension CALayer {
  /// The value of an `@NSManaged` property of a class; nil if never set.
  package final func keptValueIfSet(forKey key: String) -> Any? { extras?.keptValues[key] }

  /// Sets a class's `@NSManaged` property: asks for display where the class says so, and does what its action says.
  ///
  /// The action is looked for before the change, as at Apple, so that the layer and its presentation have the old value then.
  package final func keepValue(_ value: Any?, forKey key: String, old: Any?) {
    let action = actionForKeeping(key, old: old.flatMap { LayerValue(own: $0) })
    announcing(key) { writableExtras.keptValues[key] = value }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  private func actionForKeeping(_ key: String, old: LayerValue?) -> (any CAAction)? {
    guard looksForActions, let old, !flags.contains(.isPresentation), !CATransaction.disableActions() else {
      return nil
    }
    let outer = LayerActions.change
    LayerActions.change = (self, key, old)
    defer { LayerActions.change = outer }
    return action(forKey: key)
  }

  /// Draws a presentation by an application's own properties while they are animated.
  final func displayPresentation() {
    flags.remove(.needsDisplay)
    writableContents.dirtyRect = .null
    display()
  }
}
