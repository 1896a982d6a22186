import Foundation

extension UIImage {
  func changed(_ change: (inout Attributes) -> Void) -> UIImage {
    var attributes = self.attributes
    change(&attributes)
    return UIImage(
      content, attributes, asset: asset, configuration: configurationStorage, assetPlace: assetPlace)
  }

  /// The same image, which knows no asset.
  var withoutAsset: UIImage { UIImage(content, attributes, configuration: configurationStorage) }

  /// The same image as the variant of an asset for a configuration.
  func with(asset: UIImageAsset, configuration: Configuration) -> UIImage {
    let merged = configurationStorage?.applying(configuration) ?? configuration
    return UIImage(content, attributes, configuration: merged, assetPlace: ImageAssetPlace(asset))
  }

  /// Whether parts are brighter than white; never, as pictures are read into eight bits of sRGB.
  public var isHighDynamicRange: Bool { false }

  /// The image without parts brighter than white, which no image has here.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  /// The picture as a PNG file, upright; nil for an image of nothing.
  public func pngData() -> Data? {
    guard let image = attributes.orientation == .up ? cgImage : rendered(size: size, scale: scale) else { return nil }
    return image.pngData()
  }

  /// The picture as a JPEG file, upright and in front of white; nil for an image of nothing.
  ///
  /// The quality goes from 0, the smallest file, to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let image = attributes.orientation == .up ? cgImage : rendered(size: size, scale: scale) else { return nil }
    return image.jpegData(quality: compressionQuality)
  }

  /// The image with its pixels ready to be drawn, given to a block on a later turn; nil where it has none.
  ///
  /// Pixels are read when an image is made, so that this is the image itself.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    let image = preparingForDisplay()
    Stage.async { completionHandler(image) }
  }

  /// The image with its pixels ready to be drawn; nil where it has none.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// A small picture of the image; nil where it cannot be made.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// A small picture of the image, given to a block on a later turn; nil where it cannot be made.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    let image = preparingThumbnail(of: size)
    Stage.async { completionHandler(image) }
  }

  /// A format for renderers of similar images: of the same scale, and opaque for an image without alpha.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    if case .bitmap(let image) = content {
      format.opaque = [.none, .noneSkipFirst, .noneSkipLast].contains(image.alphaInfo)
    }
    return format
  }

  /// The traits that the image is for: those of its configuration, with its scale.
  public var traitCollection: UITraitCollection {
    let scale = UITraitCollection(displayScale: scale)
    return configuration?.traitCollection.map { UITraitCollection(traitsFrom: [$0, scale]) } ?? scale
  }

  /// Makes a film of the images `name0`, `name1` and so on, whose middle is repeated where they are made larger.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Makes a film of the images `name0`, `name1` and so on, whose middle is repeated or stretched where they are made larger.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    guard let film = animatedImageNamed(name, duration: duration), let images = film.images else { return nil }
    let resizable = images.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
    return animatedImage(with: resizable, duration: film.duration)
  }
}
