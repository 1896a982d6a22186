extension UIView {
  /// The place of a subview's layer among the sublayers, which may be the application's own as well.
  ///
  /// Only moves to the front or to the back pass layers that are not views'; other views are placed beside the layer of
  /// a given view.
  enum LayerPlace {
    case front
    case back
    case below(UIView)
    case above(UIView)
  }

  func placeInFront(_ view: UIView) {
    put(view, at: siblings(of: view).count, .front)
  }

  func bringToFront(_ view: UIView) {
    if view.superviewStorage === self { put(view, at: subviewStorage.count - 1, .front) }
  }

  func sendToBack(_ view: UIView) {
    if view.superviewStorage === self { put(view, at: 0, .back) }
  }

  func place(_ view: UIView, at index: Int) {
    let others = siblings(of: view)
    let place = min(max(0, index), others.count)
    put(view, at: place, place == others.count ? .front : .below(others[place]))
  }

  func place(_ view: UIView, below sibling: UIView) {
    guard view !== sibling else { return }
    let others = siblings(of: view)
    guard let index = others.firstIndex(where: { $0 === sibling }) else { return placeInFront(view) }
    put(view, at: index, .below(sibling))
  }

  func place(_ view: UIView, above sibling: UIView) {
    guard view !== sibling else { return }
    let others = siblings(of: view)
    guard let index = others.firstIndex(where: { $0 === sibling }) else { return placeInFront(view) }
    put(view, at: index + 1, .above(sibling))
  }

  /// The subviews without one.
  private func siblings(of view: UIView) -> [UIView] {
    view.superviewStorage === self ? subviewStorage.filter { $0 !== view } : subviewStorage
  }

  func swapInOrder(_ first: Int, _ second: Int) {
    guard subviewStorage.indices.contains(first), subviewStorage.indices.contains(second), first != second else {
      return
    }
    changeSubviews { $0.swapAt(first, second) }
    ownLayer.exchangeSublayers(subviewStorage[first].layer, subviewStorage[second].layer)
  }

  func leaveSuperview() {
    OffMainThread.check(self, "removeFromSuperview()")
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
    ownLayer.removeFromSuperlayer()
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

  /// `index` counts the subviews without `view`.
  private func put(_ view: UIView, at index: Int, _ place: LayerPlace) {
    guard view.superviewStorage === self else { return insert(view, at: index, place) }
    guard let present = subviewStorage.firstIndex(where: { $0 === view }) else { return }
    if present != index {
      changeSubviews { subviews in
        subviews.remove(at: present)
        subviews.insert(view, at: min(index, subviews.count))
      }
    }
    putLayer(of: view, place)
  }

  /// Inserts a view; `tint` is the view's tint in its former place.
  private func insert(_ view: UIView, at index: Int, _ layerPlace: LayerPlace, tint: TintOfPlace? = nil) {
    let oldTint = tint ?? TintOfPlace(of: view)
    OffMainThread.check(self, "addSubview(_:)")
    ensure(
      view !== self && (view.subviewStorage.isEmpty || !self.isDescendant(of: view)),
      "addSubview: \(view) cannot go into \(self), which is in it: take \(self) out of it first")
    noteLevels(of: view)
    let oldWindow = view.windowStorage
    let newWindow = windowStorage
    if view.superviewStorage != nil {
      if oldWindow !== newWindow || newWindow == nil {
        view.removeFromSuperview()
        return insert(view, at: min(index, subviewStorage.count), layerPlace, tint: oldTint)
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
    putLayer(of: view, layerPlace)
    if enters {
      view.subtreeDidMove(from: oldWindow)
    } else if newWindow != nil {
      view.findTraitsOfSubtreeInWindow()
    }
    view.autoLayoutDidEnterSuperview()
    view.markSubtreeDirtyForEntry()
    setNeedsLayout()
    didAddSubview(view)
    view.didMoveToSuperview()
    view.notifyTraitsIfChanged()
    if view.superviewStorage === self, TintOfPlace(of: view) != oldTint { view.propagateTintColorChange() }
  }

  private func putLayer(of view: UIView, _ place: LayerPlace) {
    switch place {
    case .front: ownLayer.addSublayer(view.ownLayer)
    case .back: ownLayer.insertSublayer(view.ownLayer, at: 0)
    case .below(let sibling): ownLayer.insertSublayer(view.ownLayer, below: sibling.ownLayer)
    case .above(let sibling): ownLayer.insertSublayer(view.ownLayer, above: sibling.ownLayer)
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

  /// Tells the view and those below that they came into a window or left one.
  func subtreeDidMove(from oldWindow: UIWindow?) {
    let newWindow = (self as? UIWindow) ?? superviewStorage?.windowStorage
    if newWindow == nil, oldWindow?.windowOfResponders?.firstResponder === self { firstResponderLeavesWindow() }
    if focusStorage?.isFocused == true, let oldWindow, oldWindow !== newWindow {
      oldWindow.windowStage.contents.focus.viewWillLeave(self)
    }
    windowStorage = newWindow
    findTraitsInWindow()
    for subview in subviewStorage { subview.subtreeDidMove(from: oldWindow) }
    if newWindow != nil {
      notifyTraitsIfChangedHere()
      applyAppearance()
    }
    didMoveToWindow()
    viewController?.viewDidMove(from: oldWindow)
  }
}
