import UIKit
import XCTest

@testable import KeyboardObserver

@MainActor final class KeyboardTests: XCTestCase {
  private var window: UIWindow!
  private var controller: NotesController!

  override func setUp() async throws {
    window = UIWindow(frame: UIScreen.main.bounds)
    controller = NotesController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  override func tearDown() async throws {
    window.endEditing(true)
    window.isHidden = true
  }

  func testTheKeyboardTakesRoomAndGivesItBack() throws {
    let shown = expectation(forNotification: UIResponder.keyboardDidShowNotification, object: nil)
    XCTAssertTrue(controller.fields[0].becomeFirstResponder())
    wait(for: [shown], timeout: 2)
    let change = try XCTUnwrap(controller.observer.changes.first)
    XCTAssertEqual(change.frame.maxY, UIScreen.main.bounds.maxY)
    XCTAssertEqual(change.duration, 0.25)
    let insets = controller.scrollView.contentInset
    XCTAssertEqual(insets.bottom + controller.scrollView.safeAreaInsets.bottom, change.frame.height)
    XCTAssertEqual(controller.scrollView.verticalScrollIndicatorInsets.bottom, insets.bottom)
    let hidden = expectation(forNotification: UIResponder.keyboardDidHideNotification, object: nil)
    XCTAssertTrue(controller.fields[0].resignFirstResponder())
    wait(for: [hidden], timeout: 2)
    XCTAssertEqual(controller.scrollView.contentInset.bottom, 0)
  }

  func testReturnGoesFromFieldToField() {
    controller.fields[0].becomeFirstResponder()
    for index in 0..<11 {
      XCTAssertEqual(controller.textFieldShouldReturn(controller.fields[index]), false)
      XCTAssertTrue(controller.fields[index + 1].isFirstResponder, "\(index)")
    }
    XCTAssertTrue(controller.textFieldShouldReturn(controller.fields[11]))
    XCTAssertFalse(controller.fields.contains { $0.isFirstResponder })
  }

  func testAnObserverThatIsGoneHearsNothing() {
    let scrollView = UIScrollView(frame: window.bounds)
    window.addSubview(scrollView)
    var observer: KeyboardObserver? = KeyboardObserver(scrollView: scrollView)
    weak let gone = observer
    XCTAssertNotNil(gone)
    observer = nil
    XCTAssertNil(gone)
    controller.fields[0].becomeFirstResponder()
    XCTAssertEqual(scrollView.contentInset.bottom, 0)
  }
}
