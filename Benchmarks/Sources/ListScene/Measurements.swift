import Glibc
import Measuring

/// Counters of this process, and the lines that report figures.
enum Measurements {
  /// Milliseconds since the time that the launcher wrote into `START_NS`, nanoseconds since 1970; nil without.
  static var sinceStart: Double? {
    guard let text = getenv("START_NS"), let start = Int(String(cString: text)) else { return nil }
    return Double(Clock.nanosecondsSince1970() - start) / 1e6
  }

  /// A line of `/proc/self/status` in MiB, such as `VmHWM`, the peak of resident memory.
  static func status(_ key: String) -> Double? {
    guard let file = fopen("/proc/self/status", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.hasPrefix(key + ":") else { continue }
      return text.split(whereSeparator: { !$0.isNumber }).first.flatMap { Double($0) }.map { $0 / 1024 }
    }
    return nil
  }

  /// Prints a figure.
  static func report(_ name: String, _ value: Double?, _ unit: String) {
    guard let value else { return }
    let figure = text(value)
    print("ours", name, figure, figure, figure, unit, "1", separator: "\t")
  }

  /// Prints the median with least and greatest, the 95th and the 99th percentile.
  static func report(_ name: String, percentilesOf values: [Double], _ unit: String) {
    let sorted = values.sorted()
    guard let least = sorted.first, let greatest = sorted.last else { return }
    func at(_ share: Double) -> String { text(sorted[Int(share * Double(sorted.count - 1) + 0.5)]) }
    print("ours", "\(name) p50", at(0.5), text(least), text(greatest), unit, "\(sorted.count)", separator: "\t")
    for percent in [95, 99] {
      print("ours", "\(name) p\(percent)", at(Double(percent) / 100), "", "", unit, "\(sorted.count)", separator: "\t")
    }
  }

  /// Six digits after the point.
  private static func text(_ value: Double) -> String {
    "\((value * 1e6).rounded() / 1e6)"
  }
}
