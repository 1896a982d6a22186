import Foundation
import SnapshotComparison

extension Snapshotting where Value: CaseIterable, Format == String {
  /// A function of all cases: a line a case, `"case","what it gives"`, as a table of comma-separated values.
  ///
  /// `witness` makes a text of what the function gives.
  public static func `func`<Result>(
    into witness: Snapshotting<Result, Format>
  ) -> Snapshotting<(Value) -> Result, Format> {
    var strategy: Snapshotting<(Value) -> Result, Format> = SimplySnapshotting.lines.asyncPullback { function in
      Async { callback in
        let cases = Array(Value.allCases)
        let rows = Rows(count: cases.count)
        if cases.isEmpty { return callback("") }
        for (index, value) in cases.enumerated() {
          witness.snapshot(function(value)).run { text in
            if rows.set("\"\(value)\",\"\(text)\"", at: index) { callback(rows.text) }
          }
        }
      }
    }
    strategy.pathExtension = "csv"
    return strategy
  }

  /// Lines that come in any order.
  private final class Rows {
    private var lines: [String?]

    init(count: Int) { lines = [String?](repeating: nil, count: count) }

    /// Sets an awaited line; returns whether the line was the last.
    func set(_ line: String, at index: Int) -> Bool {
      guard lines[index] == nil else { return false }
      lines[index] = line
      return lines.allSatisfy { $0 != nil }
    }

    var text: String { lines.compactMap(\.self).joined(separator: "\n") }
  }
}

extension Snapshotting {
  /// Lets the run loop turn for some seconds of real time before the snapshot is made.
  ///
  /// Animations need none: they run on the display clock and have come to their end when a picture is made.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    func turn() {
      let end = Date(timeIntervalSinceNow: duration)
      while Date() < end {
        _ = RunLoop.current.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.002)))
      }
    }
    var waiting = Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        turn()
        strategy.snapshot(value).run(callback)
      }
    }
    if let screen = strategy.screen {
      waiting.screen = { value in
        turn()
        return try screen(value)
      }
    }
    return waiting
  }
}
