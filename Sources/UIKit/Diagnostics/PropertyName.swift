/// Finds the stored property in which an application keeps a view, to call the view by in messages.
///
/// Looks at the views above it and their controllers, nearest first, by reflection: for messages, not for every layout.
@MainActor enum PropertyName {
  /// `CardCell.title` for a view that a `CardCell` above it keeps in `title`; nil when nobody does.
  static func find(for view: UIView) -> String? {
    if let controller = view.viewController { return "\(type(of: controller)).view" }
    var owner: UIView? = view
    while let candidate = owner {
      if candidate !== view, let name = property(of: candidate, holding: view) { return name }
      if let controller = candidate.viewController, let name = property(of: controller, holding: view) { return name }
      owner = candidate.superviewStorage
    }
    return nil
  }

  private static func property(of owner: UIResponder, holding view: UIView) -> String? {
    if let content = (owner as? UIView)?.contentViewInList, content === view { return "\(type(of: owner)).contentView" }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, !isFramework(current.subjectType) {
      for child in current.children {
        guard let label = child.label else { continue }
        if let name = name(label, child.value, holding: view) { return "\(type(of: owner)).\(name)" }
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func name(_ label: String, _ value: Any, holding view: UIView) -> String? {
    // Lazy properties are kept under a name of the compiler's.
    let name = label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst("$__lazy_storage_$_".count)) : label
    if let held = value as? UIView { return held === view ? name : nil }
    if let held = value as? [UIView], let index = held.firstIndex(where: { $0 === view }) { return "\(name)[\(index)]" }
    return nil
  }

  private static func isFramework(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }
}
