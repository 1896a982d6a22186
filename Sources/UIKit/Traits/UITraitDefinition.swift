/// A trait: a value that views and controllers take from the ones above them, unless they override it.
///
/// Applications define traits of their own by a type with a default value:
///
///     struct ThemeTrait: UITraitDefinition {
///       static let defaultValue = Theme.standard
///     }
///
/// The value is kept under the type itself. A change is told unless both values are equal by `==`, or the same object;
/// for values of other kinds always.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The value where nobody specifies one.
  static var defaultValue: Value { get }
  /// A short name for descriptions; the type's own unless given.
  static var name: String { get }
  /// A name that no other trait has; that of module and type unless given.
  static var identifier: String { get }
  /// Whether dynamic colours look at the trait, so that a change shows them again; false unless given.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's own name.
  public static var name: String { String(describing: Self.self) }
  /// The name of module and type.
  public static var identifier: String { String(reflecting: Self.self) }
  /// Dynamic colours do not look at the trait.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that UIKit itself knows: where its value is.
protocol SystemTrait: UITraitDefinition {
  static var place: WritableKeyPath<UITraitCollection.Values, Value> { get }
  /// The value that stands for none.
  static var unspecified: Value { get }
  static func isSame(_ one: Value, _ other: Value) -> Bool
}

extension SystemTrait where Value: Equatable {
  static func isSame(_ one: Value, _ other: Value) -> Bool { one == other }
}

extension SystemTrait {
  static func isSpecified(in values: UITraitCollection.Values) -> Bool {
    !isSame(values[keyPath: place], unspecified)
  }

  static func isSame(in one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    isSame(one[keyPath: place], other[keyPath: place])
  }

  static func remove(from values: inout UITraitCollection.Values) { values[keyPath: place] = unspecified }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
  static var unspecified: UIUserInterfaceIdiom { .unspecified }
  /// Dynamic colours look at the trait.
  public static var affectsColorAppearance: Bool { true }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> { \.userInterfaceStyle }
  static var unspecified: UIUserInterfaceStyle { .unspecified }
  /// Dynamic colours look at the trait.
  public static var affectsColorAppearance: Bool { true }
}

/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
  static var unspecified: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// Pixels in a point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: CGFloat { 0 }
  static var place: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.displayScale }
  static var unspecified: CGFloat { 0 }
}

/// How much room there is across.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
  static var unspecified: UIUserInterfaceSizeClass { .unspecified }
}

/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.verticalSizeClass }
  static var unspecified: UIUserInterfaceSizeClass { .unspecified }
}

/// Whether the screen feels how hard it is pressed.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var place: WritableKeyPath<UITraitCollection.Values, UIForceTouchCapability> { \.forceTouchCapability }
  static var unspecified: UIForceTouchCapability { .unknown }
}

/// The preferred text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> { \.preferredContentSizeCategory }
  static var unspecified: UIContentSizeCategory { .unspecified }
}

/// The colours of the screen.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> { \.displayGamut }
  static var unspecified: UIDisplayGamut { .unspecified }
  /// Dynamic colours look at the trait.
  public static var affectsColorAppearance: Bool { true }
}

/// Ordinary or high contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> { \.accessibilityContrast }
  static var unspecified: UIAccessibilityContrast { .unspecified }
  /// Dynamic colours look at the trait.
  public static var affectsColorAppearance: Bool { true }
}

/// Base or elevated.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> { \.userInterfaceLevel }
  static var unspecified: UIUserInterfaceLevel { .unspecified }
  /// Dynamic colours look at the trait.
  public static var affectsColorAppearance: Bool { true }
}

/// Ordinary or bold text.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UILegibilityWeight> { \.legibilityWeight }
  static var unspecified: UILegibilityWeight { .unspecified }
}

/// Whether the interface is the one that is used.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceActiveAppearance> { \.activeAppearance }
  static var unspecified: UIUserInterfaceActiveAppearance { .unspecified }
}

/// How bright images may be shown.
public struct UITraitImageDynamicRange: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIImage.DynamicRange> { \.imageDynamicRange }
  static var unspecified: UIImage.DynamicRange { .unspecified }
}

/// Whether the scene is recorded or mirrored.
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UISceneCaptureState { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UISceneCaptureState> { \.sceneCaptureState }
  static var unspecified: UISceneCaptureState { .unspecified }
}

/// The kind of list around a view.
public struct UITraitListEnvironment: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIListEnvironment { .unspecified }
  static var place: WritableKeyPath<UITraitCollection.Values, UIListEnvironment> { \.listEnvironment }
  static var unspecified: UIListEnvironment { .unspecified }
}

extension UITraitCollection {
  /// All that UIKit itself knows.
  static var systemTraits: [any SystemTrait.Type] {
    [
      UITraitUserInterfaceIdiom.self,
      UITraitUserInterfaceStyle.self,
      UITraitLayoutDirection.self,
      UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self,
      UITraitForceTouchCapability.self,
      UITraitPreferredContentSizeCategory.self,
      UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
      UITraitLegibilityWeight.self,
      UITraitActiveAppearance.self,
      UITraitImageDynamicRange.self,
      UITraitSceneCaptureState.self,
      UITraitListEnvironment.self,
    ]
  }
}
