import ListGeometry

/// What a batch set in motion and has to be taken off the screen at its end.
@MainActor final class Departure {
  var rows: [ShownRow] = []
  var headers: [ShownSupplement] = []
  var footers: [ShownSupplement] = []
  /// How they go.
  var motions: [RowMotion] = []

  /// Gives a view, or all of them, the look back that they have in themselves.
  func stopMotion(of view: UIView? = nil) {
    let meant = motions.filter { view == nil || $0.view === view }
    motions.removeAll { view == nil || $0.view === view }
    for motion in meant {
      motion.view.layer.removeAllAnimations()
      motion.tidy()
    }
  }
}

/// A view's motion in a batch: where and how it begins, and where it ends.
@MainActor struct RowMotion {
  let view: UIView
  var from: CGRect
  var to: CGRect
  var alpha: (from: CGFloat, to: CGFloat)?
  /// How much of the height is there at first and at last.
  var opening: (from: CGFloat, to: CGFloat)?

  func begin() {
    if opening == nil, view.frame != from { view.frame = from }
    if let alpha { view.alpha = alpha.from }
    if let opening { view.transform = CGAffineTransform(scaleX: 1, y: opening.from) }
  }

  func end() {
    if opening == nil, view.frame != to { view.frame = to }
    if let alpha { view.alpha = alpha.to }
    if let opening { view.transform = CGAffineTransform(scaleX: 1, y: opening.to) }
  }

  /// Gives a view that went the look that it has in itself, for its next use.
  func tidy() {
    if let alpha { view.alpha = alpha.from }
    if opening != nil { view.transform = .identity }
  }
}

/// The motion of a batch of updates: what stays slides from its old to its new place, what is new comes in and what is gone goes
/// out as its `RowAnimation` says, for 0.3 seconds of the display clock (`uikit-facts §6.4`).
///
/// Geometry, cells and offset have their final values at once; what moves is what is seen. Rows that slide off the screen and rows
/// that go out stay until the end; `didEndDisplaying` is called then. Slides add up, so that a batch during another's motion bends
/// it. How far a row comes from, and that `automatic` fades, are rules of ours.
extension UITableView {
  static let rowAnimationDuration: TimeInterval = 0.3

  /// Where a view was on the screen.
  struct SeenView {
    let view: UIView
    let frame: CGRect
  }

  /// Whether a batch that is carried out now is seen to move.
  var animatesUpdates: Bool { window != nil && UIView.areAnimationsEnabled && !bounds.isEmpty }

