import Testing
import UIKit

// Sources as the adapter leaves them; the comments say what was written.

@MainActor private final class Receiver: UIResponder {
  static var classCalls = 0
  var calls: [String] = []
  var following: UIResponder?
  var allowsRefresh = true
  override var next: UIResponder? { following }
  // Was `@objc func didTap(_ sender: UIControl)`.
  func didTap(_ sender: UIControl) { calls.append("tap") }
  func didTap(_ sender: Any, with event: UIEvent?) { calls.append("tap with event") }
  func refresh() { calls.append("refresh") }
  func wantsLabel(_ sender: UILabel) { calls.append("label") }
  func tick(_ link: CADisplayLink) { calls.append("tick") }
  func pinched(_ recognizer: UIGestureRecognizer) { calls.append("gesture") }
  func note(_ text: String) { calls.append(text) }
  class func shared(_ sender: Any) { classCalls += 1 }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == "refresh" ? allowsRefresh : super.canPerformAction(action, withSender: sender)
  }
}

extension Receiver {
  fileprivate static func _m1(_ t: _MethodTable) {
    t.add(_SelectorName("didTap:")(Self.didTap(_:)))
    t.add(_SelectorName("didTap:withEvent:")(Self.didTap(_:with:)))
    t.add(_SelectorName("refresh")(Self.refresh))
    t.add(_SelectorName("wantsLabel:")(Self.wantsLabel(_:)))
    t.add(_SelectorName("tick:")(Self.tick(_:)))
    t.add(_SelectorName("pinched:")(Self.pinched(_:)))
    t.add(_SelectorName("note:")(Self.note(_:)))
    t.add(_SelectorName("shared:")(Self.shared(_:)))
  }
}
@section("swift5_tests") @used private let _r1: _ClassRecord =
  (0x6d73_6864, 0, { _describe($0, Receiver.self, Receiver._m1) }, 0, 0)

@MainActor @Suite(.serialized) struct ActionsByNameTests {
  private let receiver = Receiver()
  private let control = UIControl()

  @Test func controlsCallMethodsByName() {
    control.addTarget(receiver, action: "didTap:", for: .touchUpInside)
    control.addTarget(receiver, action: Selector(("didTap:withEvent:")), for: .touchUpInside)
    control.addTarget(receiver, action: NSSelectorFromString("refresh"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.calls == ["tap", "tap with event", "refresh"])
  }

  @Test func sameNameIsTheSameAction() {
    let selector = _SelectorName("refresh")(Receiver.refresh)
    control.addTarget(receiver, action: selector, for: .touchUpInside)
    control.addTarget(receiver, action: "refresh", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.calls == ["refresh"])
    control.removeTarget(receiver, action: "refresh", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.calls == ["refresh"])
  }

  @Test func classesMayBeTargets() {
    let before = Receiver.classCalls
    control.addTarget(Receiver.self, action: "shared:", for: .valueChanged)
    control.addTarget(Receiver.self, action: "shared:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(Receiver.classCalls == before + 1)
    control.removeTarget(Receiver.self, action: nil, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(Receiver.classCalls == before + 1)
  }

  @Test func withoutTargetTheFirstResponderThatMayIsCalled() {
    let inner = Receiver()
    let outer = Receiver()
    inner.following = outer
    inner.allowsRefresh = false
    #expect(inner.target(forAction: "refresh", withSender: nil) as? Receiver === outer)
    #expect(inner.target(forAction: "note:", withSender: nil) as? Receiver === inner)
    #expect(inner.target(forAction: "fly", withSender: nil) == nil)
  }

  @Test func senderOfAnotherTypeIsReportedAndNotPassed() {
    Diagnostics.shared.removeAll()
    control.addTarget(receiver, action: "wantsLabel:", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.calls.isEmpty)
    let summary = Diagnostics.shared.all(of: .actionNotSent).first?.summary
    #expect(summary == "wantsLabel: of Receiver takes a UILabel as argument 1 and was given a UIControl.")
    Diagnostics.shared.removeAll()
  }

  @Test func unknownActionEndsTheProgramWithItsName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let control = UIControl()
        let receiver = Receiver()
        control.addTarget(receiver, action: "didTipp:", for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Unrecognized selector didTipp: sent to Receiver"))
  }

  @Test func respondersAnswerForThemselves() {
    #expect(receiver.responds(to: "didTap:"))
    #expect((receiver as NSObject).responds(to: "didTap:"))
    #expect((receiver as any NSObjectProtocol).responds(to: "becomeFirstResponder"))
    #expect(UIView().responds(to: "setNeedsLayout"))
    #expect(!UIView().responds(to: "didTap:"))
  }

  // MARK: Delayed messages

  @Test func delayedMessagesComeInTheirTime() {
    DisplayClock.shared.beginSteering()
    defer { DisplayClock.shared.endSteering() }
    receiver.perform("note:", with: "late", afterDelay: 0.5)
    receiver.perform("note:", with: "soon", afterDelay: 0)
    receiver.perform("note:", with: "never", afterDelay: 0.2)
    receiver.perform("refresh", with: nil, afterDelay: 0.2)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: "note:", object: "never")
    #expect(receiver.calls.isEmpty)
    DisplayClock.shared.advance(by: 0.1)
    #expect(receiver.calls == ["soon"])
    DisplayClock.shared.advance(by: 0.2)
    #expect(receiver.calls == ["soon", "refresh"])
    DisplayClock.shared.advance(by: 0.3)
    #expect(receiver.calls == ["soon", "refresh", "late"])
    receiver.perform("refresh", with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver)
    DisplayClock.shared.advance(by: 1)
    #expect(receiver.calls.count == 3)
  }

  @Test func whoSteersNothingGetsThemByItself() async {
    await withCheckedContinuation { continuation in
      let waiter = Waiter(continuation)
      waiter.perform(Selector(Waiter.go), with: nil, afterDelay: 2)
    }
  }

  private final class Waiter: NSObject {
    let continuation: CheckedContinuation<Void, Never>
    init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
    func go() { continuation.resume() }
  }
}
