import CoreGraphics
import SeededRandom
import Testing

/// Prints times of work on a full phone screen, with `MASTHEAD_MEASURE=1`; figures mean something in release builds only.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["MASTHEAD_MEASURE"] != nil), .serialized)
struct Measurements {
  /// The processor time of this thread, in milliseconds.
  private var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }

  /// Prints the median of rounds, the least and the most.
  private func measure(_ name: String, rounds: Int = 15, _ work: () throws -> Void) rethrows {
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = now
      try work()
      times.append(now - start)
    }
    times.sort()
    let values = [times[rounds / 2], times[0], times[rounds - 1]].map { String(format: "%.3f", $0) }
    print("MEASURE \(name): \(values[0]) ms (\(values[1])–\(values[2]))")
  }

  private func screen() -> CGContext { CGContext(width: 1170, height: 2532, scale: 3) }

  private func glyphs() -> [AlphaMask] {
    (0..<40).map { index in
      AlphaMask(width: 24 + index % 8, height: 32) { bytes, bytesPerRow in
        for y in 0..<32 {
          for x in 0..<24 {
            let distance = hypot(Double(x) - 12, Double(y) - 16) - 8
            bytes[y * bytesPerRow + x] = abs(distance) < 3 ? 255 : abs(distance) < 4 ? 120 : 0
          }
        }
      }
    }
  }

  private func paint(_ context: CGContext, _ masks: [AlphaMask], _ photo: CGImage) {
    context.setFillColor(CGColor(gray: 0.95, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 390, height: 844))
    for row in 0..<12 {
      context.setFillColor(.white)
      let cell = CGRect(x: 16, y: 10 + row * 69, width: 358, height: 60)
      context.fill(CGPath.continuousRounded(cell, radius: 10))
      context.drawUpright(photo, in: CGRect(x: 24, y: cell.minY + 5, width: 50, height: 50))
      context.setFillColor(.black)
      for index in 0..<57 {
        context.fillMask(
          masks[index % masks.count], atDeviceX: 260 + index % 30 * 26,
          deviceY: Int(cell.minY) * 3 + 40 + index / 30 * 60)
      }
    }
  }

  @Test func fullScreen() throws {
    let context = screen()
    let masks = glyphs()
    let photoContext = CGContext(width: 150, height: 150, scale: 1)
    var random = SeededGenerator(seed: 18)
    for _ in 0..<300 {
      photoContext.setFillColor(
        red: CGFloat.random(in: 0...1, using: &random), green: CGFloat.random(in: 0...1, using: &random),
        blue: CGFloat.random(in: 0...1, using: &random), alpha: 1)
      photoContext.fillEllipse(
        in: CGRect(
          x: CGFloat.random(in: -20...150, using: &random), y: CGFloat.random(in: -20...150, using: &random),
          width: 40, height: 40))
    }
    let photo = try #require(photoContext.makeImage())
    paint(context, masks, photo)
    measure("fill the screen") {
      context.setFillColor(CGColor(gray: 0.95, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 390, height: 844))
    }
    measure("fill the screen + 12 continuous rounded rectangles") {
      context.setFillColor(CGColor(gray: 0.95, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 390, height: 844))
      context.setFillColor(.white)
      for row in 0..<12 {
        context.fill(CGPath.continuousRounded(CGRect(x: 16, y: 10 + row * 69, width: 358, height: 60), radius: 10))
      }
    }
    measure("12 continuous rounded rectangles") {
      context.setFillColor(.white)
      for row in 0..<12 {
        context.fill(CGPath.continuousRounded(CGRect(x: 16, y: 10 + row * 69, width: 358, height: 60), radius: 10))
      }
    }
    measure("12 rectangles") {
      context.setFillColor(.white)
      for row in 0..<12 { context.fill(CGRect(x: 16, y: 10 + row * 69, width: 358, height: 60)) }
    }
    measure("12 photographs 150 × 150") {
      for row in 0..<12 { context.drawUpright(photo, in: CGRect(x: 24, y: 15 + row * 69, width: 50, height: 50)) }
    }
    context.setFillColor(.black)
    measure("684 glyph masks") {
      for index in 0..<684 {
        context.fillMask(masks[index % 40], atDeviceX: index % 40 * 28, deviceY: index / 40 * 60)
      }
    }
    measure("the whole screen") { paint(context, masks, photo) }
    measure("12 shadowed rounded rectangles") {
      context.setFillColor(.white)
      context.setShadow(offset: CGSize(width: 0, height: 2), blur: 8)
      for row in 0..<12 {
        context.fill(CGPath.continuousRounded(CGRect(x: 16, y: 10 + row * 69, width: 358, height: 60), radius: 10))
      }
      context.setShadow(offset: .zero, blur: 0, color: nil)
    }
    paint(context, masks, photo)
    measure("scroll by 120 rows") { context.scrollPixels(byY: -120) }
    paint(context, masks, photo)
    measure("hash") { _ = context.pixelHash }
    var png = Data()
    measure("PNG, RGB") { png = context.pngData() }
    print("MEASURE PNG bytes: \(png.count), hash \(context.pixelHash)")
    measure("read the hash of the PNG", rounds: 101) { _ = PNGHeader.pixelHash(of: png) }
    measure("copy to a picture") { _ = context.makeImage() }
    let image = try #require(context.makeImage())
    measure("compare two pictures") { _ = image.hasSamePixels(as: image) }
    try measure("decode the PNG") { _ = try CGImage.decode(png) }
    context.withUnsafePixels { pixels, _ in pixels[0] = 0 }
    measure("PNG, RGBA") { png = context.pngData() }
    print("MEASURE PNG bytes: \(png.count), hash \(context.pixelHash)")
  }
}
