import Testing

@testable import UIKit

/// A window of the screen with views in it, and keys and a finger on it.
@MainActor struct TextWindow {
  let window: UIWindow
  let controller = UIViewController()
  var keys: KeyDriver { KeyDriver(window: window) }

  init() {
    TestScreen.reset()
    UIScreen.main.configure(
      bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), traits: UITraitCollection())
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.updateForFrame()
  }

  func add(_ view: UIView, _ frame: CGRect = CGRect(x: 20, y: 100, width: 300, height: 34)) {
    view.frame = frame
    controller.view.addSubview(view)
    window.updateForFrame()
  }

  func advance(_ seconds: Double) { DisplayClock.shared.advance(by: seconds) }

  func tap(_ view: UIView, at point: CGPoint? = nil) {
    let place = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    window.tap(at: view.convert(place, to: nil as UIView?))
    window.updateForFrame()
  }
}

/// Writes down what a text field asks and tells.
@MainActor final class FieldLog: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var refuses: Set<String> = []

  private func asked(_ line: String) -> Bool {
    lines.append(line)
    return !refuses.contains(line)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { asked("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { asked("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { asked("change \(range.location),\(range.length) \(string)") }
  func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { asked("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { asked("shouldReturn") }
}
