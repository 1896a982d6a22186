internal import CCodecShims
import Synchronization

/// The frames of a picture file, each as it is seen, on the pixels that earlier frames left.
///
/// GIF, animated PNG (PNG specification, third edition, §4.9) and animated WebP (RFC 9649); every other file has one frame. Frames that are not
/// all there are left out. Usable from any thread.
package final class ImageFrames: Sendable {
  /// The disposal of a frame when the next one comes.
  package enum Disposal: Sendable {
    case stays, clears, restores
  }

  /// A frame's rectangle, in pixels from the top left, and its duration in seconds.
  package struct Frame: Sendable {
    package var x = 0
    package var y = 0
    package var width: Int
    package var height: Int
    package var delay: Double = 0
    package var disposal = Disposal.stays
    /// Whether earlier frames are seen through the frame.
    package var blends = false

    fileprivate func covers(_ width: Int, _ height: Int) -> Bool {
      x == 0 && y == 0 && self.width == width && self.height == height
    }
    fileprivate var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  }

  /// The file or files of the frames.
  private enum Source: Sendable {
    /// The whole file is the one frame.
    case still(Data)
    case gif(GIFFile)
    /// A file for each frame.
    case files([Data])
  }

  package let format: ImageFormat
  package let width: Int
  package let height: Int
  package let frames: [Frame]
  /// Whether the file is a film; a GIF is a film from two frames on.
  package let isAnimated: Bool
  /// The number of times that all frames are shown, 0 without end; nil where the file does not say.
  package let loopCount: Int?
  /// Whether a GIF has colours for all frames.
  package let hasGlobalColors: Bool
  private let source: Source
  private let canvas = Mutex(Canvas())

  /// Drawn frames: cleared, and drawn up to a frame.
  private struct Canvas: @unchecked Sendable {
    var context: CGContext?
    /// The last frame that was drawn; -1 when nothing is.
    var shown = -1
    /// The picture before the drawn frame, if it has to come back.
    var before: CGImage?
  }

  /// Reads the frames of a file.
  ///
  /// Of pictures without frames nothing is decompressed. GIFs are decompressed at once, up to four times ``ImageLimits/mostPixels``
  /// for all frames together.
  package init(_ data: Data) throws(ImageDecodingError) {
    guard let format = ImageFormat(recognizing: data) else { throw .unknownFormat }
    self.format = format
    switch format {
    case .gif:
      let file = try GIFFile(data)
      (width, height) = (file.info.width, file.info.height)
      frames = file.frames
      isAnimated = frames.count > 1
      loopCount = file.info.loops < 0 ? nil : Int(file.info.loops)
      hasGlobalColors = file.info.has_global_colors != 0
      source = .gif(file)
    case .png, .webP, .jpeg:
      hasGlobalColors = false
      let film = format == .png ? FilmParts(png: data) : format == .webP ? FilmParts(webP: data) : nil
      if let film {
        try Self.check(film.width, film.height, format)
        (width, height, frames, loopCount) = (film.width, film.height, film.frames, film.loopCount)
        isAnimated = true
        source = .files(film.files)
      } else {
        guard let size = ImageHeader(data)?.size else {
          throw .malformed(format, reason: "its header is damaged or cut short")
        }
        (width, height) = size
        frames = [Frame(width: width, height: height)]
        (isAnimated, loopCount) = (false, nil)
        source = .still(data)
      }
    }
  }

  private static func check(_ width: Int, _ height: Int, _ format: ImageFormat) throws(ImageDecodingError) {
    let isTooLong = width > ImageLimits.largestSide || height > ImageLimits.largestSide
    if isTooLong || width * height > ImageLimits.mostPixels {
      throw .tooLarge(format, width: width, height: height)
    }
  }

  /// A frame as it is seen, as large as the picture.
  ///
  /// Frames that are asked for in order cost a frame each; one out of order is drawn from the last one before it that covers everything.
  package func image(at index: Int) throws(ImageDecodingError) -> CGImage {
    if case .still(let data) = source { return try CGImage.decode(data, as: format).image }
    let drawn: Result<CGImage, ImageDecodingError> = canvas.withLock { canvas in
      do throws(ImageDecodingError) {
        return .success(try draw(index, on: &canvas))
      } catch {
        return .failure(error)
      }
    }
    return try drawn.get()
  }

  private func draw(_ index: Int, on canvas: inout Canvas) throws(ImageDecodingError) -> CGImage {
    let context = canvas.context ?? CGContext(width: width, height: height, scale: 1)
    canvas.context = context
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    if canvas.shown > index || canvas.shown < 0 {
      context.clear(bounds)
      canvas.shown = -1
    }
    let key = (0...index).last { !frames[$0].blends && frames[$0].covers(width, height) } ?? 0
    var next = canvas.shown + 1
    if key > next {
      context.clear(bounds)
      next = key
      canvas.shown = -1
    }
    while next <= index {
      if canvas.shown >= 0 { dispose(frames[canvas.shown], canvas.before, context) }
      let frame = frames[next]
      // Damage in between must not leave half a film: the next call begins again.
      canvas.shown = -1
      canvas.before = frame.disposal == .restores ? context.makeImage() : nil
      let picture = try own(next)
      context.setBlendMode(frame.blends ? .normal : .copy)
      context.drawUpright(picture, in: frame.rect)
      context.setBlendMode(.normal)
      canvas.shown = next
      next += 1
    }
    guard let image = context.makeImage() else {
      throw .malformed(format, reason: "there is no memory for a frame")
    }
    return image
  }

  private func dispose(_ frame: Frame, _ before: CGImage?, _ context: CGContext) {
    switch frame.disposal {
    case .stays: break
    case .clears: context.clear(frame.rect)
    case .restores:
      context.setBlendMode(.copy)
      if let before { context.drawUpright(before, in: CGRect(x: 0, y: 0, width: width, height: height)) }
      context.setBlendMode(.normal)
    }
  }

  /// A frame's own pixels.
  private func own(_ index: Int) throws(ImageDecodingError) -> CGImage {
    switch source {
    case .still(let data): return try CGImage.decode(data, as: format).image
    case .gif(let file): return file.image(at: index)
    case .files(let files): return try CGImage.decode(files[index], as: format).image
    }
  }
}

