extension UIButton.Configuration {
  var titleFont: UIFont {
    switch buttonSize {
    case .mini, .small: .preferredFont(forTextStyle: .subheadline)
    case .medium, .large: .preferredFont(forTextStyle: .body)
    }
  }

  var subtitleFont: UIFont {
    switch buttonSize {
    case .mini, .small: .preferredFont(forTextStyle: .caption1)
    case .medium, .large: .preferredFont(forTextStyle: .footnote)
    }
  }

  func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
    if !isEnabled { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return kind == .filled ? .white : tint
  }

  /// Nil for a kind that has no background.
  func background(tint: UIColor, isEnabled: Bool, isHighlighted: Bool) -> UIColor? {
    guard kind != .plain || baseBackgroundColor != nil else { return nil }
    if !isEnabled { return .tertiarySystemFill }
    let color: UIColor
    switch kind {
    case .plain: color = baseBackgroundColor ?? .clear
    case .gray: color = baseBackgroundColor ?? .secondarySystemFill
    case .tinted: color = (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled: color = baseBackgroundColor ?? tint
    }
    guard isHighlighted else { return color }
    return UIColor(dynamicProvider: {
      let resolved = color.resolvedColor(with: $0)
      return resolved.withAlphaComponent(resolved.components.alpha * 0.75)
    })
  }

  func cornerRadius(height: CGFloat, category: UIContentSizeCategory) -> CGFloat {
    let radius: CGFloat
    switch cornerStyle {
    case .capsule: return height / 2
    case .small: radius = 5
    case .medium: radius = 6
    case .large: radius = 9
    case .fixed, .dynamic:
      radius = buttonSize == .large ? 9 : 6
      if cornerStyle == .dynamic { return min(height / 2, radius * DynamicType.of(.body).growth(category)) }
    }
    return min(height / 2, radius)
  }

  /// The whole background in a state, if the configuration's own differs from that of the kind; else nil.
  func ownBackground(
    tint: UIColor, isEnabled: Bool, isHighlighted: Bool, height: CGFloat, category: UIContentSizeCategory
  )
    -> UIBackgroundConfiguration?
  {
    guard background != .clear() else { return nil }
    var whole = background
    let standard = self.background(tint: tint, isEnabled: isEnabled, isHighlighted: isHighlighted)
    if !whole.hasOwnColor {
      whole.backgroundColor = standard ?? .clear
    } else if isHighlighted, let color = whole.backgroundColor {
      whole.backgroundColor = color.withAlphaComponent(color.cgColor.alpha * 0.75)
    }
    let takesOwn = cornerStyle == .fixed || cornerStyle == .dynamic
    if !whole.hasOwnCornerRadius || !takesOwn { whole.cornerRadius = cornerRadius(height: height, category: category) }
    return whole
  }
}
