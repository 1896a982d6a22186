/// The search for the next rectangle in a direction.
///
/// Rectangles that the given one would pass over if it went straight on come first, nearest first; then those aside, as
/// far as a caller lets it. Distances ahead count several times as much as those aside, so that the next line of a grid
/// comes before one further on that is better aligned. Apple describes the search as one for items in the path of the
/// motion (documentation of `UIFocusGuide`); weights are a rule.
enum FocusSearch {
  /// - Parameter aside: how far aside something may lie, in parts of its distance ahead; 0 for not at all.
  static func nearest(
    to start: CGRect, _ heading: UIFocusHeading, among frames: [CGRect], aside limit: CGFloat = 2
  ) -> Int? {
    var best: (place: Int, isAside: Bool, cost: CGFloat)?
    let from = turned(start, heading)
    for (place, frame) in frames.enumerated() {
      let rect = turned(frame, heading)
      guard isAhead(rect, of: from) else { continue }
      let ahead = max(0, rect.minY - from.maxY)
      let gap = max(0, rect.minX - from.maxX, from.minX - rect.maxX)
      let isAside = rect.minX >= from.maxX || rect.maxX <= from.minX
      if isAside, limit == 0 || gap > (rect.midY - from.midY) * limit { continue }
      let aside = isAside ? gap + from.width / 2 : abs(rect.midX - from.midX)
      let cost = 13 * ahead * ahead + aside * aside
      if let best, best.isAside == isAside ? best.cost <= cost : isAside { continue }
      best = (place, isAside, cost)
    }
    return best?.place
  }

  /// Beginning past the middle, and reaching further on.
  private static func isAhead(_ rect: CGRect, of from: CGRect) -> Bool {
    rect.midY > from.midY && rect.minY >= from.maxY - min(rect.height, from.height) / 2 && rect.maxY > from.maxY - 0.01
  }

  /// The rectangle so turned that the direction is down.
  private static func turned(_ rect: CGRect, _ heading: UIFocusHeading) -> CGRect {
    if heading.contains(.down) { return rect }
    if heading.contains(.up) { return CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height) }
    if heading.contains(.right) { return CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) }
    return CGRect(x: rect.minY, y: -rect.maxX, width: rect.height, height: rect.width)
  }

  /// Places in the order of reading: rectangles beside each other from the leading side on, and otherwise from top to
  /// bottom.
  static func inReadingOrder(_ frames: [CGRect], isRightToLeft: Bool) -> [Int] {
    var rest = Array(frames.indices)
    var order: [Int] = []
    order.reserveCapacity(rest.count)
    while let top = rest.min(by: { (frames[$0].minY, $0) < (frames[$1].minY, $1) }) {
      // The line of what begins highest: all whose middle is beside it.
      var line = rest.filter { stand(frames[$0], beside: frames[top]) }
      if line.isEmpty { line = [top] }
      line.sort { one, other in
        let (left, right) = (frames[one], frames[other])
        if left.minX != right.minX { return (left.minX < right.minX) != isRightToLeft }
        return (left.minY, one) < (right.minY, other)
      }
      // Columns: what lies above or below the first in line belongs before what is beside it.
      order.append(line[0])
      rest.removeAll { $0 == line[0] }
    }
    return order
  }

  private static func stand(_ one: CGRect, beside other: CGRect) -> Bool {
    let overlap = min(one.maxY, other.maxY) - max(one.minY, other.minY)
    return one == other || overlap > min(one.height, other.height) / 2
  }
}
