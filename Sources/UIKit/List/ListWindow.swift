import ListGeometry

/// The views of a list: which are shown, made to be measured, leave in an animation, or wait for reuse.
///
/// It knows neither tables nor collections: an element is whatever a list shows a view for, and the owner makes and places views. Each
/// view is in one place at any time, also while the application is called; a view that was put on the screen is told of once
/// (`willDisplay`), when everything is in order, and once when it leaves. The application may change the contents whenever it is
/// called (`contentsDidChange`); the window then stops where it is, with everything in order, and goes on in the next round. A pass
/// computes first and tells after (`ListTelling`).
///
/// Showing costs O(elements on the screen), in the order of elements without looking anything up.
@MainActor final class ListWindow<Element: Hashable & Sendable, View: UIView> {
  /// An element on the screen.
  struct Shown {
    var element: Element
    let view: View
    /// The size for which the view was last asked for its fitting size; nil before.
    var sized: CGSize?
    /// Whether it was said that the view is displayed.
    var isTold = false
  }

  weak var owner: (any ListWindowOwner<Element, View>)?
  /// The views on the screen, in the order of the elements.
  private(set) var shown: [Shown] = []
  /// Views that were made to be measured, and are shown in the same pass or put back.
  private(set) var prepared: [Shown] = []
  /// The views that updates take off the screen.
  let leaving = ListLeaving<Element, View>()
  /// Views that wait for reuse.
  var pool = ReusePool<View>()
  /// Who holds on to indices, and is told where they go.
  var holders = IndexHolders()
  /// The present activity of the list.
  private(set) var phase = ListPhase.resting
  /// The number of changes of the contents so far: answers from before a change are void after it.
  private(set) var generation = 0
  /// The generation that the present round of a pass, or the last one, began with.
  private var roundGeneration = 0
  /// The anchor, whose element keeps its place through the next window pass; nil leaves the choice to the pass.
  var anchor: ListAnchor<Element>?
  /// Views whose content may need another size, and whether one of them asked where animations are on.
  private(set) var staleSizes: (views: [View], isAnimated: Bool) = ([], false)
  /// Whether something was shown in a window; updates are not checked before.
  var wasShownInWindow = false
  /// Whether a layout was asked for in the middle of a pass, and is made up for after it.
  private var owesPass = false
  /// The calls that are owed to the application.
  var telling = ListTelling<Element, View>()
  /// The last call that changed the contents, as applications write it; nil after a change by the list itself.
  private(set) var lastChange: String?

  // MARK: Phases

  /// Runs something in a phase, and goes back to the one before.
  func during<Result>(_ phase: ListPhase, _ body: () throws -> Result) rethrows -> Result {
    let outer = self.phase
    self.phase = phase
    defer {
      self.phase = outer
      if outer == .resting, owesPass {
        owesPass = false
        owner?.setNeedsPass()
      }
    }
    return try body()
  }

  /// A layout that came in the middle of something is made up for when that ends.
  func oweUnlessResting() {
    if phase != .resting { owesPass = true }
  }

  /// Contents changed: whoever is in the middle of something stops.
  ///
  /// - Parameter call: the call that changed them, as applications write it.
  func contentsDidChange(by call: String? = nil) {
    generation += 1
    lastChange = call ?? lastChange
  }

  /// Whether contents changed since the present round of a pass began, or after the last one.
  var isStale: Bool { generation != roundGeneration }

  /// Rounds of a pass: more than contents, sizes and offsets that settle have been seen to need, and few enough to end quickly.
  static var roundLimit: Int { 50 }

  /// Shows the contents, round by round, until a round leaves them unchanged; false where none does.
  ///
  /// A round finds and places everything, then the application is told; a change that it makes begins the next round. Contents that
  /// are changed in every round stay as the last one shows them.
  ///
  /// - Parameters:
  ///   - limit: the most rounds.
  ///   - round: false where another round is needed.
  func settle(atMost limit: Int = roundLimit, _ round: () -> Bool) -> Bool {
    during(.showing) {
      lastChange = nil
      for _ in 0..<limit {
        roundGeneration = generation
        let isDone = withholding(round)
        if isDone, !isStale { tellAll() }
        if isDone, !isStale { return true }
      }
      tellAll(ignoringChanges: true)
      return false
    }
  }

  // MARK: Measuring

  /// A view for measuring an element: that on the screen, or a new one; nil for an element without view.
  func prepareView(of element: Element) -> View? {
    if let known = view(of: element) ?? prepared.first(where: { $0.element == element })?.view { return known }
    guard let view = owner?.makeView(of: element, at: nil) else { return nil }
    comeBack(view)
    prepared.append(Shown(element: element, view: view))
    return view
  }

  /// Returns measured views that are not shown to the reuse pool.
  func putBackPrepared() {
    guard !prepared.isEmpty else { return }
    for shown in prepared { putBack(shown) }
    prepared = []
  }

  // MARK: Showing

