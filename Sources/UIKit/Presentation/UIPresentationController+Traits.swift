extension UIPresentationController: UITraitChangeObservable, TraitRegistrationKeeping {
  /// The traits that the presented controller, and what the presentation adds, have instead of those around them.
  ///
  /// They win over `overrideTraitCollection`.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(ownTraitOverrides) }
    set {
      ownTraitOverrides = newValue.collection
      applyTraits()
    }
  }
}
