import ListGeometry

/// What a list has to do for the window over it: make views, say where they belong, and tell who listens.
@MainActor protocol ListWindowOwner<Element, View>: AnyObject {
  associatedtype Element: Hashable
  associatedtype View: UIView

  /// The view of an element, configured; `place` is its number among the elements that are wanted.
  func makeView(of element: Element, at place: Int) -> View
  /// The view that the element's view is to be a subview of.
  func container(of element: Element, at place: Int) -> UIView
  /// Under what a view waits for reuse; nil for one that is not used again.
  func reuseIdentifier(of view: View, _ element: Element) -> String?
  /// A view was put on the screen.
  func willDisplay(_ view: View, _ element: Element)
  /// A view is about to leave the list: what belongs to the screen alone ends.
  func willLeave(_ view: View)
  /// A view was taken off the screen.
  func didEndDisplaying(_ view: View, _ element: Element)
}

/// The views of a list: which are shown, which leave in an animation, which wait for reuse.
///
/// It knows neither tables nor collections: an element is whatever a list shows a view for, and the owner makes and places views. Each
/// view is in one place at any time, also while the application is called; a view that was put on the screen is told of once
/// (`willDisplay`), when everything is in order, and once when it leaves. The application may load other contents whenever it is
/// called (`generation`); the window then stops where it is, with everything in order.
///
/// Showing costs O(elements on the screen), in the order of elements without looking anything up.
@MainActor final class ListWindow<Element: Hashable, View: UIView> {
  /// An element on the screen.
  struct Shown {
    var element: Element
    let view: View
    /// The size for which the view was asked what size it would like to have; nil when it was not.
    var sized: CGSize?
  }

  weak var owner: (any ListWindowOwner<Element, View>)?
  /// What is on the screen, in the order of the elements.
  private(set) var shown: [Shown] = []
  /// What updates set in motion and leaves at the end of it.
  private(set) var departures: [ListDeparture<Element, View>] = []
  /// Views that wait for reuse.
  var pool = ReusePool<View>()
  /// Who holds on to indices, and is told where they go.
  var holders = IndexHolders()
  /// What the list is doing.
  private(set) var phase = ListPhase.resting
  /// Counts how often contents changed: what was asked before means nothing after.
  private(set) var generation = 0
  /// What was shown and is not wanted any more, while an update is carried out.
  private var kept: [Shown]?

  // MARK: Phases

  /// Runs something in a phase, and goes back to the one before.
  func during<Result>(_ phase: ListPhase, _ body: () throws -> Result) rethrows -> Result {
    let outer = self.phase
    self.phase = phase
    defer { self.phase = outer }
    return try body()
  }

  /// Contents changed: whoever is in the middle of something stops.
  func contentsDidChange() { generation += 1 }

  // MARK: Looking up

  /// The view of an element; nil while it is not on the screen.
  func view(of element: Element) -> View? { shown.first { $0.element == element }?.view }

  /// The element that a view shows; nil for a view that is not on the screen.
  func element(of view: UIView) -> Element? { shown.first { $0.view === view }?.element }

  /// Whether a view is on the screen.
  func shows(_ view: UIView) -> Bool { shown.contains { $0.view === view } }

  // MARK: Showing

  /// Brings the views in line with the elements that are wanted, each of them once; false where contents changed meanwhile.
  ///
  /// - Parameters:
  ///   - wanted: the elements, in their order.
  ///   - place: gives the view of an element, by its number, its place.
  ///   - arranged: called when all views are there, before anybody is told of them.
  func show(_ wanted: [Element], _ place: (Int, View) -> Void, arranged: () -> Void) -> Bool {
    let generation = self.generation
    if isShown(wanted) {
      for (number, shown) in shown.enumerated() { place(number, shown.view) }
      if generation != self.generation { return false }
      arranged()
      return true
    }
    takeAway(besides: wanted)
    if generation != self.generation { return false }
    let before = shown
    var others: [Element: Int]?
    var cursor = 0
    var next: [Shown] = []
    var new: [Shown] = []
    next.reserveCapacity(wanted.count)
    for (number, element) in wanted.enumerated() {
      if cursor < before.count, before[cursor].element == element {
        next.append(before[cursor])
        cursor += 1
      } else if let there = position(of: element, in: before, &others) {
        next.append(before[there])
      } else {
        let known = kept?.count
        guard let made = make(element, number, generation) else { return false }
        next.append(made)
        if kept?.count == known { new.append(made) }
      }
      place(number, next[number].view)
      if generation != self.generation { return false }
    }
    shown = next
    arranged()
    // Told at the end, when a change finds everything in order.
    for shown in new {
      owner?.willDisplay(shown.view, shown.element)
      if generation != self.generation { return false }
    }
    return true
  }

  /// Whether exactly the elements that are wanted are shown.
  private func isShown(_ wanted: [Element]) -> Bool {
    guard wanted.count == shown.count else { return false }
    for (number, element) in wanted.enumerated() where shown[number].element != element { return false }
    return true
  }

  /// Where an element was, by looking it up: only where the order of the elements changed.
  private func position(of element: Element, in before: [Shown], _ others: inout [Element: Int]?) -> Int? {
    if others == nil {
      var made: [Element: Int] = [:]
      for (number, shown) in before.enumerated() { made[shown.element] = number }
      others = made
    }
    return others?[element]
  }

