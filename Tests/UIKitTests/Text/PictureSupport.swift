import Foundation

@testable import UIKit

extension UIView {
  func setTraitOverridesForTesting(_ traits: UITraitCollection) { setTraitOverrides(traits) }
}

extension UIImage {
  /// How many pixels (0xAARRGGBB, premultiplied) fulfil a condition.
  func pixelCount(where isCounted: (UInt32) -> Bool) -> Int {
    guard let image = cgImage else { return 0 }
    return image.withUnsafePixels { pixels, bytesPerRow -> Int in
      (0..<image.height).reduce(0) { count, y in
        let row = pixels + y * bytesPerRow / 4
        return count + (0..<image.width).count { isCounted(row[$0]) }
      }
    }
  }

  /// Where something is drawn, in points; nil for an empty picture.
  var inkBounds: CGRect? { inkBounds { $0 >> 24 > 8 } }

  /// Where pixels (0xAARRGGBB, premultiplied) fulfil a condition, in points.
  func inkBounds(where isInk: (UInt32) -> Bool) -> CGRect? {
    guard let image = cgImage else { return nil }
    return image.withUnsafePixels { pixels, bytesPerRow -> CGRect? in
      var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
      for y in 0..<image.height {
        let row = pixels + y * bytesPerRow / 4
        for x in 0..<image.width where isInk(row[x]) {
          left = min(left, x)
          right = max(right, x)
          top = min(top, y)
          bottom = max(bottom, y)
        }
      }
      guard right >= 0 else { return nil }
      return CGRect(
        x: CGFloat(left) / scale, y: CGFloat(top) / scale, width: CGFloat(right - left + 1) / scale,
        height: CGFloat(bottom - top + 1) / scale)
    }
  }

  /// The pixel at a place in points, 0xAARRGGBB premultiplied.
  func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
    guard let image = cgImage else { return 0 }
    return image.withUnsafePixels { pixels, bytesPerRow in
      pixels[Int(y * scale) * bytesPerRow / 4 + Int(x * scale)]
    }
  }
}

extension UIView {
  /// The view's own content, drawn as the compositor draws it.
  func drawnContent(scale: CGFloat = 3) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image {
      layer.contentDrawing?.drawContent(of: layer, in: $0.cgContext)
    }
  }
}
