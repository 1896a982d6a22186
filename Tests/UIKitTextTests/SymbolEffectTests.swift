import QuartzCore
import Testing

@testable import UIKit

/// Effects of symbols on the display clock.
@MainActor @Suite(.serialized) struct SymbolEffectTests {
  private let window: UIWindow
  private let view: UIImageView

  init() {
    TestScreen.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view = UIImageView(image: UIImage(systemName: "star.fill"))
    view.frame = CGRect(x: 50, y: 50, width: 40, height: 40)
    window.addSubview(view)
    window.isHidden = false
    window.updateForFrame()
  }

  private func wait(_ seconds: Double) {
    for _ in 0..<Int(seconds * 60) { Stage.ground.clock.advance(by: 1.0 / 60) }
  }

  private var scale: Double {
    let shown = (view.layer.presentation() ?? view.layer).transform
    return (shown.m11 * shown.m11 + shown.m12 * shown.m12).squareRoot()
  }
  private var opacity: Float { (view.layer.presentation() ?? view.layer).opacity }

  @Test func aBounceRunsOnceAndTellsItsEnd() {
    var ended: [Bool] = []
    view.addSymbolEffect(.bounce) { ended.append($0.isFinished) }
    wait(0.2)
    #expect(scale > 1.1)
    #expect(ended.isEmpty)
    wait(0.6)
    #expect(abs(scale - 1) < 0.001)
    #expect(ended == [true])
    view.addSymbolEffect(.bounce.down.byLayer, options: .repeat(2).speed(2))
    wait(0.1)
    #expect(scale < 0.95)
    wait(0.3)
    #expect(abs(scale - 1) > 0.01)
    wait(0.3)
    #expect(abs(scale - 1) < 0.001)
  }

  @Test func aPulseLastsUntilItIsRemoved() {
    view.addSymbolEffect(.pulse)
    wait(30.75)
    #expect(opacity < 0.5)
    view.removeSymbolEffect(ofType: .pulse)
    wait(0.1)
    #expect(opacity == 1)
    view.addSymbolEffect(.pulse, options: .nonRepeating)
    wait(2.25)
    #expect(opacity == 1)
  }

  @Test func scalingStaysAndGoesBack() {
    view.addSymbolEffect(.scale.up)
    wait(5)
    #expect(abs(scale - 1.2) < 0.001)
    view.removeAllSymbolEffects()
    wait(0.1)
    #expect(scale > 1 && scale < 1.2)
    wait(0.5)
    #expect(abs(scale - 1) < 0.001)
    view.addSymbolEffect(.scale.down, animated: false)
    wait(0.05)
    #expect(abs(scale - 0.8) < 0.001)
  }

  @Test func whatDisappearsComesBack() {
    view.addSymbolEffect(.disappear)
    wait(1)
    #expect(opacity == 0)
    view.addSymbolEffect(.appear)
    wait(1)
    #expect(opacity == 1 && abs(scale - 1) < 0.001)
  }

  @Test func othersThanSymbolsShowNothing() {
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    var ended: [Bool] = []
    view.addSymbolEffect(.wiggle) { ended.append($0.isFinished) }
    #expect(ended == [false])
    #expect(view.layer.animationKeys() ?? [] == [])
  }

  @Test func anotherSymbolTakesThePlace() throws {
    let heart = try #require(UIImage(systemName: "heart.fill"))
    view.setSymbolImage(heart, contentTransition: .replace)
    #expect(view.image === heart)
    wait(0.1)
    #expect(opacity < 1)
    wait(0.5)
    #expect(opacity == 1)
  }
}
