extension Core {
  /// Stores a constraint's terms, those of the same variable added up.
  mutating func storeTerms(_ source: UnsafeBufferPointer<Term>, for constraint: Int32) {
    if termCount + Int32(source.count) > termCapacity { makeRoomForTerms(Int32(source.count)) }
    let start = termCount
    entities[Int(constraint)].termStart = start
    for term in source {
      let variable = term.variable.index
      var place = start
      while place < termCount, terms[Int(place)].variable != variable { place += 1 }
      if place < termCount {
        terms[Int(place)].coefficient += term.coefficient
      } else {
        terms[Int(termCount)] = StoredTerm(
          coefficient: term.coefficient, variable: variable, constraint: constraint, nextUse: -1, previousUse: -1)
        termCount += 1
      }
    }
    var kept = start
    var place = start
    while place < termCount {
      if terms[Int(place)].coefficient != 0 {
        if kept != place { terms[Int(kept)] = terms[Int(place)] }
        linkUse(kept)
        kept += 1
      }
      place += 1
    }
    termCount = kept
    entities[Int(constraint)].termCount = kept - start
  }

  @inline(__always)
  private mutating func linkUse(_ term: Int32) {
    let variable = Int(terms[Int(term)].variable)
    let first = entities[variable].firstUse
    terms[Int(term)].nextUse = first
    terms[Int(term)].previousUse = -1
    if first >= 0 { terms[Int(first)].previousUse = term }
    entities[variable].firstUse = term
    entities[variable].uses += 1
  }

  mutating func forgetTerms(of constraint: Int32) {
    for term in termRange(constraint) {
      let stored = terms[term]
      if stored.nextUse >= 0 { terms[Int(stored.nextUse)].previousUse = stored.previousUse }
      if stored.previousUse >= 0 {
        terms[Int(stored.previousUse)].nextUse = stored.nextUse
      } else {
        entities[Int(stored.variable)].firstUse = stored.nextUse
      }
      entities[Int(stored.variable)].uses -= 1
    }
    deadTerms += entities[Int(constraint)].termCount
    entities[Int(constraint)].termCount = 0
  }

  @inline(__always)
  func termRange(_ constraint: Int32) -> Range<Int> {
    let start = Int(entities[Int(constraint)].termStart)
    return start..<start + Int(entities[Int(constraint)].termCount)
  }

  @inline(__always)
  func coefficient(of variable: Int32, in constraint: Int32) -> Double {
    var term = Int(entities[Int(constraint)].termStart)
    while terms[term].variable != variable { term += 1 }
    return terms[term].coefficient
  }

  private mutating func makeRoomForTerms(_ count: Int32) {
    if deadTerms > termCount / 2 { compactTerms() }
    if termCount + count > termCapacity {
      let capacity = max(termCapacity * 2, termCount + count)
      slab.enlarge(&terms, termCount, to: capacity)
      termCapacity = capacity
    }
  }

  private mutating func compactTerms() {
    let old = terms
    defer { slab.release(old) }
    terms = .allocate(capacity: Int(termCapacity))
    termCount = 0
    deadTerms = 0
    for entity in 0..<Int(entityCount) where entities[entity].kind == .variable {
      entities[entity].firstUse = -1
      entities[entity].uses = 0
    }
    for entity in 0..<entityCount where entities[Int(entity)].kind == .constraint {
      let range = termRange(entity)
      entities[Int(entity)].termStart = termCount
      for index in range {
        terms[Int(termCount)] = old[index]
        linkUse(termCount)
        termCount += 1
      }
    }
  }
}
