import ListGeometry

extension IndexPath {
  /// Makes the index path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Makes the index path of an item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section: the first of two indexes.
  public var section: Int {
    get { twoIndexes.0 }
    set { self = IndexPath(indexes: [newValue, twoIndexes.1]) }
  }
  /// The row: the second of two indexes.
  public var row: Int {
    get { twoIndexes.1 }
    set { self = IndexPath(indexes: [twoIndexes.0, newValue]) }
  }
  /// The item: the second of two indexes.
  public var item: Int {
    get { twoIndexes.1 }
    set { self = IndexPath(indexes: [twoIndexes.0, newValue]) }
  }

  private var twoIndexes: (Int, Int) {
    ensure(
      count == 2,
      "An index path for use with lists has two indexes; this one has \(count): make it with IndexPath(row:section:) or IndexPath(item:section:)"
    )
    return (self[0], self[1])
  }
}

extension IndexPath {
  init(_ index: RowIndex) { self.init(row: index.row, section: index.section) }
}

extension RowIndex {
  init(_ indexPath: IndexPath) { self.init(section: indexPath.section, row: indexPath.row) }
}
