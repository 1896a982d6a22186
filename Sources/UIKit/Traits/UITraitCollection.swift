import Synchronization

/// The environment that a view or view controller is shown in: appearance, text size, size classes, direction, scale.
///
/// Immutable. A collection may leave traits unspecified; `init(traitsFrom:)` merges several, later ones winning.
/// Views take theirs from their superview, the window from the screen and the host.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  /// The values, unspecified unless set; plain data so that comparing and merging stay cheap.
  struct Values: Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    /// The numbers that lists are laid out by; nil where unspecified.
    var metrics: MetricsReference?
    /// The tint colour without regard to dimming; nil where unspecified.
    ///
    /// Views take it from above as they do the other traits.
    var tint: UIColor?
    /// Whether tints are dimmed; nil where unspecified.
    var dimsTint: Bool?

    /// Takes every trait that `other` specifies.
    mutating func merge(_ other: Values) {
      if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
      if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
      if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
      if other.displayScale != 0 { displayScale = other.displayScale }
      if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
      if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
      if other.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = other.preferredContentSizeCategory
      }
      if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
      if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
      if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
      if let profile = other.metrics { metrics = profile }
      if let color = other.tint { tint = color }
      if let isDimmed = other.dimsTint { dimsTint = isDimmed }
    }

    /// The same without what belongs to tints.
    var withoutTint: Values {
      var values = self
      values.tint = nil
      values.dimsTint = nil
      return values
    }
  }

  let values: Values

  init(values: Values) { self.values = values }

  /// Makes a collection that specifies nothing.
  public override convenience init() { self.init(values: Values()) }

  /// Makes a collection that holds every trait of the given ones; where several specify a trait, the last wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = Values()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  private convenience init(_ change: (inout Values) -> Void) {
    var values = Values()
    change(&values)
    self.init(values: values)
  }

  /// Makes a collection with the idiom alone.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }
  /// Makes a collection with the appearance alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// Makes a collection with the reading direction alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// Makes a collection with the scale alone.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  /// Makes a collection with the horizontal size class alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Makes a collection with the vertical size class alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// Makes a collection with the text size alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// Makes a collection with the contrast alone.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Makes a collection with the level alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// Makes a collection with the weight of text alone.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels in a point; 0 when unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Ordinary or high contrast.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Base or elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Ordinary or bold text; fonts of text styles, and system fonts made while these traits are current, are heavier under bold.
  ///
  /// How much heavier is a rule (regular becomes semibold, semibold bold): iOS' own steps have not been measured.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// Whether this collection specifies at least the traits of the given one, with the same values.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Whether dynamic colours may look different under the two collections.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || userInterfaceIdiom != other.userInterfaceIdiom
      || values.tint != other.values.tint || values.dimsTint != other.values.dimsTint
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  public override var hash: Int { values.hashValue }

  // MARK: Current

  private static let currentStorage = Mutex(UITraitCollection.system)

  /// What a host sets up before the first view is made: a light iPhone at 3x with the text size Large.
  static let system: UITraitCollection = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceStyle = .light
    $0.layoutDirection = .leftToRight
    $0.displayScale = 3
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.preferredContentSizeCategory = .large
    $0.accessibilityContrast = .normal
    $0.userInterfaceLevel = .base
    $0.legibilityWeight = .regular
  }

  /// The traits under which dynamic colours and fonts resolve when nobody names a collection.
  ///
  /// While views lay out or draw, UIKit sets it to the view's own traits.
  public class var current: UITraitCollection {
    get { currentStorage.withLock { $0 } }
    set { currentStorage.withLock { $0 = newValue } }
  }

  /// Runs `actions` with `current` set to this collection, and restores it.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    guard previous !== self else { return actions() }
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    actions()
  }

  public override var description: String {
    var parts: [String] = []
    if userInterfaceIdiom != .unspecified { parts.append("idiom \(userInterfaceIdiom)") }
    if userInterfaceStyle != .unspecified { parts.append("style \(userInterfaceStyle)") }
    if layoutDirection != .unspecified { parts.append("direction \(layoutDirection)") }
    if displayScale != 0 { parts.append("scale \(displayScale)") }
    if horizontalSizeClass != .unspecified { parts.append("width \(horizontalSizeClass)") }
    if verticalSizeClass != .unspecified { parts.append("height \(verticalSizeClass)") }
    if preferredContentSizeCategory != .unspecified { parts.append("text \(preferredContentSizeCategory.rawValue)") }
    if accessibilityContrast != .unspecified { parts.append("contrast \(accessibilityContrast)") }
    return "<UITraitCollection: \(parts.joined(separator: ", "))>"
  }
}

/// Something that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in force.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed; `previousTraitCollection` is nil the first time.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
