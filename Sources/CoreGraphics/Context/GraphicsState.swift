/// A shadow in base space, with the arguments of `setShadow`.
struct ShadowStyle {
  var offset: CGSize
  var blur: CGFloat
  var color: CGColor
}

/// An axis-aligned rectangle of whole device pixels.
package struct DeviceRect: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = max(minX, maxX)
    self.maxY = max(minY, maxY)
  }

  /// Makes the smallest pixel rectangle around `rect`, cut to the range of coordinates.
  package init(covering rect: CGRect) {
    // Far enough for views of a hundred million points, and near enough for areas to be added up.
    func whole(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(max(value, -0x1p29), 0x1p29)) }
    if rect.isNull {
      self.init(minX: 0, minY: 0, maxX: 0, maxY: 0)
    } else {
      self.init(
        minX: whole(rect.minX.rounded(.down)), minY: whole(rect.minY.rounded(.down)),
        maxX: whole(rect.maxX.rounded(.up)), maxY: whole(rect.maxY.rounded(.up)))
    }
  }

  package var width: Int { maxX - minX }
  package var height: Int { maxY - minY }
  package var isEmpty: Bool { width == 0 || height == 0 }
  package var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  package func intersection(_ other: DeviceRect) -> DeviceRect {
    DeviceRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  package func inset(by distance: Int) -> DeviceRect {
    DeviceRect(
      minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }
}

/// The state that is saved and restored together; Cairo keeps the clip itself, in step with this.
struct GraphicsState {
  /// User space to device pixels, y down.
  var deviceTransform: CGAffineTransform
  /// The transform before the drawing changed it, at whose origin patterns begin.
  var patternBase: CGAffineTransform

  /// The pixels that the clip may reach; exactly the clip when `clipIsPixelRect`.
  var clipBounds: DeviceRect
  var clipIsPixelRect = true
  /// A picture that limits drawing as well.
  var clipMask: ClipMask?

  var fillColor = CGColor.black { didSet { fillWord = nil } }
  var strokeColor = CGColor.black
  var alpha: CGFloat = 1 { didSet { fillWord = nil } }

  /// The fill colour with alpha as a pixel, once it was needed.
  var fillWord: UInt32?

  var blendMode = CGBlendMode.normal
  var shadow: ShadowStyle?
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []
  var interpolationQuality = CGInterpolationQuality.default
  var antialiases = true
  var allowsAntialiasing = true
  var flatness: CGFloat = 0
}
