/// Offsets: where content stays when the size of its view, the insets or its own size become others.
///
/// One rule for every cause. Frames, constraints, animations, rotations, safe areas, keyboards and content end here. UIKit does the same by
/// one method, which public stack traces show below the setters of the frame, the bounds, the insets and the content's size (MJRefresh issue
/// 1309; comments in public message views).
extension UIScrollView {
  /// Puts the content back where it may rest.
  ///
  /// Content that rested at the edge of an inset follows the edge; content that is seen past its end or above its beginning comes back,
  /// as far as the view reaches. Fingers and motions keep theirs and come to rest in the content by themselves. A list that does not
  /// know its content yet keeps the offset until it does.
  ///
  /// - Parameters:
  ///   - old: the inset before, where it changed.
  ///   - followsTop: false leaves the content where it is, whatever becomes of the inset above it.
  func keepOffset(from old: UIEdgeInsets? = nil, followsTop: Bool = true) {
    var offset = contentOffset
    if let old {
      let new = adjustedContentInset
      if followsTop, abs(offset.y + old.top) < 0.5 { offset.y = -new.top }
      if abs(offset.x + old.left) < 0.5 { offset.x = -new.left }
      if offset != contentOffset { endGlideAtEdge() }
    }
    if isScrollAnimating {
      keepGlideInContent()
    } else if !isHeldInMotion {
      if contentIsKnown { offset = offsetAtRest(offset) } else { offsetIsNotKept() }
    }
    if offset != contentOffset { scroll(to: offset) }
  }

  /// The nearest offset at which content may rest; the present offset while the view has no size.
  private func offsetAtRest(_ offset: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return offset }
    var rest = clampedContentOffset(offset)
    // Content that is shorter than its room rests below a bar that grows as well as below one that does not.
    if bars.roomAbove > 0, (rest.y...max(rest.y, -adjustedContentInset.top)).contains(offset.y) { rest.y = offset.y }
    return rest
  }
}
