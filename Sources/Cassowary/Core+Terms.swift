extension Core {
  /// Stores a constraint's terms, those of the same variable added up.
  mutating func storeTerms(_ source: UnsafeBufferPointer<Term>, for constraint: Int32) {
    if termCount + Int32(source.count) > terms.capacity { makeRoomForTerms(Int32(source.count)) }
    let start = termCount
    entities[constraint].termStart = start
    for term in source {
      let variable = term.variable.index
      var place = start
      while place < termCount, terms[place].variable != variable { place += 1 }
      if place < termCount {
        terms[place].coefficient += term.coefficient
      } else {
        terms[termCount] = StoredTerm(
          coefficient: term.coefficient, variable: variable, constraint: constraint, nextUse: -1, previousUse: -1)
        termCount += 1
      }
    }
    var kept = start
    var place = start
    while place < termCount {
      if terms[place].coefficient != 0 {
        if kept != place { terms[kept] = terms[place] }
        linkUse(kept)
        kept += 1
      }
      place += 1
    }
    termCount = kept
    entities[constraint].termCount = kept - start
  }

  /// Whether a constraint has just these terms, in any order.
  func hasTerms(_ source: UnsafeBufferPointer<Term>, _ constraint: Int32) -> Bool {
    var left = entities[constraint].termCount
    let range = termRange(constraint)
    for term in source where term.coefficient != 0 {
      guard
        let place = range.first(where: { terms[$0].variable == term.variable.index }),
        terms[place].coefficient == term.coefficient
      else { return false }
      left -= 1
    }
    return left == 0
  }

  @inline(__always)
  private mutating func linkUse(_ term: Int32) {
    let variable = terms[term].variable
    let first = entities[variable].firstUse
    terms[term].nextUse = first
    terms[term].previousUse = -1
    if first >= 0 { terms[first].previousUse = term }
    entities[variable].firstUse = term
    entities[variable].uses += 1
  }

  mutating func forgetTerms(of constraint: Int32) {
    for term in termRange(constraint) {
      let stored = terms[term]
      if stored.nextUse >= 0 { terms[stored.nextUse].previousUse = stored.previousUse }
      if stored.previousUse >= 0 {
        terms[stored.previousUse].nextUse = stored.nextUse
      } else {
        entities[stored.variable].firstUse = stored.nextUse
      }
      entities[stored.variable].uses -= 1
    }
    deadTerms += entities[constraint].termCount
    entities[constraint].termCount = 0
  }

  @inline(__always)
  func termRange(_ constraint: Int32) -> Range<Int32> {
    let start = entities[constraint].termStart
    return start..<start + entities[constraint].termCount
  }

  /// The terms of a constraint that defines a variable, without the first term, which is the variable's.
  @inline(__always)
  func defining(_ constraint: Int32) -> Range<Int32> {
    let start = entities[constraint].termStart
    return start + 1..<start + entities[constraint].termCount
  }

  /// The coefficient of the variable that a constraint defines.
  @inline(__always)
  func definedCoefficient(in constraint: Int32) -> Double {
    terms[entities[constraint].termStart].coefficient
  }

  /// Makes a variable's term the first of a constraint.
  mutating func bringToFront(_ variable: Int32, in constraint: Int32) {
    let first = entities[constraint].termStart
    if terms[first].variable == variable { return }
    var place = first + 1
    while terms[place].variable != variable { place += 1 }
    (terms[first], terms[place]) = (terms[place], terms[first])
    relinkUse(first)
    relinkUse(place)
  }

  /// Tells a term's neighbours in the chain of its variable where it lies now.
  private mutating func relinkUse(_ term: Int32) {
    let (next, previous) = (terms[term].nextUse, terms[term].previousUse)
    if next >= 0 { terms[next].previousUse = term }
    if previous >= 0 {
      terms[previous].nextUse = term
    } else {
      entities[terms[term].variable].firstUse = term
    }
  }

  @inline(__always)
  func coefficient(of variable: Int32, in constraint: Int32) -> Double {
    var term = entities[constraint].termStart
    while terms[term].variable != variable { term += 1 }
    return terms[term].coefficient
  }

  private mutating func makeRoomForTerms(_ count: Int32) {
    if deadTerms > termCount / 2 { compactTerms() }
    if termCount + count > terms.capacity { terms.grow(to: termCount + count, keeping: termCount) }
  }

  /// Moves the terms of living constraints to the front, in the order in which they lie.
  private mutating func compactTerms() {
    let constraints = (0..<entityCount).filter { entities[$0].kind == .constraint }
      .sorted { entities[$0].termStart < entities[$1].termStart }
    termCount = 0
    deadTerms = 0
    for entity in 0..<entityCount where entities[entity].kind == .variable {
      entities[entity].firstUse = -1
      entities[entity].uses = 0
    }
    for entity in constraints {
      let range = termRange(entity)
      entities[entity].termStart = termCount
      for index in range {
        terms[termCount] = terms[index]
        linkUse(termCount)
        termCount += 1
      }
    }
  }
}
