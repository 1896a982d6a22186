internal import CCodecShims

/// The file formats that pictures are read from.
package enum ImageFormat: String, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webP = "WebP"
  case gif = "GIF"
}

/// The reason why bytes are not a picture.
package enum ImageDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes begin like none of the formats that are read.
  case unknownFormat

  /// The bytes are cut short or damaged, or use a feature the decoder lacks; `reason` is the decoder's.
  case malformed(ImageFormat, reason: String)

  /// The file declares more pixels than are read; nothing of them was read.
  case tooLarge(ImageFormat, width: Int, height: Int)

  package var description: String {
    switch self {
    case .unknownFormat:
      "The data is no PNG, JPEG, WebP or GIF; convert the picture to one of them."
    case .malformed(let format, let reason):
      "The \(format.rawValue) data cannot be read (\(reason)); it is damaged or cut short, export it again."
    case .tooLarge(let format, let width, let height):
      "The \(format.rawValue) declares \(width) × \(height) pixels; at most \(ImageLimits.largestSide) a side and "
        + "\(ImageLimits.mostPixels) in all are read. Export it smaller."
    }
  }
}

/// A picture as it stood in a file.
package struct DecodedImage: Sendable {
  package let image: CGImage
  package let format: ImageFormat

  /// The orientation of the picture, 1…8 as Exif numbers it (1 is upright); 1 for PNG, WebP and GIF.
  package let exifOrientation: Int
}

extension CGImage {
  /// Reads a PNG, a JPEG, a WebP or the first frame of a GIF or of an animated WebP.
  ///
  /// The format is recognised by content. Colours are taken as sRGB, whatever profile is embedded. 16-bit PNG is rounded to
  /// 8 bits, CMYK JPEG is converted without a profile. Any damage, a missing end included, is an error: no picture
  /// with made-up parts is returned. Sides are limited to 32,767 pixels, pictures to ``ImageLimits/mostPixels``: what declares
  /// more is refused before anything of it is decompressed.
  package static func decode(_ data: Data) throws(ImageDecodingError) -> DecodedImage {
    guard let format = ImageFormat(recognizing: data) else { throw .unknownFormat }
    if format == .gif || format == .webP && ImageHeader(data)?.isFilm == true {
      let frame = try ImageFrames(data).image(at: 0)
      return DecodedImage(image: frame, format: format, exifOrientation: 1)
    }
    return try decode(data, as: format)
  }

  /// Reads one picture of a format that is known, of WebP the bytes of a frame too.
  static func decode(_ data: Data, as format: ImageFormat) throws(ImageDecodingError) -> DecodedImage {
    let limits = cg_image_limits(side: ImageLimits.largestSide, pixels: ImageLimits.mostPixels)
    let decoded = data.withUnsafeBytes { bytes -> cg_decoded in
      let base = bytes.bindMemory(to: UInt8.self).baseAddress
      return switch format {
      case .png: cg_png_decode(base, bytes.count, limits)
      case .jpeg: cg_jpeg_decode(base, bytes.count, limits)
      case .webP, .gif: cg_webp_decode(base, bytes.count, limits)
      }
    }
    if decoded.is_too_large != 0 { throw .tooLarge(format, width: decoded.width, height: decoded.height) }
    guard let pixels = decoded.pixels else {
      let reason = withUnsafeBytes(of: decoded.message) { message in
        String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw .malformed(format, reason: reason)
    }
    let buffer = PixelBuffer(adopting: pixels, bytesPerRow: decoded.width * 4, height: decoded.height)
    let image = CGImage(
      buffer: buffer, width: decoded.width, height: decoded.height, opaque: decoded.opaque != 0)
    return DecodedImage(image: image, format: format, exifOrientation: Int(decoded.orientation))
  }
}

extension ImageFormat {
  /// Tells the format by the first bytes.
  package init?(recognizing data: Data) {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if data.starts(with: "RIFF".utf8), data.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webP
    } else if data.starts(with: "GIF87a".utf8) || data.starts(with: "GIF89a".utf8) {
      self = .gif
    } else {
      return nil
    }
  }
}
