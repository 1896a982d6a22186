import Testing

@testable import UIKit

/// Items of lists that are moved by their reorder controls.
@MainActor @Suite("Reorder controls of lists", .serialized)
struct ListReorderTests {
  @Test func aFingerOnTheLinesMovesTheItem() throws {
    let rows = (0..<5).map { TwinContent.Row(text: "Row \($0)") }
    let stage = TwinStage(TwinContent(sections: [.init(header: nil, rows: rows, footer: nil)]))
    stage.isEditing = true
    stage.showList(.plain)
    let list = try #require(stage.collection)
    UIView.performWithoutAnimation { list.isEditing = true }
    stage.settle()
    let finger = TouchDriver(window: stage.window)
    finger.drag(from: CGPoint(x: 345, y: 22), to: CGPoint(x: 345, y: 120), duration: 0.5)
    DisplayClock.shared.advance(by: 2)
    #expect(stage.moves == [[IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)]])
  }
}