/// An open GIF; nothing changes it after it was read.
private final class GIFFile: @unchecked Sendable {
  let info: cg_frames_info
  private let file: OpaquePointer

  init(_ data: Data) throws(ImageDecodingError) {
    let limits = cg_image_limits(side: ImageLimits.largestSide, pixels: ImageLimits.mostPixels)
    var info = cg_frames_info()
    var failure = cg_decoded()
    let file = data.withUnsafeBytes { bytes in
      cg_gif_read(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, limits, &info, &failure)
    }
    if failure.is_too_large != 0 { throw .tooLarge(.gif, width: failure.width, height: failure.height) }
    guard let file else {
      let reason = withUnsafeBytes(of: failure.message) { message in
        String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw .malformed(.gif, reason: reason)
    }
    self.file = file
    self.info = info
  }

  deinit { cg_gif_release(file) }

  var frames: [ImageFrames.Frame] {
    (0..<info.frames).map { index in
      let frame = cg_gif_frame(file, index)
      let disposal: ImageFrames.Disposal = frame.disposal == 2 ? .clears : frame.disposal == 3 ? .restores : .stays
      return ImageFrames.Frame(
        x: Int(frame.x), y: Int(frame.y), width: Int(frame.width), height: Int(frame.height),
        delay: Double(frame.delay) / 100, disposal: disposal, blends: frame.blends != 0)
    }
  }

  func image(at index: Int) -> CGImage {
    let frame = cg_gif_frame(file, index)
    let (width, height) = (Int(frame.width), Int(frame.height))
    let buffer = PixelBuffer.uninitialized(bytesPerRow: width * 4, height: height)
    cg_gif_pixels(file, index, buffer.base.assumingMemoryBound(to: UInt32.self))
    return CGImage(buffer: buffer, width: width, height: height, opaque: frame.blends == 0)
  }
}

/// The frames of an animated PNG or WebP, a file each.
private struct FilmParts {
  var width: Int
  var height: Int
  var loopCount: Int?
  var frames: [ImageFrames.Frame] = []
  var files: [Data] = []

