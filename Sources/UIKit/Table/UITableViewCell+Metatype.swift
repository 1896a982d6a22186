extension _MadeByMetatype where Self: UITableViewCell {
  /// Makes a cell of the class that the type holds: `T(style: .default, reuseIdentifier: nil)`.
  @_silgen_name("masthead_make_cell_by_class") public init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @_silgen_name("masthead_make_cell_by_class") static func makeByClass(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Self {
    unsafeDowncast(DynamicInitializer.makeCell(self, style: style, identifier: reuseIdentifier), to: Self.self)
  }
}

extension _MadeByMetatype where Self: UITableViewHeaderFooterView {
  /// Makes a header or footer of the class that the type holds: `T(reuseIdentifier: nil)`.
  @_silgen_name("masthead_make_header_footer_by_class") public init(reuseIdentifier: String?)

  @_silgen_name("masthead_make_header_footer_by_class") static func makeByClass(reuseIdentifier: String?) -> Self {
    unsafeDowncast(DynamicInitializer.makeHeaderFooter(self, identifier: reuseIdentifier), to: Self.self)
  }
}
