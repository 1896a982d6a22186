/// The lengths of sheets, in points.
///
/// A sheet begins 40 points below the top of a screen of 375 × 667 (`uikit-facts §13`), 10 below the safe area of
/// screens with a notch; corners have a radius of 10, and the screen behind stands 16 points from the sides. The
/// grabber is 36 × 5 points, 5 below the sheet's top. Lengths that are not in `uikit-facts` are rules, after the looks
/// on iOS.
struct SheetMetrics {
  var cornerRadius: CGFloat = 10
  var presenterInset: CGFloat = 16
  var formSize = CGSize(width: 540, height: 620)
  var pageWidth: CGFloat = 704
  var grabber = CGSize(width: 36, height: 5)
  var grabberTop: CGFloat = 5
  /// Above a sheet at the bottom edge where the height is compact.
  var compactTop: CGFloat = 10
  /// The time in seconds by which a stroke's velocity, in points a second, is turned into a distance when the finger is
  /// lifted.
  var projection: CGFloat = 0.2

  /// The top of a sheet, by the safe area above it.
  func top(safeArea: CGFloat) -> CGFloat { safeArea > 20 ? safeArea + 10 : 40 }
}

/// The frames of a sheet in its container, at each of its heights.
struct SheetGeometry {
  /// How a sheet stands.
  enum Kind {
    /// At the bottom edge.
    case attached
    /// In the middle.
    case floating
    /// It covers all.
    case covering
  }

  typealias Identifier = UISheetPresentationController.Detent.Identifier

  let bounds: CGRect
  let safeArea: UIEdgeInsets
  let kind: Kind
  let metrics = SheetMetrics()
  /// The horizontal extent of the sheet.
  var x: (min: CGFloat, width: CGFloat)
  /// The heights at which the sheet rests, the lowest first, with the safe area at the bottom.
  var heights: [(identifier: Identifier, height: CGFloat)] = []
  /// The top of a floating sheet.
  var floatingTop: CGFloat = 0

  /// The greatest height.
  static func maximum(_ bounds: CGRect, safeArea: UIEdgeInsets, isCompact: Bool) -> CGFloat {
    let metrics = SheetMetrics()
    let top = isCompact ? max(metrics.compactTop, safeArea.top) : metrics.top(safeArea: safeArea.top)
    return max(0, bounds.height - top)
  }

  var smallest: CGFloat { heights.first?.height ?? bounds.height }
  var largest: CGFloat { heights.last?.height ?? bounds.height }

  func height(of identifier: Identifier?) -> CGFloat {
    heights.first { $0.identifier == identifier }?.height ?? smallest
  }

  /// The sheet's top at a resting height.
  func top(height: CGFloat) -> CGFloat {
    kind == .floating ? floatingTop : bounds.maxY - height
  }

  /// The frame with the top somewhere: it is as high as the room below it, but not less than at rest.
  func frame(top: CGFloat) -> CGRect {
    let height = kind == .floating ? largest : max(smallest, bounds.maxY - top)
    return CGRect(x: x.min, y: top, width: x.width, height: height)
  }

  /// The darkness behind the sheet, 0…1, none up to the undimmed detent.
  func darkness(top: CGFloat, undimmed: Identifier?) -> CGFloat {
    let seen = kind == .floating ? 1 - (top - floatingTop) / max(1, bounds.maxY - floatingTop) : bounds.maxY - top
    if kind == .floating { return min(max(seen, 0), 1) }
    guard let undimmed, let index = heights.firstIndex(where: { $0.identifier == undimmed }) else {
      return min(max(seen / max(1, smallest), 0), 1)
    }
    guard index + 1 < heights.count else { return 0 }
    let (low, high) = (heights[index].height, heights[index + 1].height)
    return min(max((seen - low) / max(1, high - low), 0), 1)
  }

  /// How far the screen behind has become a card, 0…1: wholly where the sheet is large.
  func depth(top: CGFloat, maximum: CGFloat) -> CGFloat {
    guard kind == .attached, largest >= maximum - 1 else { return 0 }
    let low = heights.count > 1 ? heights[heights.count - 2].height : 0
    return min(max((bounds.maxY - top - low) / max(1, largest - low), 0), 1)
  }

  /// The detent for a sheet that is let go; nil dismisses the sheet.
  func rest(top: CGFloat, velocity: CGFloat) -> Identifier? {
    let projected = top + velocity * metrics.projection
    let lowest = self.top(height: smallest)
    if projected > (lowest + bounds.maxY) / 2 { return nil }
    let nearest = heights.min {
      abs(self.top(height: $0.height) - projected) < abs(self.top(height: $1.height) - projected)
    }
    return nearest?.identifier ?? .large
  }
}
