/// The methods by which a scroll view tells of scrolling and zooming; every method may be left out.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content scrolled, by whatever cause.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger is about to be lifted; velocity is in points per millisecond, the target may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// A finger was lifted; `decelerate` says whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content begins to move on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated scroll ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The adjusted content inset changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view that is enlarged when the content is zoomed, a subview of the scroll view; nil lets nothing be zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Fingers, or an animation, begin to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Zooming is over, with the way back into the limits.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content scrolled to the top because of such a tap.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_scrollViewDidScroll_")
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalMethods.call("scrollViewDidScroll:", self, scrollView, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_scrollViewWillBeginDragging_")
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMethods.call("scrollViewWillBeginDragging:", self, scrollView, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_scrollViewWillEndDragging_withVelocity_targetContentOffset_")
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalMethods.call(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:", self, scrollView, velocity, targetContentOffset,
      or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_scrollViewDidEndDragging_willDecelerate_")
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    OptionalMethods.call("scrollViewDidEndDragging:willDecelerate:", self, scrollView, decelerate, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_scrollViewWillBeginDecelerating_")
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethods.call("scrollViewWillBeginDecelerating:", self, scrollView, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_scrollViewDidEndDecelerating_")
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMethods.call("scrollViewDidEndDecelerating:", self, scrollView, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_scrollViewDidEndScrollingAnimation_")
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethods.call("scrollViewDidEndScrollingAnimation:", self, scrollView, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_scrollViewDidChangeAdjustedContentInset_")
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethods.call("scrollViewDidChangeAdjustedContentInset:", self, scrollView, or: ())
  }
  /// Names no view where it is not implemented.
  @_silgen_name("masthead_default_viewForZoomingInScrollView_")
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMethods.call("viewForZoomingInScrollView:", self, scrollView, or: nil)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_scrollViewWillBeginZooming_withView_")
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethods.call("scrollViewWillBeginZooming:withView:", self, scrollView, view, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_scrollViewDidZoom_")
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    OptionalMethods.call("scrollViewDidZoom:", self, scrollView, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_scrollViewDidEndZooming_withView_atScale_")
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    OptionalMethods.call("scrollViewDidEndZooming:withView:atScale:", self, scrollView, view, scale, or: ())
  }
  /// Returns true unless implemented.
  @_silgen_name("masthead_default_scrollViewShouldScrollToTop_")
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethods.call("scrollViewShouldScrollToTop:", self, scrollView, or: true)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_scrollViewDidScrollToTop_")
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalMethods.call("scrollViewDidScrollToTop:", self, scrollView, or: ())
  }
}
