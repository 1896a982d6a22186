extension UIView {
  func placeInFront(_ view: UIView) {
    if view.superviewStorage === self { return moveInOrder(view, to: subviewStorage.count) }
    insert(view, at: subviewStorage.count)
  }

  func place(_ view: UIView, at index: Int) {
    if view.superviewStorage === self { return moveInOrder(view, to: index) }
    insert(view, at: min(max(0, index), subviewStorage.count))
  }

  func place(_ view: UIView, below sibling: UIView) {
    if view.superviewStorage === self { detachFromOrder(view) }
    reinsert(view, at: subviewStorage.firstIndex { $0 === sibling } ?? subviewStorage.count)
  }

  func place(_ view: UIView, above sibling: UIView) {
    if view.superviewStorage === self { detachFromOrder(view) }
    reinsert(view, at: subviewStorage.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviewStorage.count)
  }

  func swapInOrder(_ first: Int, _ second: Int) {
    guard subviewStorage.indices.contains(first), subviewStorage.indices.contains(second) else { return }
    changeSubviews { $0.swapAt(first, second) }
    syncLayerOrder()
  }

  func leaveSuperview() {
    guard let parent = superviewStorage else { return }
    let oldWindow = windowStorage
    willMove(toSuperview: nil)
    if oldWindow != nil { subtreeWillMove(to: nil) }
    detach(from: parent)
    if oldWindow != nil { subtreeDidMove(from: oldWindow) }
    didMoveToSuperview()
  }

  private func detach(from parent: UIView) {
    parent.willRemoveSubview(self)
    autoLayoutWillLeaveSuperview()
    if let index = parent.subviewStorage.firstIndex(where: { $0 === self }) {
      parent.changeSubviews { $0.remove(at: index) }
    }
    layer.removeFromSuperlayer()
    superviewStorage = nil
    parent.setNeedsLayout()
  }

  func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviewStorage {
      if let found = subview.firstView(withTag: tag) { return found }
    }
    return nil
  }

  // MARK: Mechanics

  /// Changes the list of subviews as a value of its own, so that reading the list elsewhere needs no check of access.
  private func changeSubviews(_ change: (inout [UIView]) -> Void) {
    var list = subviewStorage
    subviewStorage = []
    change(&list)
    subviewStorage = list
  }

  private func insert(_ view: UIView, at index: Int) {
    ensure(
      !self.isDescendant(of: view),
      "addSubview: \(view) can not go into \(self), which is in it: take \(self) out of it first")
    let oldWindow = view.windowStorage
    let newWindow = windowStorage
    if view.superviewStorage != nil {
      if oldWindow !== newWindow || newWindow == nil {
        view.removeFromSuperview()
        return insert(view, at: min(index, subviewStorage.count))
      }
      view.willMove(toSuperview: self)
      if let parent = view.superviewStorage { view.detach(from: parent) }
    } else {
      view.willMove(toSuperview: self)
    }
    let enters = view.windowStorage !== newWindow
    if enters { view.subtreeWillMove(to: newWindow) }
    let place = min(index, subviewStorage.count)
    changeSubviews { subviews in
      if place == subviews.count { subviews.append(view) } else { subviews.insert(view, at: place) }
    }
    view.superviewStorage = self
    view.margins.isSettled = false
    syncLayer(of: view, at: place)
    if enters { view.subtreeDidMove(from: oldWindow) }
    view.autoLayoutDidEnterSuperview()
    view.markSubtreeDirtyForEntry()
    setNeedsLayout()
    didAddSubview(view)
    view.didMoveToSuperview()
    view.notifyTraitsIfChanged()
  }

  func moveInOrder(_ view: UIView, to index: Int) {
    guard let present = subviewStorage.firstIndex(where: { $0 === view }) else { return }
    changeSubviews { subviews in
      subviews.remove(at: present)
      subviews.insert(view, at: min(max(0, index), subviews.count))
    }
    syncLayerOrder()
  }

  private func detachFromOrder(_ view: UIView) {
    if let index = subviewStorage.firstIndex(where: { $0 === view }) {
      changeSubviews { $0.remove(at: index) }
    }
  }

  private func reinsert(_ view: UIView, at index: Int) {
    if view.superviewStorage === self {
      changeSubviews { $0.insert(view, at: min(index, $0.count)) }
      syncLayerOrder()
    } else {
      insert(view, at: index)
    }
  }

  /// Puts the layer of a subview at the matching place; layers that are not of subviews keep theirs.
  private func syncLayer(of view: UIView, at index: Int) {
    if index + 1 < subviewStorage.count {
      layer.insertSublayer(view.layer, below: subviewStorage[index + 1].layer)
    } else if index > 0 {
      layer.insertSublayer(view.layer, above: subviewStorage[index - 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func syncLayerOrder() {
    for index in subviewStorage.indices.dropFirst() {
      layer.insertSublayer(subviewStorage[index].layer, above: subviewStorage[index - 1].layer)
    }
  }

  private func markSubtreeDirtyForEntry() {
    // The flags of a subtree that was built outside have to reach the ancestors.
    if subtreeNeedsLayout { superviewStorage?.markSubtreeNeedsLayout() }
    if subtreeNeedsConstraintsUpdate { superviewStorage?.markSubtreeNeedsConstraintsUpdate() }
  }

  func subtreeWillMove(to newWindow: UIWindow?) {
    viewController?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for subview in subviewStorage { subview.subtreeWillMove(to: newWindow) }
  }

  func subtreeDidMove(from oldWindow: UIWindow?) {
    let newWindow = (self as? UIWindow) ?? superviewStorage?.windowStorage
    if newWindow == nil, let oldWindow, oldWindow.firstResponder === self { oldWindow.firstResponder = nil }
    windowStorage = newWindow
    for subview in subviewStorage { subview.subtreeDidMove(from: oldWindow) }
    if newWindow != nil { notifyTraitsIfChangedHere() }
    didMoveToWindow()
    viewController?.viewDidMove(from: oldWindow)
  }
}
