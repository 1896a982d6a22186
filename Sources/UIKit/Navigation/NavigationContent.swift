/// The place of a scroll view's content, relative to the bar above it.
@MainActor struct NavigationContent {
  private let scrollView: UIScrollView
  /// The part of the inset for the safe area, without the bar's height.
  private let insetWithoutBar: CGFloat
  /// Whether the scroll view begins under the bar, and not below it.
  let isUnderBar: Bool

  /// Makes the place of the content; nil while the content's insets do not know the bar yet.
  ///
  /// `top` is how far the bar keeps from the wrapper's upper edge.
  init?(_ scrollView: UIScrollView, in wrapper: BarWrapperView, top: CGFloat) {
    self.scrollView = scrollView
    let covered = wrapper.coveredInsets.top
    let y = Self.place(of: scrollView, in: wrapper)
    isUnderBar = y < covered - 0.5
    let more = wrapper.controller.additionalSafeAreaInsets.top
    let known = scrollView.margins.notifiedSafeArea.top
    if isUnderBar, abs(known - min(covered, covered - y) - more) > 0.5 { return nil }
    let added = scrollView.addedSafeArea.top
    insetWithoutBar = added > 0 ? added - covered + top : 0
    barCounts = added > 0 && isUnderBar
  }

  /// Whether the bar's height is in the inset.
  private let barCounts: Bool

  private static func place(of scrollView: UIScrollView, in wrapper: UIView) -> CGFloat {
    guard let parent = scrollView.superviewStorage else { return 0 }
    return parent === wrapper ? scrollView.frame.minY : parent.convert(scrollView.frame.origin, to: wrapper).y
  }

  /// The offset of content that rests at its beginning below a bar of a height.
  func offset(restingBelow height: CGFloat) -> CGFloat {
    -(scrollView.contentInset.top + (barCounts ? insetWithoutBar + height : 0))
  }

  /// How far the content is scrolled from there, in points.
  func scrolled(restingBelow height: CGFloat) -> CGFloat { scrollView.contentOffset.y - offset(restingBelow: height) }

  /// Whether the content lies at its beginning.
  var restsAtTop: Bool { abs(scrollView.contentOffset.y + scrollView.adjustedContentInset.top) < 0.5 }
}
