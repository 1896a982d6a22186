/// The state of a controller for the bars around it.
struct ControllerBarState {
  var item: UINavigationItem?
  var tabItem: UITabBarItem?
  weak var tab: UITab?
  var toolbarItems: [UIBarButtonItem]?
  var editButton: UIBarButtonItem?
  var edges = UIRectEdge.all
  var includesOpaqueBars = false
  weak var scrollViewAbove: UIScrollView?
  weak var scrollViewBelow: UIScrollView?
}

extension UIViewController {
  var ownNavigationItem: UINavigationItem {
    if let item = barState.item { return item }
    let item = UINavigationItem()
    item.title = title
    barState.item = item
    return item
  }

  var ownTabBarItem: UITabBarItem {
    if let item = barState.tabItem { return item }
    if let first = (self as? UINavigationController)?.stack.first { return first.ownTabBarItem }
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    barState.tabItem = item
    return item
  }

  func replaceTabBarItem(_ item: UITabBarItem?) {
    barState.tabItem = item
    tabBarController?.updateItems()
  }

  /// The tab has the title too; a navigation controller's tab has that of its first controller, as seen on iOS.
  func tabTitleDidChange() {
    barState.tabItem?.title = title
    guard let navigation = parent as? UINavigationController, navigation.stack.first === self else { return }
    navigation.barState.tabItem?.title = title
  }

  /// The nearest container of a kind.
  func nearestParent<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var ancestor = parent
    while let controller = ancestor {
      if let found = controller as? Container { return found }
      ancestor = controller.parent
    }
    return nil
  }

  func showInContainer(_ controller: UIViewController, sender: Any?) {
    if let navigationController { return navigationController.show(controller, sender: sender) }
    if let splitViewController { return splitViewController.show(controller, sender: sender) }
    present(controller, animated: true)
  }

  func showAsDetail(_ controller: UIViewController, sender: Any?) {
    if let splitViewController { return splitViewController.showDetailViewController(controller, sender: sender) }
    present(controller, animated: true)
  }

  func replaceToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    barState.toolbarItems = items
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  var ownEditButton: UIBarButtonItem {
    if let button = barState.editButton { return button }
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let button = UIBarButtonItem(systemItem: .edit, primaryAction: action)
    barState.editButton = button
    updateEditButton()
    return button
  }

  func updateEditButton() {
    guard let button = barState.editButton else { return }
    // In the language of the screen.
    stage.run { button.show(isEditing ? .done : .edit) }
  }

  /// The view lies below bars otherwise than before.
  func barExtentDidChange() { navigationController?.barDidChange() }

  // MARK: Content scroll view

  /// Sets the scroll view that bars above and below follow, if they do not find the right one; see
  /// `contentScrollView(for:)`.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: [.top, .bottom])
  }

  /// The scroll view that bars find.
  var foundContentScrollView: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    if let scrollView = view as? UIScrollView { return scrollView }
    guard let first = view.subviewStorage.first else { return nil }
    if let scrollView = first as? UIScrollView { return scrollView }
    guard let child = first.viewController, child !== self else { return nil }
    return child.contentScrollView(for: .top) ?? child.foundContentScrollView
  }
}
