import Foundation

/// How an image renderer draws.
open class UIGraphicsRendererFormat: NSObject, NSCopying, @unchecked Sendable {
  /// The rectangle of the drawing, in points; set by the renderer.
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

/// The argument of a renderer's drawing closure.
open class UIGraphicsRendererContext: NSObject {
  /// The context, also the current one of UIKit drawing.
  open private(set) var cgContext: CGContext
  /// How the renderer draws.
  open private(set) var format: UIGraphicsRendererFormat

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

/// The argument of an image renderer's drawing closure.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
  /// The image as drawn so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}

/// Draws images with UIKit and Core Graphics; see `UIGraphicsImageRenderer`.
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
  /// How the renderer draws.
  open private(set) var format: UIGraphicsRendererFormat

  /// Makes a renderer of a rectangle of the drawing.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.format = format.copy() as? UIGraphicsRendererFormat ?? format
    self.format.bounds = bounds
    super.init()
  }

  /// Makes a renderer of a rectangle of the drawing, in the format that is usual for the class.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsRendererFormat()) }

  /// Whether images come out of it.
  open var allowsImageOutput: Bool { false }

  /// The class of what drawing closures are given.
  open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

  /// The context that is drawn in; nil, and nothing is drawn, unless a subclass makes one.
  open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }

  /// Called before anything is drawn, with the context and what the closures are given; nothing unless overridden.
  open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

  /// Draws in a new context, and calls `completionActions` with the result; raises for a class without contexts.
  open func runDrawingActions(
    _ drawingActions: (UIGraphicsRendererContext) -> Void,
    completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
  ) throws {
    guard let context = Self.context(with: format) else { throw CocoaError(.featureUnsupported) }
    let given = rendererContext(context)
    Self.prepare(context, with: given)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    drawingActions(given)
    completionActions?(given)
  }

  /// Hook for framework classes: what drawing closures are given.
  func rendererContext(_ context: CGContext) -> UIGraphicsRendererContext {
    UIGraphicsRendererContext(context, format: format)
  }
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
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of a rectangle of the drawing.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

  open override var allowsImageOutput: Bool { true }

  open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

  /// A bitmap of the size, scale and opacity of the format; nil without a size, and for one of more than 67 million pixels.
  open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
    let (bounds, image) = (format.bounds, format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat())
    return CGContext(picture: bounds.size, scale: image.scale, opaque: image.opaque, of: "UIGraphicsImageRenderer")
  }

  /// Moves the corner of the bounds to that of the picture.
  open override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
    let bounds = rendererContext.format.bounds
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  override func rendererContext(_ context: CGContext) -> UIGraphicsRendererContext {
    UIGraphicsImageRendererContext(context, format: format)
  }

  /// The image that `actions` draw; of no size when the bounds have none or are larger than a picture may be, which is told.
  open func image(actions: DrawingActions) -> UIImage {
    guard let drawn = run(actions) else { return UIImage() }
    return UIImage(cgImage: drawn, scale: imageFormat.scale, orientation: .up)
  }

  /// The PNG file of what `actions` draw; empty when the bounds have no size.
  open func pngData(actions: DrawingActions) -> Data { run(actions)?.pngData() ?? Data() }

  /// The JPEG file of what `actions` draw, in front of white; empty when the bounds have no size.
  ///
  /// The quality goes from 0, the smallest file, to 1.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    run(actions)?.jpegData(quality: compressionQuality) ?? Data()
  }

  private var imageFormat: UIGraphicsImageRendererFormat {
    format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
  }

  private func run(_ actions: DrawingActions) -> CGImage? {
    var image: CGImage?
    try? runDrawingActions { context in
      if let context = context as? UIGraphicsImageRendererContext { actions(context) }
    } completionActions: {
      image = $0.cgContext.makeImage()
    }
    return image
  }
}
