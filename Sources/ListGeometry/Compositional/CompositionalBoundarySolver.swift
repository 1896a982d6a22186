import Foundation

/// Boundary views around a stretch of content: the frames, and by how much the stretch grows.
///
/// Measured on UIKit (`uikit-facts §18`): a view at the start or end of the scrolling axis lies outside of the content, which grows
/// by what sticks out; one that does not extend it lies inside. A view at a side is in the middle of the length; one that extends
/// and is longer than the content makes it as long. Views of one side do not stack.
struct SolvedBoundaries: Hashable, Sendable {
  /// Counted from the start of the grown stretch along the scrolling axis, and from the edge of the container across.
  var frames: [CGRect] = []
  /// The room added before the content.
  var before: CGFloat = 0
  /// The content's own length, which may have grown.
  var length: CGFloat = 0
  /// The room added after the content.
  var after: CGFloat = 0

  var total: CGFloat { before + length + after }

  /// - Parameters:
  ///   - length: the content's length along `axis`.
  ///   - bounds: the container; fractions are parts of it, less `insets` across the axis.
  ///   - measured: sizes of views that size themselves, by their index.
  init(
    _ boundaries: [CompositionalBoundary], around length: CGFloat, axis: CompositionalAxis, bounds: CGSize,
    insets: CompositionalInsets, measured: [Int: CGSize], scale: CGFloat
  ) {
    self.length = length
    guard !boundaries.isEmpty else { return }
    let cross = axis.other
    var region = bounds
    region[cross] = max(0, bounds[cross] - insets.sum(cross))
    let sizes = boundaries.enumerated().map { index, boundary in
      boundary.size.resolved(in: region, measured: measured[index], scale: scale)
    }
    for (boundary, size) in zip(boundaries, sizes) where boundary.extendsBoundary && boundary.place[axis] == .middle {
      self.length = max(self.length, size[axis])
    }
    for (boundary, size) in zip(boundaries, sizes) {
      let position = Self.position(of: boundary, size: size, axis: axis, length: self.length)
      let left = region[cross] - size[cross]
      let side = insets.start(cross) + boundary.place[cross].rawValue * left + boundary.offset[cross]
      frames.append(CGRect(origin: CGPoint(axis, position, side), size: size))
      guard boundary.extendsBoundary, boundary.place[axis] != .middle else { continue }
      before = max(before, boundary.place[axis] == .start ? boundary.padding - position : -position)
      after = max(after, position + size[axis] - self.length)
    }
    for index in frames.indices {
      frames[index].origin[axis] += before
      let boundary = boundaries[index]
      frames[index] = frames[index].inset(by: boundary.insets.ignoringEstimates(of: boundary.size))
    }
  }

  private static func position(
    of boundary: CompositionalBoundary, size: CGSize, axis: CompositionalAxis, length: CGFloat
  ) -> CGFloat {
    let offset = boundary.offset[axis]
    switch boundary.place[axis] {
    case .start: return (boundary.extendsBoundary ? -size[axis] : 0) + offset
    case .middle: return (length - size[axis]) / 2 + offset
    case .end: return (boundary.extendsBoundary ? length : length - size[axis]) + offset
    }
  }

  /// The frame of a view that stays in sight between `start` and `end`.
  ///
  /// It keeps to its stretch; at the far side, the room given to other views is left free.
  func pinned(
    _ frame: CGRect, at place: CompositionalPlace.Position, axis: CompositionalAxis, from start: CGFloat,
    to end: CGFloat
  )
    -> CGRect
  {
    var result = frame
    let length = frame.size[axis]
    switch place {
    case .start:
      let last = before + self.length - length
      result.origin[axis] = max(frame.start(axis), min(start, last))
    case .end:
      result.origin[axis] = min(frame.start(axis), max(end - length, before))
    case .middle: break
    }
    return result
  }
}
