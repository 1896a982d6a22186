extension UIView {
  /// The view as a developer would call it: class, and what tells it from others of its class.
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
