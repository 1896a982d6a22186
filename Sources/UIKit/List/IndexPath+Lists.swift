import ListGeometry

extension IndexPath {
  /// Makes the index path of a row.
  public init(row: Int, section: Int) { self = Self.pair(section, row) }
  /// Makes the index path of an item.
  public init(item: Int, section: Int) { self = Self.pair(section, item) }

  /// The section: the first of two indexes.
  public var section: Int {
    get { index(0) }
    set { self = Self.pair(newValue, index(1)) }
  }
  /// The row: the second of two indexes.
  public var row: Int {
    get { index(1) }
    set { self = Self.pair(index(0), newValue) }
  }
  /// The item: the second of two indexes.
  public var item: Int {
    get { index(1) }
    set { self = Self.pair(index(0), newValue) }
  }

  /// Without an array on the way, as lists make an index path for each question.
  private static func pair(_ first: Int, _ second: Int) -> IndexPath { IndexPath(index: first).appending(second) }

  private func index(_ place: Int) -> Int {
    ensure(
      count == 2,
      "An index path for use with lists has two indexes; this one has \(count): make it with IndexPath(row:section:) or IndexPath(item:section:)"
    )
    return self[place]
  }
}

extension IndexPath {
  init(_ index: RowIndex) { self.init(row: index.row, section: index.section) }
}

extension RowIndex {
  init(_ indexPath: IndexPath) { self.init(section: indexPath.section, row: indexPath.row) }
}
