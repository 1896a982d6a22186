extension UIViewController {
  var resolvedTraitCollection: UITraitCollection {
    var base: UITraitCollection
    if let parent = parentStorage {
      base = parent.traitCollection
    } else if let container = viewIfLoaded?.superview {
      base = container.traitCollection
    } else {
      base = stage.screen.traitCollection
    }
    // Tints come down the views: one between the parent's view and this one counts, too.
    if parentStorage != nil, let container = viewIfLoaded?.superview { base = container.withTintFromAbove(base) }
    if let parentTraitOverrides { base = UITraitCollection(traitsFrom: [base, parentTraitOverrides]) }
    if let ownTraitOverrides { base = UITraitCollection(traitsFrom: [base, ownTraitOverrides]) }
    return base
  }

  /// Gives a child other traits than this controller's.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.parentTraitOverrides = collection
    childViewController.viewIfLoaded?.notifyTraitsIfChanged()
  }

  /// The traits set by `setOverrideTraitCollection(_:forChild:)`.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parentTraitOverrides
  }
}

extension UIViewController: UITraitChangeObservable, TraitRegistrationKeeping {
  /// The traits that the controller has itself, whatever it is in; its children and its view have them, too.
  ///
  /// `overrideUserInterfaceStyle` is one of them (a rule).
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(ownTraitOverrides) }
    set {
      ownTraitOverrides = newValue.collection
      viewIfLoaded?.notifyTraitsIfChanged()
    }
  }

  /// Brings the traits of the controller's view up to date, and tells of those that changed; in no window nothing happens.
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
}
