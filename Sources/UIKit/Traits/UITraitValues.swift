/// Light or dark appearance.
public enum UIUserInterfaceStyle: _Enumeration, Sendable {
  case unspecified
  case light
  case dark
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}

/// Compact or regular room along one axis.
public enum UIUserInterfaceSizeClass: _Enumeration, Sendable {
  case unspecified
  case compact
  case regular
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}

/// The kind of device that the interface is made for.
public enum UIUserInterfaceIdiom: _Enumeration, Sendable {
  case unspecified
  case phone
  case pad
  // Silent: UIUserInterfaceIdiom.tv, carPlay, mac, vision | there are phones and pads only; applications
  //   compare
  case tv
  case carPlay
  case mac
  case vision
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 7 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { [-1, 0, 1, 2, 3, 5, 6][place] }
}

/// Base or elevated level of the interface; dark backgrounds are lighter when elevated.
public enum UIUserInterfaceLevel: _Enumeration, Sendable {
  case unspecified
  case base
  case elevated
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { place - 1 }
}

/// Ordinary or increased contrast.
public enum UIAccessibilityContrast: _Enumeration, Sendable {
  case unspecified
  case normal
  case high
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { place - 1 }
}

/// Ordinary or bold text.
public enum UILegibilityWeight: _Enumeration, Sendable {
  case unspecified
  case regular
  case bold
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { place - 1 }
}

/// The reading direction as a trait.
public enum UITraitEnvironmentLayoutDirection: _Enumeration, Sendable {
  case unspecified
  case leftToRight
  case rightToLeft
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { place - 1 }
}

/// The reading direction of an interface.
public enum UIUserInterfaceLayoutDirection: _Enumeration, Sendable {
  case leftToRight
  case rightToLeft
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 2 }
}

/// The meaning of a view's content for mirroring in right-to-left interfaces.
public enum UISemanticContentAttribute: _Enumeration, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 5 }
}

/// The reader's preferred text size.
///
/// Categories are ordered from `extraSmall` to `accessibilityExtraExtraExtraLarge`; `unspecified` comes before all.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the category.
  public var rawValue: String
  /// Makes a category from Apple's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No preference is known.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// XS.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// S.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// M.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// L, the default of iOS.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// XL.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// XXL.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// XXXL.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// AX1.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// AX2.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// AX3.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// AX4.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// AX5.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  /// Posted by the application when the reader chooses another size while it is shown, after views have their new traits.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// Key of the new category in the notification's `userInfo`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// XS … AX5 in order; a category's place in it is its column in the Dynamic Type tables.
  static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// Column in the Dynamic Type tables; `unspecified` and unknown names count as `large`.
  var column: Int { Self.ordered.firstIndex(of: self) ?? 3 }

  private var rank: Int { Self.ordered.firstIndex(of: self) ?? -1 }

  /// Whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether the left category is the smaller one.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank < right.rank }
  /// Whether the left category is not the larger one.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank <= right.rank }
  /// Whether the left category is the larger one.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank > right.rank }
  /// Whether the left category is not the smaller one.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank >= right.rank }
}

/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: _Enumeration, Sendable {
  case unknown
  case unavailable
  case available
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}

/// The colours of a screen.
public enum UIDisplayGamut: _Enumeration, Sendable {
  case unspecified
  case SRGB
  case P3
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { place - 1 }
}

/// Whether an interface is in use; on phones and pads always.
public enum UIUserInterfaceActiveAppearance: _Enumeration, Sendable {
  case unspecified
  case inactive
  case active
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { place - 1 }
}

/// Whether a scene is recorded or mirrored.
public enum UISceneCaptureState: _Enumeration, Sendable {
  case unspecified
  case inactive
  case active
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { place - 1 }
}

extension UIImage {
  /// How bright images may be shown.
  public enum DynamicRange: _Enumeration, Sendable {
    case unspecified
    /// No brighter than white.
    case standard
    // Silent: UIImage.DynamicRange.constrainedHigh, high | the screen is no brighter than white; applications
    //   set and compare
    /// Somewhat brighter than white.
    case constrainedHigh
    /// As bright as the image has it.
    case high
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
    /// The number that the case at a place in the list above stands for.
    public static func _number(at place: Int) -> Int { place - 1 }
  }
}
