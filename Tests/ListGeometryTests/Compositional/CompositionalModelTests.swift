import Foundation
import SeededRandom
import Testing

@testable import ListGeometry

/// The layout against a walk through all groups, from the first to the last, after every change.
@Suite struct CompositionalModelTests {
  /// Ten programs a seed: 100 seeds, or as many as `MASTHEAD_SEEDS` asks for.
  @Test(arguments: 0..<(ProcessInfo.processInfo.environment["MASTHEAD_SEEDS"].flatMap { Int($0) } ?? 100))
  func agreesWithAWalkThroughAllGroups(seed: Int) {
    for round in 0..<10 {
      var random = SeededGenerator(seed: UInt64(seed * 1000 + round))
      var program = CompositionalProgram(random: &random)
      program.compare(random: &random)
      for _ in 0..<random.below(12) {
        program.measure(random: &random)
        program.layout.checkInvariants()
      }
      program.compare(random: &random)
    }
  }

  @Test func aMillionItemsTakeNoMemory() {
    let row = Compose.row(
      .fractionalWidth(1), .absolute(44), [Compose.cell(.fractionalWidth(0.2), .fractionalHeight(1))])
    var layout = Compose.layout(row, [1_000_000])
    #expect(layout.contentSize.height == 8_800_000)
    #expect(layout.item(999_999, inSection: 0)?.frame.numbers == [256, 8_799_956, 64, 44])
    #expect(layout.elements(in: CGRect(x: 0, y: 4_400_000, width: 320, height: 480)).count == 55)
    #expect(layout.sections[0].pitches.knownCount == 0)
    let list = Compose.row(.fractionalWidth(1), .estimated(44), [Compose.cell(.fractionalWidth(1), .estimated(44))])
    layout = Compose.layout(list, [1_000_000])
    let moved1 = layout.setMeasured(CGSize(width: 320, height: 60), ofItem: 500_000, inSection: 0)
    #expect(moved1)
    #expect(layout.contentSize.height == 44_000_016)
    #expect(layout.item(500_001, inSection: 0)?.frame.minY == 22_000_060)
    #expect(layout.sections[0].pitches.knownCount == 1)
  }
}

/// A layout with what it was made of, and what was measured since.
private struct CompositionalProgram {
  var sections: [(section: CompositionalSection, itemCount: Int)] = []
  var layout: CompositionalLayoutSolver
  var measured: [[Int: CGSize]]
  let axis: CompositionalAxis
  let bounds = CGSize(width: 300, height: 240)
  let spacing: CGFloat

  init(random: inout SeededGenerator) {
    axis = random.below(3) == 0 ? .horizontal : .vertical
    spacing = CGFloat(random.below(3) * 4)
    for _ in 0..<1 + random.below(4) {
      var section = CompositionalSection(group: Self.groupOfFewCells(random: &random))
      section.groupSpacing = CGFloat(random.below(3) * 5)
      if random.below(2) == 0 {
        section.insets = CompositionalInsets(top: 3, leading: CGFloat(random.below(9)), bottom: 5, trailing: 6)
      }
      section.isOrthogonal = random.below(6) == 0
      if random.below(3) == 0 {
        section.boundaries = [
          CompositionalBoundary(
            size: CompositionalSize(width: .fractionalWidth(1), height: .absolute(20)), kind: "h",
            place: axis == .vertical ? .top : .leading)
        ]
      }
      sections.append((section, random.below(40)))
    }
    layout = CompositionalLayoutSolver(
      axis: axis, bounds: bounds, scale: 2, sections: sections, sectionSpacing: spacing)
    measured = Array(repeating: [:], count: sections.count)
  }

  private static func dimension(random: inout SeededGenerator, _ whole: CompositionalDimension)
    -> CompositionalDimension
  {
    switch random.below(6) {
    case 0: .absolute(CGFloat(20 + random.below(50)))
    case 1: .estimated(CGFloat(20 + random.below(50)))
    case 2: .fractionalWidth([0.5, 0.25, 0.3, 1][random.below(4)])
    case 3: .fractionalHeight([0.5, 0.25, 0.3, 1][random.below(4)])
    case 4: .uniformAcrossSiblings(CGFloat(20 + random.below(50)))
    default: whole
    }
  }

  /// Nested groups of cells that are a few points long hold thousands, each of which the model lays out many times.
  private static func groupOfFewCells(random: inout SeededGenerator) -> CompositionalItem {
    let solver = CompositionalGroupSolver(scale: 2, measured: [:])
    let container = CGSize(width: 300, height: 240)
    while true {
      let group = group(random: &random, depth: 0)
      if solver.solve(group, in: container, first: 0, limit: .max).cells.count <= 40 { return group }
    }
  }

