/// The controllers, and the choice among them.
extension UITabBarController {
  func replaceControllers(by new: [UIViewController], _ animated: Bool) {
    for controller in new {
      ensure(
        !(controller is UITabBarController),
        "\(controller) cannot be a controller of \(self), as it is a tab bar controller itself; present it, or add its controllers"
      )
    }
    let place = controllers.firstIndex { $0 === chosen } ?? 0
    let departed = controllers.filter { old in !new.contains { $0 === old } }
    let arrived = new.filter { controller in !controllers.contains { $0 === controller } }
    controllers = new
    for controller in departed { leave(controller) }
    for controller in arrived {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    updateItems(animated: animated)
    if let chosen, new.contains(where: { $0 === chosen }) { return }
    chosen = nil
    if let next = new.indices.contains(place) ? new[place] : new.first { choose(next) }
  }

  private func leave(_ controller: UIViewController) {
    madeMore?.close(controller)
    controller.willMove(toParent: nil)
    if shown?.controller === controller {
      stopFollowing()
      controller.beginAppearance(false, animated: false)
      shown?.removeFromSuperview()
      controller.didGoOutOfView()
      shown = nil
    }
    wrappers.removeAll { $0.controller === controller }
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// The items of the controllers, and which is the chosen one's.
  func updateItems(animated: Bool = false) {
    let overflow = overflowing
    if !overflow.isEmpty || madeMore != nil { more.take(overflow) }
    var items: [UITabBarItem] = controllers.dropLast(overflow.count).map { $0.ownTabBarItem }
    if !overflow.isEmpty { items.append(more.ownTabBarItem) }
    guard !items.elementsEqual(tabBar.itemStorage, by: ===) else {
      tabBar.selectedItem = displayed?.ownTabBarItem
      return
    }
    let change = { [tabBar, displayed] in
      tabBar.replaceItems(items)
      tabBar.selectedItem = displayed?.ownTabBarItem
    }
    guard animated, tabBar.window != nil else { return change() }
    UIView.transition(
      with: tabBar, duration: Double(UINavigationController.hideShowBarDuration), options: .transitionCrossDissolve,
      animations: {
        change()
        self.tabBar.layoutIfNeeded()
      })
  }

  func choose(_ controller: UIViewController) {
    guard controller !== chosen else { return }
    chosen = controller
    if overflowing.contains(where: { $0 === controller }) { more.open(controller, animated: false) }
    if controller === madeMore, controller.parent == nil { adoptMore() }
    tabBar.selectedItem = displayed?.ownTabBarItem
    stage.application.statusBarInputsDidChange()
    if isInView { showChosen() }
    viewIfLoaded?.setNeedsLayout()
  }

  /// The user tapped a tab.
  func userSelected(_ item: UITabBarItem) {
    tabBar(tabBar, didSelect: item)
    let isMore = item === madeMore?.barState.tabItem
    guard let controller = isMore ? more : controllers.first(where: { $0.ownTabBarItem === item }) else { return }
    let (tab, previous) = (tabOf(controller), chosenTab)
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if let tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
    if controller === displayed {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      choose(isMore ? more.opened ?? more : controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
    if let tab { delegate?.tabBarController(self, didSelectTab: chosenTab ?? tab, previousTab: previous) }
  }

  /// Puts the chosen controller's view in the place of the one that is shown.
  func showChosen() {
    guard let chosen = displayed, chosen !== shown?.controller, let container = viewIfLoaded as? TabBarContainerView
    else { return }
    let old = shown
    let new = wrapper(for: chosen)
    chosen.loadViewIfNeeded()
    stopFollowing()
    shown = new
    if isInView {
      old?.controller.beginAppearance(false, animated: false)
      chosen.beginAppearance(true, animated: appearanceState == .appearing && isAppearanceAnimated)
    }
    place(new, in: container)
    container.content.addSubview(new)
    old?.removeFromSuperview()
    // Bars of a navigation controller tell this one's where their content is.
    (chosen as? UINavigationController)?.viewIfLoaded?.setNeedsLayout()
    container.setNeedsLayout()
    old?.controller.didGoOutOfView()
    guard appearanceState == .appeared, let window = container.window else { return }
    window.workAfterLayout.append { [weak self] in
      guard let self, appearanceState == .appeared, shown === new else { return }
      chosen.didComeIntoView()
    }
  }

  private func wrapper(for controller: UIViewController) -> BarWrapperView {
    if let known = wrappers.first(where: { $0.controller === controller }) { return known }
    let made = BarWrapperView(controller: controller)
    wrappers.append(made)
    return made
  }
}