  /// Reads the frames of a PNG; nil if there are none.
  ///
  /// Frames that reach beyond the picture, and all behind them, are left out.
  init?(png: Data) {
    var header = Data()
    var shared = Data()
    var isFilm = false
    (width, height) = (0, 0)
    func end(_ files: inout [Data]) {
      if !files.isEmpty { PNGChunks.append("IEND", Data(), to: &files[files.count - 1]) }
    }
    chunks: for chunk in PNGChunks(png) {
      let content = chunk.content
      let start = content.startIndex
      switch chunk.type {
      case "IHDR" where content.count == 13:
        header = content
        width = Int(content.bigEndian(at: start, as: UInt32.self))
        height = Int(content.bigEndian(at: start + 4, as: UInt32.self))
      case "acTL" where content.count == 8 && !header.isEmpty:
        isFilm = true
        loopCount = Int(content.bigEndian(at: start + 4, as: UInt32.self))
      case "PLTE", "tRNS": PNGChunks.append(chunk.type, content, to: &shared)
      case "fcTL":
        guard isFilm, content.count == 26, let frame = Self.frame(content, width, height) else { break chunks }
        end(&files)
        frames.append(frame)
        var file = PNGChunks.signature
        PNGChunks.append("IHDR", content[(start + 4)..<(start + 12)] + header.dropFirst(8), to: &file)
        files.append(file + shared)
      case "IDAT" where !files.isEmpty: PNGChunks.append("IDAT", content, to: &files[files.count - 1])
      case "fdAT" where !files.isEmpty && content.count > 4:
        PNGChunks.append("IDAT", content.dropFirst(4), to: &files[files.count - 1])
      default: break
      }
    }
    guard isFilm, !frames.isEmpty else { return nil }
    end(&files)
  }

  private static func frame(_ control: Data, _ width: Int, _ height: Int) -> ImageFrames.Frame? {
    func number(_ offset: Int) -> Int { Int(control.bigEndian(at: control.startIndex + offset, as: UInt32.self)) }
    func short(_ offset: Int) -> Double { Double(control.bigEndian(at: control.startIndex + offset, as: UInt16.self)) }
    var frame = ImageFrames.Frame(x: number(12), y: number(16), width: number(4), height: number(8))
    guard frame.width > 0, frame.height > 0, frame.x + frame.width <= width, frame.y + frame.height <= height else {
      return nil
    }
    // A denominator of 0 stands for 100.
    frame.delay = short(20) / (short(22) == 0 ? 100 : short(22))
    let last = control.endIndex
    frame.disposal = control[last - 2] == 1 ? .clears : control[last - 2] == 2 ? .restores : .stays
    frame.blends = control[last - 1] == 1
    return frame
  }

  /// Reads the frames of a WebP; nil if there are none.
  init?(webP: Data) {
    var info = cg_frames_info()
    // A frame takes 24 bytes and more of the file.
    var found = [cg_frame](repeating: cg_frame(), count: min(webP.count / 24, 1 << 16))
    let count = webP.withUnsafeBytes { bytes in
      cg_webp_frames(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &found, found.count, &info)
    }
    guard count > 0, count <= found.count else { return nil }
    (width, height, loopCount) = (info.width, info.height, Int(info.loops))
    for frame in found.prefix(count) {
      let disposal: ImageFrames.Disposal = frame.disposal == 0 ? .stays : .clears
      frames.append(
        ImageFrames.Frame(
          x: Int(frame.x), y: Int(frame.y), width: Int(frame.width), height: Int(frame.height),
          delay: Double(frame.delay) / 1000, disposal: disposal, blends: frame.blends != 0))
      let start = webP.startIndex + frame.offset
      files.append(webP[start..<start + frame.size])
    }
  }
}
