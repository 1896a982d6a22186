import CoreGraphics
import SnapshotComparison
import HeadlessHost
import UIKit

extension Snapshotting where Value: UIViewController, Format == UIImage {
  /// A picture of the controller in a window of its view's size, and its layout text; both have to be the same to the last bit.
  public static var image: Snapshotting { .image() }

  /// A picture of the controller on a device, and its layout text.
  ///
  /// - Parameters:
  ///   - config: The screen: size, safe area, traits.
  ///   - drawHierarchyInKeyWindow: Pictures are always drawn in a key window here; both values give the same.
  ///   - precision: The part of the pixels that has to be the same, 0 to 1. Below 1 the layout text is not compared.
  ///   - perceptualPrecision: How near a colour has to be to count as the same, 0 to 1. Below 1 the layout text is not compared.
  ///   - size: The size in points, instead of the device's.
  ///   - traits: Traits beside the device's.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var config = config
    if let size { config.size = size }
    let setting = ScreenPicture.Setting(config: config, traits: traits)
    return .screen(PictureDifference.Tolerance(precision: precision, perceptualPrecision: perceptualPrecision)) {
      try ScreenPicture($0, setting: setting)
    }
  }

  /// A picture of the controller in a window of its view's size, or of `size`, and its layout text.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(size: size), precision: precision, perceptualPrecision: perceptualPrecision, traits: traits)
  }
}

extension Snapshotting where Value: UIView, Format == UIImage {
  /// A picture of the view at its size, and its layout text; both have to be the same to the last bit.
  public static var image: Snapshotting { .image() }

  /// A picture of the view at its size, or at `size`, and its layout text.
  ///
  /// What the view does not cover is transparent. Below 1, `precision` and `perceptualPrecision` let pixels differ, and the layout text
  /// is not compared. Pictures are always drawn in a key window; `drawHierarchyInKeyWindow` changes nothing here.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let setting = ScreenPicture.Setting(config: ViewImageConfig(size: size), traits: traits)
    return .screen(PictureDifference.Tolerance(precision: precision, perceptualPrecision: perceptualPrecision)) {
      try ScreenPicture($0, setting: setting)
    }
  }
}

extension Snapshotting where Format == UIImage {
  /// A strategy that shows its value on a screen.
  ///
  /// An exact one compares the screen itself, one with tolerance its picture.
  static func screen(
    _ tolerance: PictureDifference.Tolerance, show: @escaping @MainActor (Value) throws -> ScreenPicture
  ) -> Snapshotting {
    var strategy = Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: tolerance.precision, perceptualPrecision: tolerance.perceptualPrecision)
    ) { value in
      let value = MainActorValue(value)
      return StrategyFailure.noting(or: UIImage()) {
        let screen = try show(value.value)
        defer { screen.close() }
        return UIImage(cgImage: screen.image, scale: screen.scale, orientation: .up)
      }
    }
    if tolerance.isExact { strategy.screen = show }
    return strategy
  }
}

/// A value for use on the main actor, where it is already.
struct MainActorValue<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}