  /// Makes the views on the screen those of the wanted elements, each once; false where contents changed meanwhile.
  ///
  /// - Parameters:
  ///   - wanted: the elements, in their order.
  ///   - part: the part of `shown` that they replace; nil is all of it. The others stay.
  ///   - place: gives the view of an element, by its number, its place.
  ///   - arranged: called when all views are there, before anybody is told of them.
  func show(
    _ wanted: [Element], replacing part: Range<Int>? = nil, _ place: (Int, View) -> Void, arranged: () -> Void = {}
  ) -> Bool {
    let generation = self.generation
    var part = part ?? 0..<shown.count
    if isShown(wanted, part) {
      for number in wanted.indices { place(number, shown[part.lowerBound + number].view) }
      if generation != self.generation { return false }
      arranged()
      return generation == self.generation && tellShown()
    }
    var isOrdered = isSubsequence(part, of: wanted)
    if !isOrdered {
      takeAway(&part, besides: wanted)
      if generation != self.generation { return false }
      isOrdered = isSubsequence(part, of: wanted)
    }
    let isComplete =
      isOrdered ? fill(&part, wanted, place, generation) : rearrange(&part, wanted, place, generation)
    guard isComplete else { return false }
    arranged()
    return generation == self.generation && tellShown()
  }

  /// Makes the missing views between those shown already.
  private func fill(
    _ part: inout Range<Int>, _ wanted: [Element], _ place: (Int, View) -> Void, _ generation: Int
  ) -> Bool {
    var cursor = part.lowerBound
    for (number, element) in wanted.enumerated() {
      if cursor == part.upperBound || shown[cursor].element != element {
        let made = make(element, number, at: cursor, after: nil, part.lowerBound, generation)
        if generation != self.generation { return false }
        if made == nil { continue }
        part = part.lowerBound..<part.upperBound + 1
      }
      place(number, shown[cursor].view)
      if generation != self.generation { return false }
      cursor += 1
    }
    return true
  }

  /// Makes the missing views where the order of the elements changed, too.
  private func rearrange(
    _ part: inout Range<Int>, _ wanted: [Element], _ place: (Int, View) -> Void, _ generation: Int
  ) -> Bool {
    var known: [Element: Shown] = [:]
    for shown in shown[part] { known[shown.element] = shown }
    var next: [Shown] = []
    next.reserveCapacity(wanted.count)
    for (number, element) in wanted.enumerated() {
      if let there = known[element] {
        next.append(there)
      } else {
        let made = make(element, number, at: part.upperBound, after: next[...], part.lowerBound, generation)
        guard let made else {
          if generation != self.generation { return false }
          continue
        }
        part = part.lowerBound..<part.upperBound + 1
        next.append(made)
      }
      place(number, next[next.count - 1].view)
      if generation != self.generation { return false }
    }
    shown.replaceSubrange(part, with: next)
    part = part.lowerBound..<part.lowerBound + next.count
    return true
  }

  /// Tells the owner that a view is displayed; false if it was told before.
  func tellShown(at place: Int) -> Bool {
    if shown[place].isTold { return false }
    shown[place].isTold = true
    owner?.willDisplay(shown[place].view, shown[place].element)
    return true
  }

  /// Adds the view of an element to `shown` and to the list; nil for an element without view, or where contents changed
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - others: the views wanted before it; nil is the views shown before it, from `start` on.
  private func make(
    _ element: Element, _ number: Int, at place: Int, after others: ArraySlice<Shown>?, _ start: Int,
    _ generation: Int
  ) -> Shown? {
    guard let owner else { return nil }
    // In the middle of an update sizes may turn out others, and bring back what seemed to leave.
    if let back = leaving.takeBack(element) {
      shown.insert(back, at: place)
      return back
    }
    let made: Shown
    if let known = prepared.firstIndex(where: { $0.element == element }) {
      made = prepared.remove(at: known)
    } else {
      guard let view = owner.makeView(of: element, at: number) else { return nil }
      made = Shown(element: element, view: view)
      if generation != self.generation {
        putBack(made)
        return nil
      }
      comeBack(view)
    }
    // True to the screen also while the next ones are asked for.
    shown.insert(made, at: place)
    telling.owesDisplay = true
    owner.insert(made.view, of: element, at: number, after: others ?? shown[start..<place])
    return made
  }

  /// Frees a leaving view to be shown again; false for a view that was not leaving.
  @discardableResult func comeBack(_ view: View) -> Bool {
    leaving.comeBack(view, placed: owner?.placedView(of: view) ?? view)
  }

  private func takeAway(_ part: inout Range<Int>, besides wanted: [Element]) {
    let isWanted = Set(wanted)
    takeAway(&part) { !isWanted.contains($0) }
  }

  /// Takes unwanted views off the screen before others are made, so that these can reuse them.
  func takeAway(_ isUnwanted: (Element) -> Bool) {
    var part = 0..<shown.count
    takeAway(&part, isUnwanted)
  }

