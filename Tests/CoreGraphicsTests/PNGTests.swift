import CoreGraphics
import SeededRandom
import Testing

@Suite struct PNGDecodingTests {
  /// Every colour type and depth of the specification, both ways of interlacing, against samples scaled by hand.
  @Test(arguments: [false, true])
  func allColourTypesAndDepthsAreRead(interlaced: Bool) throws {
    let cases: [(UInt8, [Int], Int)] = [
      (0, [1, 2, 4, 8, 16], 1), (2, [8, 16], 3), (3, [1, 2, 4, 8], 1), (4, [8, 16], 2), (6, [8, 16], 4),
    ]
    for (colorType, depths, count) in cases {
      for depth in depths {
        let largest = (1 << depth) - 1
        func samples(_ x: Int, _ y: Int) -> [Int] {
          (0..<count).map { (x * 37 + y * 101 + $0 * 59) * 7919 % (largest + 1) }
        }
        var writer = PNGWriter(
          width: 9, height: 11, depth: depth, colorType: colorType, interlaced: interlaced, samples: samples)
        if colorType == 3 { writer.palette = (0...largest).flatMap { [UInt8($0), UInt8(255 - $0), 7] } }
        let image = try CGImage.decode(writer.write()).image
        #expect(image.width == 9 && image.height == 11)
        for y in 0..<11 {
          for x in 0..<9 {
            func eight(_ sample: Int) -> Double { (Double(sample) * 255 / Double(largest)).rounded() }
            let raw = samples(x, y)
            let color: [Double]
            switch colorType {
            case 0: color = [eight(raw[0]), eight(raw[0]), eight(raw[0]), 255]
            case 2: color = raw.map(eight) + [255]
            case 3: color = [Double(raw[0]), Double(255 - raw[0]), 7, 255]
            case 4: color = [eight(raw[0]), eight(raw[0]), eight(raw[0]), eight(raw[1])]
            default: color = raw.map(eight)
            }
            let word = image.pixel(x, y)
            #expect(word >> 24 == UInt32(color[3]))
            for (shift, component) in zip([16, 8, 0] as [UInt32], color) {
              // 16 bits may be rounded to 8 either way.
              let expected = component * color[3] / 255
              #expect(abs(Double(word >> shift & 0xFF) - expected) <= (depth == 16 ? 1.01 : 0.51))
            }
          }
        }
      }
    }
  }

  @Test func transparencyOfPalettesAndKeysIsRead() throws {
    var writer = PNGWriter(width: 3, height: 1, depth: 8, colorType: 3) { x, _ in [x] }
    writer.palette = [255, 0, 0, 0, 255, 0, 0, 0, 255]
    writer.transparency = [0, 128]
    #expect(try CGImage.decode(writer.write()).image.allPixels == [0, 0x8000_8000, 0xFF00_00FF])
    var gray = PNGWriter(width: 2, height: 1, depth: 8, colorType: 0) { x, _ in [x * 100] }
    gray.transparency = [0, 100]
    #expect(try CGImage.decode(gray.write()).image.allPixels == [0xFF00_0000, 0])
  }

  private var sample: Data {
    PNGWriter(width: 4, height: 3, depth: 8, colorType: 6) { x, y in [x * 60, y * 80, 5, 200] }.write()
  }

