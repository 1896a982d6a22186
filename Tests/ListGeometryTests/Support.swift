import Foundation

@testable import ListGeometry

/// A generator with a seed: the same numbers on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number below `bound`, evenly.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// A height as layouts give them: whole, half and third points, and zero now and then.
  mutating func height() -> CGFloat {
    switch below(8) {
    case 0: 0
    case 1, 2: CGFloat(below(120)) + 0.5
    case 3, 4: CGFloat(below(360)) / 3
    default: CGFloat(1 + below(120))
    }
  }
}

/// Units of a height given in points, for models that add up exactly.
func units(_ points: CGFloat) -> Int { ExactLength(height: points, of: "a test").units }

func points(_ units: Int) -> CGFloat { ExactLength(units: units).points }

/// Reads a file of the Fixtures folder as JSON.
func fixture(_ name: String) throws -> Any {
  let url = Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "json")!
  return try JSONSerialization.jsonObject(with: Data(contentsOf: url))
}
