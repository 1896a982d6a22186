import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct TransitionTests {
  private let stage = Stage()
  private let compositor = Compositor(size: CGSize(width: 400, height: 400), scale: 1, background: CGColor.white)

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    compositor.render(stage.window.layer)
    return compositor.withUnsafePixels { pixels, bytesPerRow in pixels[y * bytesPerRow / 4 + x] }
  }

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test func opaqueViewsGoStraightFromOldToNew() {
    var log: [Bool] = []
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.backgroundColor = red
    stage.view.backgroundColor = .white
    stage.view.addSubview(child)
    stage.window.updateForFrame()
    UIView.transition(
      with: stage.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { UIView.performWithoutAnimation { child.backgroundColor = self.blue } },
      completion: { log.append($0) })
    #expect(pixel(5, 5) == 0xFFFF_0000)
    stage.advance(by: 0.5)
    let middle = pixel(5, 5)
    #expect(abs(Int(middle >> 16 & 0xFF) - 128) <= 1 && abs(Int(middle & 0xFF) - 128) <= 1)
    #expect(log.isEmpty)
    stage.advance(by: 0.5)
    #expect(pixel(5, 5) == 0xFF00_00FF)
    #expect(log == [true])
    #expect(stage.window.layer.sublayers?.count == 1)
  }

  @Test func aViewTakesThePlaceOfAnother() {
    let (first, second) = (UIView(frame: stage.view.bounds), UIView(frame: stage.view.bounds))
    first.backgroundColor = red
    second.backgroundColor = blue
    stage.view.addSubview(first)
    stage.window.updateForFrame()
    UIView.transition(from: first, to: second, duration: 1, options: .transitionCrossDissolve)
    #expect(first.superview == nil)
    #expect(second.superview === stage.view)
    #expect(pixel(5, 5) == 0xFFFF_0000)
    stage.advance(by: 1)
    #expect(pixel(5, 5) == 0xFF00_00FF)
    first.isHidden = true
    stage.view.addSubview(first)
    UIView.transition(
      from: second, to: first, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews])
    #expect(second.isHidden && !first.isHidden)
    #expect(second.superview === stage.view)
  }

  @Test func withoutATransitionChangesAreAnimated() {
    UIView.transition(with: stage.view, duration: 1, options: .curveLinear, animations: { self.stage.view.alpha = 0 })
    stage.advance(by: 0.5)
    #expect(abs(stage.seenAlpha - 0.5) < 1e-6)
  }
}
