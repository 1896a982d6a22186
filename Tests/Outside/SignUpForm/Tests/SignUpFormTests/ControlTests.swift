import Testing
import UIKit

@testable import SignUpForm

@MainActor @Suite struct ControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let form = SignUpController()

  init() {
    window.rootViewController = form
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test func seatsAreAskedForOfTeamsAlone() throws {
    let row = try #require(form.seats.superview)
    let before = form.button.frame.minY
    #expect(row.isHidden)
    form.plan.selectedSegmentIndex = 1
    form.plan.sendActions(for: .valueChanged)
    window.layoutIfNeeded()
    #expect(!row.isHidden && form.button.frame.minY == before + row.frame.height + 16)
    form.seats.value = 12
    form.seats.sendActions(for: .valueChanged)
    #expect(form.seatsLabel.text == "9 seats")
  }

  @Test func theFormIsAsWideAsTheScreenAndScrollsItsHeight() {
    #expect(form.stack.frame.width == 280 && form.stack.frame.origin == CGPoint(x: 20, y: 16))
    #expect(form.scrollView.contentSize == CGSize(width: 320, height: form.stack.frame.height + 32))
    #expect(form.name.textField.frame.width == 280)
  }

  @Test(arguments: [("", "Is needed"), ("a@b", "Is no address"), ("a@b.org", nil)] as [(String, String?)])
  func addresses(_ text: String, _ fault: String?) {
    form.email.textField.text = text
    #expect(form.email.validate() == (fault == nil))
    #expect(form.email.fault.text == fault)
  }
}
