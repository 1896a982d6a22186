/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The purpose of a button.
  public enum Style: _Enumeration, Sendable {
    /// Anything.
    case `default`
    /// Leaves things as they are; an alert has at most one.
    case cancel
    /// Takes something away; shown in red.
    case destructive
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  private var titleStorage: String?
  private var styleStorage = Style.default
  private(set) var handler: ((UIAlertAction) -> Void)?
  /// The alert that shows the button.
  weak var alert: UIAlertController?

  /// Makes a button without a title.
  public override init() { super.init() }

  /// Makes a button; a tap dismisses the alert and then calls `handler`.
  public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init()
    (titleStorage, styleStorage, self.handler) = (title, style, handler)
  }

  /// The text.
  open var title: String? { titleStorage }
  /// The purpose of the button.
  open var style: UIAlertAction.Style { styleStorage }
  /// Whether the button can be tapped; true unless set.
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.actionsDidChange() } } }
}
