import ListGeometry

/// The contents of a list, as a value: its sections, and the items of each, by their identifiers.
///
/// Identifiers are unique in the snapshot: an item is in one section only. Copies are independent; they share their
/// storage until one is changed. Looking an identifier up, inserting, deleting or moving it takes O(log n), expected;
/// lists of all identifiers take O(n).
///
/// Passing an identifier twice in one call, or naming a missing section or item where a place has to be known, stops
/// the program with a message that names it, as UIKit raises. Inserting an identifier that is there already moves it,
/// with a `Diagnostic`. Deleting a missing one does nothing.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  var sections = IdentifierTable<SectionIdentifierType>()
  var items = IdentifierTable<ItemIdentifierType>()
  /// One sequence of section numbers; a section weighs as much as it has items.
  var sectionOrder = RankedSequences()
  /// A sequence of item numbers for each section number.
  var itemOrder = RankedSequences()
  var reloadedSections = MarkedNumbers()
  var reloadedItems = MarkedNumbers()
  var reconfiguredItems = MarkedNumbers()

  /// Makes a snapshot without sections.
  public init() {}

  // MARK: Questions

  /// How many items there are in all sections.
  public var numberOfItems: Int { items.count }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections from top to bottom.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.identifiers(sectionNumbers) }
  /// The items of all sections from top to bottom.
  public var itemIdentifiers: [ItemIdentifierType] { items.identifiers(itemNumbers) }
  /// The sections that are to be shown again, in the order in which they were named.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { sections.identifiers(reloadedSections.inOrder) }
  /// The items that are to be shown again, in the order in which they were named.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { items.identifiers(reloadedItems.inOrder) }
  /// The items whose cells are to be configured again, in the order in which they were named.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { items.identifiers(reconfiguredItems.inOrder) }

  /// How many items a section has; raises for a section that is not there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemOrder.count(of: section(identifier, "numberOfItems(inSection:)"))
  }

  /// The items of a section from top to bottom; raises for a section that is not there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items.identifiers(itemOrder.elements(of: section(identifier, "itemIdentifiers(inSection:)")))
  }

  /// The section of an item; nil for a missing item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    guard let number = items.number(of: identifier), let place = itemOrder.position(of: number) else { return nil }
    return sections[place.sequence]
  }

  /// The place of an item among the items of all sections, from 0; nil for an item that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let number = items.number(of: identifier), let place = itemOrder.position(of: number),
      let before = sectionOrder.weight(before: place.sequence)
    else { return nil }
    return before + place.rank
  }

  /// The place of a section, from 0; nil for a section that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.number(of: identifier).flatMap { sectionOrder.position(of: $0)?.rank }
  }

  // MARK: Items

  /// Adds items at the end of a section, of the last one for nil.
  ///
  /// Raises when the section is not there, or when there is none.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let call = "appendItems(_:toSection:)"
    let target: Int
    if let sectionIdentifier {
      target = section(sectionIdentifier, call)
    } else {
      let last = sectionOrder.element(at: numberOfSections - 1, in: 0)
      guard let last else { fatalError(IdentifierProblem.noSections(in: call)) }
      target = last
    }
    insert(identifiers, at: itemOrder.count(of: target), in: target, call)
  }

  /// Adds items above an item; raises for an item that is not there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let place = place(of: beforeIdentifier, "insertItems(_:beforeItem:)")
    insert(identifiers, at: place.rank, in: place.section, "insertItems(_:beforeItem:)")
  }

  /// Adds items below an item; raises for an item that is not there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let place = place(of: afterIdentifier, "insertItems(_:afterItem:)")
    insert(identifiers, at: place.rank + 1, in: place.section, "insertItems(_:afterItem:)")
  }

  /// Takes items out; those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      guard let number = items.number(of: identifier) else { continue }
      takeOut(number)
      items.remove(number)
    }
    forgetMarks()
  }

  /// Takes all items out, and all sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Puts an item above another; raises when one of them is missing.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, nextTo: toIdentifier, offset: 0, "moveItem(_:beforeItem:)")
  }

  /// Puts an item below another; raises when one of them is missing.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, nextTo: toIdentifier, offset: 1, "moveItem(_:afterItem:)")
  }

  /// Asks for new cells for items when the snapshot is applied; raises for an item that is not there.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { reloadedItems.insert(item(identifier, "reloadItems(_:)")) }
  }

  /// Asks for the cells of items to be configured again, and kept, when the snapshot is applied.
  ///
  /// Raises for an item that is not there.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { reconfiguredItems.insert(item(identifier, "reconfigureItems(_:)")) }
  }

  // MARK: Sections

  /// Adds sections without items below the last one.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: numberOfSections, "appendSections(_:)")
  }

  /// Adds sections without items above a section; raises for a section that is not there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(
      identifiers, at: rank(of: toIdentifier, "insertSections(_:beforeSection:)"), "insertSections(_:beforeSection:)")
  }

  /// Adds sections without items below a section; raises for a section that is not there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(
      identifiers, at: rank(of: toIdentifier, "insertSections(_:afterSection:)") + 1, "insertSections(_:afterSection:)")
  }

  /// Takes sections out with their items; those that are not there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let number = sections.number(of: identifier) else { continue }
      for item in itemOrder.remove(0..<itemOrder.count(of: number), in: number) { items.remove(item) }
      sectionOrder.remove(number)
      sections.remove(number)
    }
    forgetMarks()
  }

  /// Puts a section with its items above another; raises when one of them is missing.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 0, "moveSection(_:beforeSection:)")
  }

  /// Puts a section with its items below another; raises when one of them is missing.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 1, "moveSection(_:afterSection:)")
  }

  /// Asks for everything in sections to be shown again when the snapshot is applied.
  ///
  /// Raises for a section that is not there.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { reloadedSections.insert(section(identifier, "reloadSections(_:)")) }
  }
}
