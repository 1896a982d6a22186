import Testing

@testable import UIKit

/// Pointers over views and buttons, presses in recognizers, and tints of views that are moved.
@Suite(.serialized) @MainActor struct PointerTests {
  private final class Listener: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      let half = defaultRegion.rect.width / 2
      let isLeft = request.location.x < half
      return UIPointerRegion(
        rect: CGRect(x: isLeft ? 0 : half, y: 0, width: half, height: 100), identifier: isLeft ? "left" : "right")
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      UIPointerStyle(shape: .verticalBeam(length: 20))
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { log.append("enters \(region.identifier as? String ?? "-")") }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { log.append("exits \(region.identifier as? String ?? "-")") }
  }

  private final class Watcher: UIHoverGestureRecognizer {
    var log: [String] = []
    override func stateDidChange() { log.append("\(state) \(Int(location(in: view).x))") }
  }

  private final class Keys: UIGestureRecognizer {
    var log: [String] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      log.append("began \(presses.first?.gestureRecognizers?.count ?? 0)")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { log.append("ended") }
  }

  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  private let window: UIWindow
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))

  init() {
    TestScreen.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(view)
    window.makeKeyAndVisible()
  }

  @Test func aPointerIsFollowedOverAView() {
    let watcher = Watcher()
    view.addGestureRecognizer(watcher)
    let pointer = PointerDriver(window: window)
    pointer.move(to: CGPoint(x: 50, y: 50))
    pointer.move(to: CGPoint(x: 110, y: 120))
    pointer.move(to: CGPoint(x: 140, y: 120))
    pointer.move(to: CGPoint(x: 50, y: 50))
    pointer.move(to: CGPoint(x: 150, y: 150))
    pointer.leave()
    #expect(watcher.log.map { String($0.prefix { $0 != " " }) } == ["began", "changed", "ended", "began", "ended"])
    #expect(watcher.log[1] == "changed 40")
    watcher.isEnabled = false
    pointer.move(to: CGPoint(x: 150, y: 150))
    #expect(watcher.log.count == 5)
  }

  @Test func partsOfAViewHavePointersOfTheirOwn() {
    let listener = Listener()
    let interaction = UIPointerInteraction(delegate: listener)
    view.addInteraction(interaction)
    let pointer = PointerDriver(window: window)
    pointer.move(to: CGPoint(x: 110, y: 120))
    pointer.move(to: CGPoint(x: 120, y: 120))
    #expect(interaction.shownStyle != nil)
    pointer.move(to: CGPoint(x: 280, y: 120))
    pointer.leave()
    #expect(listener.log == ["enters left", "exits left", "enters right", "exits right"])
    #expect(interaction.shownStyle == nil)
    interaction.isEnabled = false
    pointer.move(to: CGPoint(x: 110, y: 120))
    #expect(listener.log.count == 4)
  }

  @Test func aButtonSaysWhatThePointerIsOverIt() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 400, width: 100, height: 40)
    window.rootViewController?.view.addSubview(button)
    var asked = 0
    button.pointerStyleProvider = { _, _, _ in
      asked += 1
      return .hidden()
    }
    #expect(button.isPointerInteractionEnabled)
    PointerDriver(window: window).move(to: button.center)
    #expect(asked == 1 && button.pointerInteraction?.shownStyle?.isHidden == true)
    button.isPointerInteractionEnabled = false
    #expect(button.pointerInteraction == nil && button.gestureRecognizers?.isEmpty != false)
  }

  @Test func recognizersHearOfPressesOfTheirKinds() {
    let keys = Keys()
    let tap = UITapGestureRecognizer()
    keys.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    tap.allowedPressTypes = keys.allowedPressTypes
    var taps = 0
    let target = TapTarget { taps += 1 }
    tap.addTarget(target, action: TapTarget.tapped)
    window.rootViewController?.view.addGestureRecognizer(keys)
    window.rootViewController?.view.addGestureRecognizer(tap)
    let driver = KeyDriver(window: window)
    driver.press(.keyboardEscape)
    driver.press(.keyboardUpArrow)
    #expect(keys.log == ["began 2", "ended"] && taps == 1)
    driver.press(.keyboardEscape)
    #expect(taps == 2 && tap.state == .possible)
  }

  @MainActor private final class TapTarget: NSObject {
    let done: () -> Void
    init(_ done: @escaping () -> Void) { self.done = done }
    func tap(_ sender: Any?) { done() }
    static let tapped = _SelectorName("tap:")(TapTarget.tap(_:))
  }

  @Test func aViewIsToldThatItComesBelowAnotherTint() {
    let (red, blue) = (UIView(), UIView())
    red.tintColor = .red
    for place in [red, blue] { window.rootViewController?.view.addSubview(place) }
    let tinted = Tinted()
    blue.addSubview(tinted)
    #expect(tinted.changes == 0)
    red.addSubview(tinted)
    #expect(tinted.changes == 1 && tinted.tintColor == .red)
    let inner = Tinted()
    tinted.addSubview(inner)
    #expect(inner.changes == 1)
    let box = UIView()
    box.addSubview(inner)
    #expect(inner.changes == 2 && inner.tintColor == .systemBlue)
  }

  @Test func aRotorGoesFromOneThingToTheNext() {
    let all = (0..<3).map { index in
      let element = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 40, width: 40, height: 40))
      element.isAccessibilityElement = true
      view.addSubview(element)
      return element
    }
    let rotor = UIAccessibilityCustomRotor(name: "Things") { predicate in
      let index = all.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
      let next = predicate.searchDirection == .next ? index + 1 : index - 1
      guard all.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: all[next], targetRange: nil)
    }
    view.accessibilityCustomRotors = [rotor]
    let reader = UIScreen.main.accessibility
    reader.focus(view)
    #expect(reader.rotors(in: window).map(\.name) == ["Things"])
    #expect(reader.turn(rotor) === all[0] && reader.turn(rotor) === all[1])
    #expect(all[1].accessibilityElementIsFocused())
    #expect(reader.turn(rotor, .previous) === all[0] && reader.turn(rotor, .previous) == nil)
    #expect(UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }.name == "Headings")
  }
}
