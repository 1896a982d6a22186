import UIKit
import XCTest

@testable import NibsBesideSources

@MainActor final class TaskCellTests: XCTestCase {
  func testTheNibMakesAConnectedCell() throws {
    let cell = try XCTUnwrap(TaskCell.nib.instantiate(withOwner: nil).first as? TaskCell)
    XCTAssertTrue(cell.isAwake)
    XCTAssertEqual(cell.reuseIdentifier, "TaskCell")
    XCTAssertEqual(cell.selectionStyle, .none)
    XCTAssertTrue(cell.doneSwitch.isOn)
    XCTAssertEqual(cell.titleLabel.textColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(cell.titleLabel.font.pointSize, 17)
  }

  func testANibWithAnOwner() {
    let banner = Banner.make()
    banner.layoutIfNeeded()
    XCTAssertEqual(banner.button.frame, CGRect(x: 220, y: 18, width: 80, height: 44))
    XCTAssertEqual(banner.button.title(for: .normal), "Dismiss")
    banner.height.constant = 20
    banner.layoutIfNeeded()
    XCTAssertEqual(banner.button.frame, CGRect(x: 220, y: 30, width: 80, height: 20))
    banner.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(banner.taps, 1)
  }
}
