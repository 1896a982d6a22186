import ListGeometry

/// A change of layout whose progress the application says.
@MainActor final class InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// The offsets that the content has in both layouts.
  let offsets: (from: CGPoint, to: CGPoint)

  init(
    _ layout: UICollectionViewTransitionLayout, offsets: (from: CGPoint, to: CGPoint),
    completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) {
    self.layout = layout
    self.offsets = offsets
    self.completion = completion
  }

  /// The offset at a progress.
  func offset(at progress: CGFloat) -> CGPoint {
    CGPoint(
      x: offsets.from.x + (offsets.to.x - offsets.from.x) * progress,
      y: offsets.from.y + (offsets.to.y - offsets.from.y) * progress)
  }
}

/// Changes of layout, at once, in an animation, or as somebody says.
extension UICollectionView {
  func changeLayout(to new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    if elements.phase.keepsContents { raise(.changeWhileAsking("setCollectionViewLayout(_:animated:)")) }
    let old = layoutStorage
    guard new !== old else {
      if let completion { elements.complete([completion], true) }
      return
    }
    endTransitionAtOnce()
    forgetMovement()
    let wasArranged = old.state == .valid && !elements.shown.isEmpty && elements.phase == .resting && !batch.isOpen
    guard wasArranged else {
      adopt(new, insteadOf: old)
      if let completion { elements.complete([completion], true) }
      return
    }
    let moves = elements.withholding {
      change(from: old, to: new, animated: animated) { completion?($0) }
    }
    if !moves, let completion { elements.complete([completion], true) }
  }

  private func adopt(_ new: UICollectionViewLayout, insteadOf old: UICollectionViewLayout) {
    layoutStorage = new
    new.collectionViewStorage = self
    if old !== new { old.collectionViewStorage = nil }
    removeRowViews()
    elements.contentsDidChange()
    elements.forgetSizes()
    new.invalidateLayout()
  }

  /// Moves everything to its place in a layout; false where nothing moves, so that the completion is due.
  ///
  /// - Parameter completion: called with whether the animation ran to its end.
  private func change(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout, animated: Bool,
    completion: @escaping (Bool) -> Void
  ) -> Bool {
    let change = LayoutChange.sameElements(self)
    change.oldLayout = old
    elements.anchor = elements.anchor ?? readersPlace(in: bounds)
    new.collectionViewStorage = self
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    let views = elements.shown.map(\.view)
    for view in views { view.willTransition(from: old, to: new) }
    layoutStorage = new
    elements.contentsDidChange()
    elements.forgetSizes()
    for shown in elements.shown where shown.view.superview !== self { moveOut(shown.view) }
    removeRowViews()
    new.invalidateLayout()
    prepareLayout()
    contentDidShrink = true
    settleOffset()
    let settle = { [weak self] in
      if let self, old !== self.layoutStorage { old.collectionViewStorage = nil }
      for view in views { view.didTransition(from: old, to: new) }
    }
    var moves = false
    let show = {
      moves = self.showMoving(
        change,
        alongside: {
          old.finalizeLayoutTransition()
          new.finalizeLayoutTransition()
        },
        completion: { isFinished in
          settle()
          completion(isFinished)
        })
    }
    if animated { show() } else { UIView.performWithoutAnimation(show) }
    if !moves { settle() }
    return moves
  }

  /// Moves a view from a row that scrolls by itself into the collection view, at its visible place.
  func moveOut(_ view: UIView) {
    guard let host = view.superview, host !== self else { return }
    let center = host.convert(view.center, to: self)
    addSubview(view)
    view.center = center
  }

  // MARK: Interactive

