import Foundation

/// Hears of a colour picker; all methods may be left out.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// The colour changed; called where the method below is not implemented.
  @available(iOS, deprecated: 15.0, message: "Use colorPickerViewController(_:didSelect:continuously:)")
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The colour changed; `continuously` while a finger that changes it is down.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The user closed the picker, which is dismissed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_colorPickerViewControllerDidSelectColor_")
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
    OptionalMethods.call("colorPickerViewControllerDidSelectColor:", self, viewController, or: ())
  }
  /// Calls the method without a colour where it is not implemented.
  @_silgen_name("masthead_default_colorPickerViewController_didSelectColor_continuously_")
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    OptionalMethods.call(
      "colorPickerViewController:didSelectColor:continuously:", self, viewController, color, continuously,
      or: colorPickerViewControllerDidSelectColor(viewController))
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_colorPickerViewControllerDidFinish_")
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    OptionalMethods.call("colorPickerViewControllerDidFinish:", self, viewController, or: ())
  }
}

/// Lets the user choose a colour: from a grid of 120, from a spectrum, or by sliders and numbers, and how opaque it is.
///
/// Present it as any controller: it is a sheet as high as its content, on iPads a popover where its style says so. Other than on iOS it takes no colours off the screen,
/// and those that the user keeps are kept until it goes.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  private var colorStorage = UIColor.white
  private var isOver = false

  /// Makes a picker of white; as from a nib, whose name and bundle are not used.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Makes a picker of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    sheetPresentationController?.detents = [
      .custom { [weak self] context in
        guard let self else { return nil }
        let width = viewIfLoaded?.bounds.width ?? 0
        return min(context.maximumDetentValue, picker.height(for: width > 0 ? width : stage.screen.bounds.width))
      }
    ]
  }

  /// Hears of the picker; held weakly.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The colour that is chosen; white at first.
  ///
  /// Setting it tells the delegate nothing.
  open var selectedColor: UIColor {
    get { colorStorage }
    set {
      colorStorage = newValue
      showColor()
    }
  }

  /// Whether the user chooses how opaque the colour is; true unless set.
  ///
  /// Without it colours that are chosen are opaque.
  open var supportsAlpha = true { didSet { if supportsAlpha != oldValue { alphaDidChange() } } }

  /// The text at the top; "Colors" unless set.
  open override var title: String? { didSet { (viewIfLoaded as? ColorPickerView)?.titleText = title ?? "Colors" } }

  var picker: ColorPickerView { view as? ColorPickerView ?? ColorPickerView(frame: .zero) }

  open override func loadView() {
    let picker = ColorPickerView(frame: .zero)
    picker.titleText = title ?? "Colors"
    picker.showsOpacity = supportsAlpha
    picker.didPick = { [weak self] color, continuously in self?.pick(color, continuously) }
    picker.didClose = { [weak self] in self?.finish() }
    view = picker
    showColor()
    preferredContentSize = CGSize(width: 375, height: picker.height(for: 375))
  }

  private func showColor() {
    guard let picker = viewIfLoaded as? ColorPickerView else { return }
    var color = PickedColor(colorStorage, traitCollection)
    if !supportsAlpha { color.alpha = 1 }
    picker.picked = color
  }

  private func alphaDidChange() {
    guard let picker = viewIfLoaded as? ColorPickerView else { return }
    picker.showsOpacity = supportsAlpha
    preferredContentSize = CGSize(width: 375, height: picker.height(for: 375))
    showColor()
  }

  private func pick(_ color: PickedColor, _ continuously: Bool) {
    colorStorage = color.color
    didChoose(continuously)
    delegate?.colorPickerViewController(self, didSelect: colorStorage, continuously: continuously)
  }

  /// Hook for colour wells.
  var didChoose: (Bool) -> Void = { _ in }

  private func finish() {
    guard let own = presentationState.own else { return tellFinished() }
    own.end(animated: true) { [weak self] in self?.tellFinished() }
  }

  private func tellFinished() {
    guard !isOver else { return }
    isOver = true
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isOver = false
    showColor()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { tellFinished() }
  }
}
