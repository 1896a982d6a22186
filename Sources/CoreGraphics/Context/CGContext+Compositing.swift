internal import CCairo
internal import CCodecShims

/// The colour or pattern that paints a shape.
enum PaintSource {
  case color(SRGBComponents)
  /// A Cairo pattern in device space, and the factor of its alpha.
  case pattern(OpaquePointer, alpha: CGFloat)

  /// Makes this the source of `cairo`; `extents` bounds where it will be needed.
  func install(on cairo: OpaquePointer, extents: DeviceRect) {
    switch self {
    case .color(let color):
      let color = color.quantized
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    case .pattern(let pattern, 1):
      cairo_set_source(cairo, pattern)
    case .pattern(let pattern, let alpha):
      cairo_save(cairo)
      extents.rect.emit(to: cairo)
      cairo_clip(cairo)
      cairo_push_group(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, alpha)
      let faded = cairo_pop_group(cairo)
      cairo_restore(cairo)
      cairo_set_source(cairo, faded)
      cairo_pattern_destroy(faded)
    }
  }
}

/// The common path of all painting: shadow, blend mode, bounding.
extension CGContext {
  /// The colour that the state's alpha makes of `color`.
  func faded(_ color: CGColor) -> SRGBComponents {
    var components = color.sRGB
    components.alpha = min(max(components.alpha, 0), 1) * state.alpha
    return components
  }

  /// Paints `shape` with `source` under the current state.
  ///
  /// `shape` draws with the source that is set and leaves no path behind; it may be called for several contexts of Cairo's.
  /// `extents` holds all pixels that it touches and is asked for only where needed.
  func paint(_ source: PaintSource, extents: () -> DeviceRect, shape: (OpaquePointer) -> Void) {
    guard isDrawable, !state.clipBounds.isEmpty else { return }
    // A shadow lies beside its shape.
    let changed =
      exchanged == nil ? nil : state.shadow == nil ? extents().intersection(state.clipBounds) : state.clipBounds
    defer { if let changed { pixelsChanged(changed) } }
    if let shadow = state.shadow, shadow.color.alpha > 0 {
      castShadow(shadow, source, extents(), shape)
    }
    composite(source, extents: extents, shape: shape)
  }

  private func composite(_ source: PaintSource, extents: () -> DeviceRect, shape: (OpaquePointer) -> Void) {
    if state.blendMode.isUnboundedInCairo {
      compositeBounded(source, extents().intersection(state.clipBounds), shape)
      return
    }
    if state.clipMask != nil {
      compositeMasked(source, extents().intersection(state.clipBounds), shape)
      return
    }
    let bounds =
      if case .pattern(_, let alpha) = source, alpha != 1 {
        extents().intersection(state.clipBounds)
      } else {
        state.clipBounds
      }
    if bounds.isEmpty { return }
    source.install(on: cairo, extents: bounds)
    configure(cairo)
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    shape(cairo)
  }

  func configure(_ cairo: OpaquePointer) {
    // How far, in pixels, a chord may miss its curve: a tenth, Cairo's own choice, shows on corners of a few pixels, and
    // less than this makes filling slower.
    cairo_set_tolerance(cairo, max(0.05, Double(state.flatness)))
    let isSmoothed = state.antialiases && state.allowsAntialiasing
    cairo_set_antialias(cairo, isSmoothed ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Composites with an operator that Cairo would let act outside of the shape too: the result is computed for the whole
  /// rectangle aside and copied back through the shape's coverage.
  private func compositeBounded(_ source: PaintSource, _ bounds: DeviceRect, _ shape: (OpaquePointer) -> Void) {
    guard !bounds.isEmpty else { return }
    let blended = OffscreenSurface(bounds, format: CAIRO_FORMAT_ARGB32)
    defer { blended.destroy() }
    cairo_surface_flush(cairo_get_group_target(cairo))
    cairo_set_operator(blended.cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(blended.cairo, cairo_get_group_target(cairo), 0, 0)
    cairo_paint(blended.cairo)
    source.install(on: blended.cairo, extents: bounds)
    cairo_set_operator(blended.cairo, state.blendMode.cairoOperator)
    cairo_paint(blended.cairo)

    let coverage = coverage(of: shape, bounds)
    defer { coverage.destroy() }

    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, blended.surface, 0, 0)
    cairo_mask_surface(cairo, coverage.surface, 0, 0)
    forgetSource()
  }

  /// Draws the shape's alpha aside, blurs it and paints the shadow's colour through it.
  private func castShadow(
    _ shadow: ShadowStyle, _ source: PaintSource, _ extents: DeviceRect, _ shape: (OpaquePointer) -> Void
  ) {
    let scale = abs(baseTransform.determinant).squareRoot()
    let offset = shadow.offset.applying(baseTransform)
    guard offset.width.isFinite, offset.height.isFinite, abs(offset.width) < 100_000, abs(offset.height) < 100_000
    else { return }
    let (x, y) = (Int(offset.width.rounded()), Int(offset.height.rounded()))
    let blur = BoxBlur(sigma: shadow.blur / 2 * scale)
    // Of the shape only what can reach a visible pixel counts.
    let clip = state.clipBounds
    let visible = DeviceRect(minX: clip.minX - x, minY: clip.minY - y, maxX: clip.maxX - x, maxY: clip.maxY - y)
    let casting = extents.intersection(visible.inset(by: -blur.reach))
    guard !casting.isEmpty else { return }
    let mask = OffscreenSurface(casting.inset(by: -blur.reach), format: CAIRO_FORMAT_A8)
    defer { mask.destroy() }
    source.install(on: mask.cairo, extents: casting)
    configure(mask.cairo)
    shape(mask.cairo)
    cairo_surface_flush(mask.surface)
    if let bytes = cairo_image_surface_get_data(mask.surface) {
      blur.apply(
        to: bytes, bytesPerRow: Int(cairo_image_surface_get_stride(mask.surface)), width: mask.bounds.width,
        height: mask.bounds.height)
    }
    cairo_surface_mark_dirty(mask.surface)
    let fallen = mask.bounds
    composite(
      .color(shadow.color.sRGB),
      extents: {
        DeviceRect(minX: fallen.minX + x, minY: fallen.minY + y, maxX: fallen.maxX + x, maxY: fallen.maxY + y)
      },
      shape: { cairo in cairo_mask_surface(cairo, mask.surface, CGFloat(x), CGFloat(y)) })
  }

  /// Releases a source whose pixels are about to be released.
  func forgetSource() {
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }
}

/// A surface aside with its own context; device coordinates are those of the main one.
struct OffscreenSurface {
  let surface: OpaquePointer
  let cairo: OpaquePointer
  let bounds: DeviceRect

  init(_ bounds: DeviceRect, format: cairo_format_t) {
    self.bounds = bounds
    surface = cairo_image_surface_create(format, Int32(bounds.width), Int32(bounds.height))
    cairo_surface_set_device_offset(surface, CGFloat(-bounds.minX), CGFloat(-bounds.minY))
    cairo = cairo_create(surface)
  }

  func destroy() {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }
}
