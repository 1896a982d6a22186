/// The view that shows a `UIContentUnavailableConfiguration`: its parts below each other in the middle.
///
/// Where they need more height than there is, the parts begin at the top and scroll.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var configurationStorage: UIContentUnavailableConfiguration
  private let scroller = UIScrollView()
  private var backgroundView: ConfiguredBackgroundView?
  private let imageView = UIImageView()
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()
  private let button = UIButton(configuration: .plain())
  private let secondaryButton = UIButton(configuration: .plain())
  /// The actions of taps, by button.
  private var shownActions: [UIButton: UIAction] = [:]

  /// Makes a view that shows a configuration.
  public convenience init(configuration: UIContentUnavailableConfiguration) {
    self.init(frame: .zero, configuration: configuration)
  }

  private init(frame: CGRect, configuration: UIContentUnavailableConfiguration) {
    configurationStorage = configuration
    super.init(frame: frame)
    begin()
  }

  /// Makes a view that shows nothing; archives are not read.
  public required init(coder: NSCoder) {
    configurationStorage = .empty()
    super.init(frame: .zero)
    begin()
  }

  private func begin() {
    addSubview(scroller)
    scroller.contentInsetAdjustmentBehavior = .never
    indicator.hidesWhenStopped = false
    for part in [imageView, indicator, textLabel, secondaryTextLabel, button, secondaryButton] as [UIView] {
      scroller.addSubview(part)
    }
    showConfiguration()
  }

  // MARK: Configuration

  /// The configuration of the view, a `UIContentUnavailableConfiguration`; raises for another type.
  open var configuration: any UIContentConfiguration {
    get { configurationStorage }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else {
        fatalError(
          """
          A UIContentUnavailableView was given a \(type(of: newValue)) to show. Ask supports(_:) first, and make another view \
          with makeContentView() where it says no. View: \(diagnosticName).
          """)
      }
      guard newValue != configurationStorage else { return }
      configurationStorage = newValue
      showConfiguration()
    }
  }

  /// Whether the configuration is a `UIContentUnavailableConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  /// Whether a finger scrolls content that is higher than the view; true unless set.
  open var isScrollEnabled: Bool {
    get { scroller.isScrollEnabled }
    set { scroller.isScrollEnabled = newValue }
  }

  private func showConfiguration() {
    let configuration = configurationStorage
    showBackground(configuration.background)
    let isLoading = configuration.style == .loading && configuration.image == nil
    indicator.isHidden = !isLoading
    if isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
    imageView.isHidden = configuration.image == nil
    imageView.preferredSymbolConfiguration = configuration.imageProperties.preferredSymbolConfiguration
    imageView.image = configuration.image
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = configuration.imageProperties.cornerRadius
    imageView.clipsToBounds = configuration.imageProperties.cornerRadius > 0
    imageView.tintColor = configuration.imageProperties.tintColor
    // The style's font follows the view's own text size, whatever traits the configuration was made under.
    show(
      configuration.text, configuration.attributedText, configuration.textProperties,
      configuration.style.font(traitCollection), in: textLabel)
    show(
      configuration.secondaryText, configuration.secondaryAttributedText, configuration.secondaryTextProperties,
      .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection), in: secondaryTextLabel)
    show(configuration.button, configuration.buttonProperties, in: button)
    show(configuration.secondaryButton, configuration.secondaryButtonProperties, in: secondaryButton)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showBackground(_ configuration: UIBackgroundConfiguration) {
    if let backgroundView {
      backgroundView.configuration = configuration
    } else if configuration != .clear() {
      let made = ConfiguredBackgroundView(configuration)
      insertSubview(made, at: 0)
      backgroundView = made
    }
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties,
    _ standardFont: UIFont, in label: UILabel
  ) {
    label.isHidden = text?.isEmpty != false
    label.font = properties.hasOwnFont ? properties.font : standardFont
    label.textColor = properties.color
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.textAlignment = configurationStorage.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
  }

  private func show(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    in button: UIButton
  ) {
    button.isHidden = configuration.image == nil && configuration.title == nil && configuration.subtitle == nil
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    if shownActions[button] !== properties.primaryAction {
      if let old = shownActions[button] { button.removeAction(old, for: .primaryActionTriggered) }
      if let new = properties.primaryAction { button.addAction(new, for: .primaryActionTriggered) }
      shownActions[button] = properties.primaryAction
    }
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    showConfiguration()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    scroller.frame = bounds
    let insets = contentInsets
    let column = parts(width: max(0, bounds.width - insets.left - insets.right))
    let room = bounds.height - insets.top - insets.bottom
    let top = insets.top + max(0, (room - column.height) / 2)
    let scale = displayScale
    for part in column.parts {
      var frame = part.frame.offsetBy(dx: insets.left, dy: top)
      frame.origin.x = PixelGrid.round(frame.minX, scale: scale)
      frame.origin.y = PixelGrid.round(frame.minY, scale: scale)
      part.view.frame = frame
    }
    scroller.contentSize = CGSize(
      width: bounds.width, height: max(bounds.height, insets.top + column.height + insets.bottom))
  }

  /// The parts that are shown, below each other in a column of a width.
  private func parts(width: CGFloat) -> (parts: [(view: UIView, frame: CGRect)], height: CGFloat) {
    let configuration = configurationStorage
    var parts: [(view: UIView, frame: CGRect)] = []
    var height: CGFloat = 0
    func add(_ view: UIView, _ size: CGSize, after gap: CGFloat) {
      guard !view.isHidden else { return }
      if !parts.isEmpty { height += gap }
      var x = (width - size.width) / 2
      if configuration.alignment == .natural { x = isRightToLeft ? width - size.width : 0 }
      parts.append((view, CGRect(x: x, y: height, width: size.width, height: size.height)))
      height += size.height
    }
    add(imageView, imageSize, after: 0)
    add(indicator, indicator.intrinsicContentSize, after: 0)
    add(textLabel, size(of: textLabel, width), after: configuration.imageToTextPadding)
    let isBelowText = !textLabel.isHidden
    add(
      secondaryTextLabel, size(of: secondaryTextLabel, width),
      after: isBelowText ? configuration.textToSecondaryTextPadding : configuration.imageToTextPadding)
    add(button, size(of: button, width), after: configuration.textToButtonPadding)
    let isBelowButton = !button.isHidden
    add(
      secondaryButton, size(of: secondaryButton, width),
      after: isBelowButton ? configuration.buttonToSecondaryButtonPadding : configuration.textToButtonPadding)
    return (parts, height)
  }

  private func size(of part: UIView, _ width: CGFloat) -> CGSize {
    let size = part.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private var imageSize: CGSize { imageView.contentSize(atMost: configurationStorage.imageProperties.maximumSize) }

  private var contentInsets: UIEdgeInsets {
    contentInsets(
      configurationStorage.directionalLayoutMargins,
      preserving: configurationStorage.axesPreservingSuperviewLayoutMargins)
  }

  /// The height that the content needs at a width, with its margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingSize(width: bounds.width).height)
  }

  override func autoLayoutIntrinsicSize(forWidth width: CGFloat?) -> CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingSize(width: width ?? bounds.width).height)
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    let insets = contentInsets
    let height = parts(width: max(0, width - insets.left - insets.right)).height
    return CGSize(width: width, height: PixelGrid.ceil(insets.top + height + insets.bottom, scale: displayScale))
  }
}
