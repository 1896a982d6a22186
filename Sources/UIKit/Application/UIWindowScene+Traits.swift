extension UIWindowScene: UITraitChangeObservable, TraitRegistrationKeeping {
  /// The traits that the scene has itself; its windows start from them.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitState.overrides) }
    set {
      traitState.overrides = newValue.collection
      traitsMayHaveChanged()
      for window in windows { window.notifyTraitsIfChanged() }
    }
  }

  var traitRegistrations: TraitRegistrations {
    get { traitState.registrations }
    set { traitState.registrations = newValue }
  }
}
