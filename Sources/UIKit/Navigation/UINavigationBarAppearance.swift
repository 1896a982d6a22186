/// The look of a navigation bar: background, titles and buttons.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  private var buttons = UIBarButtonItemAppearance(style: .plain)
  private var doneButtons = UIBarButtonItemAppearance(style: .done)
  private var backButtons = UIBarButtonItemAppearance(style: .plain)
  private var indicator: UIImage?

  /// Makes a default appearance for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observe()
  }

  /// Makes an appearance with the background and the line of another, and what else it has of a navigation bar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    observe()
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    indicator = other.indicator
  }

  /// Makes a default appearance; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observe()
  }

  private func observe() {
    for buttons in [buttons, doneButtons, backButtons] { buttons.didChange = { [weak self] in self?.didChange?() } }
  }

  private func copy(_ appearance: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
    defer { didChange?() }
    guard let copy = appearance.copy(with: nil) as? UIBarButtonItemAppearance else { return appearance }
    copy.didChange = { [weak self] in self?.didChange?() }
    return copy
  }

  /// Attributes of the title; semibold, 17 points and `UIColor.label` where they do not say.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  /// How far the title stands from its place.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  /// Attributes of the large title; bold, 34 points and `UIColor.label` where they do not say.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }

  /// The look of plain buttons; copied when it is set.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons }
    set { buttons = copy(newValue) }
  }
  /// The look of buttons of the style `done`; copied when it is set.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtons }
    set { doneButtons = copy(newValue) }
  }
  /// The look of the back button's title; copied when it is set.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { backButtons }
    set { backButtons = copy(newValue) }
  }

  /// The picture in front of the back button's title; nil is the arrow.
  open var backIndicatorImage: UIImage? { indicator }

  /// Sets the picture in front of the back button's title.
  ///
  /// Where either is nil, the bar shows its own arrow. The second is the mask behind which titles go in a transition on iOS; titles fade here,
  /// so that nothing else is made of it.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    indicator = transitionMaskImage == nil ? nil : backIndicatorImage
    didChange?()
  }

  /// The look of a bar without content below it, if none was set for this case: this one without a background (iOS 15
  /// and later, documented at `UINavigationBar.scrollEdgeAppearance`).
  var withoutBackground: UINavigationBarAppearance {
    guard let copy = copy(with: nil) as? UINavigationBarAppearance else { return self }
    copy.configureWithTransparentBackground()
    return copy
  }
}

/// The look of a toolbar: background and buttons.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  private var buttons = UIBarButtonItemAppearance(style: .plain)
  private var doneButtons = UIBarButtonItemAppearance(style: .done)

  /// Makes a default appearance for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observe()
  }

  /// Makes an appearance with the background and the line of another, and what else it has of a toolbar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    observe()
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }

  /// Makes a default appearance; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observe()
  }

  private func observe() {
    for buttons in [buttons, doneButtons] { buttons.didChange = { [weak self] in self?.didChange?() } }
  }

  private func copy(_ appearance: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
    defer { didChange?() }
    guard let copy = appearance.copy(with: nil) as? UIBarButtonItemAppearance else { return appearance }
    copy.didChange = { [weak self] in self?.didChange?() }
    return copy
  }

  /// The look of plain buttons; copied when it is set.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons }
    set { buttons = copy(newValue) }
  }
  /// The look of buttons of the style `done`; copied when it is set.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtons }
    set { doneButtons = copy(newValue) }
  }
}
