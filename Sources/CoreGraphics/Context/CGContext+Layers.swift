internal import CCairo

/// A transparency layer that was begun and not ended.
struct TransparencyLayer {
  /// The number of states saved when the layer began; those above belong to the layer.
  let savedStateCount: Int

  /// The state to composite the layer with.
  let outerState: GraphicsState
}

extension CGContext {
  /// Begins a layer: drawing goes to a picture of its own, which ``endTransparencyLayer()`` composites as one.
  ///
  /// Inside, alpha is 1, the blend mode normal, and there is no shadow; the present ones apply to the layer as a whole.
  /// Clip and transform go on.
  public func beginTransparencyLayer(auxiliaryInfo: Any?) {
    begin(bounds: nil)
  }

  /// Begins a layer for drawing that stays inside `rect`; drawing beyond it is cut off.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: Any?) {
    begin(bounds: rect)
  }

  private func begin(bounds: CGRect?) {
    let outer = state
    // Cairo's own clip inside the layer ends with it; the state that paints the layer is the outer one.
    cairo_save(cairo)
    if let bounds {
      let keepsPath = currentPath.mutableCopy()
      clip(to: bounds)
      if let keepsPath { currentPath.addPath(keepsPath) }
    }
    cairo_push_group(cairo)
    layers.append(TransparencyLayer(savedStateCount: savedStates.count, outerState: outer))
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    // The layer as a whole is masked.
    state.clipMask = nil
  }

  /// Composites the layer begun last; without one nothing happens.
  ///
  /// States saved inside and not restored are dropped.
  public func endTransparencyLayer() {
    guard let layer = layers.last else { return }
    while savedStates.count > layer.savedStateCount { restoreGState() }
    layers.removeLast()
    let pattern = cairo_pop_group(cairo)
    cairo_restore(cairo)
    let inner = state.clipBounds
    state = layer.outerState
    guard let pattern else { return }
    paint(.pattern(pattern, alpha: state.alpha), extents: { inner }) { cairo in
      inner.rect.emit(to: cairo)
      cairo_fill(cairo)
    }
    forgetSource()
    cairo_pattern_destroy(pattern)
  }

  /// The pixels of the surface drawn into now: the open layer's, or the context's.
  var targetBounds: DeviceRect {
    var x = 0.0
    var y = 0.0
    let target = cairo_get_group_target(cairo)
    cairo_surface_get_device_offset(target, &x, &y)
    let minX = Int(-x)
    let minY = Int(-y)
    return DeviceRect(
      minX: minX, minY: minY, maxX: minX + Int(cairo_image_surface_get_width(target)),
      maxY: minY + Int(cairo_image_surface_get_height(target)))
  }
}
