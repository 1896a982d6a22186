import Foundation

@testable import TextLayout

/// `Fixtures/sf-metrics.json`: advances of the iOS system font (repository Vercantez/openuikit, golden/font_metrics_ios.json).
struct SystemFontFixture: Decodable {
  struct Cut: Decodable {
    var unitAdvances: [String: Double]
  }
  struct Weight: Decodable {
    var cuts: [Cut]
  }
  struct KerningSample: Decodable {
    var string: String
    var textCut: [String: Double]
    var displayCut: [String: Double]
  }
  struct Vertical: Decodable {
    var xHeight: [String: [Double]]
  }
  var weights: [String: Weight]
  var tracking: [String: Double]
  var kerningSamples: [KerningSample]
  var vertical: Vertical

  static let shared: SystemFontFixture = {
    let url = Bundle.module.url(forResource: "sf-metrics", withExtension: "json", subdirectory: "Fixtures")!
    return try! JSONDecoder().decode(SystemFontFixture.self, from: Data(contentsOf: url))
  }()

  static let weightValues: [(name: String, value: CGFloat)] = [
    ("ultraLight", -0.8), ("thin", -0.6), ("light", -0.4), ("regular", 0), ("medium", 0.23), ("semibold", 0.3),
    ("bold", 0.4), ("heavy", 0.56), ("black", 0.62),
  ]

  /// `sf-metrics`: measured shares of the display cut.
  static let measuredFractions: [(size: Double, fraction: Double)] = [
    (8, 0), (12, 0), (17, 0), (17.5, 0.02271), (18, 0.04547), (19, 0.09088), (20, 0.23633), (21, 0.38184),
    (22, 0.52728),
    (23, 0.67273), (24, 0.81818), (25, 0.86365), (26, 0.909), (27, 0.95453), (28, 1), (34, 1), (40, 1),
  ]
}
