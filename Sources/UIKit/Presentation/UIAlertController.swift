/// Tells the user something and asks what to do.
///
/// An alert stands in the middle, 270 points wide; an action sheet comes from the bottom, with the cancel button apart. Present it as any controller.
/// Two buttons of an alert whose titles fit stand side by side. A tap on a button dismisses the alert and then calls the button's handler; a
/// tap beside an action sheet is one on its cancel button. Widths, the row of 44 points (sheets: 57), fonts of 17 and 13 points
/// (sheets: 20 and 13) and corners of 14 points (sheets: 13) are those of iOS 13 to 18 as seen on screen. Text fields come with `UITextField`.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where an alert stands.
  public enum Style: Int, Sendable {
    /// At the bottom, for a choice that belongs to what the user did.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  private var actionStorage: [UIAlertAction] = []
  private var styleStorage = Style.actionSheet

  /// Makes an alert without buttons; nil leaves a text out.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    styleStorage = preferredStyle
    self.title = title
    self.message = message
  }

  /// The text in semibold.
  open override var title: String? { didSet { textsDidChange() } }
  /// The text below it.
  open var message: String? { didSet { textsDidChange() } }
  /// Where the alert stands.
  open var preferredStyle: UIAlertController.Style { styleStorage }
  /// The buttons, in the order in which they were added.
  open var actions: [UIAlertAction] { actionStorage }

  /// Adds a button.
  ///
  /// A second one of the style `cancel` raises, as on iOS.
  open func addAction(_ action: UIAlertAction) {
    ensure(
      action.style != .cancel || !actionStorage.contains { $0.style == .cancel },
      "addAction: the alert \(title ?? "without a title") has a button of the style cancel already and can have one; give the second the style default"
    )
    action.alert = self
    actionStorage.append(action)
    actionsDidChange()
  }

  /// The button that is semibold in an alert; nil is the cancel button.
  ///
  /// It has to be one of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet {
      ensure(
        preferredAction.map { action in actionStorage.contains { $0 === action } } ?? true,
        "preferredAction: the button \(preferredAction?.title ?? "without a title") is not one of the alert's; add it by addAction(_:) first"
      )
      actionsDidChange()
    }
  }

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  private func textsDidChange() { alertView?.reload() }
  func actionsDidChange() { alertView?.reload() }

  open override func loadView() { view = AlertView(controller: self) }

  /// Dismisses the alert, then calls what the button is for.
  func choose(_ action: UIAlertAction) {
    dismiss(animated: true) { action.handler?(action) }
  }
}
