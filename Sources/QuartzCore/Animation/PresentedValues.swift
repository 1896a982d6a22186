/// The values of a layer under its animations, gathered before anything is written.
@MainActor
struct PresentedValues {
  private let model: CALayer
  private(set) var entries: [(property: AnimatableProperty, value: LayerValue)] = []
  /// Key paths that the layer does not have.
  private(set) var unknownKeys: [String] = []

  init(model: CALayer) {
    self.model = model
  }

  /// Nil, and noted, when the layer has no such attribute.
  mutating func path(_ keyPath: String) -> AnimatablePath? {
    if let path = AnimatablePath(keyPath, of: model) { return path }
    unknownKeys.append(keyPath)
    return nil
  }

  /// The value without further animations.
  func value(of path: AnimatablePath) -> LayerValue {
    let whole = whole(path.property)
    return path.part?.read(whole) ?? whole
  }

  mutating func set(_ value: LayerValue, of path: AnimatablePath) {
    let whole = path.part?.written(value, into: whole(path.property)) ?? value
    if let index = entries.firstIndex(where: { $0.property.key == path.property.key }) {
      entries[index].value = whole
    } else {
      entries.append((path.property, whole))
    }
  }

  private func whole(_ property: AnimatableProperty) -> LayerValue {
    entries.first { $0.property.key == property.key }?.value ?? property.read(model)
  }

  func write(to layer: CALayer) {
    for entry in entries { entry.property.write(layer, entry.value) }
  }
}
