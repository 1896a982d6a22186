/// The background of a bar, and the line at its edge.
///
/// The default background is the blurred material of bars, with a line of black at 30 % (dark: white at 15 %), a pixel high.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// Whether the colour of the system's backgrounds lies behind everything else.
  private(set) var hasOpaqueBase = false
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
  open func configureWithDefaultBackground() {
    configure(effect: UIBlurEffect(style: .systemChromeMaterial), isOpaque: false, shadow: Self.chromeShadow)
  }
  /// Sets the background to an opaque one in the colour of the system's backgrounds, and the line to the default.
  open func configureWithOpaqueBackground() {
    configure(effect: nil, isOpaque: true, shadow: Self.chromeShadow)
  }
  /// Sets the background to nothing, and takes the line away.
  open func configureWithTransparentBackground() {
    configure(effect: nil, isOpaque: false, shadow: nil)
  }

  private func configure(effect: UIBlurEffect?, isOpaque: Bool, shadow: UIColor?) {
    (backgroundEffectStorage, hasOpaqueBase) = (effect, isOpaque)
    (backgroundColorStorage, backgroundImageStorage, shadowColorStorage, shadowImageStorage) = (nil, nil, shadow, nil)
    didChange?()
  }

  private var backgroundEffectStorage: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  private var backgroundColorStorage: UIColor?
  private var backgroundImageStorage: UIImage?
  private var shadowColorStorage: UIColor? = UIBarAppearance.chromeShadow
  private var shadowImageStorage: UIImage?

  /// The effect on the content behind the bar; nil for none.
  ///
  /// Bars that are not translucent do without.
  open var backgroundEffect: UIBlurEffect? {
    get { backgroundEffectStorage }
    set {
      backgroundEffectStorage = newValue
      didChange?()
    }
  }
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
    backgroundEffectStorage = other.backgroundEffectStorage
    hasOpaqueBase = other.hasOpaqueBase
    backgroundColorStorage = other.backgroundColorStorage
    backgroundImageStorage = other.backgroundImageStorage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColorStorage = other.shadowColorStorage
    shadowImageStorage = other.shadowImageStorage
  }

  /// The colour behind everything else in a bar.
  func baseColor(isTranslucent: Bool) -> UIColor? {
    hasOpaqueBase || !isTranslucent && backgroundEffect != nil ? .systemBackground : nil
  }

  /// Whether nothing is drawn.
  var isEmpty: Bool {
    backgroundEffect == nil && !hasOpaqueBase && backgroundColor == nil && backgroundImage == nil && shadowColor == nil
      && shadowImage == nil
  }

  static let chromeShadow = UIColor(dynamicProvider: { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  })
}
