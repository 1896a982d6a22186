import Foundation
import Testing
import UIKit

/// Replays `stacks.json`: stacks and the frames that UIKit gave (Mac Catalyst, offscreen, 2x).
///
/// Offscreen Catalyst rounds origins to whole points and sizes to halves; frames are compared within what that hides.
/// Labels are views of the recorded natural sizes.
@MainActor @Suite struct StackOracleTests {
  private func stack(_ axis: NSLayoutConstraint.Axis, _ size: CGSize, spacing: CGFloat, _ views: [UIView])
    -> UIStackView
  {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.frame = CGRect(origin: .zero, size: size)
    return stack
  }

  private func cases() throws -> [[String: Any]] {
    let cases = try #require(try layoutFixture("stacks")["cases"] as? [[String: Any]])
    #expect(cases.count == 9)
    return cases
  }

  private func check(_ found: [CGFloat], _ entry: Any?, within distance: Double = 0.5, _ note: String) throws {
    let numbers = try #require(entry as? [Double])
    #expect(found.count == numbers.count)
    for (value, number) in zip(found, numbers) {
      #expect(abs(Double(value) - number) <= distance, "\(note): \(found) is not \(numbers)")
    }
  }

  @Test func equalSizesInARowAndAColumn() throws {
    let cases = try cases()
    for index in [0, 2] {
      let entry = cases[index]
      let count = try #require(entry["n"] as? Int)
      let size = (entry["size"] as? [Double]) ?? [(entry["length"] as? Double) ?? 0, 50]
      let views = (0..<count).map { _ in SizedView() }
      let stack = stack(
        .horizontal, CGSize(width: size[0], height: size[1]), spacing: try #require(entry["spacing"] as? Double), views)
      stack.distribution = .fillEqually
      stack.layoutIfNeeded()
      try check(views.map(\.frame.minX), entry["x"], within: 0.51, "row \(index)")
      try check(views.map(\.frame.width), entry["w"], within: 0.26, "row \(index)")
      #expect(views.allSatisfy { $0.frame.minY == 0 && $0.frame.height == stack.bounds.height })
    }
    let column = cases[1]
    let views = (0..<3).map { _ in SizedView() }
    let stack = stack(.vertical, CGSize(width: 50, height: 300), spacing: 10, views)
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    try check(views.map(\.frame.minY), column["y"], "column")
    try check(views.map(\.frame.height), column["h"], "column")
  }

  @Test func aHiddenViewTakesNoRoomAndHalfTheSpacingOnEachSide() throws {
    let entry = try cases()[3]
    let views = (0..<4).map { _ in SizedView() }
    let stack = stack(.horizontal, CGSize(width: 320, height: 40), spacing: 8, views)
    stack.distribution = .fillEqually
    views[2].isHidden = true
    stack.layoutIfNeeded()
    for (view, numbers) in zip(views, try #require(entry["frames"] as? [[Double]])) {
      #expect(abs(Double(view.frame.minX) - numbers[0]) <= 0.5, "\(view.frame)")
      #expect(abs(Double(view.frame.width) - numbers[1]) <= 0.5, "\(view.frame)")
    }
  }

  @Test func theFirstOfEqualsGivesWay() throws {
    let entry = try cases()[4]
    let views = [SizedView(76.5, 20), SizedView(94, 20)]
    let stack = stack(.horizontal, CGSize(width: 120, height: 20), spacing: 8, views)
    stack.layoutIfNeeded()
    for (view, numbers) in zip(views, try #require(entry["frames"] as? [[Double]])) {
      #expect(abs(Double(view.frame.minX) - numbers[0]) <= 0.5 && abs(Double(view.frame.width) - numbers[1]) <= 0.5)
    }
    // uikit-facts §9: 29.5, 29 and 41.5 in 300 with spacing 8, the first takes what is left.
    let labels = [SizedView(29.5, 20), SizedView(29, 20), SizedView(41.5, 20)]
    let wide = self.stack(.horizontal, CGSize(width: 300, height: 20), spacing: 8, labels)
    wide.layoutIfNeeded()
    try check(labels.map(\.frame.width), [213.5, 29, 41.5], "three labels")
  }

  @Test func theLastSpacerTakesWhatIsLeft() throws {
    let entry = try cases()[5]
    let views = [SizedView(29.5, 20), SizedView(), SizedView(29, 20), SizedView(), SizedView(41.5, 20)]
    let stack = stack(.horizontal, CGSize(width: 300, height: 20), spacing: 8, views)
    stack.layoutIfNeeded()
    try check(views.map(\.frame.width), entry["w"], "widths")
    try check(views.map(\.frame.minX), entry["x"], within: 0.51, "places")
  }

  @Test func centredViewsOfDifferentHeights() throws {
    let entry = try cases()[6]
    let views = [SizedView(28, 19), SizedView(), SizedView(37.5, 19)]
    let stack = stack(.horizontal, CGSize(width: 300, height: 30), spacing: 8, views)
    stack.alignment = .center
    stack.layoutIfNeeded()
    for (view, numbers) in zip(views, try #require(entry["expected"] as? [[Double]])) {
      #expect(agree(view.frame, numbers, within: 0.51), "\(view.frame) is not \(numbers)")
    }
  }

  @Test func aColumnWithOneViewThatGrows() throws {
    let entry = try cases()[7]
    let views = [SizedView(UIView.noIntrinsicMetric, 20), SizedView(), SizedView(UIView.noIntrinsicMetric, 15)]
    let stack = stack(.vertical, CGSize(width: 300, height: 180), spacing: 10, views)
    stack.layoutIfNeeded()
    for (view, numbers) in zip(views, try #require(entry["expected"] as? [[Double]])) {
      #expect(agree(view.frame, numbers), "\(view.frame) is not \(numbers)")
    }
  }

  @Test func equalRowsOfStacks() throws {
    let entry = try cases()[8]
    let names: [(CGFloat, CGFloat)] = [(42, 20), (76.5, 20), (62, 20), (57.5, 20)]
    let rows = names.map { name in
      let row = UIStackView(arrangedSubviews: [SizedView(name.0, name.1), SizedView(61, 28)])
      row.alignment = .center
      return row
    }
    let stack = stack(.vertical, CGSize(width: 300, height: 176), spacing: 0, rows)
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    for (row, numbers) in zip(rows, try #require(entry["expected"] as? [[Double]])) {
      #expect(agree(row.frame, numbers), "\(row.frame) is not \(numbers)")
      #expect(row.arrangedSubviews[1].frame.midY == 22 && row.arrangedSubviews[1].frame.maxX == 300)
    }
  }
}
