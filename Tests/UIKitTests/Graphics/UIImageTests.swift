import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor final class UIImageTests {
  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "masthead-images-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    ResourceSearchPath.folders = [folder]
  }

  deinit {
    ResourceSearchPath.folders = []
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func picture(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
      color.setFill()
      $0.fill($0.format.bounds)
    }
  }

  private func write(_ name: String, _ image: UIImage) throws {
    let path = folder + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try #require(image.pngData()).write(to: URL(fileURLWithPath: path))
  }

  @Test func theFileOfTheScreensScaleIsTaken() throws {
    try write("one.png", picture(10, 10))
    try write("one@2x.png", picture(20, 20))
    try write("one@3x.png", picture(30, 30))
    try write("two@2x.png", picture(8, 8))
    for (scale, expected) in [(1, 1), (2, 2), (3, 3)] as [(CGFloat, CGFloat)] {
      try withTraits(UITraitCollection(displayScale: scale)) {
        let image = try #require(UIImage(named: "one"))
        #expect(image.scale == expected)
        #expect(image.size == CGSize(width: 10, height: 10))
      }
    }
    let two = try #require(UIImage(named: "two"))
    #expect(two.scale == 2)
    #expect(two.size == CGSize(width: 4, height: 4))
    #expect(UIImage(named: "two.png")?.size == CGSize(width: 4, height: 4))
  }

  @Test func imageSetsOfAssetCataloguesAreFound() throws {
    let set = "Assets.xcassets/Icons/dot.imageset"
    try write("\(set)/light.png", picture(12, 12, .white))
    try write("\(set)/dark.png", picture(12, 12, .black))
    let contents = """
      {"images": [
        {"filename": "light.png", "idiom": "universal", "scale": "3x"},
        {"filename": "dark.png", "idiom": "universal", "scale": "3x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "scale": "2x"}
       ], "properties": {"template-rendering-intent": "template"}, "info": {"version": 1, "author": "xcode"}}
      """
    try contents.write(toFile: folder + "/\(set)/Contents.json", atomically: true, encoding: .utf8)
    let light = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
    ])
    let image = try #require(UIImage(named: "dot", in: nil, compatibleWith: light))
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.pixel(1, 1) == 0xFFFF_FFFF)
    let dark = image.resolved(for: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.pixel(1, 1) == 0xFF00_0000)
    #expect(UIImage(named: "Icons/dot") != nil)
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 4))
  }

  @Test func colourSetsOfAssetCataloguesAreFound() throws {
    let set = folder + "/Assets.xcassets/brand.colorset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    let contents = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1.000", "green": "0x80", "blue": "51", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "0.25"}}}
      ], "info": {"version": 1, "author": "xcode"}}
      """
    try contents.write(toFile: set + "/Contents.json", atomically: true, encoding: .utf8)
    let color = try #require(UIColor(named: "brand"))
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light == UIColor(red: 1, green: 128.0 / 255, blue: 0.2, alpha: 1))
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(white: 0.5, alpha: 0.25))
    #expect(UIColor(named: "no-such-colour") == nil)
    #expect(Diagnostics.shared.all(of: .missingResource).contains { $0.object.contains("no-such-colour") })
  }

  @Test func thumbnailsHaveTheSizeThatIsAskedFor() throws {
    let thumbnail = try #require(picture(40, 20, scale: 2).preparingThumbnail(of: CGSize(width: 8, height: 4)))
    #expect(thumbnail.size == CGSize(width: 8, height: 4))
    #expect(thumbnail.pixel(4, 2) == 0xFFFF_0000)
    #expect(UIImage().preparingForDisplay() == nil)
  }

  @Test func aNameThatIsNotThereIsToldOnce() {
    #expect(UIImage(named: "nowhere-to-be-found") == nil)
    #expect(UIImage(named: "nowhere-to-be-found") == nil)
    let told = Diagnostics.shared.all(of: .missingResource).filter { $0.object.contains("nowhere-to-be-found") }
    #expect(told.count == 1)
    #expect(told.first?.likelyCause.contains(folder) == true)
    #expect(told.first?.cure.contains("nowhere-to-be-found.png") == true)
  }

  @Test func filesAndDataAreRead() throws {
    let data = try #require(picture(6, 4).pngData())
    #expect(UIImage(data: data)?.size == CGSize(width: 6, height: 4))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 3, height: 2))
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    try write("file@2x.png", picture(10, 10))
    #expect(UIImage(contentsOfFile: folder + "/file@2x.png")?.size == CGSize(width: 5, height: 5))
    #expect(UIImage(contentsOfFile: folder + "/file.png")?.size == CGSize(width: 5, height: 5))
    #expect(UIImage(contentsOfFile: folder + "/missing.png") == nil)
  }

  /// A picture whose left top quarter is red, turned in every way; the quarter has to be where the name says.
  @Test(
    arguments: [
      (UIImage.Orientation.up, 0, 0), (.down, 1, 1), (.left, 0, 1), (.right, 1, 0), (.upMirrored, 1, 0),
      (.downMirrored, 0, 1), (.leftMirrored, 0, 0), (.rightMirrored, 1, 1),
    ] as [(UIImage.Orientation, CGFloat, CGFloat)])
  func orientationsTurnThePicture(orientation: UIImage.Orientation, column: CGFloat, row: CGFloat) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let stored = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let image = UIImage(cgImage: try #require(stored.cgImage), scale: 1, orientation: orientation)
    let expected = orientation.swapsSides ? CGSize(width: 4, height: 8) : CGSize(width: 8, height: 4)
    #expect(image.size == expected)
    let drawn = UIGraphicsImageRenderer(size: expected, format: format).image { _ in image.draw(at: .zero) }
    for x in [CGFloat(0), 1] {
      for y in [CGFloat(0), 1] {
        let pixel = drawn.pixel((x + 0.5) * expected.width / 2, (y + 0.5) * expected.height / 2)
        #expect(pixel == (x == column && y == row ? 0xFFFF_0000 : 0xFF00_00FF), "\(orientation) \(x) \(y)")
      }
    }
  }

  @Test func capsKeepTheirSize() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let source = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      UIColor.green.setFill()
      $0.fill(CGRect(x: 3, y: 3, width: 3, height: 3))
    }
    let caps = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let image = source.resizableImage(withCapInsets: caps, resizingMode: mode)
      #expect(image.capInsets == caps)
      let drawn = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image { _ in
        image.draw(in: CGRect(x: 0, y: 0, width: 30, height: 20))
      }
      let green = drawn.inkBounds { $0 == 0xFF00_FF00 }
      #expect(green == CGRect(x: 3, y: 3, width: 24, height: 14))
      #expect(drawn.inkBounds { $0 == 0xFFFF_0000 } == CGRect(x: 0, y: 0, width: 30, height: 20))
    }
  }

  @Test func tintTakesThePlaceOfColours() {
    let image = picture(4, 4, .red).withTintColor(.blue)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { _ in
      image.draw(at: CGPoint(x: 2, y: 2))
    }
    #expect(drawn.inkBounds { $0 == 0xFF00_00FF } == CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(drawn.inkBounds == CGRect(x: 2, y: 2, width: 4, height: 4))
  }

  @Test func variantsKeepTheRest() {
    let image = picture(4, 4).withRenderingMode(.alwaysTemplate)
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(
      image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)).renderingMode == .alwaysTemplate
    )
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(UIImage().size == .zero)
    #expect(UIImage().cgImage == nil)
  }

  @Test func renderersDrawTheirBounds() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 5, height: 5), format: format).image {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 10, y: 10, width: 2, height: 2))
      #expect($0.currentImage.size == CGSize(width: 5, height: 5))
    }
    #expect(image.scale == 2)
    #expect(image.inkBounds == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
