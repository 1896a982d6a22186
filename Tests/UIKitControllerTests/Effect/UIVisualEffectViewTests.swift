import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct UIVisualEffectViewTests {
  private let window: UIWindow

  init() {
    TestScreen.reset(scale: 1, size: CGSize(width: 100, height: 60))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    window.backgroundColor = .white
    window.makeKeyAndVisible()
  }

  /// The colour of a pixel, 0xRRGGBB.
  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    window.updateForFrame()
    let compositor = Compositor(size: window.bounds.size, scale: 1)
    compositor.render(window.layer)
    return compositor.withUnsafePixels { pixels, bytesPerRow in pixels[y * bytesPerRow / 4 + x] & 0xFFFFFF }
  }

  private func grey(_ x: Int, _ y: Int) -> Int { Int(pixel(x, y) & 255) }

  private func add(_ style: UIBlurEffect.Style) -> UIVisualEffectView {
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    half.backgroundColor = .black
    window.addSubview(half)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.frame = window.bounds
    window.addSubview(view)
    return view
  }

  @Test func whatLiesBehindIsBlurred() {
    _ = add(.systemUltraThinMaterialLight)
    let (left, middle, right) = (grey(2, 30), grey(50, 30), grey(97, 30))
    #expect(left < middle - 10 && middle < right - 10)
    #expect(left > 100)
  }

  @Test func thickerMaterialsLetLessThrough() {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    let differences = styles.map { style -> Int in
      let view = add(style)
      defer { view.removeFromSuperview() }
      return grey(97, 30) - grey(2, 30)
    }
    #expect(differences == differences.sorted(by: >) && Set(differences).count == 4)
  }

  @Test func materialsFollowTheAppearance() {
    let view = add(.systemMaterial)
    let light = grey(97, 30)
    window.overrideUserInterfaceStyle = .dark
    #expect(grey(97, 30) < light - 60)
    view.effect = UIBlurEffect(style: .systemMaterialLight)
    #expect(grey(97, 30) == light)
  }

  @Test func withoutAnEffectNothingIsChanged() {
    let view = add(.dark)
    #expect(pixel(97, 30) != 0xFFFFFF)
    view.effect = nil
    #expect(pixel(97, 30) == 0xFFFFFF && pixel(2, 30) == 0)
  }

  @Test func aBlurComesInAnAnimation() {
    let view = add(.dark)
    view.effect = nil
    window.updateForFrame()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = UIBlurEffect(style: .dark) }
    DisplayClock.shared.advance(by: 0.5)
    let half = grey(97, 30)
    DisplayClock.shared.advance(by: 0.6)
    #expect(grey(97, 30) < half && half < 255)
  }

  @Test func alphaFadesTheBlurAndNotItsBackdrop() {
    let view = add(.dark)
    let whole = grey(97, 30)
    view.alpha = 0.5
    #expect(abs(grey(97, 30) - (255 + whole) / 2) <= 2)
  }

  @Test func contentFillsTheView() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(view.contentView.frame == view.bounds && view.contentView.superview === view)
  }

  @Test func vibrancyGivesContentOneColour() throws {
    let view = add(.dark)
    let blur = try #require(view.effect as? UIBlurEffect)
    let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
    vibrant.frame = view.bounds
    let before = grey(20, 30)
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
    box.backgroundColor = .red
    vibrant.contentView.addSubview(box)
    view.contentView.addSubview(vibrant)
    let seen = pixel(20, 30)
    #expect(seen >> 16 == seen & 255 && Int(seen & 255) > before + 100)
    vibrant.effect = UIVibrancyEffect(blurEffect: blur, style: .quaternaryLabel)
    #expect(grey(20, 30) < Int(seen & 255) - 50)
    vibrant.effect = nil
    #expect(pixel(20, 30) >> 16 > 200 && pixel(20, 30) & 255 < 100)
  }
}
