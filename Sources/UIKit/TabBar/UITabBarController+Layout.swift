/// The layout of the bar and the chosen controller's view.
extension UITabBarController {
  /// Called by the container's layout.
  func layoutContainer() {
    guard let container = viewIfLoaded as? TabBarContainerView else { return }
    tabsDidChange()
    updateItems()
    showChosen()
    placeBar()
    guard let shown else { return }
    place(shown, in: container)
    guard !(shown.controller is UINavigationController) else { return }
    follow(shown.controller.contentScrollView(for: .bottom) ?? shown.controller.foundContentScrollView)
    updateBarBackground()
  }

  /// The addition of the bar to the safe area of controllers, in points.
  var coveringHeight: CGFloat { isTabBarHidden ? 0 : tabBar.barHeight }

  /// Whether the chosen navigation controller shows a controller that hides the bar.
  private var contentHidesBar: Bool { (displayed as? UINavigationController)?.shown?.hidesBottomBar ?? false }

  func place(_ wrapper: BarWrapperView, in container: TabBarContainerView) {
    if wrapper.frame != container.bounds { wrapper.frame = container.bounds }
    var insets = container.safeAreaInsets
    insets.bottom += coveringHeight
    wrapper.coveredInsets = insets
    guard let content: UIView = wrapper.controller.viewIfLoaded else { return }
    var frame = wrapper.bounds
    let edges = wrapper.controller.edgesForExtendedLayout
    let goesBelow = tabBar.isTranslucent || wrapper.controller.extendedLayoutIncludesOpaqueBars
    let endsAbove = !goesBelow || !edges.contains(.bottom)
    // A navigation controller keeps its controllers off the bar itself, as some of them may hide it.
    if coveringHeight > 0, endsAbove, !(wrapper.controller is UINavigationController) {
      frame.size.height -= insets.bottom
    }
    if content.frameBeforeTransform != frame { content.frameBeforeTransform = frame }
    if content.superviewStorage !== wrapper { wrapper.addSubview(content) }
  }

  func placeBar() {
    guard !barIsCarried, let view = viewIfLoaded else { return }
    let isAway = isTabBarHidden || contentHidesBar
    let height = tabBar.barHeight + view.safeAreaInsets.bottom
    let y = isAway ? view.bounds.height : view.bounds.height - height
    let frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    if tabBar.frameBeforeTransform != frame { tabBar.frameBeforeTransform = frame }
    tabBar.isHidden = isAway && !barIsMoving
  }

  /// The bar's properties changed that say how the views lie.
  func barDidChange() { viewIfLoaded?.setNeedsLayout() }

  func barVisibilityDidChange(animated: Bool) {
    guard let view = viewIfLoaded else { return }
    guard animated, view.window != nil, UIView.areAnimationsEnabled else { return view.setNeedsLayout() }
    barIsMoving = true
    view.layoutIfNeeded()
    UIView.animate(
      withDuration: Double(UINavigationController.hideShowBarDuration),
      animations: {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        self?.barIsMoving = false
        self?.viewIfLoaded?.setNeedsLayout()
      })
  }

  // MARK: Sliding with a navigation controller's views

  /// Called before a transition in the chosen navigation controller: if only one of the views shows the bar, the bar
  /// slides with this view.
  func contentWillSlide(from old: BarWrapperView, to new: BarWrapperView) {
    guard old.hidesBottomBar != new.hidesBottomBar, !isTabBarHidden, let view = viewIfLoaded else { return }
    let height = tabBar.barHeight + view.safeAreaInsets.bottom
    barIsCarried = true
    UIView.performWithoutAnimation {
      tabBar.isHidden = false
      (new.hidesBottomBar ? old : new).addSubview(tabBar)
      tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
      tabBar.layoutIfNeeded()
    }
  }

  /// The views of the chosen navigation controller are where they belong.
  func contentDidSlide() {
    guard let view = viewIfLoaded else { return }
    if barIsCarried {
      barIsCarried = false
      view.addSubview(tabBar)
    }
    placeBar()
    view.setNeedsLayout()
  }
}

/// How the bar follows the content of a controller that is in no navigation controller.
extension UITabBarController: ScrollFollower {
  func follow(_ scrollView: UIScrollView?) {
    guard scrollView !== followed else { return }
    stopFollowing()
    followed = scrollView
    scrollView?.bars.below = self
  }

  func stopFollowing() {
    if let followed, followed.bars.below === self { followed.bars.below = nil }
    followed = nil
  }

  func contentDidMove(in scrollView: UIScrollView) { updateBarBackground() }
  func contentSizeDidChange(in scrollView: UIScrollView) { updateBarBackground() }

  func restingOffset(proposed: CGPoint, in scrollView: UIScrollView) -> CGPoint { proposed }

  private func updateBarBackground() { tabBar.backgroundProgress = followed?.progressBelow ?? 0 }

  /// The content of a controller in the chosen navigation controller moved: how much of the bar's background is to be seen.
  func content(of navigation: UINavigationController, liesBelowBar progress: CGFloat) {
    if navigation === displayed { tabBar.backgroundProgress = progress }
  }
}
