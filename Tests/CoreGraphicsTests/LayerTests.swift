import CoreGraphics
import Testing

@Suite struct LayerTests {
  private let left = CGRect(x: 0, y: 0, width: 2, height: 1)
  private let right = CGRect(x: 1, y: 0, width: 2, height: 1)

  @Test func layerIsCompositedAsOne() {
    let context = CGContext(width: 3, height: 1, scale: 1)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(left)
    context.setFillColor(blue)
    context.fill(right)
    context.endTransparencyLayer()
    #expect(context.allPixels == [0x8080_0000, 0x8000_0080, 0x8000_0080])
  }

  @Test func stateOfTheOutsideComesBack() {
    let context = CGContext(width: 3, height: 1, scale: 1)
    context.setFillColor(red)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(blue)
    context.saveGState()
    context.translateBy(x: 1, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.restoreGState()
    context.saveGState()
    context.endTransparencyLayer()
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    #expect(context.allPixels == [UInt32](repeating: 0xFFFF_0000, count: 3))
    context.endTransparencyLayer()
  }

  @Test func layersNest() {
    let context = CGContext(width: 2, height: 1, scale: 1)
    context.setFillColor(red)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    #expect(context.allPixels == [0x4040_0000, 0])
  }

  @Test func clipOfTheOutsideHoldsInside() {
    let context = CGContext(width: 3, height: 3, scale: 1)
    context.clip(to: CGRect(x: 1, y: 1, width: 1, height: 1))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    let mask = AlphaMask(width: 3, height: 3) { bytes, _ in bytes.update(repeating: 255, count: 12) }
    context.setFillColor(blue)
    context.fillMask(mask, atDeviceX: 0, deviceY: 0)
    context.endTransparencyLayer()
    #expect(context.allPixels == [0, 0, 0, 0, 0xFF00_00FF, 0, 0, 0, 0])
  }

  @Test func rectangleBoundsTheLayerOnlyInside() {
    let context = CGContext(width: 3, height: 1, scale: 1)
    context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0, color: blue)
    context.beginTransparencyLayer(in: CGRect(x: 1, y: 0, width: 1, height: 1), auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    context.endTransparencyLayer()
    #expect(context.allPixels == [0, 0xFFFF_0000, 0xFF00_00FF])
  }

  /// A mask layer: what was drawn stays where the layer has alpha.
  @Test func destinationInMasksALayer() {
    let context = CGContext(width: 3, height: 1, scale: 1)
    context.setFillColor(green)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    context.setBlendMode(.destinationIn)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(CGColor(gray: 0, alpha: 0.5))
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    #expect(context.allPixels == [0xFF00_FF00, 0xFF80_7F00, 0xFF00_FF00])
  }

  @Test func resetDropsLayersStatesClipAndPath() {
    let context = CGContext(width: 2, height: 1, scale: 2)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 0.5, height: 0.5))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.saveGState()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.saveGState()
    context.setFillColor(red)
    context.translateBy(x: 5, y: 5)
    context.move(to: .zero)
    context.reset()
    #expect(context.isPathEmpty && context.fillColor == .black)
    #expect(context.deviceTransform == CGAffineTransform(scaleX: 2, y: 2))
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.allPixels == [0xFF00_00FF, 0xFF00_00FF])
  }
}
