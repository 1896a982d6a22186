extension Core {
  // MARK: Rows on the wrong side (the dual simplex method)

  /// Repairs rows on the wrong side until there are none: first the required ones, then, if asked to, the others.
  ///
  /// All prices have to be in range, and stay so. Returns a required row that nothing can repair, or -1.
  mutating func repairRows(onlyRequired: Bool) -> Int32 {
    var steps = 0
    let patience = 100 + 20 * Int(rowCount)
    while true {
      let entity: Int32
      if requiredRows.count > 0 {
        entity = popBrokenRow(required: true, after: steps, patience: patience)
      } else if !onlyRequired, softRows.count > 0 {
        if visits > visitLimit {
          leaveSoftRows()
          return -1
        }
        entity = popBrokenRow(required: false, after: steps, patience: patience)
      } else {
        return -1
      }
      steps += 1
      entities[entity].isQueued = false
      if entities[entity].kind == .free || entities[entity].isColumn || entities[entity].line < 0 {
        continue
      }
      let row = entities[entity].line
      let direction = contradiction(row)
      if direction == 0 { continue }
      switch moveIn(row, direction) {
      case .done: break
      case .impossible:
        queueIfBroken(row)
        return row
      case .doubtful:
        queueIfBroken(row)
        rebuild()
      }
    }
  }

  /// Ends a solution that takes too long: required constraints hold, others may be missed by more than they have to be.
  private mutating func leaveSoftRows() {
    isUnfinished = true
    while softRows.count > 0 { entities[softRows.pop()].isQueued = false }
  }

  private enum Move { case done, impossible, doubtful }

  /// Moves the row's price until a column's price, or its own, reaches the end of its range.
  ///
  /// Does nothing if none does, or if the column's coefficient may be mere rounding.
  private mutating func moveIn(_ row: Int32, _ direction: Int) -> Move {
    let entity = rows[row].entity
    let old = entities[entity].side
    let cost = direction > 0 ? entities[entity].upper : entities[entity].lower
    let endSide = cost.isFinite ? Int8(direction) : 0
    var best = cost == .required ? nil : ownRoom(of: entity, from: old, to: endSide)
    var bestNode: Int32 = -1
    var bestLevels = scratch.base
    var levels = scratch.base + Int(levels.capacity)
    let candidates = narrowCandidates(ofRow: row, direction, own: &best)
    if let best { computeLevels(best, into: bestLevels) }
    var index: Int32 = 0
    var next = rows[row].head
    while candidates < 0 ? next >= 0 : index < candidates {
      let node = candidates < 0 ? next : touched[index]
      index += 1
      next = nodes[node].rowNext
      if candidates < 0, !mayGiveWay(node, direction) { continue }
      let room = room(node, direction)
      computeLevels(room, into: levels)
      if let current = best {
        var order = compareLevels(levels, bestLevels)
        if order == 0 { order = compareTies(room, current) }
        if order == 0, bestNode >= 0 {
          let holder = columns[room.column].entity
          order = holder < columns[nodes[bestNode].column].entity ? -1 : 1
        } else if order == 0 {
          order = -1
        }
        if order > 0 { continue }
      }
      best = room
      bestNode = node
      swap(&levels, &bestLevels)
    }
    guard let best else { return abs(rows[row].constant) <= Tolerance.conflict ? .done : .impossible }
    if bestNode < 0 {
      record(entity, leaving: -1, side: old)
      entities[entity].side = endSide
      queueIfBroken(row)
      queueLoose(ofRow: row)
      return .done
    }
    if isDoubtful(bestNode, inRow: row) { return .doubtful }
    let leaving = columns[best.column].entity
    record(entity, leaving: leaving, side: old)
    pivot(row: row, on: bestNode)
    let gone = best.side > 0 ? entities[leaving].upper : entities[leaving].lower
    entities[leaving].side = gone.isFinite ? Int8(best.side) : 0
    queueLoose(entity)
    queueLoose(ofRow: row)
    if entities[leaving].kind == .variable { departed.push(leaving) }
    return .done
  }

  /// The room that a row has to go from one side to another.
  private func ownRoom(of entity: Int32, from old: Int8, to new: Int8) -> Room {
    var room = Room(column: -1, side: 0, scale: 1, ownEntity: entity)
    if old == new { return room }
    func count(_ side: Int8) {
      if side == 0 { return }
      if (side > 0 ? entities[entity].upper : entities[entity].lower) == .loose {
        room.ownLooseCosts += 1
      } else {
        room.ownCosts += 1
      }
    }
    count(old)
    count(new)
    return room
  }

  // MARK: The journal

  private mutating func record(_ entity: Int32, leaving: Int32, side: Int8) {
    guard isJournaling else { return }
    if journalCount == journal.capacity { journal.grow(to: journalCount + 1, keeping: journalCount) }
    journal[journalCount] = JournalEntry(entity: entity, leaving: leaving, side: side)
    journalCount += 1
  }

  /// Takes back all that was recorded, last step first.
  mutating func undoJournal() {
    isJournaling = false
    while journalCount > 0 {
      journalCount -= 1
      let entry = journal[journalCount]
      if entry.leaving >= 0 {
        let row = entities[entry.leaving].line
        pivot(row: row, on: node(row: row, column: entities[entry.entity].line)!)
      }
      entities[entry.entity].side = entry.side
      queueIfBroken(entities[entry.entity].line)
    }
  }

  mutating func node(row: Int32, column: Int32) -> Int32? {
    var node = rows[row].head
    while node >= 0, nodes[node].column != column { node = nodes[node].rowNext }
    return node >= 0 ? node : nil
  }

  // MARK: Columns whose price left its range (the primal simplex method)

  mutating func queuePrice(_ entity: Int32) {
    pricedColumns.push(entity)
    queueLoose(entity)
  }

  /// Queues the columns in which a row has a coefficient.
  mutating func queuePrices(ofRow row: Int32) {
    var node = rows[row].head
    while node >= 0 {
      queuePrice(columns[nodes[node].column].entity)
      node = nodes[node].rowNext
    }
  }

  /// Releases columns whose price is out of range until there are none, or until it takes too long.
  ///
  /// All rows have to be on their side, and stay so, unless rounding has made a column free to go anywhere: then the solution is begun
  /// again.
  mutating func repairPrices() {
    var steps = 0
    let patience = 1000 + 20 * Int(rowCount)
    // Beginning the solution again costs no more than a few times this.
    let limit = visits + visitLimit / 10
    while pricedColumns.count > 0, visits <= limit {
      visits += Int(rowCount) + (steps > patience ? Int(pricedColumns.count) : 0)
      let entity = steps > patience ? pricedColumns.popSmallest() : pricedColumns.pop()
      if entities[entity].kind == .free || !entities[entity].isColumn { continue }
      let column = entities[entity].line
      if entities[entity].upper != .required, sign(of: Room(column: column, side: 1, scale: 1)) < 0 {
        moveOut(entity, 1, cautious: steps > patience)
      } else if entities[entity].lower != .required, sign(of: Room(column: column, side: -1, scale: 1)) < 0 {
        moveOut(entity, -1, cautious: steps > patience)
      }
      steps += 1
    }
  }

  /// Brings all prices into range before anything else changes; begins the solution again where that takes too long.
  mutating func settlePrices() {
    if pricedColumns.count == 0 { return }
    repairPrices()
    if pricedColumns.count > 0 { restart() }
  }

  /// Releases a column that nothing prices any longer.
  mutating func release(_ entity: Int32) {
    let column = entities[entity].line
    if sign(of: Room(column: column, side: 1, scale: 1)) < 0 {
      moveOut(entity, 1, cautious: false)
    } else if sign(of: Room(column: column, side: -1, scale: 1)) < 0 {
      moveOut(entity, -1, cautious: false)
    } else {
      // Nothing cares, so that who is first in turn does.
      let first = firstDependent(onColumn: column)
      if first >= 0 { charge(first) }
      let up = firstRowInTheWay(column, 1, cautious: false)
      let down = firstRowInTheWay(column, -1, cautious: false)
      moveOut(entity, down.node < 0 || (up.node >= 0 && up.distance <= down.distance) ? 1 : -1, cautious: false)
    }
  }

  /// Moves a column's entity away from zero until a row comes to its end, which is held at zero instead.
  ///
  /// Something is always in the way, as every cost is bounded. If rounding has taken that away, the solution is begun again.
  private mutating func moveOut(_ entity: Int32, _ direction: Double, cautious: Bool) {
    let column = entities[entity].line
    let found = firstRowInTheWay(column, direction, cautious: cautious)
    if found.node < 0 {
      ensureRounding("An unbounded direction in a solver whose every cost is bounded")
      restart()
      return
    }
    let row = nodes[found.node].row
    let entering = rows[row].entity
    pivot(row: row, on: found.node)
    let cost = direction > 0 ? entities[entity].upper : entities[entity].lower
    entities[entity].side = cost.isFinite ? Int8(direction) : 0
    queuePrice(entering)
    queuePrices(ofRow: row)
    if entities[entity].kind == .variable { departed.push(entity) }
  }

  /// Stops a build that checks invariants if too few pivots led to an impossible state for rounding to be the cause.
  func ensureRounding(_ state: String) {
    #if CHECKS_INVARIANTS
      ensure(pivotsSinceRebuild > 16, "\(state): its tables are damaged.")
    #endif
  }

  /// Makes a constraint a row without cost while no row is given up, when any entity may take its column.
  mutating func takeOut(_ constraint: Int32) {
    entities[constraint].upper = .none
    entities[constraint].lower = .none
    if !entities[constraint].isColumn { return }
    var crossing = crossingWithDefined(constraint)
    if crossing == nil {
      // Afterwards a column defines a variable that depends on no other constraint's definition.
      restart()
      if !entities[constraint].isColumn { return }
      crossing = crossingWithDefined(constraint)
    }
    guard let crossing else {
      fatalError("A variable does not depend on its definition: the solver's tables are damaged.")
    }
    let variable = entities[constraint].definition
    entities[variable].definition = -1
    entities[constraint].definition = -1
    let row = nodes[crossing].row
    pivot(row: row, on: crossing)
    queueLoose(variable)
    queueLoose(ofRow: row)
  }

  /// Returns the node of a constraint's column in the row of the variable that it defines.
  private mutating func crossingWithDefined(_ constraint: Int32) -> Int32? {
    let variable = entities[constraint].definition
    if variable < 0 { return nil }
    materialize(constraint)
    if entities[variable].line < 0 { show(variable) }
    return entities[variable].isColumn
      ? nil : node(row: entities[variable].line, column: entities[constraint].line)
  }

  private mutating func firstRowInTheWay(
    _ column: Int32, _ direction: Double, cautious: Bool
  ) -> (node: Int32, distance: Double) {
    var best: Int32 = -1
    var bestDistance = Double.infinity
    var bestSize = 0.0
    var node = columns[column].head
    while node >= 0 {
      defer { node = nodes[node].columnNext }
      let rate = nodes[node].value * direction
      let size = abs(rate)
      if size < Tolerance.pivot { continue }
      let row = rows[nodes[node].row]
      let entity = entities[row.entity]
      let distance: Double
      switch entity.side {
      case 0:
        if (rate > 0 ? entity.upper : entity.lower) == .none { continue }
        distance = max(0, rate > 0 ? -row.constant : row.constant) / size
      case 1:
        if rate > 0 { continue }
        distance = max(0, row.constant) / size
      default:
        if rate < 0 { continue }
        distance = max(0, -row.constant) / size
      }
      if distance > bestDistance + Tolerance.value { continue }
      let isNearer = distance < bestDistance - Tolerance.value
      let isPreferred =
        cautious || size == bestSize
        ? best < 0 || row.entity < rows[nodes[best].row].entity : size > bestSize
      if isNearer || isPreferred {
        best = node
        bestDistance = isNearer ? distance : min(distance, bestDistance)
        bestSize = size
      }
    }
    return (best, bestDistance)
  }
}
