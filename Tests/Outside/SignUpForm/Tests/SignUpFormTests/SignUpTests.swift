import UIKit
import XCTest

@testable import SignUpForm

@MainActor final class SignUpTests: XCTestCase {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let form = SignUpController()

  override func setUp() async throws {
    window.rootViewController = UINavigationController(rootViewController: form)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func type(_ text: String, into field: Field) {
    XCTAssertTrue(field.textField.becomeFirstResponder())
    for character in text { field.textField.insertText(String(character)) }
    XCTAssertTrue(field.textField.resignFirstResponder())
  }

  func testTheButtonWaitsForEverything() {
    XCTAssertFalse(form.button.isEnabled)
    type("Ada", into: form.name)
    type("ada@example.com", into: form.email)
    type("12345678", into: form.password)
    XCTAssertFalse(form.button.isEnabled)
    form.terms.setOn(true, animated: false)
    form.terms.sendActions(for: .valueChanged)
    XCTAssertTrue(form.button.isEnabled)
    var values: [String: String] = [:]
    form.onSubmit = { values = $0 }
    form.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(values, ["name": "Ada", "email": "ada@example.com"])
  }

  func testAFaultTakesRoomUntilItIsMended() {
    let before = form.password.frame.minY
    type("ada", into: form.email)
    window.layoutIfNeeded()
    XCTAssertEqual(form.email.fault.text, "Is no address")
    XCTAssertFalse(form.email.fault.isHidden)
    XCTAssertEqual(form.password.frame.minY, before + form.email.fault.frame.height + 4, accuracy: 0.01)
    type("@example.com", into: form.email)
    window.layoutIfNeeded()
    XCTAssertTrue(form.email.fault.isHidden)
    XCTAssertEqual(form.password.frame.minY, before, accuracy: 0.01)
  }

  func testTestsAreBuiltForDebugging() {
    form.fillForDevelopment()
    XCTAssertEqual(form.name.text, "Ada")
  }

  func testANameHasTenCharacters() {
    type("Bartholomew the Great", into: form.name)
    XCTAssertEqual(form.name.textField.text, "Bartholome")
  }
}
