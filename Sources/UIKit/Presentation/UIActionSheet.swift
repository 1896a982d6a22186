/// How an action sheet looks.
public enum UIActionSheetStyle: _Enumeration, Sendable {
  /// As `default`.
  case automatic
  /// By the traits.
  case `default`
  /// Dark.
  case blackTranslucent
  /// Dark.
  case blackOpaque
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 4 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { place - 1 }
}

/// Hears of an action sheet; all methods may be left out.
///
/// In order: `willPresent`, `didPresent`, and for a tap `clickedButtonAt`, `willDismissWithButtonIndex`, `didDismissWithButtonIndex`.
@available(iOS, deprecated: 8.3, message: "Use UIAlertController with the style actionSheet")
@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// A button was tapped, or the screen beside the sheet, which stands for the cancel button; the sheet is still there.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// The sheet is about to come.
  func willPresent(_ actionSheet: UIActionSheet)
  /// The sheet has come.
  func didPresent(_ actionSheet: UIActionSheet)
  /// The sheet is about to go.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// The sheet has gone.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_actionSheet_clickedButtonAtIndex_")
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    OptionalMethods.call("actionSheet:clickedButtonAtIndex:", self, actionSheet, buttonIndex, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_willPresentActionSheet_")
  public func willPresent(_ actionSheet: UIActionSheet) {
    OptionalMethods.call("willPresentActionSheet:", self, actionSheet, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_didPresentActionSheet_")
  public func didPresent(_ actionSheet: UIActionSheet) {
    OptionalMethods.call("didPresentActionSheet:", self, actionSheet, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_actionSheet_willDismissWithButtonIndex_")
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    OptionalMethods.call("actionSheet:willDismissWithButtonIndex:", self, actionSheet, buttonIndex, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_actionSheet_didDismissWithButtonIndex_")
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    OptionalMethods.call("actionSheet:didDismissWithButtonIndex:", self, actionSheet, buttonIndex, or: ())
  }
}

/// An action sheet in the form from before `UIAlertController`, which shows it: buttons have numbers, and a delegate hears of them.
///
/// On iPads it is a popover beside what it is shown from. Where that is in no window, nothing is shown, which a diagnostic tells. The sheet stays until it is chosen
/// from or dismissed, whoever else holds it. The view itself is never in a window.
@available(iOS, deprecated: 8.3, message: "Use UIAlertController with the style actionSheet")
@preconcurrency @MainActor open class UIActionSheet: UIView {
  private var buttons = NumberedButtons()
  private lazy var controller = OldAlertController(
    title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
  /// Itself, while the sheet is shown.
  private var shown: UIActionSheet?

  /// Makes a sheet without texts and buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a sheet without texts and buttons.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a sheet; the destructive button comes first, and then the cancel button.
  ///
  /// The delegate is held weakly.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Makes a sheet; numbers go from the destructive button over the others to the cancel button.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: nil, destructiveButtonTitle: destructiveButtonTitle)
    buttons.addOthers([firstButtonTitle] + moreButtonTitles)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Hears of the buttons; held weakly.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The text above the buttons.
  open var title: String = "" { didSet { controller.title = title.isEmpty ? nil : title } }
  /// How the sheet looks; `default` unless set.
  ///
  /// The black styles are dark whatever the traits say (a rule).
  open var actionSheetStyle = UIActionSheetStyle.default

  /// Adds a button and gives its number; while the sheet is shown it is not seen before it is shown again.
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
  /// The number of the destructive button; -1 for none.
  open var destructiveButtonIndex: Int {
    get { buttons.destructive }
    set { buttons.destructive = newValue }
  }
  /// The number of the first of the other buttons that the sheet was made with; -1 without any, those of `addButton(withTitle:)` not counted.
  open var firstOtherButtonIndex: Int { buttons.firstOther }
  /// Whether the sheet is on the screen.
  open var isVisible: Bool { shown != nil }

  /// Shows the sheet; on an iPad beside the toolbar.
  open func show(from view: UIToolbar) { show(in: view) }
  /// Shows the sheet; on an iPad beside the tab bar.
  open func show(from view: UITabBar) { show(in: view) }
  /// Shows the sheet; on an iPad beside a button of a bar.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    let window = UIApplication.shared.windows.first(where: \.isKeyWindow) ?? UIApplication.shared.windows.first
    show(over: window, animated: animated) { $0.barButtonItem = item }
  }
  /// Shows the sheet; on an iPad beside a rectangle in the coordinates of a view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(over: view.window, animated: animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }
  /// Shows the sheet with an animation; on an iPad beside a view.
  open func show(in view: UIView) { show(from: view.bounds, in: view, animated: true) }

  private func show(over window: UIWindow?, animated: Bool, _ place: (UIPopoverPresentationController) -> Void) {
    guard shown == nil else { return }
    guard let presenter = window?.rootViewController?.shownFromHere.last else { return reportNoWindow() }
    controller.show(buttons)
    let isBlack = actionSheetStyle == .blackOpaque || actionSheetStyle == .blackTranslucent
    controller.overrideUserInterfaceStyle = isBlack ? .dark : .unspecified
    controller.clicked = { [weak self] index in
      if let self { delegate?.actionSheet(self, clickedButtonAt: index) }
    }
    controller.willGo = { [weak self] index in
      if let self { delegate?.actionSheet(self, willDismissWithButtonIndex: index) }
    }
    controller.didGo = { [weak self] index in
      guard let self else { return }
      shown = nil
      delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
    if let popover = controller.popoverPresentationController { place(popover) }
    shown = self
    delegate?.willPresent(self)
    presenter.present(controller, animated: animated) { [weak self] in
      if let self { delegate?.didPresent(self) }
    }
    if controller.presentingViewController == nil { shown = nil }
  }

  private func reportNoWindow() {
    Diagnostics.shared.report(
      Diagnostic(
        kind: .controllerNotPresented,
        summary: "The action sheet \(title) was to be shown from something that is in no window with a controller.",
        object: "\(self)",
        likelyCause:
          "It is shown before the window has a rootViewController and is visible, or from a view that was taken out.",
        cure: "Show it in viewDidAppear(_:) or later, from a view that is shown."))
  }

  /// Dismisses the sheet as if by a button; the delegate is told of the dismissal, but of no tap.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    controller.go(buttonIndex, animated: animated)
  }
}
