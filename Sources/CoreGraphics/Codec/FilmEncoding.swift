internal import CCodecShims

/// Writes GIF files.
package enum GIFEncoding {
  /// A file of frames of a number of seconds each, in hundredths; `loopCount` nil says nothing of it.
  ///
  /// Frames have up to 255 colours of their own as they are, of more the nearest of a palette; pixels that are half transparent are either.
  /// The picture is as large as its largest frame. Nil where a side is longer than GIF's 65,535 pixels.
  package static func encode(_ film: [(image: CGImage, delay: Double)], loopCount: Int?) -> Data? {
    let width = film.map(\.image.width).max() ?? 0
    let height = film.map(\.image.height).max() ?? 0
    guard width > 0, width <= 65535, height <= 65535 else { return nil }
    guard let writer = cg_gif_writer_create(width, height, Int32(loopCount ?? -1)) else { return nil }
    for (image, delay) in film {
      let hundredths = Int32(min(max((delay * 100).rounded(), 0), 65535))
      _ = image.withUnsafePixels { pixels, bytesPerRow in
        cg_gif_writer_add(writer, pixels, bytesPerRow / 4, image.width, image.height, hundredths)
      }
    }
    var count = 0
    guard let bytes = cg_gif_writer_finish(writer, &count) else { return nil }
    return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
  }
}

/// Writes PNG files of several frames (PNG specification, third edition, §4.9).
package enum APNGEncoding {
  /// A file of frames of a number of seconds each, in thousandths; `loopCount` 0 is without end.
  ///
  /// Nil where a frame is larger than the first.
  package static func encode(_ film: [(image: CGImage, delay: Double)], loopCount: Int) -> Data? {
    guard let first = film.first?.image else { return nil }
    guard film.allSatisfy({ $0.image.width <= first.width && $0.image.height <= first.height }) else { return nil }
    var file = PNGChunks.signature
    var sequence: UInt32 = 0
    for (number, frame) in film.enumerated() {
      let chunks = Array(PNGChunks(frame.image.pngData(keepsAlpha: true)))
      if number == 0 {
        for chunk in chunks where chunk.type == "IHDR" { PNGChunks.append(chunk.type, chunk.content, to: &file) }
        var control = Data()
        control.appendBigEndian(UInt32(film.count))
        control.appendBigEndian(UInt32(loopCount))
        PNGChunks.append("acTL", control, to: &file)
        for chunk in chunks where chunk.type == "sRGB" { PNGChunks.append(chunk.type, chunk.content, to: &file) }
      }
      var control = Data()
      control.appendBigEndian(sequence)
      control.appendBigEndian(UInt32(frame.image.width))
      control.appendBigEndian(UInt32(frame.image.height))
      control.appendBigEndian(UInt64(0))
      control.appendBigEndian(UInt16(min(max((frame.delay * 1000).rounded(), 0), 65535)))
      control.appendBigEndian(UInt16(1000))
      // It is cleared afterwards, and replaces what was there.
      control += Data([1, 0])
      PNGChunks.append("fcTL", control, to: &file)
      sequence += 1
      for chunk in chunks where chunk.type == "IDAT" {
        guard number > 0 else {
          PNGChunks.append("IDAT", chunk.content, to: &file)
          continue
        }
        var numbered = Data()
        numbered.appendBigEndian(sequence)
        PNGChunks.append("fdAT", numbered + chunk.content, to: &file)
        sequence += 1
      }
    }
    PNGChunks.append("IEND", Data(), to: &file)
    return file
  }
}

/// The orientation that JPEG files note.
package enum JPEGOrientation {
  /// Returns the file with an Exif segment for the orientation alone; the file itself for 1, nil and unknown
  /// orientations.
  package static func noting(_ orientation: Int?, in file: Data) -> Data {
    guard let orientation, (2...8).contains(orientation), file.count > 2 else { return file }
    var segment = Data("Exif\0\0MM".utf8)
    segment.appendBigEndian(UInt16(42))
    segment.appendBigEndian(UInt32(8))
    // One tag: its number, a short, one of them, and its value in the first two of four bytes.
    for number in [1, 0x0112, 3] { segment.appendBigEndian(UInt16(number)) }
    segment.appendBigEndian(UInt32(1))
    segment.appendBigEndian(UInt16(orientation))
    segment.appendBigEndian(UInt16(0))
    segment.appendBigEndian(UInt32(0))
    var noted = file.prefix(2) + Data([0xFF, 0xE1])
    noted.appendBigEndian(UInt16(segment.count + 2))
    return noted + segment + file.dropFirst(2)
  }
}
