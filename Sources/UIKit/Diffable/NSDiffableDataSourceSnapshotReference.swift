/// A snapshot as an object, whose sections and items are identified by values of any type.
///
/// It is what Objective-C has for `NSDiffableDataSourceSnapshot`, and does the same; identifiers have to be `Hashable`, or `NSObject`s. Where iOS
/// raises an exception the program ends with a message.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  var snapshot = NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>()

  /// Makes a snapshot without sections.
  public override init() { super.init() }

  convenience init(_ snapshot: NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>) {
    self.init()
    self.snapshot = snapshot
  }

  /// A snapshot that is equal and goes its own ways.
  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(snapshot) }

  // MARK: Questions

  /// How many items there are in all sections.
  open var numberOfItems: Int { snapshot.numberOfItems }
  /// How many sections there are.
  open var numberOfSections: Int { snapshot.numberOfSections }
  /// The sections from top to bottom.
  open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.identifiers }
  /// The items of all sections from top to bottom.
  open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.identifiers }
  /// The sections that are to be shown again.
  open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.identifiers }
  /// The items that are to get new cells.
  open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.identifiers }
  /// The items whose cells are to be configured again.
  open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.identifiers }

  /// How many items a section has; raises for a section that is not there.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: ReferenceIdentifier(sectionIdentifier, "numberOfItems(inSection:)"))
  }

  /// The items of a section from top to bottom; raises for a section that is not there.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    let section = ReferenceIdentifier(sectionIdentifier, "itemIdentifiersInSection(withIdentifier:)")
    return snapshot.itemIdentifiers(inSection: section).identifiers
  }

  /// The section of an item; nil for a missing item.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    let item = ReferenceIdentifier(itemIdentifier, "sectionIdentifier(forSectionContainingItemIdentifier:)")
    return snapshot.sectionIdentifier(containingItem: item)?.value.base
  }

  /// The place of an item among the items of all sections, from 0; `NSNotFound` for an item that is not there.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(ReferenceIdentifier(itemIdentifier, "index(ofItemIdentifier:)")) ?? NSNotFound
  }

  /// The place of a section, from 0; `NSNotFound` for a section that is not there.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(ReferenceIdentifier(sectionIdentifier, "index(ofSectionIdentifier:)")) ?? NSNotFound
  }

  // MARK: Items

  /// Adds items at the end of the last section; raises where there is none.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    snapshot.appendItems(identifiers.references("appendItems(withIdentifiers:)"))
  }

  /// Adds items at the end of a section; raises for a section that is not there.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    let call = "appendItems(withIdentifiers:intoSectionWithIdentifier:)"
    snapshot.appendItems(identifiers.references(call), toSection: ReferenceIdentifier(sectionIdentifier, call))
  }

  /// Adds items above an item; raises for an item that is not there.
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    let call = "insertItems(withIdentifiers:beforeItemWithIdentifier:)"
    snapshot.insertItems(identifiers.references(call), beforeItem: ReferenceIdentifier(itemIdentifier, call))
  }

  /// Adds items below an item; raises for an item that is not there.
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    let call = "insertItems(withIdentifiers:afterItemWithIdentifier:)"
    snapshot.insertItems(identifiers.references(call), afterItem: ReferenceIdentifier(itemIdentifier, call))
  }

  /// Takes items out; those that are not there are passed over.
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    snapshot.deleteItems(identifiers.references("deleteItems(withIdentifiers:)"))
  }

  /// Takes all items out, and all sections.
  open func deleteAllItems() { snapshot.deleteAllItems() }

  /// Puts an item above another; raises when one of them is missing.
  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
    let call = "moveItem(withIdentifier:beforeItemWithIdentifier:)"
    snapshot.moveItem(ReferenceIdentifier(fromIdentifier, call), beforeItem: ReferenceIdentifier(toIdentifier, call))
  }

  /// Puts an item below another; raises when one of them is missing.
  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
    let call = "moveItem(withIdentifier:afterItemWithIdentifier:)"
    snapshot.moveItem(ReferenceIdentifier(fromIdentifier, call), afterItem: ReferenceIdentifier(toIdentifier, call))
  }

  /// Asks for new cells for items when the snapshot is applied; raises for an item that is not there.
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    snapshot.reloadItems(identifiers.references("reloadItems(withIdentifiers:)"))
  }

  /// Asks for the cells of items to be configured again, and kept; raises for an item that is not there.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    snapshot.reconfigureItems(identifiers.references("reconfigureItems(withIdentifiers:)"))
  }

  // MARK: Sections

  /// Adds sections without items below the last one.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.appendSections(sectionIdentifiers.references("appendSections(withIdentifiers:)"))
  }

  /// Adds sections without items above a section; raises for a section that is not there.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    let call = "insertSections(withIdentifiers:beforeSectionWithIdentifier:)"
    snapshot.insertSections(
      sectionIdentifiers.references(call), beforeSection: ReferenceIdentifier(toSectionIdentifier, call))
  }

  /// Adds sections without items below a section; raises for a section that is not there.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    let call = "insertSections(withIdentifiers:afterSectionWithIdentifier:)"
    snapshot.insertSections(
      sectionIdentifiers.references(call), afterSection: ReferenceIdentifier(toSectionIdentifier, call))
  }

  /// Takes sections out with their items; those that are not there are passed over.
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.deleteSections(sectionIdentifiers.references("deleteSections(withIdentifiers:)"))
  }

  /// Puts a section with its items above another; raises when one of them is missing.
  open func moveSection(withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any)
  {
    let call = "moveSection(withIdentifier:beforeSectionWithIdentifier:)"
    snapshot.moveSection(
      ReferenceIdentifier(fromSectionIdentifier, call), beforeSection: ReferenceIdentifier(toSectionIdentifier, call))
  }

  /// Puts a section with its items below another; raises when one of them is missing.
  open func moveSection(withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any)
  {
    let call = "moveSection(withIdentifier:afterSectionWithIdentifier:)"
    snapshot.moveSection(
      ReferenceIdentifier(fromSectionIdentifier, call), afterSection: ReferenceIdentifier(toSectionIdentifier, call))
  }

  /// Asks for everything in sections to be shown again when the snapshot is applied; raises for a section that is not there.
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.reloadSections(sectionIdentifiers.references("reloadSections(withIdentifiers:)"))
  }
}
