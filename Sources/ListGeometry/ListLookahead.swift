import Foundation

/// What a list announces to a prefetching data source: the screen that comes next in the direction of scrolling.
///
/// A screen is a rule of ours; how far UIKit looks ahead is not documented.
public struct ListLookahead: Hashable, Sendable {
  private var offset = -CGFloat.greatestFiniteMagnitude
  /// Whether the list was scrolled towards its start last.
  public private(set) var isBackward = false

  /// Makes one for a list that was not looked at yet: it goes forward.
  public init() {}

  /// Where the next screen begins and ends, after the list came to a viewport; one at the same offset keeps the direction.
  public mutating func nextScreen(after viewport: Viewport) -> (start: CGFloat, end: CGFloat) {
    if viewport.offset != offset { isBackward = viewport.offset < offset }
    offset = viewport.offset
    return isBackward
      ? (viewport.start - viewport.length, viewport.start) : (viewport.end, viewport.end + viewport.length)
  }
}
