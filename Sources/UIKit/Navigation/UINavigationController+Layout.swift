/// The layout of the bars and the controllers' views.
extension UINavigationController {
  /// Called by the container's layout.
  func layoutContainer() {
    startPendingTransition()
    guard let shown else { return }
    if transition == nil {
      shown.frame = view.bounds
      follow(contentScrollView(of: shown.controller))
      shown.shape = shape(for: shown)
      place(shown)
      placeBars(for: shown)
      shown.wasPlaced = true
      if let followed { tell(followed, of: shown.shape) } else { contentLiesBelowBars(0) }
    } else {
      place(shown)
    }
  }

  var showsToolbar: Bool { showsToolbar(for: shown?.controller ?? stack.last) }

  private func showsToolbar(for controller: UIViewController?) -> Bool {
    guard !isToolbarHidden, let controller else { return false }
    return !hidesBottomBar(for: controller)
  }

  /// Whether a controller, or a pushed one below it, hides bars at the bottom.
  func hidesBottomBar(for controller: UIViewController) -> Bool {
    // Those above one that hides the bottom bar hide it too.
    let index = stack.firstIndex { $0 === controller } ?? stack.endIndex
    return stack.prefix(index + 1).dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// The tab bar controller that this controller has a tab in.
  var tabs: UITabBarController? { parent as? UITabBarController }

  /// The bottom inset of the safe area, with a visible tab bar.
  private func bottomInset(for wrapper: BarWrapperView) -> CGFloat {
    let bar = wrapper.hidesBottomBar ? tabs?.coveringHeight ?? 0 : 0
    return max(0, view.safeAreaInsets.bottom - bar)
  }

  private func toolbarHeight(for controller: UIViewController) -> CGFloat {
    showsToolbar(for: controller) ? ToolbarMetrics().height(traitCollection) : 0
  }

  /// The insets of a wrapper under bars and the safe area.
  private func coveredInsets(of wrapper: BarWrapperView) -> UIEdgeInsets {
    var insets = view.safeAreaInsets
    if !isNavigationBarHidden { insets.top += wrapper.shape.restingHeight }
    insets.bottom = bottomInset(for: wrapper) + toolbarHeight(for: wrapper.controller)
    return insets
  }

  /// Places a wrapper's view, and sets its covered insets.
  func place(_ wrapper: BarWrapperView) {
    wrapper.coveredInsets = coveredInsets(of: wrapper)
    guard let content = wrapper.controller.viewIfLoaded else { return }
    let barHeight = isNavigationBarHidden ? 0 : wrapper.shape.restingHeight
    var bottomHeight = toolbarHeight(for: wrapper.controller)
    if let tabs, !wrapper.hidesBottomBar { bottomHeight += tabs.coveringHeight }
    let frame = wrapper.contentFrame(
      barIsTranslucent: navigationBar.isTranslucent, barHeight: barHeight, bottomHeight: bottomHeight,
      bottomIsTranslucent: wrapper.hidesBottomBar || tabs?.tabBar.isTranslucent ?? true)
    if content.frameBeforeTransform != frame { content.frameBeforeTransform = frame }
  }

  /// Places the bars as they are with a controller.
  func placeBars(for wrapper: BarWrapperView) {
    let (bounds, safeArea) = (view.bounds, view.safeAreaInsets)
    let bar = navigationBar
    bar.topExtension = safeArea.top
    bar.page?.shape = wrapper.shape
    let height = wrapper.shape.height
    let y = isNavigationBarHidden ? -height : safeArea.top
    setFrame(CGRect(x: 0, y: y, width: bounds.width, height: height), of: bar)
    bar.isHidden = isNavigationBarHidden && transition == nil && !barsAreMoving
    placeToolbar(for: wrapper)
    bar.setNeedsLayout()
    layOutIfSeen(bar)
  }

  /// Lays a bar out now if it is in a window.
  ///
  /// The views around it are laid out with it: outside of a window that would have lists make their cells too soon, and
  /// with other traits.
  private func layOutIfSeen(_ bar: UIView) {
    if bar.windowStorage != nil { bar.layoutIfNeeded() }
  }

  private func placeToolbar(for wrapper: BarWrapperView) {
    guard let toolbar, !isToolbarHidden || toolbar.superview != nil else { return }
    if toolbar.superview == nil { view.addSubview(toolbar) }
    let isShown = showsToolbar(for: wrapper.controller)
    let height = ToolbarMetrics().height(traitCollection)
    let below = bottomInset(for: wrapper)
    toolbar.bottomExtension = below
    let y = view.bounds.height - (isShown ? below + height : 0)
    setFrame(CGRect(x: 0, y: y, width: view.bounds.width, height: height), of: toolbar)
    toolbar.isHidden = !isShown && transition == nil && !barsAreMoving
    layOutIfSeen(toolbar)
  }

  private func setFrame(_ frame: CGRect, of bar: UIView) {
    if bar.frame != frame { bar.frame = frame }
  }

  /// Sets the toolbar to the items of a controller.
  func toolbarWillShow(_ controller: UIViewController, animated: Bool) {
    guard let toolbar else { return }
    let items = controller.toolbarItems
    if (toolbar.items ?? []).elementsEqual(items ?? [], by: ===) { return }
    toolbar.setItems(items, animated: animated)
  }

  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    if controller === shown?.controller { toolbarWillShow(controller, animated: animated) }
  }

  // MARK: Changes

  /// A bar was hidden or shown.
  func barsDidChange(animated: Bool) {
    guard let view = viewIfLoaded else { return }
    guard animated, view.window != nil, let shown, transition == nil, pending == nil, UIView.areAnimationsEnabled else {
      return view.setNeedsLayout()
    }
    barsAreMoving = true
    view.layoutIfNeeded()
    UIView.animate(
      withDuration: Double(Self.hideShowBarDuration),
      animations: {
        shown.shape = self.shape(for: shown)
        self.place(shown)
        self.placeBars(for: shown)
        view.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        self?.barsAreMoving = false
        self?.viewIfLoaded?.setNeedsLayout()
      })
  }

  /// The bar's properties changed that say how high it is or how the views lie.
  func barDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// An item of the stack changed; a new prompt or large title makes the bar higher.
  func itemDidChange(_ item: UINavigationItem) {
    if stack.last?.navigationItem === item { viewIfLoaded?.setNeedsLayout() }
  }
}
