/// A data source with outlines: cells are indented by the levels of items, and open and close them.
@MainActor protocol OutlineDataSource: AnyObject {
  /// How an item stands in its section's outline; nil in a section that no section snapshot was applied to.
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace?
  /// Whether the items below an item are shown.
  func isExpanded(itemAt indexPath: IndexPath) -> Bool
  /// Shows or hides the items below an item, as a tap on its disclosure does.
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
