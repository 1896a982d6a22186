import SeededRandom
import Testing

@testable import ListGeometry

/// Against arrays of elements, with the invariants after every step.
@Suite struct RankedSequencesTests {
  @Test(arguments: 0..<40)
  func answersAsArraysDo(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var sequences = RankedSequences()
    var model: [[Int]] = [[], [], []]
    var weights = [Int](repeating: 1, count: 60)
    for _ in 0..<120 {
      let sequence = random.below(3)
      let absent = (0..<60).filter { element in !model.contains { $0.contains(element) } }.shuffled(using: &random)
      switch random.below(5) {
      case 0, 1:
        let elements = Array(absent.prefix(random.below(9)))
        let rank = random.below(model[sequence].count + 1)
        sequences.insert(elements, at: rank, in: sequence)
        model[sequence].insert(contentsOf: elements, at: rank)
        for element in elements { weights[element] = 1 }
      case 2:
        let element = random.below(60)
        sequences.remove(element)
        for index in model.indices { model[index].removeAll { $0 == element } }
      case 3:
        let low = random.below(model[sequence].count + 1)
        let high = low + random.below(model[sequence].count - low + 1)
        #expect(sequences.remove(low..<high, in: sequence) == Array(model[sequence][low..<high]))
        model[sequence].removeSubrange(low..<high)
      default:
        guard let element = model[sequence].randomElement(using: &random) else { continue }
        weights[element] = random.below(7)
        sequences.setWeight(weights[element], of: element)
      }
      sequences.checkInvariants()
      compare(sequences, model, weights)
    }
  }

  private func compare(_ sequences: RankedSequences, _ model: [[Int]], _ weights: [Int]) {
    for (sequence, elements) in model.enumerated() {
      #expect(sequences.elements(of: sequence) == elements)
      #expect(sequences.count(of: sequence) == elements.count)
      #expect(sequences.weight(of: sequence) == elements.reduce(0) { $0 + weights[$1] })
      #expect(sequences.element(at: elements.count, in: sequence) == nil)
      #expect(sequences.element(at: -1, in: sequence) == nil)
      var before = 0
      for (rank, element) in elements.enumerated() {
        #expect(sequences.element(at: rank, in: sequence) == element)
        let position = sequences.position(of: element)
        #expect(position?.sequence == sequence)
        #expect(position?.rank == rank)
        #expect(sequences.weight(before: element) == before)
        before += weights[element]
      }
    }
    for element in 0..<60 where !model.contains(where: { $0.contains(element) }) {
      #expect(!sequences.contains(element))
      #expect(sequences.position(of: element) == nil)
      #expect(sequences.weight(before: element) == nil)
    }
  }

  @Test func aCopyKeepsWhatTheOriginalLoses() {
    var sequences = RankedSequences()
    sequences.insert([4, 2, 7], at: 0, in: 0)
    let copy = sequences
    sequences.remove(2)
    #expect(sequences.elements(of: 0) == [4, 7])
    #expect(copy.elements(of: 0) == [4, 2, 7])
  }

  @Test func theSameElementTwiceStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var sequences = RankedSequences()
      sequences.insert([3, 5, 3], at: 0, in: 0)
    }
  }

  /// A tree over numbers in order is as shallow as one over numbers in any order.
  @Test func elementsInOrderDoNotMakeADeepTree() {
    var sequences = RankedSequences()
    sequences.insert(Array(0..<20_000), at: 0, in: 0)
    var deepest = 0
    for element in stride(from: 0, to: 20_000, by: 7) {
      var depth = 0
      var node = Int32(element)
      while sequences.nodes[Int(node)].parent >= 0 {
        node = sequences.nodes[Int(node)].parent
        depth += 1
      }
      deepest = max(deepest, depth)
    }
    // Three times the logarithm of the count, which is 14.3.
    #expect(deepest < 43)
  }
}