  func beginTransition(
    to new: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    let method = "startInteractiveTransition(to:completion:)"
    if elements.phase.keepsContents { raise(.changeWhileAsking(method)) }
    if transition != nil { raise(.transition(method: method, isRunning: true)) }
    prepareLayout()
    let old = layoutStorage
    let layout =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    let place = elements.anchor ?? readersPlace(in: bounds)
    new.collectionViewStorage = self
    layout.collectionViewStorage = self
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    for shown in elements.shown {
      shown.view.willTransition(from: old, to: new)
      if shown.view.superview !== self { moveOut(shown.view) }
    }
    elements.during(.arranging) {
      new.invalidateLayout()
      new.prepareIfNeeded()
    }
    let target = targetOffset(in: new, keeping: place)
    transition = InteractiveTransition(layout, offsets: (bounds.origin, target), completion: completion)
    layoutStorage = layout
    removeRowViews()
    elements.contentsDidChange()
    layout.invalidateLayout()
    return layout
  }

  /// The offset that the content is to have in a layout.
  private func targetOffset(in layout: UICollectionViewLayout, keeping place: CollectionAnchor?) -> CGPoint {
    let size = layout.collectionViewContentSize
    let inset = adjustedContentInset
    var proposed = bounds.origin
    if let place, let rect = layout.attributes(of: place.element)?.ownRect {
      proposed = CGPoint(x: rect.minX - place.place.x, y: rect.minY - place.place.y)
    }
    proposed.x = min(max(proposed.x, -inset.left), max(-inset.left, size.width + inset.right - bounds.width))
    proposed.y = min(max(proposed.y, -inset.top), max(-inset.top, size.height + inset.bottom - bounds.height))
    return layout.targetContentOffset(forProposedContentOffset: proposed)
  }

  func transitionDidProgress() {
    guard let transition else { return }
    let offset = transition.offset(at: transition.layout.transitionProgress)
    if offset != bounds.origin { bounds.origin = offset }
  }

  func endTransition(isFinished: Bool) {
    let method = isFinished ? "finishInteractiveTransition()" : "cancelInteractiveTransition()"
    guard let transition else { raise(.transition(method: method, isRunning: false)) }
    self.transition = nil
    let (old, new) = (transition.layout.currentLayout, transition.layout.nextLayout)
    let last = isFinished ? new : old
    layoutIfNeeded()
    let end = { [weak self] (isComplete: Bool, views: [UICollectionReusableView]) in
      let other = isFinished ? old : new
      if let self, other !== self.layoutStorage { other.collectionViewStorage = nil }
      for view in views { view.didTransition(from: isFinished ? old : new, to: last) }
      transition.completion?(isComplete, isFinished)
    }
    let (views, moves) = elements.withholding { endTransition(transition, in: last, isFinished: isFinished, end) }
    if !moves { elements.complete([{ end($0, views) }], true) }
  }

  /// Moves everything to its place in the layout that is left; gives the views, and whether they move.
  private func endTransition(
    _ transition: InteractiveTransition, in last: UICollectionViewLayout, isFinished: Bool,
    _ end: @escaping (Bool, [UICollectionReusableView]) -> Void
  ) -> ([UICollectionReusableView], Bool) {
    let (old, new) = (transition.layout.currentLayout, transition.layout.nextLayout)
    let change = LayoutChange.sameElements(self)
    change.oldLayout = transition.layout
    layoutStorage = last
    elements.contentsDidChange()
    elements.forgetSizes()
    last.invalidateLayout()
    prepareLayout()
    bounds.origin = clampedContentOffset(isFinished ? transition.offsets.to : transition.offsets.from)
    let views = elements.shown.map(\.view)
    let moves = showMoving(
      change,
      alongside: {
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
      },
      completion: { end($0, views) })
    return (views, moves)
  }

  /// Gives up a transition: something else happens to the contents or the layout.
  func endTransitionAtOnce() {
    guard let transition else { return }
    self.transition = nil
    layoutStorage = transition.layout.currentLayout
    transition.layout.nextLayout.collectionViewStorage = nil
    layoutStorage.invalidateLayout()
    elements.tell { transition.completion?(false, false) }
  }
}
