import UIKit
import XCTest

@testable import GenericViews

@MainActor final class CardTests: XCTestCase {
  func testACardIsItsContentAndThePadding() {
    let card = Card(content: UIView())
    card.content.heightAnchor.constraint(equalToConstant: 40).isActive = true
    card.content.widthAnchor.constraint(equalToConstant: 100).isActive = true
    XCTAssertEqual(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 132, height: 56))
    card.padding = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 106, height: 44))
  }

  func testACardMakesItsContent() {
    let card = Card<UISwitch>(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    card.layoutIfNeeded()
    XCTAssertTrue(card.content.isDescendant(of: card))
    XCTAssertEqual(card.content.frame.minX, 16)
    let type: UIView.Type = Card<UILabel>.self
    XCTAssertTrue(type.init(frame: .zero) is Card<UILabel>)
  }

  func testCardsOfCardsAreTold() {
    let inner = Card(content: UILabel())
    let outer = Card(content: inner)
    XCTAssertTrue((outer as UIView) is Card<Card<UILabel>>)
    XCTAssertFalse((outer as UIView) is Card<UILabel>)
    XCTAssertEqual(CardCell<NoteView>.reuseIdentifier, "CardCell<NoteView>")
  }
}
