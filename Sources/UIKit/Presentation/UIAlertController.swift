/// Tells the user something and asks what to do.
///
/// An alert stands in the middle, 270 points wide; an action sheet comes from the bottom, with the cancel button apart, and on iPads as a popover beside the view
/// or button that its `popoverPresentationController` is given. Present it as any controller.
/// Two buttons of an alert whose titles fit stand side by side. A tap on a button dismisses the alert and then calls the button's handler; a
/// tap beside an action sheet is one on its cancel button. Widths, the row of 44 points (sheets: 57), fonts of 17 and 13 points
/// (sheets: 20 and 13) and corners of 14 points (sheets: 13) are those of iOS 13 to 18 as seen on screen; fonts follow the reader's text size, and rows the fonts.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  // Applications replace these in extensions of the class (`ReplacedMembers` of the source adapter).
  open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
  open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }

  /// The form of an alert: on the screen's bottom edge or in the middle.
  public enum Style: _Enumeration, Sendable {
    /// At the bottom, for a choice that belongs to what the user did.
    case actionSheet
    /// In the middle.
    case alert
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  private var actionStorage: [UIAlertAction] = []
  private var styleStorage = Style.actionSheet

  /// Makes an alert without buttons; nil leaves a text out.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    styleStorage = preferredStyle
    presentationState.style = preferredStyle == .alert ? .overFullScreen : .popover
    self.title = title
    self.message = message
  }

  /// The text in semibold.
  open override var title: String? { didSet { textsDidChange() } }
  /// The text below it.
  open var message: String? { didSet { textsDidChange() } }
  /// The form of the alert.
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

  private var fieldStorage: [UITextField] = []

  /// The text fields, in the order in which they were added; nil without any.
  open var textFields: [UITextField]? { fieldStorage.isEmpty ? nil : fieldStorage }

  /// Adds a text field below the texts, which the handler may set up; the first one is edited as soon as the alert comes up.
  ///
  /// In an action sheet it raises, as on iOS.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    ensure(
      preferredStyle == .alert,
      "addTextField: the action sheet \(title ?? "without a title") cannot have text fields; make it with the style alert"
    )
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    field.clearButtonMode = .never
    fieldStorage.append(field)
    field.addAction(
      UIAction { [weak self, weak field] _ in self?.returnWasPressed(in: field) }, for: .editingDidEndOnExit)
    configurationHandler?(field)
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

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Whether it is in a popover is known from here on.
    alertView?.reload()
  }

  /// In a popover the size of the buttons and texts.
  open override var preferredContentSize: CGSize {
    get { isInPopover ? alertView?.popoverSize ?? super.preferredContentSize : super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }

  /// Whether an action sheet is shown as a popover beside its source: on iPads of regular width.
  func isShownAsPopover(_ traits: UITraitCollection) -> Bool {
    styleStorage == .actionSheet && traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
  }

  var isInPopover: Bool { presentationState.own?.active is UIPopoverPresentationController }

  /// Dismisses the alert, then calls what the button is for; once, whatever else is tapped while it goes.
  func choose(_ action: UIAlertAction) {
    guard let own = presentationState.own, own.phase != .going else { return }
    own.end(animated: true) { action.handler?(action) }
  }

  /// The return key leads to the next field, and behind the last one to the preferred button, else to the only one that does not cancel.
  ///
  /// Which button it is where there are several is a rule.
  private func returnWasPressed(in field: UITextField?) {
    guard let index = fieldStorage.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fieldStorage.count {
      fieldStorage[index + 1].becomeFirstResponder()
      return
    }
    let others = actionStorage.filter { $0.style != .cancel }
    guard let action = preferredAction ?? (others.count == 1 ? others[0] : nil), action.isEnabled else { return }
    choose(action)
  }

  /// Carries out a tap beside an action sheet: chooses the cancel button, or dismisses a popover without one.
  func cancelByHand() {
    if let cancel = actionStorage.first(where: { $0.style == .cancel }) {
      choose(cancel)
    } else if isInPopover {
      presentationState.own?.dismissByHand()
    }
  }
}
