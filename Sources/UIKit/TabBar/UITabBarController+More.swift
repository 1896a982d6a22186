/// Controllers for which the bar has no tab.
extension UITabBarController {
  /// How many tabs the bar has room for: five, as Apple documents for phones, and eight in regular width.
  private var tabLimit: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

  /// The controllers that are in the list of more.
  var overflowing: [UIViewController] {
    controllers.count > tabLimit ? Array(controllers.dropFirst(tabLimit - 1)) : []
  }

  /// The controller whose view is shown: that of more stands for those in its list.
  var displayed: UIViewController? {
    guard let chosen, chosen !== madeMore, overflowing.contains(where: { $0 === chosen }) else { return chosen }
    if more.parent == nil { adoptMore() }
    if more.opened !== chosen { more.open(chosen, animated: false) }
    return more
  }

  func adoptMore() {
    addChild(more)
    more.didMove(toParent: self)
  }

  /// The list of more is seen again, and nothing that was chosen in it.
  func moreListDidAppear() {
    guard let madeMore, shown?.controller === madeMore else { return }
    chosen = madeMore
    stage.application.statusBarInputsDidChange()
  }

  /// A row of the list of more was tapped.
  func userSelectedInMore(_ controller: UIViewController) {
    let previous = chosenTab
    chosen = controller
    more.open(controller, animated: true)
    delegate?.tabBarController(self, didSelect: controller)
    if let tab = tabOf(controller) {
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    }
  }

  /// The rows of the list of more have another order.
  func moreWasReordered(_ overflow: [UIViewController]) {
    controllers = Array(controllers.dropLast(overflow.count)) + overflow
  }
}

/// The navigation controller of the tab "More": a list of controllers, and above it the chosen one.
///
/// A navigation controller cannot be in the stack of another: its controllers are, as long as it is chosen.
final class MoreNavigationController: UINavigationController {
  private unowned let owner: UITabBarController
  private let list = MoreListController()
  /// The controller that was chosen in the list.
  private(set) var opened: UIViewController?

  init(tabs: UITabBarController) {
    owner = tabs
    super.init(rootViewController: list)
    list.owner = tabs
    let item = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    tabBarItem = item
    list.title = item.title
  }

  required init?(coder: NSCoder) { fatalError("The navigation controller of more is made by its tab bar controller") }

  /// Takes over which controllers have no tab.
  func take(_ controllers: [UIViewController]) {
    guard !controllers.elementsEqual(list.controllers, by: ===) else { return }
    if let opened, !controllers.contains(where: { $0 === opened }) { close(opened) }
    list.controllers = controllers
  }

  func listDidChange() { list.update() }

  /// Shows the list where a controller was chosen in it.
  func close(_ controller: UIViewController) {
    guard opened === controller else { return }
    giveBack()
    setViewControllers([list], animated: false)
  }

  /// Pushes a controller of the list, or the controllers in it.
  func open(_ controller: UIViewController, animated: Bool) {
    guard controller !== opened else { return }
    giveBack()
    opened = controller
    guard let navigation = controller as? UINavigationController else {
      return setViewControllers([list, controller], animated: animated)
    }
    // Its tab may be that of its first controller, which is about to leave it.
    navigation.barState.tabItem = navigation.ownTabBarItem
    let carried = navigation.viewControllers
    root = carried.first
    navigation.setViewControllers([], animated: false)
    setViewControllers([list] + carried, animated: animated)
  }

  /// Called when the list is shown: the chosen controller belongs to the tab bar controller again.
  fileprivate func listDidAppear() {
    guard stack.count == 1 else { return }
    owner.moreListDidAppear()
    giveBack()
  }

  private func giveBack() {
    guard let opened else { return }
    self.opened = nil
    if let navigation = opened as? UINavigationController {
      let above = stack.filter { $0 !== list }
      navigation.setViewControllers(above.isEmpty ? [root].compactMap(\.self) : above, animated: false)
    } else if opened.parent == nil || opened.parent === self, owner.controllers.contains(where: { $0 === opened }) {
      owner.addChild(opened)
      opened.didMove(toParent: owner)
    }
  }

  /// The first controller of the navigation controller that was chosen.
  private var root: UIViewController?
}

/// The list of controllers that have no tab: their images and titles.
final class MoreListController: UITableViewController {
  weak var owner: UITabBarController?
  private var orderAtBeginning: [UIViewController] = []

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { fatalError("The list of more is made by its tab bar controller") }

  var controllers: [UIViewController] = [] { didSet { update() } }

  func update() {
    let isCustomizable = !customizable.isEmpty
    navigationItem.rightBarButtonItem = isCustomizable ? editButtonItem : nil
    if isViewLoaded { tableView.reloadData() }
  }

  /// The rows that the reader may move.
  private var customizable: [UIViewController] {
    let allowed = owner?.customizableViewControllers ?? []
    return controllers.filter { controller in allowed.contains { $0 === controller } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (navigationController as? MoreNavigationController)?.listDidAppear()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    let changed = !orderAtBeginning.elementsEqual(controllers, by: ===)
    if editing {
      orderAtBeginning = controllers
      owner.map { $0.delegate?.tabBarController($0, willBeginCustomizing: customizable) }
    } else {
      owner.map { $0.delegate?.tabBarController($0, willEndCustomizing: customizable, changed: changed) }
    }
    super.setEditing(editing, animated: animated)
    guard !editing else { return }
    owner.map { $0.delegate?.tabBarController($0, didEndCustomizing: customizable, changed: changed) }
  }

  // MARK: Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
    let item = controllers[indexPath.row].ownTabBarItem
    cell.textLabel?.text = item.title
    cell.detailTextLabel?.text = item.badgeValue
    cell.imageView?.image = item.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    owner?.userSelectedInMore(controllers[indexPath.row])
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    customizable.contains { $0 === controllers[indexPath.row] }
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    false
  }

  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    var all = controllers
    all.insert(all.remove(at: source.row), at: destination.row)
    owner?.moreWasReordered(all)
    controllers = all
  }
}
