import QuartzCore
import SeededRandom

extension SeededGenerator {
  init(seed: Int) { self.init(seed: UInt64(bitPattern: Int64(seed))) }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    range.lowerBound + CGFloat(next() >> 11) / CGFloat(1 << 53) * (range.upperBound - range.lowerBound)
  }
}
