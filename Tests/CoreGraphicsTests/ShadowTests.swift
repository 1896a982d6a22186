import CoreGraphics
import SeededRandom
import Testing

@Suite struct BoxBlurTests {
  /// Three boxes in each direction, straight from the definition.
  private func model(_ input: [[Int]], size: Int) -> [[Int]] {
    let boxes =
      size % 2 == 1
      ? [(size, size / 2), (size, size / 2), (size, size / 2)]
      : [(size, size / 2), (size, size / 2 - 1), (size + 1, size / 2)]
    func blurRow(_ row: [Int]) -> [Int] {
      boxes.reduce(row) { row, box in
        row.indices.map { x in
          let sum = (0..<box.0).map { x - box.1 + $0 }.filter(row.indices.contains).map { row[$0] }.reduce(0, +)
          return (2 * sum + box.0) / (2 * box.0)
        }
      }
    }
    func transposed(_ rows: [[Int]]) -> [[Int]] { rows[0].indices.map { x in rows.map { $0[x] } } }
    return transposed(transposed(input).map(blurRow)).map(blurRow)
  }

  /// The last sizes lie on both sides of where sums no longer fit 16 bits.
  @Test(arguments: Array(0..<20) + [31, 32, 33, 63, 64, 100, 254, 255, 256, 257, 300])
  func blurIsThreeBoxesEachWay(size: Int) {
    var random = SeededGenerator(seed: 9)
    for (width, height) in [(1, 1), (1, 7), (9, 1), (13, 11), (3, 30), (40, 8)] {
      let blur = BoxBlur(sigma: CGFloat(size) / 1.879971)
      #expect(blur.boxSize == size)
      let rows = (0..<height).map { _ in (0..<width).map { _ in Int.random(in: 0...255, using: &random) } }
      var bytes = rows.flatMap { row in row.map { UInt8($0) } }
      bytes.withUnsafeMutableBufferPointer {
        blur.apply(to: $0.baseAddress!, bytesPerRow: width, width: width, height: height)
      }
      let expected = blur.boxSize < 2 ? rows : model(rows, size: blur.boxSize)
      #expect(bytes.map { Int($0) } == Array(expected.joined()))
    }
  }

  @Test func boxSizeFollowsTheSpecification() {
    // floor(σ · 1.8799712 + 0.5)
    #expect(BoxBlur(sigma: 0).boxSize == 0 && BoxBlur(sigma: 1).boxSize == 2 && BoxBlur(sigma: 2).boxSize == 4)
    #expect(BoxBlur(sigma: 4).boxSize == 8 && BoxBlur(sigma: 8).boxSize == 15 && BoxBlur(sigma: 10).boxSize == 19)
    #expect(BoxBlur(sigma: -1).boxSize == 0 && BoxBlur(sigma: .nan).boxSize == 0)
    #expect(BoxBlur(sigma: .infinity).boxSize == 0)
  }

  @Test func blurSpreadsAsFarAsItSaysAndKeepsItsMass() {
    for sigma in [1, 1.5, 2, 3, 5, 8] as [CGFloat] {
      let blur = BoxBlur(sigma: sigma)
      let solid = AlphaMask(width: 40, height: 40) { bytes, bytesPerRow in
        bytes.update(repeating: 255, count: 40 * bytesPerRow)
      }
      let blurred = solid.blurred(blur)
      #expect(blurred.width == 40 + 2 * blur.reach)
      var sum = 0
      for y in 0..<blurred.height { for x in 0..<blurred.width { sum += Int(blurred.coverage(x: x, y: y)) } }
      #expect(abs(Double(sum) / (255 * 1600) - 1) < 0.005)
      let middle = blurred.height / 2
      for x in 0..<blurred.width {
        #expect(
          abs(Int(blurred.coverage(x: x, y: middle)) - Int(blurred.coverage(x: blurred.width - 1 - x, y: middle))) <= 1)
      }
    }
  }

  /// The edge of a wide shape against the error function, which is what a Gaussian makes of it.
  @Test func blurIsCloseToAGaussian() {
    let sigma = 6.0
    let blur = BoxBlur(sigma: sigma)
    let solid = AlphaMask(width: 120, height: 120) { bytes, bytesPerRow in
      bytes.update(repeating: 255, count: 120 * bytesPerRow)
    }
    let blurred = solid.blurred(blur)
    for distance in -15...15 {
      let found = Double(blurred.coverage(x: blur.reach + distance, y: blurred.height / 2)) / 255
      let expected = 0.5 * (1 + erf((Double(distance) + 0.5) / (sigma * 2.0.squareRoot())))
      #expect(abs(found - expected) < 0.02)
    }
  }
}

@Suite struct ShadowTests {
  private func shadowed(
    offset: CGSize, blur: CGFloat, color: CGColor? = CGColor(gray: 0, alpha: 1), scale: CGFloat = 1,
    draw: (CGContext) -> Void
  ) -> CGContext {
    let context = CGContext(width: 40, height: 40, scale: scale)
    context.setShadow(offset: offset, blur: blur, color: color)
    context.setFillColor(red)
    draw(context)
    return context
  }

  private let square = CGRect(x: 15, y: 15, width: 10, height: 10)

