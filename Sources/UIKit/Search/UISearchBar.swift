import Foundation

/// A field for searching, with a cancel button beside it and scope buttons below.
///
/// It is 56 points high, with scope buttons 46 more; the field stands 8 points from the sides, in a navigation bar at its margins, where the bar is
/// 52 points high with the field at its top. Those are the sizes that running applications show; distances inside are rules of this library.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning {
  /// The icons in the field beside its text.
  public enum Icon: _Enumeration, Sendable {
    /// The magnifying glass where reading begins.
    case search
    /// The button that takes the text away.
    case clear
    /// The button with a book.
    case bookmark
    /// The button for results.
    case resultsList
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
  }

  /// How the bar stands out.
  public enum Style: _UnsignedEnumeration, Sendable {
    case `default`
    case prominent
    /// Without a background.
    case minimal
    @available(*, unavailable) case unnamed(UInt)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  let field = UISearchTextField()
  private let listener = SearchFieldListener()
  private let background = UIView()
  private let line = UIView()
  private let cancelButton = UIButton(type: .system)
  let scopes = SearchScopeBar()
  var look = SearchBarLook()
  private var scopeBackground: UIImageView?
  private var promptLabel: UILabel?
  private var cancelIsShown = false
  /// The controller that the bar belongs to.
  weak var controller: UISearchController?
  /// Whether it stands beside the buttons of a navigation bar.
  var isInline = false
  /// The margins in a navigation bar; nil elsewhere.
  var barSides: (left: CGFloat, right: CGFloat)? { didSet { setNeedsLayout() } }
  let metrics = SearchBarMetrics()

  /// Makes a bar of no size.
  public convenience init() { self.init(frame: .zero) }

  /// Makes a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar of no size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UISearchBar.self)
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    for view in [background, line, field, cancelButton, scopes] as [UIView] { addSubview(view) }
    listener.bar = self
    field.delegate = listener
    cancelButton.setTitle(BarText.cancel, for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancelWasTapped() }, for: .touchUpInside)
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    scopes.chosen = { [weak self] in self?.scopeWasChosen($0) }
    field.bar = self
    updateBackground()
  }

  package override var shownText: String? { text?.isEmpty == false ? text : placeholder }

  // MARK: Text

  /// The delegate, which is asked about the user's actions, and told of them.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search text; setting it tells nobody but the bar's search controller.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      controller?.textWasSet()
      setNeedsLayout()
    }
  }
  /// The text shown in an empty field.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// A line of text above the field, which makes the bar higher by 30 points.
  open var prompt: String? { didSet { if prompt != oldValue { sizeDidChange() } } }
  /// The field.
  open var searchTextField: UISearchTextField { field }
  /// Whether the bar takes touches; it is dimmed when not.
  open var isEnabled = true {
    didSet {
      isUserInteractionEnabled = isEnabled
      alpha = isEnabled ? 1 : 0.5
    }
  }
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: Keyboard

  /// The letters that become capitals by themselves.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Whether words are checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// The keys of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The keyboard's colours.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set {
      styled(\UISearchBar.keyboardAppearance, newValue)
      field.keyboardAppearance = newValue
    }
  }
  /// The title of the return key; "search" unless set.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether the return key is off while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// The meaning of the text.
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }
  /// Whether the text is hidden.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  /// Whether the field is edited.
  open override var isFirstResponder: Bool { field.isFirstResponder }
  /// Begins editing the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  /// Ends editing the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Buttons

  /// Whether the cancel button is beside the field.
  open var showsCancelButton: Bool {
    get { cancelIsShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the cancel button; the field moves when animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != cancelIsShown else { return }
    cancelIsShown = showsCancelButton
    layoutChange(animated)
  }

  private func layoutChange(_ animated: Bool) {
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: SearchBarMetrics.duration) { self.layoutIfNeeded() }
  }

  /// The titles of the scope buttons.
  open var scopeButtonTitles: [String]? {
    get { scopes.titles }
    set {
      scopes.titles = newValue ?? []
      sizeDidChange()
    }
  }
  /// The index of the chosen scope.
  open var selectedScopeButtonIndex: Int {
    get { scopes.selected }
    set { scopes.selected = newValue }
  }
  private var scopeIsShown = false
  /// Whether the scope buttons are below the field.
  open var showsScopeBar: Bool {
    get { scopeIsShown }
    set { setShowsScope(newValue, animated: false) }
  }
  /// Shows or hides the scope buttons; they fade when animated.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    guard show != scopeIsShown else { return }
    scopeIsShown = show
    sizeDidChange()
    layoutChange(animate)
  }

  /// Whether a button with a book stands at the end of the field while there is nothing to clear.
  open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { updateFieldButton() } } }
  /// Whether the field has a button for results, which precedes the bookmark button.
  open var showsSearchResultsButton = false {
    didSet { if showsSearchResultsButton != oldValue { updateFieldButton() } }
  }
  /// Whether the button for results is shown as chosen.
  open var isSearchResultsButtonSelected = false { didSet { updateFieldButton() } }

  // MARK: Pictures

  /// Sets the picture of an icon in a state; nil is the usual one.
  ///
  /// States without one of their own have that of `normal`.
  open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
    styled([icon.rawValue, Int(state.rawValue)]) { (bar: UISearchBar) in
      bar.setImage(iconImage, for: icon, state: state)
    }
    look.icons[icon, default: ValuesByState()][state] = iconImage
    iconsDidChange()
  }
  /// The picture of an icon in a state: that set for the state, or for `normal`.
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { look.icons[icon]?.inForce(state) }
  /// Sets how far an icon stands from its place.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    styled([icon.rawValue]) { (bar: UISearchBar) in bar.setPositionAdjustment(adjustment, for: icon) }
    look.iconOffsets[icon] = adjustment
    field.textLayoutDidChange()
  }
  /// How far an icon was set to stand from its place.
  open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset { look.iconOffsets[icon] ?? .zero }

  /// Sets the picture of the background for a position and height of the bar.
  ///
  /// A position without picture has that of `any`, then that of `default` metrics, then `backgroundImage`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    styled([barPosition.rawValue, barMetrics.rawValue]) { (bar: UISearchBar) in
      bar.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
    }
    if barPosition == .any, barMetrics == .default { return self.backgroundImage = backgroundImage }
    look.backgrounds[barPosition, barMetrics] = backgroundImage
    backgroundPictureDidChange()
  }
  /// The picture of the background that was set for a place and a height.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    barPosition == .any && barMetrics == .default ? backgroundImage : look.backgrounds[barPosition, barMetrics]
  }
  // Silent: UISearchBar.scopeBarBackgroundImage | its observer makes the view that shows it
  /// The picture behind the scope buttons; it is stretched.
  open var scopeBarBackgroundImage: UIImage? {
    didSet {
      styled(\UISearchBar.scopeBarBackgroundImage, scopeBarBackgroundImage)
      scopeBackground?.removeFromSuperview()
      scopeBackground = scopeBarBackgroundImage.map { UIImageView(image: $0) }
      if let scopeBackground { insertSubview(scopeBackground, belowSubview: scopes) }
      setNeedsLayout()
    }
  }
  /// Sets the picture in the place of the field's fill; the field is as high as it then.
  ///
  /// That of `disabled` is shown while the bar is disabled; other states are not shown, as the field has none of them.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    styled([Int(state.rawValue)]) { (bar: UISearchBar) in
      bar.setSearchFieldBackgroundImage(backgroundImage, for: state)
    }
    look.fieldBackgrounds[state] = backgroundImage
    field.borderStyle = look.fieldBackgrounds[.normal] == nil ? .roundedRect : .none
    field.background = look.fieldBackgrounds[.normal]
    field.disabledBackground = look.fieldBackgrounds[.disabled]
    setNeedsLayout()
  }
  /// The picture of the field in a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { look.fieldBackgrounds.inForce(state) }
  /// How far the field stands from its place.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet {
      styled(\UISearchBar.searchFieldBackgroundPositionAdjustment, searchFieldBackgroundPositionAdjustment)
      setNeedsLayout()
    }
  }
  /// How far the text stands from its place in the field.
  open var searchTextPositionAdjustment = UIOffset.zero {
    didSet {
      styled(\UISearchBar.searchTextPositionAdjustment, searchTextPositionAdjustment)
      field.textLayoutDidChange()
    }
  }
  /// Sets the picture of scope buttons in a state.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    styled([Int(state.rawValue)]) { (bar: UISearchBar) in
      bar.setScopeBarButtonBackgroundImage(backgroundImage, for: state)
    }
    scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }
  /// The picture of scope buttons in a state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopes.backgroundImage(for: state, barMetrics: .default)
  }
  /// Sets the picture between two scope buttons in their states.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    styled([Int(leftState.rawValue), Int(rightState.rawValue)]) { (bar: UISearchBar) in
      bar.setScopeBarButtonDividerImage(dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState)
    }
    scopes.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  /// The picture between two scope buttons in their states.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopes.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  /// Sets attributes of the titles of scope buttons in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    styled([Int(state.rawValue)]) { (bar: UISearchBar) in
      bar.setScopeBarButtonTitleTextAttributes(attributes, for: state)
    }
    scopes.setTitleTextAttributes(attributes, for: state)
  }
  /// The attributes of the titles of scope buttons in a state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopes.titleTextAttributes(for: state)
  }

  // MARK: Look

  /// How the bar stands out.
  open var searchBarStyle = Style.default {
    didSet {
      styled(\UISearchBar.searchBarStyle, searchBarStyle)
      updateBackground()
    }
  }
  // Silent: UISearchBar.barStyle | the bar acts on them where they are set
  /// The colours of the default background: `black` is the dark appearance.
  open var barStyle = UIBarStyle.default {
    didSet {
      styled(\UISearchBar.barStyle, barStyle)
      if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }
  }
  /// The colour of the background; nil is the usual one.
  open var barTintColor: UIColor? {
    didSet {
      styled(\UISearchBar.barTintColor, barTintColor)
      updateBackground()
    }
  }
  /// Whether content may be seen through the default background.
  open var isTranslucent = true {
    didSet {
      styled(\UISearchBar.isTranslucent, isTranslucent)
      updateBackground()
    }
  }
  private var backgroundPicture: UIImageView?
  /// A picture in the place of the background and its line; an empty one draws none.
  open var backgroundImage: UIImage? {
    didSet {
      styled(\UISearchBar.backgroundImage, backgroundImage)
      backgroundPictureDidChange()
    }
  }

  private func backgroundPictureDidChange() {
    updateBackground()
    setNeedsLayout()
  }

  /// Shows the picture for the bar's place and height.
  private func updateBackgroundPicture() {
    let image = shownBackground
    guard image !== backgroundPicture?.image else { return }
    backgroundPicture?.removeFromSuperview()
    backgroundPicture = image.map { UIImageView(image: $0) }
    if let backgroundPicture { insertSubview(backgroundPicture, at: 0) }
  }

  private func updateBackground() {
    updateBackgroundPicture()
    let isPlain = searchBarStyle == .minimal || backgroundPicture != nil
    background.isHidden = isPlain || barSides != nil
    line.isHidden = background.isHidden
    let usual = UIColor.secondarySystemBackground.withAlphaComponent(isTranslucent ? 0.94 : 1)
    background.backgroundColor = barTintColor ?? usual
    line.backgroundColor = .separator
  }

  // MARK: Size

  private var showsScopes: Bool { scopeIsShown && !scopes.titles.isEmpty }

  private func sizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    controller?.barSizeDidChange()
  }

  /// The height, in a navigation bar or elsewhere.
  func height(inBar: Bool) -> CGFloat {
    var height = (inBar ? metrics.heightInBar : metrics.height) + fieldHeight - metrics.field
    if showsScopes { height += metrics.scopeHeight }
    if prompt != nil { height += metrics.promptHeight }
    return height
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { sizeDidChange() }
  }

  /// The height below a navigation bar's row with the field: that of the scope buttons.
  var heightBelowRow: CGFloat { showsScopes ? metrics.scopeHeight : 0 }

  /// The position of the bar, by its delegate.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(inBar: barSides != nil))
  }
  /// As wide as it may be, and as high as it has to be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(inBar: barSides != nil))
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if !(superview is NavigationSearchPlace) { barSides = nil }
    updateBackground()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateBackground()
    let scale = displayScale
    let sides = barSides ?? (metrics.side, metrics.side)
    background.frame = bounds
    backgroundPicture?.frame = bounds
    line.frame = CGRect(x: 0, y: bounds.height - 1 / scale, width: bounds.width, height: 1 / scale)
    var top = barSides == nil ? metrics.top : controller?.isActive == true ? metrics.topAlone : metrics.topInBar
    if isInline, barSides != nil { top = 0 }
    layoutPrompt()
    if prompt != nil { top += metrics.promptHeight }
    let fieldHeight = isInline && barSides != nil ? min(fieldHeight, bounds.height) : fieldHeight
    let size = cancelButton.sizeThatFits(CGSize(width: bounds.width, height: fieldHeight))
    let reserved = cancelIsShown ? size.width + metrics.cancelGap : 0
    let width = max(0, bounds.width - sides.left - sides.right - reserved)
    let isMirrored = isRightToLeft
    let x = isMirrored ? sides.left + reserved : sides.left
    let shift = searchFieldBackgroundPositionAdjustment
    field.frame = PixelGrid.round(
      CGRect(x: x + shift.horizontal, y: top + shift.vertical, width: width, height: fieldHeight), scale: scale)
    let cancelX = isMirrored ? sides.left : bounds.width - sides.right - size.width
    let away = isMirrored ? -size.width - sides.left : size.width + sides.right
    cancelButton.frame = PixelGrid.round(
      CGRect(
        x: cancelX + (cancelIsShown ? 0 : away), y: top, width: size.width, height: fieldHeight),
      scale: scale)
    cancelButton.alpha = cancelIsShown ? 1 : 0
    scopes.isHidden = !showsScopes
    if !(isInline && scopes.superview is NavigationSearchPlace) {
      if scopes.superview !== self { addSubview(scopes) }
      scopes.frame = CGRect(
        x: sides.left, y: top + fieldHeight + metrics.scopeTop, width: bounds.width - sides.left - sides.right,
        height: metrics.scope)
    }
    guard let scopeBackground else { return }
    scopeBackground.isHidden = scopes.isHidden
    let scopeTop = top + fieldHeight
    scopeBackground.frame = CGRect(x: 0, y: scopeTop, width: bounds.width, height: max(0, bounds.height - scopeTop))
  }

  private func layoutPrompt() {
    guard let prompt else {
      promptLabel?.removeFromSuperview()
      promptLabel = nil
      return
    }
    let label = promptLabel ?? UILabel()
    label.text = prompt
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    if label.superview == nil { addSubview(label) }
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: metrics.promptHeight)
    promptLabel = label
  }

  // MARK: What the user does

  func cancelWasTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.wasCancelled()
  }

  func textDidChange() {
    delegate?.searchBar(self, textDidChange: field.text ?? "")
    controller?.textDidChange()
  }

  private func scopeWasChosen(_ index: Int) {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    controller?.scopeDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    cancelButton.tintColor = tintColor
  }
}
