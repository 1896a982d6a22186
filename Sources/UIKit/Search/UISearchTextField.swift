/// The field of a search bar: a text field with rounded corners, a fill and a magnifying glass.
///
/// It is 36 points high, its corners have a radius of 10 points (`uikit-facts` oracle `ib-layouts` has 34 points for one of 14 points' text
/// on its own). Tokens are not there.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  static let cornerRadius: CGFloat = 10
  /// From the edge to the icon.
  let iconEdge: CGFloat = 7
  var fieldHeight: CGFloat { (font?.pointSize ?? 17) < 17 ? 34 : 36 }

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
    let look = UIImage.SymbolConfiguration(pointSize: 16)
    let view = UIImageView(image: UIImage(systemName: "magnifyingglass", withConfiguration: look))
    view.tintColor = .secondaryLabel
    view.contentMode = .center
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    return view
  }
}
