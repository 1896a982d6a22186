import Foundation
import HeadlessHost
import Testing
import UIKit

/// A screen of which a picture is kept.
struct PictureScreen: Sendable, CustomTestStringConvertible {
  let name: String
  /// Options as the snapshot command has them; 320 × 568 points at 2x unless said.
  let arguments: [String]
  /// Whether a small picture is kept too, for people; the check sums are kept of all.
  let hasThumbnail: Bool
  private let make: @MainActor @Sendable () -> UIViewController
  private let act: @MainActor @Sendable (ScreenHost) throws -> Void

  init(
    _ name: String, _ arguments: String..., thumbnail: Bool = false,
    make: @escaping @MainActor @Sendable () -> UIViewController,
    act: @escaping @MainActor @Sendable (ScreenHost) throws -> Void = { _ in }
  ) {
    self.name = name
    let hasSize = arguments.contains { $0.hasPrefix("--device") || $0.hasPrefix("--size") }
    self.arguments = (hasSize ? [] : ["--size=320x568", "--scale=2", "--no-safe-area=1"]) + arguments
    hasThumbnail = thumbnail
    self.make = make
    self.act = act
  }

  var testDescription: String { name }

  @MainActor func show() throws -> ScreenHost {
    let options = try SnapshotOptions(arguments: arguments)
    let host = ScreenHost(options: options)
    Diagnostics.shared.removeAll()
    try host.show(make())
    if options.showsFullContent { try host.showFullContent() }
    try host.scroll(options.scroll)
    try act(host)
    return host
  }

  /// The largest file that is kept of a picture, in bytes.
  static let thumbnailLimit = 8_000

  /// The picture made smaller until its file is within the limit; nil where none is kept.
  @MainActor func thumbnail(of host: ScreenHost) -> Data? {
    guard hasThumbnail else { return nil }
    let (size, picture) = (host.window.bounds.size, UIImage(cgImage: host.image()))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let files: [Data] = [1.5, 2, 2.5, 3, 4, 6].lazy.compactMap { part in
      let small = CGSize(width: (size.width / part).rounded(), height: (size.height / part).rounded())
      let renderer = UIGraphicsImageRenderer(size: small, format: format)
      let file = renderer.pngData { _ in picture.draw(in: CGRect(origin: .zero, size: small)) }
      return file.count < Self.thumbnailLimit ? file : nil
    }
    return files.first
  }

  static let all: [PictureScreen] = examples + hard + seeds

  /// The screens of `Examples/`, which are compiled into this target through links.
  private static let examples = [
    PictureScreen("example-harbour-tides", "--device=iPhone 8", make: { HarbourTidesViewController() }),
    PictureScreen("example-pantry", "--device=iPhone 8", make: { PantryViewController() }),
    PictureScreen("example-reading-list", "--device=iPhone 8", make: { ReadingListViewController() }),
    PictureScreen("example-seed-swap", "--device=iPhone 8", make: { SeedSwapViewController() }),
    PictureScreen("example-trail-report", "--device=iPhone 8", "--scroll=200", make: { TrailReportViewController() }),
    PictureScreen("example-pantry-dark", "--device=iPhone 8", "--appearance=dark", make: { PantryViewController() }),
    PictureScreen(
      "example-reading-list-ax3", "--device=iPhone 8", "--text-size=ax3", make: { ReadingListViewController() }),
    PictureScreen("example-seed-swap-rtl", "--device=iPhone 8", "--direction=rtl", make: { SeedSwapViewController() }),
  ]
}
