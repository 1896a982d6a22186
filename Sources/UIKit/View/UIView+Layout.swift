extension UIView {
  func markSubtreeNeedsLayout() {
    var view: UIView? = self
    while let current = view {
      // An ancestor that is marked already has marked its own ancestors, unless a pass is clearing the flags.
      if current.subtreeNeedsLayout && current !== self { break }
      current.subtreeNeedsLayout = true
      view = current.superviewStorage
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
    while let parent = root.superviewStorage, parent.needsLayout { root = parent }
    LayoutPass.run(root)
  }
}
