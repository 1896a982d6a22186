/// A data source that knows which items are below which others: cells are indented by it, and open and close items.
@MainActor protocol OutlineDataSource: AnyObject {
  /// How an item stands in its section's outline; nil in a section that no section snapshot was applied to.
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace?
  /// Whether what is below an item is shown.
  func isExpanded(itemAt indexPath: IndexPath) -> Bool
  /// Shows what is below an item, or hides it, as a tap on its disclosure does.
  func toggleExpansion(ofItemAt indexPath: IndexPath)
}

/// How an item stands in the outline of its section.
struct OutlinePlace: Hashable, Sendable {
  /// How many items it is below of.
  var level: Int
  /// Whether the items below it are shown.
  var isExpanded: Bool
  /// Whether there are items below it.
  var hasChildren: Bool
}
