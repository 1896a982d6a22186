/// The field of a search bar: a text field with rounded corners, a fill and a magnifying glass.
///
/// It is 36 points high, its corners have a radius of 10 points (`uikit-facts` oracle `ib-layouts` has 34 points for one of 14 points' text
/// on its own). Tokens stand before the text. The key that deletes backwards, where there is no text before the caret, first chooses the last
/// token and then takes it away.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  static let cornerRadius: CGFloat = 10
  /// From the edge to the icon.
  let iconEdge: CGFloat = 7
  var fieldHeight: CGFloat { (font?.pointSize ?? 17) < 17 ? 34 : 36 }
  /// The bar that the field belongs to.
  weak var bar: UISearchBar?
  private var tokenStorage: [UISearchToken] = []
  private(set) var tokenViews: [SearchTokenView] = []
  /// The token that is chosen: the next key takes it away.
  private(set) var chosenToken: Int? { didSet { showChosenToken() } }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    settingDefaults {
      borderStyle = .roundedRect
      clearButtonMode = .whileEditing
      font = .preferredFont(forTextStyle: .body)
    }
    returnKeyType = .search
    leftView = Self.iconView()
    leftViewMode = .always
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    .element(super.accessibilityDefaults.traits.union(.searchField), value: super.accessibilityDefaults.value)
  }

  static func iconView() -> UIImageView {
    let view = UIImageView(image: magnifyingGlass)
    view.tintColor = .secondaryLabel
    view.contentMode = .center
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    return view
  }

  private static var magnifyingGlass: UIImage? {
    UIImage(systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16))
  }

  /// Shows a picture in the place of the magnifying glass; nil brings that back.
  func showIcon(_ image: UIImage?) {
    guard let view = leftView as? UIImageView else { return }
    view.image = image ?? Self.magnifyingGlass
    view.bounds.size = CGSize(width: max(20, image?.size.width ?? 0), height: max(20, image?.size.height ?? 0))
    textLayoutDidChange()
  }

  // MARK: Tokens

  /// The tokens of the search beside the text; setting them tells nobody but the bar's search controller.
  open var tokens: [UISearchToken] {
    get { tokenStorage }
    set {
      tokenStorage = newValue
      tokensDidChange()
    }
  }
  /// Puts a token before the one at an index, or after all others; an index outside of that raises.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    ensure(
      (0...tokenStorage.count).contains(tokenIndex),
      "A token was to be inserted at \(tokenIndex) in \(self), which has \(tokenStorage.count)")
    tokenStorage.insert(token, at: tokenIndex)
    tokensDidChange()
  }
  /// Takes the token at an index away; an index without a token raises.
  open func removeToken(at tokenIndex: Int) {
    ensure(
      tokenStorage.indices.contains(tokenIndex),
      "The token at \(tokenIndex) was to be removed from \(self), which has \(tokenStorage.count)")
    tokenStorage.remove(at: tokenIndex)
    tokensDidChange()
  }
  /// Takes a part of the text away and puts a token in.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: min(tokenIndex, tokenStorage.count))
  }
  /// The range of the text without the tokens.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? TextIndexRange(NSRange(location: 0, length: 0))
  }
  /// The colour of tokens; nil is the tint colour.
  open var tokenBackgroundColor: UIColor! {
    get { tokenColor ?? tintColor }
    set {
      tokenColor = newValue
      showChosenToken()
    }
  }
  private var tokenColor: UIColor?
  /// Whether keys take tokens away; true unless set.
  open var allowsDeletingTokens = true

  private func tokensDidChange() {
    chosenToken = nil
    for view in tokenViews { view.removeFromSuperview() }
    tokenViews = tokenStorage.map { SearchTokenView($0) }
    for view in tokenViews { addSubview(view) }
    showChosenToken()
    textContentDidChange()
    bar?.controller?.textWasSet()
  }

  private func showChosenToken() {
    for (index, view) in tokenViews.enumerated() {
      view.show(color: tokenBackgroundColor ?? tintColor, isChosen: index == chosenToken)
    }
  }

  /// The clear button takes tokens along with the text.
  func removeAllTokens() { if !tokenStorage.isEmpty, allowsDeletingTokens { tokens = [] } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showChosenToken()
  }

  open override func insertText(_ text: String) {
    chosenToken = nil
    super.insertText(text)
  }

  /// Deletes backwards; at the beginning of the text, the token before it.
  open override func deleteBackward() {
    guard editor.selection == NSRange(location: 0, length: 0), !tokenStorage.isEmpty, allowsDeletingTokens else {
      return super.deleteBackward()
    }
    guard let chosenToken else {
      self.chosenToken = tokenStorage.count - 1
      return
    }
    removeToken(at: chosenToken)
    sendActions(for: .editingChanged)
  }

  // MARK: Places

  /// How much room the tokens take before the text.
  private var tokensWidth: CGFloat {
    tokenViews.reduce(0) { $0 + $1.naturalSize.width + SearchTokenView.gap }
  }

  private func textPlace(_ rect: CGRect) -> CGRect {
    var rect = rect
    // Some room for text stays beside many tokens.
    let taken = min(tokensWidth, max(0, rect.width - SearchTokenView.leastText))
    rect.size.width -= taken
    if !isRightToLeft { rect.origin.x += taken }
    let shift = bar?.searchTextPositionAdjustment ?? .zero
    return rect.offsetBy(dx: shift.horizontal, dy: shift.vertical)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { textPlace(super.textRect(forBounds: bounds)) }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textPlace(super.editingRect(forBounds: bounds)) }
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.leftViewRect(forBounds: bounds), .search)
  }
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.rightViewRect(forBounds: bounds), bar?.showsSearchResultsButton == true ? .resultsList : .bookmark)
  }
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.clearButtonRect(forBounds: bounds), .clear)
  }

  private func moved(_ rect: CGRect, _ icon: UISearchBar.Icon) -> CGRect {
    let shift = bar?.positionAdjustment(for: icon) ?? .zero
    return rect.offsetBy(dx: shift.horizontal, dy: shift.vertical)
  }

  open override func drawPlaceholder(in rect: CGRect) { if tokenStorage.isEmpty { super.drawPlaceholder(in: rect) } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let clearButton, let icons = bar?.look.icons[.clear] {
      for state in [UIControl.State.normal, .highlighted, .disabled] {
        if let image = icons[state] { clearButton.setImage(image, for: state) }
      }
    }
    let text = super.textRect(forBounds: bounds)
    var x: CGFloat = 0
    for view in tokenViews {
      let size = view.naturalSize
      let left = isRightToLeft ? text.maxX - x - size.width : text.minX + x
      view.frame = PixelGrid.round(
        CGRect(x: left, y: bounds.midY - size.height / 2, width: size.width, height: size.height), scale: displayScale)
      x += size.width + SearchTokenView.gap
    }
  }
}
