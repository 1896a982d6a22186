/// The difference between two texts, as lines.
package enum TextDifference {
  /// Lines shown around a change.
  private static let context = 3
  /// Lines that a message has at most.
  private static let linesShown = 60

  /// The lines that went (−) and came (+) and three around each; nil for equal texts.
  package static func words(from old: String, to new: String) -> String? {
    guard old != new else { return nil }
    let (before, after) = (lines(old), lines(new))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var all: [(mark: Character, text: String)] = []
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if left < before.count, removed.contains(left) {
        all.append(("−", before[left]))
        left += 1
      } else if right < after.count, inserted.contains(right) {
        all.append(("+", after[right]))
        right += 1
      } else {
        all.append((" ", before[left]))
        left += 1
        right += 1
      }
    }
    return shown(all)
  }

  /// A text ends without a line of its own after the last line break; a missing last line break is seen as a line that says so.
  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() } else { lines.append("\\ no line break at the end") }
    return lines
  }

  private static func shown(_ all: [(mark: Character, text: String)]) -> String {
    var wanted: Set<Int> = []
    for (index, line) in all.enumerated() where line.mark != " " {
      for near in max(0, index - context)...min(all.count - 1, index + context) { wanted.insert(near) }
    }
    var result: [String] = []
    var last = -1
    for index in wanted.sorted() {
      if index != last + 1 { result.append("@@ line \(index + 1)") }
      result.append("\(all[index].mark) \(all[index].text)")
      last = index
    }
    let more = result.count > linesShown ? "\n… \(result.count - linesShown) more lines" : ""
    return result.prefix(linesShown).joined(separator: "\n") + more
  }
}
