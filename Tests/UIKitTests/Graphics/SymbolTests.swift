import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct SymbolTests {
  init() { TestScreen.reset() }

  @Test func everySymbolOfTheMapCanBeDrawn() {
    #expect(SymbolCatalogue.drawings.count >= 250)
    for name in SymbolCatalogue.drawings.keys.sorted() where !name.hasPrefix("_") {
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

  @Test func theShapesAreSortedAndCanBeRead() {
    let text = String(decoding: PackageResources.symbol_shapes_tsv, as: UTF8.self)
    let names = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != "\t" }) }
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
    for name in names {
      let bounds = SymbolCatalogue.drawings[name].flatMap { SymbolCatalogue.art($0, emboldening: 0) }?.bounds
      #expect(bounds.map { $0.width > 0.2 && $0.width < 1.1 && $0.height < 1.1 && $0.minX.isFinite } == true, "\(name)")
    }
  }

  @Test func unknownSymbolsAreNilAndTold() {
    #expect(UIImage(systemName: "no.such.symbol.ever") == nil)
    #expect(UIImage(systemName: "_airplane") == nil)
    #expect(UIImage(systemName: "star.circle.circle") == nil)
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
    #expect(ink.minX < 9 && ink.maxX > 91 && ink.minY < 9 && ink.maxY > 91)
    #expect(drawn.inkBounds { $0 == 0xFFFF_0000 } != nil)
    view.contentMode = .center
    let centred = try #require(view.drawnContent().inkBounds)
    #expect(centred.width < 30 && abs(centred.midX - 50) < 1 && abs(centred.midY - 50) < 1)
    view.contentMode = .scaleAspectFit
    let fitted = try #require(view.drawnContent().inkBounds)
    #expect(fitted.width > 85 && fitted.height < fitted.width)
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
  /// Names of Apple's of which nothing open is known are drawn and told, not nil.
  @Test func applesNamesWithoutASymbolAreDashedSquaresAndTold() throws {
    let name = "tortoise.fill"
    let image = try #require(UIImage(systemName: name))
    #expect(image.size == UIImage(systemName: "square")?.size)
    let told = Diagnostics.shared.all(of: .missingResource).filter { $0.object.contains(name) }
    #expect(told.count == 1 && told[0].summary.contains("dashed square"))
    #expect(SymbolNaming.isApples("0.circle") && SymbolNaming.isApples("zzz") && SymbolNaming.isApples("trash"))
    #expect(!SymbolNaming.isApples("") && !SymbolNaming.isApples("trashes"))
  }

  /// Names that are made of others by a rule are pictures, not dashed squares.
  @Test(arguments: [
    "folder.badge.questionmark", "externaldrive.fill.badge.xmark", "app.badge", "gear.badge.checkmark",
    "bell.slash.circle.fill", "camera.badge.ellipsis", "house.badge.exclamationmark", "document.badge.plus",
    "microphone.slash", "arrow.up.forward.square", "text.justify.leading", "bolt.heart.fill", "lock.doc", "play.tv",
    "questionmark.diamond.fill", "wonsign.circle", "lessthanorequalto.square.fill", "gobackward.15", "list.triangle",
    "display.trianglebadge.exclamationmark", "star.bubble.fill", "arrow.trianglehead.2.clockwise", "sidebar.right",
  ]) func namesOfPartsArePictures(name: String) throws {
    let drawing = try #require(SymbolCatalogue.drawing(named: name))
    #expect(drawing != .placeholder && SymbolCatalogue.art(drawing, emboldening: 0) != nil, "\(name)")
    #expect(ink(name) > 100, "\(name)")
  }

  /// Of Apple's names without those for other scripts more than 2,000 have a picture, and each of those that composition finds can be drawn.
  @Test func whatIsComposedCanBeDrawn() {
    var drawn = 0
    for name in SymbolNaming.names.sorted() {
      guard let drawing = SymbolCatalogue.known(name) else { continue }
      drawn += 1
      let bounds = SymbolCatalogue.bounds(drawing, emboldening: 0)
      #expect(bounds.map { $0.width > 0.05 && $0.width < 2.6 && $0.height > 0.02 } == true, "\(name)")
    }
    #expect(drawn > 2900, "\(drawn)")
  }

  @Test func symbolsOfDirectionsOfReadingAreMirrored() {
    for name in ["chevron.backward", "chevron.forward.circle", "arrow.uturn.backward", "sidebar.leading"] {
      #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == true, "\(name)")
    }
    for name in ["chevron.left", "backward.fill", "forward.end", "goforward", "star"] {
      #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == false, "\(name)")
    }
  }

  private func ink(_ name: String, side: CGFloat = 100) -> Int {
    let view = UIImageView(image: UIImage(systemName: name))
    view.contentMode = .scaleAspectFit
    view.frame = CGRect(x: 0, y: 0, width: side, height: side)
    view.tintColor = .red
    return view.drawnContent().pixelCount { $0 == 0xFFFF_0000 }
  }

  @Test(arguments: [
    "house", "trash", "gearshape", "photo", "camera", "phone", "paperplane", "bag", "location", "map", "hand.raised",
    "square.grid.2x2", "bell", "briefcase", "video", "puzzlepiece",
  ])
  func outlineSymbolsAreNotFilled(name: String) {
    let (outline, filled) = (ink(name), ink(name + ".fill"))
    #expect(outline > 0 && outline * 10 < filled * 9, "\(name): \(outline) of \(filled) pixels")
  }

  @Test(arguments: [
    ("square.and.arrow.up", "square.and.arrow.down"), ("ellipsis.circle", "ellipsis"), ("square.grid.2x2", "number"),
    ("hand.raised", "figure.stand"), ("waveform", "mic"), ("ellipsis.circle.fill", "circle.fill"),
    ("1.circle", "2.circle"), ("12.square.fill", "square.fill"), ("car.circle", "circle"), ("bell.slash", "bell"),
  ])
  func symbolsHaveShapesOfTheirOwn(name: String, other: String) throws {
    let pictures = try [name, other].map { name in
      try #require(UIImage(systemName: name)).rendered(size: CGSize(width: 60, height: 60), scale: 1)?.pixelHash
    }
    #expect(pictures[0] != nil && pictures[0] != pictures[1])
    #expect(!Diagnostics.shared.all(of: .missingResource).contains { $0.object == "UIImage(systemName: \"\(name)\")" })
  }

  /// `uikit-facts §17`: the disc is 17.0 points wide at 17 points, and 16/18 of the image.
  @Test func aDiscIsAsWideAsThePointSize() throws {
    let image = try #require(
      UIImage(
        systemName: "checkmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 170)))
    let rendered = try #require(image.rendered(size: image.size, scale: 3))
    let context = CGContext(width: rendered.width, height: rendered.height, scale: 1)
    context.drawUpright(rendered, in: CGRect(x: 0, y: 0, width: rendered.width, height: rendered.height))
    var (left, right) = (Int.max, 0)
    context.withUnsafePixels { pixels, bytesPerRow in
      for x in 0..<rendered.width where pixels[rendered.height / 2 * bytesPerRow / 4 + x] >> 24 > 127 {
        (left, right) = (min(left, x), max(right, x + 1))
      }
    }
    #expect(abs(CGFloat(right - left) / 3 - 170) < 0.5)
    #expect(abs(CGFloat(right - left) / 3 / image.size.width - 533.0 / 600) < 0.002)
  }

  /// `uikit-facts §17`.
  @Test func theTickHasTheRecordedSizeAndAlignment() {
    #expect(UIImage.checkmark.size == CGSize(width: 20, height: 19))
    #expect(UIImage.checkmark.alignmentRectInsets == UIEdgeInsets(top: -2.0 / 3, left: 0, bottom: -2.0 / 3, right: 0))
    #expect(UIImage.checkmark == UIImage.checkmark)
  }

  @Test func aCloseButtonIsALightDiscOf30Points() throws {
    let button = UIButton(type: .close)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    button.sizeToFit()
    let context = CGContext(width: 60, height: 60, scale: 2)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
    button.layoutIfNeeded()
    button.layer.render(in: context)
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      context.withUnsafePixels { pixels, bytesPerRow in pixels[y * bytesPerRow / 4 + x] }
    }
    #expect(pixel(1, 1) == 0xFFFF_FFFF)
    // The disc, and the cross's middle.
    #expect(pixel(30, 4) & 0xFF > 0xE0 && pixel(30, 4) & 0xFF < 0xF8)
    #expect(pixel(30, 30) & 0xFF < 0xA0)
  }

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
