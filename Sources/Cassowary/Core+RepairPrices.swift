extension Core {
  // MARK: Columns whose price left its range (the primal simplex method)

  mutating func queuePrice(_ entity: Int32) {
    queueLoose(entity)
    queuePriceAlone(entity)
  }

  @inline(__always)
  mutating func queuePriceAlone(_ entity: Int32) {
    if entities[Int(entity)].isPriceQueued { return }
    entities[Int(entity)].isPriceQueued = true
    priceQueue.push(entity)
  }

  /// Queues the columns in which a row has a coefficient.
  mutating func queuePrices(ofRow row: Int32) {
    var node = rows[Int(row)].head
    while node >= 0 {
      queuePrice(columns[Int(nodes[Int(node)].column)].entity)
      node = nodes[Int(node)].rowNext
    }
  }

  /// Lets columns go whose price is out of range until there are none.
  ///
  /// All rows have to be on their side, and stay so.
  mutating func repairPrices() {
    var steps = 0
    let patience = 1000 + 20 * Int(rowCount)
    while priceQueue.count > 0 {
      let entity = steps > patience ? priceQueue.popSmallest() : priceQueue.pop()
      entities[Int(entity)].isPriceQueued = false
      if entities[Int(entity)].kind == .free || !entities[Int(entity)].isColumn { continue }
      let column = entities[Int(entity)].line
      if entities[Int(entity)].upper != .required, sign(of: Room(column: column, side: 1, scale: 1)) < 0 {
        moveOut(entity, 1, cautious: steps > patience)
      } else if entities[Int(entity)].lower != .required, sign(of: Room(column: column, side: -1, scale: 1)) < 0 {
        moveOut(entity, -1, cautious: steps > patience)
      }
      steps += 1
    }
  }

  /// Lets a column go that nothing prices any longer.
  mutating func release(_ entity: Int32) {
    let column = entities[Int(entity)].line
    if sign(of: Room(column: column, side: 1, scale: 1)) < 0 {
      moveOut(entity, 1, cautious: false)
    } else if sign(of: Room(column: column, side: -1, scale: 1)) < 0 {
      moveOut(entity, -1, cautious: false)
    } else {
      // Nothing cares, so that the oldest variable does.
      let oldest = oldestDependent(onColumn: column)
      if oldest >= 0, entities[Int(oldest)].line < 0 { show(oldest) }
      let up = firstRowInTheWay(column, 1, cautious: false)
      let down = firstRowInTheWay(column, -1, cautious: false)
      moveOut(entity, down.node < 0 || (up.node >= 0 && up.distance <= down.distance) ? 1 : -1, cautious: false)
    }
  }

  /// Moves a column's entity away from zero until a row comes to its end, which is held at zero instead.
  private mutating func moveOut(_ entity: Int32, _ direction: Double, cautious: Bool) {
    let column = entities[Int(entity)].line
    var found = cautious ? -1 : farStop(column, direction)
    if found < 0 { found = firstRowInTheWay(column, direction, cautious: cautious).node }
    precondition(found >= 0, "An unbounded direction in a solver whose every cost is bounded: its tables are damaged.")
    let row = nodes[Int(found)].row
    let entering = rows[Int(row)].entity
    pivot(row: row, on: found)
    let cost = direction > 0 ? entities[Int(entity)].upper : entities[Int(entity)].lower
    entities[Int(entity)].side = cost == .soft ? Int8(direction) : 0
    queuePrice(entering)
    queuePrices(ofRow: row)
    if entities[Int(entity)].kind == .variable { departed.push(entity) }
  }

  /// The stop up to which moving a column lessens the violation at some priority, or -1 if it has to go step by step.
  ///
  /// The rows before that are given up, or no longer so, all at once. That matters for what many depend on, such as a shared
  /// width: it reaches its place in one pivot instead of one for each row on the way.
  private mutating func farStop(_ column: Int32, _ direction: Double) -> Int32 {
    if columns[Int(column)].head < 0 || nodes[Int(columns[Int(column)].head)].columnNext < 0 { return -1 }
    let slope = scratch
    computeLevels(Room(column: column, side: direction, scale: 1), into: slope)
    if !isNegative(slope) { return -1 }
    gatherStops(column, direction)
    var passed = 0
    var found: Int32 = -1
    while passed < stops.count {
      let stop = stops[passed]
      found = stop.node
      let row = nodes[Int(stop.node)].row
      let place = Int(rows[Int(row)].entity)
      let isRising = nodes[Int(stop.node)].value * direction > 0
      let end = isRising ? entities[place].upper : entities[place].lower
      if end == .required || (entities[place].level < 0) { break }
      // From given up on one side over holding to given up on the other.
      let costs = abs(Double(entities[place].side)) + (end == .soft ? 1 : 0)
      slope[Int(entities[place].level)] += costs * abs(nodes[Int(stop.node)].value)
      if !isNegative(slope) { break }
      passed += 1
    }
    for stop in stops.prefix(passed) where stop.node != found {
      let row = nodes[Int(stop.node)].row
      let place = Int(rows[Int(row)].entity)
      let isRising = nodes[Int(stop.node)].value * direction > 0
      let end = isRising ? entities[place].upper : entities[place].lower
      entities[place].side = end == .soft ? (isRising ? 1 : -1) : 0
      queuePrices(ofRow: row)
    }
    stops.removeAll(keepingCapacity: true)
    return found
  }

  private func isNegative(_ slope: UnsafeMutablePointer<Double>) -> Bool {
    for level in 0..<Int(levelCount) {
      if slope[level] < -Tolerance.price { return true }
      if slope[level] > Tolerance.price { return false }
    }
    return false
  }

  /// Collects where the rows in a column come to their ends, nearest first.
  private mutating func gatherStops(_ column: Int32, _ direction: Double) {
    var node = columns[Int(column)].head
    while node >= 0 {
      let distance = distance(of: node, direction)
      if distance < .infinity { stops.append(Stop(distance: distance, node: node)) }
      node = nodes[Int(node)].columnNext
    }
    let (nodes, rows) = (nodes, rows)
    stops.sort { left, right in
      left.distance != right.distance
        ? left.distance < right.distance
        : rows[Int(nodes[Int(left.node)].row)].entity < rows[Int(nodes[Int(right.node)].row)].entity
    }
  }

  /// How far a column can move until a row comes to its end; infinity if it does not.
  @inline(__always)
  private mutating func distance(of node: Int32, _ direction: Double) -> Double {
    let rate = nodes[Int(node)].value * direction
    let size = abs(rate)
    if size < Tolerance.pivot { return .infinity }
    let row = Int(nodes[Int(node)].row)
    let place = Int(rows[row].entity)
    switch entities[place].side {
    case 0:
      if (rate > 0 ? entities[place].upper : entities[place].lower) == .none { return .infinity }
      return max(0, rate > 0 ? -rows[row].constant : rows[row].constant) / size
    case 1: return rate > 0 ? .infinity : max(0, rows[row].constant) / size
    default: return rate < 0 ? .infinity : max(0, -rows[row].constant) / size
    }
  }

  private mutating func firstRowInTheWay(
    _ column: Int32, _ direction: Double, cautious: Bool
  ) -> (node: Int32, distance: Double) {
    var best: Int32 = -1
    var bestDistance = Double.infinity
    var bestSize = 0.0
    var node = columns[Int(column)].head
    while node >= 0 {
      defer { node = nodes[Int(node)].columnNext }
      let distance = distance(of: node, direction)
      if distance == .infinity || distance > bestDistance + Tolerance.value { continue }
      let entity = rows[Int(nodes[Int(node)].row)].entity
      let size = abs(nodes[Int(node)].value)
      let isNearer = distance < bestDistance - Tolerance.value
      let isPreferred =
        cautious || size == bestSize
        ? best < 0 || entity < rows[Int(nodes[Int(best)].row)].entity : size > bestSize
      if isNearer || isPreferred {
        best = node
        bestDistance = isNearer ? distance : min(distance, bestDistance)
        bestSize = size
      }
    }
    return (best, bestDistance)
  }
}
