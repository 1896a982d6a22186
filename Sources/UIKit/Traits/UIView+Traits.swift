/// Traits that a view overrides, and what its callback was last told.
struct TraitState {
  var overrides: UITraitCollection?
  /// The overrides merged into this parent collection, kept until the parent is another.
  var mergedParent: UITraitCollection?
  var merged: UITraitCollection?
  var notified: UITraitCollection?
  /// Who follows the traits beside the view and its controller, and is told first.
  var listener: (@MainActor (_ old: UITraitCollection, _ new: UITraitCollection) -> Void)?
}

extension UIView {
  /// The appearance that this view and those below are forced to; `unspecified` follows the superview.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.overrides?.userInterfaceStyle ?? .unspecified }
    set {
      var values = traitState.overrides?.values ?? UITraitCollection.Values()
      values.userInterfaceStyle = newValue
      setTraitOverrides(UITraitCollection(values: values))
    }
  }

  func setTraitOverrides(_ overrides: UITraitCollection?) {
    traitState.overrides = overrides
    traitState.merged = nil
    traitState.mergedParent = nil
    notifyTraitsIfChanged()
  }

  var inheritedTraitCollection: UITraitCollection {
    let own = ViewReference(self)
    var view = own
    while true {
      let found = view.reading { current -> UITraitCollection? in
        if current.hasViewController, let viewController = current.viewController {
          return viewController.traitCollection
        }
        return view != own && current.traitState.overrides != nil ? current.resolvedTraitCollection : nil
      }
      if let found { return found }
      guard let parent = view.superview else { break }
      view = parent
    }
    // A window is its own window.
    if view.reading({ $0.windowStorage != nil }), let window = view.object as? UIWindow {
      return window.baseTraitCollection
    }
    return UITraitCollection.current
  }

  var resolvedTraitCollection: UITraitCollection {
    let parent = inheritedTraitCollection
    guard let overrides = traitState.overrides else { return parent }
    if let merged = traitState.merged, traitState.mergedParent === parent { return merged }
    let merged = UITraitCollection(traitsFrom: [parent, overrides])
    traitState.merged = merged
    traitState.mergedParent = parent
    return merged
  }

  /// Tells this view and those below of new traits, where they are in a window.
  func notifyTraitsIfChanged() {
    guard windowStorage != nil else { return }
    notifyTraitsIfChangedHere()
    for subview in subviewStorage { subview.notifyTraitsIfChanged() }
  }

  func notifyTraitsIfChangedHere() {
    let traits = resolvedTraitCollection
    let previous = traitState.notified
    guard previous !== traits else { return }
    traitState.notified = traits
    if previous?.values == traits.values { return }
    layer.contentsScale = displayScale
    if traits.hasDifferentColorAppearance(comparedTo: previous) { dynamicColorsDidChange() }
    if previous?.layoutDirection != traits.layoutDirection {
      autoLayoutDirectionDidChange()
      if previous != nil { setNeedsLayout() }
    }
    if overridesDraw { layer.setNeedsDisplay() }
    if let previous, previous.values.metrics != traits.values.metrics { layoutMarginsInputsDidChange() }
    if let previous { traitState.listener?(previous, traits) }
    frameworkTraitsDidChange(from: previous)
    viewController?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
  }

  private func dynamicColorsDidChange() {
    updateLayerColors()
    if drawsOwnContent { setNeedsDisplay() }
  }
}
