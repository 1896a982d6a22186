import Rating
import Testing
import UIKit

@testable import Review

final class Listener: ReviewControllerDelegate {
  var rating: Int?

  func reviewController(_ controller: ReviewController, didFinishWith rating: Int) { self.rating = rating }
}

@MainActor @Suite struct ReviewControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  private let controller = ReviewController()

  init() {
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test func extensionsAnswerForTheirClass() {
    #expect(controller.rating.bounds.size == CGSize(width: 150, height: 30))
    controller.highest = 3
    controller.rating.tap(4)
    controller.rating.tap(2)
    #expect(controller.rating.value == 2)
    #expect(controller.log.filter { $0 != "scrolled" } == ["did change 2", "changed 2"])
  }

  @Test func theListenerHearsOfTheEnd() {
    let listener = Listener()
    controller.delegate = listener
    controller.cancel()
    #expect(listener.rating == nil)
    controller.rating.tap(5)
    controller.perform(#selector(ReviewController.done))
    #expect(listener.rating == 5)
  }

  @Test func theTableAsksItsDelegate() {
    #expect((0..<3).map { controller.table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [50, 60, 70])
    let delegate = controller.table.delegate
    #expect(delegate?.tableView?(controller.table, willSelectRowAt: [0, 0]) == .some(nil))
    #expect(delegate?.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))) == false)
    controller.table.contentOffset.y = 5
    #expect(controller.log.last == "scrolled")
  }
}
