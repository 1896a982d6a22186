/// Where the view tree tells Auto Layout of changes.
extension UIView {
  /// Whether the constraints inside the view are solved apart from the rest, as its size comes from outside.
  ///
  /// So it is with the content views of cells; see `LayoutEngine`.
  var isLayoutIsland: Bool {
    get { autoLayout?.isIsland ?? false }
    set {
      guard newValue != isLayoutIsland else { return }
      let present = newValue ? nil : autoLayout?.engine
      layoutItem.isIsland = newValue
      if !newValue, let present, superviewStorage != nil { present.dissolve(into: layoutEngineForWriting) }
    }
  }

  /// The root of the island that the view is in.
  var layoutRoot: UIView {
    var view = self
    while let parent = view.superviewStorage {
      if let item = view.autoLayout, item.isIsland { return view }
      view = parent
    }
    return view
  }

  var layoutEngine: LayoutEngine? { layoutRoot.autoLayout?.engine }

  var layoutEngineForWriting: LayoutEngine {
    let root = layoutRoot
    let item = root.layoutItem
    if let engine = item.engine { return engine }
    let engine = LayoutEngine(root: root)
    item.engine = engine
    return engine
  }

  // MARK: Frames

  /// The view's geometry was set; constraints may read it.
  func autoLayoutFrameInputsDidChange() {
    guard let item = autoLayout else { return }
    // The size of an island's root is an unknown that is held; nothing reads its place.
    if item.engine == nil, translatesMaskStorage { autoLayoutRefresh(item) }
    if let guide = item.systemGuides?.readable?.itemStorage { autoLayoutRefresh(guide) }
  }

  /// The origin of the bounds was set: what scrolls moves as seen from outside.
  func autoLayoutBoundsOriginDidChange() {
    guard let item = autoLayout else { return }
    autoLayoutRefresh(item)
  }

  /// Queues the constraints that read an item and would come out otherwise now.
  private func autoLayoutRefresh(_ item: LayoutItem) {
    guard item.hasDependents else { return }
    for constraint in item.dependents {
      guard let engine = constraint.installation.engine, engine.isOutOfDate(constraint) else { continue }
      engine.queueRefresh(constraint)
    }
  }

  func translatesAutoresizingMaskDidChange() {
    guard let item = autoLayout else { return }
    let engine = item.membership.engine
    for constraint in item.dependents { constraint.installation.engine?.reinstall(constraint) }
    if translatesMaskStorage, let engine, engine.root !== self {
      engine.forget(item)
    } else if let engine {
      engine.queueContent(of: item)
    }
    superviewStorage?.setNeedsLayout()
  }

  // MARK: Hierarchy

  /// Called in `deinit`, when the view is in no superview: what it held and what its engine solved is out of force.
  func autoLayoutDidDeinitialize() {
    guard let item = autoLayout else { return }
    if let engine = item.engine {
      item.engine = nil
      engine.abandon()
    }
    for constraint in item.constraints { constraint.holder = nil }
    item.forgetContents()
  }

  /// Called when the superview goes and this view does not: gives the constraints in it an engine of their own.
  func adoptConstraints() {
    var homeless: [NSLayoutConstraint] = []
    collectHomeless(&homeless)
    guard !homeless.isEmpty else { return }
    homeless.sort { $0.order < $1.order }
    let engine = layoutEngineForWriting
    for constraint in homeless { engine.enqueue(constraint) }
  }

  private func collectHomeless(_ constraints: inout [NSLayoutConstraint]) {
    if let item = autoLayout {
      if item.isIsland, item.engine != nil { return }
      for constraint in item.constraints where constraint.installation.engine == nil { constraints.append(constraint) }
    }
    for subview in subviewStorage { subview.collectHomeless(&constraints) }
  }

  /// Takes the constraints that reach out of the view out of force, and those inside it into an engine of its own.
  func autoLayoutWillLeaveSuperview() {
    guard let parent = superviewStorage else { return }
    if let item = autoLayout, item.isIsland {
      for constraint in item.dependents where constraint.reachesOut(of: self) { constraint.deactivate() }
      return
    }
    let engine = parent.layoutEngine
    guard let engine else { return }
    var held: [NSLayoutConstraint] = []
    var items: [LayoutItem] = []
    autoLayoutCollect(leaving: self, &held, &items)
    guard !held.isEmpty || !items.isEmpty else { return }
    held.sort { $0.order < $1.order }
    for constraint in held { engine.remove(constraint) }
    for item in items where item.membership.engine === engine { engine.forget(item) }
    guard !held.isEmpty else { return }
    let own = LayoutEngine(root: self)
    layoutItem.engine = own
    for constraint in held { own.enqueue(constraint) }
  }

  private func autoLayoutCollect(
    leaving top: UIView, _ held: inout [NSLayoutConstraint], _ items: inout [LayoutItem]
  ) {
    if let own = autoLayout {
      for item in layoutItemsWithGuides {
        for constraint in item.dependents where constraint.reachesOut(of: top) { constraint.deactivate() }
        items.append(item)
      }
      if own.isIsland { return }
      held += own.constraints
    }
    for subview in subviewStorage { subview.autoLayoutCollect(leaving: top, &held, &items) }
  }

  func autoLayoutDidEnterSuperview() {
    guard let item = autoLayout, let engine = item.engine, !item.isIsland else { return }
    engine.dissolve(into: layoutEngineForWriting)
  }

  // MARK: Content, insets, direction

  func autoLayoutIntrinsicSizeDidChange() {
    superviewStorage?.subviewIntrinsicSizeDidChange(self)
    guard let item = autoLayout, let engine = item.membership.engine else {
      if !translatesMaskStorage { superviewStorage?.setNeedsLayout() }
      return
    }
    item.membership.content.measuredWidth = nil
    engine.queueContent(of: item)
  }

  func autoLayoutGuideInsetsDidChange() {
    guard let item = autoLayout, item.insetsAreRead else { return }
    autoLayoutRefresh(item)
    for guide in item.systemGuides?.all ?? [] {
      if let own = guide.itemStorage { autoLayoutRefresh(own) }
    }
  }

  /// Constraints held here are built anew where they speak of leading and trailing.
  func autoLayoutDirectionDidChange() {
    guard let item = autoLayout else { return }
    for constraint in item.constraints where constraint.isDirectional {
      constraint.installation.engine?.reinstall(constraint)
    }
  }

  func autoLayoutFittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    updateConstraintsIfNeeded()
    if layoutRoot === self {
      return layoutEngineForWriting.fittingSize(target, horizontal: horizontal.rawValue, vertical: vertical.rawValue)
    }
    return LayoutEngine.fittingSizeApart(self, target, horizontal: horizontal.rawValue, vertical: vertical.rawValue)
  }
}

extension NSLayoutConstraint {
  /// Whether a view in `top` and one outside it are related.
  func reachesOut(of top: UIView) -> Bool {
    guard let holder else { return false }
    return !holder.isInside(top)
  }
}
