extension UITraitCollection {
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
    var forceTouchCapability = UIForceTouchCapability.unknown
    var displayGamut = UIDisplayGamut.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var imageDynamicRange = UIImage.DynamicRange.unspecified
    var sceneCaptureState = UISceneCaptureState.unspecified
    var listEnvironment = UIListEnvironment.unspecified
    /// The traits defined by applications; nil where nothing is specified.
    var custom: CustomTraits?
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
      if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
      if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
      if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
      if other.imageDynamicRange != .unspecified { imageDynamicRange = other.imageDynamicRange }
      if other.sceneCaptureState != .unspecified { sceneCaptureState = other.sceneCaptureState }
      if other.listEnvironment != .unspecified { listEnvironment = other.listEnvironment }
      if let traits = other.custom { custom = custom?.merging(traits) ?? traits }
      if let profile = other.metrics { metrics = profile }
      if let color = other.tint { tint = color }
      if let isDimmed = other.dimsTint { dimsTint = isDimmed }
    }

    /// The same values without those of tints.
    var withoutTint: Values {
      var values = self
      values.tint = nil
      values.dimsTint = nil
      return values
    }

    /// Whether a trait that dynamic colours look at, and that an application defines, has another value.
    func hasOtherCustomColors(than other: Values) -> Bool {
      guard custom !== other.custom else { return false }
      return traits(otherThanIn: other).contains { $0.affectsColorAppearance && !($0 is any SystemTrait.Type) }
    }

    /// Nothing but changes.
    static func with(_ change: (inout Values) -> Void) -> Values {
      var values = Values()
      change(&values)
      return values
    }
  }
}

/// Values of traits that an application defines, by the traits' types.
///
/// Shared when copied, so that collections without any cost a word.
final class CustomTraits: Hashable, @unchecked Sendable {
  /// A trait and its value.
  struct Entry {
    let trait: UITrait
    let value: Any
  }

  private let entries: [ObjectIdentifier: Entry]

  init(_ entries: [ObjectIdentifier: Entry]) { self.entries = entries }

  /// The types of the traits that are specified, by their identifiers.
  var traits: [UITrait] { entries.values.map(\.trait).sorted { $0.identifier < $1.identifier } }

  func value(of trait: UITrait) -> Any? { entries[ObjectIdentifier(trait)]?.value }

  /// The same with another value; nil takes it away.
  func replacing(_ trait: UITrait, by value: Any?) -> CustomTraits? {
    var entries = self.entries
    entries[ObjectIdentifier(trait)] = value.map { Entry(trait: trait, value: $0) }
    return entries.isEmpty ? nil : CustomTraits(entries)
  }

  func merging(_ other: CustomTraits) -> CustomTraits {
    CustomTraits(entries.merging(other.entries) { _, new in new })
  }

  static func == (lhs: CustomTraits, rhs: CustomTraits) -> Bool {
    if lhs === rhs { return true }
    return lhs.entries.count == rhs.entries.count
      && lhs.entries.allSatisfy { key, entry in rhs.entries[key].map { areEqual(entry.value, $0.value) } ?? false }
  }

  /// By the types alone, as values need not be hashable.
  func hash(into hasher: inout Hasher) { hasher.combine(Set(entries.keys)) }

  /// Whether two values of a trait are the same: by `==` for equatable ones, by identity for objects; other values
  /// never are.
  static func areEqual(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Equatable { return isEqual(one, other) }
    guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return false }
    return (one as AnyObject) === (other as AnyObject)
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { one == other as? Value }
}
