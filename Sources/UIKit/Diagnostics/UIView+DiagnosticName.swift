extension UIView {
  /// The view in a developer's words: its class, and its difference from others of the class.
  var diagnosticName: String {
    var name = "\(type(of: self))"
    if let accessibilityIdentifier { name += " '\(accessibilityIdentifier)'" }
    if let text = diagnosticText { name += " \"\(text)\"" }
    if let viewController { name += " (view of \(type(of: viewController)))" }
    return name
  }

  /// The text that the view shows, shortened; for names in messages.
  private var diagnosticText: String? {
    guard let text = shownText, !text.isEmpty else { return nil }
    let line = text.replacing("\n", with: " ")
    return line.count > 30 ? line.prefix(29) + "…" : line
  }
}
