import Foundation

extension Compositor {
  /// Returns the place at which the frame differs from a fresh one of the same tree; nil without difference.
  package func firstDifference(from root: CALayer) -> String? {
    let fresh = Compositor(size: size, scale: scale, background: background)
    fresh.renderWithoutNotes(root)
    return withUnsafePixels { mine, bytesPerRow in
      fresh.withUnsafePixels { theirs, _ in
        guard memcmp(mine, theirs, bytesPerRow * pixelHeight) != 0 else { return nil }
        let count = bytesPerRow / 4 * pixelHeight
        let index = (0..<count).first { mine[$0] != theirs[$0] }!
        let (x, y) = (index % (bytesPerRow / 4), index / (bytesPerRow / 4))
        return "pixel (\(x), \(y)) is \(String(mine[index], radix: 16)), "
          + "painted again it is \(String(theirs[index], radix: 16)); over it lie, backmost first:\n"
          + layers(atX: x, y: y).joined(separator: "\n")
      }
    }
  }

  func verify(_ root: CALayer) {
    if let difference = firstDifference(from: root) {
      fatalError("An incremental frame differs from a whole one: \(difference)")
    }
  }
}
