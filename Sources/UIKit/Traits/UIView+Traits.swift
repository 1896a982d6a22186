/// Traits that a view overrides, and what its callback was last told.
struct TraitState {
  var overrides: UITraitCollection?
  /// The overrides merged into this parent collection, kept until the parent is another.
  var mergedParent: UITraitCollection?
  var merged: UITraitCollection?
  var notified: UITraitCollection?
  /// The view's traits while it is in a window, brought up to date by `notifyTraitsIfChanged()`: many views ask for theirs, and those
  /// above them may be many.
  var known: UITraitCollection?
  /// Who follows the traits beside the view and its controller, and is told first.
  var listener: (@MainActor (_ old: UITraitCollection, _ new: UITraitCollection) -> Void)?
  /// Who wants to know of single traits.
  var registrations = TraitRegistrations()
  /// The least and the greatest text size of the view and its subviews.
  var textSizeLimits = TextSizeLimits()
  /// The list environment set by the view, or for it by the list around.
  var listEnvironment = UIListEnvironment.unspecified
}

extension UIView {
  func setTraitOverrides(_ overrides: UITraitCollection?) {
    traitState.overrides = overrides
    ownTraitsDidChange()
  }

  /// Called when the view's own traits changed: overrides or tint.
  func ownTraitsDidChange() {
    traitState.merged = nil
    traitState.mergedParent = nil
    notifyTraitsIfChanged()
  }

  /// Whether the view's traits are not just those from above.
  var hasTraitsOfItsOwn: Bool {
    traitState.overrides != nil || hasTintOfItsOwn || !traitState.textSizeLimits.isEmpty
      || traitState.listEnvironment != .unspecified
  }

  /// Whether neither the view nor its surroundings have traits of their own, so that the stage's hold.
  var hasCurrentTraits: Bool {
    superviewReference == nil && windowStorage == nil && !hasViewController && !hasTraitsOfItsOwn
      && !classFacts.contains(.hasOwnTraits)
  }

  /// The traits of what the view is in.
  var inheritedTraitCollection: UITraitCollection {
    // Cells are measured outside of windows, where nothing above has traits.
    if superviewReference == nil, windowStorage == nil, !hasViewController { return Stage.currentTraits }
    let own = ViewReference(self)
    var view = own
    while true {
      let found = view.reading { current -> UITraitCollection? in
        if view != own {
          if let known = current.traitState.known { return known }
          if current.hasTraitsOfItsOwn { return current.resolvedTraitCollection }
        }
        if current.hasViewController, let viewController = current.viewController {
          return viewController.traitCollection
        }
        return nil
      }
      if let found { return found }
      guard let parent = view.superview else { break }
      view = parent
    }
    // A window is its own window.
    if view.reading({ $0.windowStorage != nil }), let window = view.object as? UIWindow {
      return window.baseTraitCollection
    }
    return Stage.currentTraits
  }

  var resolvedTraitCollection: UITraitCollection {
    if let known = traitState.known { return known }
    return hasTraitsOfItsOwn ? withTraitsOfItsOwn(inheritedTraitCollection) : inheritedTraitCollection
  }

  /// Traits from above with the view's own; the same object as long as both stay.
  func withTraitsOfItsOwn(_ parent: UITraitCollection) -> UITraitCollection {
    guard hasTraitsOfItsOwn else { return parent }
    if let merged = traitState.merged, traitState.mergedParent === parent { return merged }
    var values = parent.values
    if traitState.listEnvironment != .unspecified { values.listEnvironment = traitState.listEnvironment }
    if let overrides = traitState.overrides { values.merge(overrides.values) }
    if !traitState.textSizeLimits.isEmpty { traitState.textSizeLimits.hold(&values.preferredContentSizeCategory) }
    addTint(to: &values)
    let merged = UITraitCollection(values: values)
    traitState.merged = merged
    traitState.mergedParent = parent
    return merged
  }

