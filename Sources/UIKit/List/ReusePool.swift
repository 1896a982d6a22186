/// Views that left the screen and wait to be shown again, by reuse identifier, with the recipes for new ones.
///
/// The view that left last comes back first. Tables and collections share it.
@MainActor struct ReusePool<View: UIView> {
  private var waiting: [String: [View]] = [:]
  private var recipes: [String: (CGRect) -> View] = [:]

  /// Names how views of an identifier are made; nil forgets it.
  mutating func register(_ identifier: String, recipe: ((CGRect) -> View)?) { recipes[identifier] = recipe }

  /// Whether views of the identifier can be made.
  func isRegistered(_ identifier: String) -> Bool { recipes[identifier] != nil }

  /// Registered identifiers in alphabetical order, for messages.
  var registeredIdentifiers: [String] { recipes.keys.sorted() }

  /// A waiting view, or nil.
  mutating func takeWaiting(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  /// A new view, or nil when nothing is registered; `frame` is for views that are made with one.
  func makeNew(_ identifier: String, frame: CGRect = .zero) -> View? { recipes[identifier]?(frame) }

  /// Keeps a view that left the screen.
  mutating func putBack(_ view: View, identifier: String) { waiting[identifier, default: []].append(view) }

  /// All views that wait, for checks.
  var waitingViews: [View] { waiting.keys.sorted().flatMap { waiting[$0] ?? [] } }

  /// Lets all waiting views go.
  mutating func removeWaiting() { waiting.removeAll() }
}
