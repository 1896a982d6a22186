import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct MotionEventTests {
  private final class ShakenController: UIViewController {
    var heard: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("began \(motion == .motionShake)")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("ended \(event?.type == .motion && event?.subtype == .motionShake)")
    }
  }

  @Test func theFirstResponderIsToldOfShaking() {
    TestScreen.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let controller = ShakenController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.updateForFrame()
    window.shake()
    #expect(controller.heard.isEmpty)
    #expect(controller.becomeFirstResponder())
    window.shake()
    #expect(controller.heard == ["began true", "ended true"])
  }

  @Test func emptyAttributedStringsAreMadeWithoutArguments() {
    #expect(NSAttributedString().length == 0)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
  }
}
