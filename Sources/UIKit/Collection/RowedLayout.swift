import ListGeometry

/// A layout some of whose sections are rows that scroll across by themselves, each in a view of its own (`OrthogonalRowView`).
///
/// Sections are named by their numbers. Rectangles are the collection view's; what is said of the inside of a row is from left to right or
/// from top to bottom, and the row's view mirrors it.
@MainActor protocol RowedLayout: UICollectionViewLayout {
  /// Whether the content scrolls sideways, and its rows up and down.
  var scrollsHorizontally: Bool { get }
  /// The sections whose rows are to be seen in a rectangle.
  func rowSections(seenIn rect: CGRect) -> [Int]
  /// Where the row of a section is, and how long; nil for a section that is none.
  func row(ofSection section: Int) -> CompositionalRow?
  /// How the row of a section scrolls, and its insets; nil for a section that is not there.
  func description(ofSection section: Int) -> NSCollectionLayoutSection?
  /// Where the groups of a row are that begin or end in a part of it.
  func rowGroups(ofSection section: Int, from start: CGFloat, to end: CGFloat) -> [ClosedRange<CGFloat>]
  /// Where the first and the last group of a row are.
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