  /// What is on the screen, in its coordinates.
  func seenViews() -> [SeenView] {
    var views = shownRows.map { rowView(of: $0.cell) }
    views += shownHeaders.map(\.view)
    views += shownFooters.map(\.view)
    if let tableHeaderView { views.append(tableHeaderView) }
    if let tableFooterView { views.append(tableFooterView) }
    return views.map { SeenView(view: $0, frame: $0.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)) }
  }

  /// Moves what is on the screen to where `show` puts it, where rows stay and have other heights.
  func animateResizing(from seen: [SeenView], _ show: () -> Void) {
    let counts = geometry.rowCounts
    guard let plan = try? ListUpdatePlan(ListUpdate(), rowsBefore: counts, rowsAfter: counts) else { return show() }
    keepsLeaving = true
    AnimationBlock.with(nil, show)
    keepsLeaving = false
    animate(TableBatch(), plan, from: seen)
  }

  /// Sets in motion what the batch changed, and takes away at the end what left.
  func animate(_ ended: TableBatch, _ plan: ListUpdatePlan, from seen: [SeenView]) {
    let goings = goings(ended.animations)
    let slides = slides(from: seen)
    let comings = comings(ended.animations, plan, besides: seen, slides)
    let departure = Departure()
    departure.rows = departing.rows + slidingOut.rows
    departure.headers = departing.headers + slidingOut.headers
    departure.footers = departing.footers + slidingOut.footers
    let leaving = Set(slidingOut.rows.map { ObjectIdentifier(rowView(of: $0.cell)) })
    departure.motions = goings + slides.filter { leaving.contains(ObjectIdentifier($0.view)) }
    (departing, slidingOut) = (Departure(), Departure())
    departures.append(departure)
    let motions = goings + slides + comings
    AnimationBlock.with(nil) { for motion in motions { motion.begin() } }
    UIView.animate(
      withDuration: Self.rowAnimationDuration, delay: 0, options: .allowUserInteraction,
      animations: { for motion in motions { motion.end() } },
      completion: { [weak self] isFinished in
        self?.end(departure)
        for completion in ended.completions { completion(isFinished) }
      })
  }

  // MARK: Staying

  private func slides(from seen: [SeenView]) -> [RowMotion] {
    var ends: [ObjectIdentifier: CGRect] = [:]
    for shown in slidingOut.rows where contains(IndexPath(shown.index)) {
      ends[ObjectIdentifier(rowView(of: shown.cell))] = geometry.frame(ofRow: shown.index)
    }
    for shown in slidingOut.headers where shown.section < geometry.sectionCount {
      ends[ObjectIdentifier(shown.view)] = geometry.frame(ofHeader: shown.section)
    }
    for shown in slidingOut.footers where shown.section < geometry.sectionCount {
      ends[ObjectIdentifier(shown.view)] = geometry.frame(ofFooter: shown.section)
    }
    let gone = Set(
      departing.rows.map { ObjectIdentifier(rowView(of: $0.cell)) }
        + (departing.headers + departing.footers).map { ObjectIdentifier($0.view) })
    return seen.compactMap { seen in
      let identity = ObjectIdentifier(seen.view)
      guard !gone.contains(identity), seen.view.superview === self else { return nil }
      let from = seen.frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
      let to = ends[identity] ?? seen.view.frame
      return from == to ? nil : RowMotion(view: seen.view, from: from, to: to)
    }
  }

  // MARK: Going

  private func goings(_ animations: ListAnimations<RowAnimation>) -> [RowMotion] {
    func animation(_ row: RowIndex) -> RowAnimation {
      animations.leavingRows[row] ?? animations.leavingSections[row.section] ?? animations.others ?? .automatic
    }
    // What goes at once makes room for what comes.
    let atOnce = departing.rows.filter { animation($0.index) == .none }
    departing.rows.removeAll { animation($0.index) == .none }
    for shown in atOnce { endDisplaying(shown) }
    var motions = departing.rows.map { going(rowView(of: $0.cell), animation($0.index)) }
    for shown in departing.headers + departing.footers {
      motions.append(going(shown.view, animations.leavingSections[shown.section] ?? animations.others ?? .automatic))
    }
    return motions
  }

  private func going(_ view: UIView, _ animation: RowAnimation) -> RowMotion {
    // What goes lies behind what slides over it.
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    if (view as? SwipedRowView)?.isCollapsing == true {
      let place = view.frame
      return RowMotion(view: view, from: place, to: CGRect(x: place.minX, y: place.minY, width: place.width, height: 0))
    }
    return RowMotion(
      view: view, from: view.frame, to: view.frame.shifted(by: animation), alpha: (view.alpha, 0),
      opening: animation == .middle ? (1, 0.01) : nil)
  }

  // MARK: Coming

  private func comings(
    _ animations: ListAnimations<RowAnimation>, _ plan: ListUpdatePlan, besides seen: [SeenView], _ slides: [RowMotion]
  ) -> [RowMotion] {
    let known = Set(seen.map { ObjectIdentifier($0.view) })
    func isNew(_ view: UIView) -> Bool { !known.contains(ObjectIdentifier(view)) }
    let rows = shownRows.filter { isNew(rowView(of: $0.cell)) }.compactMap { shown in
      coming(shown.cell, arrival(ofRow: shown.index, animations, plan), slides)
    }
    let supplements = (shownHeaders + shownFooters).filter { isNew($0.view) }.compactMap { shown in
      coming(shown.view, arrival(ofSection: shown.section, animations, plan), slides)
    }
    return rows + supplements
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

  private func coming(_ view: UIView, _ animation: RowAnimation?, _ slides: [RowMotion]) -> RowMotion? {
    let place = view.frame
    guard let animation else {
      // It comes onto the screen together with its nearest neighbour.
      let nearest = slides.min { abs($0.to.midY - place.midY) < abs($1.to.midY - place.midY) }
      guard let nearest, nearest.from.minY != nearest.to.minY else { return nil }
      return RowMotion(view: view, from: place.offsetBy(dx: 0, dy: nearest.from.minY - nearest.to.minY), to: place)
    }
    if animation == .none { return nil }
    return RowMotion(
      view: view, from: place.shifted(by: animation), to: place, alpha: (0, view.alpha),
      opening: animation == .middle ? (0.01, 1) : nil)
  }

  // MARK: The end

  /// Takes away what a batch's motion left, unless it came back or was taken away meanwhile.
  private func end(_ departure: Departure) {
    guard let place = departures.firstIndex(where: { $0 === departure }) else { return }
    departures.remove(at: place)
    takeAway(departure)
  }

  /// Takes away at once what is still going out.
  func endDepartures() {
    let all = departures
    departures = []
    for departure in all { takeAway(departure) }
  }

  func takeAway(_ departure: Departure) {
    departure.stopMotion()
    for shown in departure.rows { endDisplaying(shown) }
    endDisplaying(departure.headers, header: true)
    endDisplaying(departure.footers, header: false)
  }
}

extension CGRect {
  /// Where a row comes from, or goes to.
  fileprivate func shifted(by animation: UITableView.RowAnimation) -> CGRect {
    switch animation {
    case .left: offsetBy(dx: -width, dy: 0)
    case .right: offsetBy(dx: width, dy: 0)
    case .top: offsetBy(dx: 0, dy: -height)
    case .bottom: offsetBy(dx: 0, dy: height)
    case .fade, .none, .middle, .automatic: self
    }
  }
}
