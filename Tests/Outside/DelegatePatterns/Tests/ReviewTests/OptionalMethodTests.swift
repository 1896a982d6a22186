import Rating
import UIKit
import XCTest

@testable import Review

/// Implements what it must.
class Terse: NSObject, RatingControlDelegate {
  var values: [Int] = []

  func ratingControl(_ control: RatingControl, didChange value: Int) { values.append(value) }
}

/// Adds an optional method in a subclass.
final class Strict: Terse {
  var cleared = 0

  func ratingControl(_ control: RatingControl, shouldChangeTo value: Int) -> Bool { value != 3 }
  func ratingControlDidClear(_ control: RatingControl) { cleared += 1 }
}

@MainActor final class OptionalMethodTests: XCTestCase {
  private let control = RatingControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  func testWithoutADelegateEveryStarCounts() {
    control.tap(4)
    XCTAssertEqual(control.value, 4)
    XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 220, height: 44))
  }

  func testMethodsThatAreNotThereAreNotCalled() {
    let terse = Terse()
    control.delegate = terse
    control.tap(3)
    control.tap(3)
    XCTAssertEqual(terse.values, [3, 0])
    XCTAssertEqual(control.intrinsicContentSize.height, 44)
  }

  func testASubclassMayAddOptionalMethods() {
    let strict = Strict()
    control.delegate = strict
    control.tap(3)
    control.tap(2)
    control.tap(2)
    XCTAssertEqual(strict.values, [2, 0])
    XCTAssertEqual(strict.cleared, 1)
    let known: RatingControlDelegate = strict
    XCTAssertTrue(known.responds(to: #selector(RatingControlDelegate.ratingControlDidClear(_:))))
    XCTAssertFalse(Terse().responds(to: #selector(RatingControlDelegate.ratingControlDidClear(_:))))
  }

  func testDelegatesAreNotKept() {
    var terse: Terse? = Terse()
    control.delegate = terse
    terse = nil
    XCTAssertNil(control.delegate)
    control.tap(1)
    XCTAssertEqual(control.value, 1)
  }

  func testABroadcastTellsThoseThatAreStillThere() {
    let (broadcast, strict) = (RatingBroadcast(), Strict())
    var terse: Terse? = Terse()
    broadcast.add(strict)
    broadcast.add(terse!)
    control.delegate = broadcast
    control.tap(3)
    XCTAssertEqual(terse?.values, [3])
    terse = nil
    control.tap(3)
    XCTAssertEqual(strict.values, [3, 0])
    XCTAssertEqual(strict.cleared, 1)
  }
}
