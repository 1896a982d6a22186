import Cassowary

/// The size that constraints give a view when it is not held to its bounds.
extension LayoutEngine {
  /// The root's size as near to a target as the priorities let it.
  ///
  /// What was solved is kept: asked again for the same target without any change, it costs a comparison.
  func fittingSize(_ target: CGSize, horizontal: Float, vertical: Float) -> CGSize {
    let sizing = RootSizing.fitting(target, horizontal: horizontal, vertical: vertical)
    if !isDirty, let lastFitting, lastFitting.sizing == sizing { return lastFitting.size }
    let item = rootReference.item
    rootSizing = sizing
    _ = variable(of: item, .width)
    _ = variable(of: item, .height)
    if !item.pointee.membership.content.isKnown { queueContent(of: item) }
    resolve()
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

  /// The fitting size of a view in the middle of an island: its constraints are solved in an engine of their own, for
  /// which the items are borrowed.
  static func fittingSizeApart(_ view: UIView, _ target: CGSize, horizontal: Float, vertical: Float) -> CGSize {
    var loans: [(item: LayoutItem, membership: ItemRecord.Membership)] = []
    var borrowed: [(constraint: NSLayoutConstraint, installation: NSLayoutConstraint.Installation)] = []
    collect(view, isRoot: true, &loans, &borrowed)
    borrowed.sort { $0.constraint.order < $1.constraint.order }
    let flags = LayoutFlags(of: view)
    let engine = LayoutEngine(root: view)
    for (constraint, _) in borrowed { engine.enqueue(constraint) }
    let size = engine.fittingSize(target, horizontal: horizontal, vertical: vertical)
    for (constraint, installation) in borrowed {
      engine.forgetNotes(of: constraint)
      constraint.installation = installation
    }
    // Items may have been met that had no record before; they are not in the loans and forget the engine.
    for item in engine.items where !loans.contains(where: { $0.item === item }) {
      item.record.pointee.membership = ItemRecord.Membership()
    }
    for (item, membership) in loans { item.record.pointee.membership = membership }
    flags.restore()
    return size
  }

  private static func collect(
    _ view: UIView, isRoot: Bool, _ loans: inout [(item: LayoutItem, membership: ItemRecord.Membership)],
    _ borrowed: inout [(constraint: NSLayoutConstraint, installation: NSLayoutConstraint.Installation)]
  ) {
    if let own = view.autoLayout {
      for item in view.layoutItemsWithGuides {
        loans.append((item, item.membership))
        item.record.pointee.membership = ItemRecord.Membership()
      }
      if !isRoot, own.isIsland { return }
      for constraint in own.constraints {
        borrowed.append((constraint, constraint.installation))
        constraint.installation = NSLayoutConstraint.Installation()
      }
    }
    for subview in view.subviewStorage { collect(subview, isRoot: false, &loans, &borrowed) }
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
