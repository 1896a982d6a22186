/// The screen that a host shows windows on.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  private static let shared = UIScreen()

  /// The screen of the host; 393 × 852 points at 3x (an iPhone 15) until a host says otherwise.
  open class var main: UIScreen { shared }

  /// The whole screen in points.
  public private(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Pixels in a point.
  public private(set) var scale: CGFloat = 3
  /// Where bars, notch and home indicator lie, from the edges.
  private(set) var safeAreaInsets = UIEdgeInsets.zero

  /// The whole screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels in a point of the panel.
  open var nativeScale: CGFloat { scale }

  /// The traits that windows on this screen start from.
  open var traitCollection: UITraitCollection { screenTraits }
  private var screenTraits = UITraitCollection.current

  /// Screens have no use for it; windows are told.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Sets the screen up; called by a host before it makes views, and again when the device turns.
  package func configure(bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection) {
    self.bounds = bounds
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    let complete = UITraitCollection(traitsFrom: [
      .system, UITraitCollection(displayScale: scale), UITraitCollection.sizeClasses(for: bounds.size, traits: traits),
      traits,
    ])
    screenTraits = complete
    UITraitCollection.current = complete
  }
}

extension UITraitCollection {
  /// The size classes that Apple documents for full-screen windows: iPads are regular in both directions, phones compact
  /// in width but for the largest in landscape (from 896 points of width), and compact in height in landscape.
  static func sizeClasses(for size: CGSize, traits: UITraitCollection) -> UITraitCollection {
    var values = Values()
    if traits.userInterfaceIdiom == .pad {
      values.horizontalSizeClass = size.width >= 678 ? .regular : .compact
      values.verticalSizeClass = .regular
    } else {
      let isLandscape = size.width > size.height
      values.horizontalSizeClass = isLandscape && size.width >= 896 ? .regular : .compact
      values.verticalSizeClass = isLandscape ? .compact : .regular
    }
    return UITraitCollection(values: values)
  }
}
