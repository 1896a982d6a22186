import Foundation
import Testing

@testable import UIKit

/// Images in variants, their baselines and the colours of symbols.
@MainActor @Suite struct ImageAssetTests {
  init() { TestScreen.reset(scale: 1) }

  private func image(_ color: UIColor, _ side: CGFloat = 4) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// The pixel of an image as RRGGBB.
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> String {
    guard let image = image?.cgImage, x < image.width, y < image.height else { return "none" }
    return image.withUnsafePixels { pixels, bytesPerRow in
      let start = UnsafeRawPointer(pixels).advanced(by: y * bytesPerRow + x * 4).assumingMemoryBound(to: UInt32.self)
      let word = String(start.pointee & 0xFFFFFF, radix: 16, uppercase: true)
      return String(repeating: "0", count: 6 - word.count) + word
    }
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func anAssetGivesTheVariantOfTraits() {
    let asset = UIImageAsset()
    #expect(asset.image(with: light).size == .zero)
    asset.register(image(.red), with: light)
    asset.register(image(.blue), with: dark)
    #expect(pixel(asset.image(with: light), 1, 1) == "FF0000")
    #expect(pixel(asset.image(with: dark), 1, 1) == "0000FF")
    let phone = UITraitCollection(traitsFrom: [dark, UITraitCollection(horizontalSizeClass: .compact)])
    asset.register(image(.green), with: phone)
    #expect(pixel(asset.image(with: phone), 1, 1) == "00FF00")
    #expect(pixel(asset.image(with: dark), 1, 1) == "0000FF")
    asset.unregister(imageWith: phone)
    #expect(pixel(asset.image(with: phone), 1, 1) == "0000FF")
    #expect(asset.image(with: dark).imageAsset === asset)
  }

  @Test func imageViewsShowTheVariantOfTheirTraits() {
    let picture = image(.red)
    let asset = picture.imageAsset
    #expect(asset != nil)
    #expect(picture.imageAsset === asset)
    asset?.register(image(.blue), with: dark)
    let view = UIImageView(image: picture)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.updateForFrame()
    #expect(pixel(view.shownImage, 1, 1) == "FF0000")
    window.overrideUserInterfaceStyle = .dark
    window.updateForFrame()
    #expect(pixel(view.shownImage, 1, 1) == "0000FF")
    #expect(pixel(picture.withConfiguration(UIImage.Configuration(traitCollection: dark)), 1, 1) == "0000FF")
  }

  @Test func imagesWithoutAnAssetAreLetGo() {
    weak var gone: UIImage?
    do {
      let picture = image(.red)
      _ = picture.imageAsset
      gone = picture
    }
    #expect(gone == nil)
  }

  @Test func languagesChooseImages() {
    let asset = UIImageAsset()
    asset.register(image(.red), with: UIImage.Configuration())
    asset.register(image(.blue), with: UIImage.Configuration(locale: Locale(identifier: "he")))
    #expect(pixel(asset.image(with: UIImage.Configuration(locale: Locale(identifier: "he"))), 0, 0) == "0000FF")
    #expect(pixel(asset.image(with: UIImage.Configuration(locale: Locale(identifier: "en"))), 0, 0) == "FF0000")
    #expect(UIImage.Configuration().withLocale(Locale(identifier: "he")).locale == Locale(identifier: "he"))
  }

  @Test func assetsAreArchived() throws {
    let asset = UIImageAsset()
    asset.register(image(.red), with: light)
    asset.register(image(.blue), with: dark)
    let data = try NSKeyedArchiver.archivedData(withRootObject: asset, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImageAsset.self, from: data))
    #expect(pixel(read.image(with: dark), 1, 1) == "0000FF")
    #expect(pixel(read.image(with: light), 1, 1) == "FF0000")
  }

