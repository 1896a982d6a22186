/// The visible columns side by side, and the frames of their views.
extension UISplitViewController {
  /// The columns before the last one.
  var sidebarColumns: [Column] {
    let columns: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    let there = columns.filter { holders[$0] != nil }
    return there.isEmpty ? [.primary] : there
  }

  /// How the columns are to lie now.
  var arrangement: SplitArrangement {
    let size = (viewIfLoaded?.window == nil ? nil : viewIfLoaded?.bounds.size) ?? stage.screen.bounds.size
    return SplitArrangement(
      size: size,
      sidebars: sidebarColumns.map {
        $0 == .primary ? primaryWidth(in: size.width) : supplementaryWidth(in: size.width)
      },
      line: 1 / (viewIfLoaded?.displayScale ?? stage.screen.scale), preferredBehavior: preferredSplitBehavior,
      preferredMode: preferredDisplayMode, chosen: chosenSidebars)
  }

  /// Whether there are columns to lie beside each other.
  private var hasSeveral: Bool { !isCollapsed && holders[.secondary] != nil && shownColumns.count > 1 }

  func primaryWidth(in width: CGFloat) -> CGFloat {
    columnWidth(
      width, preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
      maximumPrimaryColumnWidth)
  }

  func supplementaryWidth(in width: CGFloat) -> CGFloat {
    columnWidth(
      width, preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
      minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
  }

  private func columnWidth(
    _ width: CGFloat, _ preferred: CGFloat, _ fraction: CGFloat, _ least: CGFloat, _ greatest: CGFloat
  ) -> CGFloat {
    let automatic = Self.automaticDimension
    var result: CGFloat = 320
    if fraction != automatic { result = width * fraction }
    if preferred != automatic { result = preferred }
    if greatest != automatic { result = min(result, greatest) }
    if least != automatic { result = max(result, least) }
    return PixelGrid.round(min(result, width), scale: viewIfLoaded?.displayScale ?? 1)
  }

  // MARK: Changes

  /// Called after a change of the preferences.
  func arrangementDidChange() {
    guard !isCollapsed else { return }
    tellOfMode()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Tells the delegate of another mode, and of columns that come and go with it.
  func tellOfMode() {
    guard hasSeveral else { return }
    let mode = displayMode
    defer { knownMode = mode }
    guard let old = knownMode, old != mode else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    let (before, after) = (old.sidebars ?? 0, mode.sidebars ?? 0)
    for (index, column) in sidebarColumns.reversed().enumerated() {
      if index >= before, index < after { delegate?.splitViewController(self, willShow: column) }
      if index < before, index >= after { delegate?.splitViewController(self, willHide: column) }
    }
  }

  /// Shows so many of the columns before the last one; they move where the container is in a window.
  func showSidebars(_ count: Int) {
    guard count != arrangement.count else { return }
    let isSeen = isInView && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
    if isSeen {
      // Columns come in from outside.
      coming = Set(sidebarColumns.suffix(count))
      UIView.performWithoutAnimation {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      coming = []
    }
    chosenSidebars = count
    tellOfMode()
    guard isSeen else { return viewIfLoaded?.setNeedsLayout() ?? () }
    UIView.animate(withDuration: Double(UINavigationController.hideShowBarDuration)) {
      self.view.setNeedsLayout()
      self.view.layoutIfNeeded()
    }
  }

  func tappedBeside() { showSidebars(arrangement.countAfterTapBeside) }

  /// Shows a column in regular width.
  func revealBeside(_ column: Column) {
    let arrangement = arrangement
    guard hasSeveral else { return }
    if column == .secondary {
      if arrangement.dimsSecondary { showSidebars(arrangement.countAfterTapBeside) }
    } else if let index = sidebarColumns.firstIndex(of: column) {
      showSidebars(max(arrangement.count, sidebarColumns.count - index))
    }
  }

  /// Hides a column in regular width, and those before it.
  func concealBeside(_ column: Column) {
    guard hasSeveral, let index = sidebarColumns.firstIndex(of: column) else { return }
    showSidebars(min(arrangement.count, sidebarColumns.count - index - 1))
  }

  // MARK: Gesture and button

  private func addEdgePan(to container: UIView) {
    let pan = EdgePanGestureRecognizer()
    pan.mayBegin = { [weak self] in self?.mayBringIn ?? false }
    pan.addTarget(self, action: Selector(UISplitViewController.edgeWasDragged(_:)))
    container.addGestureRecognizer(pan)
    edgePan = pan
  }

  /// Whether a finger from the edge brings a column in: not where a stack at this edge can go back.
  private var mayBringIn: Bool {
    guard presentsWithGesture, hasSeveral, primaryEdge == .leading, arrangement.count < sidebarColumns.count else {
      return false
    }
    let first = arrangement.count == 0 ? holders[.secondary] : holders[.supplementary]
    return ((first as? UINavigationController)?.viewControllers.count ?? 1) < 2
  }

  private func edgeWasDragged(_ recognizer: EdgePanGestureRecognizer) {
    if recognizer.state == .began { showSidebars(arrangement.count + 1) }
  }

  /// Puts the button of the columns into the bar of the first column that is seen.
  func placeButton() {
    let isShown =
      displayModeButtonVisibility == .always || displayModeButtonVisibility == .automatic && presentsWithGesture
    var host: UINavigationItem?
    if isShown, hasSeveral, style != .unspecified {
      let column = sidebarColumns.suffix(arrangement.count).first ?? .secondary
      host = (holders[column] as? UINavigationController)?.viewControllers.first?.navigationItem
      // Applications may have put it there themselves.
      if host?.leadingItemGroups.contains(where: { $0.barButtonItems.contains { $0 === modeButton } }) == true {
        host = nil
      }
    }
    if buttonHost !== host {
      buttonHost?.columnButton = nil
      buttonHost = host
    }
    if let host, host.columnButton !== modeButton { host.columnButton = modeButton }
  }

  // MARK: Views

  /// The columns whose views are in: those that are seen, and those that were.
  private var columnsWithViews: [Column] {
    guard hasSeveral else { return shownColumns }
    let seen = sidebarColumns.suffix(arrangement.count)
    return shownColumns.filter { column in
      column == .secondary || seen.contains(column) || coming.contains(column)
        || shownWrappers.contains { $0.controller === holders[column] }
    }
  }

  /// Puts the views of the columns in that are to be seen, and takes others out.
  func showColumns() {
    guard let container = viewIfLoaded else { return }
    if edgePan == nil { addEdgePan(to: container) }
    let wanted = columnsWithViews.compactMap { holders[$0] }
    let gone = shownWrappers.filter { wrapper in !wanted.contains { $0 === wrapper.controller } }
    for wrapper in gone { unwrap(wrapper.controller) }
    for controller in wanted where !shownWrappers.contains(where: { $0.controller === controller }) {
      controller.loadViewIfNeeded()
      let wrapper = BarWrapperView(controller: controller)
      wrapper.clipsToBounds = true
      if isInView {
        controller.beginAppearance(true, animated: appearanceState == .appearing && isAppearanceAnimated)
      }
      wrapper.addSubview(controller.view)
      let isLast = controller === holders[.secondary]
      container.insertSubview(wrapper, belowSubview: isLast ? dim : lines[0])
      shownWrappers.append(wrapper)
      container.setNeedsLayout()
      guard appearanceState == .appeared, let window = container.window else { continue }
      window.workAfterLayout.append { [weak self] in
        if self?.appearanceState == .appeared { controller.didComeIntoView() }
      }
    }
  }

  func unwrap(_ controller: UIViewController) {
    guard let index = shownWrappers.firstIndex(where: { $0.controller === controller }) else { return }
    let wrapper = shownWrappers.remove(at: index)
    controller.beginAppearance(false, animated: false)
    wrapper.removeFromSuperview()
    controller.didGoOutOfView()
  }

  /// Forgets what the reader chose where the behaviour is another: the device was turned, or the window resized.
  func followSize() {
    guard hasSeveral else { return }
    var arrangement = arrangement
    if let last = lastArrangement, last.size != arrangement.size, last.behavior != arrangement.behavior {
      chosenSidebars = nil
      arrangement = self.arrangement
    }
    lastArrangement = arrangement
    tellOfMode()
  }

  func layoutColumns() {
    guard let container = viewIfLoaded else { return }
    let isLeft = (primaryEdge == .leading) != container.isRightToLeft
    let (isSplit, arrangement) = (hasSeveral, arrangement)
    let frames = arrangement.frames(fromLeft: isLeft)
    for wrapper in shownWrappers {
      var frame = container.bounds
      if isSplit {
        let index = sidebarColumns.firstIndex { holders[$0] === wrapper.controller }
        frame = index.map { frames.sidebars[$0] } ?? frames.secondary
      }
      if wrapper.frame != frame { wrapper.frame = frame }
      wrapper.coveredInsets = insets(of: frame, in: container)
      if let content = wrapper.controller.viewIfLoaded, content.frameBeforeTransform != wrapper.bounds {
        content.frameBeforeTransform = wrapper.bounds
      }
    }
    for (index, line) in lines.enumerated() {
      line.isHidden = !isSplit || index >= frames.lines.count
      if !line.isHidden { line.frame = frames.lines.reversed()[index] }
    }
    let dims = isSplit && arrangement.dimsSecondary
    dim.frame = dims ? frames.secondary.intersection(container.bounds) : container.bounds
    if dims { dim.isHidden = false }
    dim.alpha = dims ? 1 : 0
    placeButton()
  }

  private func insets(of frame: CGRect, in container: UIView) -> UIEdgeInsets {
    var insets = container.safeAreaInsets
    insets.left = max(0, insets.left - max(0, frame.minX))
    insets.right = max(0, insets.right - max(0, container.bounds.width - frame.maxX))
    return insets
  }
}
