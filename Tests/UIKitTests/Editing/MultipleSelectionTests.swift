import Foundation
import Testing

@testable import UIKit

/// Two fingers on the rows.
@Suite(.serialized) @MainActor struct MultipleSelectionTests {
  private let rows = EditableRows([(0..<60).map { "\($0)" }], height: 400)
  private let other: TouchDriver

  init() {
    other = TouchDriver(window: rows.window)
    rows.table.allowsMultipleSelectionDuringEditing = true
  }

  private func down(at y: CGFloat) {
    rows.finger.down(at: CGPoint(x: 150, y: y))
    other.down(at: CGPoint(x: 200, y: y))
  }

  private func move(to y: CGFloat) {
    rows.finger.move(to: CGPoint(x: 150, y: y))
    other.move(to: CGPoint(x: 200, y: y))
  }

  private func up() {
    rows.finger.up()
    other.up()
    rows.settle()
  }

  private var selected: [Int] { (rows.table.indexPathsForSelectedRows ?? []).map(\.row) }

  @Test func twoFingersBeginEditingAndSelectWhatTheyPass() {
    down(at: 66)
    move(to: 80)
    #expect(rows.log.filter { $0.hasPrefix("beg") } == ["begins 0-1", "began 0-1"])
    #expect(rows.table.isEditing)
    #expect(selected == [1])
    move(to: 160)
    #expect(selected == [1, 2, 3])
    move(to: 100)
    #expect(selected == [1, 2])
    move(to: 30)
    #expect(selected == [1, 0])
    up()
    #expect(rows.log.last == "ended")
    #expect(selected == [1, 0])
    #expect(rows.table.contentOffset.y == 0)
  }

  /// The rows that the fingers passed are the same rows after an update, and are given back on the way back.
  @Test func afterAnUpdateTheFingersMeanTheSameRows() {
    rows.table.setEditing(true, animated: false)
    rows.settle()
    down(at: 66)
    move(to: 80)
    move(to: 160)
    #expect(selected == [1, 2, 3])
    rows.sections[0].insert("new", at: 0)
    UIView.performWithoutAnimation { rows.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
    #expect(selected == [2, 3, 4])
    rows.settle()
    move(to: 100)
    #expect(selected == [2])
    move(to: 230)
    #expect(selected == [2, 3, 4, 5])
    up()
  }

  @Test func afterAReloadTheFingersMeanNoRows() {
    rows.table.setEditing(true, animated: false)
    rows.settle()
    down(at: 66)
    move(to: 160)
    rows.sections[0].removeLast(58)
    rows.table.reloadData()
    rows.settle()
    #expect(selected.isEmpty)
    move(to: 80)
    #expect(selected.isEmpty)
    up()
  }

  @Test func fromASelectedRowTheyDeselect() {
    rows.table.setEditing(true, animated: false)
    rows.window.updateForFrame()
    for row in [1, 2, 4] {
      rows.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    down(at: 66)
    move(to: 80)
    move(to: 200)
    up()
    #expect(selected.isEmpty)
  }

  @Test func whereTheDelegateSaysNoTheyScroll() {
    rows.takesTwoFingers = false
    down(at: 300)
    move(to: 250)
    move(to: 200)
    #expect(rows.table.contentOffset.y > 40)
    up()
    #expect(!rows.table.isEditing)
    #expect(!rows.log.contains("ended"))
  }

  @Test func oneFingerScrollsAndNobodyIsAsked() {
    rows.finger.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), duration: 0.2)
    rows.settle()
    #expect(rows.table.contentOffset.y > 40)
    #expect(rows.log.isEmpty)
  }

  @Test func nearAnEdgeTheTableScrollsAndGoesOnSelecting() {
    down(at: 66)
    move(to: 80)
    move(to: 390)
    for _ in 0..<30 {
      DisplayClock.shared.advance(by: 1.0 / 60)
      rows.window.updateForFrame()
    }
    #expect(rows.table.contentOffset.y > 100)
    #expect(selected.count > 10)
    #expect(selected == Array(1...selected.count))
    up()
  }
}
