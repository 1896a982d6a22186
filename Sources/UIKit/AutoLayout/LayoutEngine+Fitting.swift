import Cassowary

/// The size that constraints give a view when it is not held to its bounds.
extension LayoutEngine {
  /// Returns the root's size, as near to a target as the priorities let it.
  ///
  /// The solution is kept: asking again for the same target without any change costs a comparison.
  func fittingSize(_ target: CGSize, horizontal: Float, vertical: Float) -> CGSize {
    let sizing = RootSizing.fitting(target, horizontal: horizontal, vertical: vertical)
    if loan != nil { endLoans() }
    if !isDirty, let lastFitting, lastFitting.sizing == sizing { return lastFitting.size }
    let item = rootReference.item
    // Before the root is given unknowns.
    if hasToBeginAnew { beginAnew() }
    rootSizing = sizing
    _ = variable(of: item, .width)
    _ = variable(of: item, .height)
    if !item.pointee.membership.content.isKnown { queueContent(of: item) }
    resolve()
    // A loan may have ended: somebody else's place says nothing here.
    guard isHome(of: item) else { return .zero }
    let scale = rootReference.reading { $0.displayScale }
    let place = item.pointee.membership.index * 4
    let values = tables.pointee.values
    let size = CGSize(
      width: max(0, PixelGrid.ceil(CGFloat(values[place + Unknown.width.rawValue]), scale: scale)),
      height: max(0, PixelGrid.ceil(CGFloat(values[place + Unknown.height.rawValue]), scale: scale)))
    if rootReference.reading({ $0.autoLayout?.engine === self }) {
      // Until the next layout the solver keeps the loosened root, so that fitting again is cheap.
      lastFitting = (sizing, size)
    }
    return size
  }
}

/// The layout flags of a subtree and of the views above it, so that a question can be answered without leaving marks.
@MainActor struct LayoutFlags {
  private var views: [(view: UIView, needsLayout: Bool, subtree: Bool)] = []

  init(of view: UIView) {
    var ancestor = view.superviewStorage
    while let current = ancestor {
      views.append((current, current.needsLayout, current.subtreeNeedsLayout))
      ancestor = current.superviewStorage
    }
    add(view)
  }

  private mutating func add(_ view: UIView) {
    views.append((view, view.needsLayout, view.subtreeNeedsLayout))
    for subview in view.subviewStorage { add(subview) }
  }

  func restore() {
    for (view, needsLayout, subtree) in views {
      view.needsLayout = needsLayout
      view.subtreeNeedsLayout = subtree
    }
  }
}
