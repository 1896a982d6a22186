// Made by Scripts/optional-calls from the protocol.

extension UIScrollViewDelegate {
  /// For calls of optional methods: `delegate?.scrollViewDidScroll?(…)`.
  public var scrollViewDidScroll: _UIScrollViewDelegate_scrollViewDidScroll? {
    _UIScrollViewDelegate_scrollViewDidScroll(object: self)
  }
  /// For calls of optional methods: `delegate?.scrollViewWillBeginDragging?(…)`.
  public var scrollViewWillBeginDragging: _UIScrollViewDelegate_scrollViewWillBeginDragging? {
    _UIScrollViewDelegate_scrollViewWillBeginDragging(object: self)
  }
  /// For calls of optional methods: `delegate?.scrollViewWillEndDragging?(…)`.
  public var scrollViewWillEndDragging: _UIScrollViewDelegate_scrollViewWillEndDragging? {
    _UIScrollViewDelegate_scrollViewWillEndDragging(object: self)
  }
  /// For calls of optional methods: `delegate?.scrollViewDidEndDragging?(…)`.
  public var scrollViewDidEndDragging: _UIScrollViewDelegate_scrollViewDidEndDragging? {
    _UIScrollViewDelegate_scrollViewDidEndDragging(object: self)
  }
  /// For calls of optional methods: `delegate?.scrollViewWillBeginDecelerating?(…)`.
  public var scrollViewWillBeginDecelerating: _UIScrollViewDelegate_scrollViewWillBeginDecelerating? {
    _UIScrollViewDelegate_scrollViewWillBeginDecelerating(object: self)
  }
  /// For calls of optional methods: `delegate?.scrollViewDidEndDecelerating?(…)`.
  public var scrollViewDidEndDecelerating: _UIScrollViewDelegate_scrollViewDidEndDecelerating? {
    _UIScrollViewDelegate_scrollViewDidEndDecelerating(object: self)
  }
  /// For calls of optional methods: `delegate?.scrollViewDidEndScrollingAnimation?(…)`.
  public var scrollViewDidEndScrollingAnimation: _UIScrollViewDelegate_scrollViewDidEndScrollingAnimation? {
    _UIScrollViewDelegate_scrollViewDidEndScrollingAnimation(object: self)
  }
  /// For calls of optional methods: `delegate?.scrollViewDidChangeAdjustedContentInset?(…)`.
  public var scrollViewDidChangeAdjustedContentInset: _UIScrollViewDelegate_scrollViewDidChangeAdjustedContentInset? {
    _UIScrollViewDelegate_scrollViewDidChangeAdjustedContentInset(object: self)
  }
}

/// The optional methods `scrollViewDidScroll` of a `UIScrollViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewDidScroll {
  let object: any UIScrollViewDelegate

  /// Calls `scrollViewDidScroll(_:)`.
  public func callAsFunction(_ scrollView: UIScrollView) {
    object.scrollViewDidScroll(scrollView)
  }
}

/// The optional methods `scrollViewWillBeginDragging` of a `UIScrollViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewWillBeginDragging {
  let object: any UIScrollViewDelegate

  /// Calls `scrollViewWillBeginDragging(_:)`.
  public func callAsFunction(_ scrollView: UIScrollView) {
    object.scrollViewWillBeginDragging(scrollView)
  }
}

/// The optional methods `scrollViewWillEndDragging` of a `UIScrollViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewWillEndDragging {
  let object: any UIScrollViewDelegate

  /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    object.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// The optional methods `scrollViewDidEndDragging` of a `UIScrollViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewDidEndDragging {
  let object: any UIScrollViewDelegate

  /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    object.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}

/// The optional methods `scrollViewWillBeginDecelerating` of a `UIScrollViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewWillBeginDecelerating {
  let object: any UIScrollViewDelegate

  /// Calls `scrollViewWillBeginDecelerating(_:)`.
  public func callAsFunction(_ scrollView: UIScrollView) {
    object.scrollViewWillBeginDecelerating(scrollView)
  }
}

/// The optional methods `scrollViewDidEndDecelerating` of a `UIScrollViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewDidEndDecelerating {
  let object: any UIScrollViewDelegate

  /// Calls `scrollViewDidEndDecelerating(_:)`.
  public func callAsFunction(_ scrollView: UIScrollView) {
    object.scrollViewDidEndDecelerating(scrollView)
  }
}

/// The optional methods `scrollViewDidEndScrollingAnimation` of a `UIScrollViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewDidEndScrollingAnimation {
  let object: any UIScrollViewDelegate

  /// Calls `scrollViewDidEndScrollingAnimation(_:)`.
  public func callAsFunction(_ scrollView: UIScrollView) {
    object.scrollViewDidEndScrollingAnimation(scrollView)
  }
}

/// The optional methods `scrollViewDidChangeAdjustedContentInset` of a `UIScrollViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewDidChangeAdjustedContentInset {
  let object: any UIScrollViewDelegate

  /// Calls `scrollViewDidChangeAdjustedContentInset(_:)`.
  public func callAsFunction(_ scrollView: UIScrollView) {
    object.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}
