import ListGeometry

/// The motion of a batch of updates: rows that stay slide from their old to their new places, new and deleted ones come
/// in and go out by their `RowAnimation`, for 0.3 seconds of the display clock (`uikit-facts §6.4`).
///
/// Geometry, cells and offset have their final values at once; the motion is only visible. Rows that slide off the
/// screen and rows that go out stay until the end; `didEndDisplaying` is called then. Slides add up, so that a batch
/// during another's motion bends it. How far a row comes from, and that `automatic` fades, are rules of ours.
extension UITableView {
  static let rowAnimationDuration: TimeInterval = 0.3

  /// A view and its frame on the screen.
  struct SeenView {
    let view: UIView
    let frame: CGRect
  }

  /// Whether a batch that is carried out now is seen to move.
  var animatesUpdates: Bool { window != nil && UIView.areAnimationsEnabled && !bounds.isEmpty }

  /// The views on the screen, with frames in its coordinates.
  func seenViews() -> [SeenView] {
    var views = elements.shown.map { placedView(of: $0.view) }
    if let tableHeaderView { views.append(tableHeaderView) }
    if let tableFooterView { views.append(tableFooterView) }
    return views.map { SeenView(view: $0, frame: $0.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)) }
  }

  /// Animates the views on the screen to the places given by `show`, for the same rows with other heights.
  func animateResizing(from seen: [SeenView], _ show: () -> Void) {
    let counts = geometry.rowCounts
    guard let plan = try? ListUpdatePlan(ListUpdate(), rowsBefore: counts, rowsAfter: counts) else { return show() }
    elements.keepingWhatLeaves { AnimationBlock.with(nil, show) }
    animate(TableBatch(), plan, from: seen)
  }

  /// Sets in motion what the batch changed, and takes away at the end what left.
  func animate(_ ended: TableBatch, _ plan: ListUpdatePlan, from seen: [SeenView]) {
    let goings = goings(ended.animations)
    let slides = slides(from: seen)
    let comings = comings(ended.animations, plan, besides: seen, slides)
    elements.animate(goings + slides + comings, duration: Self.rowAnimationDuration) { [weak self] isFinished in
      guard let self else { return ended.completions.forEach { $0(isFinished) } }
      elements.complete(ended.completions, isFinished)
    }
  }

  // MARK: Staying

  private func slides(from seen: [SeenView]) -> [ViewMotion] {
    var ends: [ObjectIdentifier: CGRect] = [:]
    for shown in elements.slidingOut where geometry.contains(shown.element) {
      ends[ObjectIdentifier(placedView(of: shown.view))] = geometry.frame(of: shown.element)
    }
    let gone = Set(elements.going.map { ObjectIdentifier(placedView(of: $0.view)) })
    return seen.compactMap { seen in
      let identity = ObjectIdentifier(seen.view)
      guard !gone.contains(identity), seen.view.superview === self else { return nil }
      let from = seen.frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
      let to = ends[identity] ?? seen.view.frame
      if from == to { return nil }
      return ViewMotion(view: seen.view, from: ViewLook(frame: from), to: ViewLook(frame: to), alphaAtRest: nil)
    }
  }

  // MARK: Going

  private func goings(_ animations: ListAnimations<RowAnimation>) -> [ViewMotion] {
    func animation(_ element: TableElement) -> RowAnimation {
      if case .row(let row) = element {
        return animations.leavingRows[row] ?? animations.leavingSections[row.section] ?? animations.others ?? .automatic
      }
      return element.supplementSection.flatMap { animations.leavingSections[$0] } ?? animations.others ?? .automatic
    }
    // What goes at once makes room for what comes.
    elements.endGoing { $0.element.supplementSection == nil && animation($0.element) == .none }
    return elements.going.map { going(placedView(of: $0.view), animation($0.element)) }
  }

  private func going(_ view: UIView, _ animation: RowAnimation) -> ViewMotion {
    // What goes lies behind what slides over it.
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    let place = view.frame
    if (view as? SwipedRowView)?.isCollapsing == true {
      let closed = CGRect(x: place.minX, y: place.minY, width: place.width, height: 0)
      return ViewMotion(view: view, from: ViewLook(frame: place), to: ViewLook(frame: closed), alphaAtRest: nil)
    }
    var motion = ViewMotion(view: view, from: ViewLook(frame: place), to: ViewLook(frame: place.shifted(by: animation)))
    motion.from.alpha = view.alpha
    motion.to.alpha = 0
    motion.alphaAtRest = view.alpha
    if animation == .middle { motion.open(from: 1, to: Self.closedScale) }
    return motion
  }

  /// How much of a row's height is left where it is closed around its middle.
  private static let closedScale: CGFloat = 0.01

  // MARK: Coming

  private func comings(
    _ animations: ListAnimations<RowAnimation>, _ plan: ListUpdatePlan, besides seen: [SeenView],
    _ slides: [ViewMotion]
  ) -> [ViewMotion] {
    let known = Set(seen.map { ObjectIdentifier($0.view) })
    return elements.shown.compactMap { shown in
      let view = placedView(of: shown.view)
      if known.contains(ObjectIdentifier(view)) { return nil }
      if case .row(let row) = shown.element {
        return coming(shown.view, arrival(ofRow: row, animations, plan), slides)
      }
      return shown.element.supplementSection.flatMap {
        coming(shown.view, arrival(ofSection: $0, animations, plan), slides)
      }
    }
  }

  /// How a new cell comes; nil where its row was there before, off the screen.
  private func arrival(
    ofRow row: RowIndex, _ animations: ListAnimations<RowAnimation>, _ plan: ListUpdatePlan
  ) -> RowAnimation? {
    if let before = plan.rowBefore(row) {
      return plan.isReloaded(rowAfter: row) ? animations.leavingRows[before] ?? animations.others : nil
    }
    return animations.arrivingRows[row] ?? arrival(ofSection: row.section, animations, plan) ?? animations.others
      ?? .automatic
  }

  private func arrival(
    ofSection section: Int, _ animations: ListAnimations<RowAnimation>, _ plan: ListUpdatePlan
  ) -> RowAnimation? {
    guard let before = plan.sectionBefore(section) else {
      return animations.arrivingSections[section] ?? animations.others ?? .automatic
    }
    return plan.isReloaded(sectionAfter: section) ? animations.leavingSections[before] ?? animations.others : nil
  }

  private func coming(_ view: UIView, _ animation: RowAnimation?, _ slides: [ViewMotion]) -> ViewMotion? {
    let place = view.frame
    guard let animation else {
      // It comes onto the screen together with its nearest neighbour.
      let nearest = slides.min { abs($0.to.rect.midY - place.midY) < abs($1.to.rect.midY - place.midY) }
      guard let nearest, nearest.from.rect.minY != nearest.to.rect.minY else { return nil }
      let start = place.offsetBy(dx: 0, dy: nearest.from.rect.minY - nearest.to.rect.minY)
      return ViewMotion(view: view, from: ViewLook(frame: start), to: ViewLook(frame: place))
    }
    if animation == .none { return nil }
    var motion = ViewMotion(view: view, from: ViewLook(frame: place.shifted(by: animation)), to: ViewLook(frame: place))
    motion.from.alpha = 0
    motion.to.alpha = view.alpha
    if animation == .middle { motion.open(from: Self.closedScale, to: 1) }
    return motion
  }
}

extension ViewMotion {
  /// Opens or closes a view around its middle, between two factors on its height.
  fileprivate mutating func open(from start: CGFloat, to end: CGFloat) {
    from.transform = CATransform3DMakeScale(1, start, 1)
    to.transform = CATransform3DMakeScale(1, end, 1)
  }
}

extension CGRect {
  /// The frame at the invisible end of a row's motion.
  fileprivate func shifted(by animation: UITableView.RowAnimation) -> CGRect {
    switch animation {
    case .left: offsetBy(dx: -width, dy: 0)
    case .right: offsetBy(dx: width, dy: 0)
    case .top: offsetBy(dx: 0, dy: -height)
    case .bottom: offsetBy(dx: 0, dy: height)
    case .fade, .none, .middle, .automatic: self
    @unknown default: self
    }
  }
}
