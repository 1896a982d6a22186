import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct MotionEffectTests {
  @Test func viewsMoveWithTheTiltAndKeepTheirPlace() {
    TestScreen.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    window.addSubview(view)
    let across = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    across.minimumRelativeValue = -20
    across.maximumRelativeValue = 20
    let group = UIMotionEffectGroup()
    group.motionEffects = [across]
    view.addMotionEffect(group)
    #expect(view.motionEffects == [group] && view.layer.animationKeys() == nil)
    UIScreen.main.viewerOffset = UIOffset(horizontal: 0.5, vertical: 1)
    DisplayClock.shared.advance(by: 0.1)
    #expect(view.layer.presentation()?.position.x == 25 && view.center.x == 15)
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty && view.layer.animationKeys() == nil)
    UIScreen.main.viewerOffset = .zero
  }

  @Test func valuesLieBetweenTheExtremes() {
    let effect = UIInterpolatingMotionEffect(keyPath: "layer.shadowOffset", type: .tiltAlongVerticalAxis)
    effect.minimumRelativeValue = CGSize(width: -2, height: 0)
    effect.maximumRelativeValue = CGSize(width: 2, height: 4)
    let middle = effect.keyPathsAndRelativeValues(forViewerOffset: .zero)
    #expect(middle?["layer.shadowOffset"] as? CGSize == CGSize(width: 0, height: 2))
    let beyond = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0, vertical: 3))
    #expect(beyond?["layer.shadowOffset"] as? CGSize == CGSize(width: 2, height: 4))
    #expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
  }
}
