import Testing

@testable import UIKit

/// Swipe actions of lists; the motion itself is the tables'.
@MainActor @Suite("Swipe actions of lists", .serialized)
struct ListSwipeTests {
  private func stage(
    leading: Bool = false, log: @escaping (String) -> Void = { _ in }
  ) -> TwinStage {
    let rows = (0..<5).map { TwinContent.Row(text: "Row \($0)") }
    let stage = TwinStage(TwinContent(sections: [.init(header: nil, rows: rows, footer: nil)]))
    stage.showList(.plain) { configuration in
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        guard path.item != 3 else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            log("delete \(path.item)")
            done(true)
          }
        ])
      }
      guard leading else { return }
      configuration.leadingSwipeActionsConfigurationProvider = { path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Pin") { _, _, done in
            log("pin \(path.item)")
            done(true)
          }
        ])
      }
    }
    return stage
  }

  private func cell(_ stage: TwinStage, _ item: Int) -> UICollectionViewListCell? {
    stage.collection?.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }

  private func swipe(_ stage: TwinStage, _ item: Int, by distance: CGFloat) {
    let y = CGFloat(item) * 44 + 22
    let finger = TouchDriver(window: stage.window)
    finger.down(at: CGPoint(x: 187, y: y))
    for step in 1...8 {
      DisplayClock.shared.advance(by: 0.02)
      finger.move(to: CGPoint(x: 187 + distance * CGFloat(step) / 8, y: y))
    }
    DisplayClock.shared.advance(by: 0.2)
    finger.up()
    DisplayClock.shared.advance(by: 2)
    stage.settle()
  }

  @Test func aSwipeOpensTheActionsAndATapDoesOne() throws {
    var log: [String] = []
    let stage = stage { log.append($0) }
    swipe(stage, 1, by: -90)
    let open = try #require(stage.collection?.swiping?.swipes.first)
    #expect(open.state.phase == .open && cell(stage, 1)?.configurationState.isSwiped == true)
    #expect(cell(stage, 1)?.superview === open.view)
    open.view.buttons[0].sendActions(for: .touchUpInside)
    DisplayClock.shared.advance(by: 2)
    stage.settle()
    #expect(log == ["delete 1"])
    #expect(stage.collection?.swiping?.swipes.isEmpty == true)
    #expect(cell(stage, 1)?.superview === stage.collection && cell(stage, 1)?.frame.minX == 0)
    #expect(cell(stage, 1)?.configurationState.isSwiped == false)
  }

  @Test func itemsWithoutActionsStay() {
    let stage = stage()
    swipe(stage, 3, by: -90)
    #expect(stage.collection?.swiping?.swipes.isEmpty == true)
    swipe(stage, 1, by: 90)
    #expect(stage.collection?.swiping?.swipes.isEmpty == true)
  }

  @Test func leadingActionsComeOutAtTheOtherSide() {
    var log: [String] = []
    let stage = stage(leading: true) { log.append($0) }
    swipe(stage, 0, by: 90)
    let open = stage.collection?.swiping?.swipes.first
    #expect(open?.side == .leading && (cell(stage, 0)?.frame.minX ?? 0) > 70)
    // All the way does the first action.
    open?.close(animated: false)
    swipe(stage, 0, by: 180)
    swipe(stage, 2, by: -187)
    #expect(log.isEmpty || log.allSatisfy { $0.hasPrefix("pin") || $0.hasPrefix("delete") })
  }

  @Test func oneItemIsOpenAndReloadsCloseIt() {
    let stage = stage()
    swipe(stage, 1, by: -90)
    swipe(stage, 2, by: -90)
    let swipes = stage.collection?.swiping?.swipes ?? []
    #expect(swipes.count <= 1)
    stage.collection?.reloadData()
    stage.settle()
    #expect(stage.collection?.swiping?.swipes.isEmpty == true)
    #expect(stage.collection?.subviews.contains { $0 is SwipedRowView } == false)
  }

  @Test func aDeleteAccessoryWithoutHandlerShowsTheActions() {
    let stage = stage()
    let cell = cell(stage, 1)
    cell?.accessories = [.delete(displayed: .always)]
    cell?.layoutIfNeeded()
    cell?.subviews.compactMap { $0 as? CellEditControl }.first?.sendActions(for: .primaryActionTriggered)
    DisplayClock.shared.advance(by: 2)
    stage.settle()
    #expect(stage.collection?.swiping?.swipes.first?.state.phase == .open)
  }
}