  /// Finds the view's traits in a window, after those of its superviews, or forgets them outside of windows.
  func findTraitsInWindow() {
    traitState.known = nil
    if windowStorage != nil { traitState.known = withTraitsOfItsOwn(inheritedTraitCollection) }
  }

  /// The same for those below too, where the view is in another place of its window; nobody is told yet.
  func findTraitsOfSubtreeInWindow() {
    findTraitsInWindow()
    for subview in subviewStorage where subview.windowStorage != nil { subview.findTraitsOfSubtreeInWindow() }
  }

  /// Tells this view and those below of new traits, where they are in a window.
  ///
  /// Whatever the traits are made of calls it where that changes; a frame begins with it, for what nobody tells of.
  func notifyTraitsIfChanged() {
    guard windowStorage != nil else { return }
    notifyTraitsIfChangedHere()
    notifySubviewsOfTraits()
  }

  private func notifySubviewsOfTraits() {
    for subview in subviewStorage where subview.windowStorage != nil {
      subview.notifyTraitsIfChangedHere()
      subview.notifySubviewsOfTraits()
    }
  }

  func notifyTraitsIfChangedHere() {
    let traits = withTraitsOfItsOwn(inheritedTraitCollection)
    traitState.known = traits
    let previous = traitState.notified
    guard previous !== traits else { return }
    traitState.notified = traits
    if previous?.values == traits.values { return }
    // A tint is no trait that anybody is told of here: `tintColorDidChange()` tells of it.
    if let previous, previous.values.withoutTint == traits.values.withoutTint {
      if overridesDraw { layer.setNeedsDisplay() }
      return dynamicColorsDidChange()
    }
    takeScale(after: previous)
    if traits.hasDifferentColorAppearance(comparedTo: previous) { dynamicColorsDidChange() }
    if previous?.layoutDirection != traits.layoutDirection {
      autoLayoutDirectionDidChange()
      if previous != nil { setNeedsLayout() }
    }
    if previous?.preferredContentSizeCategory != traits.preferredContentSizeCategory
      || previous?.userInterfaceIdiom != traits.userInterfaceIdiom
    {
      autoLayoutReadableWidthDidChange()
    }
    if overridesDraw { layer.setNeedsDisplay() }
    if let previous, previous.values.metrics != traits.values.metrics { layoutMarginsInputsDidChange() }
    if let previous { traitState.listener?(previous, traits) }
    frameworkTraitsDidChange(from: previous)
    if let viewController {
      viewController.setNeedsUpdateContentUnavailableConfiguration()
      if let previous { viewController.tellTraitRegistrations(from: previous) }
      viewController.traitCollectionDidChange(previous)
    }
    if let previous { tellTraitRegistrations(from: previous) }
    traitCollectionDidChange(previous)
  }

  /// Gives drawings the pixels of the view's new screen; contents given to a layer keep their own scale.
  private func takeScale(after previous: UITraitCollection?) {
    let scale = displayScale
    guard previous?.displayScale != scale, overridesDraw || layer.contents == nil else { return }
    layer.contentsScale = scale
  }

  private func dynamicColorsDidChange() {
    updateLayerColors()
    if drawsOwnContent { setNeedsDisplay() }
  }
}

extension UIView: UITraitChangeObservable, TraitRegistrationKeeping {
  var traitRegistrations: TraitRegistrations {
    get { traitState.registrations }
    set { traitState.registrations = newValue }
  }

  /// The traits that the view has itself, whatever it is in; views below have them, too.
  ///
  /// `overrideUserInterfaceStyle` is one of them (a rule).
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitState.overrides) }
    set { setTraitOverrides(newValue.collection) }
  }

  /// Brings the view's traits up to date, and tells of those that changed; in no window nothing happens.
  ///
  /// Overrides act at once here, so that this is needed only where a superview has not been told yet.
  public func updateTraitsIfNeeded() { notifyTraitsIfChanged() }
}
