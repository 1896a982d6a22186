import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct SymbolTests {
  @Test func everySymbolOfTheMapCanBeDrawn() {
    #expect(SymbolCatalogue.drawings.count >= 250)
    for name in SymbolCatalogue.drawings.keys.sorted() {
      let image = UIImage(systemName: name)
      #expect(image != nil, "\(name)")
      #expect((image?.size.width ?? 0) > 1 && (image?.size.height ?? 0) > 1, "\(name) has no size")
    }
  }

  @Test func theMapIsSortedAndNamesEachSymbolOnce() {
    let text = String(decoding: PackageResources.symbol_map_tsv, as: UTF8.self)
    let names = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != "\t" }) }
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
  }

  @Test func unknownSymbolsAreNilAndTold() {
    #expect(UIImage(systemName: "no.such.symbol.ever") == nil)
    let told = Diagnostics.shared.all(of: .missingResource).filter { $0.object.contains("no.such.symbol.ever") }
    #expect(told.count == 1)
  }

  @Test func symbolsAreTemplatesOfTheSizeThatIsAskedFor() throws {
    let image = try #require(UIImage(systemName: "star.fill"))
    #expect(image.isSymbolImage)
    #expect(image.renderingMode == .automatic)
    let large = try #require(
      UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(abs(large.size.width - 2 * image.size.width) < 1)
    let text = try #require(
      UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(textStyle: .largeTitle)))
    #expect(text.size == large.size)
    let scaled = try #require(image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)))
    #expect(scaled.size.width > image.size.width * 1.2)
    let bold = try #require(image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .black)))
    #expect(bold.size.width > image.size.width)
  }

  @Test func configurationsAddUp() {
    let size = UIImage.SymbolConfiguration(pointSize: 20)
    let both = size.applying(UIImage.SymbolConfiguration(weight: .bold))
    #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
    #expect(both.configurationWithoutPointSizeAndWeight() == UIImage.SymbolConfiguration.unspecified)
  }

  @Test func imageViewsDrawSymbolsInTheTintOverTheirWholeBounds() throws {
    let view = UIImageView(image: UIImage(systemName: "cloud.sun.fill"))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.tintColor = .red
    let drawn = view.drawnContent()
    let ink = try #require(drawn.inkBounds)
    #expect(ink.minX < 6 && ink.maxX > 94 && ink.minY < 6 && ink.maxY > 94)
    #expect(drawn.inkBounds { $0 == 0xFFFF_0000 } != nil)
    view.contentMode = .center
    let centred = try #require(view.drawnContent().inkBounds)
    #expect(centred.width < 30 && abs(centred.midX - 50) < 1 && abs(centred.midY - 50) < 1)
    view.contentMode = .scaleAspectFit
    let fitted = try #require(view.drawnContent().inkBounds)
    #expect(fitted.width > 90 && fitted.height < fitted.width)
  }

  @Test func preferredConfigurationsCountWhereTheImageSaysNothing() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let natural = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(abs(view.intrinsicContentSize.width - 2 * natural.width) < 1)
    view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize == natural)
  }
}

extension SymbolTests {
  @Test func filledSymbolsOfWhichOnlyAnOutlineIsThereAreFilled() throws {
    func coverage(_ name: String) throws -> Int {
      let view = UIImageView(image: UIImage(systemName: name))
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.tintColor = .red
      return view.drawnContent().pixelCount { $0 == 0xFFFF_0000 }
    }
    #expect(try coverage("cloud.sun.fill") > coverage("cloud.sun") * 6 / 5)
    #expect(try coverage("tv.fill") > coverage("tv") * 2)
  }
}