  private func make(_ element: Element, _ number: Int, _ generation: Int) -> Shown? {
    guard let owner else { return nil }
    // In the middle of an update sizes may turn out others, and bring back what seemed to leave.
    if let place = kept?.firstIndex(where: { $0.element == element }), let back = kept?.remove(at: place) {
      shown.append(back)
      return back
    }
    let made = Shown(element: element, view: owner.makeView(of: element, at: number))
    if generation != self.generation {
      putBack(made)
      return nil
    }
    comeBack(made.view)
    let container = owner.container(of: element, at: number)
    if made.view.superview !== container { container.addSubview(made.view) }
    // True to the screen also while the next ones are asked for.
    shown.append(made)
    return made
  }

  /// A view that was on its way out is shown again.
  private func comeBack(_ view: View) {
    for departure in departures where departure.leaving.contains(where: { $0.view === view }) {
      departure.leaving.removeAll { $0.view === view }
      departure.stopMotion(of: view)
    }
  }

  private func takeAway(besides wanted: [Element]) {
    guard !shown.isEmpty else { return }
    let isWanted = Set(wanted)
    let gone = shown.filter { !isWanted.contains($0.element) }
    guard !gone.isEmpty else { return }
    shown.removeAll { !isWanted.contains($0.element) }
    if kept != nil {
      kept?.append(contentsOf: gone)
    } else {
      for shown in gone { end(shown) }
    }
  }

  /// Takes a view off the screen; the delegate may change the contents there.
  func end(_ shown: Shown) {
    owner?.willLeave(shown.view)
    shown.view.removeFromSuperview()
    putBack(shown)
    owner?.didEndDisplaying(shown.view, shown.element)
  }

  func putBack(_ shown: Shown) {
    guard let identifier = owner?.reuseIdentifier(of: shown.view, shown.element) else { return }
    pool.putBack(shown.view, identifier: identifier)
  }

  /// Takes everything off the screen, also what is still leaving.
  func endAll() {
    endDepartures()
    let all = shown
    shown = []
    for shown in all { end(shown) }
  }

  // MARK: Self-sizing

  /// The size that a view was asked for; nil has it asked again.
  func setSized(_ size: CGSize?, at place: Int) { shown[place].sized = size }

  /// Has all views on the screen, or one, asked for their size again.
  func forgetSizes(of view: UIView? = nil) {
    for place in shown.indices where view == nil || shown[place].view === view { shown[place].sized = nil }
  }

  // MARK: Updates

  /// Gives everything on the screen the name that it has after an update; gives back what has none.
  func rename(_ after: (Element) -> Element?) -> [Shown] {
    var gone: [Shown] = []
    var stays: [Shown] = []
    for shown in shown {
      guard let element = after(shown.element) else {
        gone.append(shown)
        continue
      }
      var renamed = shown
      renamed.element = element
      stays.append(renamed)
    }
    shown = stays
    return gone
  }

  /// Runs a change; what is not wanted any more after it is not taken off the screen but given back.
  func keepingWhatLeaves(_ body: () -> Void) -> [Shown] {
    kept = []
    body()
    defer { kept = nil }
    return kept ?? []
  }

  /// Lets motions run; what leaves by them is taken off the screen at the end.
  ///
  /// What moves begins and ends as its motion says; slides add up, so that an update during another's motion bends it.
  func animate(
    _ motions: [ViewMotion], leaving: [Shown], duration: TimeInterval, alongside: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    let departure = ListDeparture<Element, View>(leaving)
    let views = Set(leaving.map { ObjectIdentifier($0.view) })
    departure.motions = motions.filter { views.contains(ObjectIdentifier($0.view)) }
    departures.append(departure)
    AnimationBlock.with(nil) { for motion in motions { motion.from.apply(to: motion.view) } }
    UIView.animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction,
      animations: {
        for motion in motions { motion.to.apply(to: motion.view) }
        alongside()
      },
      completion: { [weak self] isFinished in
        self?.end(departure)
        completion(isFinished)
      })
  }

  private func end(_ departure: ListDeparture<Element, View>) {
    guard let place = departures.firstIndex(where: { $0 === departure }) else { return }
    departures.remove(at: place)
    takeAway(departure)
  }

  /// Takes away at once what is still leaving.
  func endDepartures() {
    let all = departures
    departures = []
    for departure in all { takeAway(departure) }
  }

  private func takeAway(_ departure: ListDeparture<Element, View>) {
    departure.stopMotion()
    for shown in departure.leaving { end(shown) }
  }

  // MARK: Invariants

  /// What contradicts itself, in words: each view is in one place, no element is shown twice, no holder means what is not there.
  ///
  /// O(shown + pooled + held).
  func brokenInvariants(in list: UIView, rows: [UIView], contains isThere: (RowIndex) -> Bool) -> [String] {
    var places = ViewPlaces(list: list, rows: rows)
    for shown in shown { places.add(shown.view, "shown as \(shown.element)", isSubview: true) }
    for departure in departures {
      for shown in departure.leaving { places.add(shown.view, "leaving", isSubview: true) }
    }
    for view in pool.waitingViews { places.add(view, "waiting for reuse", isSubview: false) }
    var broken = places.broken
    if Set(shown.map(\.element)).count != shown.count { broken.append("an element is shown twice") }
    if kept != nil { broken.append("views that leave were not set in motion") }
    for index in holders.heldIndices where !isThere(index) { broken.append("\(index) is held and not there") }
    return broken
  }
}
