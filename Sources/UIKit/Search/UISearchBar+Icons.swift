/// The pictures of a search bar, as set.
struct SearchBarLook {
  var icons: [UISearchBar.Icon: ValuesByState<UIImage>] = [:]
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
  var fieldBackgrounds = ValuesByState<UIImage>()
  var backgrounds = BarPictures()
}

/// Icons and pictures of search bars.
extension UISearchBar {
  /// The picture in the place of the background, for the bar's place and height.
  var shownBackground: UIImage? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let metrics: UIBarMetrics =
      prompt == nil ? (isCompact ? .compact : .default) : (isCompact ? .compactPrompt : .defaultPrompt)
    return look.backgrounds.inForce(barPosition, metrics) ?? backgroundImage
  }

  /// The height of the field: that of its picture, or as its text's size needs, and not less than usual.
  var fieldHeight: CGFloat {
    look.fieldBackgrounds[.normal].map(\.size.height) ?? max(metrics.field, field.intrinsicContentSize.height)
  }

  func iconsDidChange() {
    field.showIcon(image(for: .search, state: isEnabled ? .normal : .disabled))
    field.setNeedsLayout()
    updateFieldButton()
  }

  /// Shows the button at the end of the field.
  func updateFieldButton() {
    guard showsBookmarkButton || showsSearchResultsButton else {
      if field.rightView is SearchFieldButton { field.rightView = nil }
      return
    }
    let icon: Icon = showsSearchResultsButton ? .resultsList : .bookmark
    let button = (field.rightView as? SearchFieldButton) ?? SearchFieldButton(bar: self)
    button.show(icon, of: self)
    field.rightViewMode = .always
    if field.rightView !== button { field.rightView = button }
  }

  func fieldButtonWasTapped(_ icon: Icon) {
    if icon == .bookmark {
      delegate?.searchBarBookmarkButtonClicked(self)
    } else {
      delegate?.searchBarResultsListButtonClicked(self)
    }
  }
}

/// The button at the end of a search field: for bookmarks or results.
final class SearchFieldButton: UIButton {
  private weak var bar: UISearchBar?
  private var icon = UISearchBar.Icon.bookmark

  init(bar: UISearchBar) {
    self.bar = bar
    super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.bar?.fieldButtonWasTapped(self.icon)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("Buttons of search fields are made by their bars") }

  /// Takes over what the bar says of the icon.
  func show(_ icon: UISearchBar.Icon, of bar: UISearchBar) {
    self.icon = icon
    accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Results"
    let symbol = UIImage(
      systemName: icon == .bookmark ? "book" : "list.bullet",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 16))
    for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
      setImage(bar.look.icons[icon]?[state] ?? (state == .normal ? symbol : nil), for: state)
    }
    isSelected = icon == .resultsList && bar.isSearchResultsButtonSelected
    tintColor = isSelected ? nil : .secondaryLabel
    let size = image(for: .normal)?.size ?? .zero
    bounds.size = CGSize(width: max(24, size.width), height: max(24, size.height))
  }
}
