import Foundation

/// The counts that a data source gives, checked before anything is made from them.
@MainActor enum ListCounts {
  /// The most sections: each takes memory, and is asked about when data is loaded.
  static let mostSections = 10_000_000
  /// The most rows or items of all sections together: 44 points each, they are as far as places are told apart exactly.
  static let mostItems = 1_000_000_000
  /// The greatest length in points of a section's rows by their estimates, half of the length up to which sums are
  /// exact.
  static let greatestLength: CGFloat = 44_000_000_000

  /// Asks for the number of sections and then, once each and in order, for their items.
  static func ask(
    sections: () -> Int, method: String, items: (Int) -> Int, itemMethod: String, list: String
  ) throws(ListProblem) -> [Int] {
    let sectionCount = try checked(sections(), atMost: mostSections, of: list, method: method)
    var counts: [Int] = []
    counts.reserveCapacity(sectionCount)
    var total = 0
    for section in 0..<sectionCount {
      let count = try checked(items(section), atMost: mostItems, of: "section \(section)", method: itemMethod)
      total += count
      if total > mostItems { throw .count(total, of: "all sections together", method: itemMethod, most: mostItems) }
      counts.append(count)
    }
    return counts
  }

  static func checked(
    _ count: Int, atMost most: Int, of what: @autoclosure () -> String, method: @autoclosure () -> String
  ) throws(ListProblem) -> Int {
    guard count >= 0, count <= most else { throw .count(count, of: what(), method: method(), most: most) }
    return count
  }

  /// Throws where rows of a height would be taller together than places can be told apart.
  static func checkLength(count: Int, each height: CGFloat, of section: Int) throws(ListProblem) {
    if CGFloat(count) * height > greatestLength { throw .length(rows: count, height: height, section: section) }
  }
}
