extension UIView {
  /// The guides that were added to the view, and those of its own that were asked for.
  public var layoutGuides: [UILayoutGuide] {
    guard let state = autoLayout else { return [] }
    return [state.marginsGuide, state.safeAreaGuide, state.readableGuide].compactMap { $0 }
      + state.guides.filter { !$0.isInternal }
  }

  /// Adds a guide; takes it from the view that it belonged to.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.kind == .custom, layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    autoLayoutStateForWriting.guides.append(layoutGuide)
  }

  /// Removes a guide and the constraints that speak of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let state = autoLayout, let index = state.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    if let item = layoutGuide.itemStorage {
      for constraint in item.membership.dependents { constraint.deactivate() }
      item.membership.engine?.forget(item)
    }
    state.guides.remove(at: index)
    layoutGuide.owner = nil
  }

  /// The rectangle inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    let state = autoLayoutStateForWriting
    if let guide = state.marginsGuide { return guide }
    let guide = UILayoutGuide(kind: .margins, owner: self)
    state.marginsGuide = guide
    return guide
  }

  /// The rectangle inside the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let state = autoLayoutStateForWriting
    if let guide = state.safeAreaGuide { return guide }
    let guide = UILayoutGuide(kind: .safeArea, owner: self)
    state.safeAreaGuide = guide
    return guide
  }

  /// A rectangle inside the margins that is not too wide for reading.
  ///
  /// The margins' rectangle, unless the view is wider than 1008 points and that rectangle wider than 920: then 920 points,
  /// centred (`uikit-facts §8`, measured on Mac Catalyst at the default text size).
  public var readableContentGuide: UILayoutGuide {
    let state = autoLayoutStateForWriting
    if let guide = state.readableGuide { return guide }
    let guide = UILayoutGuide(kind: .readable, owner: self)
    state.readableGuide = guide
    return guide
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
