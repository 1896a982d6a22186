import Testing

@testable import QuartzCore

@MainActor
@Suite struct CompositorSmoke {
  @Test func paintsABackground() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let compositor = Compositor(size: CGSize(width: 10, height: 10), scale: 2)
    let result = compositor.render(root)
    #expect(result.damage == [DeviceRect(minX: 0, minY: 0, maxX: 20, maxY: 20)])
    compositor.withUnsafePixels { pixels, _ in #expect(pixels[0] == 0xFFFF_0000) }
    #expect(compositor.render(root).statistics.wasUnchanged)
  }
}
