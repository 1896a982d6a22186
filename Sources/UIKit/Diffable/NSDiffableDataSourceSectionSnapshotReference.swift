/// The outline of a section as an object, whose items are identified by values of any type.
///
/// It is what Objective-C has for `NSDiffableDataSourceSectionSnapshot`, and does the same; identifiers have to be `Hashable`, or `NSObject`s.
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
  var snapshot = NSDiffableDataSourceSectionSnapshot<ReferenceIdentifier>()

  /// Makes an outline without items.
  public override init() { super.init() }

  convenience init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ReferenceIdentifier>) {
    self.init()
    self.snapshot = snapshot
  }

  /// An outline that is equal and goes its own ways.
  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSectionSnapshotReference(snapshot) }

  // MARK: Questions

  /// All items, each followed by its children.
  open var items: [Any] { snapshot.items.identifiers }
  /// The items at the top level.
  open var rootItems: [Any] { snapshot.rootItems.identifiers }
  /// The items whose ancestors are all expanded, each followed by its visible children.
  open var visibleItems: [Any] { snapshot.visibleItems.identifiers }
  /// The items that show their children, or would if they had any, in the order of `items`.
  open func expandedItems() -> [Any] { snapshot.items.filter { snapshot.isExpanded($0) }.identifiers }
  /// Whether an item shows its children; false for a missing item.
  open func isExpanded(_ item: Any) -> Bool { snapshot.isExpanded(ReferenceIdentifier(item, "isExpanded(_:)")) }
  /// Whether all ancestors of an item are expanded; false for a missing item.
  open func isVisible(_ item: Any) -> Bool { snapshot.isVisible(ReferenceIdentifier(item, "isVisible(_:)")) }
  /// Whether an item is in the outline.
  open func containsItem(_ item: Any) -> Bool { snapshot.contains(ReferenceIdentifier(item, "containsItem(_:)")) }
  /// How many ancestors an item has; raises for an item that is not there.
  open func level(ofItem item: Any) -> Int { snapshot.level(of: ReferenceIdentifier(item, "level(ofItem:)")) }
  /// The place of an item in `items`; `NSNotFound` for a missing item.
  open func index(ofItem item: Any) -> Int {
    snapshot.index(of: ReferenceIdentifier(item, "index(ofItem:)")) ?? NSNotFound
  }
  /// The parent of an item; nil at the top level and for a missing item.
  open func parent(ofChildItem childItem: Any) -> Any? {
    snapshot.parent(of: ReferenceIdentifier(childItem, "parent(ofChildItem:)"))?.value.base
  }
  /// The items below an item, as an outline of their own; raises for a missing item.
  open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    ofParentItem(parentItem, includingParentItem: false)
  }
  /// The items below an item, with or without the item, as an outline of their own; raises for a missing item.
  open func ofParentItem(
    _ parentItem: Any, includingParentItem: Bool
  ) -> NSDiffableDataSourceSectionSnapshotReference {
    let parent = ReferenceIdentifier(parentItem, "ofParentItem(_:includingParentItem:)")
    return NSDiffableDataSourceSectionSnapshotReference(
      snapshot.snapshot(of: parent, includingParent: includingParentItem))
  }
  /// A line for each item, as `NSDiffableDataSourceSectionSnapshot` writes it.
  open func visualDescription() -> String { snapshot.visualDescription() }

  // MARK: Changes

  /// Adds items at the end of the top level; raises for items that are there already.
  open func appendItems(_ items: [Any]) { snapshot.append(items.references("appendItems(_:)")) }

  /// Adds items as the last children of an item, or at the end of the top level for nil.
  open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
    let call = "appendItems(_:intoParentItem:)"
    snapshot.append(items.references(call), to: parentItem.map { ReferenceIdentifier($0, call) })
  }

  /// Adds items above an item, with the same parent.
  open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
    let call = "insertItems(_:beforeItem:)"
    snapshot.insert(items.references(call), before: ReferenceIdentifier(beforeIdentifier, call))
  }

  /// Adds items below an item and its children, with the same parent.
  open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
    let call = "insertItems(_:afterItem:)"
    snapshot.insert(items.references(call), after: ReferenceIdentifier(afterIdentifier, call))
  }

  /// Deletes items with all items below them; missing ones are passed over.
  open func deleteItems(_ items: [Any]) { snapshot.delete(items.references("deleteItems(_:)")) }
  /// Takes all items out.
  open func deleteAllItems() { snapshot.deleteAll() }
  /// Shows the children of items; raises for an item that is not there.
  open func expandItems(_ items: [Any]) { snapshot.expand(items.references("expandItems(_:)")) }
  /// Hides the children of items; raises for an item that is not there.
  open func collapseItems(_ items: [Any]) { snapshot.collapse(items.references("collapseItems(_:)")) }

  /// Puts the items of an outline in the place of all that is below an item.
  open func replaceChildren(
    ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
  ) {
    let parent = ReferenceIdentifier(parentItem, "replaceChildren(ofParentItem:with:)")
    self.snapshot.replace(childrenOf: parent, using: snapshot.snapshot)
  }

  /// Adds the items of an outline above an item, with the same parent.
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
    self.snapshot.insert(snapshot.snapshot, before: ReferenceIdentifier(item, "insert(_:beforeItem:)"))
  }

  /// Adds the items of an outline below an item and its children, with the same parent; returns the last of its root items, or the
  /// item itself where the outline is empty.
  @discardableResult
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any {
    self.snapshot.insert(snapshot.snapshot, after: ReferenceIdentifier(item, "insert(_:afterItem:)"))
    return snapshot.snapshot.rootItems.last?.value.base ?? item
  }
}
