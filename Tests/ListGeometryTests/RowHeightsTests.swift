import Foundation
import SeededRandom
import Testing

@testable import ListGeometry

@Suite struct RowHeightsTests {
  @Test func rowsOfOneHeightAreArithmetic() {
    let rows = RowHeights(count: 1_000_000, defaultHeight: 44)
    #expect(rows.totalHeight == 44_000_000)
    #expect(rows.offset(ofRow: 999_999) == 43_999_956)
    #expect(rows.row(at: 43_999_956) == 999_999)
    #expect(rows.row(at: 43_999_955.9) == 999_998)
    #expect(rows.row(at: 44_000_000) == nil)
    #expect(rows.row(at: -0.1) == nil)
    #expect(!rows.isMeasured(row: 5))
  }

  @Test func memoryFollowsMeasuredRowsAndNotRows() {
    var rows = RowHeights(count: 1_000_000, defaultHeight: 44)
    #expect(rows.tree.nodes.isEmpty && rows.tree.slots.isEmpty)
    for row in 500_000..<500_020 { rows.setMeasured(60, forRow: row) }
    #expect(rows.tree.nodes.count <= 5)
    #expect(rows.tree.slots.count <= 128)
    #expect(rows.totalHeight == 44_000_320)
    rows.forgetAll()
    #expect(rows.tree.nodes.isEmpty && rows.totalHeight == 44_000_000)
  }

  @Test func scrollingUpFillsBlocksAsScrollingDownDoes() {
    var down = RowHeights(count: 100_000, defaultHeight: 44)
    var up = down
    for row in 50_000..<52_000 { down.setMeasured(60, forRow: row) }
    for row in (50_000..<52_000).reversed() { up.setMeasured(60, forRow: row) }
    #expect(up.tree.slots.count == down.tree.slots.count)
    #expect(up.tree.slots.count <= 2_000 + 2 * RunTree.blockCapacity)
  }

  @Test func thirdsStackWithoutError() {
    var rows = RowHeights(count: 3_000_000, defaultHeight: 44)
    rows.defaultHeight = 133.0 / 3
    #expect(rows.offset(ofRow: 3_000_000) == 133_000_000)
    #expect(rows.offset(ofRow: 1) == 133.0 / 3)
    let listed = RowHeights(heights: Array(repeating: 61.0 / 3, count: 300), defaultHeight: 44)
    #expect(listed.totalHeight == 6100)
    #expect(listed.height(ofRow: 7) == 61.0 / 3)
  }

  @Test(arguments: [0, 0.1, 0.25, 0.333, 1.0 / 3, 2.0 / 3, 0.5, 44, 55.55, 43.666666666666664, 123456.789])
  func commonHeightsComeBackUnchanged(height: CGFloat) {
    var rows = RowHeights(count: 3, defaultHeight: 44)
    rows.setMeasured(height, forRow: 1)
    #expect(rows.height(ofRow: 1) == height)
  }

  @Test func rowsWithoutHeightAreNeverFound() {
    var rows = RowHeights(count: 4, defaultHeight: 10)
    rows.setMeasured(0, forRow: 1)
    rows.setMeasured(0, forRow: 3)
    #expect(rows.row(at: 10) == 2)
    #expect(rows.row(at: 20) == nil)
    #expect(rows.rows(from: 5, to: 15) == 0..<3)
    #expect(rows.rows(from: 10, to: 20) == 2..<3)
    let flat = RowHeights(count: 9, defaultHeight: 0)
    #expect(flat.row(at: 0) == nil && flat.rows(from: -5, to: 5).isEmpty)
  }

  @Test func aReloadedRowKeepsItsHeightAsAnEstimate() {
    var rows = RowHeights(count: 4, defaultHeight: 10)
    rows.setMeasured(30, forRow: 2)
    rows.invalidate(row: 2)
    #expect(rows.height(ofRow: 2) == 30 && !rows.isMeasured(row: 2))
  }

  @Test func smallSectionsAnswerEveryQuestionLikeTheModel() {
    // Every combination of up to five rows with one of four heights, every offset in steps of a half.
    let choices: [CGFloat?] = [nil, 0, 1, 2.5]
    for count in 0...5 {
      var digits = Array(repeating: 0, count: count)
      while true {
        var rows = RowHeights(count: count, defaultHeight: 1.5)
        for (row, digit) in digits.enumerated() {
          if let height = choices[digit] { rows.setMeasured(height, forRow: row) }
        }
        let model = RowsModel(
          entries: digits.map { choices[$0].map { .init(units: units($0), isMeasured: true) } }, fallback: units(1.5))
        model.compare(rows, offsets: stride(from: -1, through: 14, by: 0.5).map { $0 })
        guard let place = digits.firstIndex(where: { $0 < choices.count - 1 }) else { break }
        for lower in 0..<place { digits[lower] = 0 }
        digits[place] += 1
      }
    }
  }

