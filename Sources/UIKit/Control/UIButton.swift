/// A control with a title, an image or both, that does something when tapped.
///
/// Without a `configuration` titles, images and colours are given for each state, and what a state lacks is taken from the normal one.
/// The image stands before the title; both together are placed by `contentHorizontalAlignment` and
/// `contentVerticalAlignment`. The natural size adds 6 points above and below a title, and is 30 wide at least, unless
/// `contentEdgeInsets` are set (frames of `uikit-facts` oracle `ib-layouts`). With a configuration those say how it looks.
@preconcurrency @MainActor open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// How a button looks from the start.
  public enum ButtonType: _Enumeration, Sendable {
    /// White title of 18 points, nothing else.
    case custom
    /// Title of 15 points and image in the tint colour, dimmed while touched.
    case system
    /// An i in a circle.
    case detailDisclosure
    /// An i in a circle.
    case infoLight
    /// An i in a circle.
    case infoDark
    /// A plus in a circle.
    case contactAdd
    /// A cross in a light grey disc of 30 points.
    case close
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 7 }
    /// The number that the case at a place in the list above stands for.
    public static func _number(at place: Int) -> Int { place < 6 ? place : 7 }

    /// The same as `system`.
    public static var roundedRect: ButtonType { .system }

    var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      @unknown default: nil
      }
    }
  }

  /// The content for one state.
  struct StateContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The role of a button.
  public enum Role: _Enumeration, Sendable {
    /// Nothing in particular.
    case normal
    /// The button that the user is meant to choose.
    case primary
    /// Leaving everything as it is.
    case cancel
    /// Deleting something.
    case destructive
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
  }

  /// Called when the configuration should follow the state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  private(set) var buttonTypeStorage = ButtonType.custom
  var stateContents: [UInt: StateContent] = [:]
  var titleLabelStorage: UILabel?
  var subtitleLabelStorage: UILabel?
  /// The width from Auto Layout, during its question for the natural size at this width.
  private var layoutWidth: CGFloat?
  var imageViewStorage: UIImageView?
  var backgroundView: UIImageView?
  var closeDisc: UIView?
  var spinner: UIActivityIndicatorView?
  var indicatorView: UIImageView?
  var configuredBackground: ConfiguredBackgroundView?
  /// The layer of a configuration's own colour, behind all content; apart from the button's layer, whose looks are the
  /// application's.
  var ground: CALayer?
  var needsContentUpdate = true
  /// Whether what the present state shows is being put into the subviews, in the course of which the configuration may be written.
  var isUpdatingContent = false
  /// Whether the natural size may be another after that.
  var sizeMayHaveChanged = false

  /// Makes a custom button with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a button of a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let type = coder.attribute("buttonType").flatMap({ NibTable.buttonTypes[$0] }) { take(type) }
    coder.finishDecoding(self, as: UIButton.self)
  }

  /// Makes a button of a type, of no size yet.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Gives the button what its type has from the start.
  func take(_ buttonType: ButtonType) {
    buttonTypeStorage = buttonType
    if let symbol = buttonType.symbolName {
      let look =
        buttonType == .close
        ? UIImage.SymbolConfiguration(pointSize: 15, weight: .bold) : UIImage.SymbolConfiguration(scale: .large)
      setImage(UIImage(systemName: symbol, withConfiguration: look), for: .normal)
    }
    if buttonType == .close {
      settingDefaults { tintColor = .secondaryLabel }
      makeCloseDisc()
    }
  }

  /// Makes a button that does an action, with its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Makes a custom button with a frame that does an action, with its title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Makes a button that looks as configured and does an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
      if configuration.image == nil { configuration.image = primaryAction.image }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
  }

  /// Makes a system button with an image, which calls a method of `target` when tapped.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button: Self = DynamicInitializer.makeView(self, frame: .zero)
    button.buttonTypeStorage = .system
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Whether pictures that a state lacks are drawn darker while the button is touched; of buttons of the custom type without a configuration.
  open var adjustsImageWhenHighlighted: Bool = true { didSet { contentDidChange() } }
  /// Whether the picture is larger at the text sizes for accessibility; it is not unless set.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
      imageViewStorage?.adjustsImageSizeForAccessibilityContentSizeCategory =
        adjustsImageSizeForAccessibilityContentSizeCategory
      contentDidChange()
    }
  }
  /// Whether pictures that a state lacks are drawn paler while the button is disabled; of buttons of the custom type without a configuration.
  open var adjustsImageWhenDisabled: Bool = true { didSet { contentDidChange() } }

  /// How the button looked from the start.
  open var buttonType: ButtonType { buttonTypeStorage }

  override var primaryEvents: UIControl.Event { .primaryActionTriggered }

  /// Whether a tap turns `isSelected` over, before the actions are done.
  ///
  /// A button that shows its menu as its primary action is a pop-up button instead: one element of the menu is on, and the button shows
  /// its title and image.
  open var changesSelectionAsPrimaryAction = false { didSet { updatePopUp() } }

  override func willSendPrimaryEvents() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
  }

  // MARK: Menu

  /// The menu of a long press on the button, or of a tap with `showsMenuAsPrimaryAction`; nil for none.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      updatePopUp()
    }
  }

  /// In which order the menu shows its elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  open override var showsMenuAsPrimaryAction: Bool {
    get { super.showsMenuAsPrimaryAction }
    set {
      super.showsMenuAsPrimaryAction = newValue
      updatePopUp()
    }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { menuConfiguration }

  override func menuDidChoose(_ element: UIMenuElement) { popUpDidChoose(element) }

  // MARK: Pointer

  var pointerInteraction: UIPointerInteraction?
  var pointerSource: ButtonPointerSource?
  /// Whether a pointer changes over the button; false unless set.
  open var isPointerInteractionEnabled = false { didSet { updatePointer() } }
  /// Makes the pointer's style of what the button proposes; setting one switches the interaction on.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
  }

  // MARK: Contents by state

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: UIControl.State) { change(state) { $0.title = title } }
  /// Sets the title of a state with attributes; it comes before a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = title }
  }
  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    styled([Int(state.rawValue)]) { (button: UIButton) in button.setTitleColor(color, for: state) }
    change(state) { $0.titleColor = color }
  }
  /// Sets the colour of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    styled([Int(state.rawValue)]) { (button: UIButton) in button.setTitleShadowColor(color, for: state) }
    change(state) { $0.titleShadowColor = color }
  }
  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.image = image } }
  /// Sets the image behind everything in a state, stretched over the bounds.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    styled([Int(state.rawValue)]) { (button: UIButton) in button.setBackgroundImage(image, for: state) }
    change(state) { $0.backgroundImage = image }
  }
  /// Sets size and weight of symbols in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  private func change(_ state: UIControl.State, _ change: (inout StateContent) -> Void) {
    change(&stateContents[state.rawValue, default: StateContent()])
    contentDidChange()
  }

  /// The title set for a state.
  open func title(for state: UIControl.State) -> String? { stateContents[state.rawValue]?.title }
  /// The attributed title set for a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    stateContents[state.rawValue]?.attributedTitle
  }
  /// The title's colour in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    stateContents[state.rawValue]?.titleColor ?? stateContents[0]?.titleColor
  }
  /// The colour of the title's shadow in a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    stateContents[state.rawValue]?.titleShadowColor ?? stateContents[0]?.titleShadowColor
  }
  /// The image set for a state.
  open func image(for state: UIControl.State) -> UIImage? { stateContents[state.rawValue]?.image }
  /// The background image set for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { stateContents[state.rawValue]?.backgroundImage }
  /// Size and weight of symbols set for a state.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    stateContents[state.rawValue]?.symbolConfiguration
  }

  private func current<Value>(_ value: (StateContent) -> Value?) -> Value? {
    stateContents[state.rawValue].flatMap(value) ?? stateContents[0].flatMap(value)
  }

  /// The title in the present state.
  open var currentTitle: String? { configuration?.title ?? current(\.title) }
  /// The attributed title in the present state.
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  /// The title's colour in the present state.
  open var currentTitleColor: UIColor {
    if let own = stateContents[state.rawValue]?.titleColor { return own }
    if buttonType != .custom, !isEnabled { return .tertiaryLabel }
    if let normal = stateContents[0]?.titleColor { return normal }
    return buttonType == .custom ? .white : tintColor
  }
  /// The colour of the title's shadow in the present state.
  open var currentTitleShadowColor: UIColor? { current(\.titleShadowColor) }
  /// The image in the present state.
  open var currentImage: UIImage? { configuration?.image ?? current(\.image) }
  /// The background image in the present state.
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }
  /// Size and weight of symbols in the present state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { current(\.symbolConfiguration) }

  // MARK: Parts

  /// The label of the title; nil with a configuration that has none.
  open var titleLabel: UILabel? {
    updateContentIfNeeded()
    return configuration == nil ? makeTitleLabel() : titleLabelStorage
  }
  /// The label of the subtitle; only with a configuration.
  open var subtitleLabel: UILabel? {
    updateContentIfNeeded()
    return subtitleLabelStorage
  }
  /// The view of the image.
  open var imageView: UIImageView? {
    updateContentIfNeeded()
    return configuration == nil ? makeImageView() : imageViewStorage
  }

  /// Room around image and title together.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    willSet { styled(\UIButton.contentEdgeInsets, newValue) }
    didSet { contentDidChange() }
  }
  /// Room around the title; the natural size does not count it.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Room around the image; the natural size does not count it.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The rectangle of the background image.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of image and title.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// The rectangle of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placedTitleRect(contentRect) }
  /// The rectangle of the image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placedImageRect(contentRect) }

  // MARK: Configuration

  /// The role of the button; `normal` unless set.
  ///
  /// A destructive button is red unless its configuration has a colour of its own, and the title of a primary one is
  /// semibold.
  open var role = Role.normal {
    didSet { if role != oldValue { contentDidChange() } }
  }
  /// The base colour of a configuration without one of its own.
  var configuredTint: UIColor { role == .destructive ? .systemRed : tintColor }
  override var defaultLargeContentImage: UIImage? { currentImage ?? configuration?.image }

  /// The configuration of the button, in place of values by state; nil for a button of the older kind.
  open var configuration: Configuration? {
    didSet { if !isUpdatingContent || configuration != oldValue { contentDidChange() } }
  }
  /// Called when the configuration should follow the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the colours of the configuration follow the state by themselves; true unless set.
  ///
  /// Where it is false, a disabled or touched button looks like an enabled one, unless `updateConfiguration()` or the handler, which
  /// are called all the same, make it look otherwise.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { contentDidChange(sizeMayChange: false) } }
  }
  /// Requests a call of `updateConfiguration()` at the next layout.
  open func setNeedsUpdateConfiguration() { contentDidChange() }
  /// Brings the configuration in line with the state: calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// How the control behaves: as on an iPad, as there is no Mac here.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  // Silent: UIButton.preferredBehavioralStyle | how controls behave on a Mac
  /// How the control is to behave on a Mac; without effect on iPhones and iPads, which are all there are here.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  // MARK: Overrides

  override var accessibilityDefaults: AccessibilityDefaults { buttonDefaults }
  override var defaultAccessibilityLabel: String? { shownText ?? currentImage?.spokenName }
  package override var shownText: String? { currentTitle ?? currentAttributedTitle?.string }

  override var shownCornerRadius: CGFloat { ground?.cornerRadius ?? super.shownCornerRadius }

  override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange(sizeMayChange: false)
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    contentDidChange()
  }

  func contentDidChange(sizeMayChange: Bool = true) {
    needsContentUpdate = true
    setNeedsLayout()
    guard sizeMayChange else { return }
    // Who hears of it asks for the size, and so for the content that is in the making.
    if isUpdatingContent { sizeMayHaveChanged = true } else { invalidateIntrinsicContentSize() }
  }

  open override var intrinsicContentSize: CGSize {
    updateContentIfNeeded()
    return configuration == nil ? naturalSize : configuredSize(maxWidth: layoutWidth)
  }

  override func autoLayoutIntrinsicSize(forWidth width: CGFloat?) -> CGSize {
    // Through `intrinsicContentSize`, so that a subclass may add to it.
    layoutWidth = width
    defer { layoutWidth = nil }
    return intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    updateContentIfNeeded()
    super.layoutSubviews()
    if configuration == nil { layoutContent() } else { layoutConfiguredContent() }
  }

  // The label is made for it, as a title that is set later has to be followed.
  open override var forFirstBaselineLayout: UIView { titleLabel ?? self }
  open override var forLastBaselineLayout: UIView { titleLabel ?? self }
}
