import Foundation
import HeadlessHost
import Testing
import UIKit

/// Fixtures of the tests, by name.
enum TextFixture {
  static func decode<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "json"))
    return try JSONDecoder().decode(type, from: Data(contentsOf: url))
  }
}

/// The text sizes in the order of the tables.
let allCategories: [(name: String, category: UIContentSizeCategory)] = [
  ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge), ("XXL", .extraExtraLarge),
  ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium), ("AX2", .accessibilityLarge),
  ("AX3", .accessibilityExtraLarge), ("AX4", .accessibilityExtraExtraLarge),
  ("AX5", .accessibilityExtraExtraExtraLarge),
]

let allTextStyles: [(name: String, style: UIFont.TextStyle)] = [
  ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3), ("headline", .headline),
  ("body", .body), ("callout", .callout), ("subheadline", .subheadline), ("footnote", .footnote),
  ("caption1", .caption1), ("caption2", .caption2),
]

extension UITraitCollection {
  static func test(_ category: UIContentSizeCategory = .large, scale: CGFloat = 3) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: scale),
    ])
  }
}

/// Runs with other current traits.
func withTraits<Result>(_ traits: UITraitCollection, _ body: () throws -> Result) rethrows -> Result {
  let previous = UITraitCollection.current
  UITraitCollection.current = UITraitCollection(traitsFrom: [previous, traits])
  defer { UITraitCollection.current = previous }
  return try body()
}
