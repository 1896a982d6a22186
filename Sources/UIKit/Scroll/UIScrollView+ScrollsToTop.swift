extension UIWindow {
  /// The status bar was tapped: the scroll view of the window that has `scrollsToTop` goes to its top.
  ///
  /// As on iOS nothing happens where several scroll views that are seen have it. For hosts and tests.
  package func tapStatusBar() {
    let candidates = Self.scrollViews(in: self).filter { $0.scrollsToTop && $0.isScrollEnabled }
    guard candidates.count == 1, let view = candidates.first else { return }
    view.scrollToTop()
  }

  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    let own = (view as? UIScrollView).map { [$0] } ?? []
    return own + view.subviews.flatMap(scrollViews)
  }
}

extension UIScrollView {
  fileprivate func scrollToTop() {
    guard delegateStorage?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = -adjustedContentInset.top - bars.roomAbove
    guard contentOffset.y > top else { return }
    dragging.glide(
      to: { [weak self] in
        self.map { CGPoint(x: $0.contentOffset.x, y: -$0.adjustedContentInset.top - $0.bars.roomAbove) }
      },
      end: nil, isToTop: true)
  }
}
