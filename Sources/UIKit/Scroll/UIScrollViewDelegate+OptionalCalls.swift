// Made by Scripts/optional-calls from the protocol.

extension UIScrollViewDelegate {
  /// For calls of optional methods: `delegate?.scrollViewDidScroll?(…)`.
  @_disfavoredOverload public var scrollViewDidScroll: _UIScrollViewDelegate_scrollViewDidScroll? {
    _UIScrollViewDelegate_scrollViewDidScroll(object: self)
  }
  /// For calls of optional methods: `delegate?.scrollViewWillBeginDragging?(…)`.
  @_disfavoredOverload public var scrollViewWillBeginDragging: _UIScrollViewDelegate_scrollViewWillBeginDragging? {
    _UIScrollViewDelegate_scrollViewWillBeginDragging(object: self)
  }
  /// For calls of optional methods: `delegate?.scrollViewWillEndDragging?(…)`.
  @_disfavoredOverload public var scrollViewWillEndDragging: _UIScrollViewDelegate_scrollViewWillEndDragging? {
    _UIScrollViewDelegate_scrollViewWillEndDragging(object: self)
  }
  /// For calls of optional methods: `delegate?.scrollViewDidEndDragging?(…)`.
  @_disfavoredOverload public var scrollViewDidEndDragging: _UIScrollViewDelegate_scrollViewDidEndDragging? {
    _UIScrollViewDelegate_scrollViewDidEndDragging(object: self)
  }
  /// For calls of optional methods: `delegate?.scrollViewWillBeginDecelerating?(…)`.
  @_disfavoredOverload public var scrollViewWillBeginDecelerating:
    _UIScrollViewDelegate_scrollViewWillBeginDecelerating?
  { _UIScrollViewDelegate_scrollViewWillBeginDecelerating(object: self) }
  /// For calls of optional methods: `delegate?.scrollViewDidEndDecelerating?(…)`.
  @_disfavoredOverload public var scrollViewDidEndDecelerating: _UIScrollViewDelegate_scrollViewDidEndDecelerating? {
    _UIScrollViewDelegate_scrollViewDidEndDecelerating(object: self)
  }
  /// For calls of optional methods: `delegate?.scrollViewDidEndScrollingAnimation?(…)`.
  @_disfavoredOverload public var scrollViewDidEndScrollingAnimation:
    _UIScrollViewDelegate_scrollViewDidEndScrollingAnimation?
  { _UIScrollViewDelegate_scrollViewDidEndScrollingAnimation(object: self) }
  /// For calls of optional methods: `delegate?.scrollViewDidChangeAdjustedContentInset?(…)`.
  @_disfavoredOverload public var scrollViewDidChangeAdjustedContentInset:
    _UIScrollViewDelegate_scrollViewDidChangeAdjustedContentInset?
  { _UIScrollViewDelegate_scrollViewDidChangeAdjustedContentInset(object: self) }
  /// For calls of optional methods: `delegate?.viewForZooming?(…)`.
  @_disfavoredOverload public var viewForZooming: _UIScrollViewDelegate_viewForZooming? {
    _UIScrollViewDelegate_viewForZooming(object: self)
  }
  /// For calls of optional methods: `delegate?.scrollViewWillBeginZooming?(…)`.
  @_disfavoredOverload public var scrollViewWillBeginZooming: _UIScrollViewDelegate_scrollViewWillBeginZooming? {
    _UIScrollViewDelegate_scrollViewWillBeginZooming(object: self)
  }
  /// For calls of optional methods: `delegate?.scrollViewDidZoom?(…)`.
  @_disfavoredOverload public var scrollViewDidZoom: _UIScrollViewDelegate_scrollViewDidZoom? {
    _UIScrollViewDelegate_scrollViewDidZoom(object: self)
  }
  /// For calls of optional methods: `delegate?.scrollViewDidEndZooming?(…)`.
  @_disfavoredOverload public var scrollViewDidEndZooming: _UIScrollViewDelegate_scrollViewDidEndZooming? {
    _UIScrollViewDelegate_scrollViewDidEndZooming(object: self)
  }
  /// For calls of optional methods: `delegate?.scrollViewShouldScrollToTop?(…)`.
  @_disfavoredOverload public var scrollViewShouldScrollToTop: _UIScrollViewDelegate_scrollViewShouldScrollToTop? {
    _UIScrollViewDelegate_scrollViewShouldScrollToTop(object: self)
  }
  /// For calls of optional methods: `delegate?.scrollViewDidScrollToTop?(…)`.
  @_disfavoredOverload public var scrollViewDidScrollToTop: _UIScrollViewDelegate_scrollViewDidScrollToTop? {
    _UIScrollViewDelegate_scrollViewDidScrollToTop(object: self)
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

/// The optional methods `viewForZooming` of a `UIScrollViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_viewForZooming {
  let object: any UIScrollViewDelegate

  /// Calls `viewForZooming(in:)`.
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    object.viewForZooming(in: scrollView)
  }
}

/// The optional methods `scrollViewWillBeginZooming` of a `UIScrollViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewWillBeginZooming {
  let object: any UIScrollViewDelegate

  /// Calls `scrollViewWillBeginZooming(_:with:)`.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    object.scrollViewWillBeginZooming(scrollView, with: view)
  }
}

/// The optional methods `scrollViewDidZoom` of a `UIScrollViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewDidZoom {
  let object: any UIScrollViewDelegate

  /// Calls `scrollViewDidZoom(_:)`.
  public func callAsFunction(_ scrollView: UIScrollView) {
    object.scrollViewDidZoom(scrollView)
  }
}

/// The optional methods `scrollViewDidEndZooming` of a `UIScrollViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewDidEndZooming {
  let object: any UIScrollViewDelegate

  /// Calls `scrollViewDidEndZooming(_:with:atScale:)`.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    object.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}

/// The optional methods `scrollViewShouldScrollToTop` of a `UIScrollViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewShouldScrollToTop {
  let object: any UIScrollViewDelegate

  /// Calls `scrollViewShouldScrollToTop(_:)`.
  public func callAsFunction(_ scrollView: UIScrollView) -> Bool {
    object.scrollViewShouldScrollToTop(scrollView)
  }
}

/// The optional methods `scrollViewDidScrollToTop` of a `UIScrollViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIScrollViewDelegate_scrollViewDidScrollToTop {
  let object: any UIScrollViewDelegate

  /// Calls `scrollViewDidScrollToTop(_:)`.
  public func callAsFunction(_ scrollView: UIScrollView) {
    object.scrollViewDidScrollToTop(scrollView)
  }
}
