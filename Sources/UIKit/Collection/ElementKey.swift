import ListGeometry

/// Identifies an element of a collection view's layout: a cell has no kind.
///
/// Index paths are kept as two numbers, as elements are compared in every step of a scroll.
struct ElementKey: Hashable, Sendable {
  let kind: String?
  let section: Int
  /// The item; −1 for an element of the whole layout, whose index path has one index.
  let item: Int
  let isDecoration: Bool

  init(kind: String?, section: Int, item: Int, isDecoration: Bool = false) {
    self.kind = kind
    self.section = section
    self.item = item
    self.isDecoration = isDecoration
  }

  init(kind: String?, indexPath: IndexPath, isDecoration: Bool = false) {
    let hasItem = indexPath.count > 1
    self.init(
      kind: kind, section: indexPath.isEmpty ? 0 : indexPath[0], item: hasItem ? indexPath[1] : -1,
      isDecoration: isDecoration)
  }

  init(_ index: RowIndex) { self.init(kind: nil, section: index.section, item: index.row) }

  var indexPath: IndexPath { item < 0 ? IndexPath(index: section) : IndexPath(item: item, section: section) }
  /// The item's place; meaningless for an element of the whole layout.
  var index: RowIndex { RowIndex(section: section, row: item) }
  var isCell: Bool { kind == nil }

  /// The same kind of element in another place.
  func moved(to index: RowIndex) -> ElementKey {
    ElementKey(kind: kind, section: index.section, item: index.row, isDecoration: isDecoration)
  }

  static func == (left: ElementKey, right: ElementKey) -> Bool {
    left.item == right.item && left.section == right.section && left.isDecoration == right.isDecoration
      && left.kind == right.kind
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(section)
    hasher.combine(item)
    hasher.combine(kind == nil)
  }
}

extension ElementKey: CustomStringConvertible {
  var description: String {
    let place = item < 0 ? "of the layout" : "\(item) of section \(section)"
    guard let kind else { return "item \(place)" }
    return "\(isDecoration ? "decoration" : "supplementary") view \"\(kind)\" \(place)"
  }
}
