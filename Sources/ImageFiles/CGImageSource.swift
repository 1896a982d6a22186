/// A picture file that is read frame by frame.
///
/// PNG, JPEG, WebP and GIF, recognised by content; animated PNG and WebP have their frames. A file that is damaged or
/// of another format has no frames. A source that is being filled, and one that is not, can be used from any thread.
public final class CGImageSource: @unchecked Sendable {
  private let lock = NSLock()
  private var data: Data
  private var isFinal: Bool
  /// The decoded file, read at the first question; forgotten when more data comes.
  private var reading: Reading?

  private struct Reading {
    var header: ImageHeader?
    var frames: ImageFrames?
    var error: ImageDecodingError?
  }

  init(_ data: Data, isFinal: Bool) {
    self.data = data
    self.isFinal = isFinal
  }

  func update(_ data: Data, isFinal: Bool) {
    lock.withLock {
      self.data = data
      self.isFinal = isFinal
      reading = nil
    }
  }

  private var read: Reading {
    lock.withLock {
      if let reading { return reading }
      var made = Reading(header: ImageHeader(data), frames: nil, error: nil)
      do throws(ImageDecodingError) {
        made.frames = try ImageFrames(data)
      } catch {
        made.error = error
      }
      reading = made
      return made
    }
  }

  var frames: ImageFrames? { read.frames }
  var header: ImageHeader? { read.header }
  var byteCount: Int { lock.withLock { data.count } }
  private var hasAll: Bool { lock.withLock { isFinal } }
  private var format: ImageFormat? { lock.withLock { ImageFormat(recognizing: data) } }

  var typeIdentifier: String? { format.map(Self.typeIdentifier(of:)) }

  static func typeIdentifier(of format: ImageFormat) -> String {
    switch format {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webP: "org.webmproject.webp"
    }
  }

  var status: CGImageSourceStatus {
    if frames != nil { return hasAll ? .statusComplete : .statusIncomplete }
    if byteCount == 0 { return hasAll ? .statusInvalidData : .statusReadingHeader }
    if format == nil { return hasAll || byteCount >= 12 ? .statusUnknownType : .statusReadingHeader }
    return hasAll ? .statusUnexpectedEOF : .statusReadingHeader
  }

  func status(at index: Int) -> CGImageSourceStatus {
    guard index >= 0, let frames, index < frames.frames.count else { return .statusReadingHeader }
    // A picture without frames may have its header only.
    if !hasAll, frames.frames.count == 1, image(at: index) == nil { return .statusIncomplete }
    return image(at: index) == nil ? .statusUnexpectedEOF : .statusComplete
  }

  func image(at index: Int) -> CGImage? {
    guard let frames, frames.frames.indices.contains(index) else { return nil }
    return try? frames.image(at: index)
  }
}

extension CGImageSource: Hashable {
  /// Whether both are the same object.
  public static func == (left: CGImageSource, right: CGImageSource) -> Bool { left === right }

  /// Feeds the object's identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The status of reading a source.
public enum CGImageSourceStatus: _ShortEnumeration, Sendable {
  /// The data ends before a picture does.
  case statusUnexpectedEOF
  /// The source has nothing to read.
  case statusInvalidData
  /// The data begins like none of the formats that are read.
  case statusUnknownType
  /// The source needs more data before anything is known.
  case statusReadingHeader
  /// The source knows something, and more data is to come.
  case statusIncomplete
  /// The source has all data.
  case statusComplete
  @available(*, unavailable) case unnamed(Int32)
  /// The number of cases that have a name.
  public static var _count: Int { 6 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { place - 5 }
}

/// The type identifiers of the formats that are read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  let formats: [ImageFormat] = [.jpeg, .png, .gif, .webP]
  return NSArray(array: formats.map { NSString(string: CGImageSource.typeIdentifier(of: $0)) })
}

/// Makes a source of data; one of data that is no picture has no frames.
///
/// Options say how pictures are cached, which changes nothing here: `kCGImageSourceTypeIdentifierHint` too, since formats are told by content.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(Data(referencing: data), isFinal: true)
}

/// Makes a source of a file; nil when it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let path = url.path, let data = FileManager.default.contents(atPath: path) else { return nil }
  return CGImageSource(data, isFinal: true)
}

/// Makes a source of a provider's bytes.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
  provider.data.map { CGImageSource(Data(referencing: $0), isFinal: true) }
}

/// Makes an empty source, whose data comes by `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Updates a source with all data that has come so far; `final` says that no more will come.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(Data(referencing: data), isFinal: final)
}

/// Updates a source with all bytes that a provider has so far; `final` says that no more will come.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
  guard let data = provider.data else { return }
  isrc.update(Data(referencing: data), isFinal: final)
}

/// The type identifier of the format, such as `com.compuserve.gif`; nil where it is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.typeIdentifier.map { NSString(string: $0) }
}

/// Returns the number of frames; 0 for a file that cannot be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.frames?.frames.count ?? 0 }

/// Returns the index of the frame that represents the picture: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the status of reading the source.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns the status of reading a frame; decodes it.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  isrc.status(at: index)
}

/// Reads a frame as it is seen, as large as the picture and not turned; nil for a missing or damaged frame.
///
/// `kCGImageSourceSubsampleFactor` (2, 4 or 8) makes it smaller. Frames that are asked for in order cost a frame each.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let image = isrc.image(at: index) else { return nil }
  guard let factor = ImageOptions(options).subsampleFactor else { return image }
  let width = (image.width + factor - 1) / factor
  let height = (image.height + factor - 1) / factor
  return Thumbnail.scaled(image, width: width, height: height, orientation: 1)
}

/// Forgets nothing: frames are not kept.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}

/// Makes a smaller picture of a frame; nil where options do not allow to make one of the frame, since none that files hold is read.
///
/// `kCGImageSourceCreateThumbnailFromImageAlways` or `…IfAbsent` has to be true. `kCGImageSourceThumbnailMaxPixelSize` limits the longer side
/// and never enlarges; `kCGImageSourceCreateThumbnailWithTransform` turns the picture upright.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let wishes = ImageOptions(options)
  guard wishes.makesThumbnails, let image = isrc.image(at: index) else { return nil }
  let longest = max(image.width, image.height)
  let share = min(1, Double(wishes.longestSide ?? longest) / Double(longest))
  func pixels(_ side: Int) -> Int { max(1, Int((Double(side) * share).rounded())) }
  let orientation = wishes.turnsUpright ? isrc.header?.orientation ?? 1 : 1
  return Thumbnail.scaled(
    image, width: pixels(image.width), height: pixels(image.height), orientation: orientation)
}
