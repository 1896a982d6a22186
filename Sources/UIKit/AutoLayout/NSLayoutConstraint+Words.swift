extension NSLayoutConstraint {
  /// The constraint as a developer would say it: `UILabel "Title".height ≥ 40 (required)`.
  var words: String {
    guard let first else { return "a constraint between nothing" }
    var text = "\(Self.name(of: first)) \(relation.sign) "
    if let second {
      if multiplier != 1 { text += "\(Self.number(multiplier)) × " }
      text += Self.name(of: second)
      if constant != 0 { text += " \(constant < 0 ? "−" : "+") \(Self.number(abs(constant)))" }
    } else {
      text += Self.number(constant)
    }
    text += priority == .required ? " (required)" : " (priority \(Self.number(CGFloat(priority.rawValue))))"
    if let identifier { text = "'\(identifier)' \(text)" }
    return text
  }

  private static func name(of side: Side) -> String {
    let item = side.item.name
    if side.endAttribute == .notAnAttribute { return "\(item).\(side.attribute.name)" }
    let end = side.end?.name ?? "a released view"
    return "distance from \(item).\(side.attribute.name) to \(end).\(side.endAttribute.name)"
  }

  /// A number with at most three decimals and no superfluous zeros.
  static func number(_ value: CGFloat) -> String {
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return "\(value)" }
    let whole = Int(thousandths)
    if whole % 1000 == 0 { return "\(whole / 1000)" }
    var fraction = "\(abs(whole) % 1000)"
    while fraction.count < 3 { fraction = "0" + fraction }
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(whole < 0 ? "-" : "")\(abs(whole) / 1000).\(fraction)"
  }

  /// Reports a constraint released without ever having been active, unless its views go with it: then the constraint
  /// was kept beside others, and never needed.
  func reportNeverActivated() {
    let items: [LayoutItem] = [first, second].compactMap { $0?.item }
    guard items.allSatisfy({ $0.layoutView != nil }) else { return }
    (items.first?.layoutView?.stage ?? .current).diagnostics.report(
      Diagnostic(
        kind: .constraintNeverActivated,
        summary: "\(words) was created and released without ever being active, so it did nothing.",
        object: first?.item.name ?? "nothing",
        likelyCause: "The constraint was made but neither kept nor activated; making one does not switch it on.",
        cure: "Set isActive = true on it, or pass it to NSLayoutConstraint.activate([…])."),
      ifStill: { items.allSatisfy { $0.layoutView != nil } })
  }
}

extension UIView {
  /// The name of the view in messages about layout: its identifier, else the property that holds the view, else class
  /// and text, with its place where it has no text.
  var layoutName: String {
    if accessibilityIdentifier == nil, let property = PropertyName.find(for: self) { return property }
    let name = diagnosticName
    guard name == "\(Swift.type(of: self))", let parent = superviewStorage,
      let index = parent.subviewStorage.firstIndex(where: { $0 === self })
    else { return name }
    return "\(name) (subview \(index) of \(parent.diagnosticName))"
  }
}

extension LayoutItem {
  /// The name, with the kind of view for the name of a property.
  var longName: String {
    guard let view else { return name }
    let short = view.layoutName
    let long = view.diagnosticName
    return short.hasPrefix(long) ? short : "\(short) (\(long))"
  }
}

extension UILayoutGuide {
  var layoutName: String {
    if let name = kind.name { return "\(owningView?.layoutName ?? "no view").\(name)" }
    if !identifier.isEmpty { return "UILayoutGuide \"\(identifier)\"" }
    return owningView.map { "UILayoutGuide of \($0.layoutName)" } ?? "UILayoutGuide"
  }
}
