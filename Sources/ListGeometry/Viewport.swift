import Foundation

/// The part of a scroll view's content that is on the screen, along the scrolling axis, in points.
///
/// `offset` is the content offset, `length` the length of the bounds, and the insets are the adjusted content insets.
/// The *visible* part lies between the insets: pinned headers stick to its start, `scrollToRow` aligns with it.
public struct Viewport: Hashable, Sendable {
  /// The start of the bounds in the content, in points.
  public var offset: CGFloat
  /// How long the bounds are, in points.
  public var length: CGFloat
  /// How much of the bounds is covered at the beginning.
  public var leadingInset: CGFloat
  /// How much of the bounds is covered at the end.
  public var trailingInset: CGFloat

  /// How much of the bounds is covered at the beginning.
  public init(offset: CGFloat, length: CGFloat, leadingInset: CGFloat = 0, trailingInset: CGFloat = 0) {
    self.offset = offset
    self.length = length
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
  }

  /// The start and the end of the bounds in the content.
  public var start: CGFloat { offset }
  /// The end of the bounds in the content.
  public var end: CGFloat { offset + length }

  /// The start and the end of what the insets leave of it.
  public var visibleStart: CGFloat { offset + leadingInset }
  /// The end of the uncovered part.
  public var visibleEnd: CGFloat { offset + length - trailingInset }

  /// Whether the first element is to be seen: the content rests at its start, or is pulled beyond the start.
  public var isAtStart: Bool { offset <= -leadingInset }

  /// The nearest offset at which the content does not leave an edge of the viewport it could fill.
  ///
  /// That is from `-leadingInset` to `contentLength + trailingInset - length`; content that is shorter than the
  /// viewport rests at `-leadingInset`.
  public func clamped(_ offset: CGFloat, contentLength: CGFloat) -> CGFloat {
    let last = max(contentLength + trailingInset - length, -leadingInset)
    return min(max(offset, -leadingInset), last)
  }
}
