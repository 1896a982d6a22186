extension UIColor {
  /// How much a colour of text stands out: each step is as much weaker as the system's labels are.
  public enum Prominence: _Enumeration, Sendable {
    case primary
    case secondary
    case tertiary
    case quaternary
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }

    /// The alphas of `label`, `secondaryLabel`, `tertiaryLabel` and `quaternaryLabel` in light appearance.
    var strength: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      @unknown default: 1
      }
    }
  }

  /// The same colour as strong as a step says; a dynamic colour stays dynamic.
  ///
  /// It is counted from the colour that was given its strength last, so that secondary and then primary is the colour itself again.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    let base = prominenceBase ?? self
    guard prominence != .primary else { return base }
    let color = UIColor { traits in
      let resolved = base.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.components.alpha * prominence.strength)
    }
    color.setProminence(prominence, of: base)
    return color
  }

  /// The name of the colour, in English: "dark green", "light gray", "vivid blue".
  ///
  /// The words are a rule by hue, saturation and brightness; iOS has names of its own, in the reader's language.
  public var accessibilityName: String {
    let value = components
    if value.alpha == 0 { return "transparent" }
    let hsb = ColorMath.hsb(red: value.red, green: value.green, blue: value.blue)
    guard hsb.saturation >= 0.1 else {
      switch hsb.brightness {
      case ..<0.08: return "black"
      case ..<0.4: return "dark gray"
      case ..<0.7: return "gray"
      case ..<0.96: return "light gray"
      default: return "white"
      }
    }
    if (0.03..<0.12).contains(hsb.hue), hsb.brightness < 0.7 { return hsb.brightness < 0.35 ? "dark brown" : "brown" }
    let names: [(end: CGFloat, name: String)] = [
      (0.03, "red"), (0.12, "orange"), (0.19, "yellow"), (0.45, "green"), (0.53, "cyan"), (0.7, "blue"),
      (0.8, "purple"),
      (0.92, "pink"), (1, "red"),
    ]
    let name = names.first { hsb.hue <= $0.end }?.name ?? "red"
    if hsb.brightness < 0.45 { return "dark " + name }
    if hsb.saturation < 0.45 { return "light " + name }
    return hsb.saturation > 0.9 && hsb.brightness > 0.9 ? "vivid " + name : name
  }
}
