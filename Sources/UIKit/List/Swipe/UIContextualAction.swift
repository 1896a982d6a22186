/// Something that can be done with a row, as a button that appears when the row is swiped aside.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The kind of an action; gives the colour of the button.
  public enum Style: _Enumeration, Sendable {
    /// Grey.
    case normal
    /// Red; for what cannot be undone.
    case destructive
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  /// The body of an action: gets the action, its button, and a completion to call at the end.
  ///
  /// Until the last is called the row stays aside; then it goes back, whether it gets true or false, unless the row was deleted
  /// from the list meanwhile. Further calls do nothing.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The kind of action.
  open private(set) var style = Style.normal
  /// The body, called when the action is chosen.
  open private(set) var handler: Handler = { _, _, done in done(true) }
  /// The words on the button; not shown where there is an image, unless the row is tall enough for both.
  open var title: String?
  /// The picture on the button; drawn in white unless its rendering mode is `alwaysOriginal`.
  open var image: UIImage?
  /// The colour of the button; nil brings that of the style back: system red for destructive actions, else system grey.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }

  private var ownBackgroundColor: UIColor?
  /// Makes the view under the button's colour.
  var makeBackdrop: (() -> UIView)?

  /// Makes an action with a title, or with none and an image set later.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The actions at one side of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions; the first lies at the edge of the list, the last at the row.
  open private(set) var actions: [UIContextualAction] = []
  /// Whether a swipe across most of the row does the first action; true unless set.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration; one without actions keeps the row from being swiped.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }
}
