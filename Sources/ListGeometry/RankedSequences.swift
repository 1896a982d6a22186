/// Numbered elements in ordered sequences, each in at most one of them, that know their rank.
///
/// Whoever owns the elements gives them numbers, small and without large gaps, and numbers the sequences in the same
/// way. Inserting, removing, and the two questions "which element has this rank" and "which rank has this element" take
/// O(log n), expected; inserting k elements at once takes O(k + log n). Every element has a weight, 1 unless set; the
/// weights before an element are found in O(log n), too.
///
/// Each sequence is a treap with implicit keys: an element's place in the tree is its rank. Nodes also know their
/// parent, which gives the way from an element to its rank. Priorities are the elements' numbers through a mixing
/// function: no randomness, and the same elements in the same order make the same tree. All nodes are in one flat
/// array, so that a copy is one `memcpy` at the first change.
public struct RankedSequences: Sendable {
  static let none: Int32 = -1

  struct Node: Sendable {
    var left = RankedSequences.none
    var right = RankedSequences.none
    /// The parent; in a root −2 less the number of the sequence; `none` for an element in no sequence.
    var parent = RankedSequences.none
    /// How many elements there are from here down; 0 for an element in no sequence.
    var count: Int32 = 0
    var weight: Int32 = 1
    /// The weights from here down.
    var total: Int32 = 0
  }

  var nodes: [Node] = []
  var roots: [Int32] = []

  /// No sequences.
  public init() {}

  // MARK: Questions

  /// How many elements a sequence has; 0 for one that never had any.
  public func count(of sequence: Int) -> Int { Int(count(root(sequence))) }

  /// The weights of all elements of a sequence.
  public func weight(of sequence: Int) -> Int { Int(total(root(sequence))) }

  /// Whether an element is in a sequence.
  public func contains(_ element: Int) -> Bool { nodes.indices.contains(element) && nodes[element].count > 0 }

  /// The place of an element; nil for an element of no sequence.
  public func position(of element: Int) -> (sequence: Int, rank: Int)? {
    guard contains(element) else { return nil }
    var node = Int32(element)
    var rank = count(nodes[element].left)
    while true {
      let parent = nodes[Int(node)].parent
      guard parent >= 0 else { return (Int(-2 - parent), Int(rank)) }
      if nodes[Int(parent)].right == node { rank += count(nodes[Int(parent)].left) + 1 }
      node = parent
    }
  }

  /// The weights of the elements before one in its sequence; nil for an element that is in no sequence.
  public func weight(before element: Int) -> Int? {
    guard contains(element) else { return nil }
    var node = Int32(element)
    var sum = total(nodes[element].left)
    while true {
      let parent = nodes[Int(node)].parent
      guard parent >= 0 else { return Int(sum) }
      if nodes[Int(parent)].right == node { sum += total(nodes[Int(parent)].left) + nodes[Int(parent)].weight }
      node = parent
    }
  }

  /// The element of a rank; nil where the sequence has no such rank.
  public func element(at rank: Int, in sequence: Int) -> Int? {
    guard rank >= 0, rank < count(of: sequence) else { return nil }
    var rank = Int32(rank)
    var node = root(sequence)
    while true {
      let left = nodes[Int(node)].left
      let before = count(left)
      if rank == before { return Int(node) }
      if rank < before {
        node = left
      } else {
        rank -= before + 1
        node = nodes[Int(node)].right
      }
    }
  }

  /// The elements of a sequence in order.
  ///
  /// Takes O(count).
  public func elements(of sequence: Int) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(count(of: sequence))
    var path: [Int32] = []
    var node = root(sequence)
    while node >= 0 || !path.isEmpty {
      while node >= 0 {
        path.append(node)
        node = nodes[Int(node)].left
      }
      let next = path.removeLast()
      result.append(Int(next))
      node = nodes[Int(next)].right
    }
    return result
  }

  func root(_ sequence: Int) -> Int32 { roots.indices.contains(sequence) ? roots[sequence] : Self.none }

  func count(_ node: Int32) -> Int32 { node >= 0 ? nodes[Int(node)].count : 0 }

  func total(_ node: Int32) -> Int32 { node >= 0 ? nodes[Int(node)].total : 0 }
}
