/// Something that can be done with a row, in the form from before `UIContextualAction`.
///
/// After its handler the row goes back to its place, unless it was deleted.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// The kind of an action; gives the colour of the button.
  public enum Style: _Enumeration, Sendable {
    /// Red; for what cannot be undone.
    case `default`
    /// Grey.
    case normal
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }

    /// The same as `default`.
    public static var destructive: Style { .default }
  }

  /// The kind of action.
  open private(set) var style = Style.default
  /// The words on the button.
  open var title: String?
  /// The colour of the button; nil for that of the style.
  open var backgroundColor: UIColor?
  /// The effect on the list behind the button; nil for a colour alone.
  ///
  /// `backgroundColor` lies over it; without one there is no colour.
  @NSCopying open var backgroundEffect: UIVisualEffect?
  private var handler: (UITableViewRowAction, IndexPath) -> Void = { _, _ in }

  /// Makes an action; the handler gets it and the place of its row.
  public convenience init(
    style: UITableViewRowAction.Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The same in the newer form, for a row.
  func contextualAction(of path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
      self.handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    if let backgroundEffect {
      if backgroundColor == nil { action.backgroundColor = .clear }
      action.makeBackdrop = { UIVisualEffectView(effect: backgroundEffect) }
    }
    return action
  }
}