  @Test func baselinesAreKept() {
    let picture = image(.red, 20)
    #expect(picture.baselineOffsetFromBottom == nil)
    #expect(picture.withBaselineOffset(fromBottom: 6).baselineOffsetFromBottom == 6)
    #expect(picture.withBaselineOffset(fromBottom: 6).imageWithoutBaseline().baselineOffsetFromBottom == nil)
    let view = UIImageView(image: picture.withBaselineOffset(fromBottom: 6))
    #expect(view.layoutBaselines(in: CGSize(width: 20, height: 20)) == LayoutBaselines(first: 14, last: 6))
    #expect(UIImage(systemName: "star")?.baselineOffsetFromBottom != nil)
  }

  @Test func palettesColourTheSignAndWhatIsAboutIt() throws {
    func drawn(_ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
      let size = UIImage.SymbolConfiguration(pointSize: 60).applying(configuration)
      let symbol = try #require(UIImage(systemName: "phone.circle.fill", withConfiguration: size))
      return UIGraphicsImageRenderer(size: symbol.size).image { _ in
        UIColor.white.setFill()
        UIRectFill(CGRect(origin: .zero, size: symbol.size))
        symbol.draw(at: .zero)
      }
    }
    let two = try drawn(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
    let middle = Int(two.size.width / 2)
    #expect(pixel(two, middle, 8) == "0000FF")
    let column = (0..<Int(two.size.width)).map { pixel(two, $0, Int(two.size.height / 2)) }
    #expect(column.contains("FF0000"))
    #expect(!column.contains("FFFFFF") || column.first == "FFFFFF")
    let weak = try drawn(UIImage.SymbolConfiguration(hierarchicalColor: .red))
    #expect(pixel(weak, middle, 8) != "FF0000")
    #expect(pixel(weak, middle, 8).hasPrefix("FF"))
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    let one = try drawn(palette.applying(UIImage.SymbolConfiguration.preferringMonochrome()))
    #expect(pixel(one, middle, 8) == "000000")
  }

  @Test func patternsFillRectangles() {
    let tile = image(.red, 2)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
      tile.drawAsPattern(in: CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    #expect(pixel(drawn, 2, 2) == "FF0000")
    #expect(pixel(drawn, 5, 5) == "FF0000")
    #expect(pixel(drawn, 6, 6) == "000000")
  }

  @Test func geometryIsInArchives() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(CGPoint(x: 1, y: 2.5), forKey: "point")
    archiver.encode(CGSize(width: 3, height: 4), forKey: "size")
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    archiver.encode(CGVector(dx: 5, dy: 6), forKey: "vector")
    archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "directional")
    archiver.encode(UIOffset(horizontal: 7, vertical: 8), forKey: "offset")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2.5))
    #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
    #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 5, dy: 6))
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(scaleX: 2, y: 3))
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(reader.decodeDirectionalEdgeInsets(forKey: "directional") == directional)
    #expect(reader.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 7, vertical: 8))
    #expect(reader.decodeCGRect(forKey: "none") == .zero)
  }

  @Test func flipsTurnTheViewOver() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    card.backgroundColor = .red
    window.addSubview(card)
    window.makeKeyAndVisible()
    window.updateForFrame()
    func shown(_ x: Int, _ y: Int) -> String {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
        (window.layer.presentation() ?? window.layer).render(in: context.cgContext)
      }
      return pixel(picture, x, y)
    }
    var isOver = false
    UIView.transition(with: card, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
      card.backgroundColor = .blue
    } completion: { _ in
      isOver = true
    }
    window.updateForFrame()
    #expect(window.layer.sublayers?.count == 2)
    DisplayClock.shared.advance(by: 0.25)
    // Half of a quarter turn: the picture of the old is narrower by the cosine of 45 degrees.
    let cover = window.layer.sublayers?.last
    let width = (cover?.presentation()?.frame.width ?? 0)
    #expect(abs(width - 60 * cos(Double.pi / 4)) < 1)
    #expect(cover?.presentation()?.opacity == 1)
    #expect(card.layer.presentation()?.opacity == 0)
    DisplayClock.shared.advance(by: 0.5)
    #expect(cover?.presentation()?.opacity == 0)
    #expect(card.layer.presentation()?.opacity == 1)
    DisplayClock.shared.advance(by: 0.5)
    #expect(isOver)
    #expect(window.layer.sublayers?.count == 1)
    #expect(CATransform3DIsIdentity(card.layer.transform))
  }
}
