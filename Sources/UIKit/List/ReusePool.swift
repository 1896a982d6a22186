/// The key under which a view waits for reuse: its identifier and the kind of view.
struct ReuseKey: Hashable {
  /// Whether the list or its layout makes the view.
  enum Role: Hashable {
    case content
    case decoration
  }

  var role = Role.content
  /// The kind of a header, footer or other supplementary view, or of a decoration view; nil for cells.
  var kind: String?
  var identifier: String

  /// A cell's.
  static func cell(_ identifier: String) -> ReuseKey { ReuseKey(identifier: identifier) }

  /// A supplementary view's.
  static func view(ofKind kind: String, _ identifier: String) -> ReuseKey {
    ReuseKey(kind: kind, identifier: identifier)
  }

  /// A decoration view's.
  static func decoration(ofKind kind: String) -> ReuseKey {
    ReuseKey(role: .decoration, kind: kind, identifier: "")
  }
}

/// Views that left the screen and wait to be shown again, by what they are used for, with the recipes for new ones.
///
/// The view that left last comes back first. Tables and collections share it.
@MainActor struct ReusePool<View: UIView> {
  private var waiting: [ReuseKey: [View]] = [:]
  private var recipes: [ReuseKey: (CGRect) -> View] = [:]

  /// Names how views of a key are made; nil forgets it.
  mutating func register(_ key: ReuseKey, recipe: ((CGRect) -> View)?) { recipes[key] = recipe }

  /// Registered keys by kind and identifier, cells first, for messages.
  var registeredKeys: [ReuseKey] {
    recipes.keys.sorted { ($0.kind ?? "", $0.identifier) < ($1.kind ?? "", $1.identifier) }
  }

  /// A waiting view, or nil.
  mutating func takeWaiting(_ key: ReuseKey) -> View? { waiting[key]?.popLast() }

  /// A new view, or nil when nothing is registered; `frame` is for views that are made with one.
  func makeNew(_ key: ReuseKey, frame: CGRect = .zero) -> View? { recipes[key]?(frame) }

  /// Keeps a view that left the screen.
  mutating func putBack(_ view: View, _ key: ReuseKey) { waiting[key, default: []].append(view) }

  /// All views that wait, for checks.
  var waitingViews: [View] {
    waiting.keys.sorted { ($0.kind ?? "", $0.identifier) < ($1.kind ?? "", $1.identifier) }
      .flatMap { waiting[$0] ?? [] }
  }
}
