@testable import QuartzCore

/// A rendered frame whose pixels tests look at.
struct Picture {
  let width: Int
  let height: Int
  private let words: [UInt32]

  @MainActor
  init(_ compositor: Compositor) {
    (width, height) = (compositor.pixelWidth, compositor.pixelHeight)
    words = compositor.withUnsafePixels { pixels, bytesPerRow in
      Array(UnsafeBufferPointer(start: pixels, count: bytesPerRow / 4 * compositor.pixelHeight))
    }
  }

  @MainActor
  init(_ context: CGContext) {
    (width, height) = (context.width, context.height)
    words = context.withUnsafePixels { pixels, bytesPerRow in
      Array(UnsafeBufferPointer(start: pixels, count: bytesPerRow / 4 * context.height))
    }
  }

  /// 0xAARRGGBB, premultiplied.
  subscript(x: Int, y: Int) -> UInt32 { words[y * width + x] }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }
}

/// Renders a root layer of the given size from nothing.
@MainActor
func picture(
  width: CGFloat, height: CGFloat, scale: CGFloat = 1, background: CGColor? = nil, _ build: (CALayer) -> Void
) -> Picture {
  let root = makeLayer(0, 0, width, height)
  build(root)
  let compositor = Compositor(size: CGSize(width: width, height: height), scale: scale, background: background)
  compositor.render(root)
  root.checkInvariants()
  return Picture(compositor)
}

@MainActor
func makeLayer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = color
  return layer
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let halfRed = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
}

let clearPixel: UInt32 = 0
let redPixel: UInt32 = 0xFFFF_0000
let greenPixel: UInt32 = 0xFF00_FF00
let bluePixel: UInt32 = 0xFF00_00FF
let whitePixel: UInt32 = 0xFFFF_FFFF
let blackPixel: UInt32 = 0xFF00_0000

/// An image of the given pixels, row by row.
@MainActor
func makeImage(width: Int, _ pixels: [CGColor]) -> CGImage {
  let height = pixels.count / width
  let context = CGContext(width: width, height: height, scale: 1)
  for (index, color) in pixels.enumerated() {
    context.setFillColor(color)
    context.fill(CGRect(x: index % width, y: index / width, width: 1, height: 1))
  }
  return context.makeImage()!
}

/// Content drawn straight into the frame by a closure.
@MainActor
final class ClosureDrawing: LayerContentDrawing {
  var contentIsStableUnderClipping = true
  var count = 0
  var body: (CALayer, CGContext) -> Void

  init(isStable: Bool = true, _ body: @escaping (CALayer, CGContext) -> Void) {
    contentIsStableUnderClipping = isStable
    self.body = body
  }

  func drawContent(of layer: CALayer, in context: CGContext) {
    count += 1
    body(layer, context)
  }
}
