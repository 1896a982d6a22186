import Foundation
import Testing
import UIKit

/// Every cell of the measured tables (`Fixtures/dynamic-type.json`: real iOS at 3x).
@Suite(.serialized) @MainActor struct DynamicTypeTests {
  struct Fixture: Decodable {
    let pointSize: [String: [String: CGFloat]]
    let scaledValue_of_64: [String: [String: CGFloat]]
  }

  @Test func preferredFontsHaveTheMeasuredPointSizes() throws {
    let fixture = try TextFixture.decode(Fixture.self, "dynamic-type")
    var cells = 0
    for (name, style) in allTextStyles {
      let row = try #require(fixture.pointSize[name])
      for (column, category) in allCategories {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: .test(category))
        #expect(font.pointSize == row[column], "\(name) at \(column)")
        cells += 1
      }
    }
    #expect(cells == 132)
  }

  @Test func scaledValuesAreTheMeasuredOnes() throws {
    let fixture = try TextFixture.decode(Fixture.self, "dynamic-type")
    var cells = 0
    for (name, style) in allTextStyles {
      let row = try #require(fixture.scaledValue_of_64[name])
      for (column, category) in allCategories {
        let value = UIFontMetrics(forTextStyle: style).scaledValue(for: 64, compatibleWith: .test(category))
        let expected = try #require(row[column])
        #expect(abs(value - expected) < 0.001, "\(name) at \(column): \(value), measured \(expected)")
        cells += 1
      }
    }
    #expect(cells == 132)
  }

  @Test func onlyHeadlineIsSemibold() {
    for (name, style) in allTextStyles {
      let font = UIFont.preferredFont(forTextStyle: style)
      #expect(font.fontName == (name == "headline" ? ".SFUI-Semibold" : ".SFUI-Regular"))
      #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == (name == "headline"))
    }
  }

  @Test func currentTraitsDecideWhereNoneAreGiven() {
    withTraits(.test(.accessibilityMedium)) {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 28)
      #expect(
        UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection(displayScale: 2)).pointSize == 28)
      #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).pointSize == 26)
    }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test func scaledFontsStopAtTheirMaximum() {
    let base = UIFont.systemFont(ofSize: 20, weight: .heavy)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let traits = UITraitCollection.test(.accessibilityExtraExtraExtraLarge)
    #expect(metrics.scaledFont(for: base, compatibleWith: traits).pointSize == 56)
    #expect(metrics.scaledFont(for: base, maximumPointSize: 30, compatibleWith: traits).pointSize == 30)
    #expect(metrics.scaledFont(for: base, compatibleWith: traits).fontName == ".SFUI-Heavy")
  }
}
