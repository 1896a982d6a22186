import QuartzCore

/// The focus of a stage, and its moves.
///
/// An item has it; for the cell of a list, the list holds its index, and gives the present cell while updates, reloads
/// and scrolls exchange the views.
@MainActor final class FocusEngine {
  private unowned let stage: Stage
  private weak var itemStorage: (any UIFocusItem)?
  /// The list whose cell has the focus, on the screen or not.
  private(set) weak var list: (any FocusList)?
  /// The last focused item of each group.
  private var lastOfGroup: [FocusGroup: WeakItem] = [:]
  private weak var waiting: (any UIFocusEnvironment)?
  private var isRequest = false
  /// Whether an update is under way, which changes nothing but itself.
  private var isUpdating = false
  private lazy var halo = FocusHaloView()
  /// The focus system as applications know it.
  private(set) lazy var system = UIFocusSystem(stage: stage)

  private struct WeakItem {
    weak var item: (any UIFocusItem)?
  }

  init(stage: Stage) { self.stage = stage }

  /// The focused item; nil without focus, and while a focused cell is off the screen.
  var item: (any UIFocusItem)? { itemStorage }
  /// Whether focus is anywhere.
  var isActive: Bool { itemStorage != nil || list != nil }

  // MARK: Updates

  /// Sends the focus to an item, or away for nil; false where somebody objects.
  @discardableResult func update(to next: (any UIFocusItem)?, _ heading: UIFocusHeading, byKey: Bool = true) -> Bool {
    let previous = itemStorage
    guard next !== previous, !isUpdating else { return false }
    let context = UIFocusUpdateContext(from: previous, to: next, heading)
    let chain = environments(previous, next)
    isUpdating = true
    let isAllowed = chain.allSatisfy { $0.shouldUpdateFocus(in: context) }
    isUpdating = false
    guard isAllowed else { return false }
    isUpdating = true
    let left = list
    take(next)
    let coordinator = UIFocusAnimationCoordinator()
    for environment in chain { environment.didUpdateFocus(in: context, with: coordinator) }
    isUpdating = false
    if let left, left !== list { left.cellDidLoseFocus() }
    if let cell = itemStorage as? UIView { list?.cellDidGetFocus(cell, byKey: byKey) }
    moveFirstResponder(from: previous, to: itemStorage)
    coordinator.run()
    post(UIFocusSystem.didUpdateNotification, context, coordinator)
    return true
  }

  /// The environments to tell of an update: those around the item before, outwards, then the others around the item
  /// after.
  private func environments(_ previous: (any UIFocusItem)?, _ next: (any UIFocusItem)?) -> [any UIFocusEnvironment] {
    let left = previous.map { FocusTree.chain(of: $0) } ?? []
    let entered = next.map { FocusTree.chain(of: $0) } ?? []
    return left + entered.filter { one in !left.contains { $0 === one } }
  }

  private func take(_ next: (any UIFocusItem)?) {
    (itemStorage as? UIView)?.setFocused(false)
    let nextList = (next as? UIView)?.focusListAround
    itemStorage = next
    list = nextList
    if let next { lastOfGroup[FocusTree.group(of: next)] = WeakItem(item: next) }
    (next as? UIView)?.setFocused(true)
    showEffect()
  }

  private func post(_ name: NSNotification.Name, _ context: UIFocusUpdateContext, _ coordinator: Any?) {
    var info: [AnyHashable: Any] = [UIFocusSystem.focusUpdateContextUserInfoKey: context]
    if let coordinator { info[UIFocusSystem.animationCoordinatorUserInfoKey] = coordinator }
    NotificationCenter.default.post(name: name, object: system, userInfo: info)
  }

  // MARK: Views that come and go

  /// The cell of the focused index is another view now, or is on the screen again: nobody is told.
  func adopt(_ cell: UIView) {
    guard itemStorage !== cell else { return }
    (itemStorage as? UIView)?.setFocused(false)
    itemStorage = cell
    lastOfGroup[FocusTree.group(of: cell)] = WeakItem(item: cell)
    cell.setFocused(true)
    showEffect()
  }

  /// A view that has the focus leaves its window; a list keeps the focus for the index.
  func viewWillLeave(_ view: UIView) {
    guard itemStorage === view else { return }
    view.setFocused(false)
    itemStorage = nil
    halo.removeFromSuperview()
    if let list, list.window == nil {
      list.cellDidLoseFocus()
      self.list = nil
    }
  }

