/// How an image renderer draws.
open class UIGraphicsRendererFormat: NSObject, NSCopying, @unchecked Sendable {
  /// What is drawn, in points; set by the renderer.
  open internal(set) var bounds: CGRect = .zero

  public override required init() { super.init() }

  /// The format for the screen.
  open class func `default`() -> Self { Self() }
  /// The format that suits the screen best.
  open class func preferred() -> Self { Self() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// How an image renderer draws pixels.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// Pixels in a point; that of the screen unless set.
  open var scale: CGFloat = max(1, UITraitCollection.current.displayScale)
  /// Whether the image is drawn on black and has no alpha.
  open var opaque = false

  /// Makes a format with the scale of the current traits, not opaque.
  public required init() { super.init() }

  /// Makes a format for the scale of given traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    copy.scale = scale
    copy.opaque = opaque
    return copy
  }
}

/// What a renderer's drawing closure is given.
open class UIGraphicsRendererContext: NSObject {
  /// The context, also the current one of UIKit drawing.
  public let cgContext: CGContext
  /// How the renderer draws.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the fill colour, mixed by `blendMode`.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws a frame of one point inside the edges of a rectangle.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
  /// Draws a frame of one point inside the edges of a rectangle, mixed by `blendMode`.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }
  /// Cuts further drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What an image renderer's drawing closure is given.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}

/// Draws images with UIKit and Core Graphics; see `UIGraphicsImageRenderer`.
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
  /// How the renderer draws.
  public let format: UIGraphicsRendererFormat

  init(bounds: CGRect, copying format: UIGraphicsRendererFormat) {
    self.format = format.copy() as? UIGraphicsRendererFormat ?? format
    self.format.bounds = bounds
    super.init()
  }

  /// Whether images come out of it.
  open var allowsImageOutput: Bool { false }
}

/// Makes images by drawing.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
  /// A closure that draws.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Makes a renderer of a size in points, at the scale of the screen.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// Makes a renderer of a rectangle of the drawing, at the scale of the screen.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// Makes a renderer of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of a rectangle of the drawing.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, copying: format) }

  open override var allowsImageOutput: Bool { true }

  /// The image that `actions` draw; of no size when the bounds have none.
  open func image(actions: DrawingActions) -> UIImage {
    guard let drawn = run(actions) else { return UIImage() }
    return UIImage(cgImage: drawn, scale: imageFormat.scale, orientation: .up)
  }

  /// The PNG file of what `actions` draw; empty when the bounds have no size.
  open func pngData(actions: DrawingActions) -> Data { run(actions)?.pngData() ?? Data() }

  private var imageFormat: UIGraphicsImageRendererFormat {
    format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
  }

  private func run(_ actions: DrawingActions) -> CGImage? {
    let bounds = format.bounds
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let context = CGContext(size: bounds.size, scale: imageFormat.scale, opaque: imageFormat.opaque)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsImageRendererContext(context, format: format))
    return context.makeImage()
  }
}
