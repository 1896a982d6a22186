/// The background of a bar, and the line at its edge.
///
/// The default background is what iOS 13 to 18 show as a blurred material. Blurring is not there yet: it is drawn by a rule, in the colour that
/// Apple's design resources give for bars, 249 of 255 and 94 % opaque (dark: 29 and 94 %), with a line of black at 30 % (dark: white at 15 %),
/// a pixel high. `backgroundEffect` is not declared until there are effects.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// What lies behind everything else.
  enum Material: Equatable {
    case chrome, opaque, none
  }

  private(set) var material = Material.chrome
  private let idiomStorage: UIUserInterfaceIdiom
  /// Called after a value changed; the bar or item that holds the appearance sets it.
  var didChange: (() -> Void)?

  /// Makes a default appearance for the device that the screen is of.
  public convenience override init() { self.init(idiom: UIScreen.main.traitCollection.userInterfaceIdiom) }

  /// Makes a default appearance for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    idiomStorage = idiom
    super.init()
  }

  /// Makes an appearance with the background and the line of another.
  public required init(barAppearance: UIBarAppearance) {
    idiomStorage = barAppearance.idiom
    super.init()
    takeBackground(of: barAppearance)
  }

  /// Makes a default appearance; archives are not read.
  public required init?(coder: NSCoder) {
    idiomStorage = .unspecified
    super.init()
  }

  /// The kind of device that the appearance was made for.
  open var idiom: UIUserInterfaceIdiom { idiomStorage }

  /// Makes an appearance with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

  /// Sets background and line to the default.
  open func configureWithDefaultBackground() { configure(.chrome, shadow: Self.chromeShadow) }
  /// Sets the background to an opaque one in the colour of the system's backgrounds, and the line to the default.
  open func configureWithOpaqueBackground() { configure(.opaque, shadow: Self.chromeShadow) }
  /// Sets the background to nothing, and takes the line away.
  open func configureWithTransparentBackground() { configure(.none, shadow: nil) }

  private func configure(_ material: Material, shadow: UIColor?) {
    self.material = material
    (backgroundColorStorage, backgroundImageStorage, shadowColorStorage, shadowImageStorage) = (nil, nil, shadow, nil)
    didChange?()
  }

  private var backgroundColorStorage: UIColor?
  private var backgroundImageStorage: UIImage?
  private var shadowColorStorage: UIColor? = UIBarAppearance.chromeShadow
  private var shadowImageStorage: UIImage?

  /// The colour over the material.
  open var backgroundColor: UIColor? {
    get { backgroundColorStorage }
    set {
      backgroundColorStorage = newValue
      didChange?()
    }
  }
  /// The picture over the colour.
  open var backgroundImage: UIImage? {
    get { backgroundImageStorage }
    set {
      backgroundImageStorage = newValue
      didChange?()
    }
  }
  /// How the picture fills the background; it is stretched unless set.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { didChange?() } }
  /// The colour of the line, or of a template that is its picture; nil or clear draws no line.
  open var shadowColor: UIColor? {
    get { shadowColorStorage }
    set {
      shadowColorStorage = newValue
      didChange?()
    }
  }
  /// The picture of the line; nil is a line a pixel high.
  open var shadowImage: UIImage? {
    get { shadowImageStorage }
    set {
      shadowImageStorage = newValue
      didChange?()
    }
  }

  func takeBackground(of other: UIBarAppearance) {
    material = other.material
    backgroundColorStorage = other.backgroundColorStorage
    backgroundImageStorage = other.backgroundImageStorage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColorStorage = other.shadowColorStorage
    shadowImageStorage = other.shadowImageStorage
  }

  /// The colour of the material; nil for none.
  var materialColor: UIColor? {
    switch material {
    case .chrome: Self.chrome
    case .opaque: .systemBackground
    case .none: nil
    }
  }

  /// Whether nothing is drawn.
  var isEmpty: Bool {
    material == .none && backgroundColor == nil && backgroundImage == nil && shadowColor == nil && shadowImage == nil
  }

  static let chrome = UIColor(dynamicProvider: { traits in
    let isDark = traits.userInterfaceStyle == .dark
    return UIColor(white: isDark ? 29 / 255 : 249 / 255, alpha: 0.94)
  })

  static let chromeShadow = UIColor(dynamicProvider: { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  })
}
