extension CALayer {
  final func setImage(_ image: CGImage?, isBackingStore: Bool) {
    let storage = writableContents
    storage.image = image
    storage.tiles = nil
    storage.isBackingStore = isBackingStore
    contentChanged()
  }

  /// The object that draws this layer straight into the frame; held weakly.
  ///
  /// See ``LayerContentDrawing``.
  /// The layer then has no bitmap, and `setNeedsDisplay()` means that the drawing will come out differently.
  package final var contentDrawing: (any LayerContentDrawing)? {
    get { contentStorage?.drawing }
    set {
      if newValue == nil, contentStorage == nil { return }
      let storage = writableContents
      if storage.drawing === newValue { return }
      storage.drawing = newValue
      contentChanged()
    }
  }

  final var writableContents: LayerContents {
    if let contentStorage { return contentStorage }
    let made = LayerContents()
    contentStorage = made
    return made
  }

  private static let defaultContents = LayerContents()

  final func setContents<Value: Equatable>(
    _ attribute: ReferenceWritableKeyPath<LayerContents, Value>, _ value: Value, _ key: String
  ) {
    announcing(key) {
      let old = (contentStorage ?? Self.defaultContents)[keyPath: attribute]
      if old == value { return }
      writableContents[keyPath: attribute] = value
      contentChanged()
      if looksForActions, let rect = old as? CGRect { runAction(forKey: key, old: .rect(rect)) }
    }
  }
}
