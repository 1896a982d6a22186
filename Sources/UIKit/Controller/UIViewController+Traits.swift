extension UIViewController {
  var resolvedTraitCollection: UITraitCollection {
    var base: UITraitCollection
    if let parent = parentStorage {
      base = parent.traitCollection
    } else if let container = viewIfLoaded?.superview {
      base = container.traitCollection
    } else {
      base = UIScreen.main.traitCollection
    }
    // Tints come down the views: one between the parent's view and this one counts, too.
    if parentStorage != nil, let container = viewIfLoaded?.superview { base = container.withTintFromAbove(base) }
    if let parentTraitOverrides { base = UITraitCollection(traitsFrom: [base, parentTraitOverrides]) }
    if let traitOverrides { base = UITraitCollection(traitsFrom: [base, traitOverrides]) }
    return base
  }

  /// The appearance that the controller and its children are forced to; `unspecified` follows the parent.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides?.userInterfaceStyle ?? .unspecified }
    set {
      traitOverrides = newValue == .unspecified ? nil : UITraitCollection(userInterfaceStyle: newValue)
      viewIfLoaded?.notifyTraitsIfChanged()
    }
  }

  /// Gives a child other traits than this controller's.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.parentTraitOverrides = collection
    childViewController.viewIfLoaded?.notifyTraitsIfChanged()
  }

  /// What was given by `setOverrideTraitCollection(_:forChild:)`.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parentTraitOverrides
  }
}
