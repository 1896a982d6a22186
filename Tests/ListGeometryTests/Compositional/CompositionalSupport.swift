import Foundation

@testable import ListGeometry

/// Short ways to say what a layout is made of.
enum Compose {
  static func cell(
    _ width: CompositionalDimension, _ height: CompositionalDimension, insets: CompositionalInsets = .zero,
    edges: CompositionalEdgeSpacing? = nil, supplements: [CompositionalSupplement] = []
  ) -> CompositionalItem {
    CompositionalItem(
      size: CompositionalSize(width: width, height: height), insets: insets, edgeSpacing: edges,
      supplements: supplements)
  }

  static func row(
    _ width: CompositionalDimension, _ height: CompositionalDimension, _ slots: [CompositionalItem],
    spacing: CompositionalSpacing = .fixed(0), insets: CompositionalInsets = .zero,
    edges: CompositionalEdgeSpacing? = nil, supplements: [CompositionalSupplement] = []
  ) -> CompositionalItem {
    group(.run(.horizontal, slots), width, height, spacing, insets, edges, supplements)
  }

  static func column(
    _ width: CompositionalDimension, _ height: CompositionalDimension, _ slots: [CompositionalItem],
    spacing: CompositionalSpacing = .fixed(0), insets: CompositionalInsets = .zero,
    supplements: [CompositionalSupplement] = []
  ) -> CompositionalItem {
    group(.run(.vertical, slots), width, height, spacing, insets, nil, supplements)
  }

  static func group(
    _ arrangement: CompositionalGroup.Arrangement, _ width: CompositionalDimension, _ height: CompositionalDimension,
    _ spacing: CompositionalSpacing = .fixed(0), _ insets: CompositionalInsets = .zero,
    _ edges: CompositionalEdgeSpacing? = nil, _ supplements: [CompositionalSupplement] = []
  ) -> CompositionalItem {
    CompositionalItem(
      size: CompositionalSize(width: width, height: height), insets: insets, edgeSpacing: edges,
      supplements: supplements, content: .group(CompositionalGroup(arrangement, spacing: spacing)))
  }

  static func layout(
    _ group: CompositionalItem, _ counts: [Int], width: CGFloat = 320, height: CGFloat = 480,
    axis: CompositionalAxis = .vertical, scale: CGFloat = 2, sectionSpacing: CGFloat = 0,
    boundaries: [CompositionalBoundary] = [], change: (inout CompositionalSection) -> Void = { _ in }
  ) -> CompositionalLayoutSolver {
    var section = CompositionalSection(group: group)
    change(&section)
    let layout = CompositionalLayoutSolver(
      axis: axis, bounds: CGSize(width: width, height: height), scale: scale,
      sections: counts.map { (section, $0) }, sectionSpacing: sectionSpacing, boundaries: boundaries)
    layout.checkInvariants()
    return layout
  }
}

extension CompositionalLayoutSolver {
  /// All cells, section by section, as `x y width height`.
  var cells: [[CGFloat]] {
    (0..<sectionCount).flatMap { section in
      (0..<itemCount(inSection: section)).compactMap { item($0, inSection: section)?.frame.numbers }
    }
  }
}

extension CGRect {
  var numbers: [CGFloat] { [minX, minY, width, height] }
}

extension CompositionalPlace {
  static let top = CompositionalPlace(horizontal: .middle, vertical: .start)
  static let bottom = CompositionalPlace(horizontal: .middle, vertical: .end)
  static let leading = CompositionalPlace(horizontal: .start, vertical: .middle)
  static let trailing = CompositionalPlace(horizontal: .end, vertical: .middle)
  static let topLeading = CompositionalPlace(horizontal: .start, vertical: .start)
  static let topTrailing = CompositionalPlace(horizontal: .end, vertical: .start)
  static let bottomLeading = CompositionalPlace(horizontal: .start, vertical: .end)
  static let bottomTrailing = CompositionalPlace(horizontal: .end, vertical: .end)
  static let center = CompositionalPlace(horizontal: .middle, vertical: .middle)
}