  private func takeAway(_ part: inout Range<Int>, _ isUnwanted: (Element) -> Bool) {
    guard let first = shown[part].firstIndex(where: { isUnwanted($0.element) }) else { return }
    var gone: [Shown] = []
    var kept = first
    for place in first..<part.upperBound {
      if isUnwanted(shown[place].element) {
        gone.append(shown[place])
      } else {
        shown[kept] = shown[place]
        kept += 1
      }
    }
    shown.removeSubrange(kept..<part.upperBound)
    part = part.lowerBound..<kept
    if leaving.keepsWhatSlidesOut { leaving.slideOut(gone) } else { end(gone) }
  }

  /// Takes views off the screen, all of them before the delegate hears of the first: it may change the contents there.
  private func end(_ views: [Shown]) {
    for shown in views {
      owner?.willLeave(shown.view, shown.element)
      shown.view.removeFromSuperview()
    }
    if telling.keepsEndings || phase.keepsContents || telling.holds > 0 && phase == .resting {
      telling.endings += views
    } else {
      for shown in views { tellEnd(of: shown) }
    }
  }

  /// Returns a view to the reuse pool, and tells the owner that its display ended.
  func tellEnd(of shown: Shown) {
    putBack(shown)
    if shown.isTold { owner?.didEndDisplaying(shown.view, shown.element) }
  }

  private func putBack(_ shown: Shown) {
    if let key = owner?.reuseKey(of: shown.view, shown.element) { pool.putBack(shown.view, key) }
  }

  /// Takes all views off the screen, leaving ones included.
  func endAll() {
    putBackPrepared()
    leaving.keepsWhatSlidesOut = false
    endLeaving()
    endDepartures()
    takeAway { _ in true }
  }

  // MARK: Self-sizing

  /// The size that a view was asked for; nil has it asked again.
  func setSized(_ size: CGSize?, at place: Int) { shown[place].sized = size }

  /// Forgets the sizes for which all views on the screen, or a given view, were asked.
  func forgetSizes(of view: UIView? = nil) {
    for place in shown.indices where view == nil || shown[place].view === view { shown[place].sized = nil }
  }

  /// Content of a view may need another size; false for a view that is not on the screen, and while views come and go.
  func sizeDidChange(of view: View) -> Bool {
    guard phase == .resting, shows(view) else { return false }
    if !staleSizes.views.contains(where: { $0 === view }) { staleSizes.views.append(view) }
    if UIView.areAnimationsEnabled { staleSizes.isAnimated = true }
    return true
  }

  /// The views that asked for sizing since the last call, and whether the change is animated.
  func takeStaleSizes() -> (views: [View], isAnimated: Bool) {
    defer { staleSizes = ([], false) }
    return (staleSizes.views.filter(shows), staleSizes.isAnimated)
  }

  // MARK: Updates

  /// Gives each view on the screen its element after an update; views without one go to `going` and are returned.
  ///
  /// - Parameter order: whether one element comes before another, where the order of elements is theirs; nil leaves it
  ///   to the next showing.
  @discardableResult func rename(
    by order: ((Element, Element) -> Bool)? = nil, _ after: (Element) -> Element?
  ) -> [Shown] {
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
    if let order { stays.sort { order($0.element, $1.element) } }
    shown = stays
    leaving.go(gone)
    return gone
  }

  /// Runs a change that puts views unwanted after it into `slidingOut` instead of taking them off the screen.
  func keepingWhatLeaves(_ body: () -> Void) {
    let outer = leaving.keepsWhatSlidesOut
    leaving.keepsWhatSlidesOut = true
    body()
    leaving.keepsWhatSlidesOut = outer
  }

  /// Takes some of what an update takes away off the screen at once.
  func endGoing(_ isMeant: (Shown) -> Bool) {
    end(leaving.takeGoing(isMeant))
  }

  /// Takes what an update takes away, or slides off the screen, away at once.
  func endLeaving() {
    end(leaving.takeAll())
  }

  /// Runs motions, and takes the views in `going` and `slidingOut` off the screen at their end.
  ///
  /// Views move between the two ends of their motion; slides add up, so that an update during another's motion bends
  /// it.
  func animate(
    _ motions: [ViewMotion], duration: TimeInterval, alongside: @escaping () -> Void = {},
    completion: @escaping (Bool) -> Void
  ) {
    let departure = leaving.depart(with: motions) { owner?.placedView(of: $0) ?? $0 }
    AnimationBlock.with(nil) { for motion in motions { motion.from.apply(to: motion.view) } }
    UIView.animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction,
      animations: {
        for motion in motions { motion.to.apply(to: motion.view) }
        alongside()
      },
      completion: { [weak self] isFinished in
        if let self, self.leaving.end(departure) { self.takeAway(departure) }
        completion(isFinished)
      })
  }

  /// Takes the leaving views away at once.
  func endDepartures() {
    for departure in leaving.takeDepartures() { takeAway(departure) }
  }

  private func takeAway(_ departure: ListDeparture<Element, View>) {
    departure.stopMotion()
    end(departure.leaving)
  }
}
