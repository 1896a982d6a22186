import ListGeometry

/// How changes go: identifiers to numbers, and numbers to places.
extension NSDiffableDataSourceSnapshot {
  var sectionNumbers: [Int] { sectionOrder.elements(of: 0) }
  var itemNumbers: [Int] { sectionNumbers.flatMap { itemOrder.elements(of: $0) } }

  // MARK: Looking up

  func section(_ identifier: SectionIdentifierType, _ call: String) -> Int {
    guard let number = sections.number(of: identifier) else {
      fatalError(
        IdentifierProblem.unknown(
          identifier, kind: "section", in: call,
          cure: "Add it with appendSections(_:) first, or ask indexOfSection(_:) whether it is there."))
    }
    return number
  }

  func item(_ identifier: ItemIdentifierType, _ call: String) -> Int {
    guard let number = items.number(of: identifier) else {
      fatalError(
        IdentifierProblem.unknown(
          identifier, kind: "item", in: call,
          cure: """
            Name an item of the snapshot; indexOfItem(_:) tells whether it is there. If its model changed, == and \
            hash(into:) may take in more than what identifies it.
            """))
    }
    return number
  }

  func place(of identifier: ItemIdentifierType, _ call: String) -> (section: Int, rank: Int) {
    place(ofItem: item(identifier, call))
  }

  private func place(ofItem number: Int) -> (section: Int, rank: Int) {
    guard let place = itemOrder.position(of: number) else { fatalError("An item has no place.") }
    return (place.sequence, place.rank)
  }

  func rank(of identifier: SectionIdentifierType, _ call: String) -> Int {
    guard let place = sectionOrder.position(of: section(identifier, call)) else {
      fatalError("A section has no place.")
    }
    return place.rank
  }

  // MARK: Items

  /// Puts new items before a rank of a section, and moves there what the snapshot has already.
  mutating func insert(_ identifiers: [ItemIdentifierType], at rank: Int, in section: Int, _ call: String) {
    guard !identifiers.isEmpty else { return }
    items.reserveCapacity(forAdding: identifiers.count)
    var numbers: [Int] = []
    numbers.reserveCapacity(identifiers.count)
    var rank = rank
    var present: (index: Int, place: String)?
    var presentCount = 0
    for (index, identifier) in identifiers.enumerated() {
      guard let number = items.number(of: identifier) else {
        numbers.append(items.add(identifier))
        continue
      }
      // Numbers of this call have no place yet.
      guard let place = itemOrder.position(of: number) else {
        let first = identifiers.firstIndex(of: identifier) ?? 0
        fatalError(
          IdentifierProblem.repeated(identifier, kind: "item", at: first, and: index, in: call))
      }
      if present == nil {
        present = (index, "row \(place.rank) of section \(IdentifierProblem.name(sections[place.sequence]))")
      }
      presentCount += 1
      if place.sequence == section, place.rank < rank { rank -= 1 }
      takeOut(number)
      items.replace(number, by: identifier)
      numbers.append(number)
    }
    put(numbers, at: rank, in: section)
    if let present {
      IdentifierProblem.reportPresent(
        identifiers[present.index], count: presentCount, kind: "item", place: present.place, call: call)
    }
  }

  mutating func move(
    _ identifier: ItemIdentifierType, nextTo other: ItemIdentifierType, offset: Int, _ call: String
  ) {
    let number = item(identifier, call)
    let target = item(other, call)
    guard number != target else { return }
    takeOut(number)
    let place = place(ofItem: target)
    put([number], at: place.rank + offset, in: place.section)
  }

  private mutating func put(_ numbers: [Int], at rank: Int, in section: Int) {
    itemOrder.insert(numbers, at: rank, in: section)
    sectionOrder.setWeight(itemOrder.count(of: section), of: section)
  }

  mutating func takeOut(_ item: Int) {
    guard let place = itemOrder.position(of: item) else { return }
    itemOrder.remove(item)
    sectionOrder.setWeight(itemOrder.count(of: place.sequence), of: place.sequence)
  }

  // MARK: Sections

  mutating func insert(_ identifiers: [SectionIdentifierType], at rank: Int, _ call: String) {
    var numbers: [Int] = []
    var rank = rank
    var present: (index: Int, rank: Int)?
    var presentCount = 0
    for (index, identifier) in identifiers.enumerated() {
      guard let number = sections.number(of: identifier) else {
        numbers.append(sections.add(identifier))
        continue
      }
      guard let place = sectionOrder.position(of: number) else {
        let first = identifiers.firstIndex(of: identifier) ?? 0
        fatalError(
          IdentifierProblem.repeated(identifier, kind: "section", at: first, and: index, in: call))
      }
      if present == nil { present = (index, place.rank) }
      presentCount += 1
      if place.rank < rank { rank -= 1 }
      sectionOrder.remove(number)
      sections.replace(number, by: identifier)
      numbers.append(number)
    }
    putSections(numbers, at: rank)
    if let present {
      IdentifierProblem.reportPresent(
        identifiers[present.index], count: presentCount, kind: "section", place: "at \(present.rank)", call: call)
    }
  }

