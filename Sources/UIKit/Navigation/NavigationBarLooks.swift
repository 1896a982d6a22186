/// The looks set for an item or a bar; nil for those not set.
struct NavigationBarLooks {
  var standard: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var edge: UINavigationBarAppearance?
  var compactEdge: UINavigationBarAppearance?

  /// Keeps a copy of a look, which tells of its changes.
  @MainActor mutating func set(
    _ place: WritableKeyPath<NavigationBarLooks, UINavigationBarAppearance?>, to look: UINavigationBarAppearance?,
    didChange: @escaping () -> Void
  ) {
    let copy = look?.copy(with: nil) as? UINavigationBarAppearance
    self[keyPath: place]?.didChange = nil
    copy?.didChange = didChange
    self[keyPath: place] = copy
  }

  /// The looks with content below the bar and without, by the item's looks, then the bar's: in compact height the
  /// compact looks come first.
  ///
  /// Where nobody says how a bar without content below it looks, it has no background.
  @MainActor static func inForce(
    item: NavigationBarLooks, bar: NavigationBarLooks, fallback: UINavigationBarAppearance, isCompact: Bool
  ) -> (standard: UINavigationBarAppearance, edge: UINavigationBarAppearance) {
    let compact = isCompact ? item.compact ?? (item.standard == nil ? bar.compact : nil) : nil
    let standard = compact ?? item.standard ?? bar.standard ?? fallback
    let compactEdge = isCompact ? item.compactEdge ?? (item.edge == nil ? bar.compactEdge : nil) : nil
    return (standard, compactEdge ?? item.edge ?? bar.edge ?? standard.withoutBackground)
  }
}
