/// The text fields of an alert view.
public enum UIAlertViewStyle: _Enumeration, Sendable {
  /// Buttons.
  case `default`
  /// A text field whose text is not seen.
  case secureTextInput
  /// A text field.
  case plainTextInput
  /// Two text fields, for a name and a password, the second of which is not seen.
  case loginAndPasswordInput
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 4 }
}

/// Hears of an alert view; all methods may be left out.
///
/// In order: `willPresent`, `didPresent`, and for a tap `clickedButtonAt`, `willDismissWithButtonIndex`, `didDismissWithButtonIndex`.
@available(iOS, deprecated: 9.0, message: "Use UIAlertController with the style alert")
@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// A button was tapped; the alert is still there.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The alert is about to come.
  func willPresent(_ alertView: UIAlertView)
  /// The alert has come.
  func didPresent(_ alertView: UIAlertView)
  /// The alert is about to go.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// The alert has gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Whether the first button that is not the cancel button can be tapped; asked when the alert comes and whenever the text of a field changes.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_alertView_clickedButtonAtIndex_")
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    OptionalMethods.call("alertView:clickedButtonAtIndex:", self, alertView, buttonIndex, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_willPresentAlertView_")
  public func willPresent(_ alertView: UIAlertView) {
    OptionalMethods.call("willPresentAlertView:", self, alertView, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_didPresentAlertView_")
  public func didPresent(_ alertView: UIAlertView) {
    OptionalMethods.call("didPresentAlertView:", self, alertView, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_alertView_willDismissWithButtonIndex_")
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    OptionalMethods.call("alertView:willDismissWithButtonIndex:", self, alertView, buttonIndex, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_alertView_didDismissWithButtonIndex_")
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    OptionalMethods.call("alertView:didDismissWithButtonIndex:", self, alertView, buttonIndex, or: ())
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_alertViewShouldEnableFirstOtherButton_")
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    OptionalMethods.call("alertViewShouldEnableFirstOtherButton:", self, alertView, or: true)
  }
}

/// An alert in the form from before `UIAlertController`, which shows it: buttons have numbers, and a delegate hears of them.
///
/// `show()` puts it over all that the application shows, in a window of its own at the level of alerts. The alert stays until a button is tapped or it is dismissed, whoever else
/// holds it. The view itself is never in a window.
@available(iOS, deprecated: 9.0, message: "Use UIAlertController with the style alert")
@preconcurrency @MainActor open class UIAlertView: UIView {
  private var buttons = NumberedButtons()
  private lazy var controller = makeController()
  /// Holds the alert while it is shown.
  private var ownWindow: UIWindow?

  /// Makes an alert without texts and buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes an alert without texts and buttons.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an alert; the cancel button has the number 0.
  ///
  /// The delegate is held weakly.
  public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate.map { $0 as AnyObject }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Makes an alert; the other buttons have numbers behind the cancel button's.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    buttons.addOthers([firstButtonTitle] + moreButtonTitles)
  }

  /// Hears of the buttons if it is a `UIAlertViewDelegate`; held weakly.
  open weak var delegate: AnyObject?
  private var told: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// The text in semibold.
  open var title: String = "" { didSet { controller.title = title.isEmpty ? nil : title } }
  /// The text below it.
  open var message: String? { didSet { controller.message = message?.isEmpty == true ? nil : message } }

  /// Adds a button and gives its number; while the alert is shown it is not seen before the next `show()`.
  @discardableResult open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
  /// The text of a button; nil for a number without button.
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }
  /// How many buttons there are.
  open var numberOfButtons: Int { buttons.titles.count }
  /// The number of the cancel button; -1 for none.
  open var cancelButtonIndex: Int {
    get { buttons.cancel }
    set { buttons.cancel = newValue }
  }
  /// The number of the first of the other buttons that the alert was made with; -1 without any, those of `addButton(withTitle:)` not counted, as on iOS.
  open var firstOtherButtonIndex: Int { buttons.firstOther }
  /// Whether the alert is on the screen.
  open var isVisible: Bool { ownWindow != nil }

  /// The text fields of the alert; `default`, for none, unless set.
  ///
  /// Fields are there as soon as it is set.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { if alertViewStyle != oldValue, !isVisible { controller = makeController() } }
  }

  /// A text field of the style: 0 for the first one.
  ///
  /// Raises where there is none, as on iOS.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = controller.textFields ?? []
    ensure(
      fields.indices.contains(textFieldIndex),
      "textField(at: \(textFieldIndex)): the alert \(title) has \(fields.count) text fields; set alertViewStyle first")
    return fields[textFieldIndex]
  }

  private func makeController() -> OldAlertController {
    let controller = OldAlertController(
      title: title.isEmpty ? nil : title, message: message?.isEmpty == true ? nil : message, preferredStyle: .alert)
    switch alertViewStyle {
    case .default: break
    case .plainTextInput: controller.addTextField()
    case .secureTextInput: controller.addTextField { $0.isSecureTextEntry = true }
    case .loginAndPasswordInput:
      controller.addTextField { $0.placeholder = "Login" }
      controller.addTextField {
        $0.placeholder = "Password"
        $0.isSecureTextEntry = true
      }
    @unknown default: break
    }
    for field in controller.textFields ?? [] {
      field.addAction(UIAction { [weak self] _ in self?.enableFirstOther() }, for: .editingChanged)
    }
    return controller
  }

  private func enableFirstOther() {
    guard let first = controller.actions.first(where: { $0.style != .cancel }) else { return }
    first.isEnabled = told?.alertViewShouldEnableFirstOtherButton(self) ?? true
  }

  /// Shows the alert; nothing happens while it is shown.
  open func show() {
    guard ownWindow == nil else { return }
    controller.show(buttons)
    enableFirstOther()
    controller.clicked = { [weak self] index in
      if let self { told?.alertView(self, clickedButtonAt: index) }
    }
    controller.willGo = { [weak self] index in
      if let self { told?.alertView(self, willDismissWithButtonIndex: index) }
    }
    controller.didGo = { [weak self] in self?.didGo($0) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = AlertHolder(self)
    window.windowLevel = .alert
    window.rootViewController = root
    ownWindow = window
    window.makeKeyAndVisible()
    told?.willPresent(self)
    root.present(controller, animated: true) { [weak self] in
      if let self { told?.didPresent(self) }
    }
  }

  /// Dismisses the alert as if by a button; the delegate is told of the dismissal, but of no tap.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    controller.go(buttonIndex, animated: animated)
  }

  private func didGo(_ index: Int) {
    let window = ownWindow
    ownWindow = nil
    window?.isHidden = true
    window?.rootViewController = nil
    told?.alertView(self, didDismissWithButtonIndex: index)
  }
}

/// The root of an alert's window, which holds on to the alert.
private final class AlertHolder: UIViewController {
  private let alert: UIAlertView

  init(_ alert: UIAlertView) {
    self.alert = alert
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("Alerts make it themselves") }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .clear
  }
}