  /// Shows the effect of the focused item.
  func showEffect() {
    guard let view = itemStorage as? UIView, let effect = view.shownFocusEffect else {
      return halo.removeFromSuperview()
    }
    halo.show(effect, on: view)
  }

  // MARK: Requests

  func setNeedsUpdate(of environment: any UIFocusEnvironment, isRequest: Bool) {
    guard isRequest || contains(environment) else { return }
    waiting = environment
    self.isRequest = isRequest
    FocusTree.window(of: environment)?.setNeedsLayout()
  }

  private func contains(_ environment: any UIFocusEnvironment) -> Bool {
    if let itemStorage { return environment.contains(itemStorage) }
    return list.map { environment.contains($0) } ?? false
  }

  /// Carries out the requested update, and gives the focus of a vanished cell to its neighbour.
  func updateIfNeeded() {
    if let environment = waiting {
      waiting = nil
      if isRequest || contains(environment), FocusTree.window(of: environment) != nil,
        let item = FocusTree.preferred(in: environment)
      {
        send(to: item, [], byKey: false)
      }
    }
    if let list, list.isFocusedCellGone {
      if let cell = list.focusedCell(), cell.canBecomeFocused {
        update(to: cell, [], byKey: false)
      } else {
        update(to: nil, [], byKey: false)
        list.cellDidLoseFocus()
        if self.list === list { self.list = nil }
      }
    }
  }

  // MARK: Keys

  /// Moves or uses the focus by a key; false for keys without meaning for focus.
  func handle(_ key: UIKey, in window: UIWindow) -> Bool {
    let held = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    let takesText = window.firstResponder is any UIKeyInput
    switch (key.keyCode, held) {
    case (.keyboardTab, []):
      return window.firstResponder?.takesTabKey == true ? false : moveToGroup(.next, in: window)
    case (.keyboardTab, .shift): return moveToGroup(.previous, in: window)
    case (.keyboardUpArrow, []) where !takesText: return move(.up, in: window)
    case (.keyboardDownArrow, []) where !takesText: return move(.down, in: window)
    case (.keyboardLeftArrow, []) where !takesText: return move(.left, in: window)
    case (.keyboardRightArrow, []) where !takesText: return move(.right, in: window)
    case (.keyboardReturnOrEnter, []), (.keypadEnter, []), (.keyboardSpacebar, []):
      guard !takesText, let view = current(in: window) as? UIView else { return false }
      return view.focusedViewWasPressed()
    default: return false
    }
  }

  /// The views that keys are about: those of the controller in front.
  private func root(of window: UIWindow) -> UIView {
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    guard let view = controller?.viewIfLoaded, view.window === window else { return window }
    return view
  }

  /// The focused item, if it can still have the focus; a cell is scrolled back to.
  private func current(in window: UIWindow) -> (any UIFocusItem)? {
    let root = root(of: window)
    if itemStorage == nil, let list, list.window === window, let cell = list.focusedCell() { adopt(cell) }
    if itemStorage == nil, let first = window.firstResponder as? UIView, first.canBecomeFocused { return first }
    guard let itemStorage, itemStorage.canBecomeFocused, (root as any UIFocusEnvironment).contains(itemStorage) else {
      return nil
    }
    return itemStorage
  }

  /// The first key shows where focus is.
  private func begin(_ root: UIView, _ heading: UIFocusHeading) -> Bool {
    let environment: any UIFocusEnvironment = root.viewController ?? root
    guard let item = FocusTree.preferred(in: environment) else { return false }
    return send(to: item, heading, byKey: true)
  }

  private func moveToGroup(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    let root = root(of: window)
    root.window?.layoutIfNeeded()
    guard let current = current(in: window) else { return begin(root, heading) }
    let groups = FocusTree(root).groups
    let group = FocusTree.group(of: current)
    guard let place = groups.firstIndex(where: { $0.group == group }) else { return begin(root, heading) }
    guard groups.count > 1 else { return fail(current, heading) }
    let step = heading == .next ? 1 : groups.count - 1
    for distance in 1..<groups.count {
      let target = groups[(place + step * distance) % groups.count]
      if let item = primary(of: target), send(to: item, heading, byKey: true) { return true }
    }
    return fail(current, heading)
  }

