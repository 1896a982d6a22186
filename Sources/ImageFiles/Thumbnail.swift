/// Pictures of another size, turned upright.
enum Thumbnail {
  /// `width` and `height` are those before turning by an orientation of Exif, 1 to 8.
  static func scaled(_ image: CGImage, width: Int, height: Int, orientation: Int) -> CGImage? {
    if orientation == 1, width == image.width, height == image.height { return image }
    let swaps = orientation >= 5
    let context = CGContext(width: swaps ? height : width, height: swaps ? width : height, scale: 1)
    context.interpolationQuality = .high
    context.concatenate(transform(orientation, CGFloat(width), CGFloat(height)))
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage()
  }

  /// Returns the transform from the stored picture to the upright one, both with y down (Exif 2.3, figure of tag
  /// 0x0112).
  private static func transform(_ orientation: Int, _ width: CGFloat, _ height: CGFloat) -> CGAffineTransform {
    switch orientation {
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case 5: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case 6: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case 7: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case 8: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    default: .identity
    }
  }
}

/// The options of sources and destinations, as values of Swift.
struct ImageOptions {
  private let options: [String: Any]

  init(_ options: CFDictionary?) {
    var found: [String: Any] = [:]
    for (key, value) in options ?? NSDictionary() {
      if let key = key as? String { found[key] = value }
    }
    self.options = found
  }

  private func number(_ key: CFString) -> NSNumber? {
    let value = options[String(describing: key)]
    if let number = value as? NSNumber { return number }
    if let flag = value as? Bool { return NSNumber(value: flag) }
    if let whole = value as? Int { return NSNumber(value: whole) }
    return (value as? Double ?? (value as? CGFloat).map { Double($0) }).map { NSNumber(value: $0) }
  }

  var subsampleFactor: Int? {
    guard let factor = number(kCGImageSourceSubsampleFactor)?.intValue, [2, 4, 8].contains(factor) else { return nil }
    return factor
  }
  var makesThumbnails: Bool {
    number(kCGImageSourceCreateThumbnailFromImageAlways)?.boolValue == true
      || number(kCGImageSourceCreateThumbnailFromImageIfAbsent)?.boolValue == true
  }
  var longestSide: Int? {
    guard let side = number(kCGImageSourceThumbnailMaxPixelSize)?.doubleValue, side >= 1, side < 1e9 else { return nil }
    return Int(side)
  }
  var turnsUpright: Bool { number(kCGImageSourceCreateThumbnailWithTransform)?.boolValue == true }

  var quality: Double? { number(kCGImageDestinationLossyCompressionQuality)?.doubleValue }
  var orientation: Int? { number(kCGImagePropertyOrientation)?.intValue }

  /// The options in a part of the properties, such as `{GIF}`.
  func part(_ key: CFString) -> ImageOptions {
    let value = options[String(describing: key)]
    return ImageOptions(value as? NSDictionary ?? (value as? [String: Any]).map { NSDictionary(dictionary: $0) })
  }
  func value(_ key: CFString) -> Double? { number(key)?.doubleValue }
}
