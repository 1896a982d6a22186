internal import CCairo

extension CGContext {
  /// Puts the state on a stack.
  public func saveGState() {
    savedStates.append(state)
    cairo_save(cairo)
  }

  /// Takes the state back that was saved last; without one saved (since the open transparency layer began) nothing happens.
  public func restoreGState() {
    guard savedStates.count > (layers.last?.savedStateCount ?? 0), let saved = savedStates.popLast() else { return }
    state = saved
    cairo_restore(cairo)
  }

  // MARK: Transform

  /// User space to device space (y up, in pixels).
  public var ctm: CGAffineTransform { state.deviceTransform.concatenating(deviceFlip) }

  /// The current transform, as Apple names it too.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// User space to pixels counted from the top left corner.
  package var deviceTransform: CGAffineTransform { state.deviceTransform }

  /// Turns the y axis between device space and rows.
  private var deviceFlip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// Applies `transform` before the current transform.
  ///
  /// A transform without determinant draws nothing until the state is restored.
  public func concatenate(_ transform: CGAffineTransform) {
    state.deviceTransform = transform.concatenating(state.deviceTransform)
  }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.deviceTransform = state.deviceTransform.translatedBy(x: tx, y: ty)
  }

  /// Stretches the axes of user space; 0 makes everything invisible until the state is restored.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.deviceTransform = state.deviceTransform.scaledBy(x: sx, y: sy)
  }

  /// Turns the axes by `angle` radians, x towards y.
  public func rotate(by angle: CGFloat) {
    state.deviceTransform = state.deviceTransform.rotated(by: angle)
  }

  /// Replaces the transform from user space to y-down pixels.
  package func setDeviceTransform(_ transform: CGAffineTransform) {
    state.deviceTransform = transform
    state.patternBase = transform
  }

  /// Whether something can be drawn at all: nothing is where everything falls on a line, or lies out of any reach.
  var isDrawable: Bool {
    let transform = state.deviceTransform
    let determinant = abs(transform.determinant)
    let largest = max(abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
    // Comparisons with what is no number are false.
    return determinant > 1e-12 && largest < 1e9 && abs(transform.tx) < 1e9 && abs(transform.ty) < 1e9
  }

  /// A point of user space in pixels from the lower left corner.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// A size of user space in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// The box in pixels around a rectangle of user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// A point given in pixels, in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// A size given in pixels, in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// The box in user space around a rectangle given in pixels.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Line settings

  /// Sets the width of strokes in user space; values that are not above 0 draw nothing.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets the form of the ends of lines; `butt` at first.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// Sets the form of corners; `miter` at first.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// Sets how many times longer than the line width a mitered corner may be before it is cut; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Sets lengths of dashes and gaps in turn; an empty array, a negative length or a sum of 0 gives solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashLengths = lengths
  }

  // MARK: Colour

  /// Sets the colour of fills; black at first.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the colour of strokes; black at first.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour of fills from sRGB components 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of fills to a grey 0…1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

  /// Sets the colour of strokes from sRGB components 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of strokes to a grey 0…1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// The colour that fills and masks are painted with.
  package var fillColor: CGColor { state.fillColor }

  /// The colour that strokes are painted with.
  package var strokeColor: CGColor { state.strokeColor }

  /// Sets the factor of every drawing's alpha.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// Sets the mode by which drawings are blended with the pixels below; `normal` at first.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether edges between pixels are smoothed; they are at first.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }

  /// Sets whether edges may be smoothed at all, independent of `setShouldAntialias(_:)`; they may at first.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.allowsAntialiasing = allowsAntialiasing }

  /// Sets the flatness: the distance in pixels by which the drawing of a curve may miss it; 0, and any value finer than
  /// a twentieth, stands for a twentieth.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness.isFinite ? flatness : 0 }

  /// The quality of smoothing for images drawn larger or smaller.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  // MARK: Shadow

  /// Sets a shadow of black at alpha 1/3 for all drawing; see ``setShadow(offset:blur:color:)``.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = ShadowStyle(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets a shadow for all drawing; `nil` for a colour ends that.
  ///
  /// Offset and blur are in base space (points of a UIKit context, y down there), whatever the transform is now. The shadow
  /// is blurred as by a Gaussian with half of `blur` as its standard deviation; see ``BoxBlur``.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ShadowStyle(offset: offset, blur: blur, color: $0) }
  }
}
