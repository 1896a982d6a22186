/// A fixed piece of work that has nothing of the library in it, to measure the machine with.
///
/// Times over the yardstick's time, taken in the same round, are about the same on every machine, and can be committed and compared.
public enum Yardstick {
  private final class Node {
    let value: Double
    let next: Node?

    init(_ value: Double, _ next: Node?) { (self.value, self.next) = (value, next) }
  }

  /// The microseconds of processor time of the work once.
  public static func microseconds() throws -> Double {
    var sum = 0.0
    let time = Clock.microseconds(batches: 5) { sum = work() }
    try BenchmarkError.check("the yardstick's sum", sum, equals: 69_870_944)
    return time
  }

  /// Work of the kinds that layout is made of: objects, tables, sorting and floating-point numbers.
  @inline(never) private static func work() -> Double {
    var list: Node?
    var table: [Int: Double] = [:]
    var numbers: [Double] = []
    var seed: UInt64 = 1
    for index in 0..<2048 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(seed >> 48)
      list = Node(value, index % 64 == 0 ? nil : list)
      table[Int(seed >> 44) & 1023, default: 0] += value
      numbers.append(value)
    }
    numbers.sort()
    var sum = 0.0
    while let node = list {
      sum += node.value
      list = node.next
    }
    for index in 0..<1024 { sum += table[index] ?? 0 }
    for index in stride(from: 0, to: numbers.count, by: 2) { sum += numbers[index + 1] - numbers[index] }
    return sum
  }
}
