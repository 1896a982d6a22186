/// The reason for missing content, which decides the texts.
enum UnavailableContentStyle: String, Hashable, Sendable {
  case empty, loading, search

  func text(_ searchText: String?) -> String? {
    switch self {
    case .empty: return nil
    case .loading: return "Loading…"
    case .search:
      guard let searchText, !searchText.isEmpty else { return "No Results" }
      return "No Results for “\(searchText)”"
    }
  }

  var secondaryText: String? { self == .search ? "Check the spelling or try a new search." : nil }

  var symbol: String? { self == .search ? "magnifyingglass" : nil }

  var color: UIColor { self == .loading ? .secondaryLabel : .label }

  /// The font of the text at the text size of given traits; nil means the current.
  func font(_ traits: UITraitCollection?) -> UIFont {
    if self == .loading { return .preferredFont(forTextStyle: .subheadline, compatibleWith: traits) }
    let font: UIFont = .preferredFont(forTextStyle: .title2, compatibleWith: traits)
    guard let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) else { return font }
    return UIFont(descriptor: bold, size: 0)
  }
}

/// The distances of unavailable content, in points; Apple publishes none, so they are rules after pictures of iOS 17
/// and 18.
struct UnavailableContentMetrics {
  var symbolSize: CGFloat = 48
  var margins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
  var imageToText: CGFloat = 15
  var textToSecondaryText: CGFloat = 4
  var textToButton: CGFloat = 20
  var buttonToSecondaryButton: CGFloat = 8
}