  @Test func everyTruncationIsAnError() throws {
    for whole in [sample, try #require(context.makeImage()).pngData()] {
      #expect(throws: Never.self) { try CGImage.decode(whole) }
      for count in 0..<whole.count {
        #expect(throws: ImageDecodingError.self, "\(count) of \(whole.count) bytes") {
          try CGImage.decode(whole.prefix(count))
        }
      }
    }
  }

  private var context: CGContext {
    let context = CGContext(width: 5, height: 4, scale: 1)
    context.setFillColor(red)
    context.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 4))
    return context
  }

  /// A changed byte must give an error or a picture, never a crash; with its checksum repaired the change goes deeper.
  @Test func changedBytesNeverCrash() {
    let whole = [UInt8](sample)
    var random = SeededGenerator(seed: 11)
    var errors = 0
    for index in whole.indices {
      for change in [0x01, 0x80, 0xFF, UInt8.random(in: 1...255, using: &random)] as [UInt8] {
        var bytes = whole
        bytes[index] ^= change
        if (try? CGImage.decode(Data(bytes))) == nil { errors += 1 }
        _ = PNGHeader.pixelHash(of: Data(bytes))
        _ = try? CGImage.decode(Data(Self.repaired(bytes)))
      }
    }
    #expect(errors > whole.count * 3)
  }

  /// Recomputes the checksums of all chunks that are still whole.
  private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var at = 8
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - at - 12 else { break }
      let crc = PNGWriter.crc32(Array(bytes[at + 4..<at + 8 + length]))
      bytes.replaceSubrange(at + 8 + length..<at + 12 + length, with: PNGWriter.word(Int(crc)))
      at += 12 + length
    }
    return bytes
  }

  @Test func impossibleSizesAreErrors() {
    for (width, height) in [(0, 5), (5, 0), (40000, 5), (0x7FFF_FFFF, 0x7FFF_FFFF), (0xFFFF_FFFF, 1)] {
      var png = Data(PNGWriter.signature)
      png.append(
        PNGWriter.chunk("IHDR", PNGWriter.word(width) + PNGWriter.word(height) + [8, 6, 0, 0, 0]))
      png.append(PNGWriter.chunk("IDAT", PNGWriter.stored([0])))
      png.append(PNGWriter.chunk("IEND", []))
      #expect(throws: ImageDecodingError.self) { try CGImage.decode(png) }
    }
  }

  @Test func hugePicturesAreRefusedByTheirDeclaredSize() {
    var png = Data(PNGWriter.signature)
    png.append(PNGWriter.chunk("IHDR", PNGWriter.word(30000) + PNGWriter.word(30000) + [1, 0, 0, 0, 0]))
    png.append(PNGWriter.chunk("IDAT", PNGWriter.stored([0])))
    png.append(PNGWriter.chunk("IEND", []))
    do {
      _ = try CGImage.decode(png)
      Issue.record("a picture of 900 million pixels was read")
    } catch {
      #expect(error == .tooLarge(.png, width: 30000, height: 30000))
      #expect(
        error.description
          == "The PNG declares 30000 × 30000 pixels; at most 32767 a side and 67108864 in all are read. Export it smaller."
      )
    }
  }

  /// 300 text chunks of 30 kilobytes that would be 1.5 GB of text are not opened.
  @Test func compressedTextIsPassedOver() throws {
    let blank = CGContext(width: 1000, height: 1750, scale: 1, opaque: true).pngData()
    let start = try #require(blank.firstRange(of: Data("IDAT".utf8))).lowerBound
    let length = blank[start - 4..<start].reduce(0) { $0 << 8 | Int($1) }
    #expect(length < 40_000)
    let text = PNGWriter.chunk("zTXt", Array("Comment\0\0".utf8) + Array(blank[start + 4..<start + 4 + length]))
    let plain = [UInt8](sample)
    // After the header, which ends at 33.
    let bomb = Data(plain[..<33]) + Data((0..<300).flatMap { _ in text }) + Data(plain[33...])
    let image = try CGImage.decode(bomb).image
    #expect(image.hasSamePixels(as: try CGImage.decode(sample).image))
  }

  @Test func errorsNameFormatReasonAndCure() throws {
    do {
      _ = try CGImage.decode(sample.prefix(60))
      Issue.record("a cut PNG was read")
    } catch {
      #expect(error == .malformed(.png, reason: "the data ends too early"))
      #expect(
        error.description
          == "The PNG data cannot be read (the data ends too early); it is damaged or cut short, export it again.")
    }
    for other in [Data(), Data([0x89]), Data("BM89a".utf8), Data(repeating: 0, count: 100)] {
      do {
        _ = try CGImage.decode(other)
        Issue.record("what is no picture was read")
      } catch {
        #expect(error == .unknownFormat)
        #expect(error.description == "The data is no PNG, JPEG, WebP or GIF; convert the picture to one of them.")
      }
    }
  }

  @Test func sliceOfDataIsRead() throws {
    let padded = Data([1, 2, 3]) + sample
    #expect(try CGImage.decode(padded.dropFirst(3)).image.width == 4)
    #expect(PNGHeader.size(of: padded.dropFirst(3))?.height == 3)
  }
}

@Suite struct PNGEncodingTests {
  private func picture(_ width: Int, _ height: Int, opaque: Bool, _ random: inout SeededGenerator) -> CGImage {
    CGImage.make(
      width: width,
      words: (0..<width * height).map { _ in
        // Full alpha, or none: what is in between loses precision.
        let word = UInt32.random(in: 0...UInt32.max, using: &random)
        return opaque || word % 3 > 0 ? word | 0xFF00_0000 : 0
      })
  }

