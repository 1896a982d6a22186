/// Something that is searched for beside the text of a search field: an icon and a text on a ground.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String

  /// Makes a token.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }

  // Silent: UISearchToken.representedObject | kept with the token
  /// The application's object for the token.
  open var representedObject: Any?
}

/// The view of a token: lengths are rules after the looks on iOS.
final class SearchTokenView: UIView {
  /// Between tokens, and the least room that the text keeps beside them, in points.
  static let gap: CGFloat = 4
  static let leastText: CGFloat = 40
  private let label = UILabel()
  private let icon = UIImageView()
  private let inset: CGFloat = 6

  init(_ token: UISearchToken) {
    super.init(frame: .zero)
    layer.cornerRadius = 5
    isUserInteractionEnabled = false
    label.text = token.text
    label.font = .preferredFont(forTextStyle: .body)
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    icon.image = token.icon
    icon.contentMode = .center
    for view in [icon, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("Views of tokens are made by their fields") }

  override var accessibilityDefaults: AccessibilityDefaults { .element(.staticText) }
  override var defaultAccessibilityLabel: String? { label.text }

  /// A faint ground, or the full colour while the token is chosen.
  func show(color: UIColor, isChosen: Bool) {
    backgroundColor = isChosen ? color : color.withAlphaComponent(0.2)
    label.textColor = isChosen ? .white : .label
    icon.tintColor = isChosen ? .white : color
  }

  private var iconWidth: CGFloat { icon.shownImage.map { $0.size.width + 4 } ?? 0 }

  var naturalSize: CGSize {
    let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    return CGSize(width: text.width + iconWidth + 2 * inset, height: text.height + 4)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = iconWidth
    let text = bounds.width - width - 2 * inset
    icon.frame = CGRect(
      x: isRightToLeft ? bounds.width - inset - width : inset, y: 0, width: width, height: bounds.height)
    label.frame = CGRect(x: isRightToLeft ? inset : inset + width, y: 0, width: max(0, text), height: bounds.height)
  }
}
