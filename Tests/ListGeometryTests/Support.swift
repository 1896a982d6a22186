import Foundation
import SeededRandom

@testable import ListGeometry

extension SeededGenerator {
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
