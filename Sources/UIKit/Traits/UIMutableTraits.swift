import Foundation

/// Traits that can be read and set: those of a new collection, or a view's overrides.
///
/// A trait that nobody specified reads as its default. Applications give their own traits a name in an extension:
///
///     extension UIMutableTraits {
///       var theme: Theme {
///         get { self[ThemeTrait.self] }
///         set { self[ThemeTrait.self] = newValue }
///       }
///     }
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// Pixels in a point; 0 when unspecified.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// How much room there is across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// Whether the screen feels how hard it is pressed.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The colours of the screen.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// Ordinary or high contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// Base or elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// Ordinary or bold text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// Whether the interface is the one that is used.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  /// How bright images may be shown.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
  /// Whether the scene is recorded or mirrored.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  /// The kind of list around a view.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
}

extension UITraitCollection.Values: UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type, let value = Self.read(system, self) as? T.Value { return value }
      return custom?.value(of: trait) as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type { return Self.write(system, newValue, &self) }
      custom = (custom ?? CustomTraits([:])).replacing(trait, by: newValue)
    }
  }

  private static func read<T: SystemTrait>(_ trait: T.Type, _ values: Self) -> Any { values[keyPath: T.place] }

  private static func write<T: SystemTrait>(_ trait: T.Type, _ value: Any, _ values: inout Self) {
    if let value = value as? T.Value { values[keyPath: T.place] = value }
  }

  /// Whether a trait has a value here.
  func specifies(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
    return custom?.value(of: trait) != nil
  }

  /// Takes a trait's value away.
  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type { return system.remove(from: &self) }
    custom = custom?.replacing(trait, by: nil)
  }

  /// Whether a trait reads the same here and there.
  func isSame(_ trait: UITrait, _ other: Self) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSame(in: self, other) }
    return Self.isSameValue(trait, self, other)
  }

  private static func isSameValue<T: UITraitDefinition>(_ trait: T.Type, _ one: Self, _ other: Self) -> Bool {
    guard one.custom !== other.custom else { return true }
    return CustomTraits.areEqual(one[trait], other[trait])
  }

  /// The traits that read otherwise there, the system's first.
  func traits(otherThanIn other: Self) -> [UITrait] {
    let system = UITraitCollection.systemTraits.filter { !$0.isSame(in: self, other) }.map { $0 as UITrait }
    guard custom !== other.custom else { return system }
    let own = custom.map { other.custom?.merging($0) ?? $0 } ?? other.custom
    return system + (own?.traits ?? []).filter { !isSame($0, other) }
  }
}
