extension NSIndexPath {
  /// Makes the index path of a row.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// Makes the index path of an item.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The section: the first of two indexes; raises for another number of indexes.
  public var section: Int { (self as IndexPath).section }
  /// The row: the second of two indexes; raises for another number of indexes.
  public var row: Int { (self as IndexPath).row }
  /// The item: the second of two indexes; raises for another number of indexes.
  public var item: Int { (self as IndexPath).item }
}
