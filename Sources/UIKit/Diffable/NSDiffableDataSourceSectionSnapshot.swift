import ListGeometry

/// The contents of one section of a list, as a value: items with children, some of them expanded.
///
/// Identifiers are unique in the snapshot. An item is visible when all of its ancestors are expanded; items that are
/// not expanded are collapsed, as all are at first. Copies are independent; they share their storage until one is
/// changed. Looking an identifier up, inserting and deleting take O(log n + depth), expected; lists of all identifiers
/// take O(n).
///
/// Inserting an item that is there already, or naming a missing one where a place has to be known, stops the program
/// with a message that names it, as UIKit raises. Deleting a missing item does nothing.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  struct Node: Sendable {
    /// The number of the parent; −1 at the top level.
    var parent = -1
    /// How many items there are below, at any depth.
    var descendants = 0
    var isExpanded = false
  }

  var table = IdentifierTable<ItemIdentifierType>()
  /// One sequence of item numbers, each followed by its descendants.
  var order = RankedSequences()
  /// By item number.
  var nodes: [Node] = []

  /// Makes a snapshot without items.
  public init() {}

  /// Makes a copy of a snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  // MARK: Questions

  /// All items, each followed by its children.
  public var items: [ItemIdentifierType] { table.identifiers(order.elements(of: 0)) }

  /// The items at the top level.
  public var rootItems: [ItemIdentifierType] { table.identifiers(numbers { _ in false }) }

  /// The items whose ancestors are all expanded, each followed by its visible children.
  public var visibleItems: [ItemIdentifierType] { table.identifiers(numbers { $0.isExpanded }) }

  /// Whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { table.number(of: item) != nil }

  /// Whether an item shows its children; false for a missing item.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    table.number(of: item).map { nodes[$0].isExpanded } ?? false
  }

  /// Whether all ancestors of an item are expanded; false for a missing item.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    table.number(of: item).map { ancestors(of: $0).allSatisfy { nodes[$0].isExpanded } } ?? false
  }

  /// How many ancestors an item has; raises for an item that is not there.
  public func level(of item: ItemIdentifierType) -> Int {
    ancestors(of: number(item, "level(of:)")).reduce(0) { level, _ in level + 1 }
  }

  /// The place of an item in `items`; nil for a missing item.
  public func index(of item: ItemIdentifierType) -> Int? {
    table.number(of: item).flatMap { order.position(of: $0)?.rank }
  }

  /// The parent of an item; nil at the top level and for a missing item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let number = table.number(of: child), nodes[number].parent >= 0 else { return nil }
    return table[nodes[number].parent]
  }

  /// The items below an item, as a snapshot of its own: its children at the top level, or the item itself.
  ///
  /// Expanded items stay so. Raises for a missing item.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    part(below: number(parent, "snapshot(of:includingParent:)"), includingParent: includingParent)
  }

  /// A line for each item, two spaces for each level, with `*` before an item without children, `-` before an expanded
  /// and `+` before a collapsed item.
  public func visualDescription() -> String {
    order.elements(of: 0).map { number in
      let node = nodes[number]
      let mark = node.descendants == 0 ? "*" : node.isExpanded ? "-" : "+"
      let indentation = ancestors(of: number).reduce("") { text, _ in text + "  " }
      return indentation + mark + " " + String(describing: table[number])
    }.joined(separator: "\n")
  }

  // MARK: Changes

  /// Adds items as the last children of an item, or at the end of the top level for nil.
  ///
  /// Raises for a parent that is not there, and for items that are there already.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let call = "append(_:to:)"
    guard let parent else { return insert(items, at: order.count(of: 0), below: -1, call) }
    let number = number(parent, call)
    insert(items, at: rank(after: number), below: number, call)
  }

  /// Adds items above an item, with the same parent.
  ///
  /// Raises for an item that is not there, and for items that are there already.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let number = number(item, "insert(_:before:)")
    insert(items, at: rank(of: number), below: nodes[number].parent, "insert(_:before:)")
  }

  /// Adds items below an item and its children, with the same parent.
  ///
  /// Raises for an item that is not there, and for items that are there already.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let number = number(item, "insert(_:after:)")
    insert(items, at: rank(after: number), below: nodes[number].parent, "insert(_:after:)")
  }

  /// Deletes items with all items below them; missing ones are passed over.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let number = table.number(of: item) else { continue }
      remove(number, includingItself: true)
    }
  }

  /// Takes all items out.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Shows the children of items; raises for an item that is not there.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[number(item, "expand(_:)")].isExpanded = true }
  }

  /// Hides the children of items; raises for an item that is not there.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[number(item, "collapse(_:)")].isExpanded = false }
  }

  /// Puts the items of a snapshot in the place of all that is below an item.
  ///
  /// Raises for an item that is not there, and for items that are there already.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let call = "replace(childrenOf:using:)"
    let number = number(parent, call)
    remove(number, includingItself: false)
    insert(snapshot, at: rank(after: number), below: number, call)
  }

  /// Adds the items of a snapshot above an item, with the same parent.
  ///
  /// Raises for an item that is not there, and for items that are there already.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    let number = number(item, "insert(_:before:)")
    insert(snapshot, at: rank(of: number), below: nodes[number].parent, "insert(_:before:)")
  }

  /// Adds the items of a snapshot below an item and its children, with the same parent.
  ///
  /// Raises for an item that is not there, and for items that are there already.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    let number = number(item, "insert(_:after:)")
    insert(snapshot, at: rank(after: number), below: nodes[number].parent, "insert(_:after:)")
  }
}
