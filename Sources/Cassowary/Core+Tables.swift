extension Core {
  // MARK: Entities

  mutating func makeEntity() -> Int32 {
    let entity: Int32
    if freeEntity >= 0 {
      entity = freeEntity
      freeEntity = entities[entity].line
    } else {
      if entityCount == entities.capacity { growEntities() }
      entity = entityCount
      entityCount += 1
      amounts[entity].generation = 0
    }
    if nextOrder == .max { renumberOrders() }
    entities[entity] = Entity(order: nextOrder)
    amounts[entity] = Amount(generation: amounts[entity].generation &+ 1)
    nextOrder += 1
    return entity
  }

  /// Makes the orders small again; their sequence stays.
  private mutating func renumberOrders() {
    let members = (0..<entityCount).filter { entities[$0].kind != .free }
      .sorted { entities[$0].order < entities[$1].order }
    for (order, entity) in members.enumerated() { entities[entity].order = Int32(order) }
    nextOrder = Int32(members.count)
  }

  /// Makes the ranks small again; their sequence stays.
  private mutating func renumberRanks() {
    let members = (0..<entityCount).filter { entities[$0].kind == .variable }
      .sorted { entities[$0].rank < entities[$1].rank }
    for (rank, entity) in members.enumerated() { entities[entity].rank = Int32(rank) }
    lastRank = Int32(members.count)
  }

  @inline(__always)
  mutating func makeRank() -> Int32 {
    if lastRank == .max { renumberRanks() }
    lastRank += 1
    return lastRank
  }

  /// Makes values that were worked out so far invalid.
  @inline(__always)
  mutating func beginEpoch() {
    if epoch == .max {
      for entity in 0..<entityCount { amounts[entity].epoch = 0 }
      epoch = 0
    }
    epoch += 1
  }

  mutating func freeEntity(_ entity: Int32) {
    entities[entity].kind = .free
    entities[entity].line = freeEntity
    freeEntity = entity
  }

  private mutating func growEntities() {
    entities.grow(to: entityCount + 1, keeping: entityCount)
    amounts.grow(to: entities.capacity, keeping: entityCount)
    entitySums.grow(to: entities.capacity * 2, filledWith: 0)
    entityTouched.grow(to: entities.capacity * 2 + 4, keeping: 0)
  }

  // MARK: Rows and columns

  mutating func makeRow(for entity: Int32) -> Int32 {
    let row: Int32
    if freeRow >= 0 {
      row = freeRow
      freeRow = rows[row].entity
    } else {
      if rowCount == rows.capacity { rows.grow(to: rowCount + 1, keeping: rowCount) }
      row = rowCount
      rowCount += 1
    }
    rows[row] = Line(entity: entity)
    entities[entity].line = row
    entities[entity].isColumn = false
    return row
  }

  /// Frees a row and its nodes.
  mutating func freeRow(_ row: Int32) {
    var node = rows[row].head
    while node >= 0 {
      let next = nodes[node].rowNext
      unlinkFromColumn(node)
      nodes[node].rowNext = freeNode
      freeNode = node
      node = next
    }
    rows[row].head = -1
    rows[row].entity = freeRow
    freeRow = row
  }

  mutating func makeColumn(for entity: Int32) -> Int32 {
    let column: Int32
    if freeColumn >= 0 {
      column = freeColumn
      freeColumn = columns[column].entity
    } else {
      if columnCount == columns.capacity { growColumns() }
      column = columnCount
      columnCount += 1
    }
    columns[column] = Line(entity: entity)
    entities[entity].line = column
    entities[entity].isColumn = true
    return column
  }

  private mutating func growColumns() {
    columns.grow(to: columnCount + 1, keeping: columnCount)
    marks.grow(to: columns.capacity, filledWith: -1)
    sums.grow(to: columns.capacity, filledWith: 0)
    touched.grow(to: columns.capacity, keeping: 0)
  }

  /// Frees a column, which must be empty.
  mutating func freeColumn(_ column: Int32) {
    columns[column].entity = freeColumn
    freeColumn = column
  }

  // MARK: Nodes

  @inline(__always)
  mutating func link(_ value: Double, row: Int32, column: Int32) {
    let node: Int32
    if freeNode >= 0 {
      node = freeNode
      freeNode = nodes[node].rowNext
    } else {
      if nodeCount == nodes.capacity { nodes.grow(to: nodeCount + 1, keeping: nodeCount) }
      node = nodeCount
      nodeCount += 1
    }
    let rowHead = rows[row].head
    let columnHead = columns[column].head
    nodes[node] = Node(
      value: value, row: row, column: column, rowNext: rowHead, rowPrevious: -1, columnNext: columnHead,
      columnPrevious: -1)
    if rowHead >= 0 { nodes[rowHead].rowPrevious = node }
    if columnHead >= 0 { nodes[columnHead].columnPrevious = node }
    rows[row].head = node
    columns[column].head = node
  }

  @inline(__always)
  mutating func unlinkFromColumn(_ node: Int32) {
    let next = nodes[node].columnNext
    let previous = nodes[node].columnPrevious
    if next >= 0 { nodes[next].columnPrevious = previous }
    if previous >= 0 {
      nodes[previous].columnNext = next
    } else {
      columns[nodes[node].column].head = next
    }
  }

  mutating func unlink(_ node: Int32) {
    unlinkFromColumn(node)
    let next = nodes[node].rowNext
    let previous = nodes[node].rowPrevious
    if next >= 0 { nodes[next].rowPrevious = previous }
    if previous >= 0 {
      nodes[previous].rowNext = next
    } else {
      rows[nodes[node].row].head = next
    }
    nodes[node].rowNext = freeNode
    freeNode = node
  }

  // MARK: Levels

  /// Returns the place of a priority among those in use, made for a new one.
  mutating func level(of priority: Priority) -> Int32 {
    if priority.isRequired { return -1 }
    var place: Int32 = 0
    while place < levelCount, levels[place] > priority.value { place += 1 }
    if place < levelCount, levels[place] == priority.value { return place }
    if levelCount == levels.capacity {
      levels.grow(to: levelCount + 1, keeping: levelCount)
      scratch.grow(to: levels.capacity * 4, keeping: 0)
    }
    var index = levelCount
    while index > place {
      levels[index] = levels[index - 1]
      index -= 1
    }
    levels[place] = priority.value
    if place < levelCount {
      for entity in 0..<entityCount where entities[entity].kind == .constraint && entities[entity].level >= place {
        entities[entity].level += 1
      }
    }
    levelCount += 1
    return place
  }
}
