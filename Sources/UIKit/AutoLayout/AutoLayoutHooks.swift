/// Where the view tree tells Auto Layout of changes, and asks it for results.
extension UIView {
  /// Whether the constraints inside the view are solved apart from the rest, as its size comes from outside.
  ///
  /// So it is with the content views of cells; see `LayoutEngine`.
  var isLayoutIsland: Bool {
    get { autoLayout?.isIsland ?? false }
    set {
      guard newValue != isLayoutIsland else { return }
      let present = newValue ? nil : autoLayout?.engine
      autoLayoutStateForWriting.isIsland = newValue
      if !newValue, let present, superviewStorage != nil { present.dissolve(into: layoutEngineForWriting) }
    }
  }

  /// The root of the island that the view is in.
  var layoutRoot: UIView {
    var view = self
    while let parent = view.superviewStorage {
      if let state = view.autoLayout, state.isIsland { return view }
      view = parent
    }
    return view
  }

  var layoutEngine: LayoutEngine? {
    guard let state = layoutRoot.autoLayout else { return nil }
    return state.engine
  }

  var layoutEngineForWriting: LayoutEngine {
    let root = layoutRoot
    let state = root.autoLayoutStateForWriting
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: root)
    state.engine = engine
    return engine
  }

  // MARK: Frames

  /// The view's geometry was set; constraints may read it.
  func autoLayoutFrameInputsDidChange() {
    guard let state = autoLayout else { return }
    // The size of an island's root is an unknown that is held; nothing reads its place.
    if state.engine == nil, translatesMaskStorage { autoLayoutRefresh(state.item) }
    if let guide = state.readableGuide, let item = guide.itemStorage { autoLayoutRefresh(item) }
  }

  /// The origin of the bounds was set: what scrolls moves as seen from outside.
  func autoLayoutBoundsOriginDidChange() {
    guard let state = autoLayout else { return }
    autoLayoutRefresh(state.item)
  }

  /// Queues the constraints that read an item and would come out otherwise now.
  private func autoLayoutRefresh(_ item: LayoutItem) {
    for constraint in item.membership.dependents {
      guard let engine = constraint.installation.engine, engine.isOutOfDate(constraint) else { continue }
      engine.queueRefresh(constraint)
    }
  }

  func translatesAutoresizingMaskDidChange() {
    guard let state = autoLayout else { return }
    let item = state.item
    let engine = item.membership.engine
    for constraint in item.membership.dependents { constraint.installation.engine?.reinstall(constraint) }
    if translatesMaskStorage, let engine, engine.root !== self {
      engine.forget(item)
    } else if let engine {
      engine.queueContent(of: item)
    }
    superviewStorage?.setNeedsLayout()
  }

  // MARK: Hierarchy

  func autoLayoutDidDeinitialize() {
    guard let state = autoLayout else { return }
    if let engine = state.engine {
      state.engine = nil
      engine.abandon()
    }
    for constraint in state.constraints { constraint.deactivate() }
    for constraint in state.item.membership.dependents { constraint.deactivate() }
    state.item.membership.engine?.forget(state.item)
  }

  /// Takes the constraints that reach out of the view out of force, and those inside it into an engine of its own.
  func autoLayoutWillLeaveSuperview() {
    guard let parent = superviewStorage else { return }
    if let state = autoLayout, state.isIsland {
      for constraint in state.item.membership.dependents where constraint.reachesOut(of: self) {
        constraint.deactivate()
      }
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
    autoLayoutStateForWriting.engine = own
    for constraint in held { own.enqueue(constraint) }
  }

  private func autoLayoutCollect(
    leaving top: UIView, _ held: inout [NSLayoutConstraint], _ items: inout [LayoutItem]
  ) {
    if let state = autoLayout {
      let guides = state.guides + [state.marginsGuide, state.safeAreaGuide, state.readableGuide].compactMap { $0 }
      for item in [state.item] + guides.compactMap(\.itemStorage) {
        for constraint in item.membership.dependents where constraint.reachesOut(of: top) { constraint.deactivate() }
        items.append(item)
      }
      if let item = layoutScrollContentGuide?.itemStorage { items.append(item) }
      if state.isIsland { return }
      held += state.constraints
    }
    for subview in subviewStorage { subview.autoLayoutCollect(leaving: top, &held, &items) }
  }

  func autoLayoutDidEnterSuperview() {
    guard let state = autoLayout, let engine = state.engine, !state.isIsland else { return }
    engine.dissolve(into: layoutEngineForWriting)
  }

  // MARK: Results

  /// Gives the subviews that constraints govern their frames; called by the base `layoutSubviews()`.
  func autoLayoutApplyFramesToSubviews() {
    var engine: LayoutEngine?
    if let state = autoLayout,
      !state.guides.isEmpty || state.engine?.isDirty == true || layoutScrollContentGuide?.itemStorage != nil
    {
      engine = updatedLayoutEngine()
    }
    for subview in subviewStorage where !subview.translatesMaskStorage {
      if engine == nil { engine = updatedLayoutEngine() }
      subview.applySolvedFrame()
    }
    if let item = layoutScrollContentGuide?.itemStorage, item.membership.hasVariables {
      let size = item.membership.frame.size
      layoutScrollContentSizeDidChange(
        width: item.membership.width == nil ? nil : PixelGrid.round(size.width, scale: displayScale),
        height: item.membership.height == nil ? nil : PixelGrid.round(size.height, scale: displayScale))
    }
  }

  private func updatedLayoutEngine() -> LayoutEngine {
    let engine = layoutEngineForWriting
    for subview in subviewStorage where !subview.translatesMaskStorage {
      // Views with a natural size and no constraint of their own are sized by it, at the origin.
      let item = subview.layoutItem
      guard item.membership.engine == nil, item.membership.dependents.isEmpty else { continue }
      let size = subview.autoLayoutIntrinsicSize(forWidth: nil)
      if size.width >= 0 || size.height >= 0 { engine.enroll(item) }
    }
    let marked = needsLayout
    engine.update()
    needsLayout = marked
    return engine
  }

  private func applySolvedFrame() {
    guard let item = autoLayout?.item, item.membership.engine != nil, item.membership.hasVariables else { return }
    let rect = PixelGrid.round(item.membership.frame, scale: displayScale)
    if CATransform3DIsIdentity(layer.transform) {
      applyLayoutFrame(rect)
    } else {
      let anchor = layer.anchorPoint
      isApplyingLayout += 1
      bounds.size = rect.size
      center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
      isApplyingLayout -= 1
    }
  }

  // MARK: Content, insets, direction

  func autoLayoutIntrinsicSizeDidChange() {
    superviewStorage?.subviewIntrinsicSizeDidChange(self)
    guard let item = autoLayout?.item else {
      if !translatesMaskStorage { superviewStorage?.setNeedsLayout() }
      return
    }
    guard let engine = item.membership.engine else {
      if !translatesMaskStorage { superviewStorage?.setNeedsLayout() }
      return
    }
    item.membership.content?.measuredWidth = nil
    engine.queueContent(of: item)
  }

  func autoLayoutGuideInsetsDidChange() {
    guard let state = autoLayout else { return }
    autoLayoutRefresh(state.item)
    for guide in [state.marginsGuide, state.safeAreaGuide, state.readableGuide] {
      if let item = guide?.itemStorage { autoLayoutRefresh(item) }
    }
  }

  /// Constraints held here are built anew where they speak of leading and trailing.
  func autoLayoutDirectionDidChange() {
    guard let state = autoLayout else { return }
    for constraint in state.constraints
    where constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
      || constraint.first?.endAttribute.isDirectional == true
    {
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
    return !holder.isDescendant(of: top)
  }
}
