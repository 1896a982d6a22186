/// The running sums of the sections' heights, as a binary indexed tree.
///
/// Where a section begins, which section covers an offset, and a changed height take O(log n); a changed number of
/// sections takes O(n).
struct SectionOffsets: Sendable {
  /// Element i, from 1, is the sum of the `i & -i` heights that end with height i − 1.
  private var sums: [Int]
  private var highestPower: Int

  init(units: some Collection<Int>) {
    let count = units.count
    sums = [0]
    sums.reserveCapacity(count + 1)
    sums.append(contentsOf: units)
    highestPower = 1
    while highestPower * 2 <= count { highestPower *= 2 }
    sums.withUnsafeMutableBufferPointer { sums in
      for index in stride(from: 1, through: count, by: 1) {
        let next = index + (index & -index)
        if next <= count { sums[next] += sums[index] }
      }
    }
  }

  var count: Int { sums.count - 1 }

  var total: Int { start(of: count) }

  /// The sum of the heights before a section.
  func start(of section: Int) -> Int {
    sums.withUnsafeBufferPointer { sums in
      var index = section
      var sum = 0
      while index > 0 {
        sum += sums[index]
        index &= index - 1
      }
      return sum
    }
  }

  mutating func add(_ units: Int, to section: Int) {
    var index = section + 1
    while index < sums.count {
      sums[index] += units
      index += index & -index
    }
  }

  /// The first section that ends below an offset, and its beginning; nil past the last section and before the first.
  func section(atUnits target: Int) -> (section: Int, start: Int)? {
    guard target >= 0 else { return nil }
    return sums.withUnsafeBufferPointer { sums in
      var index = 0
      var sum = 0
      var power = highestPower
      while power > 0 {
        let next = index + power
        if next < sums.count, sum + sums[next] <= target {
          index = next
          sum += sums[next]
        }
        power /= 2
      }
      return index < sums.count - 1 ? (index, sum) : nil
    }
  }
}
