import Foundation

/// The rows to announce to a prefetching data source: the next screen in the direction of scrolling.
///
/// A screen is a rule of ours; how far UIKit looks ahead is not documented.
public struct ListLookahead: Hashable, Sendable {
  private var offset = -CGFloat.greatestFiniteMagnitude
  /// Whether the list was scrolled towards its start last.
  public private(set) var isBackward = false

  /// Makes the lookahead of a list before its first viewport, with the direction forward.
  public init() {}

  /// The extent of the next screen, after the list came to a viewport; a viewport at the same offset keeps the
  /// direction.
  public mutating func nextScreen(after viewport: Viewport) -> (start: CGFloat, end: CGFloat) {
    if viewport.offset != offset { isBackward = viewport.offset < offset }
    offset = viewport.offset
    return isBackward
      ? (viewport.start - viewport.length, viewport.start) : (viewport.end, viewport.end + viewport.length)
  }
}