  mutating func move(
    _ identifier: SectionIdentifierType, nextTo other: SectionIdentifierType, offset: Int, _ call: String
  ) {
    let number = section(identifier, call)
    guard number != section(other, call) else { return }
    sectionOrder.remove(number)
    putSections([number], at: rank(of: other, call) + offset)
  }

  private mutating func putSections(_ numbers: [Int], at rank: Int) {
    sectionOrder.insert(numbers, at: rank, in: 0)
    for number in numbers { sectionOrder.setWeight(itemOrder.count(of: number), of: number) }
  }

  // MARK: Marks

  /// Removes the marks of deleted identifiers.
  mutating func forgetMarks() {
    reloadedSections.removeAll { !sectionOrder.contains($0) }
    reloadedItems.removeAll { !itemOrder.contains($0) }
    reconfiguredItems.removeAll { !itemOrder.contains($0) }
  }

  /// The same without marks: what a data source shows once the snapshot is applied.
  var withoutMarks: NSDiffableDataSourceSnapshot {
    var result = self
    result.reloadedSections.removeAll()
    result.reloadedItems.removeAll()
    result.reconfiguredItems.removeAll()
    return result
  }

  // MARK: Places in a list

  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    sectionOrder.element(at: index, in: 0).map { sections[$0] }
  }

  func itemIdentifier(at index: RowIndex) -> ItemIdentifierType? {
    guard let section = sectionOrder.element(at: index.section, in: 0),
      let item = itemOrder.element(at: index.row, in: section)
    else { return nil }
    return items[item]
  }

  func index(of identifier: ItemIdentifierType) -> RowIndex? {
    items.number(of: identifier).flatMap { index(ofItem: $0) }
  }

  private func index(ofItem number: Int) -> RowIndex? {
    guard let place = itemOrder.position(of: number), let section = sectionOrder.position(of: place.sequence) else {
      return nil
    }
    return RowIndex(section: section.rank, row: place.rank)
  }

  func itemCount(ofSection index: Int) -> Int {
    sectionOrder.element(at: index, in: 0).map { itemOrder.count(of: $0) } ?? 0
  }

  // MARK: Difference

  /// The changes of a list from another snapshot to this one.
  func changes(
    from old: NSDiffableDataSourceSnapshot
  ) -> ListChange {
    let origins = origins(from: old)
    let reloaded = reloadedItems
    let reconfigured = reconfiguredItems.inOrder.compactMap { number in
      reloaded.contains(number) ? nil : old.index(of: items[number])
    }
    return ListChange(update: ListUpdate(origins), reconfigured: reconfigured.sorted())
  }

  private func origins(from old: NSDiffableDataSourceSnapshot) -> ListOrigins {
    let oldSections = old.sectionNumbers
    var oldSectionIndices: [Int: Int] = [:]
    var oldRows: [Int] = []
    var rowsBefore: [Int] = []
    for (index, section) in oldSections.enumerated() {
      oldSectionIndices[section] = index
      let rows = old.itemOrder.elements(of: section)
      rowsBefore.append(rows.count)
      oldRows += rows
    }
    // By number of the item, which are small and without large gaps.
    var oldPlaces = [Int](repeating: -1, count: (oldRows.max() ?? -1) + 1)
    for (place, number) in oldRows.enumerated() { oldPlaces[number] = place }

    var origins = ListOrigins(rowsBefore: rowsBefore, rowsAfter: [], sections: [], rows: [])
    origins.rows.reserveCapacity(numberOfItems)
    let hasReloads = !reloadedItems.isEmpty
    for (index, section) in sectionNumbers.enumerated() {
      let before = old.sections.number(of: sections[section])
      origins.sections.append(before.flatMap { oldSectionIndices[$0] } ?? -1)
      if reloadedSections.contains(section) { origins.reloadedSections.append(index) }
      let rows = itemOrder.elements(of: section)
      origins.rowsAfter.append(rows.count)
      for number in rows {
        if hasReloads, reloadedItems.contains(number) { origins.reloadedRows.append(origins.rows.count) }
        origins.rows.append(old.items.number(of: items[number]).map { oldPlaces[$0] } ?? -1)
      }
    }
    return origins
  }
}
