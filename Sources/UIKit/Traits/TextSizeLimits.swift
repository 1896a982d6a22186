/// The least and the greatest text size that a view lets in.
struct TextSizeLimits: Equatable {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  var isEmpty: Bool { minimum == nil && maximum == nil }

  /// Holds a size inside of the limits; where they cross, the least size wins.
  func hold(_ category: inout UIContentSizeCategory) {
    guard category != .unspecified else { return }
    if let maximum, category.column > maximum.column { category = maximum }
    if let minimum, category.column < minimum.column { category = minimum }
  }
}

extension UIView {
  /// The limits of the view and its superviews on its text size, the outermost first.
  var textSizeLimitsDescription: String {
    var lines: [String] = []
    for view in sequence(first: self, next: \.superview) where !view.traitState.textSizeLimits.isEmpty {
      let limits = view.traitState.textSizeLimits
      let bounds = [limits.minimum.map { "at least \($0.rawValue)" }, limits.maximum.map { "at most \($0.rawValue)" }]
      lines.insert("\(view.diagnosticName): " + bounds.compactMap { $0 }.joined(separator: ", "), at: 0)
    }
    return lines.joined(separator: "\n")
  }

  func setTextSizeLimits(_ change: (inout TextSizeLimits) -> Void) {
    let old = traitState.textSizeLimits
    change(&traitState.textSizeLimits)
    if traitState.textSizeLimits != old { ownTraitsDidChange() }
  }
}
