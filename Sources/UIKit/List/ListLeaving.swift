/// The views on their way out of a list, which stay subviews until their motion ends.
///
/// An update names the views that go and those that slide off the screen; then they depart together. Each view is in
/// one of the three lists.
@MainActor final class ListLeaving<Element: Hashable & Sendable, View: UIView> {
  typealias Shown = ListWindow<Element, View>.Shown

  /// The views of rows that the present update deletes; they leave at the end of its motion.
  private(set) var going: [Shown] = []
  /// The views of rows that the present update keeps, but moves off the screen.
  private(set) var slidingOut: [Shown] = []
  /// The groups of views that updates set in motion, each of which leaves at the end of its motion.
  private(set) var departures: [ListDeparture<Element, View>] = []
  /// Whether what leaves the screen is kept in the list to slide.
  var keepsWhatSlidesOut = false

  // MARK: In

  func go(_ views: [Shown]) { going += views }

  func slideOut(_ views: [Shown]) { slidingOut += views }

  /// Sends off the views in `going` and `slidingOut`.
  ///
  /// - Parameter placed: the view that stands in the list for another one.
  func depart(with motions: [ViewMotion], placed: (View) -> UIView) -> ListDeparture<Element, View> {
    let departure = ListDeparture<Element, View>(takeAll())
    var views = Set<ObjectIdentifier>()
    for shown in departure.leaving {
      views.insert(ObjectIdentifier(shown.view))
      views.insert(ObjectIdentifier(placed(shown.view)))
    }
    departure.motions = motions.filter { views.contains(ObjectIdentifier($0.view)) }
    departures.append(departure)
    return departure
  }

  // MARK: Out

  /// The view of an element that was sliding out, which is wanted on the screen again.
  func takeBack(_ element: Element) -> Shown? {
    slidingOut.firstIndex { $0.element == element }.map { slidingOut.remove(at: $0) }
  }

  /// Frees a leaving view to be shown again; false for a view that was not leaving.
  func comeBack(_ view: View, placed: @autoclosure () -> UIView) -> Bool {
    if let place = going.firstIndex(where: { $0.view === view }) {
      going.remove(at: place)
      return true
    }
    if let place = slidingOut.firstIndex(where: { $0.view === view }) {
      slidingOut.remove(at: place)
      return true
    }
    for departure in departures where departure.leaving.contains(where: { $0.view === view }) {
      departure.leaving.removeAll { $0.view === view }
      departure.stopMotion(of: placed())
      return true
    }
    return false
  }

  func takeGoing(_ isMeant: (Shown) -> Bool) -> [Shown] {
    let taken = going.filter(isMeant)
    going.removeAll(where: isMeant)
    return taken
  }

  /// Empties `going` and `slidingOut`, and returns their views in this order.
  func takeAll() -> [Shown] {
    defer { (going, slidingOut) = ([], []) }
    return going + slidingOut
  }

  /// Forgets a departure; false for one that had ended.
  func end(_ departure: ListDeparture<Element, View>) -> Bool {
    guard let place = departures.firstIndex(where: { $0 === departure }) else { return false }
    departures.remove(at: place)
    return true
  }

  func takeDepartures() -> [ListDeparture<Element, View>] {
    defer { departures = [] }
    return departures
  }
}
