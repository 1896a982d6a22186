/// How the bars follow the content: large titles, backgrounds.
extension UINavigationController: ScrollFollower {
  /// The scroll view that a controller's bars follow.
  func contentScrollView(of controller: UIViewController) -> UIScrollView? {
    controller.contentScrollView(for: .top) ?? controller.foundContentScrollView
  }

  func follow(_ scrollView: UIScrollView?) {
    guard scrollView !== followed else { return }
    stopFollowing()
    followed = scrollView
    scrollView?.bars.above = self
    scrollView?.bars.below = self
    scrollView?.updateAdjustedContentInset()
  }

  func stopFollowing() {
    guard let scrollView = followed else { return }
    followed = nil
    if scrollView.bars.above === self { scrollView.bars = ScrollBars() }
  }

  /// The shape of the bar with a controller, by where its content is now.
  func shape(for wrapper: BarWrapperView) -> NavigationBarShape {
    var shape = navigationBar.shape(for: wrapper.controller.navigationItem)
    guard let scrollView = contentScrollView(of: wrapper.controller) else {
      // Nothing can be scrolled, so nothing takes the search bar away, and nothing would bring it back.
      shape.search = shape.fullSearch
      shape.background = 0
      return shape
    }
    guard wrapper.wasPlaced, !isNavigationBarHidden,
      let content = NavigationContent(scrollView, in: wrapper, top: view.safeAreaInsets.top)
    else {
      // Content that has no place yet comes to rest below the whole bar.
      shape.background = 0
      return shape
    }
    if shape.canBePulled {
      let old = wrapper.shape
      if !old.canBePulled || old.fullLarge != shape.fullLarge, content.restsAtTop {
        // The title became large, or larger by the text size, while the content lay at its beginning: it makes room.
      } else if content.isUnderBar {
        var hidden = content.scrolled(restingBelow: shape.fullHeight)
        shape.pull = max(0, -hidden)
        // The search bar goes first, where it goes, and then the large title.
        let hideable = hideableSearch(wrapper, shape)
        let gone = max(0, min(hideable, hidden))
        if hideable > 0 { shape.search = shape.fullSearch - gone }
        hidden -= gone
        shape.large = max(0, min(shape.fullLarge, shape.fullLarge - hidden))
      }
    }
    let kept = shape.fullSearch - hideableSearch(wrapper, shape)
    let below = content.scrolled(restingBelow: shape.isSearchAlone ? kept : shape.prompt + shape.row + kept)
    let isCollapsed = shape.large == 0 || shape.isSearchAlone
    shape.background = isCollapsed ? max(0, min(1, below / navigationBar.metrics.edgeFade)) : 0
    return shape
  }

  /// A large title leaves room above itself, which the background covers unless there is none.
  func hostOfRefreshControl(of scrollView: UIScrollView) -> UIView? {
    guard scrollView === followed, let shown, shown.shape.fullLarge > 0, let page = navigationBar.page,
      page.background.showsSomething
    else { return nil }
    return page
  }

  /// How much of the search bar goes while content scrolls up.
  private func hideableSearch(_ wrapper: BarWrapperView, _ shape: NavigationBarShape) -> CGFloat {
    let item = wrapper.controller.navigationItem
    guard item.hidesSearchBarWhenScrolling, item.searchBarPlacement == .stacked,
      item.searchController?.isActive != true
    else { return 0 }
    return shape.fullSearch
  }

  func contentDidMove(in scrollView: UIScrollView) {
    guard scrollView === followed, let shown, transition == nil, pending == nil, !barsAreMoving, shown.wasPlaced else {
      return
    }
    let new = shape(for: shown)
    tell(scrollView, of: new)
    guard new != shown.shape else { return }
    let isSameHeight = new.height == shown.shape.height
    shown.shape = new
    if isSameHeight {
      navigationBar.page?.shape = new
    } else {
      place(shown)
      placeBars(for: shown)
    }
  }

  func contentSizeDidChange(in scrollView: UIScrollView) {
    guard scrollView === followed, let shown, transition == nil, pending == nil, !barsAreMoving, shown.wasPlaced else {
      return
    }
    contentLiesBelowBars(scrollView.progressBelow)
  }

  /// Tells the content how much further down it may rest, and the toolbar whether content lies below it.
  func tell(_ scrollView: UIScrollView, of shape: NavigationBarShape) {
    scrollView.bars.roomAbove = shape.isSearchAlone ? 0 : shape.fullHeight - shape.restingHeight
    scrollView.bars.refreshLift = shape.fullHeight - shape.prompt - shape.row
    contentLiesBelowBars(scrollView.progressBelow)
  }

  /// How much of the background of bars at the bottom is seen.
  func contentLiesBelowBars(_ progress: CGFloat) {
    toolbar?.backgroundProgress = progress
    tabs?.content(of: self, liesBelowBar: progress)
  }

  /// A large title is wholly there or gone when the content rests, as far as the content reaches.
  func restingOffset(proposed: CGPoint, in scrollView: UIScrollView) -> CGPoint {
    guard scrollView === followed, let shown, shown.shape.canBePulled,
      let content = NavigationContent(scrollView, in: shown, top: view.safeAreaInsets.top), content.isUnderBar
    else { return proposed }
    let expanded = content.offset(restingBelow: shown.shape.fullHeight)
    // The search bar is wholly there or gone, too.
    let search = expanded + hideableSearch(shown, shown.shape)
    let collapsed = search + shown.shape.fullLarge
    for (first, last) in [(expanded, search), (search, collapsed)] where proposed.y > first && proposed.y < last {
      let isNearer = proposed.y - first > (last - first) / 2
      let reaches = scrollView.clampedContentOffset(CGPoint(x: proposed.x, y: last)).y >= last
      return CGPoint(x: proposed.x, y: isNearer && reaches ? last : first)
    }
    return proposed
  }
}

extension UIScrollView {
  /// How much of the background of a bar at the bottom is seen, 0…1: content lies below it unless its end does.
  var progressBelow: CGFloat {
    let end = contentSize.height + adjustedContentInset.bottom
    return max(0, min(1, (end - bounds.maxY) / NavigationBarMetrics().edgeFade))
  }
}
