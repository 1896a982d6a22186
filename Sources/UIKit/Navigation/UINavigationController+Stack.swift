/// The changes of a stack since it was last shown.
struct PendingNavigation {
  var isAnimated: Bool
  var operation: UINavigationController.Operation
  /// Controllers that came, in order; those that are on their way out again are told so.
  var arrived: [UIViewController] = []
  /// Controllers that went.
  var departed: [UIViewController] = []
  /// Whom others join until the change is seen, and while it is.
  var coordinator: TransitionCoordinator?
}

/// Changes of the stack.
extension UINavigationController {
  func push(_ controller: UIViewController, _ animated: Bool) {
    ensureMayCome(controller, in: stack)
    controller.willBePushed(onto: stack.last)
    stack.append(controller)
    addChild(controller)
    note(animated, .push, arrived: [controller])
  }

  func pop(_ animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.popLast() else { return nil }
    willLeave(top)
    note(animated, .pop, departed: [top])
    return top
  }

  func pop(to controller: UIViewController, _ animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      fatalError(
        "popToViewController: \(controller) is not in the stack of \(self), which holds \(stack); push it first, or pop to one of those"
      )
    }
    let departed = Array(stack[(index + 1)...])
    guard !departed.isEmpty else { return nil }
    stack.removeLast(departed.count)
    for controller in departed.reversed() { willLeave(controller) }
    note(animated, .pop, departed: departed)
    return departed
  }

  func replaceStack(by controllers: [UIViewController], _ animated: Bool) {
    var seen: [UIViewController] = []
    for controller in controllers {
      ensureMayCome(controller, in: seen)
      seen.append(controller)
    }
    let departed = stack.filter { old in !controllers.contains { $0 === old } }
    let arrived = controllers.filter { new in !stack.contains { $0 === new } }
    let topIsNew = controllers.last.map { last in arrived.contains { $0 === last } } ?? false
    stack = controllers
    for controller in departed.reversed() { willLeave(controller) }
    for controller in arrived {
      addChild(controller)
      let place = controllers.firstIndex { $0 === controller } ?? 0
      controller.willBePushed(onto: place > 0 ? controllers[place - 1] : nil)
    }
    note(animated, topIsNew ? .push : .pop, arrived: arrived, departed: departed)
  }

  /// UIKit raises the same two exceptions.
  private func ensureMayCome(_ controller: UIViewController, in stack: [UIViewController]) {
    ensure(
      !(controller is UINavigationController),
      "\(controller) cannot go into the stack of \(self), as it is a navigation controller itself; push one of its controllers, or present it"
    )
    ensure(
      !stack.contains { $0 === controller },
      "\(controller) is in the stack of \(self) already, and a controller cannot be in it twice; pop to it, or push another"
    )
  }

  private func willLeave(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.passage = .fromParent
  }

  private func note(
    _ animated: Bool, _ operation: Operation, arrived: [UIViewController] = [], departed: [UIViewController] = []
  ) {
    var change = pending ?? PendingNavigation(isAnimated: animated, operation: operation)
    change.isAnimated = animated
    change.operation = operation
    change.arrived += arrived
    change.departed += departed
    if animated, appearanceState == .appeared, change.coordinator == nil { change.coordinator = makeCoordinator() }
    pending = change
    // The bar knows its items at once, so that an application finds the top one.
    navigationBar.setItemStorage(stack.map(\.navigationItem))
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    // A frame comes, even if nothing else goes on.
    if view.window != nil { view.clock.scheduleNextTurn {} }
  }

  func backButtonWasTapped() {
    if let judge = self as? any UINavigationBarDelegate, let item = topViewController?.navigationItem,
      !judge.navigationBar(navigationBar, shouldPop: item)
    {
      return
    }
    popViewController(animated: true)
  }
}
