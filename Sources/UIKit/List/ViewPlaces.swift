/// The views of a list, each with its place; for checks.
@MainActor struct ViewPlaces {
  private let containers: [UIView]
  private var places: [ObjectIdentifier: String] = [:]
  private(set) var broken: [String] = []

  /// - Parameter rows: scroll views of the list's own that hold views of it.
  init(list: UIView, rows: [UIView] = []) { containers = [list] + rows }

  /// - Parameter isSubview: whether a view in this place has to be in the list.
  mutating func add(_ view: UIView, _ place: String, isSubview: Bool) {
    if let other = places.updateValue(place, forKey: ObjectIdentifier(view)) {
      broken.append("a view is \(other) and \(place)")
    }
    if containers.contains(where: { $0 === view.superview }) != isSubview {
      broken.append("a view that is \(place) is \(isSubview ? "not " : "")in the list")
    }
  }
}
