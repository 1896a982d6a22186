/// Which columns are shown, and how two become one stack.
extension UISplitViewController {
  /// The columns that are shown, from the first on.
  var shownColumns: [Column] {
    if isCollapsed { return holders[.compact] == nil ? [.primary] : [.compact] }
    return [.primary, .secondary].filter { holders[$0] != nil }
  }

  func place(_ controller: UIViewController?, for column: Column) {
    guard set[column] !== controller else { return }
    if let old = holders[column] {
      if column == .secondary { takeCarriedBack() }
      old.willMove(toParent: nil)
      unwrap(old)
      old.removeFromParent()
    }
    set[column] = controller
    guard let controller else {
      holders[column] = nil
      return
    }
    let isHeld = style == .unspecified || controller is UINavigationController || column == .compact
    let holder = isHeld ? controller : UINavigationController(rootViewController: controller)
    holders[column] = holder
    addChild(holder)
    holder.didMove(toParent: self)
  }

  func columnsDidChange() {
    guard let view = viewIfLoaded else { return }
    if isInView { updateColumns() }
    view.setNeedsLayout()
  }

  private var primaryStack: UINavigationController? { holders[.primary] as? UINavigationController }
  private var secondaryStack: UINavigationController? { holders[.secondary] as? UINavigationController }

  // MARK: Collapsing

  /// Decides whether the columns are one stack, and shows those that are to be seen.
  func updateColumns() {
    let isNarrow = traitCollection.horizontalSizeClass != .regular
    if collapsedStorage != isNarrow {
      let isFirst = collapsedStorage == nil
      collapsedStorage = isNarrow
      let compact: UITraitCollection? = isNarrow ? nil : UITraitCollection(horizontalSizeClass: .compact)
      if let primary = holders[.primary] { setOverrideTraitCollection(compact, forChild: primary) }
      if isNarrow { collapse() } else if !isFirst { expand() }
    }
    showColumns()
  }

  private func collapse() {
    if holders[.compact] == nil, let secondary = holders[.secondary], let primary = holders[.primary] {
      let isOnTop: Bool
      if style == .unspecified {
        isOnTop = !(delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false)
      } else {
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
        isOnTop = (top ?? .secondary) == .secondary
      }
      if isOnTop, style == .unspecified {
        primary.collapseSecondaryViewController(secondary, for: self)
      } else if isOnTop {
        pushSecondary(animated: false)
      }
    }
    detailTargetDidChange()
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    if style == .unspecified, let primary = holders[.primary] {
      let given =
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self)
      takeCarriedBack()
      if let given { place(given, for: .secondary) }
    } else {
      takeCarriedBack()
    }
    detailTargetDidChange()
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Details are shown elsewhere: over the first column, or beside it.
  private func detailTargetDidChange() {
    NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  /// Pushes the second column's controllers onto the first column's stack.
  private func pushSecondary(animated: Bool) {
    guard let primary = primaryStack, carried.isEmpty, let secondary = holders[.secondary] else { return }
    if let stack = secondaryStack {
      let controllers = stack.viewControllers
      carried = controllers
      stack.setViewControllers([], animated: false)
    } else {
      secondary.willMove(toParent: nil)
      secondary.removeFromParent()
      carried = [secondary]
    }
    guard !carried.isEmpty else { return }
    primary.setViewControllers(primary.viewControllers + carried, animated: animated)
  }

  /// The first column takes the second one in by pushing it.
  func pushSecondary(_ controller: UIViewController, onto stack: UINavigationController) {
    if stack === primaryStack, controller === holders[.secondary] { pushSecondary(animated: false) }
  }

  /// The second column as it is after the first one gave back what was pushed.
  func takeSecondaryBack(from stack: UINavigationController) -> UIViewController? {
    guard stack === primaryStack else { return nil }
    takeCarriedBack()
    return holders[.secondary]
  }

  /// Gives the second column back what was pushed, with what was pushed onto it since.
  private func takeCarriedBack() {
    guard let first = carried.first, let primary = primaryStack else { return }
    let all = primary.viewControllers
    let index = all.firstIndex { $0 === first } ?? all.endIndex
    var controllers = Array(all[index...])
    if controllers.isEmpty { controllers = carried }
    carried = []
    if index < all.endIndex { primary.setViewControllers(Array(all[..<index]), animated: false) }
    if let secondary = secondaryStack {
      secondary.setViewControllers(controllers, animated: false)
    } else if let secondary = holders[.secondary] {
      addChild(secondary)
      secondary.didMove(toParent: self)
    }
  }

  // MARK: Showing

  func reveal(_ column: Column) {
    guard isCollapsed else {
      if column == .primary, displayMode == .secondaryOnly { preferredDisplayMode = .oneBesideSecondary }
      return
    }
    switch column {
    case .primary: conceal(.secondary)
    case .secondary:
      if carried.contains(where: { $0.parent !== primaryStack }) { takeCarriedBack() }
      pushSecondary(animated: true)
    case .compact: break
    }
  }

  func conceal(_ column: Column) {
    guard isCollapsed else {
      if column == .primary { preferredDisplayMode = .secondaryOnly }
      return
    }
    guard column == .secondary, let primary = primaryStack, let first = carried.first,
      let index = primary.viewControllers.firstIndex(where: { $0 === first }), index > 0
    else { return }
    primary.popToViewController(primary.viewControllers[index - 1], animated: true)
  }

  func showDetail(_ controller: UIViewController) {
    guard isCollapsed else {
      if style == .unspecified {
        place(controller, for: .secondary)
      } else {
        setViewController(controller, for: .secondary)
      }
      return columnsDidChange()
    }
    guard let primary = primaryStack else { return present(controller, animated: true) }
    if carried.contains(where: { $0.parent === primary }) {
      // What is pushed already is the detail that another takes the place of.
      primary.popToViewController(
        primary.viewControllers[max(0, (primary.viewControllers.firstIndex { $0 === carried[0] } ?? 1) - 1)],
        animated: false)
    }
    carried = []
    place(controller, for: .secondary)
    pushSecondary(animated: true)
  }

  // MARK: Views

  /// Puts the views of the columns in that are to be seen, and takes others out.
  private func showColumns() {
    guard let container = viewIfLoaded else { return }
    // A hidden first column lies outside of the bounds.
    let wanted = shownColumns.compactMap { holders[$0] }
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
      container.insertSubview(wrapper, belowSubview: line)
      shownWrappers.append(wrapper)
      container.setNeedsLayout()
      guard appearanceState == .appeared, let window = container.window else { continue }
      window.workAfterLayout.append { [weak self] in
        if self?.appearanceState == .appeared { controller.didComeIntoView() }
      }
    }
  }

