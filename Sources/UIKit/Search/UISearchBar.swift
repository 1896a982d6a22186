import Foundation

/// A field for searching, with a cancel button beside it and scope buttons below.
///
/// It is 56 points high, with scope buttons 46 more; the field stands 8 points from the sides, in a navigation bar at its margins, where the bar is
/// 52 points high with the field at its top. Those are the sizes that running applications show; distances inside are rules of this library.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning {
  /// How the bar stands out.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  let field = UISearchTextField()
  private let listener = SearchFieldListener()
  private let background = UIView()
  private let line = UIView()
  private let cancelButton = UIButton(type: .system)
  private let scopes = SearchScopeBar()
  private var promptLabel: UILabel?
  private var cancelIsShown = false
  /// The controller that the bar belongs to.
  weak var controller: UISearchController?
  /// The margins in a navigation bar; nil elsewhere.
  var barSides: (left: CGFloat, right: CGFloat)? { didSet { setNeedsLayout() } }
  private let metrics = SearchBarMetrics()

  /// Makes a bar of no size.
  public convenience init() { self.init(frame: .zero) }

  /// Makes a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar of no size; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
    updateBackground()
  }

  package override var shownText: String? { text?.isEmpty == false ? text : placeholder }

  // MARK: Text

  /// Is asked and told what the user does.
  open weak var delegate: (any UISearchBarDelegate)?
  /// What is searched for; setting it tells nobody but the bar's search controller.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      controller?.textWasSet()
      setNeedsLayout()
    }
  }
  /// The text that stands there while there is no other.
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

  /// Which letters become capitals by themselves.
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
  /// Which keys the keyboard shows.
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
  /// What the return key says; "search" unless set.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether the return key is off while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// What the text means.
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
  /// Which of them is chosen.
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

  // MARK: Look

  /// How the bar stands out.
  open var searchBarStyle = Style.default {
    didSet {
      styled(\UISearchBar.searchBarStyle, searchBarStyle)
      updateBackground()
    }
  }
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
      backgroundPicture?.removeFromSuperview()
      backgroundPicture = backgroundImage.map { UIImageView(image: $0) }
      if let backgroundPicture { insertSubview(backgroundPicture, at: 0) }
      updateBackground()
      setNeedsLayout()
    }
  }

  private func updateBackground() {
    let isPlain = searchBarStyle == .minimal || backgroundImage != nil
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
    var height = inBar ? metrics.heightInBar : metrics.height
    if showsScopes { height += metrics.scopeHeight }
    if prompt != nil { height += metrics.promptHeight }
    return height
  }

  /// Where the bar stands: what its delegate says.
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
    layoutPrompt()
    if prompt != nil { top += metrics.promptHeight }
    let size = cancelButton.sizeThatFits(CGSize(width: bounds.width, height: metrics.field))
    let reserved = cancelIsShown ? size.width + metrics.cancelGap : 0
    let width = max(0, bounds.width - sides.left - sides.right - reserved)
    let isMirrored = isRightToLeft
    let x = isMirrored ? sides.left + reserved : sides.left
    field.frame = PixelGrid.round(CGRect(x: x, y: top, width: width, height: metrics.field), scale: scale)
    let cancelX = isMirrored ? sides.left : bounds.width - sides.right - size.width
    let away = isMirrored ? -size.width - sides.left : size.width + sides.right
    cancelButton.frame = PixelGrid.round(
      CGRect(
        x: cancelX + (cancelIsShown ? 0 : away), y: top, width: size.width, height: metrics.field),
      scale: scale)
    cancelButton.alpha = cancelIsShown ? 1 : 0
    scopes.isHidden = !showsScopes
    scopes.frame = CGRect(
      x: sides.left, y: top + metrics.field + metrics.scopeTop, width: bounds.width - sides.left - sides.right,
      height: metrics.scope)
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

  fileprivate func cancelWasTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.wasCancelled()
  }

  fileprivate func textDidChange() {
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

/// The lengths of search bars, in points; see `UISearchBar`.
struct SearchBarMetrics {
  static let duration = 0.25
  var height: CGFloat = 56
  var heightInBar: CGFloat = 52
  var field: CGFloat = 36
  var side: CGFloat = 8
  var top: CGFloat = 10
  /// The field's top in a navigation bar, below the titles and where the titles are away.
  var topInBar: CGFloat = 1
  var topAlone: CGFloat = 8
  var cancelGap: CGFloat = 12
  var scopeHeight: CGFloat = 46
  var scopeTop: CGFloat = 8
  var scope: CGFloat = 32
  var promptHeight: CGFloat = 30
}

/// Listens to the field for the bar.
@MainActor private final class SearchFieldListener: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.controller?.editingDidBegin()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    if bar.controller != nil { bar.field.resignFirstResponder() }
    return false
  }
}
