/// An effect of a `UIVisualEffectView` on its backdrop or its content; see its subclasses.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  /// Makes an effect that does nothing.
  public override init() { super.init() }

  /// Makes an effect that does nothing; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Effects never change, so that this is the effect itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Blurs the content behind an effect view, and lays a tint over it.
///
/// Apple does not publish the parts of its styles. Blur, saturation and tints are chosen here after their looks, from
/// light to heavy materials (a rule); on iOS, light materials also brighten dark content.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The looks of the material.
  ///
  /// Names with `Light` or `Dark` look so always; the other materials, `regular` and `prominent` follow the appearance.
  public enum Style: _Enumeration, Sendable {
    /// Nearly white.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// Light or dark.
    case regular
    /// Light or dark, and more of it.
    case prominent
    /// The thinnest material.
    case systemUltraThinMaterial
    /// Thinner than `systemMaterial`.
    case systemThinMaterial
    /// The material in the middle.
    case systemMaterial
    /// Thicker than `systemMaterial`.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 20 }
    /// The number that the case at a place in the list above stands for.
    public static func _number(at place: Int) -> Int { place < 3 ? place : place + 1 }
  }

  private var styleStorage = Style.regular

  /// Makes an effect of the regular style.
  public override init() { super.init() }

  /// Makes an effect of the regular style; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an effect of a style.
  public init(style: UIBlurEffect.Style) {
    styleStorage = style
    super.init()
  }

  var style: Style { styleStorage }

  /// Whether the material is dark under the given traits.
  func isDark(_ traits: UITraitCollection) -> Bool {
    switch style {
    case .extraLight, .light: false
    case .dark: true
    default: style.rawValue >= 16 || style.rawValue <= 10 && traits.userInterfaceStyle == .dark
    }
  }

  /// The effect on the backdrop under the given traits.
  func backdrop(_ traits: UITraitCollection) -> BackdropEffect {
    let isDark = isDark(traits)
    let (radius, tint): (CGFloat, CGFloat)
    switch style {
    case .extraLight: (radius, tint) = (20, 0.82)
    case .light: (radius, tint) = (30, 0.3)
    case .dark: (radius, tint) = (20, 0.73)
    case .regular: (radius, tint) = (30, isDark ? 0.75 : 0.7)
    case .prominent: (radius, tint) = (30, isDark ? 0.75 : 0.85)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      (radius, tint) = (22, isDark ? 0.55 : 0.44)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      (radius, tint) = (26, isDark ? 0.7 : 0.6)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: (radius, tint) = (30, isDark ? 0.82 : 0.76)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      (radius, tint) = (30, isDark ? 0.9 : 0.9)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: (radius, tint) = (20, 0.8)
    @unknown default: (radius, tint) = (20, 0.82)
    }
    return BackdropEffect(radius: radius, saturation: 1.8, tint: CGColor(gray: grey(isDark), alpha: tint))
  }

  /// The tint's grey: that of bars is Apple's design resources', as those of dark materials are.
  private func grey(_ isDark: Bool) -> CGFloat {
    switch style {
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: (isDark ? 29 : 249) / 255
    case .light: 1
    case .dark: 17 / 255
    default: (isDark ? 37 : 247) / 255
    }
  }
}

/// The strength of drawing with vibrancy.
public enum UIVibrancyEffectStyle: _Enumeration, Sendable {
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case fill
  case secondaryFill
  case tertiaryFill
  case separator
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 8 }
}

/// Draws the content of an effect view in one translucent colour, through which the blur behind is seen.
///
/// The view lies in the `contentView` of one that blurs. Everything in it takes the colour of the style, dark on light materials and light on dark ones;
/// that iOS also mixes it with the colours behind by another formula is not followed (a rule).
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  private var blur: UIBlurEffect?
  private var styleStorage = UIVibrancyEffectStyle.label

  /// Makes the effect for labels, on no blur.
  public override init() { super.init() }

  /// Makes the effect for labels, on no blur; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the effect for labels on a blur.
  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect
    super.init()
  }

  /// Makes the effect of a style on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    styleStorage = style
    super.init()
  }

  /// The colour of the content, under the given traits.
  func colour(_ traits: UITraitCollection) -> CGColor {
    let alpha: CGFloat
    switch styleStorage {
    case .label: alpha = 0.85
    case .secondaryLabel: alpha = 0.55
    case .tertiaryLabel: alpha = 0.35
    case .quaternaryLabel, .fill: alpha = 0.2
    case .secondaryFill, .separator: alpha = 0.15
    case .tertiaryFill: alpha = 0.1
    @unknown default: alpha = 0.85
    }
    let isDark = blur?.isDark(traits) ?? (traits.userInterfaceStyle == .dark)
    return CGColor(gray: isDark ? 1 : 0, alpha: alpha)
  }
}
