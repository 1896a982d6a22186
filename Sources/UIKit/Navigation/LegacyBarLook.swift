/// What the properties of bars from before appearances say; on iOS they count as long as no appearance was set.
@MainActor struct LegacyBarLook {
  var color: UIColor?
  var title: [NSAttributedString.Key: Any]?
  var largeTitle: [NSAttributedString.Key: Any]?
  var shadow: UIImage?
  var background: [UIBarMetrics: UIImage] = [:]

  /// The appearance that they amount to: a picture takes the place of material and colour, and with it the line is the picture given for it.
  func appearance(isTranslucent: Bool) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    if !isTranslucent { look.configureWithOpaqueBackground() }
    if let image = background[.default] {
      look.configureWithTransparentBackground()
      if image.size != .zero { look.backgroundImage = image }
      look.shadowColor = UIBarAppearance.chromeShadow
    }
    look.backgroundColor = isTranslucent ? color?.withAlphaComponent(0.94) : color
    if let shadow {
      look.shadowColor = nil
      if shadow.size != .zero { look.shadowImage = shadow }
    }
    look.titleTextAttributes = title ?? [:]
    look.largeTitleTextAttributes = largeTitle ?? [:]
    return look
  }
}
