/// The room that a column's price may move in before the column prefers to leave zero.
///
/// The *price* of an entity is what its being held at zero is worth: the change of the total violation for each point that
/// it is let off. It is a vector, compared from its first difference on: first one number a level, highest priority
/// first; then, so that ties are decided, one number an entity, in the order of `Core.outranks`. A price between
/// the costs of the two sides keeps its column where it is; a row's price is the cost of the side on which it lies.
///
/// Prices of columns are not stored. A column's price is the sum over the rows that are given up, which its list of
/// nodes holds already, so it can neither grow stale nor drift.
struct Room {
  var column: Int32
  /// 1: the room up to the cost of the upper side; -1: down to that of the lower side.
  var side: Double
  /// The divisor of the room.
  var scale: Double
  /// The entity of a row's own room, with the number of its costs to go; -1 for other rooms.
  var ownEntity: Int32 = -1
  var ownCosts: Int8 = 0
  /// The number of the row's own costs to go that only ties care about.
  var ownLooseCosts: Int8 = 0
}

extension Core {
  /// The index in `entitySums` of the sum of a constraint's loose side.
  @inline(__always)
  func looseKey(_ entity: Int32) -> Int32 { entity + entities.capacity }

  /// The turn in which a tie is decided: constraints' violations first, then the variables whose turn is first, then
  /// how far inequalities are from being tight, then the variables whose turn is last.
  @inline(__always)
  private func turn(ofKey key: Int32) -> Int {
    if key >= entities.capacity { return 2 }
    if entities[key].kind == .constraint { return 0 }
    return entities[key].isLate ? 3 : 1
  }

  /// Whether a tie about the first key of `entitySums` is decided before one about the second.
  @inline(__always)
  func outranks(_ first: Int32, _ second: Int32) -> Bool {
    let (turn, other) = (turn(ofKey: first), turn(ofKey: second))
    if turn != other { return turn < other }
    let left = entities[turn == 2 ? first - entities.capacity : first]
    let right = entities[turn == 2 ? second - entities.capacity : second]
    if turn != 0 { return left.order < right.order }
    if left.level != right.level { return left.level < right.level }
    if left.holdsAgainstLater != right.holdsAgainstLater { return left.holdsAgainstLater }
    return left.holdsAgainstLater ? left.order < right.order : left.order > right.order
  }

  /// Computes the part of a room that has one number a level.
  mutating func computeLevels(_ room: Room, into result: UnsafeMutablePointer<Double>) {
    for level in 0..<levelCount { result[Int(level)] = 0 }
    if room.ownEntity >= 0 {
      let level = entities[room.ownEntity].level
      if level >= 0 { result[Int(level)] = Double(room.ownCosts) * room.scale }
      return
    }
    let entity = entities[columns[room.column].entity]
    if entity.level >= 0, (room.side > 0 ? entity.upper : entity.lower) == .soft {
      result[Int(entity.level)] += room.scale
    }
    let factor = room.side * room.scale
    var node = columns[room.column].head
    while node >= 0 {
      let row = entities[rows[nodes[node].row].entity]
      if row.side != 0, row.level >= 0, !row.isLooselyGivenUp {
        result[Int(row.level)] += factor * Double(row.side) * nodes[node].value
      }
      node = nodes[node].columnNext
    }
  }

  /// Compares two rooms by their numbers for the levels: -1, 0 or 1.
  @inline(__always)
  func compareLevels(_ left: UnsafeMutablePointer<Double>, _ right: UnsafeMutablePointer<Double>) -> Int {
    for level in 0..<levelCount {
      let difference = left[Int(level)] - right[Int(level)]
      if difference < -Tolerance.price { return -1 }
      if difference > Tolerance.price { return 1 }
    }
    return 0
  }

  /// Compares two rooms that are equal at all levels by what decides ties: -1, 0 or 1.
  ///
  /// Without a second room compares with none at all.
  mutating func compareTies(_ left: Room, _ right: Room?) -> Int {
    var count = addTies(left, 1, 0)
    if let right { count = addTies(right, -1, count) }
    var best: Int32 = -1
    for index in 0..<count {
      let key = entityTouched[index]
      if abs(entitySums[key]) > Tolerance.price, best < 0 || outranks(key, best) { best = key }
    }
    let result = best < 0 ? 0 : entitySums[best] < 0 ? -1 : 1
    for index in 0..<count { entitySums[entityTouched[index]] = 0 }
    return result
  }

  private mutating func addTies(_ room: Room, _ sign: Double, _ start: Int32) -> Int32 {
    var count = start
    if room.ownEntity >= 0 {
      if room.ownLooseCosts != 0 {
        count = addTie(looseKey(room.ownEntity), sign * Double(room.ownLooseCosts) * room.scale, count)
      }
      return addTie(room.ownEntity, sign * Double(room.ownCosts) * room.scale, count)
    }
    let own = columns[room.column].entity
    switch room.side > 0 ? entities[own].upper : entities[own].lower {
    case .soft: count = addTie(own, sign * room.scale, count)
    case .loose: count = addTie(looseKey(own), sign * room.scale, count)
    case .none, .required: break
    }
    let factor = sign * room.side * room.scale
    var node = columns[room.column].head
    while node >= 0 {
      let entity = rows[nodes[node].row].entity
      let side = entities[entity].side
      if side != 0 {
        let key = entities[entity].isLooselyGivenUp ? looseKey(entity) : entity
        count = addTie(key, factor * Double(side) * nodes[node].value, count)
      }
      node = nodes[node].columnNext
    }
    return count
  }

  @inline(__always)
  private mutating func addTie(_ key: Int32, _ value: Double, _ count: Int32) -> Int32 {
    let old = entitySums[key]
    if value == 0 { return count }
    entitySums[key] = old + value
    if old != 0 { return count }
    entityTouched[count] = key
    return count + 1
  }

  /// The sign of a room: -1, 0 or 1.
  ///
  /// A negative one means that the column wants to leave zero to that side.
  mutating func sign(of room: Room) -> Int {
    computeLevels(room, into: scratch.base)
    for level in 0..<levelCount {
      if scratch[level] < -Tolerance.price { return -1 }
      if scratch[level] > Tolerance.price { return 1 }
    }
    return compareTies(room, nil)
  }
}
