/// Colours along a line from 0 to 1; immutable.
public final class CGGradient: Sendable {
  struct Stop: Sendable {
    let location: CGFloat
    let color: SRGBComponents
  }

  /// The stops in ascending order; those at the same place keep theirs.
  let stops: [Stop]

  private init(colors: [CGColor], locations: [CGFloat]) {
    stops = zip(colors, locations).enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map { Stop(location: $0.element.1, color: $0.element.0.sRGB) }
  }

  /// Makes a gradient from colours; without locations they are spread evenly from 0 to 1.
  ///
  /// Locations are read for as many values as there are colours; those outside of 0…1 are cut. `space` must be an RGB or gray space; colours are blended
  /// in sRGB, not premultiplied, as Quartz does. No colours, or a location that is no number, give `nil`.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?
  ) {
    guard !colors.isEmpty else { return nil }
    let places: [CGFloat] =
      if let locations {
        UnsafeBufferPointer(start: locations, count: colors.count).map { min(max($0, 0), 1) }
      } else {
        colors.indices.map { colors.count == 1 ? 0 : CGFloat($0) / CGFloat(colors.count - 1) }
      }
    guard !places.contains(where: \.isNaN) else { return nil }
    self.init(colors: colors, locations: places)
  }

  /// Makes a gradient from a list of colours, as Apple's declaration has it: `[a, b] as CFArray`.
  ///
  /// Another element than a `CGColor` gives nil.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
  ) {
    let all = colors.compactMap { $0 as? CGColor }
    guard all.count == colors.count else { return nil }
    self.init(colorsSpace: space, colors: all, locations: locations)
  }

  /// Makes a gradient from `count` × (components of `space` and alpha).
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * size)
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}
