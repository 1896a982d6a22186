import Testing
import UIKit

@testable import KeyboardObserver

@MainActor @Suite(.serialized) struct RoomTests {
  @Test func aFieldAtTheEndIsAboveTheKeyboard() async throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = NotesController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    defer { window.endEditing(true) }
    let field = controller.fields[11]
    let scrollView = controller.scrollView
    scrollView.contentOffset.y = scrollView.contentSize.height - scrollView.bounds.height
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    controller.scrollView.scrollRectToVisible(field.frame, animated: false)
    let frame = try #require(controller.observer.changes.last?.frame)
    let place = field.convert(field.bounds, to: nil)
    #expect(place.maxY <= frame.minY)
    #expect(field.isEditing && field.window === window)
  }

  @Test func aTapBesideTheFieldsIsHeard() {
    let controller = NotesController()
    controller.loadViewIfNeeded()
    let taps = controller.view.gestureRecognizers?.compactMap { $0 as? UITapGestureRecognizer } ?? []
    #expect(taps.count == 1 && taps.first?.cancelsTouchesInView == false)
  }
}
