import Foundation
import Synchronization

/// The environment that a view or view controller is shown in: appearance, text size, size classes, direction, scale.
///
/// Immutable. A collection may leave traits unspecified; `init(traitsFrom:)` merges several, later ones winning.
/// Views take theirs from their superview, the window from the screen and the host.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private(set) final var values: Values

  convenience init(values: Values) {
    self.init()
    self.values = values
  }

  // As at Apple, each of these is inherited by subclasses that have no initialisers.

  /// Makes a collection that specifies nothing.
  public override init() {
    values = Values()
    super.init()
  }

  /// Makes a collection that holds every trait of the given ones; where several specify a trait, the last wins.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    values = .with { for collection in traitCollections { $0.merge(collection.values) } }
    super.init()
  }

  /// Makes a collection with the idiom alone.
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    values = .with { $0.userInterfaceIdiom = idiom }
    super.init()
  }
  /// Makes a collection with the appearance alone.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    values = .with { $0.userInterfaceStyle = userInterfaceStyle }
    super.init()
  }
  /// Makes a collection with the reading direction alone.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    values = .with { $0.layoutDirection = layoutDirection }
    super.init()
  }
  /// Makes a collection with the scale alone.
  public init(displayScale scale: CGFloat) {
    values = .with { $0.displayScale = scale }
    super.init()
  }
  /// Makes a collection with the horizontal size class alone.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    values = .with { $0.horizontalSizeClass = horizontalSizeClass }
    super.init()
  }
  /// Makes a collection with the vertical size class alone.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    values = .with { $0.verticalSizeClass = verticalSizeClass }
    super.init()
  }
  /// Makes a collection with the text size alone.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    values = .with { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    super.init()
  }
  /// Makes a collection with the contrast alone.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    values = .with { $0.accessibilityContrast = accessibilityContrast }
    super.init()
  }
  /// Makes a collection with the level alone.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    values = .with { $0.userInterfaceLevel = userInterfaceLevel }
    super.init()
  }
  /// Makes a collection with the weight of text alone.
  public init(legibilityWeight: UILegibilityWeight) {
    values = .with { $0.legibilityWeight = legibilityWeight }
    super.init()
  }
  /// Makes a collection with what the screen feels of presses alone.
  public init(forceTouchCapability capability: UIForceTouchCapability) {
    values = .with { $0.forceTouchCapability = capability }
    super.init()
  }
  /// Makes a collection with the colours of the screen alone.
  public init(displayGamut: UIDisplayGamut) {
    values = .with { $0.displayGamut = displayGamut }
    super.init()
  }
  /// Makes a collection with the use of the interface alone.
  public init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
    values = .with { $0.activeAppearance = userInterfaceActiveAppearance }
    super.init()
  }
  /// Makes a collection with the brightness of images alone.
  public init(imageDynamicRange: UIImage.DynamicRange) {
    values = .with { $0.imageDynamicRange = imageDynamicRange }
    super.init()
  }
  /// Makes a collection with the recording of the scene alone.
  public init(sceneCaptureState: UISceneCaptureState) {
    values = .with { $0.sceneCaptureState = sceneCaptureState }
    super.init()
  }

  /// Makes a collection with the list around alone.
  public init(listEnvironment: UIListEnvironment) {
    values = .with { $0.listEnvironment = listEnvironment }
    super.init()
  }

  /// Reads a collection from a keyed archive; traits that applications define are not in it.
  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return nil }
    values = Values(coder: coder)
    super.init()
  }

  /// Writes the traits that UIKit knows, and that are specified, into a keyed archive.
  open func encode(with coder: NSCoder) { values.encode(with: coder) }
  /// Archives are read without help of their classes.
  open class var supportsSecureCoding: Bool { true }

  /// Collections are immutable: the copy is the collection.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels in a point; 0 when unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Ordinary or high contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Base or elevated.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Ordinary or bold text; fonts of text styles, and system fonts made while these traits are current, are heavier under bold.
  ///
  /// How much heavier is a rule (regular becomes semibold, semibold bold): iOS' own steps have not been measured.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// Whether the screen feels how hard it is pressed: no.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The colours of the screen; those of iPhones are wide, and pictures are cut to sRGB in their files.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// Whether the interface is the one that is used.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// How bright images may be shown.
  open var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }
  /// Whether the scene is recorded or mirrored.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
  /// The list around the view, set by tables and list sections of collection views for their cells; unspecified
  /// elsewhere.
  open var listEnvironment: UIListEnvironment { values.listEnvironment }
  /// A configuration for images and symbols of these traits.
  open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

  /// Whether this collection specifies at least the traits of the given one, with the same values.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Whether dynamic colours may look different under the two collections.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || userInterfaceIdiom != other.userInterfaceIdiom
      || displayGamut != other.displayGamut || values.tint != other.values.tint
      || values.dimsTint != other.values.dimsTint || values.hasOtherCustomColors(than: other.values)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int { values.hashValue }

  // MARK: Current

  /// The traits that a host sets up before the first view is made: a light iPhone at 3x with the text size Large.
  static let system: UITraitCollection = UITraitCollection(
    values: .with {
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
      $0.forceTouchCapability = .unavailable
      $0.displayGamut = .P3
      $0.activeAppearance = .active
      $0.imageDynamicRange = .standard
      $0.sceneCaptureState = .inactive
    })

  /// The traits under which dynamic colours and fonts resolve when nobody names a collection.
  ///
  /// While views lay out or draw, UIKit sets it to the view's own traits.
  open class var current: UITraitCollection {
    get { Stage.current.currentTraits }
    set { Stage.current.currentTraits = newValue }
  }

  /// Runs `actions` with `current` set to this collection, and restores it.
  open func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    guard previous !== self else { return actions() }
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    actions()
  }

  open override var description: String { "<UITraitCollection: \(traitWords)>" }

  /// The specified traits, in words.
  var traitWords: String {
    var parts: [String] = []
    if userInterfaceIdiom != .unspecified { parts.append("idiom \(userInterfaceIdiom)") }
    if userInterfaceStyle != .unspecified { parts.append("style \(userInterfaceStyle)") }
    if layoutDirection != .unspecified { parts.append("direction \(layoutDirection)") }
    if displayScale != 0 { parts.append("scale \(displayScale)") }
    if horizontalSizeClass != .unspecified { parts.append("width \(horizontalSizeClass)") }
    if verticalSizeClass != .unspecified { parts.append("height \(verticalSizeClass)") }
    if preferredContentSizeCategory != .unspecified { parts.append("text \(preferredContentSizeCategory.rawValue)") }
    if accessibilityContrast != .unspecified { parts.append("contrast \(accessibilityContrast)") }
    parts += (values.custom?.traits ?? []).map { Self.word($0, values) }
    return parts.joined(separator: ", ")
  }
}

/// Something that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in force.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed; `previousTraitCollection` is nil the first time.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
