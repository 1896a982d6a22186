import ListGeometry

/// A layout with sections that scroll across by themselves as rows, each in a view of its own (`OrthogonalRowView`).
///
/// Sections are named by their numbers. Rectangles are the collection view's; positions inside of a row count from left
/// to right or from top to bottom, and the row's view mirrors them.
@MainActor protocol RowedLayout: UICollectionViewLayout {
  /// Whether the content scrolls sideways, and its rows up and down.
  var scrollsHorizontally: Bool { get }
  /// The sections whose rows are to be seen in a rectangle.
  func rowSections(seenIn rect: CGRect) -> [Int]
  /// The place and length of a section's row; nil for a section that is none.
  func row(ofSection section: Int) -> CompositionalRow?
  /// How the row of a section scrolls, and its insets; nil for a section that is not there.
  func description(ofSection section: Int) -> NSCollectionLayoutSection?
  /// The extents of a row's groups that begin or end in a part of the row.
  func rowGroups(ofSection section: Int, from start: CGFloat, to end: CGFloat) -> [ClosedRange<CGFloat>]
  /// The extents of the first and the last group of a row.
  func rowEnds(ofSection section: Int) -> [ClosedRange<CGFloat>]
  /// Whether an element lies in a row.
  func isInRow(_ attributes: UICollectionViewLayoutAttributes) -> Bool
}

extension UICollectionViewCompositionalLayout: RowedLayout {
  var scrollsHorizontally: Bool { axis == .horizontal }

  func rowSections(seenIn rect: CGRect) -> [Int] { solver == nil ? [] : rowSections(in: mirrored(rect)) }

  func row(ofSection section: Int) -> CompositionalRow? { solver?.row(ofSection: section) }

  func description(ofSection section: Int) -> NSCollectionLayoutSection? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  func rowGroups(ofSection section: Int, from start: CGFloat, to end: CGFloat) -> [ClosedRange<CGFloat>] {
    guard let solver, section < solver.sectionCount else { return [] }
    return solver.rowGroups(ofSection: section, from: start, to: end)
  }

  func rowEnds(ofSection section: Int) -> [ClosedRange<CGFloat>] {
    guard let solver, section < solver.sectionCount else { return [] }
    return solver.rowEnds(ofSection: section)
  }
}
