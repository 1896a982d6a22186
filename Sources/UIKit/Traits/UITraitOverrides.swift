/// The trait overrides of a view, a controller, a presentation or a scene.
///
/// They hold for the object and all below it. Setting a trait of UIKit's to its unspecified value takes the override
/// away, as `remove` does.
public struct UITraitOverrides: UIMutableTraits, CustomStringConvertible, CustomDebugStringConvertible {
  private(set) var values: UITraitCollection.Values

  init(_ collection: UITraitCollection?) { values = collection?.values ?? UITraitCollection.Values() }

  /// The overrides as a collection; nil without any.
  var collection: UITraitCollection? {
    values == UITraitCollection.Values() ? nil : UITraitCollection(values: values)
  }

  /// The override of a trait; the trait's default without override.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  /// Takes an override away; nothing happens where there is none.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }

  /// The overridden traits in words.
  public var description: String { UITraitCollection(values: values).traitWords }
  /// The overridden traits in words.
  public var debugDescription: String { "UITraitOverrides(\(description))" }
}
