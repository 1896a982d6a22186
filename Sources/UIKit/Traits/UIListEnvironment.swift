/// Which list a view is in.
///
/// Tables say so to everything in them, list sections of collection views to their list cells. Content and background configurations that are
/// made for any list (`cell()`, `header()`, `listCell()`, …) look as in that list once they are updated for a state with these traits.
public enum UIListEnvironment: Int, Sendable {
  /// Nothing is said of a list.
  case unspecified = 0
  /// No list.
  case none = 1
  /// A plain list.
  case plain = 2
  /// A grouped list.
  case grouped = 3
  /// A grouped list whose sections are cards.
  case insetGrouped = 4
  /// A sidebar.
  case sidebar = 5
  /// A list beside a sidebar.
  case sidebarPlain = 6

  /// Whether it is a list whose sections are kept apart; nil where there is no list.
  var isGrouped: Bool? {
    switch self {
    case .unspecified, .none: nil
    case .plain, .sidebarPlain: false
    case .grouped, .insetGrouped, .sidebar: true
    }
  }
}

extension UIView {
  /// Has the view and everything in it be in a list; an override of the trait by the application holds in its place.
  func setListEnvironment(_ environment: UIListEnvironment) {
    guard traitState.listEnvironment != environment else { return }
    traitState.listEnvironment = environment
    ownTraitsDidChange()
  }
}
