/// A colour, either fixed or resolved from the traits in force when it is used.
///
/// Dynamic colours (`label`, `systemBackground`, `init(dynamicProvider:)`) resolve under `UITraitCollection.current` where
/// they are used directly, and under a view's own traits where a view uses them.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let foundationMark = FoundationObjectMark()
  private enum Storage {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let storage: Storage
  /// Name of a system colour, for descriptions and the layout text.
  package let systemName: String?

  private init(storage: Storage, systemName: String? = nil) {
    self.storage = storage
    self.systemName = systemName
    super.init()
  }

  convenience init(cgColor: CGColor, systemName: String) {
    self.init(storage: .fixed(cgColor), systemName: systemName)
  }

  convenience init(systemName: String, dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(storage: .dynamic(dynamicProvider), systemName: systemName)
  }

  /// Makes a grey; components are held to 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from sRGB components 0…1; `alpha` is held to 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(storage: .fixed(CGColor(red: red, green: green, blue: blue, alpha: max(0, min(1, alpha)))))
  }

  /// Makes a colour from hue, saturation and brightness 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = ColorMath.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) { self.init(storage: .fixed(cgColor)) }

  /// Makes a colour that paints an image again and again, from the corner of the view or picture that is drawn.
  ///
  /// Its components are those of black. Images without pixels make the colour clear.
  public convenience init(patternImage image: UIImage) {
    let isStored = image.attributes.orientation == .up && image.attributes.tint == nil && !image.isSymbolImage
    guard let picture = isStored ? image.cgImage : image.rendered(size: image.size, scale: image.scale) else {
      self.init(white: 0, alpha: 0)
      return
    }
    self.init(cgColor: CGColor(pattern: ColorPattern(image: picture, scale: image.scale)))
  }

  /// Makes a colour that asks `dynamicProvider` for the colour of given traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(storage: .dynamic(dynamicProvider))
  }

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
  static func components(of color: CGColor) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let values = color.components ?? []
    switch values.count {
    case 4: return (values[0], values[1], values[2], values[3])
    case 2: return (values[0], values[0], values[0], values[1])
    default: return (0, 0, 0, color.alpha)
    }
  }

  static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
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
