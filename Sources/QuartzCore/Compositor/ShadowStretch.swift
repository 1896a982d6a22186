/// The shadow of a long outline as that of a short one with its middle repeated.
///
/// Where an outline's edge is straight further than the blur reaches, all rows (or columns) of the shadow are the same,
/// to the bit: the blur adds whole numbers. So an outline on whole pixels is shortened until few of them are left,
/// blurred, and painted in pieces. The kept shadow does not depend on the view's size, and cards of all heights share
/// it.
struct ShadowStretch {
  /// The shortened outline.
  let outline: LayerOutline
  private let columns: Axis
  private let rows: Axis

  /// How many of the equal rows or columns are left.
  private static let repeated = 64

  /// The part cut out of an axis; positions are relative to the outline's origin.
  private struct Axis {
    /// The range of the equal rows in the short shadow.
    let start: Int
    let end: Int
    /// How many more there are in the long one.
    let missing: Int
    /// The range of the long shadow.
    let low: Int
    let high: Int

    init(origin: Int, length: Int, edge: Int, reach: Int) {
      let straight = length - 2 * (edge + reach)
      missing = max(0, straight - ShadowStretch.repeated)
      start = origin + edge + reach
      end = missing > 0 ? start + ShadowStretch.repeated : start
      low = origin - reach
      high = origin + length + reach
    }

    /// Calls `body` with each run of rows from `from` to `to`, and how far the mask's rows are moved to lie there.
    func forEachRun(_ from: Int, _ to: Int, _ body: (_ from: Int, _ to: Int, _ shift: Int) -> Void) {
      func run(_ start: Int, _ end: Int, _ shift: Int) {
        let (first, last) = (max(from, start), min(to, end))
        if first < last { body(first, last, shift) }
      }
      guard missing > 0 else { return run(low, high, 0) }
      run(low, end, 0)
      let last = end + missing
      var at = end
      if from > at { at += (from - at) / ShadowStretch.repeated * ShadowStretch.repeated }
      while at < min(last, to) {
        let next = min(at + ShadowStretch.repeated, last)
        run(at, next, at - start)
        at = next
      }
      run(last, high, missing)
    }
  }

  /// nil when nothing would be saved, or the outline does not lie on whole pixels.
  init?(_ outline: LayerOutline, _ blur: BoxBlur) {
    guard outline.hasWholeEdges, outline.border == 0 else { return nil }
    let extent = outline.extent
    let edge = Int(outline.cornerReach.rounded(.up))
    columns = Axis(origin: extent.minX, length: extent.width, edge: edge, reach: blur.reach)
    rows = Axis(origin: extent.minY, length: extent.height, edge: edge, reach: blur.reach)
    guard columns.missing > 0 || rows.missing > 0 else { return nil }
    var short = outline
    if columns.missing > 0 { short.width = CGFloat(extent.width - columns.missing) / outline.a }
    if rows.missing > 0 { short.height = CGFloat(extent.height - rows.missing) / outline.a }
    guard short.hasWholeEdges, short.extent.width == extent.width - columns.missing,
      short.extent.height == extent.height - rows.missing
    else { return nil }
    self.outline = short
  }

  /// Calls `body` with the pieces of the long shadow that touch a part.
  func forEachPiece(of shadow: ShadowMask, in part: DeviceRect, _ body: (ShadowPiece) -> Void) {
    rows.forEachRun(part.minY, part.maxY) { top, bottom, shiftY in
      columns.forEachRun(part.minX, part.maxX) { left, right, shiftX in
        let rect = DeviceRect(minX: left, minY: top, maxX: right, maxY: bottom)
        body(ShadowPiece(shadow: shadow, rect: rect, shiftX: shiftX, shiftY: shiftY))
      }
    }
  }
}
