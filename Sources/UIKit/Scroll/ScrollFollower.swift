/// A bar at an edge of a scroll view, which follows what the content does.
@MainActor protocol ScrollFollower: AnyObject {
  /// The content moved, or its insets changed.
  func contentDidMove(in scrollView: UIScrollView)
  /// The content has another size: its end may lie below a bar at the bottom now, or no longer.
  func contentSizeDidChange(in scrollView: UIScrollView)
  /// The resting offset of the content, given the offset proposed for it.
  func restingOffset(proposed: CGPoint, in scrollView: UIScrollView) -> CGPoint
  /// The view that shows a refresh control's contents in its place, as the bar would cover them.
  func hostOfRefreshControl(of scrollView: UIScrollView) -> UIView?
}

extension ScrollFollower {
  func hostOfRefreshControl(of scrollView: UIScrollView) -> UIView? { nil }
}

/// The bars at the edges of a scroll view.
struct ScrollBars {
  weak var above: (any ScrollFollower)?
  weak var below: (any ScrollFollower)?
  /// By how much the bar above grows, and with it the inset, when the content is pulled down: so much further down the content may rest.
  var roomAbove: CGFloat = 0
  /// How far above the content's edge a refresh control stands, as something else of the bar lies between.
  var refreshLift: CGFloat = 0
}
