import ListGeometry

/// The list window of a table: rows from top to bottom, then headers, then footers.
typealias TableWindow = ListWindow<TableElement, UIView>

/// A row on the screen.
struct ShownRow {
  let index: RowIndex
  let cell: UITableViewCell
}

/// A section's header or footer on the screen.
struct ShownSupplement {
  let section: Int
  let view: UIView
}

/// The rows of a list window.
struct ShownRows: RandomAccessCollection {
  private let all: [TableWindow.Shown]
  let endIndex: Int

  var startIndex: Int { 0 }

  init(_ shown: [TableWindow.Shown]) {
    all = shown
    endIndex = all.rows.upperBound
  }

  subscript(place: Int) -> ShownRow {
    guard case .row(let index) = all[place].element, let cell = all[place].view as? UITableViewCell else {
      fatalError("A row of the list window is \(all[place].element), shown by \(type(of: all[place].view))")
    }
    return ShownRow(index: index, cell: cell)
  }
}

extension [TableWindow.Shown] {
  /// The places of rows among all elements.
  var rows: Range<Int> { 0..<firstPlace(fromKind: 1) }
  /// The places of headers.
  var headers: Range<Int> { firstPlace(fromKind: 1)..<firstPlace(fromKind: 2) }
  /// The places of footers.
  var footers: Range<Int> { firstPlace(fromKind: 2)..<count }

  private func firstPlace(fromKind kind: Int) -> Int {
    var place = count
    while place > 0, self[place - 1].element.kind >= kind { place -= 1 }
    return place
  }
}

extension TableElement {
  /// Rows are shown before headers, headers before footers.
  fileprivate var kind: Int {
    switch self {
    case .row: 0
    case .sectionHeader: 1
    default: 2
    }
  }

  /// The section of a header or footer.
  var supplementSection: Int? {
    switch self {
    case .sectionHeader(let section), .sectionFooter(let section): section
    default: nil
    }
  }

  /// Whether this is the header of a section.
  var isHeader: Bool { kind == 1 }

  /// Whether one element comes before another in the list window.
  static func isShownBefore(_ first: TableElement, _ second: TableElement) -> Bool {
    if case .row(let one) = first, case .row(let other) = second { return one < other }
    if first.kind != second.kind { return first.kind < second.kind }
    return (first.supplementSection ?? 0) < (second.supplementSection ?? 0)
  }
}

extension UITableView {
  /// The rows on the screen, from top to bottom.
  var shownRows: ShownRows { ShownRows(elements.shown) }
  /// The headers on the screen, from top to bottom.
  var shownHeaders: [ShownSupplement] { supplements(elements.shown.headers) }
  /// The footers on the screen, from top to bottom.
  var shownFooters: [ShownSupplement] { supplements(elements.shown.footers) }

  private func supplements(_ part: Range<Int>) -> [ShownSupplement] {
    elements.shown[part].compactMap { shown in
      shown.element.supplementSection.map { ShownSupplement(section: $0, view: shown.view) }
    }
  }

  /// The cell of a row; nil while it is not on the screen.
  func shownCell(of row: RowIndex) -> UITableViewCell? { elements.view(of: .row(row)) as? UITableViewCell }

  /// The row that a cell shows; nil for a cell that is not on the screen.
  func shownRow(of cell: UITableViewCell) -> RowIndex? {
    if case .row(let index) = elements.element(of: cell) { return index }
    return nil
  }
}