  private func unwrap(_ controller: UIViewController) {
    guard let index = shownWrappers.firstIndex(where: { $0.controller === controller }) else { return }
    let wrapper = shownWrappers.remove(at: index)
    controller.beginAppearance(false, animated: false)
    wrapper.removeFromSuperview()
    controller.didGoOutOfView()
  }

  func primaryWidth(in width: CGFloat) -> CGFloat {
    let automatic = Self.automaticDimension
    var result: CGFloat = 320
    if preferredPrimaryColumnWidthFraction != automatic { result = width * preferredPrimaryColumnWidthFraction }
    if preferredPrimaryColumnWidth != automatic { result = preferredPrimaryColumnWidth }
    if maximumPrimaryColumnWidth != automatic { result = min(result, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth != automatic { result = max(result, minimumPrimaryColumnWidth) }
    return PixelGrid.round(min(result, width), scale: viewIfLoaded?.displayScale ?? 1)
  }

  func layoutColumns() {
    guard let container = viewIfLoaded else { return }
    let bounds = container.bounds
    let hasBoth = !isCollapsed && holders[.primary] != nil && holders[.secondary] != nil
    let width = hasBoth ? primaryWidth(in: bounds.width) : 0
    let isAway = hasBoth && displayMode == .secondaryOnly
    let isLeft = (primaryEdge == .leading) != container.isRightToLeft
    let pixel = 1 / container.displayScale
    for wrapper in shownWrappers {
      var frame = bounds
      if hasBoth, wrapper.controller === holders[.primary] {
        let x = isLeft ? (isAway ? -width : 0) : bounds.width - (isAway ? 0 : width)
        frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      } else if hasBoth, !isAway {
        frame = CGRect(
          x: isLeft ? width + pixel : 0, y: 0, width: max(0, bounds.width - width - pixel), height: bounds.height)
      }
      if wrapper.frame != frame { wrapper.frame = frame }
      wrapper.coveredInsets = insets(of: frame, in: container)
      if let content = wrapper.controller.viewIfLoaded, content.frameBeforeTransform != wrapper.bounds {
        content.frameBeforeTransform = wrapper.bounds
      }
    }
    line.isHidden = !hasBoth || isAway
    line.frame = CGRect(x: isLeft ? width : bounds.width - width - pixel, y: 0, width: pixel, height: bounds.height)
  }

  private func insets(of frame: CGRect, in container: UIView) -> UIEdgeInsets {
    var insets = container.safeAreaInsets
    insets.left = max(0, insets.left - max(0, frame.minX))
    insets.right = max(0, insets.right - max(0, container.bounds.width - frame.maxX))
    return insets
  }
}
