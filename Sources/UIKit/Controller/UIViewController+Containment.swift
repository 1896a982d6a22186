/// Containment: `addChild`, add the view, `didMove(toParent:)`; the other way `willMove(toParent: nil)`, take the view out,
/// `removeFromParent`.
extension UIViewController {
  /// Raises where `child` is this controller or above it.
  func ensureIsNotAbove(_ child: UIViewController) {
    var ancestor: UIViewController? = self
    while let controller = ancestor {
      ensure(
        controller !== child,
        "addChild: \(type(of: child)) cannot become a child of \(child === self ? "itself" : "\(type(of: self)), which is below it")"
          + "; add another controller")
      ancestor = controller.parentStorage
    }
  }

  func insertChild(_ child: UIViewController) {
    if child.parentStorage === self { return }
    if child.parentStorage != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    child.passage = .toParent
    childStorage.append(child)
    child.parentStorage = self
    child.viewIfLoaded?.notifyTraitsIfChanged()
  }

  func removeChildFromParent() {
    guard let parent = parentStorage else { return }
    passage = .fromParent
    parent.childStorage.removeAll { $0 === self }
    parentStorage = nil
    viewIfLoaded?.notifyTraitsIfChanged()
    didMove(toParent: nil)
    endPassage(.fromParent)
  }

  /// A controller's way into or out of its parent or its presentation; it is on one at a time.
  enum Passage {
    case none, toParent, fromParent, presented, dismissed
  }

  /// Ends a way unless another one has begun meanwhile.
  func endPassage(_ passage: Passage) {
    if self.passage == passage { self.passage = .none }
  }
}
