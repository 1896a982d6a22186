import Foundation

/// A colour, either fixed or resolved from the traits in force when it is used.
///
/// Dynamic colours (`label`, `systemBackground`, `init(dynamicProvider:)`) resolve under `UITraitCollection.current` where
/// they are used directly, and under a view's own traits where a view uses them.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let foundationMark = FoundationObjectMark()
  private enum Storage {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let storage: Storage
  /// How strong the colour was made, and of which.
  open private(set) var prominence = Prominence.primary
  private(set) final var prominenceBase: UIColor?

  final func setProminence(_ prominence: Prominence, of base: UIColor) {
    (self.prominence, prominenceBase) = (prominence, base)
  }
  /// Name of a system colour, for descriptions and the layout text.
  package private(set) final var systemName: String?

  convenience init(cgColor: CGColor, systemName: String) {
    self.init(cgColor: cgColor)
    self.systemName = systemName
  }

  convenience init(systemName: String, dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider: dynamicProvider)
    self.systemName = systemName
  }

  // As at Apple, each of these can be called by the initialisers of subclasses, and is inherited by those that have none.

  /// Makes a clear colour.
  public override init() {
    storage = .fixed(CGColor(red: 0, green: 0, blue: 0, alpha: 0))
    super.init()
  }

  /// Makes a grey; components are held to 0…1.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(ColorMath.color(white, white, white, alpha))
    super.init()
  }

  /// Makes a colour from sRGB components 0…1; `alpha` is held to 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(ColorMath.color(red, green, blue, alpha))
    super.init()
  }

  /// Makes a colour from hue, saturation and brightness 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = ColorMath.rgb(hue: hue, saturation: saturation, brightness: brightness)
    storage = .fixed(ColorMath.color(red, green, blue, alpha))
    super.init()
  }

  /// Makes a colour from components of the Display P3 space, 0…1; `alpha` is held to 0…1.
  ///
  /// It is kept as the colour of sRGB that is next to it: pictures are sRGB.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let wide = CGColorSpace(name: CGColorSpace.displayP3).flatMap { space in
      CGColor(colorSpace: space, components: [displayP3Red, green, blue, max(0, min(1, alpha))])
    }
    let narrow = CGColorSpace(name: CGColorSpace.sRGB).flatMap { space in
      wide?.converted(to: space, intent: .defaultIntent, options: nil)
    }
    storage = .fixed(narrow ?? ColorMath.color(displayP3Red, green, blue, alpha))
    super.init()
  }

  /// A colour of Core Image.
  public init(ciColor: CIColor) {
    storage = .fixed(CGColor(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha))
    super.init()
  }

  /// Makes a colour from a Core Graphics colour.
  public init(cgColor: CGColor) {
    storage = .fixed(cgColor)
    super.init()
  }

  /// Finds a colour by name in the asset catalogues beside the source; nil, and a diagnostic, without it.
  ///
  /// A colour with a dark variant is dynamic.
  public init?(named name: String) {
    guard let variants = ColorCatalogue.variants(named: name, bundle: nil) else { return nil }
    storage = Self.storage(of: variants, traits: nil)
    super.init()
  }

  /// Finds a colour by name; a bundle's resource folder is searched first, given traits choose the variant.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let variants = ColorCatalogue.variants(named: name, bundle: bundle) else { return nil }
    storage = Self.storage(of: variants, traits: traitCollection)
    super.init()
  }

  private static func storage(of variants: ColorCatalogue.Variants, traits: UITraitCollection?) -> Storage {
    if let traits { return .fixed(variants.color(for: traits)) }
    if variants.dark == nil { return .fixed(variants.light) }
    return .dynamic { UIColor(cgColor: variants.color(for: $0)) }
  }

  /// Makes a colour that paints an image again and again, from the corner of the view or picture that is drawn.
  ///
  /// Its components are those of black. Images without pixels make the colour clear.
  public init(patternImage image: UIImage) {
    let isStored = image.attributes.orientation == .up && image.attributes.tint == nil && !image.isSymbolImage
    let picture = isStored ? image.cgImage : image.rendered(size: image.size, scale: image.scale)
    let pattern = picture.map { CGColor(pattern: ColorPattern(image: $0, scale: image.scale)) }
    storage = .fixed(pattern ?? ColorMath.color(0, 0, 0, 0))
    super.init()
  }

  /// Makes a colour that asks `dynamicProvider` for the colour of given traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
    super.init()
  }

  /// Reads a colour of a keyed archive; nil where there is none.
  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIAlpha") else { return nil }
    let name = coder.object(of: NSString.self, "UISystemColorName").map { String(describing: $0) }
    if let name, let color = Self.system(named: name) {
      storage = .dynamic { color.resolvedColor(with: $0) }
      systemName = name
    } else {
      storage = .fixed(
        ColorMath.color(
          CGFloat(coder.decodeDouble(forKey: "UIRed")), CGFloat(coder.decodeDouble(forKey: "UIGreen")),
          CGFloat(coder.decodeDouble(forKey: "UIBlue")), CGFloat(coder.decodeDouble(forKey: "UIAlpha"))))
    }
    super.init()
  }

  /// Writes the colour into a keyed archive: sRGB components under the current traits, and the name of one of the system's.
  ///
  /// Other dynamic colours are fixed afterwards, and patterns black.
  open func encode(with coder: NSCoder) {
    let value = components
    coder.encode(Double(value.red), forKey: "UIRed")
    coder.encode(Double(value.green), forKey: "UIGreen")
    coder.encode(Double(value.blue), forKey: "UIBlue")
    coder.encode(Double(value.alpha), forKey: "UIAlpha")
    if let systemName { coder.encode(NSString(string: systemName), forKey: "UISystemColorName") }
  }

  /// Archives are read without help of their classes.
  open class var supportsSecureCoding: Bool { true }

  /// Colours are immutable: the copy is the colour.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The fixed colour for the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The Core Graphics colour under the current traits.
  open var cgColor: CGColor {
    switch storage {
    case .fixed(let color): color
    case .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  /// The colour with another alpha; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color) where color.pattern != nil: return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .fixed(let color):
      let (red, green, blue, _) = ColorMath.components(of: color)
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .dynamic(let provider):
      return UIColor(dynamicProvider: { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) })
    }
  }

  /// sRGB components and alpha under the current traits.
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { ColorMath.components(of: cgColor) }

  /// Writes the sRGB components; true always, as every colour has them.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = components
    red?.pointee = value.red
    green?.pointee = value.green
    blue?.pointee = value.blue
    alpha?.pointee = value.alpha
    return true
  }

  /// Writes grey and alpha; false, and nothing written, for a colour that is not grey.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let value = components
    guard value.red == value.green, value.green == value.blue else { return false }
    white?.pointee = value.red
    alpha?.pointee = value.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha; true always.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = components
    let hsb = ColorMath.hsb(red: value.red, green: value.green, blue: value.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = value.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (storage, other.storage) {
    case (.fixed(let own), .fixed(let others)):
      return components == other.components && own.pattern === others.pattern
    default: return systemName != nil && systemName == other.systemName
    }
  }

  open override var hash: Int {
    if case .dynamic = storage { return systemName?.hashValue ?? ObjectIdentifier(self).hashValue }
    var hasher = Hasher()
    let value = components
    hasher.combine(value.red)
    hasher.combine(value.green)
    hasher.combine(value.blue)
    hasher.combine(value.alpha)
    return hasher.finalize()
  }

  open override var description: String {
    if let systemName { return "<UIColor: \(systemName)>" }
    if case .fixed(let color) = storage, color.pattern != nil { return "<UIColor: pattern>" }
    return "<UIColor: \(ColorMath.hexadecimal(components))>"
  }
}

