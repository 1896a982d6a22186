/// The columns, and their merging into one stack.
extension UISplitViewController {
  /// The columns that there are to be seen, from the first on.
  var shownColumns: [Column] {
    if isCollapsed { return holders[.compact] == nil ? [.primary] : [.compact] }
    return [.primary, .supplementary, .secondary].filter { holders[$0] != nil }
  }

  func place(_ controller: UIViewController?, for column: Column) {
    guard set[column] !== controller else { return }
    if let old = holders[column] {
      takeCarriedBack(from: column)
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
  /// The columns that are pushed in compact width, in their order.
  private var pushedColumns: [Column] { [.supplementary, .secondary].filter { holders[$0] != nil } }

  // MARK: Collapsing

  /// Decides whether the columns are one stack, and shows those that are to be seen.
  func updateColumns() {
    let isNarrow = traitCollection.horizontalSizeClass != .regular
    if collapsedStorage != isNarrow {
      let isFirst = collapsedStorage == nil
      collapsedStorage = isNarrow
      let compact: UITraitCollection? = isNarrow ? nil : UITraitCollection(horizontalSizeClass: .compact)
      for column in [Column.primary, .supplementary] {
        if let holder = holders[column] { setOverrideTraitCollection(compact, forChild: holder) }
      }
      if isNarrow { collapse() } else if !isFirst { expand() }
    }
    followSize()
    showColumns()
  }

  private func collapse() {
    (chosenSidebars, lastArrangement) = (nil, nil)
    buttonHost?.columnButton = nil
    if holders[.compact] == nil, let primary = holders[.primary], let last = pushedColumns.last {
      if style == .unspecified, let secondary = holders[.secondary] {
        let isLeftOut = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        if !isLeftOut { primary.collapseSecondaryViewController(secondary, for: self) }
      } else {
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last) ?? last
        push(upTo: top, animated: false)
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
      takeCarriedBack(from: .supplementary)
      if let given { place(given, for: .secondary) }
    } else {
      takeCarriedBack(from: .supplementary)
    }
    detailTargetDidChange()
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Details are shown elsewhere: over the first column, or beside it.
  private func detailTargetDidChange() {
    NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  private func isCarried(_ column: Column) -> Bool { carried.contains { $0.column == column } }

  /// Pushes the controllers of the columns up to a given one onto the first column's stack, without those already
  /// there.
  private func push(upTo column: Column, animated: Bool) {
    guard let primary = primaryStack else { return }
    var pushed: [UIViewController] = []
    for next in pushedColumns where next.rawValue <= column.rawValue && !isCarried(next) {
      guard let holder = holders[next] else { continue }
      var controllers = [holder]
      if let stack = holder as? UINavigationController {
        controllers = stack.viewControllers
        stack.setViewControllers([], animated: false)
      } else {
        holder.willMove(toParent: nil)
        holder.removeFromParent()
      }
      guard !controllers.isEmpty else { continue }
      carried.append((next, controllers))
      pushed += controllers
    }
    if !pushed.isEmpty { primary.setViewControllers(primary.viewControllers + pushed, animated: animated) }
  }

  /// The first column takes the second one in by pushing it.
  func pushSecondary(_ controller: UIViewController, onto stack: UINavigationController) {
    if stack === primaryStack, controller === holders[.secondary] { push(upTo: .secondary, animated: false) }
  }

  /// The second column after the first gave back the controllers pushed onto it.
  func takeSecondaryBack(from stack: UINavigationController) -> UIViewController? {
    guard stack === primaryStack else { return nil }
    takeCarriedBack(from: .supplementary)
    return holders[.secondary]
  }

  /// Gives pushed controllers back to their columns, from one column on, with those pushed above them since.
  func takeCarriedBack(from column: Column) {
    guard let primary = primaryStack else { return }
    while let last = carried.last, last.column.rawValue >= column.rawValue {
      let all = primary.viewControllers
      let index = all.firstIndex { $0 === last.controllers[0] } ?? all.endIndex
      var controllers = Array(all[index...])
      if controllers.isEmpty { controllers = last.controllers }
      carried.removeLast()
      if index < all.endIndex { primary.setViewControllers(Array(all[..<index]), animated: false) }
      if let stack = holders[last.column] as? UINavigationController {
        stack.setViewControllers(controllers, animated: false)
      } else if let holder = holders[last.column] {
        addChild(holder)
        holder.didMove(toParent: self)
      }
    }
  }

  // MARK: Showing

  func reveal(_ column: Column) {
    guard isCollapsed else { return revealBeside(column) }
    switch column {
    case .primary: if let first = pushedColumns.first { conceal(first) }
    case .supplementary, .secondary:
      guard holders[column] != nil else { return }
      // What was popped goes back to its column before it is pushed again.
      if let gone = carried.first(where: { $0.controllers[0].parent !== primaryStack }) {
        takeCarriedBack(from: gone.column)
      }
      if column == .supplementary, isCarried(.secondary) { return conceal(.secondary) }
      push(upTo: column, animated: true)
    case .compact: break
    @unknown default: if let first = pushedColumns.first { conceal(first) }
    }
  }

  func conceal(_ column: Column) {
    guard isCollapsed else { return concealBeside(column) }
    guard let primary = primaryStack, let first = carried.first(where: { $0.column == column })?.controllers.first,
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
    if let index = carried.firstIndex(where: { $0.column == .secondary }) {
      // What is pushed already is the detail that another takes the place of.
      let first = carried[index].controllers[0]
      if let place = primary.viewControllers.firstIndex(where: { $0 === first }), place > 0 {
        primary.popToViewController(primary.viewControllers[place - 1], animated: false)
      }
      carried.remove(at: index)
    }
    place(controller, for: .secondary)
    push(upTo: .secondary, animated: true)
  }
}
