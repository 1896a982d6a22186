extension Core {
  // MARK: Entities

  mutating func makeEntity() -> Int32 {
    let entity: Int32
    if freeEntity >= 0 {
      entity = freeEntity
      freeEntity = entities[Int(entity)].line
    } else {
      if entityCount == entityCapacity { growEntities() }
      entity = entityCount
      entityCount += 1
      entities[Int(entity)].generation = 0
    }
    let generation = entities[Int(entity)].generation &+ 1
    if nextOrder == .max { renumberOrders() }
    (entities + Int(entity)).pointee.begin(order: nextOrder, generation: generation)
    nextOrder += 1
    return entity
  }

  /// Makes the orders small again; their sequence stays.
  private mutating func renumberOrders() {
    let members = (0..<entityCount).filter { entities[Int($0)].kind != .free }
      .sorted { entities[Int($0)].order < entities[Int($1)].order }
    for (order, entity) in members.enumerated() { entities[Int(entity)].order = Int32(order) }
    nextOrder = Int32(members.count)
  }

  /// Makes the ranks small again; their sequence stays.
  private mutating func renumberRanks() {
    let members = (0..<entityCount).filter { entities[Int($0)].kind == .variable }
      .sorted { entities[Int($0)].rank < entities[Int($1)].rank }
    for (rank, entity) in members.enumerated() { entities[Int(entity)].rank = Int32(rank) }
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
      for entity in 0..<Int(entityCount) { entities[entity].valueEpoch = 0 }
      epoch = 0
    }
    epoch += 1
  }

  mutating func freeEntity(_ entity: Int32) {
    entities[Int(entity)].kind = .free
    entities[Int(entity)].line = freeEntity
    freeEntity = entity
  }

  private mutating func growEntities() {
    let capacity = entityCapacity * 2
    slab.enlarge(&entities, entityCount, to: capacity)
    slab.enlarge(&entitySums, entityCapacity, to: capacity)
    (entitySums + Int(entityCapacity)).initialize(repeating: 0, count: Int(entityCapacity))
    slab.enlarge(&entityTouched, 0, to: capacity * 2 + 4)
    entityCapacity = capacity
  }

  // MARK: Rows and columns

  mutating func makeRow(for entity: Int32) -> Int32 {
    let row: Int32
    if freeRow >= 0 {
      row = freeRow
      freeRow = rows[Int(row)].entity
    } else {
      if rowCount == rowCapacity {
        slab.enlarge(&rows, rowCount, to: rowCapacity * 2)
        rowCapacity *= 2
      }
      row = rowCount
      rowCount += 1
    }
    rows[Int(row)] = Line(entity: entity)
    entities[Int(entity)].line = row
    entities[Int(entity)].isColumn = false
    return row
  }

  /// Frees a row and its nodes.
  mutating func freeRow(_ row: Int32) {
    var node = rows[Int(row)].head
    while node >= 0 {
      let next = nodes[Int(node)].rowNext
      unlinkFromColumn(node)
      nodes[Int(node)].rowNext = freeNode
      freeNode = node
      node = next
    }
    rows[Int(row)].head = -1
    rows[Int(row)].entity = freeRow
    freeRow = row
  }

  mutating func makeColumn(for entity: Int32) -> Int32 {
    let column: Int32
    if freeColumn >= 0 {
      column = freeColumn
      freeColumn = columns[Int(column)].entity
    } else {
      if columnCount == columnCapacity { growColumns() }
      column = columnCount
      columnCount += 1
    }
    columns[Int(column)] = Line(entity: entity)
    entities[Int(entity)].line = column
    entities[Int(entity)].isColumn = true
    return column
  }

  private mutating func growColumns() {
    let capacity = columnCapacity * 2
    slab.enlarge(&columns, columnCount, to: capacity)
    slab.enlarge(&marks, columnCapacity, to: capacity)
    (marks + Int(columnCapacity)).initialize(repeating: -1, count: Int(columnCapacity))
    slab.enlarge(&sums, columnCapacity, to: capacity)
    (sums + Int(columnCapacity)).initialize(repeating: 0, count: Int(columnCapacity))
    slab.enlarge(&touched, 0, to: capacity)
    columnCapacity = capacity
  }

  /// Frees a column, which must be empty.
  mutating func freeColumn(_ column: Int32) {
    columns[Int(column)].entity = freeColumn
    freeColumn = column
  }

  // MARK: Nodes

  @inline(__always)
  mutating func link(_ value: Double, row: Int32, column: Int32) {
    let node: Int32
    if freeNode >= 0 {
      node = freeNode
      freeNode = nodes[Int(node)].rowNext
    } else {
      if nodeCount == nodeCapacity {
        slab.enlarge(&nodes, nodeCount, to: nodeCapacity * 2)
        nodeCapacity *= 2
      }
      node = nodeCount
      nodeCount += 1
    }
    let rowHead = rows[Int(row)].head
    let columnHead = columns[Int(column)].head
    nodes[Int(node)] = Node(
      value: value, row: row, column: column, rowNext: rowHead, rowPrevious: -1, columnNext: columnHead,
      columnPrevious: -1)
    if rowHead >= 0 { nodes[Int(rowHead)].rowPrevious = node }
    if columnHead >= 0 { nodes[Int(columnHead)].columnPrevious = node }
    rows[Int(row)].head = node
    columns[Int(column)].head = node
  }

  @inline(__always)
  mutating func unlinkFromColumn(_ node: Int32) {
    let next = nodes[Int(node)].columnNext
    let previous = nodes[Int(node)].columnPrevious
    if next >= 0 { nodes[Int(next)].columnPrevious = previous }
    if previous >= 0 {
      nodes[Int(previous)].columnNext = next
    } else {
      columns[Int(nodes[Int(node)].column)].head = next
    }
  }

  mutating func unlink(_ node: Int32) {
    unlinkFromColumn(node)
    let next = nodes[Int(node)].rowNext
    let previous = nodes[Int(node)].rowPrevious
    if next >= 0 { nodes[Int(next)].rowPrevious = previous }
    if previous >= 0 {
      nodes[Int(previous)].rowNext = next
    } else {
      rows[Int(nodes[Int(node)].row)].head = next
    }
    nodes[Int(node)].rowNext = freeNode
    freeNode = node
  }

  // MARK: Levels

  /// The place of a priority among those in use, made if it is new.
  mutating func level(of priority: Priority) -> Int32 {
    if priority.isRequired { return -1 }
    var place: Int32 = 0
    while place < levelCount, levels[Int(place)] > priority.value { place += 1 }
    if place < levelCount, levels[Int(place)] == priority.value { return place }
    if levelCount == levelCapacity {
      slab.enlarge(&levels, levelCount, to: levelCapacity * 2)
      levelCapacity *= 2
      slab.enlarge(&scratch, 0, to: levelCapacity * 4)
    }
    var index = levelCount
    while index > place {
      levels[Int(index)] = levels[Int(index - 1)]
      index -= 1
    }
    levels[Int(place)] = priority.value
    if place < levelCount {
      for entity in 0..<Int(entityCount) where entities[entity].kind == .constraint && entities[entity].level >= place {
        entities[entity].level += 1
      }
    }
    levelCount += 1
    return place
  }
}