/// Conversions between colour models, on components 0…1.
enum ColorMath {
  /// A colour of sRGB; `alpha` is held to 0…1.
  static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: max(0, min(1, alpha)))
  }

  static func components(of color: CGColor) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let values = color.components ?? []
    switch values.count {
    case 4: return (values[0], values[1], values[2], values[3])
    case 2: return (values[0], values[0], values[0], values[1])
    default: return (0, 0, 0, color.alpha)
    }
  }

  /// Components of a hue; not a number for an invalid hue, which is reported where the colour is shown.
  static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    guard hue.isFinite else { return (.nan, .nan, .nan) }
    let sector = (hue - hue.rounded(.down)) * 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }

  static func hsb(
    red: CGFloat, green: CGFloat, blue: CGFloat
  ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    guard range > 0 else { return (0, 0, high) }
    var hue: CGFloat
    if high == red {
      hue = (green - blue) / range
    } else if high == green {
      hue = 2 + (blue - red) / range
    } else {
      hue = 4 + (red - green) / range
    }
    hue /= 6
    return (hue < 0 ? hue + 1 : hue, range / high, high)
  }

  /// `#RRGGBB`, with two more digits where the colour is not opaque.
  static func hexadecimal(_ value: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)) -> String {
    func digits(_ component: CGFloat) -> String {
      let byte = Int((max(0, min(1, component)) * 255).rounded())
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + text : text
    }
    let rgb = "#" + digits(value.red) + digits(value.green) + digits(value.blue)
    return value.alpha < 1 ? rgb + digits(value.alpha) : rgb
  }
}
