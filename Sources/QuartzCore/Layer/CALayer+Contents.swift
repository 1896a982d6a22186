extension CALayer {
  /// The picture that the layer shows: a `CGImage`, or nil.
  ///
  /// Anything else is refused with a message, as it could only be ignored. After the layer has drawn itself this is the bitmap.
  public final var contents: Any? {
    get { contentStorage?.image }
    set {
      guard let newValue else {
        if contentStorage?.image != nil || contentStorage?.tiles != nil { setImage(nil, isBackingStore: false) }
        return
      }
      guard let image = newValue as? CGImage else {
        fatalError(
          "contents of \(summary) was set to a \(type(of: newValue)); layers show CGImages: "
            + "pass image.cgImage, or draw in draw(in:).")
      }
      guard contentStorage?.image !== image else { return }
      let old = contentStorage?.image
      setImage(image, isBackingStore: false)
      if looksForActions { runAction(forKey: "contents", old: .image(old)) }
    }
  }

  final func setImage(_ image: CGImage?, isBackingStore: Bool) {
    let storage = writableContents
    storage.image = image
    storage.tiles = nil
    storage.isBackingStore = isBackingStore
    contentChanged()
  }

  /// How `contents` lie in the bounds; stretched over them at first.
  public final var contentsGravity: CALayerContentsGravity {
    get { contentStorage?.gravity ?? .resize }
    set { setContents(\.gravity, newValue) }
  }

  /// The part of `contents` that is shown, in fractions of its size; all of it at first.
  ///
  /// y points down.
  public final var contentsRect: CGRect {
    get { contentStorage?.rect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { setContents(\.rect, newValue, "contentsRect") }
  }

  /// The part of `contents` that is stretched, in fractions of the size of what `contentsRect` shows; all of it at first.
  ///
  /// It counts when `contentsGravity` is one of the resizing ones; what lies around it keeps its size across the edge.
  public final var contentsCenter: CGRect {
    get { contentStorage?.center ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { setContents(\.center, newValue, "contentsCenter") }
  }

  /// How `contents` are drawn larger than they are; `.linear` at first.
  public final var magnificationFilter: CALayerContentsFilter {
    get { contentStorage?.magnificationFilter ?? .linear }
    set { setContents(\.magnificationFilter, newValue) }
  }

  /// How `contents` are drawn smaller than they are; `.linear` at first.
  public final var minificationFilter: CALayerContentsFilter {
    get { contentStorage?.minificationFilter ?? .linear }
    set { setContents(\.minificationFilter, newValue) }
  }

  /// Whether a change of the size of the bounds asks for display.
  public final var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set {
      if newValue { flags.insert(.needsDisplayOnBoundsChange) } else { flags.remove(.needsDisplayOnBoundsChange) }
    }
  }

  /// What draws this layer straight into the frame; held weakly.
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

  private func setContents<Value: Equatable>(
    _ attribute: ReferenceWritableKeyPath<LayerContents, Value>, _ value: Value, _ key: String? = nil
  ) {
    let old = (contentStorage ?? Self.defaultContents)[keyPath: attribute]
    if old == value { return }
    writableContents[keyPath: attribute] = value
    contentChanged()
    if let key, looksForActions, let rect = old as? CGRect { runAction(forKey: key, old: .rect(rect)) }
  }
}
