internal import CCodecShims
import Foundation

extension CGImage {
  /// The picture as a JPEG file, in front of white; nil where a side is longer than JPEG's 65,500 pixels.
  ///
  /// `quality` is cut to 0…1.
  package func jpegData(quality: CGFloat) -> Data? {
    let flat = CGContext(width: width, height: height, scale: 1, opaque: true)
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    flat.setFillColor(.white)
    flat.fill(bounds)
    flat.drawUpright(self, in: bounds)
    let percent = Int32((min(max(quality.isNaN ? 1 : quality, 0), 1) * 100).rounded())
    return flat.withUnsafePixels { pixels, bytesPerRow -> Data? in
      var count = 0
      guard let bytes = cg_jpeg_encode(pixels, width, height, bytesPerRow / 4, percent, &count) else { return nil }
      return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
    }
  }
}
