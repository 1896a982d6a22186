extension UIView {
  func systemGuide<Guide: UILayoutGuide>(
    _ place: WritableKeyPath<SystemLayoutGuides, Guide?>, _ make: () -> Guide
  ) -> Guide {
    let item = layoutItem
    if let guide = item.systemGuides?[keyPath: place] { return guide }
    let guide = make()
    if item.systemGuides == nil { item.systemGuides = SystemLayoutGuides() }
    item.systemGuides?[keyPath: place] = guide
    return guide
  }

  /// The items of the view and of all its guides.
  var layoutItemsWithGuides: [LayoutItem] {
    guard let item = autoLayout else { return [] }
    var result = [item]
    for guide in item.guides { if let own = guide.itemStorage { result.append(own) } }
    for guide in item.systemGuides?.all ?? [] { if let own = guide.itemStorage { result.append(own) } }
    if let own = layoutScrollContentGuide?.itemStorage { result.append(own) }
    return result
  }

  var readableContentInsets: UIEdgeInsets {
    var insets = layoutMargins
    let width = bounds.width
    let traits = traitState.known ?? traitCollection
    guard let readable = IdiomMetrics.iOS15To18.readableWidth(in: width, traits),
      width - insets.left - insets.right > readable
    else { return insets }
    insets.left = (width - readable) / 2
    insets.right = insets.left
    return insets
  }
}