  /// The item for focus coming to a group: by priority, then the item focused last, a list's preferred cell, or the
  /// first item.
  private func primary(of group: (group: FocusGroup, items: [FocusTree.Candidate])) -> (any UIFocusItem)? {
    let last = lastOfGroup[group.group]?.item
    var best: (item: any UIFocusItem, priority: UIFocusGroupPriority)?
    for candidate in group.items {
      var priority = candidate.item.focusGroupPriority
      if candidate.item === last, priority.rawValue < UIFocusGroupPriority.previouslyFocused.rawValue {
        priority = .previouslyFocused
      }
      if priority.rawValue > best?.priority.rawValue ?? 0 { best = (candidate.item, priority) }
    }
    if let best { return best.item }
    guard let first = group.items.first else { return nil }
    if let list = first.list, group.items.allSatisfy({ $0.list === list }) {
      return list.lastFocusedCell() ?? list.preferredFocusCell()
    }
    return first.item
  }

  private func move(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    let root = root(of: window)
    window.layoutIfNeeded()
    guard let current = current(in: window) else { return begin(root, heading) }
    if let list, let cell = current as? UIView, cell.focusListAround === list,
      let next = list.focusCell(heading, from: cell)
    {
      return send(to: next, heading, byKey: true) || fail(current, heading)
    }
    guard let item = neighbour(of: current, heading, in: FocusTree(root)) else { return fail(current, heading) }
    return send(to: item, heading, byKey: true) || fail(current, heading)
  }

  /// The nearest item in the group of another, apart from the cells of its own list.
  private func neighbour(
    of current: any UIFocusItem, _ heading: UIFocusHeading, in tree: FocusTree
  ) -> (any UIFocusItem)? {
    let group = FocusTree.group(of: current)
    let list = (current as? UIView)?.focusListAround
    guard let start = tree.candidates.first(where: { $0.item === current && !$0.isGuide })?.frame else { return nil }
    let others = tree.candidates.filter { candidate in
      guard candidate.item !== current, candidate.group == group || candidate.isGuide else { return false }
      return list == nil || candidate.list !== list
    }
    guard let place = FocusSearch.nearest(to: start, heading, among: others.map(\.frame), aside: 0.5) else {
      return nil
    }
    let found = others[place]
    if !found.isGuide, let around = found.list, let cell = around.lastFocusedCell() { return cell }
    return found.item
  }

  /// Moves the focus to an item, and scrolls the views around so that the item is visible.
  @discardableResult private func send(to item: any UIFocusItem, _ heading: UIFocusHeading, byKey: Bool) -> Bool {
    guard update(to: item, heading, byKey: byKey) else { return itemStorage === item }
    guard let view = itemStorage as? UIView else { return true }
    for around in sequence(first: view.superview, next: { $0?.superview }) {
      guard let around else { break }
      around.scrollFocusToVisible(view.convert(view.bounds, to: around))
    }
    return true
  }

  private func fail(_ current: any UIFocusItem, _ heading: UIFocusHeading) -> Bool {
    post(
      UIFocusSystem.movementDidFailNotification, UIFocusUpdateContext(from: current, to: nil, heading), nil)
    return false
  }

  // MARK: First responder

  private var isMovingFirstResponder = false

  /// Text that gets the focus is edited, and no longer when the focus leaves it.
  private func moveFirstResponder(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?) {
    guard !isMovingFirstResponder else { return }
    isMovingFirstResponder = true
    defer { isMovingFirstResponder = false }
    if let view = next as? UIView, view is any UIKeyInput, view.canBecomeFirstResponder {
      _ = view.becomeFirstResponder()
    } else if next != nil, let window = next.flatMap({ FocusTree.window(of: $0) }),
      let first = window.firstResponder as? UIView, first is any UIKeyInput
    {
      _ = first.resignFirstResponder()
    }
  }

  /// A responder became the first by other means: focus goes along where it is shown.
  func firstResponderDidChange(to responder: UIResponder) {
    guard isActive, !isMovingFirstResponder, !isUpdating, let view = responder as? UIView, view is any UIKeyInput,
      view.canBecomeFocused
    else { return }
    isMovingFirstResponder = true
    update(to: view, [], byKey: false)
    isMovingFirstResponder = false
  }
}
