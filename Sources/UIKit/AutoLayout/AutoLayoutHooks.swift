/// The end of Auto Layout in a view's `deinit`, which belongs to no actor, on the main queue.
enum LayoutOfReleasedViews {
  nonisolated(unsafe) static let end = MainQueue.unchecked(endLayout(of:))

  @MainActor private static func endLayout(of view: ViewReference) {
    view.reading { view in
      view.autoLayoutDidDeinitialize()
      view.leaveConstraintsToSurvivors()
    }
  }
}

/// The methods by which the view tree tells Auto Layout of changes.
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
  var layoutRoot: UIView { ViewReference(self).layoutRoot.object }

  var layoutEngine: LayoutEngine? {
    let root = layoutRoot
    if root.hasHomelessConstraints { root.adoptConstraints() }
    return root.autoLayout?.engine
  }

  var layoutEngineForWriting: LayoutEngine { ViewReference(self).layoutEngineForWriting.object }

  // MARK: Frames

  /// The view's geometry was set; constraints may read it.
  func autoLayoutFrameInputsDidChange() {
    guard let item = autoLayout else { return }
    // The size of an island's root is an unknown that is held; nothing reads its place.
    if item.engine == nil, translatesMaskStorage { autoLayoutRefresh(item) }
    autoLayoutReadableWidthDidChange()
  }

  /// The readable width may be another: the view's width, its text size or its idiom changed.
  func autoLayoutReadableWidthDidChange() {
    if let guide = autoLayout?.systemGuides?.readable?.itemStorage { autoLayoutRefresh(guide) }
  }

  /// Called when the origin of the bounds was set: the scrolled content moves as seen from outside.
  func autoLayoutBoundsOriginDidChange() {
    guard let item = autoLayout else { return }
    autoLayoutRefresh(item)
  }

  /// Queues the constraints that read an item and would come out otherwise now.
  private func autoLayoutRefresh(_ item: LayoutItem) {
    guard item.record.hasDependents else { return }
    item.record.endLoans()
    for constraint in item.record.dependents {
      guard let engine = constraint.installation.engine?.object, engine.isOutOfDate(constraint) else { continue }
      engine.queueRefresh(constraint)
    }
  }

  func translatesAutoresizingMaskDidChange() {
    guard let item = autoLayout else { return }
    item.record.endLoans()
    let engine = item.membership.engine?.object
    for constraint in item.record.dependents { constraint.installation.engine?.object.reinstall(constraint) }
    if translatesMaskStorage, let engine, engine.root !== self {
      engine.forget(item.record)
    } else if let engine {
      engine.queueContent(of: item.record)
    }
    superviewStorage?.setNeedsLayout()
  }

  // MARK: Hierarchy

  /// Called in `deinit`, when the view is in no superview: ends its constraints and its engine's solution.
  func autoLayoutDidDeinitialize() {
    guard let item = autoLayout else { return }
    if let engine = item.engine {
      item.engine = nil
      engine.abandon()
    }
    item.forgetHolder()
    item.forgetContents()
  }

  /// Called when the view goes: where subviews outlive it, the constraints in them wait for engines of their own.
  func leaveConstraintsToSurvivors() {
    var subviews = subviewStorage
    subviewStorage = []
    for index in subviews.indices where !isKnownUniquelyReferenced(&subviews[index]) {
      let subview = subviews[index]
      guard subview.containsHomelessConstraints else { continue }
      subview.hasHomelessConstraints = true
      // It finds them when it lays out, if nothing asks for them before.
      subview.needsLayout = true
      subview.subtreeNeedsLayout = true
    }
  }

  private var containsHomelessConstraints: Bool {
    if let item = autoLayout {
      if item.isIsland, item.engine != nil { return false }
      if item.holdsHomelessConstraint { return true }
    }
    return subviewStorage.contains { $0.containsHomelessConstraints }
  }

  /// Gives the constraints left by the engine of a superview that is gone an engine of their own.
  func adoptConstraints() {
    hasHomelessConstraints = false
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

  /// Deactivates the constraints that reach out of the view, and takes those inside it into an engine of its own.
  func autoLayoutWillLeaveSuperview() {
    guard let parent = superviewStorage else { return }
    let engine = parent.layoutEngine
    engine?.endLoans()
    if let item = autoLayout, item.isIsland {
      for constraint in item.record.dependents where constraint.reachesOut(of: self) { constraint.deactivate() }
      return
    }
    guard let engine else { return }
    var held: [NSLayoutConstraint] = []
    var items: [LayoutItem] = []
    autoLayoutCollect(leaving: self, &held, &items)
    guard !held.isEmpty || !items.isEmpty else { return }
    held.sort { $0.order < $1.order }
    for constraint in held { engine.remove(constraint) }
    for item in items { engine.forget(item.record) }
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
        for constraint in item.record.dependents where constraint.reachesOut(of: top) { constraint.deactivate() }
        // What an island and its guides are inside of it stays with it.
        if own.isIsland, own.engine?.isHome(of: item.record) == true { continue }
        items.append(item)
      }
      if own.isIsland { return }
      held += own.constraints
    }
    for subview in subviewStorage { subview.autoLayoutCollect(leaving: top, &held, &items) }
  }

  func autoLayoutDidEnterSuperview() {
    if hasHomelessConstraints { adoptConstraints() }
    guard let item = autoLayout, let engine = item.engine, !item.isIsland else { return }
    engine.dissolve(into: layoutEngineForWriting)
  }

  // MARK: Content, insets, direction

  func autoLayoutIntrinsicSizeDidChange() {
    superviewReference?.reading { $0.subviewIntrinsicSizeDidChange(self) }
    guard let item = itemReference, let engine = item.pointee.membership.engine else {
      if !translatesMaskStorage { superviewStorage?.setNeedsLayout() }
      return
    }
    engine.reading { $0.contentDidChange(of: item) }
  }

  func autoLayoutGuideInsetsDidChange() {
    guard let item = autoLayout, item.insetsAreRead else { return }
    defer { item.insetsAreUnconfirmed = false }
    autoLayoutRefresh(item)
    for guide in item.systemGuides?.all ?? [] {
      if let own = guide.itemStorage { autoLayoutRefresh(own) }
    }
  }

  /// Constraints held here are built again where they speak of leading and trailing.
  func autoLayoutDirectionDidChange() {
    guard let item = autoLayout else { return }
    for constraint in item.constraints where constraint.isDirectional {
      constraint.installation.engine?.object.reinstall(constraint)
    }
  }

  func autoLayoutFittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    updateConstraintsIfNeeded()
    let reference = ViewReference(self)
    if reference.layoutRoot == reference {
      return layoutEngineForWriting.fittingSize(target, horizontal: horizontal.rawValue, vertical: vertical.rawValue)
    }
    return LayoutEngine.fittingSizeApart(self, target, horizontal: horizontal.rawValue, vertical: vertical.rawValue)
  }
}

@MainActor extension Unretained where Object == UIView {
  /// The root of the island that the view is in.
  var layoutRoot: ViewReference {
    var view = self
    while let parent = view.superview, !view.isIsland { view = parent }
    return view
  }

  /// The engine of the view's island, made on first use.
  var layoutEngineForWriting: Unretained<LayoutEngine> {
    let root = layoutRoot
    if root.reading({ $0.hasHomelessConstraints }) { root.object.adoptConstraints() }
    return root.item.pointee.object.reading { item -> Unretained<LayoutEngine> in
      if let engine = item.engine { return Unretained<LayoutEngine>(engine) }
      let engine = LayoutEngine(root: root.object)
      item.engine = engine
      return Unretained<LayoutEngine>(engine)
    }
  }
}

extension NSLayoutConstraint {
  /// Whether a view in `top` and one outside it are related.
  func reachesOut(of top: UIView) -> Bool {
    guard let holder else { return false }
    return !holder.isInside(top)
  }
}
