/// Mirror images of coverage, and coverage that is its own mirror image.
///
/// The rasterizer finds a pixel's coverage on 15 lines across it, exactly along each: a curve comes out up to half a line
/// (8 of 255) different when it is turned or mirrored. Shapes that are symmetric are made so here.
extension AlphaMask {
  enum Mirror {
    /// Left and right, or top and bottom, change places.
    case horizontal, vertical
    /// Rows become columns; for squares.
    case diagonal
  }

  func mirrored(_ mirror: Mirror) -> AlphaMask {
    combined(mirror) { _, mirrored in mirrored }
  }

  /// The mean of each pixel and its mirror image: the same mirrored, and half as far from the area as the worse of the two.
  func symmetric(_ mirror: Mirror) -> AlphaMask {
    combined(mirror) { ($0 &+ $1 &+ 1) / 2 }
  }

  private func combined(_ mirror: Mirror, _ combine: (UInt32, UInt32) -> UInt32) -> AlphaMask {
    ensure(mirror != .diagonal || width == height, "only squares have a diagonal: \(width) × \(height)")
    let (width, height) = (width, height)
    return AlphaMask(width: width, height: height) { target, targetBytesPerRow in
      withUnsafeBytes { source, bytesPerRow in
        var y = 0
        while y < height {
          var x = 0
          while x < width {
            let other: Int =
              switch mirror {
              case .horizontal: y &* bytesPerRow &+ width &- 1 &- x
              case .vertical: (height &- 1 &- y) &* bytesPerRow &+ x
              case .diagonal: x &* bytesPerRow &+ y
              }
            let value = combine(UInt32(source[y &* bytesPerRow &+ x]), UInt32(source[other]))
            target[y &* targetBytesPerRow &+ x] = UInt8(truncatingIfNeeded: value)
            x &+= 1
          }
          y &+= 1
        }
      }
    }
  }
}
