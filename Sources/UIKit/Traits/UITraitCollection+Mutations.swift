extension UITraitCollection {
  /// Changes traits.
  public typealias TraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

  /// Makes a collection of what a block sets.
  public convenience init(mutations: TraitMutations) {
    self.init(values: Self.changed(Values(), mutations))
  }

  /// Makes a collection with one trait alone.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    self.init(values: .with { $0[trait] = value })
  }

  /// The same with what a block changes.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values: Self.changed(values, mutations))
  }

  /// The same with another value of one trait.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var changed = values
    changed[trait] = value
    return UITraitCollection(values: changed)
  }

  private static func changed(_ values: Values, _ mutations: TraitMutations) -> Values {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return traits as? Values ?? values
  }

  /// The value of a trait; its default where it is unspecified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// The traits that have other values here than in another collection; for nil, those that are specified.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.traits(otherThanIn: traitCollection?.values ?? Values())
  }

  /// The system's traits that dynamic colours look at.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.filter { $0.affectsColorAppearance }.map { $0 as UITrait }
  }

  /// The system's traits by which images of asset catalogues, and symbols, are chosen.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    ]
  }

  static func word<T: UITraitDefinition>(_ trait: T.Type, _ values: Values) -> String {
    "\(T.name) \(values[trait])"
  }
}
