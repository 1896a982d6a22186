/// A suggestion for a search.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text.
  var localizedSuggestion: String? { get }
  /// The text with attributes; nil is the plain one.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The spoken text of the suggestion; nil is its text.
  var localizedDescription: String? { get }
  /// The picture before the text; nil is a magnifying glass.
  var iconImage: UIImage? { get }
  /// The application's object for the suggestion.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Unless implemented, none.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  /// Unless implemented, none.
  public var localizedDescription: String? { nil }
  /// Unless implemented, none.
  public var iconImage: UIImage? { nil }
}

/// A text that is proposed for a search.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private let text: NSAttributedString?
  private let isPlain: Bool
  private let spoken: String?
  private let icon: UIImage?

  /// Makes a suggestion of a text.
  public convenience init(localizedSuggestion suggestion: String) {
    self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
  }
  /// Makes a suggestion of a text with what a screen reader says of it.
  public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
    self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }
  /// Makes a suggestion of a text with what a screen reader says of it, and a picture.
  public init(
    localizedSuggestion suggestion: String?, localizedDescription description: String?, iconImage: UIImage?
  ) {
    (text, isPlain, spoken, icon) = (suggestion.map { NSAttributedString(string: $0) }, true, description, iconImage)
    super.init()
  }
  /// Makes a suggestion of a text with attributes, with what a screen reader says of it, and a picture.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString?, localizedDescription description: String?,
    iconImage: UIImage?
  ) {
    (text, isPlain, spoken, icon) = (suggestion, false, description, iconImage)
    super.init()
  }

  /// The text.
  open var localizedSuggestion: String? { text?.string }
  /// The text with attributes, where it was given so.
  open var localizedAttributedSuggestion: NSAttributedString? { isPlain ? nil : text }
  /// The spoken text of the suggestion.
  open var localizedDescription: String? { spoken }
  /// The picture before the text.
  open var iconImage: UIImage? { icon }
  // Silent: UISearchSuggestionItem.representedObject | kept with the suggestion
  /// The application's object for the suggestion.
  open var representedObject: Any?
}

/// The list of suggestions for a search: rows like those of a plain table.
///
/// That rows are 44 points high at least and where their parts stand are those of plain tables; a rule.
final class SearchSuggestionsView: UIScrollView {
  var chosen: ((any UISearchSuggestion) -> Void)?
  private var rows: [SearchSuggestionRow] = []

  override func viewDidInitialize() {
    super.viewDidInitialize()
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    keyboardDismissMode = .onDrag
  }

  var suggestions: [any UISearchSuggestion] = [] {
    didSet {
      for row in rows { row.removeFromSuperview() }
      rows = suggestions.map { suggestion in
        let row = SearchSuggestionRow(suggestion)
        row.addAction(UIAction { [weak self] _ in self?.chosen?(suggestion) }, for: .touchUpInside)
        addSubview(row)
        return row
      }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows {
      let height = row.height(width: bounds.width, side: systemSideMargin)
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }
}

/// The row of a suggestion.
final class SearchSuggestionRow: UIControl {
  private let icon = UIImageView()
  private let label = UILabel()
  private let line = UIView()
  private var side: CGFloat = 16

  init(_ suggestion: any UISearchSuggestion) {
    super.init(frame: .zero)
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    icon.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
    icon.tintColor = .secondaryLabel
    icon.contentMode = .center
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.text = suggestion.localizedSuggestion
    if let text = suggestion.localizedAttributedSuggestion { label.attributedText = text }
    line.backgroundColor = .separator
    for view in [icon, label, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
  }

  required init?(coder: NSCoder) { fatalError("Rows of suggestions are made by their list") }

  override var accessibilityDefaults: AccessibilityDefaults { buttonDefaults }
  package override var shownText: String? { label.text }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemGray4 : nil
  }

  private var textStart: CGFloat { side + 24 + 12 }

  func height(width: CGFloat, side: CGFloat) -> CGFloat {
    self.side = side
    let room = CGSize(width: max(0, width - textStart - side), height: CGFloat.greatestFiniteMagnitude)
    return max(44, PixelGrid.ceil(label.sizeThatFits(room).height + 22, scale: displayScale))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (scale, width) = (displayScale, max(0, bounds.width - textStart - side))
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      let left = isRightToLeft ? bounds.width - x - width : x
      view.frame = PixelGrid.round(CGRect(x: left, y: y, width: width, height: height), scale: scale)
    }
    place(icon, side, 0, 24, bounds.height)
    place(label, textStart, 0, width, bounds.height)
    place(line, textStart, bounds.height - 1 / scale, bounds.width - textStart, 1 / scale)
  }
}
