import Foundation
import SeededRandom
import Testing

@testable import ListGeometry

/// Sizes that items take along through updates.
@Suite struct FlowLayoutUpdateTests {
  @Test(arguments: 1...2000)
  func sizesGoWithTheirItems(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &* 101)
    let model = UpdateModel(random: &random)
    let plan = try ListUpdatePlan(model.update, rowsBefore: model.rowsBefore, rowsAfter: model.rowsAfter)
    let estimate = CGSize(width: 60, height: 40)
    let sizes = model.rowsBefore.map { count in
      (0..<count).map { _ in random.below(3) == 0 ? estimate : CGSize(width: 60, height: 41 + CGFloat(random.below(9)))
      }
    }
    let solver = FlowLayoutSolver(
      crossLength: 200, scale: 2,
      sections: sizes.enumerated().map { number, sizes in
        var section = FlowSection(items: .uniform(count: sizes.count, size: estimate))
        if number % 2 == 0 { section.items = .listed(sizes) }
        return section
      })
    var measured = solver
    for (section, sizes) in sizes.enumerated() {
      for (item, size) in sizes.enumerated() { measured.setSize(size, ofItem: item, inSection: section) }
    }
    let after = measured.items(after: plan, estimate: estimate)
    #expect(after.count == model.rowsAfter.count)
    for (section, items) in after.enumerated() {
      let isKept = plan.sectionBefore(section) != nil && !plan.isReloaded(sectionAfter: section)
      #expect((items != nil) == isKept)
      guard let items else { continue }
      let expected = (0..<model.rowsAfter[section]).map { row -> CGSize in
        let index = RowIndex(section: section, row: row)
        guard let before = plan.rowBefore(index), !plan.isReloaded(rowAfter: index) else { return estimate }
        return sizes[before.section][before.row]
      }
      #expect(items.sizes == expected)
    }
  }
}

extension FlowSection.Items {
  /// The size of each item.
  fileprivate var sizes: [CGSize] {
    switch self {
    case .uniform(let count, let size): Array(repeating: size, count: count)
    case .listed(let sizes): sizes
    case .kept(let kept): kept.sizes
    }
  }
}
