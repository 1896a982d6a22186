import Foundation
import Testing
import UIKit

@testable import MastheadSnapshotTesting

/// A square that slides.
@MainActor private final class SlidingController: UIViewController {
  let square = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    square.backgroundColor = .systemBlue
    view.addSubview(square)
  }

  func slide(by distance: CGFloat, duration: Double = 0.5) {
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      self.square.frame.origin.x += distance
    }
  }
}

@Suite(.serialized, .outsideContinuousIntegration) @MainActor struct AnimationTests {
  private let folder = ReferenceFolder()
  private static let config = ViewImageConfig(
    size: CGSize(width: 100, height: 40), traits: UITraitCollection(displayScale: 1))

  private func verify(
    record: SnapshotTestingConfiguration.Record = .never, seconds: Double = 0.6, framesPerSecond: Int = 10,
    _ change: @escaping @MainActor (SlidingController) -> Void = { $0.slide(by: 50) }
  ) -> String? {
    verifySnapshot(
      of: SlidingController(),
      as: .animation(on: Self.config, seconds: seconds, framesPerSecond: framesPerSecond, of: change), named: "slide",
      record: record, snapshotDirectory: folder.path, testName: "t")
  }

  @Test func screenThatFadesIsRecordedAndCompared() throws {
    let fade: @MainActor (SlidingController) -> Void = { controller in
      UIView.animate(withDuration: 0.5) { controller.view.alpha = 0.5 }
    }
    #expect(verify(record: .missing, fade) != nil)
    #expect(verify(fade) == nil)
    let (frames, _) = try AnimatedPNG.frames(of: try #require(folder.bytes("t.slide.png")))
    #expect(frames.count == 7)
    let words = verify { controller in UIView.animate(withDuration: 0.5) { controller.view.alpha = 0.25 } }
    #expect(words?.contains("frames differ") == true, "\(words ?? "")")
  }

  @Test func framesAreThoseOfTheVirtualClock() throws {
    #expect(verify(record: .missing) != nil)
    #expect(verify() == nil)
    let data = try #require(folder.bytes("t.slide.png"))
    let (frames, framesPerSecond) = try AnimatedPNG.frames(of: data)
    #expect(frames.count == 7 && framesPerSecond == 10)
    // 50 points in half a second: 10 a frame, and then it rests.
    let places = try frames.map { frame -> Int in
      let image = try #require(UIImage(data: frame, scale: 1)?.cgImage)
      return try #require(
        (0..<image.width).first { x in
          image.withUnsafePixels { pixels, bytes in pixels[20 * bytes / 4 + x] & 0xFF_FFFF != 0xFF_FFFF }
        })
    }
    #expect(places == [0, 10, 20, 30, 40, 50, 50])
    #expect(UIImage(data: data) != nil, "who knows no frames sees the first")
    if let place = ProcessInfo.processInfo.environment["MASTHEAD_KEEP_PICTURES"] {
      try data.write(to: URL(fileURLWithPath: place + "/slide.png"))
    }
  }

  @Test func anotherSpeedFailsAtItsFirstFrame() throws {
    _ = verify(record: .missing)
    let words = try #require(verify { $0.slide(by: 50, duration: 0.4) })
    #expect(words.contains("4 of 7 frames differ, the first of them frame 2, after 0.100 seconds"), "\(words)")
    // It comes to the same rest, which a picture alone would not tell from this.
    #expect(try #require(verify { $0.square.frame.origin.x += 50 }).contains("frame 1, after 0.000 seconds"))
  }

  @Test func anotherLengthOrRateIsTold() throws {
    _ = verify(record: .missing)
    #expect(verify(seconds: 0.5)?.contains("There were 7 frames at 10 a second, and there are 6 at 10.") == true)
    #expect(verify(framesPerSecond: 20)?.contains("there are 13 at 20") == true)
    #expect(verify(framesPerSecond: 0)?.contains("at 0 frames a second: write 0 to 600 seconds and 1 to 60") == true)
  }

  @Test(arguments: ["one frame", "cut short", "a changed byte"]) func aBrokenReferenceIsAFailureInWords(_ how: String)
    throws
  {
    _ = verify(record: .missing)
    var data = try #require(folder.bytes("t.slide.png"))
    switch how {
    case "one frame": data = try AnimatedPNG.frames(of: data).frames[0]
    case "cut short": data.removeLast(12)
    default: data[data.count / 2] ^= 1
    }
    try folder.write(data, "t.slide.png")
    #expect(verify()?.contains("record it again") == true)
  }
}
