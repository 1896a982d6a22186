/// Which views a list has, and in which place each is; for checks.
@MainActor struct ViewPlaces {
  private let list: UIView
  private var places: [ObjectIdentifier: String] = [:]
  private(set) var broken: [String] = []

  init(list: UIView) { self.list = list }

  /// - Parameter isSubview: whether a view in this place has to be in the list.
  mutating func add(_ view: UIView, _ place: String, isSubview: Bool) {
    if let other = places.updateValue(place, forKey: ObjectIdentifier(view)) {
      broken.append("a view is \(other) and \(place)")
    }
    if (view.superview === list) != isSubview {
      broken.append("a view that is \(place) is \(isSubview ? "not " : "")in the list")
    }
  }
}
