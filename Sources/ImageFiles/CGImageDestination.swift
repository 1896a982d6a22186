/// A picture file that is being written.
///
/// PNG with one frame or several (APNG), JPEG, and GIF.
public final class CGImageDestination {
  private enum Target {
    case data(NSMutableData)
    case file(String)
  }

  private struct Frame {
    var image: CGImage
    var options: ImageOptions
  }

  fileprivate static let formats: [ImageFormat] = [.png, .jpeg, .gif]
  private let target: Target
  private let format: ImageFormat
  private let capacity: Int
  private var frames: [Frame] = []
  private var options = ImageOptions(nil)
  private var isFinished = false

  fileprivate convenience init?(data: NSMutableData, type: CFString, count: Int) {
    self.init(.data(data), type, count)
  }

  fileprivate convenience init?(path: String?, type: CFString, count: Int) {
    guard let path else { return nil }
    self.init(.file(path), type, count)
  }

  private init?(_ target: Target, _ type: CFString, _ count: Int) {
    let name = String(describing: type)
    guard count > 0, let format = Self.formats.first(where: { CGImageSource.typeIdentifier(of: $0) == name }) else {
      return nil
    }
    // A JPEG has one frame.
    guard format != .jpeg || count == 1 else { return nil }
    self.target = target
    self.format = format
    capacity = count
  }

  fileprivate func set(_ properties: CFDictionary?) { options = ImageOptions(properties) }

  fileprivate func add(_ image: CGImage, _ properties: CFDictionary?) {
    guard frames.count < capacity, !isFinished else { return }
    frames.append(Frame(image: image, options: ImageOptions(properties)))
  }

  fileprivate func finish() -> Bool {
    guard !isFinished, frames.count == capacity, let bytes = encoded() else { return false }
    isFinished = true
    switch target {
    case .data(let data): data.append(bytes)
    case .file(let path): return (try? bytes.write(to: URL(fileURLWithPath: path))) != nil
    }
    return true
  }

  private func encoded() -> Data? {
    switch format {
    case .png: return frames.count == 1 ? frames[0].image.pngData() : animatedPNG()
    case .jpeg:
      let frame = frames[0]
      let quality = frame.options.quality ?? options.quality ?? 1
      guard let file = frame.image.jpegData(quality: quality) else { return nil }
      return JPEGOrientation.noting(frame.options.orientation ?? options.orientation, in: file)
    case .gif:
      let film = frames.map { (image: $0.image, delay: delay(of: $0)) }
      return GIFEncoding.encode(film, loopCount: loopCount)
    case .webP: return nil
    }
  }

  private func animatedPNG() -> Data? {
    let film = frames.map { (image: $0.image, delay: delay(of: $0)) }
    return APNGEncoding.encode(film, loopCount: loopCount ?? 0)
  }

  /// Returns the delay of a frame in seconds; a tenth where the frame says none, as programs show such a GIF.
  private func delay(of frame: Frame) -> Double {
    for key in [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime] {
      if let delay = frame.options.part(part).value(key), delay.isFinite { return max(0, delay) }
    }
    return 0.1
  }

  private var part: CFString { format == .gif ? kCGImagePropertyGIFDictionary : kCGImagePropertyPNGDictionary }

  private var loopCount: Int? {
    guard let count = options.part(part).value(kCGImagePropertyGIFLoopCount), count >= 0 else { return nil }
    return Int(min(count, 65535))
  }
}

/// The type identifiers of the formats that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  NSArray(array: CGImageDestination.formats.map { NSString(string: CGImageSource.typeIdentifier(of: $0)) })
}

/// Begins a file of `count` frames that is appended to data; nil for a type that is not written, and for a JPEG of more than one.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(data: data, type: type, count: count)
}

/// Begins a file of `count` frames at a place; nil for a type that is not written, and for a JPEG of more than one.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(path: url.path, type: type, count: count)
}

/// Sets properties of the whole file: `LoopCount` in `{GIF}` or `{PNG}`, quality and orientation of a JPEG.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.set(properties)
}

/// Adds a frame; those beyond the promised number are left out.
///
/// `properties`: `DelayTime` in `{GIF}` or `{PNG}`, in seconds (a tenth where nothing is said); for JPEG
/// `kCGImageDestinationLossyCompressionQuality` (1 where nothing is said) and `kCGImagePropertyOrientation`.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.add(image, properties)
}

/// Adds a frame of a source, with its time; `properties` go before the source's.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  var merged = CGImageSourceCopyPropertiesAtIndex(isrc, index, nil) as? [AnyHashable: Any] ?? [:]
  for (key, value) in properties ?? NSDictionary() {
    if let key = key as? AnyHashable { merged[key] = value }
  }
  idst.add(image, NSDictionary(dictionary: merged))
}

/// Writes the file; false where frames are missing or it cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
