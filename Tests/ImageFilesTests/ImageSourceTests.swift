import ImageFiles
import Testing
import UniformTypeNames
import UniformTypes

@Suite struct ImageSourceTests {
  /// Three frames of 3 by 2 pixels, written by hand.
  ///
  /// Red everywhere; the middle column green; blue in the last pixel, the rest transparent. 100, 30 and 0 ms; twice; the second is cleared
  /// afterwards.
  private static let gif = Data(base64Encoded: Fixtures.gif)!

  private func colors(_ image: CGImage) -> [String] {
    let data = image.dataProvider!.data! as Data
    return (0..<image.height).map { row in
      (0..<image.width).map { column in
        let at = row * image.bytesPerRow + column * 4
        // Words of 32 bits, the lowest byte first.
        let name = [data[at + 2], data[at + 1], data[at], data[at + 3]]
        switch name {
        case [255, 0, 0, 255]: return "r"
        case [0, 255, 0, 255]: return "g"
        case [0, 0, 255, 255]: return "b"
        default: return name[3] == 0 ? "." : "?"
        }
      }.joined()
    }
  }

  private func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue ?? value as? Double }

  @Test func framesOfAGIFAreSeenWithWhatEarlierOnesLeft() throws {
    let source = try #require(CGImageSourceCreateWithData(NSData(data: Self.gif), nil))
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    #expect(CGImageSourceGetCount(source) == 3 && CGImageSourceGetStatus(source) == .statusComplete)
    let frames = (0..<3).map { CGImageSourceCreateImageAtIndex(source, $0, nil).map(colors) }
    #expect(frames == [["rrr", "rrr"], ["rgr", "rgr"], ["r.r", "r.b"]])
    // Out of order.
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil).map(colors) == ["rgr", "rgr"])
    #expect(
      CGImageSourceCreateImageAtIndex(source, 3, nil) == nil && CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
  }

  @Test func propertiesOfAGIFSayItsTimes() throws {
    let source = try #require(CGImageSourceCreateWithData(NSData(data: Self.gif), nil))
    let times = try (0..<3).map { index -> [Double?] in
      let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any])
      #expect(number(properties["PixelWidth"]) == 3 && number(properties["PixelHeight"]) == 2)
      let gif = try #require(properties[String(describing: kCGImagePropertyGIFDictionary)] as? [String: Any])
      return [number(gif["DelayTime"]), number(gif["UnclampedDelayTime"])]
    }
    #expect(times == [[0.1, 0.1], [0.05, 0.03], [0.05, 0]])
    let whole = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
    #expect(number((whole["{GIF}"] as? [String: Any])?["LoopCount"]) == 2)
    #expect(number(whole["FileSize"]) == Double(Self.gif.count))
  }

  @Test func aGIFThatIsCutShortHasItsWholeFrames() throws {
    let cut = Self.gif.prefix(Self.gif.count - 12)
    let source = try #require(CGImageSourceCreateWithData(NSData(data: cut), nil))
    #expect(CGImageSourceGetCount(source) == 2)
    for length in 0..<Self.gif.count {
      let source = try #require(CGImageSourceCreateWithData(NSData(data: Self.gif.prefix(length)), nil))
      for index in 0..<CGImageSourceGetCount(source) { _ = CGImageSourceCreateImageAtIndex(source, index, nil) }
    }
  }

  @Test func sourcesAreFilledLittleByLittle() throws {
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetStatus(source) == .statusReadingHeader)
    CGImageSourceUpdateData(source, NSData(data: Self.gif.prefix(Self.gif.count - 12)), false)
    #expect(CGImageSourceGetCount(source) == 2 && CGImageSourceGetStatus(source) == .statusIncomplete)
    CGImageSourceUpdateData(source, NSData(data: Self.gif), true)
    #expect(CGImageSourceGetCount(source) == 3 && CGImageSourceGetStatus(source) == .statusComplete)
  }

  @Test func damageGivesNoFramesAndNoEndOfTheProgram() throws {
    let nothing = try #require(CGImageSourceCreateWithData(NSData(data: Data("no picture".utf8)), nil))
    #expect(CGImageSourceGetCount(nothing) == 0 && CGImageSourceGetType(nothing) == nil)
    #expect(CGImageSourceGetStatus(nothing) == .statusUnknownType)
    #expect(CGImageSourceCopyPropertiesAtIndex(nothing, 0, nil) == nil)
    #expect(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/no/such/file"), nil) == nil)
    var seed: UInt64 = 7
    let films = [Self.gif, try film(.png)]
    for round in 0..<300 {
      var damaged = films[round % 2]
      for _ in 0..<3 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        damaged[Int(seed >> 33) % damaged.count] = UInt8(truncatingIfNeeded: seed >> 20)
      }
      let source = try #require(CGImageSourceCreateWithData(NSData(data: damaged), nil))
      for index in 0..<min(CGImageSourceGetCount(source), 4) { _ = CGImageSourceCreateImageAtIndex(source, index, nil) }
    }
  }

  /// Red, then a frame of its own colours with a hole, written here.
  private func film(_ type: UTType) throws -> Data {
    let source = try #require(CGImageSourceCreateWithData(NSData(data: Self.gif), nil))
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data, NSString(string: type.identifier), 3, nil))
    let part = type == .gif ? kCGImagePropertyGIFDictionary : kCGImagePropertyPNGDictionary
    CGImageDestinationSetProperties(destination, [part: [kCGImagePropertyGIFLoopCount: 5] as NSDictionary])
    for index in 0..<3 {
      let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
      CGImageDestinationAddImage(destination, image, [part: [kCGImagePropertyGIFDelayTime: 0.25] as NSDictionary])
    }
    #expect(CGImageDestinationFinalize(destination))
    return data as Data
  }

  @Test(arguments: [UTType.gif, .png]) func filmsComeBackAsTheyWereWritten(_ type: UTType) throws {
    let source = try #require(CGImageSourceCreateWithData(NSData(data: try film(type)), nil))
    #expect(CGImageSourceGetType(source).map { String(describing: $0) } == type.identifier)
    let frames = (0..<CGImageSourceGetCount(source)).map {
      CGImageSourceCreateImageAtIndex(source, $0, nil).map(colors)
    }
    #expect(frames == [["rrr", "rrr"], ["rgr", "rgr"], ["r.r", "r.b"]])
    let part = type == .gif ? "{GIF}" : "{PNG}"
    let second = CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [String: Any]
    #expect(number((second?[part] as? [String: Any])?["DelayTime"]) == 0.25)
    let whole = CGImageSourceCopyProperties(source, nil) as? [String: Any]
    #expect(number((whole?[part] as? [String: Any])?["LoopCount"]) == 5)
  }

  @Test func thumbnailsAreTurnedUpright() throws {
    let picture = CGContext(width: 40, height: 20, scale: 1)
    picture.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    picture.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    let data = NSMutableData()
    let jpeg = try #require(CGImageDestinationCreateWithData(data, kUTTypeJPEG, 1, nil))
    CGImageDestinationAddImage(jpeg, picture.makeImage()!, [kCGImagePropertyOrientation: 6])
    #expect(CGImageDestinationFinalize(jpeg))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    #expect(number(properties?["Orientation"]) == 6 && number(properties?["PixelWidth"]) == 40)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    let small = CGImageSourceCreateThumbnailAtIndex(
      source, 0,
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
        kCGImageSourceCreateThumbnailWithTransform: true,
      ])
    #expect(small?.width == 5 && small?.height == 10)
    let half = CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceSubsampleFactor: 2])
    #expect(half?.width == 20 && half?.height == 10)
  }
}

@Suite struct TypeIdentifierTests {
  @Test func typesConformToOthers() {
    #expect(UTType.gif.conforms(to: .image) && UTType.gif.conforms(to: .data) && !UTType.gif.conforms(to: .movie))
    #expect(UTType("com.compuserve.gif") == .gif && UTType("nobody.knows") == nil)
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType(mimeType: "image/png") == .png && UTType.svg.isSubtype(of: .xml))
    let own = UTType(exportedAs: "org.example.note", conformingTo: .json)
    #expect(own.conforms(to: .text) && own.isDeclared)
    #expect(UTType(filenameExtension: "qqq")?.isDynamic == true)
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
  }
}
