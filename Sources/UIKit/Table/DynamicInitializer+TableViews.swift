import CInitializers

/// Cells, headers and footers of classes that are only known at run time.
extension DynamicInitializer {
  private class CellProbe: UITableViewCell {}
  private class HeaderFooterProbe: UITableViewHeaderFooterView {}

  static let cellIndex = ownInitializer(UIView.self, UITableViewCell.self, CellProbe.self)
  static let headerFooterIndex = ownInitializer(UIView.self, UITableViewHeaderFooterView.self, HeaderFooterProbe.self)

  static func makeCell(_ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, identifier: String?)
    -> UITableViewCell
  {
    let metadata = ClassMetadata(type)
    let parts = style._parts
    return withOwnedWords(of: identifier) { first, second in
      take(
        masthead_initialize_with_style_and_string(
          metadata.function(at: cellIndex), UInt64(bitPattern: Int64(parts.word)), parts.isNamed, first, second,
          metadata.pointer))
    }
  }

  static func makeHeaderFooter(
    _ type: UITableViewHeaderFooterView.Type, identifier: String?
  ) -> UITableViewHeaderFooterView {
    let metadata = ClassMetadata(type)
    return withOwnedWords(of: identifier) { first, second in
      take(
        masthead_initialize_with_string(metadata.function(at: headerFooterIndex), first, second, metadata.pointer))
    }
  }
}