  @Test func shadowOfASquareIsSymmetric() {
    let context = shadowed(offset: .zero, blur: 8) { $0.fill(square) }
    let pixels = context.allPixels
    for y in 0..<40 {
      for x in 0..<40 {
        #expect(pixels[y * 40 + x] == pixels[y * 40 + 39 - x])
        #expect(pixels[y * 40 + x] == pixels[(39 - y) * 40 + x])
        // Columns are blurred before rows, and bytes rounded in between.
        #expect(abs(Int(pixels[y * 40 + x] >> 24) - Int(pixels[x * 40 + y] >> 24)) <= 1)
      }
    }
    #expect(context.pixel(20, 20) == 0xFFFF_0000)
    let outside = context.pixel(12, 20)
    #expect(outside & 0xFFFFFF == 0 && outside >> 24 > 20 && outside >> 24 < 128)
  }

  @Test func shadowWithoutBlurIsTheShapeMoved() {
    let context = shadowed(offset: CGSize(width: 3, height: 5), blur: 0, color: blue) { $0.fill(square) }
    for y in 0..<40 {
      for x in 0..<40 {
        let shape = (15..<25).contains(x) && (15..<25).contains(y)
        let shadow = (18..<28).contains(x) && (20..<30).contains(y)
        #expect(context.pixel(x, y) == (shape ? 0xFFFF_0000 : shadow ? 0xFF00_00FF : 0))
      }
    }
  }

  @Test func offsetAndBlurAreInBaseSpace() {
    let plain = shadowed(offset: CGSize(width: 3, height: 5), blur: 4) { $0.fill(square) }
    let turned = shadowed(offset: CGSize(width: 3, height: 5), blur: 4) { context in
      context.translateBy(x: 40, y: 0)
      context.scaleBy(x: -5, y: 5)
      context.fill(CGRect(x: 3, y: 3, width: 2, height: 2))
    }
    #expect(plain.allPixels == turned.allPixels)
    let twice = shadowed(offset: CGSize(width: 1.5, height: 2.5), blur: 2, scale: 2) { context in
      context.fill(CGRect(x: 7.5, y: 7.5, width: 5, height: 5))
    }
    #expect(plain.allPixels == twice.allPixels)
  }

  @Test func quartzShadowFallsUpwardsForAPositiveHeight() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
    context.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: blue)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
    #expect((0..<10).map { context.pixel(0, $0) >> 24 == 255 }.suffix(6) == [true, true, false, false, true, true])
  }

  @Test func clipHidesTheShadowButShapeOutsideStillCastsIt() {
    let context = CGContext(width: 40, height: 40, scale: 1)
    context.clip(to: CGRect(x: 30, y: 0, width: 10, height: 40))
    context.setShadow(offset: CGSize(width: 15, height: 0), blur: 4, color: blue)
    context.setFillColor(red)
    context.fill(square)
    let free = CGContext(width: 40, height: 40, scale: 1)
    free.setShadow(offset: CGSize(width: 15, height: 0), blur: 4, color: blue)
    free.setFillColor(red)
    free.fill(square)
    for y in 0..<40 {
      for x in 0..<40 { #expect(context.pixel(x, y) == (x < 30 ? 0 : free.pixel(x, y))) }
    }
    #expect(context.pixel(35, 20) >> 24 > 200)
  }

  @Test func alphaOfTheShapeIsThatOfItsShadow() {
    let half = shadowed(offset: CGSize(width: 0, height: 12), blur: 0) { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.fill(square)
    }
    #expect(half.pixel(20, 33) == 0x8000_0000)
    let faded = shadowed(offset: CGSize(width: 0, height: 12), blur: 0) { context in
      context.setAlpha(0.5)
      context.fill(square)
    }
    #expect(faded.pixel(20, 33) == 0x8000_0000)
  }

  @Test func layerCastsOneShadow() {
    let context = shadowed(offset: CGSize(width: 0, height: 12), blur: 0, color: CGColor(gray: 0, alpha: 0.5)) {
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.fill(CGRect(x: 15, y: 15, width: 6, height: 10))
      $0.fill(CGRect(x: 18, y: 15, width: 7, height: 10))
      $0.endTransparencyLayer()
    }
    for x in 15..<25 { #expect(context.pixel(x, 33) == 0x8000_0000) }
  }

  @Test func imagesStrokesMasksAndGradientsCastShadowsToo() throws {
    let offset = CGSize(width: 0, height: 12)
    func shadowOf(_ draw: (CGContext) -> Void) -> UInt32 {
      shadowed(offset: offset, blur: 0, color: blue, draw: draw).pixel(20, 33)
    }
    let image = CGImage.make(width: 1, words: [0xFFFF_0000])
    #expect(shadowOf { $0.draw(image, in: square) } == 0xFF00_00FF)
    #expect(
      shadowOf {
        $0.setLineWidth(10)
        $0.strokeLineSegments(between: [CGPoint(x: 15, y: 20), CGPoint(x: 25, y: 20)])
      } == 0xFF00_00FF)
    let mask = AlphaMask(width: 10, height: 10) { bytes, bytesPerRow in
      bytes.update(repeating: 255, count: bytesPerRow * 10)
    }
    #expect(shadowOf { $0.fillMask(mask, atDeviceX: 15, deviceY: 15) } == 0xFF00_00FF)
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, red], locations: nil))
    #expect(
      shadowOf {
        $0.drawLinearGradient(gradient, start: CGPoint(x: 0, y: 15), end: CGPoint(x: 0, y: 25), options: [])
      } == 0xFF00_00FF)
  }

  @Test func noColourMeansNoShadow() {
    let context = shadowed(offset: CGSize(width: 0, height: 12), blur: 0, color: nil) { $0.fill(square) }
    #expect(context.pixel(20, 33) == 0)
    let standard = CGContext(width: 40, height: 40, scale: 1)
    standard.setShadow(offset: CGSize(width: 0, height: 12), blur: 0)
    standard.fill(square)
    #expect(standard.pixel(20, 33) == 0x5500_0000)
  }
}
