import CoreGraphics
import Foundation
import SnapshotComparison
import UIKit

/// Pictures of a screen in motion, one after the other.
public struct ScreenAnimation: Sendable {
  /// The pictures, at equal distances of virtual time.
  public var frames: [UIImage]
  /// How many make a second.
  public var framesPerSecond: Int

  /// Makes an animation.
  public init(frames: [UIImage], framesPerSecond: Int) {
    (self.frames, self.framesPerSecond) = (frames, framesPerSecond)
  }
}

extension Diffing where Value == ScreenAnimation {
  /// Compares frames to the last bit, one by one; the message names the first different frame, and the number of them.
  public static var animation: Diffing {
    Diffing(
      toData: { file(of: $0) ?? Data() },
      read: { data in
        guard PNGHeader.isWhole(data) else {
          throw SnapshotError("the reference is no PNG file, or not all of it is there")
        }
        let (frames, framesPerSecond) = try AnimatedPNG.frames(of: data)
        let images = try frames.map { frame -> UIImage in
          guard let image = UIImage(data: frame, scale: 1) else {
            throw SnapshotError("a frame of the reference cannot be read")
          }
          return image
        }
        return ScreenAnimation(frames: images, framesPerSecond: framesPerSecond)
      },
      fallback: ScreenAnimation(frames: [], framesPerSecond: 1), diff: difference)
  }

  /// One file of all frames; nil where they differ in size.
  ///
  /// All have an alpha channel where some need one, as when a screen fades.
  private static func file(of animation: ScreenAnimation) -> Data? {
    let images = animation.frames.map(\.cgImage)
    let plain = AnimatedPNG.data(
      frames: images.map { $0?.pngData() ?? Data() }, framesPerSecond: animation.framesPerSecond)
    return plain
      ?? AnimatedPNG.data(
        frames: images.map { $0?.pngData(keepsAlpha: true) ?? Data() }, framesPerSecond: animation.framesPerSecond)
  }

  private static func difference(from old: ScreenAnimation, to new: ScreenAnimation) -> (String, [SnapshotAttachment])?
  {
    func attachments(_ number: Int) -> [SnapshotAttachment] {
      var all = [SnapshotAttachment(name: "actual.png", data: file(of: new) ?? Data())]
      if number < old.frames.count, number < new.frames.count, let before = old.frames[number].cgImage,
        let now = new.frames[number].cgImage, (before.width, before.height) == (now.width, now.height),
        let picture = PictureDifference.picture(from: before, to: now)
      {
        all.append(SnapshotAttachment(name: "difference.png", data: picture.pngData()))
      }
      return all
    }
    guard old.framesPerSecond == new.framesPerSecond, old.frames.count == new.frames.count else {
      return (
        "There were \(old.frames.count) frames at \(old.framesPerSecond) a second, and there are \(new.frames.count) at \(new.framesPerSecond).",
        attachments(.max)
      )
    }
    var first: (number: Int, words: String)?
    var count = 0
    for (number, (before, now)) in zip(old.frames, new.frames).enumerated() {
      guard let a = before.cgImage, let b = now.cgImage else { continue }
      var words: String?
      if (a.width, a.height) != (b.width, b.height) {
        words = "The picture had \(a.width) × \(a.height) pixels and has \(b.width) × \(b.height)."
      } else {
        // Colours of pixels that are half transparent come back from a file one step off: both have been there then.
        words = PictureDifference(from: a, to: b, tolerance: .init()).flatMap { difference in
          guard let b = UIImage(data: b.pngData(keepsAlpha: true), scale: 1)?.cgImage else {
            return difference.words(scale: now.scale)
          }
          return PictureDifference(from: a, to: b, tolerance: .init())?.words(scale: now.scale)
        }
      }
      guard let words else { continue }
      count += 1
      if first == nil { first = (number, words) }
    }
    guard let first else { return nil }
    let seconds = String(format: "%.3f", locale: nil, Double(first.number) / Double(max(new.framesPerSecond, 1)))
    return (
      "\(count) of \(new.frames.count) frames differ, the first of them frame \(first.number + 1), after \(seconds) seconds: \(first.words)",
      attachments(first.number)
    )
  }
}

extension Snapshotting where Value: UIViewController, Format == ScreenAnimation {
  /// A screen in motion, frame by frame, as a PNG file that browsers play (APNG).
  ///
  /// Time is the display clock's: the frames are those of any machine, however busy.
  ///
  /// - Parameters:
  ///   - config: The screen.
  ///   - seconds: How long it is looked at, from the change on.
  ///   - framesPerSecond: How many pictures a second has, 1 to 60.
  ///   - traits: Traits beside the device's.
  ///   - change: What sets it in motion, once the screen rests.
  public static func animation(
    on config: ViewImageConfig, seconds: Double, framesPerSecond: Int = 30, traits: UITraitCollection = .init(),
    of change: @escaping @MainActor (Value) -> Void
  ) -> Snapshotting {
    let setting = ScreenPicture.Setting(config: config, traits: traits)
    return SimplySnapshotting(pathExtension: "png", diffing: .animation).pullback { controller in
      let (controller, change) = (MainActorValue(controller), MainActorValue(change))
      let nothing = ScreenAnimation(frames: [], framesPerSecond: framesPerSecond)
      return StrategyFailure.noting(or: nothing) {
        guard (1...60).contains(framesPerSecond), seconds >= 0, seconds <= 600 else {
          throw SnapshotError(
            "an animation of \(seconds) seconds at \(framesPerSecond) frames a second: write 0 to 600 seconds and 1 to 60 frames a second"
          )
        }
        let screen = try ScreenPicture(controller.value, setting: setting)
        defer { screen.close() }
        let count = Int((seconds * Double(framesPerSecond)).rounded()) + 1
        let images = try screen.frames(count, every: 1 / Double(framesPerSecond)) { change.value(controller.value) }
        return ScreenAnimation(
          frames: images.map { UIImage(cgImage: $0, scale: screen.scale, orientation: .up) },
          framesPerSecond: framesPerSecond)
      }
    }
  }
}
