import CISAL
import Foundation
import HeadlessHost
import UIKit

@testable import CoreGraphics

/// What a screen looked like when it was recorded: a check sum for each strip of its pixels, and its layout text.
///
/// The check sums say whether a pixel differs, and in which strip; the layout text says which views moved. Both stand in
/// `References/NAME.txt`, so that a change of looks is seen in a commit as lines of text.
struct ReferencePicture: Equatable {
  /// Height of a strip in pixels.
  static let stripHeight = 32

  var width: Int
  var height: Int
  /// One a strip, from the top; the last may be lower.
  var checkSums: [String]
  var layout: String

  @MainActor init(of host: ScreenHost) {
    // Not the fingerprint of the fonts: where they are others, the pixels say so, and what moved stays readable.
    layout = host.layoutText().replacing(#/ fonts-[0-9a-f]+/#, with: "", maxReplacements: 1)
    let image = host.image()
    (width, height) = (image.width, image.height)
    checkSums = Self.checkSums(of: image)
  }

  /// Reads what `text` wrote; nil when it is not of this form.
  init?(_ text: String) {
    let lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3 else { return nil }
    let size = lines[0].split(separator: "x").compactMap { Int($0) }
    guard size.count == 2 else { return nil }
    (width, height) = (size[0], size[1])
    checkSums = lines[1].split(separator: " ").map(String.init)
    layout = String(lines[2])
  }

  var text: String { "\(width)x\(height)\n\(checkSums.joined(separator: " "))\n\(layout)" }

  /// CRC-64 of ISA-L, which is fast in debug builds too and the same on every processor.
  private static func checkSums(of image: CGImage) -> [String] {
    image.withUnsafePixels { pixels, bytesPerRow in
      stride(from: 0, to: image.height, by: stripHeight).map { top in
        var sum: UInt64 = 0
        for row in top..<min(top + stripHeight, image.height) {
          let start = UnsafeRawPointer(pixels).advanced(by: row * bytesPerRow)
          sum = crc64_ecma_refl(sum, start.assumingMemoryBound(to: UInt8.self), UInt64(image.width * 4))
        }
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }
    }
  }
}

extension ReferencePicture {
  /// What is different now, in words: first the views that moved or changed, else where the pixels differ and which views lie there.
  @MainActor
  func difference(to new: ReferencePicture, shownBy host: ScreenHost) -> String? {
    guard self != new else { return nil }
    if layout != new.layout { return "views moved or changed (- recorded, + now):\n" + changedLines(to: new) }
    guard width == new.width, height == new.height else {
      return "the picture was \(width) × \(height) pixels and is \(new.width) × \(new.height)"
    }
    let strips = zip(checkSums, new.checkSums).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
    let scale = CGFloat(new.width) / host.window.bounds.width
    let ranges = strips.map { CGFloat($0 * Self.stripHeight) / scale..<CGFloat(($0 + 1) * Self.stripHeight) / scale }
    let places = ranges.map { "\(Int($0.lowerBound))…\(Int($0.upperBound))" }
    return "no view moved, but pixels differ between these heights, in points: \(places.joined(separator: ", "))\n"
      + views(at: ranges, in: host.window)
  }

  private static let linesShown = 24

  private func changedLines(to new: ReferencePicture) -> String {
    let (old, now) = (layout.components(separatedBy: "\n"), new.layout.components(separatedBy: "\n"))
    var lines: [(place: Int, text: String)] = []
    for change in now.difference(from: old) {
      switch change {
      case .remove(let offset, let line, _): lines.append((offset * 2, "  - " + line))
      case .insert(let offset, let line, _): lines.append((offset * 2 + 1, "  + " + line))
      }
    }
    lines.sort { $0.place < $1.place }
    let more = lines.count > Self.linesShown ? "\n  … \(lines.count - Self.linesShown) more lines" : ""
    return lines.prefix(Self.linesShown).map(\.text).joined(separator: "\n") + more
  }

  /// The views that draw something at these heights and have no views in them.
  @MainActor
  private func views(at ranges: [Range<CGFloat>], in window: UIWindow) -> String {
    var found: [String] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      let frame = view.convert(view.bounds, to: window)
      if view.subviews.isEmpty, frame.intersects(window.bounds),
        ranges.contains(where: { $0.lowerBound < frame.maxY && $0.upperBound > frame.minY })
      {
        found.append("  \(view)" + (view.accessibilityLabel.map { " “\($0)”" } ?? ""))
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(window)
    let more = found.count > Self.linesShown ? "\n  … \(found.count - Self.linesShown) more views" : ""
    return found.prefix(Self.linesShown).joined(separator: "\n") + more
  }
}