  /// Widths around the vector sizes of the packing loops, heights around the bands.
  @Test func everySizeComesBackUnchanged() throws {
    var random = SeededGenerator(seed: 12)
    for width in 1...36 {
      for height in [1, 2, 7] {
        for opaque in [true, false] {
          let image = picture(width, height, opaque: opaque, &random)
          #expect(try CGImage.decode(image.pngData()).image.hasSamePixels(as: image), "\(width) × \(height)")
        }
      }
    }
    for (width, height) in [(1500, 300), (7, 30000), (30000, 3)] {
      let image = picture(width, height, opaque: true, &random)
      #expect(try CGImage.decode(image.pngData()).image.hasSamePixels(as: image))
    }
  }

  @Test func croppedPictureIsEncodedAlone() throws {
    var random = SeededGenerator(seed: 13)
    let image = picture(20, 20, opaque: false, &random)
    let part = try #require(image.cropping(to: CGRect(x: 3, y: 5, width: 9, height: 7)))
    let back = try CGImage.decode(part.pngData()).image
    #expect(back.allPixels == part.allPixels)
    #expect(back.pixelHash == part.pixelHash)
  }

  @Test func halfTransparentColoursComeBackWithinOneStep() throws {
    var random = SeededGenerator(seed: 14)
    let words = (0..<4000).map { _ -> UInt32 in
      let alpha = UInt32.random(in: 0...255, using: &random)
      func component() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
      return alpha << 24 | component() << 16 | component() << 8 | component()
    }
    let image = CGImage.make(width: 40, words: words)
    for (before, after) in zip(words, try CGImage.decode(image.pngData()).image.allPixels) {
      for shift in [0, 8, 16, 24] as [UInt32] {
        #expect(abs(Int(before >> shift & 0xFF) - Int(after >> shift & 0xFF)) <= (shift == 24 ? 0 : 1))
      }
    }
  }

  @Test func opaquePicturesAreWrittenWithoutAlpha() {
    #expect(CGImage.make(width: 1, words: [0xFF01_0203]).pngData()[25] == 2)
    #expect(CGImage.make(width: 1, words: [0xFE01_0203]).pngData()[25] == 6)
  }

  @Test func hashIsReadWithoutDecoding() throws {
    var random = SeededGenerator(seed: 15)
    let image = picture(30, 20, opaque: true, &random)
    let png = image.pngData()
    #expect(PNGHeader.pixelHash(of: png) == image.pixelHash)
    #expect(PNGHeader.size(of: png)?.width == 30)
    // Damage to the pixels is not seen by who reads only the hash.
    let cut = png.prefix(150)
    #expect(PNGHeader.pixelHash(of: cut) == image.pixelHash)
    let foreign = PNGWriter(width: 1, height: 1, depth: 8, colorType: 0) { _, _ in [0] }.write()
    #expect(PNGHeader.pixelHash(of: foreign) == nil)
    #expect(PNGHeader.pixelHash(of: Data()) == nil && PNGHeader.size(of: Data("x".utf8)) == nil)
    for count in 0..<110 { _ = PNGHeader.pixelHash(of: png.prefix(count)) }
  }

  @Test func hashTellsSizeAndPixelsApart() throws {
    let words: [UInt32] = [0xFF00_0001, 0xFF00_0002, 0xFF00_0003, 0xFF00_0004]
    let flat = CGImage.make(width: 4, words: words).pixelHash
    #expect(CGImage.make(width: 2, words: words).pixelHash != flat)
    #expect(CGImage.make(width: 4, words: words.reversed()).pixelHash != flat)
    #expect(CGImage.make(width: 4, words: words).pixelHash == flat)
    #expect(PixelHash(flat.description) == flat)
    #expect(PixelHash("0") == nil && PixelHash("000000000000000g") == nil)
    #expect(PixelHash(0x2A).description == "000000000000002a")
  }

  /// CRC-64 of ECMA-182, reflected, bit by bit.
  @Test func hashIsTheDocumentedOne() {
    let image = CGImage.make(width: 2, words: [0xFF11_2233, 0x8001_0203])
    let bytes: [UInt8] =
      [2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0] + [0x33, 0x22, 0x11, 0xFF, 0x03, 0x02, 0x01, 0x80]
    var crc = UInt64.max
    for byte in bytes {
      crc ^= UInt64(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xC96C_5795_D787_0F42 : crc >> 1 }
    }
    #expect(image.pixelHash == PixelHash(~crc))
  }

  @Test func sameRunsGiveTheSameFile() {
    var random = SeededGenerator(seed: 16)
    let image = picture(200, 100, opaque: true, &random)
    #expect(image.pngData() == image.pngData())
  }
}
