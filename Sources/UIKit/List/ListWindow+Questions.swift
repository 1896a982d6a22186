/// Questions to a list window about its views.
extension ListWindow {
  /// The view of an element; nil while it is not on the screen.
  func view(of element: Element) -> View? { shown.first { $0.element == element }?.view }

  /// The element that a view shows; nil for a view that is not on the screen.
  func element(of view: UIView) -> Element? { shown.first { $0.view === view }?.element }

  /// Whether a view is on the screen.
  func shows(_ view: UIView) -> Bool { shown.contains { $0.view === view } }

  /// Whether a view was made to be measured and waits to be shown.
  func isPrepared(_ view: UIView) -> Bool { prepared.contains { $0.view === view } }

  /// Whether an element has a view, on the screen or made to be measured.
  func hasView(of element: Element) -> Bool {
    view(of: element) != nil || prepared.contains { $0.element == element }
  }

  /// The views of rows that the present update deletes.
  var going: [Shown] { leaving.going }
  /// The views of rows that the present update keeps, but moves off the screen.
  var slidingOut: [Shown] { leaving.slidingOut }
  /// The groups of views that updates set in motion, each of which leaves at the end of its motion.
  var departures: [ListDeparture<Element, View>] { leaving.departures }

  // MARK: Order

  /// Whether exactly the elements that are wanted are shown.
  func isShown(_ wanted: [Element], _ part: Range<Int>) -> Bool {
    guard wanted.count == part.count else { return false }
    for (number, element) in wanted.enumerated() where shown[part.lowerBound + number].element != element {
      return false
    }
    return true
  }

  /// Whether everything that is shown is wanted, in the same order.
  func isSubsequence(_ part: Range<Int>, of wanted: [Element]) -> Bool {
    var cursor = part.lowerBound
    for element in wanted where cursor < part.upperBound && shown[cursor].element == element { cursor += 1 }
    return cursor == part.upperBound
  }
}
