import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct UIControlTests {
  /// A window with one control at (50, 50), 100 by 40, that notes its events.
  @MainActor final class Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let control: UIControl
    var events: [String] = []

    init(_ control: UIControl = UIControl()) {
      self.control = control
      control.frame = CGRect(x: 50, y: 50, width: 100, height: 40)
      window.addSubview(control)
      window.isHidden = false
      let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "up"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        (.primaryActionTriggered, "primary"),
      ]
      for (event, name) in names {
        control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
      }
    }

    func drag(_ points: [CGPoint], end: UITouch.Phase = .ended, tapCount: Int = 1) {
      let view = window.hitTest(points[0], with: nil)
      let touch = UITouch(window: window, view: view, location: points[0], tapCount: tapCount, timestamp: 0)
      window.sendEvent(UIEvent(touches: [touch], timestamp: 0))
      for point in points.dropFirst() {
        touch.move(to: point, phase: .moved, timestamp: 1)
        window.sendEvent(UIEvent(touches: [touch], timestamp: 1))
      }
      touch.move(to: points.last!, phase: end, timestamp: 2)
      window.sendEvent(UIEvent(touches: [touch], timestamp: 2))
    }
  }

  @Test func aTapIsDownAndUp() {
    let stage = Stage()
    stage.window.tap(at: CGPoint(x: 100, y: 60))
    #expect(stage.events == ["down", "up"])
    #expect(!stage.control.isHighlighted)
    #expect(!stage.control.isTracking)
  }

  @Test func aTapBesideDoesNothing() {
    let stage = Stage()
    stage.window.tap(at: CGPoint(x: 49, y: 60))
    #expect(stage.events.isEmpty)
  }

  @Test func aFingerCountsAsInsideUpToSeventyPointsAway() {
    let stage = Stage()
    stage.drag([CGPoint(x: 100, y: 60), CGPoint(x: 219, y: 60)])
    #expect(stage.events == ["down", "inside", "up"])
    stage.events = []
    stage.drag([CGPoint(x: 100, y: 60), CGPoint(x: 221, y: 60)])
    #expect(stage.events == ["down", "exit", "outside", "upOutside"])
    stage.events = []
    stage.drag([CGPoint(x: 100, y: 60), CGPoint(x: 300, y: 60), CGPoint(x: 120, y: 70)])
    #expect(stage.events == ["down", "exit", "outside", "enter", "inside", "up"])
  }

  @Test func highlightFollowsTheFinger() {
    let stage = Stage()
    var seen: [Bool] = []
    for event in [UIControl.Event.touchDown, .touchDragExit, .touchDragEnter, .touchUpInside] {
      stage.control.addAction(UIAction { seen.append(($0.sender as! UIControl).isHighlighted) }, for: event)
    }
    stage.drag([CGPoint(x: 100, y: 60), CGPoint(x: 300, y: 60), CGPoint(x: 120, y: 70)])
    #expect(seen == [true, false, true, false])
  }

  @Test func aTouchTakenAwayIsCancelled() {
    let stage = Stage()
    stage.drag([CGPoint(x: 100, y: 60)], end: .cancelled)
    #expect(stage.events == ["down", "cancel"])
    #expect(!stage.control.isHighlighted)
  }

  @Test func aSecondTapInARowIsToldTwice() {
    let stage = Stage()
    stage.drag([CGPoint(x: 100, y: 60)], tapCount: 2)
    #expect(stage.events == ["down", "repeat", "up"])
  }

  @Test func disabledControlsTakeNoTouches() {
    let stage = Stage()
    stage.control.isEnabled = false
    stage.window.tap(at: CGPoint(x: 100, y: 60))
    #expect(stage.events.isEmpty)
    #expect(stage.control.state == .disabled)
  }

  @Test func subclassesMayRefuseAndEndTracking() {
    final class Refusing: UIControl {
      var calls: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return touch.location(in: self).x < 50
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue")
        return touch.location(in: self).x < 80
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
    }
    let control = Refusing()
    let stage = Stage(control)
    stage.window.tap(at: CGPoint(x: 120, y: 60))
    #expect(stage.events.isEmpty)
    #expect(control.calls == ["begin"])
    control.calls = []
    stage.drag([CGPoint(x: 60, y: 60), CGPoint(x: 100, y: 60), CGPoint(x: 140, y: 60)])
    #expect(control.calls == ["begin", "continue", "continue"])
    #expect(stage.events == ["down", "inside"])
  }

  // MARK: Targets and actions

  class Receiver: UIResponder {
    var calls: [String] = []
    func didTap(_ sender: UIControl) { calls.append("base") }
    func refresh() { calls.append("refresh") }
    func didTap(_ sender: UIControl, event: UIEvent?) { calls.append("event") }
    func add(to control: UIControl) {
      control.addTarget(self, action: Selector(Receiver.didTap(_:)), for: .touchUpInside)
    }
  }

  final class Overriding: Receiver {
    override func didTap(_ sender: UIControl) { calls.append("override") }
  }

  @Test func selectorsDispatchToOverrides() {
    let control = UIControl()
    let receiver = Overriding()
    receiver.add(to: control)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.calls == ["override"])
  }

  @Test func selectorsTakeNoSenderOrAnEvent() {
    let control = UIControl()
    let receiver = Receiver()
    control.addTarget(receiver, action: Selector(Receiver.refresh), for: .valueChanged)
    control.addTarget(receiver, action: Selector(Receiver.didTap(_:event:)), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(receiver.calls == ["refresh", "event"])
  }

  @Test func targetsAreHeldWeaklyAndRemoved() {
    let control = UIControl()
    let action = Selector(Receiver.refresh)
    let receiver = Receiver()
    control.addTarget(receiver, action: action, for: [.touchDown, .touchUpInside])
    control.removeTarget(receiver, action: action, for: .touchDown)
    control.sendActions(for: [.touchDown])
    #expect(receiver.calls.isEmpty)
    control.sendActions(for: [.touchUpInside])
    #expect(receiver.calls == ["refresh"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: [.touchUpInside])
    #expect(receiver.calls == ["refresh"])
    weak var gone: Receiver?
    do {
      let short = Receiver()
      gone = short
      control.addTarget(short, action: action, for: .touchDown)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
  }

  @Test func withoutTargetTheResponderChainIsSearched() {
    final class Container: UIView {
      var count = 0
      func refresh() { count += 1 }
    }
    let container = Container()
    let control = UIControl()
    container.addSubview(control)
    control.addTarget(nil, action: Selector(Container.refresh), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(container.count == 1)
  }

  @Test func anActionOfTheSameNameTakesThePlaceOfTheFirst() {
    let control = UIControl()
    var calls: [Int] = []
    let name = UIAction.Identifier("same")
    control.addAction(UIAction(identifier: name) { _ in calls.append(1) }, for: .touchUpInside)
    control.addAction(UIAction(identifier: name) { _ in calls.append(2) }, for: .touchUpInside)
    control.addAction(UIAction { _ in calls.append(3) }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(calls == [2, 3])
    control.removeAction(identifiedBy: name, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(calls == [2, 3, 3])
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test func disabledActionsAreNotDone() {
    let control = UIControl()
    var count = 0
    control.addAction(UIAction(attributes: .disabled) { _ in count += 1 }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count == 0)
  }
}
