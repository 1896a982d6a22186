/// The look by the properties of bars from before appearances; on iOS they count as long as no appearance was set.
@MainActor struct LegacyBarLook {
  var color: UIColor?
  var title: [NSAttributedString.Key: Any]?
  var largeTitle: [NSAttributedString.Key: Any]?
  var shadow: UIImage?
  var background = BarPictures()
  var titleRise: [UIBarMetrics: CGFloat] = [:]
  var indicator: (image: UIImage?, mask: UIImage?)

  /// The appearance that they amount to: a picture takes the place of material and colour, and with it the line is the picture given for it.
  func appearance(isTranslucent: Bool, position: UIBarPosition, metrics: UIBarMetrics) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.take(
      color: color, background: background.inForce(position, metrics), shadow: shadow, isTranslucent: isTranslucent)
    look.titleTextAttributes = title ?? [:]
    look.largeTitleTextAttributes = largeTitle ?? [:]
    look.titlePositionAdjustment.vertical = titleRise[metrics] ?? titleRise[.default] ?? 0
    look.setBackIndicatorImage(indicator.image, transitionMaskImage: indicator.mask)
    return look
  }
}

extension UIBarAppearance {
  /// Takes over what properties from before appearances say of a background.
  func take(color: UIColor?, background: UIImage?, shadow: UIImage?, isTranslucent: Bool) {
    if !isTranslucent { configureWithOpaqueBackground() }
    if let background {
      configureWithTransparentBackground()
      if background.size != .zero { backgroundImage = background }
      shadowColor = Self.chromeShadow
    }
    backgroundColor = isTranslucent ? color?.withAlphaComponent(0.94) : color
    guard let shadow else { return }
    shadowColor = nil
    if shadow.size != .zero { shadowImage = shadow }
  }
}
