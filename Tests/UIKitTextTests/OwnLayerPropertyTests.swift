import Testing
import UIKit

// Sources as the adapter leaves them; the comments say what was written.

/// Draws a bar as wide as a share of itself.
@MainActor private final class BarLayer: CALayer {
  // Was `@NSManaged var progress: CGFloat`.
  @_LayerVar var progress: CGFloat
  // Was `@objc dynamic var inset: CGFloat = 0`.
  @_Observed var inset: CGFloat = 0
  var color = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  var isAnimatedBySetting = false

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || key == "inset" || super.needsDisplay(forKey: key)
  }
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? BarLayer { (color, inset) = (other.color, other.inset) }
  }
  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "progress", isAnimatedBySetting else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.progress
    animation.duration = 1
    return animation
  }
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(color)
    ctx.fill(CGRect(x: inset, y: 0, width: bounds.width * progress, height: bounds.height))
  }
}

extension BarLayer {
  fileprivate static func _m1(_ t: _MethodTable) {
    t.add("progress", \BarLayer.progress)
    t.add("inset", \BarLayer.inset)
  }
}
@section("swift5_tests") @used private let _r1: _ClassRecord =
  (0x6d73_6864, 0, { _describe($0, BarLayer.self, BarLayer._m1) }, 0, 0)

/// Properties that a layer's class adds, animated and drawn frame by frame.
@MainActor @Suite(.serialized) struct OwnLayerPropertyTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  private let bar = BarLayer()

  init() {
    TestScreen.reset(scale: 1)
    window.isHidden = false
    bar.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    window.layer.addSublayer(bar)
    bar.setNeedsDisplay()
  }

  /// How many pixels of the middle row are blue.
  private func blue() -> Int {
    window.updateForFrame()
    let compositor = Compositor(size: CGSize(width: 100, height: 20), scale: 1, background: .white)
    _ = compositor.render(window.layer)
    return compositor.withUnsafePixels { pixels, bytesPerRow in
      (0..<100).filter { pixels[10 * bytesPerRow / 4 + $0] & 0xFFFFFF == 0xFF }.count
    }
  }

  private func advance(_ seconds: Double) { DisplayClock.shared.advance(by: seconds) }

  @Test func propertiesThatTheLayerKeepsBeginAtZeroAndAskForDisplay() {
    #expect(bar.progress == 0 && blue() == 0)
    bar.progress = 0.25
    #expect(bar.needsDisplay())
    #expect(blue() == 25)
    let copy = BarLayer(layer: bar)
    #expect(copy.progress == 0.25)
    #expect(bar.value(forKey: "progress") as? CGFloat == 0.25)
  }

  @Test func framesOfAnAnimationAreDrawn() {
    bar.progress = 0.1
    #expect(blue() == 10)
    let animation = CABasicAnimation(keyPath: "progress")
    animation.fromValue = 0.0
    animation.toValue = NSNumber(value: 1.0)
    animation.duration = 2
    bar.add(animation, forKey: "progress")
    advance(0.5)
    #expect(blue() == 25)
    #expect(abs((bar.presentation()?.progress ?? 0) - 0.25) < 1e-6 && bar.progress == 0.1)
    advance(1)
    #expect(blue() == 75)
    // What the class does not animate is as it was set last.
    bar.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    bar.setNeedsDisplay()
    #expect(blue() == 0)
    bar.color = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    bar.setNeedsDisplay()
    advance(1)
    #expect(blue() == 10)
  }

  @Test func settingAPropertyDoesWhatItsActionSays() {
    _ = blue()
    bar.isAnimatedBySetting = true
    bar.progress = 1
    #expect(bar.animationKeys() == ["progress"])
    advance(0.5)
    #expect(blue() == 50)
    advance(1)
    #expect(blue() == 100 && bar.animationKeys() == nil)
  }

  @Test func observedPropertiesAreAnimatedToo() {
    bar.progress = 0.5
    let animation = CABasicAnimation(keyPath: "inset")
    animation.fromValue = 100
    animation.toValue = 0
    animation.duration = 1
    bar.add(animation, forKey: nil)
    advance(0.75)
    #expect(blue() == 50)
    advance(0.5)
    #expect(blue() == 50 && bar.inset == 0)
  }
}
