// Each setter compares first: an unchanged value neither allocates nor causes a repaint.
extension CALayer {
  /// Whether the layer and its sublayers are left out.
  public final var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setFlag(.hidden, newValue, "hidden") }
  }

  /// Whether contents and sublayers are cut at the bounds, rounded by `cornerRadius`.
  public final var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set { setFlag(.masksToBounds, newValue, "masksToBounds") }
  }

  /// Whether the bitmap that `draw(in:)` fills has no transparent pixel; it is then black at first instead of clear.
  public final var isOpaque: Bool {
    get { flags.contains(.opaque) }
    set { setFlag(.opaque, newValue) }
  }

  /// Whether `opacity` acts on the layer and its sublayers as one picture (true, as on iOS) or on each by itself.
  public final var allowsGroupOpacity: Bool {
    get { flags.contains(.allowsGroupOpacity) }
    set { setFlag(.allowsGroupOpacity, newValue) }
  }

  /// The radius of the corners of background, border, shadow and `masksToBounds`, at most half of the shorter side.
  public final var cornerRadius: CGFloat {
    get { decoration?.cornerRadius ?? 0 }
    set { setDecoration(\.cornerRadius, newValue, "cornerRadius") { .number($0) } }
  }

  /// The shape of the corners: `.circular` at first.
  public final var cornerCurve: CALayerCornerCurve {
    get { decoration?.cornerCurve ?? .circular }
    set { setDecoration(\.cornerCurve, newValue) }
  }

  /// The corners that `cornerRadius` rounds; all at first.
  public final var maskedCorners: CACornerMask {
    get { decoration?.maskedCorners ?? .all }
    set { setDecoration(\.maskedCorners, newValue) }
  }

  /// The width of the line drawn inside the edge, above everything else in the layer.
  public final var borderWidth: CGFloat {
    get { decoration?.borderWidth ?? 0 }
    set { setDecoration(\.borderWidth, newValue, "borderWidth") { .number($0) } }
  }

  /// The colour of the border; opaque black at first.
  public final var borderColor: CGColor? {
    get { decoration == nil ? .black : decoration!.borderColor }
    set { setDecoration(\.borderColor, newValue, "borderColor") { .color($0) } }
  }

  /// The colour of the shadow; opaque black at first.
  public final var shadowColor: CGColor? {
    get { decoration == nil ? .black : decoration!.shadowColor }
    set { setDecoration(\.shadowColor, newValue, "shadowColor") { .color($0) } }
  }

  /// How much of the shadow is seen, 0…1; 0 at first.
  public final var shadowOpacity: Float {
    get { decoration?.shadowOpacity ?? 0 }
    set { setDecoration(\.shadowOpacity, newValue, "shadowOpacity") { .number(CGFloat($0)) } }
  }

  /// How far the shadow lies from the layer; (0, −3) at first, as at Apple.
  public final var shadowOffset: CGSize {
    get { decoration?.shadowOffset ?? CGSize(width: 0, height: -3) }
    set { setDecoration(\.shadowOffset, newValue, "shadowOffset") { .size($0) } }
  }

  /// The standard deviation of the shadow's blur, in points; 3 at first.
  public final var shadowRadius: CGFloat {
    get { decoration?.shadowRadius ?? 3 }
    set { setDecoration(\.shadowRadius, newValue, "shadowRadius") { .number($0) } }
  }

  /// The outline that casts the shadow, in the layer's coordinates; nil means the outline of what the layer shows.
  public final var shadowPath: CGPath? {
    get { decoration?.shadowPath }
    set {
      let old = shadowPath
      if newValue === old { return }
      writableDecoration.shadowPath = newValue
      contentChanged("shadowPath", .path(old))
    }
  }

  /// A layer whose alpha cuts this layer and all that is in it, placed in this layer's coordinates; nil cuts nothing.
  ///
  /// A mask has no superlayer; setting a layer that has one removes it from there.
  public final var mask: CALayer? {
    get { extras?.mask }
    set {
      let old = extras?.mask
      if newValue === old { return }
      old?.flags.remove(.isMask)
      old?.parent = nil
      extras?.mask = nil
      if let newValue {
        newValue.detach()
        newValue.parent = self
        newValue.flags.insert(.isMask)
        writableExtras.mask = newValue
        passMarksUp(from: newValue)
      }
      contentChanged()
    }
  }

  /// A name for debugging and for finding.
  public final var name: String? {
    get { extras?.name }
    set { if newValue != name { writableExtras.name = newValue } }
  }

  /// The object that fills the layer and places its sublayers; held weakly.
  public final var delegate: (any CALayerDelegate)? {
    get { owner ?? extras?.delegate }
    set {
      if owner != nil, newValue == nil || newValue! !== owner! { owner = nil }
      if newValue != nil || extras?.delegate != nil { writableExtras.delegate = newValue }
    }
  }

  final var writableDecoration: LayerDecoration {
    if let decoration { return decoration }
    let made = LayerDecoration()
    decoration = made
    return made
  }

  private static let defaultDecoration = LayerDecoration()

  private func setFlag(_ flag: LayerFlags, _ value: Bool, _ key: String? = nil) {
    if flags.contains(flag) == value { return }
    if value { flags.insert(flag) } else { flags.remove(flag) }
    guard let key else { return contentChanged() }
    contentChanged(key, .number(value ? 0 : 1))
  }

  private func setDecoration<Value: Equatable>(
    _ attribute: ReferenceWritableKeyPath<LayerDecoration, Value>, _ value: Value, _ key: String? = nil,
    _ boxed: ((Value) -> LayerValue)? = nil
  ) {
    let old = (decoration ?? Self.defaultDecoration)[keyPath: attribute]
    if old == value { return }
    writableDecoration[keyPath: attribute] = value
    guard let key, let boxed else { return contentChanged() }
    contentChanged(key, boxed(old))
  }
}
