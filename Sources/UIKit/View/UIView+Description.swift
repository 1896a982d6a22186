extension UIView {
  /// The value of `accessibilityLabel` as set.
  package var ownAccessibilityLabel: String? { accessibilityRecord?.label?.string }

  /// The short description, and the label as set.
  var longDescription: String {
    guard let ownAccessibilityLabel else { return description }
    return description.dropLast() + "; label = \"\(ownAccessibilityLabel)\">"
  }

  /// Class, frame and what tells the view from others.
  var shortDescription: String {
    let rect = frame
    var text = "<\(type(of: self)): frame = (\(rect.origin.x) \(rect.origin.y); \(rect.width) \(rect.height))"
    if let accessibilityIdentifier { text += "; id = \(accessibilityIdentifier)" }
    if tag != 0 { text += "; tag = \(tag)" }
    if isHidden { text += "; hidden" }
    return text + ">"
  }
}
