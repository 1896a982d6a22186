extension UIView {
  /// The view that this one is in.
  nonisolated var superviewStorage: UIView? {
    get { superviewReference?.object }
    set { superviewReference = newValue.map { ViewReference($0) } }
  }

  func markSubtreeNeedsLayout() {
    LayoutPass.markCount &+= 1
    subtreeNeedsLayout = true
    var ancestor = superviewReference
    while let current = ancestor {
      // One that is marked already has marked its own ancestors.
      ancestor = current.reading { view in
        if view.subtreeNeedsLayout { return nil }
        view.subtreeNeedsLayout = true
        return view.superviewReference
      }
    }
  }

  func markSubtreeNeedsConstraintsUpdate() {
    var view: UIView? = self
    while let current = view {
      if current.subtreeNeedsConstraintsUpdate && current !== self { break }
      current.subtreeNeedsConstraintsUpdate = true
      view = current.superviewStorage
    }
  }

  func layoutFromTopmostDirtyAncestor() {
    var root = self
    while let parent = root.superviewReference, parent.reading({ $0.needsLayout }) { root = parent.object }
    LayoutPass.run(root)
  }
}