  @Test(arguments: 1...12)
  func randomOperationsAgreeWithAnArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let start = [0, 1, 63, 64, 65, 1000][random.below(6)]
    var rows = RowHeights(count: start, defaultHeight: 44)
    var model = RowsModel(entries: Array(repeating: nil, count: start), fallback: units(44))
    for _ in 0..<500 {
      model.change(&rows, &random)
      rows.checkInvariants()
      let bottom = points(model.total)
      let offsets = (0..<4).map { _ in CGFloat.random(in: -20...bottom + 20, using: &random) }
      let places = (0..<4).map { _ in rows.offset(ofRow: random.below(rows.count + 1)) }
      model.compare(rows, offsets: offsets + places, sampling: &random)
    }
  }

  @Test func editsLeaveNoCrumbs() {
    var random = SeededGenerator(seed: 99)
    var rows = RowHeights(count: 10_000, defaultHeight: 44)
    for _ in 0..<5_000 {
      rows.insert(count: 1, at: random.below(rows.count + 1))
      let row = random.below(rows.count)
      rows.remove(row..<row + 1)
    }
    #expect(rows.tree.nodes.count < 20)
    for row in 0..<10_000 { rows.setMeasured(50, forRow: row) }
    for _ in 0..<5_000 {
      let row = random.below(rows.count)
      rows.remove(row..<row + 1)
      rows.insert(count: 1, at: random.below(rows.count + 1))
    }
    // Never more than twice the blocks that 10,000 rows need, neighbours being merged when they fit into one.
    #expect(rows.tree.slots.count <= 3 * 10_000)
    rows.checkInvariants()
  }
}

/// The rows of a section as a plain array: obvious and slow.
struct RowsModel {
  var entries: [RunTree.Entry?]
  var fallback: Int

  func unitsOf(_ row: Int) -> Int { entries[row]?.units ?? fallback }
  var total: Int { entries.indices.reduce(0) { $0 + unitsOf($1) } }

  mutating func change(_ rows: inout RowHeights, _ random: inout SeededGenerator) {
    let count = entries.count
    switch random.below(12) {
    case 0, 1:
      let added = [1, 1, 2, 10, 70, 300][random.below(6)]
      guard count + added < 700 else { return }
      let place = random.below(count + 1)
      rows.insert(count: added, at: place)
      entries.insert(contentsOf: Array(repeating: nil, count: added), at: place)
    case 2, 3:
      guard count > 0 else { return }
      let first = random.below(count)
      let end = min(count, first + [1, 1, 2, 10, 70, 300][random.below(6)])
      rows.remove(first..<end)
      entries.removeSubrange(first..<end)
    case 4:
      guard count > 0 else { return }
      let source = random.below(count)
      let target = random.below(count)
      rows.move(from: source, to: target)
      entries.insert(entries.remove(at: source), at: target)
    case 5:
      let height = random.height()
      rows.defaultHeight = height
      fallback = units(height)
    case 6:
      guard count > 0 else { return }
      let row = random.below(count)
      rows.invalidate(row: row)
      entries[row] = .init(units: unitsOf(row), isMeasured: false)
    case 7:
      guard random.below(20) == 0 else { return }
      rows.forgetAll()
      entries = Array(repeating: nil, count: count)
    case 8:
      guard count > 0 else { return }
      let row = random.below(count)
      let height = random.height()
      let growth = rows.setEstimated(height, forRow: row)
      precondition(growth == points(units(height) - unitsOf(row)))
      entries[row] = .init(units: units(height), isMeasured: false)
    default:
      guard count > 0 else { return }
      let first = random.below(count)
      for row in first..<min(count, first + 1 + random.below(30)) {
        let height = random.height()
        let growth = rows.setMeasured(height, forRow: row)
        precondition(growth == points(units(height) - unitsOf(row)))
        entries[row] = .init(units: units(height), isMeasured: true)
      }
    }
  }

  func compare(_ rows: RowHeights, offsets: [CGFloat]) {
    var random: SeededGenerator?
    compare(rows, offsets: offsets, rows: Array(entries.indices), &random)
  }

  func compare(_ rows: RowHeights, offsets: [CGFloat], sampling random: inout SeededGenerator) {
    let sample = entries.isEmpty ? [] : (0..<10).map { _ in random.below(entries.count) }
    var none: SeededGenerator?
    compare(rows, offsets: offsets, rows: sample, &none)
  }

  private func compare(
    _ rows: RowHeights, offsets: [CGFloat], rows sample: [Int], _: inout SeededGenerator?
  ) {
    #expect(rows.count == entries.count)
    #expect(rows.totalHeight == points(total))
    var starts = [0]
    for row in entries.indices { starts.append(starts[row] + unitsOf(row)) }
    for row in sample {
      #expect(rows.offset(ofRow: row) == points(starts[row]))
      #expect(rows.height(ofRow: row) == points(unitsOf(row)))
      #expect(rows.isMeasured(row: row) == (entries[row]?.isMeasured ?? false))
    }
    for offset in offsets {
      let position = ExactLength(position: offset).units
      let expected = entries.indices.first { starts[$0] <= position && position < starts[$0 + 1] }
      #expect(rows.row(at: offset) == expected)
      let end = ExactLength(position: offset + 100).units
      var touched: [Int] = []
      for row in entries.indices where starts[row] < end && position < starts[row + 1] {
        if starts[row] < starts[row + 1] { touched.append(row) }
      }
      let expectedRange = touched.isEmpty ? 0..<0 : touched.first!..<touched.last! + 1
      #expect(rows.rows(from: offset, to: offset + 100) == expectedRange)
    }
  }
}
