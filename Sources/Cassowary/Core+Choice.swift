/// The choice of the row to repair next and of the column to give way to it, among many of both.
///
/// Layouts have few rows and short ones, which are taken as they come. Hundreds of unrelated constraints fill the tableau:
/// there a wrong row costs thousands of steps more, and a price that is worked out for each column by itself costs as much
/// as the pivot.
extension Core {
  /// The number of rows that are repaired as they come.
  private static var unordered: Int { 16 }
  /// The number of last rows from which the choice is made afterwards.
  private static var window: Int32 { 1000 }
  /// The number of coefficients from which a row's candidates are narrowed down together.
  private static var longRow: Int32 { 32 }

  /// Takes a row off the queue: the last one, or after some steps the one of the last few whose repair gains most.
  ///
  /// The gain of a row is its distance on the wrong side, by the length of its coefficients: the steepest edge of the
  /// dual simplex method. Past all patience takes the smallest, which cannot go round in circles.
  mutating func popBrokenRow(required: Bool, after steps: Int, patience: Int) -> Int32 {
    if steps > patience { return required ? requiredRows.popSmallest() : softRows.popSmallest() }
    if steps > Self.unordered {
      var best: Int32 = -1
      var bestGain = 0.0
      let members = required ? requiredRows.members : softRows.members
      for index in max(0, Int32(members.count) - Self.window)..<Int32(members.count) {
        let gain = gainOfRepair(members[Int(index)])
        if gain > bestGain {
          best = index
          bestGain = gain
        }
      }
      if best >= 0 { return required ? requiredRows.take(best) : softRows.take(best) }
    }
    return required ? requiredRows.pop() : softRows.pop()
  }

  private func gainOfRepair(_ entity: Int32) -> Double {
    guard entities[entity].kind != .free, !entities[entity].isColumn, entities[entity].line >= 0 else { return 0 }
    let row = entities[entity].line
    guard contradiction(row) != 0 else { return 0 }
    var length = 1.0
    var node = rows[row].head
    while node >= 0 {
      length += nodes[node].value * nodes[node].value
      node = nodes[node].rowNext
    }
    return rows[row].constant * rows[row].constant / length
  }

  /// Whether a row's price may reach the end of a coefficient's column: its holder is not required on that side.
  @inline(__always)
  func mayGiveWay(_ node: Int32, _ direction: Int) -> Bool {
    let value = nodes[node].value
    if abs(value) < Tolerance.pivot { return false }
    let holder = columns[nodes[node].column].entity
    let falls = (value > 0) == (direction > 0)
    return (falls ? entities[holder].lower : entities[holder].upper) != .required
  }

  /// The room that a coefficient's column leaves to the price of its row.
  @inline(__always)
  func room(_ node: Int32, _ direction: Int) -> Room {
    let value = nodes[node].value
    let falls = (value > 0) == (direction > 0)
    return Room(column: nodes[node].column, side: falls ? -1 : 1, scale: 1 / abs(value))
  }

  /// Puts the coefficients of a row that may leave least room into `touched`, or none of a row that is short.
  ///
  /// Works out the prices of all columns level by level, along the rows that are given up, until one candidate is left.
  /// Returns their number, or -1 for a short row; `own` becomes nil where columns leave less room than the row itself.
  mutating func narrowCandidates(ofRow row: Int32, _ direction: Int, own: inout Room?) -> Int32 {
    var count: Int32 = 0
    var length: Int32 = 0
    var node = rows[row].head
    while node >= 0 {
      length += 1
      if mayGiveWay(node, direction) {
        touched[count] = node
        count += 1
      }
      node = nodes[node].rowNext
    }
    if length <= Self.longRow { return -1 }
    for level in 0..<levelCount {
      if count + (own == nil ? 0 : 1) <= 1 { break }
      sumPrices(atLevel: level)
      var least = Double.infinity
      if let own { least = entities[own.ownEntity].level == level ? Double(own.ownCosts) * own.scale : 0 }
      let ownPrice = least
      for index in 0..<count { least = min(least, price(room(touched[index], direction), atLevel: level)) }
      if own != nil, ownPrice > least + Tolerance.price { own = nil }
      var kept: Int32 = 0
      for index in 0..<count
      where price(room(touched[index], direction), atLevel: level) <= least + Tolerance.price {
        touched[kept] = touched[index]
        kept += 1
      }
      count = kept
      for column in 0..<columnCount { sums[column] = 0 }
    }
    return count
  }

  /// Adds up in `sums` the prices on each column of the rows that are given up at a level.
  private mutating func sumPrices(atLevel level: Int32) {
    for entity in 0..<entityCount {
      let giver = entities[entity]
      if giver.side == 0 || giver.level != level || giver.kind != .constraint || giver.isColumn { continue }
      if giver.isLooselyGivenUp { continue }
      let side = Double(giver.side)
      var node = rows[giver.line].head
      while node >= 0 {
        sums[nodes[node].column] += side * nodes[node].value
        node = nodes[node].rowNext
      }
    }
  }

  /// Returns one number of a room, like those of `computeLevels`, from the sums at hand.
  @inline(__always)
  private func price(_ room: Room, atLevel level: Int32) -> Double {
    let entity = entities[columns[room.column].entity]
    let isOwn = entity.level == level && (room.side > 0 ? entity.upper : entity.lower) == .soft
    return room.scale * (room.side * sums[room.column] + (isOwn ? 1 : 0))
  }

  /// Whether a coefficient may be nothing but rounding, and the tableau has had pivots enough to gather some.
  func isDoubtful(_ node: Int32, inRow row: Int32) -> Bool {
    // A journal is of this tableau: its steps could not be taken back in another one.
    if isJournaling || pivotsSinceRebuild <= 16 { return false }
    let size = abs(nodes[node].value)
    if size < Tolerance.doubtfulPivot { return true }
    if size >= 1 { return false }
    var largest = 0.0
    var node = rows[row].head
    while node >= 0 {
      largest = max(largest, abs(nodes[node].value))
      node = nodes[node].rowNext
    }
    return size < largest * Tolerance.doubtfulPivot * 0.1
  }
}
