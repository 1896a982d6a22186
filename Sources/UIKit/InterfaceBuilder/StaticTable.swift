internal import InterfaceDocuments

/// The rows of a table whose content stands in its storyboard.
///
/// The cells are made with the table, so that outlets may lead to them; they are shown by a `UITableViewController`, whose methods
/// of the data source answer with them.
@MainActor final class StaticTable {
  struct Section {
    let headerTitle: String?
    let footerTitle: String?
    let cells: [UITableViewCell]
    let heights: [CGFloat?]
  }

  let sections: [Section]

  init(_ value: NibValue) {
    sections = value.element.children.filter { $0.name == "tableViewSection" }.map { element in
      let made = element.list("cells").compactMap { cell in
        (value.instance.make(cell) as? UITableViewCell).map { ($0, cell.number("rowHeight")) }
      }
      return Section(
        headerTitle: StaticTable.title("headerTitle", element, value.instance),
        footerTitle: StaticTable.title("footerTitle", element, value.instance), cells: made.map(\.0),
        heights: made.map(\.1))
    }
  }

  private static func title(_ name: String, _ element: DocumentElement, _ instance: NibInstance) -> String? {
    instance.localized(element, name) ?? element[name] ?? element.child(key: name)?.text
  }

  func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

  func cell(at path: IndexPath) -> UITableViewCell? {
    guard let section = section(path.section), section.cells.indices.contains(path.row) else { return nil }
    return section.cells[path.row]
  }

  /// The height that the document has for a row; nil for that of the table.
  func height(at path: IndexPath) -> CGFloat? {
    guard let section = section(path.section), section.heights.indices.contains(path.row) else { return nil }
    return section.heights[path.row].flatMap { $0 }.map { NibTable.tableHeight($0) }
  }
}
