/// The kind of list around a view.
///
/// Tables say so to everything in them, list sections of collection views to their list cells. Content and background configurations that are
/// made for any list (`cell()`, `header()`, `listCell()`, …) look as in that list once they are updated for a state with these traits.
public enum UIListEnvironment: _Enumeration, Sendable {
  /// Nothing is said of a list.
  case unspecified
  /// No list.
  case none
  /// A plain list.
  case plain
  /// A grouped list.
  case grouped
  /// A grouped list whose sections are cards.
  case insetGrouped
  /// A sidebar.
  case sidebar
  /// A list beside a sidebar.
  case sidebarPlain
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 7 }

  /// Whether the sections of the list are kept apart; nil outside of lists.
  var isGrouped: Bool? {
    switch self {
    case .unspecified, .none: nil
    case .plain, .sidebarPlain: false
    case .grouped, .insetGrouped, .sidebar: true
    @unknown default: nil
    }
  }
}

extension UIView {
  /// Sets the list environment of the view and its subviews; an override of the trait by the application takes
  /// precedence.
  func setListEnvironment(_ environment: UIListEnvironment) {
    guard traitState.listEnvironment != environment else { return }
    traitState.listEnvironment = environment
    ownTraitsDidChange()
  }
}
