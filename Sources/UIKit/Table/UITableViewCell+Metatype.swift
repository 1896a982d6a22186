extension _MadeByMetatype where Self: UITableViewCell {
  /// Makes a cell of a class that is only known as a type: `T(style: .default, reuseIdentifier: nil)`.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let cell = DynamicInitializer.makeCell(Self.self, style: style, identifier: reuseIdentifier)
    self = unsafeDowncast(cell, to: Self.self)
  }
}

extension _MadeByMetatype where Self: UITableViewCell {
  /// The replacement for `type.init(style: .default, reuseIdentifier: nil)` in adapted sources: a cell of the class
  /// that the type holds.
  public static func _new(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Self {
    let cell = DynamicInitializer.makeCell(self, style: style, identifier: reuseIdentifier)
    return unsafeDowncast(cell, to: Self.self)
  }
}

extension _MadeByMetatype where Self: UITableViewHeaderFooterView {
  /// Makes a header or footer of a class that is only known as a type: `T(reuseIdentifier: nil)`.
  public init(reuseIdentifier: String?) {
    let view = DynamicInitializer.makeHeaderFooter(Self.self, identifier: reuseIdentifier)
    self = unsafeDowncast(view, to: Self.self)
  }
}