  private static func group(random: inout SeededGenerator, depth: Int) -> CompositionalItem {
    let axis: CompositionalAxis = random.below(2) == 0 ? .horizontal : .vertical
    var slots: [CompositionalItem] = []
    for _ in 0..<1 + random.below(3) {
      if depth < 1, random.below(4) == 0 {
        slots.append(group(random: &random, depth: depth + 1))
      } else {
        var cell = Compose.cell(
          dimension(random: &random, .fractionalWidth(1)), dimension(random: &random, .fractionalHeight(1)))
        if random.below(4) == 0 { cell.insets = CompositionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
        if random.below(4) == 0 {
          cell.edgeSpacing = CompositionalEdgeSpacing(leading: .flexible(2), top: .fixed(1), trailing: .fixed(3))
        }
        slots.append(cell)
      }
    }
    let spacing: CompositionalSpacing =
      random.below(2) == 0 ? .fixed(CGFloat(random.below(8))) : .flexible(CGFloat(random.below(8)))
    let arrangement: CompositionalGroup.Arrangement =
      random.below(4) == 0 ? .repeating(axis, slots[0], count: 1 + random.below(3)) : .run(axis, slots)
    return Compose.group(
      arrangement, dimension(random: &random, .fractionalWidth(1)), dimension(random: &random, .absolute(100)), spacing)
  }

  mutating func measure(random: inout SeededGenerator) {
    let number = random.below(sections.count)
    let count = sections[number].itemCount
    guard count > 0, layout.sections[number].groupCount > 0 else { return }
    let item = random.below(count)
    let size = CGSize(width: CGFloat(10 + random.below(120)), height: CGFloat(10 + random.below(120)))
    measured[number][item] = size
    _ = layout.setMeasured(size, ofItem: item, inSection: number)
  }

  /// The cells of a section by walking through it, in the section's own coordinates, and the length of its groups.
  private func walk(_ number: Int) -> (cells: [CGRect], length: CGFloat, thickness: CGFloat?) {
    let (section, itemCount) = sections[number]
    let along: CompositionalAxis = section.isOrthogonal ? axis.other : axis
    var container = bounds
    container[along.other] -= section.insets.sum(along.other)
    let solver = CompositionalGroupSolver(scale: 2, measured: measured[number])
    let full = CompositionalGroupSolver(scale: 2, measured: [:]).solve(
      section.group, in: container, first: 0, limit: .max)
    guard !full.cells.isEmpty else { return ([], 0, nil) }
    var cells: [CGRect] = []
    var position: CGFloat = 0
    var thickness: CGFloat?
    while cells.count < itemCount {
      let left = itemCount - cells.count
      let first = cells.count
      // A group that has all of its cells is a whole one, with the room of slots that hold none.
      var group = solver.solve(section.group, in: container, first: first, limit: .max)
      if group.cells.count > left { group = solver.solve(section.group, in: container, first: first, limit: left) }
      if group.cells.count < full.cells.count, !section.group.holdsVaryingCounts, !section.group.size[along].isEstimate
      {
        let rest = full.innerLength(along) - full.reach(along)
        group.size[along] = max(0, group.reach(along) + rest)
      }
      if (first..<first + group.cells.count).contains(where: { measured[number][$0] != nil }) {
        thickness = max(thickness ?? 0, group.size[along.other])
      }
      if group.cells.isEmpty {
        // A measured item that its group has no room for takes a group to itself, and is not shown.
        cells.append(.null)
        position += group.size[along] + section.groupSpacing
        continue
      }
      cells += group.cells.map {
        $0.frame.offsetBy(dx: CGPoint(along, position, 0).x, dy: CGPoint(along, position, 0).y)
      }
      position += group.size[along] + section.groupSpacing
    }
    return (cells, max(0, position - section.groupSpacing), thickness ?? full.size[along.other])
  }

  func compare(random: inout SeededGenerator) {
    var start: CGFloat = 0
    var all: [(kind: CompositionalElement.Kind, section: Int, frame: CGRect)] = []
    for (number, entry) in sections.enumerated() {
      let (section, itemCount) = entry
      let (cells, length, thickness) = walk(number)
      let before: CGFloat = section.boundaries.isEmpty ? 0 : layout.boundary(0, inSection: number).frame.size[axis]
      var corner = CGPoint(axis, start + before, 0)
      corner.x += section.insets.leading
      corner.y += section.insets.top
      for item in 0..<itemCount {
        guard cells.indices.contains(item), !cells[item].isNull else {
          #expect(layout.item(item, inSection: number) == nil)
          continue
        }
        let expected = cells[item].offsetBy(dx: corner.x, dy: corner.y)
        guard let frame = layout.item(item, inSection: number)?.frame else {
          Issue.record("item \(item) of section \(number) is missing")
          return
        }
        let isNear = abs(frame.minX - expected.minX) <= 0.2501 && abs(frame.minY - expected.minY) <= 0.2501
        guard frame.size == expected.size, isNear else {
          Issue.record(
            "item \(item) of section \(number) is at \(frame), not at \(expected); measured \(measured[number]): \(section)"
          )
          return
        }
        if !section.isOrthogonal { all.append((.item(item), number, frame)) }
      }
      var total: CGFloat = 0
      if !cells.isEmpty {
        total = section.insets.sum(axis) + (section.isOrthogonal ? thickness ?? 0 : length)
      } else if !section.boundaries.isEmpty {
        total = section.insets.sum(axis)
      }
      start += before + total + (number < sections.count - 1 ? spacing : 0)
    }
    #expect(abs(layout.contentSize[axis] - start) < 1e-4)
    for _ in 0..<4 {
      let rect = CGRect(
        origin: CGPoint(axis, CGFloat(random.below(Int(start) + 60)) - 30, -20),
        size: CGSize(axis, CGFloat(1 + random.below(200)), CGFloat(40 + random.below(400))))
      let found = layout.elements(in: rect).filter { if case .item = $0.kind { true } else { false } }
      let expected = all.filter { $0.frame.overlaps(rect) }
      #expect(Set(found.map { [$0.section, $0.item] }) == Set(expected.map { [$0.section, $0.kind.item] }))
      #expect(found.count == expected.count)
    }
  }
}

extension CompositionalElement {
  fileprivate var item: Int { kind.item }
}

extension CompositionalElement.Kind {
  fileprivate var item: Int { if case .item(let item) = self { item } else { -1 } }
}
