import CTextShims
import CoreGraphics

/// The advance widths of the iOS system font as a law (`sf-metrics`).
///
///     advance(c, size, weight) = size/2048 · ((1 − f)·text[c] + f·display[c] + t)
///
/// with `f` = `opticalFraction(size)` and `t` = `tracking(size)`. Exact to 0.0001 pt at 8 … 40 pt for ASCII; weights between
/// the nine masters lie on the line between their neighbours. Above 40 pt and below 8 pt tracking is extrapolated.
enum SystemFontLaw {
  static let unitsPerEm = 2048.0
  /// The share of Inter's size that makes its capitals as high as the system font's.
  static let interScale = 0.969
  static let interDisplayScale = 0.98
  /// The share of Noto Sans Mono's size that makes its capitals (714/1000) as high as the system font's.
  static let monospacedScale = 1443.0 / 2048 / 0.714
  static let monospacedAdvance = 1266.0
  static let italicRow = 9
  static let regularRow = 3

  /// Raw values of `UIFont.Weight` for the rows of the tables.
  static let weights: [Double] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

  /// Two neighbouring masters and how far from the lower to the upper.
  struct WeightMix {
    var lower: Int
    var upper: Int
    var fraction: Double

    var nearest: Int { fraction < 0.5 ? lower : upper }

    init(_ weight: Double) {
      var upper = 0
      while upper < SystemFontLaw.weights.count - 1, SystemFontLaw.weights[upper] < weight { upper += 1 }
      lower = max(upper - 1, 0)
      self.upper = upper
      let low = SystemFontLaw.weights[lower]
      let high = SystemFontLaw.weights[upper]
      fraction = high > low ? min(max((weight - low) / (high - low), 0), 1) : 0
    }

    /// Interpolates a row's value; italics are the italic regular moved as far as the weight moves the upright.
    func callAsFunction(italic: Bool, _ value: (Int) -> Double) -> Double {
      let upright =
        fraction == 0
        ? value(lower)
        : fraction == 1
          ? value(upper)
          : value(lower) + (value(upper) - value(lower)) * fraction
      return italic ? value(SystemFontLaw.italicRow) + upright - value(SystemFontLaw.regularRow) : upright
    }
  }

  /// 0 where the text cut is used (up to 17 pt), 1 where the display cut is (from 28 pt).
  static func opticalFraction(_ size: Double) -> Double {
    switch size {
    case ...17: 0
    case ...19: (size - 17) / 2 / 11
    case ...24: (1 + (size - 19) / 5 * 8) / 11
    case ...28: (9 + (size - 24) / 4 * 2) / 11
    default: 1
    }
  }

  /// Units added after every character, the last included.
  static func tracking(_ size: Double) -> Double {
    if size <= 8 { return 52 + 14 * (8 - size) }
    if size >= 40 { return max(0, 19 - 0.475 * (size - 40)) }
    let table = masthead_system_tracking()!
    var upper = 1
    while table[upper * 2] < size { upper += 1 }
    let low = table[upper * 2 - 2]
    let high = table[upper * 2]
    let fraction = (size - low) / (high - low)
    return table[upper * 2 - 1] + (table[upper * 2 + 1] - table[upper * 2 - 1]) * fraction
  }

  /// Pair kerning of a weight as a share of regular's, in the text and the display cut: light and heavy text letters stand a little closer, heavy
  /// display letters further apart.
  ///
  /// By the kerning of "AVAST Wavy To. LT" in each master (`sf-metrics` "kerningSamples"), which is linear along the axis of weights.
  static func kerningShare(weight: Double, isItalic: Bool) -> (text: Double, display: Double) {
    let mix = WeightMix(weight)
    let (text, display) = (mix(italic: isItalic) { textKerning[$0] }, mix(italic: isItalic) { displayKerning[$0] })
    return (text / textKerning[regularRow], display / displayKerning[regularRow])
  }

  private static let textKerning: [Double] = [-847, -839, -822.6, -810, -815.5, -819.5, -825, -833, -840, -820]
  private static let displayKerning: [Double] = [
    -1335, -1295, -1213, -1150, -1140.8, -1134.2, -1125, -1111.7, -1100, -1170,
  ]

  static func xHeightUnits(size: Double, weight: Double, isItalic: Bool) -> Double {
    let fraction = opticalFraction(size)
    let units = WeightMix(weight)(italic: isItalic) { row in
      let cuts = masthead_system_x_heights(Int32(row))!
      return (1 - fraction) * cuts[0] + fraction * cuts[1]
    }
    return units.rounded()
  }

  /// Mean ratio of the system font's untracked advances to Inter's, text and display cut (`sf-metrics` "interRatio").
  static func interRatio(weight: Double) -> (text: Double, display: Double) {
    let anchors: [(weight: Double, text: Double, display: Double)] = [
      (0, 1.0018, 0.908), (0.23, 1.0113, 0.9197), (0.3, 1.0136, 0.924), (0.4, 1.0227, 0.9352),
    ]
    guard let upper = anchors.firstIndex(where: { $0.weight >= weight }) else { return (1.0227, 0.9352) }
    guard upper > 0 else { return (1.0018, 0.908) }
    let (low, high) = (anchors[upper - 1], anchors[upper])
    let fraction = (weight - low.weight) / (high.weight - low.weight)
    return (low.text + (high.text - low.text) * fraction, low.display + (high.display - low.display) * fraction)
  }

  /// The room that an emoji takes, in points.
  ///
  /// Four recordings (Interface Builder's labels of one emoji: 22.5 to 23 points wide at 17 pt, 42.5 to 43 at 38, 51.5 to 52 at 48;
  /// some 45 at 40, openradar 29235932) lie on this line; below 16 pt it is the share that the line has there.
  static func emojiAdvance(_ size: Double) -> Double {
    size < 16 ? size * (0.935 * 16 + 7) / 16 : max(0.935 * size + 7, size)
  }

  /// Width of an emoji's picture, in points: small text has pictures larger than itself.
  ///
  /// Heights that were counted in pixels on iOS at 11 ... 30 pt (flutter/flutter#28894), as lines between their bends.
  static func emojiPicture(_ size: Double) -> Double {
    switch size {
    case ...16: 1.25 * size
    case ...18: 20
    case ...22: 20 + (size - 18) / 2
    default: size
    }
  }

  /// Width of a picture of Noto Color Emoji in ems: its strike is 109 pixels an em and 136 wide.
  static let notoEmojiWidth = 136.0 / 109
}
