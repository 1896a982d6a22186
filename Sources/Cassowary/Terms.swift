/// The terms of an expression, in the order in which they were written.
///
/// The first few lie in the value itself; only with more of them is memory allocated, for all.
public struct Terms: Sendable {
  @usableFromInline static let inlineCapacity = 4

  /// The terms as long as there are at most `inlineCapacity`.
  @usableFromInline var few: [4 of Term]
  /// The terms if there are more.
  @usableFromInline var many: [Term]?
  @usableFromInline var fewCount: Int

  /// Makes a list without terms.
  @inlinable public init() {
    few = InlineArray(repeating: Term(variable: Variable(index: -1), coefficient: 0))
    many = nil
    fewCount = 0
  }

  /// Makes a list of one term.
  @inlinable public init(_ term: Term) {
    self.init()
    few[0] = term
    fewCount = 1
  }

  /// Makes a list of terms in their order.
  @inlinable public init(_ terms: [Term]) {
    self.init()
    if terms.count > Self.inlineCapacity {
      many = terms
    } else {
      for term in terms { append(term) }
    }
  }

  /// Adds a term at the end; the first few take no memory of their own.
  @inlinable public mutating func append(_ term: Term) {
    if many == nil, fewCount < Self.inlineCapacity {
      few[fewCount] = term
      fewCount += 1
    } else {
      appendToMany(term)
    }
  }

  /// Appends another expression's terms, with their coefficients times a factor.
  @inlinable mutating func append(_ other: Terms, times factor: Double) {
    for index in other.indices {
      let term = other[index]
      append(Term(variable: term.variable, coefficient: term.coefficient * factor))
    }
  }

  @usableFromInline mutating func appendToMany(_ term: Term) {
    if many == nil {
      many = Array(self)
      fewCount = 0
    }
    many!.append(term)
  }

  /// Calls with the terms as one piece of memory.
  @inlinable func withUnsafeBufferPointer<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Term>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let many { return try many.withUnsafeBufferPointer(body) }
    return try few.span.extracting(first: fewCount).withUnsafeBufferPointer(body)
  }
}

extension Terms: RandomAccessCollection, MutableCollection {
  /// 0.
  @inlinable public var startIndex: Int { 0 }
  /// The number of terms.
  @inlinable public var endIndex: Int { many?.count ?? fewCount }

  /// The term at a position; a position outside of the list stops the program.
  @inlinable public subscript(position: Int) -> Term {
    get {
      if let many { return many[position] }
      ensure(position < fewCount, "There is no term \(position): the expression has \(fewCount).")
      return few[position]
    }
    set {
      if many != nil {
        many![position] = newValue
      } else {
        ensure(position < fewCount, "There is no term \(position): the expression has \(fewCount).")
        few[position] = newValue
      }
    }
  }
}

extension Terms: ExpressibleByArrayLiteral {
  /// Makes a list of terms in their order.
  @inlinable public init(arrayLiteral elements: Term...) {
    self.init(elements)
  }
}

extension Terms: Hashable {
  /// Whether both have the same terms in the same order.
  public static func == (left: Terms, right: Terms) -> Bool {
    left.elementsEqual(right)
  }

  /// Feeds the terms in their order into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for term in self { hasher.combine(term) }
  }
}
