internal import CCairo

/// A place to draw into: 32-bit pixels in memory.
///
/// **Spaces.** Drawing calls take points in *user space*; the current transform (``ctm``) maps them to *device space*, whose
/// origin is the bottom left pixel and whose y axis points up, as everywhere in Quartz. A context made by
/// ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`` starts with user space equal to it. A UIKit
/// context starts with the origin at the top left, y down, and `scale` pixels a point. Package clients that work with pixels
/// use ``deviceTransform``, which counts rows from the top.
///
/// **State.** ``saveGState()`` keeps transform, clip, colours, alpha, blend mode, shadow and line settings; the current path is
/// not part of it. Paths are mapped to device space as they are built, so later changes of the transform do not move them.
///
/// **Pixels** are premultiplied 0xAARRGGBB words in sRGB. The same calls give the same bytes on every machine.
///
/// A context is used by one thread at a time.
public final class CGContext {
  let buffer: PixelBuffer

  /// Cairo's context; its matrix stays the identity, points reach it in y-down device pixels.
  let cairo: OpaquePointer
  let surface: OpaquePointer

  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// Whether alpha is not kept: everything drawn lands on opaque ground.
  let opaque: Bool

  /// The pixels in the layout of the context's maker, if that is not the context's own.
  let exchanged: ExchangedPixels?

  /// User space to y-down pixels at the start; shadows are measured in it.
  let baseTransform: CGAffineTransform

  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []

  /// The current path, in y-down device pixels.
  let currentPath = CGMutablePath()

  init(
    buffer: PixelBuffer, width: Int, height: Int, opaque: Bool, baseTransform: CGAffineTransform,
    exchanged: ExchangedPixels? = nil
  ) {
    self.buffer = buffer
    self.exchanged = exchanged
    self.width = width
    self.height = height
    self.opaque = opaque
    self.baseTransform = baseTransform
    surface = cairo_image_surface_create_for_data(
      buffer.base.assumingMemoryBound(to: UInt8.self), opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width),
      Int32(height),
      Int32(buffer.bytesPerRow))
    cairo = cairo_create(surface)
    state = GraphicsState(
      deviceTransform: baseTransform, patternBase: baseTransform,
      clipBounds: DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height))
    if opaque { fillPixels(with: 0xFF00_0000) }
  }

  /// Makes a context with Quartz's y-up user space, one point a pixel.
  ///
  /// Pixels are 8 bits a component in RGB, alpha first or last, premultiplied or skipped, in either order of bytes; any
  /// other layout gives `nil`, as do sizes below 1 or above 32,767. With `data` the caller's memory is drawn into,
  /// which has to outlive the context; without it zeroed memory is made, and `bytesPerRow` may be 0. Each drawing is in
  /// the memory when its call returns; quickest is alpha first in 32-bit little-endian words, since in all other
  /// layouts the pixels are copied.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, width <= ImageLimits.largestSide, height <= ImageLimits.largestSide,
      bitsPerComponent == 8, space.kind == .sRGB,
      bytesPerRow % 4 == 0, bytesPerRow >= width * 4 || (bytesPerRow == 0 && data == nil),
      let layout = PixelLayout(CGBitmapInfo(rawValue: bitmapInfo)), layout.isDrawable
    else { return nil }
    let stride = bytesPerRow == 0 ? width * 4 : bytesPerRow
    let buffer =
      data.map { PixelBuffer(borrowing: $0, bytesPerRow: stride, height: height) }
      ?? PixelBuffer(bytesPerRow: stride, height: height)
    let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    if layout.isNative {
      self.init(buffer: buffer, width: width, height: height, opaque: false, baseTransform: transform)
      return
    }
    let exchanged = ExchangedPixels(memory: buffer, layout: layout, info: CGBitmapInfo(rawValue: bitmapInfo))
    let own = PixelBuffer(bytesPerRow: width * 4, height: height)
    if data != nil { exchanged.read(into: own, width: width, height: height) }
    self.init(
      buffer: own, width: width, height: height, opaque: false, baseTransform: transform, exchanged: exchanged)
  }

  /// Makes a UIKit context: `width` × `height` **pixels**, origin at the top left, y down, `scale` pixels a point.
  ///
  /// Sizes are cut to 1…32,767. An opaque context starts black, another one clear.
  ///
  /// - Parameter isOverwritten: whether the first drawing writes each pixel, so that the context may start with any.
  package convenience init(
    width: Int, height: Int, scale: CGFloat, opaque: Bool = false, isOverwritten: Bool = false
  ) {
    let width = min(max(width, 1), ImageLimits.largestSide)
    let height = min(max(height, 1), ImageLimits.largestSide)
    let buffer =
      isOverwritten
      ? PixelBuffer.uninitialized(bytesPerRow: width * 4, height: height)
      : PixelBuffer(bytesPerRow: width * 4, height: height)
    self.init(
      buffer: buffer, width: width, height: height, opaque: opaque,
      baseTransform: CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Makes a UIKit context for a size in **points**; pixels are rounded up.
  package convenience init(size: CGSize, scale: CGFloat, opaque: Bool = false, isOverwritten: Bool = false) {
    func pixels(_ side: CGFloat) -> Int {
      // A side that is whole but for the rounding of its product must not grow by a pixel.
      let value = (side * scale - 1e-6).rounded(.up)
      return value.isFinite ? Int(min(max(value, 1), CGFloat(ImageLimits.largestSide))) : 1
    }
    self.init(
      width: pixels(size.width), height: pixels(size.height), scale: scale, opaque: opaque,
      isOverwritten: isOverwritten)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }
}

extension CGContext {
  /// The bits of a component: 8, the only depth.
  public var bitsPerComponent: Int { 8 }
  /// 32: four components of 8 bits.
  public var bitsPerPixel: Int { 32 }
  /// Bytes from one row of pixels to the next.
  public var bytesPerRow: Int { exchanged?.memory.bytesPerRow ?? buffer.bytesPerRow }
  /// sRGB, which every context draws in.
  public var colorSpace: CGColorSpace? { .deviceRGB }
  /// The place of a pixel's alpha, and whether it is left out of account.
  public var alphaInfo: CGImageAlphaInfo {
    if let info = exchanged?.info {
      return CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) ?? .premultipliedFirst
    }
    return opaque ? .noneSkipFirst : .premultipliedFirst
  }
  /// The place of a pixel's alpha, and the order of its bytes.
  public var bitmapInfo: CGBitmapInfo {
    exchanged?.info ?? [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }

  /// The memory drawn into; transparency layers that are open are not in it yet.
  public var data: UnsafeMutableRawPointer? {
    cairo_surface_flush(surface)
    return exchanged?.memory.base ?? buffer.base
  }

  /// Writes drawings to memory, where they are in any case when a call returns.
  public func flush() {
    cairo_surface_flush(surface)
  }

  /// Writes drawings to memory, where they are in any case when a call returns.
  public func synchronize() {
    cairo_surface_flush(surface)
  }
}
