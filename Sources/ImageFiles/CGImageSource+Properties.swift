/// The properties of the whole file: its size in bytes, its number of frames and, of films, how often they are shown.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  guard let frames = isrc.frames else { return nil }
  var properties: [String: Any] = [
    key(kCGImagePropertyFileSize): NSNumber(value: isrc.byteCount),
    key(kCGImagePropertyImageCount): NSNumber(value: frames.frames.count),
  ]
  if let (part, values) = film(frames) { properties[part] = NSDictionary(dictionary: values) }
  return NSDictionary(dictionary: properties)
}

/// The properties of a frame: size in pixels, depth, orientation, cameras' notes, and of films how long it is shown.
///
/// Numbers are `NSNumber`, parts dictionaries: `{GIF}`, `{PNG}`, `{WebP}`, `{Exif}`, `{TIFF}`, `{GPS}`. Nil where there is no such frame.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let frames = isrc.frames, frames.frames.indices.contains(index), let header = isrc.header else { return nil }
  var properties = common(header, frames)
  var parts: [String: [String: Any]] = cameraNotes(header.exif)
  if let resolution = header.resolution {
    properties[key(kCGImagePropertyDPIWidth)] = NSNumber(value: resolution.x.rounded())
    properties[key(kCGImagePropertyDPIHeight)] = NSNumber(value: resolution.y.rounded())
  }
  switch header.format {
  case .png:
    var png: [String: Any] = [key(kCGImagePropertyPNGInterlaceType): NSNumber(value: header.isProgressive ? 1 : 0)]
    if let resolution = header.resolution {
      png[key(kCGImagePropertyPNGXPixelsPerMeter)] = NSNumber(value: Int((resolution.x / 0.0254).rounded()))
      png[key(kCGImagePropertyPNGYPixelsPerMeter)] = NSNumber(value: Int((resolution.y / 0.0254).rounded()))
    }
    let known = [
      kCGImagePropertyPNGTitle, kCGImagePropertyPNGAuthor, kCGImagePropertyPNGCopyright, kCGImagePropertyPNGDescription,
      kCGImagePropertyPNGSoftware,
    ].map(key)
    for (keyword, text) in header.texts where known.contains(keyword) { png[keyword] = NSString(string: text) }
    parts[key(kCGImagePropertyPNGDictionary)] = png
  case .jpeg:
    let isProgressive = NSNumber(value: header.isProgressive)
    parts[key(kCGImagePropertyJFIFDictionary)] = [key(kCGImagePropertyJFIFIsProgressive): isProgressive]
  case .gif, .webP: break
  }
  if frames.isAnimated || header.format == .gif, let part = filmPart(frames.format) {
    parts[part, default: [:]].merge(times(frames.frames[index])) { _, new in new }
  }
  for (name, values) in parts { properties[name] = NSDictionary(dictionary: values) }
  return NSDictionary(dictionary: properties)
}

private func key(_ constant: CFString) -> String { String(describing: constant) }

private func common(_ header: ImageHeader, _ frames: ImageFrames) -> [String: Any] {
  let model =
    header.isGray
    ? kCGImagePropertyColorModelGray
    : header.hasFourInks ? kCGImagePropertyColorModelCMYK : kCGImagePropertyColorModelRGB
  var properties: [String: Any] = [
    key(kCGImagePropertyPixelWidth): NSNumber(value: frames.width),
    key(kCGImagePropertyPixelHeight): NSNumber(value: frames.height),
    key(kCGImagePropertyDepth): NSNumber(value: header.depth),
    key(kCGImagePropertyColorModel): model,
  ]
  let hasAlpha = header.hasAlpha || frames.frames.contains { $0.blends }
  if header.format != .jpeg { properties[key(kCGImagePropertyHasAlpha)] = NSNumber(value: hasAlpha) }
  if header.isIndexed { properties[key(kCGImagePropertyIsIndexed)] = NSNumber(value: true) }
  if let orientation = header.orientation {
    properties[key(kCGImagePropertyOrientation)] = NSNumber(value: orientation)
  }
  return properties
}

private func filmPart(_ format: ImageFormat) -> String? {
  switch format {
  case .gif: key(kCGImagePropertyGIFDictionary)
  case .png: key(kCGImagePropertyPNGDictionary)
  case .webP: key(kCGImagePropertyWebPDictionary)
  case .jpeg: nil
  }
}

/// The times of a frame, by keys that the three formats share.
///
/// The first is at least 50 milliseconds, as Apple's documentation of `kCGImagePropertyGIFDelayTime` says.
private func times(_ frame: ImageFrames.Frame) -> [String: Any] {
  [
    key(kCGImagePropertyGIFDelayTime): NSNumber(value: max(0.05, frame.delay)),
    key(kCGImagePropertyGIFUnclampedDelayTime): NSNumber(value: frame.delay),
  ]
}

private func film(_ frames: ImageFrames) -> (String, [String: Any])? {
  guard frames.isAnimated || frames.format == .gif, let part = filmPart(frames.format) else { return nil }
  var values: [String: Any] = [
    // What says nothing is shown once.
    key(kCGImagePropertyGIFLoopCount): NSNumber(value: frames.loopCount ?? 1),
    key(kCGImagePropertyGIFCanvasPixelWidth): NSNumber(value: frames.width),
    key(kCGImagePropertyGIFCanvasPixelHeight): NSNumber(value: frames.height),
    key(kCGImagePropertyGIFFrameInfoArray): NSArray(array: frames.frames.map { NSDictionary(dictionary: times($0)) }),
  ]
  if frames.format == .gif {
    values[key(kCGImagePropertyGIFHasGlobalColorMap)] = NSNumber(value: frames.hasGlobalColors)
  }
  return (part, values)
}

private func cameraNotes(_ exif: ExifTags) -> [String: [String: Any]] {
  var parts: [String: [String: Any]] = [:]
  for tag in exif.tags {
    let (part, names) =
      switch tag.directory {
      case .tiff: (kCGImagePropertyTIFFDictionary, ExifKeys.tiff)
      case .exif: (kCGImagePropertyExifDictionary, ExifKeys.exif)
      case .gps: (kCGImagePropertyGPSDictionary, ExifKeys.gps)
      }
    guard let name = names[tag.number], let value = object(tag.value, name, tag.directory) else { continue }
    parts[key(part), default: [:]][name] = value
  }
  return parts
}

private func object(_ value: ExifTags.Value, _ name: String, _ directory: ExifTags.Directory) -> Any? {
  switch value {
  case .text(let text): return NSString(string: text)
  case .bytes: return nil
  case .numbers(let numbers):
    // Degrees, minutes and seconds are one number.
    if directory == .gps, numbers.count == 3, name.hasSuffix("tude") {
      return NSNumber(value: numbers[0] + numbers[1] / 60 + numbers[2] / 3600)
    }
    if numbers.count == 1, !ExifKeys.lists.contains(name) { return NSNumber(value: numbers[0]) }
    return NSArray(array: numbers.map { NSNumber(value: $0) })
  }
}
