extension UIView {
  /// The guides that were added to the view, and those of its own that were asked for.
  public var layoutGuides: [UILayoutGuide] {
    guard let item = autoLayout else { return [] }
    return (item.systemGuides?.all ?? []) + item.guides.filter { !$0.isInternal }
  }

  /// Adds a guide; takes it from the view that it belonged to.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.kind == .custom, layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    layoutItem.guides.append(layoutGuide)
  }

  /// Removes a guide and the constraints that speak of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let own = autoLayout, let index = own.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    _ = layoutEngine
    if let item = layoutGuide.itemStorage {
      for constraint in item.record.dependents { constraint.deactivate() }
      item.membership.engine?.object.forget(item.record)
    }
    own.guides.remove(at: index)
    layoutGuide.owner = nil
  }

  /// The rectangle inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(\.margins) { UILayoutGuide(kind: .margins, owner: self) } }

  /// The rectangle inside the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(\.safeArea) { UILayoutGuide(kind: .safeArea, owner: self) }
  }

  /// A rectangle inside the margins that is not too wide for reading.
  ///
  /// The margins' rectangle, unless the view is wider than 1008 points and that rectangle wider than 920: then 920 points,
  /// centred (`uikit-facts §8`, measured on Mac Catalyst at the default text size).
  public var readableContentGuide: UILayoutGuide {
    systemGuide(\.readable) { UILayoutGuide(kind: .readable, owner: self) }
  }

  /// Where the keyboard is: as wide as the view, as high as what the keyboard covers of it; while it is away, as the safe
  /// area's bottom inset (0 where `usesBottomSafeArea` is off).
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(\.keyboard) { UIKeyboardLayoutGuide(owner: self) }
  }

  private func systemGuide<Guide: UILayoutGuide>(
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
    if width > 1008, width - insets.left - insets.right > 920 {
      insets.left = (width - 920) / 2
      insets.right = insets.left
    }
    return insets
  }
}
