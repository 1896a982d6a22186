import CoreGraphics
import SnapshotComparison
import Foundation
import QuartzCore
import UIKit

extension Diffing where Value == UIImage {
  /// Pictures have to be the same to the last bit.
  public static var image: Diffing { .image() }

  /// Pictures are compared pixel by pixel.
  ///
  /// - Parameters:
  ///   - precision: The part of the pixels that has to be the same, 0 to 1.
  ///   - perceptualPrecision: How near a colour has to be to count as the same, 0 to 1: 1 less a hundredth of the distance in L*a*b* (CIE 1976).
  ///   - scale: Pixels a point of pictures that are read; the screen's unless given. Pixels are compared, whatever the scale.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
    let tolerance = PictureDifference.Tolerance(precision: precision, perceptualPrecision: perceptualPrecision)
    let wanted: CGFloat? = scale.flatMap { $0 > 0 ? $0 : nil }
    return Diffing(
      toData: { $0.cgImage?.pngData() ?? Data() },
      read: { data in
        guard PNGHeader.isWhole(data), let image = UIImage(data: data, scale: wanted ?? 1) else {
          throw SnapshotError("the reference is no PNG file, or not all of it is there")
        }
        return image
      },
      fallback: UIImage(), diff: { old, new in difference(from: old, to: new, tolerance) })
  }

  private static func difference(
    from old: UIImage, to new: UIImage, _ tolerance: PictureDifference.Tolerance
  ) -> (String, [SnapshotAttachment])? {
    guard let image = new.cgImage else {
      return ("There is no picture: the view has no size, cannot be shown, or is not on the main thread.", [])
    }
    guard let before = old.cgImage else { return ("The picture that was recorded is empty.", []) }
    guard (before.width, before.height) == (image.width, image.height) else {
      return (
        "The picture had \(before.width) × \(before.height) pixels and has \(image.width) × \(image.height).",
        attachments(before, image)
      )
    }
    guard let found = PictureDifference(from: before, to: image, tolerance: tolerance), !found.isTolerated else {
      return nil
    }
    return (found.words(scale: new.scale), attachments(before, image))
  }

  private static func attachments(_ old: CGImage, _ new: CGImage) -> [SnapshotAttachment] {
    var all = [
      SnapshotAttachment(name: "expected.png", data: old.pngData()),
      SnapshotAttachment(name: "actual.png", data: new.pngData()),
    ]
    if (old.width, old.height) == (new.width, new.height), let picture = PictureDifference.picture(from: old, to: new) {
      all.append(SnapshotAttachment(name: "difference.png", data: picture.pngData()))
    }
    return all + PagePictures.attachments(from: old, to: new)
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The picture itself.
  public static var image: Snapshotting { .image() }

  /// The picture itself, compared with tolerance.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Snapshotting
  {
    .init(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A picture of the layer and its sublayers.
  public static var image: Snapshotting { .image() }

  /// A picture of the layer and its sublayers, at the traits' pixels a point, else the screen's.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { layer in
      let layer = MainActorValue(layer)
      return StrategyFailure.noting(or: UIImage()) {
        Drawing.image(of: layer.value.bounds, scale: traits.displayScale) { context in
          layer.value.setNeedsLayout()
          layer.value.layoutIfNeeded()
          layer.value.render(in: context)
        }
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// The path, filled with black.
  public static var image: Snapshotting { .image() }

  /// The path, filled with black, at `scale` pixels a point.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      .pullback { path in
        let path = MainActorValue(path)
        return StrategyFailure.noting(or: UIImage()) {
          Drawing.image(of: path.value.bounds, scale: scale) { _ in path.value.fill() }
        }
      }
  }
}

/// Pictures of drawings.
@MainActor enum Drawing {
  static func image(of bounds: CGRect, scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale > 0 ? scale : UIScreen.main.scale
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
  }
}
