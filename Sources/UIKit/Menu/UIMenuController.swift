import Foundation

/// The edit menu of the screen as it was before `UIEditMenuInteraction`: a bar beside a rectangle, of what the first responder can do.
///
/// A menu holds those of the standard commands (cut, copy, paste, select, …) and of `menuItems` that a responder from the window's first one
/// along `next` can perform: `canPerformAction(_:withSender:)` is asked with the controller as the sender, which the method gets, too.
/// Nothing is shown without a first responder, and for a menu without commands. Rows and items whose delegates show menus use it as well.
@preconcurrency @MainActor open class UIMenuController: NSObject, UIEditMenuInteractionDelegate {
  /// On which side of its rectangle the menu is.
  public enum ArrowDirection: _Enumeration, Sendable {
    /// Above, where there is room, and below otherwise.
    case `default`
    // Silent: UIMenuController.ArrowDirection.up, down, left, right | made UIEditMenuArrowDirection by their
    //   numbers
    /// It points up: the menu is below.
    case up
    /// It points down: the menu is above.
    case down
    /// It points left: the menu is at the right.
    case left
    /// It points right: the menu is at the left.
    case right
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 5 }
  }

  /// The menu is about to come.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// The menu has come.
  public nonisolated static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  /// The menu is about to go.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// The menu has gone.
  public nonisolated static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  /// The menu that is shown is elsewhere, or of another size.
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The one of the current screen.
  open class var shared: UIMenuController { UIApplication.shared.editMenuController }

  private lazy var interaction = UIEditMenuInteraction(delegate: self)
  private weak var target: UIView?
  private var targetRect = CGRect.zero
  /// The commands of the menu, if they are not the first responder's.
  private var commands: (() -> [UIMenuElement])?
  private var didHide: (() -> Void)?

  /// Makes a controller of its own, beside the shared one, which menus of text and of lists do not use.
  public override init() { super.init() }

  /// Commands behind the standard ones; nil, as it is unless set, for none.
  ///
  /// Menus of text fields and text views hold them, too. A menu that is shown has them after `update()`.
  open var menuItems: [UIMenuItem]?
  /// On which side of its rectangle the menu is; `default` unless set.
  ///
  /// Counts for menus that come after it was set.
  open var arrowDirection = ArrowDirection.default

  /// Whether the menu is shown; setting it shows or hides the menu with an animation.
  open var isMenuVisible: Bool {
    get { interaction.isShown }
    set { setMenuVisible(newValue, animated: true) }
  }

  /// The frame of the menu on the screen, in points; zero without visible menu.
  open var menuFrame: CGRect {
    guard let bar = interaction.bar, let window = bar.window else { return .zero }
    return window.convert(bar.frame, to: nil as UIWindow?)
  }

  /// Says what the menu is beside: a rectangle in the coordinates of a view, which is held weakly.
  ///
  /// A menu that is shown moves there.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, target) = (targetRect, targetView)
    guard isMenuVisible, interaction.view === targetView else { return }
    interaction.updateVisibleMenuPosition(animated: false)
    post(Self.menuFrameDidChangeNotification)
  }

  /// Shows the menu beside the rectangle that `setTargetRect(_:in:)` gave, or hides it.
  ///
  /// Nothing happens without such a rectangle, or when its view is in no window.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    guard menuVisible else { return hide(animated: animated) }
    guard let target, target.window?.firstResponder != nil else { return }
    commands = nil
    didHide = nil
    show(on: target, animated: animated)
  }

  /// Shows the menu beside a rectangle in the coordinates of a view, in place of one that is shown.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    if isMenuVisible { hide(animated: false) }
    (self.targetRect, target) = (targetRect, targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu if it is shown beside something in that view.
  open func hideMenu(from targetView: UIView) {
    if interaction.view === targetView { hide(animated: true) }
  }

  /// Hides the menu; nothing happens when none is shown.
  open func hideMenu() { hide(animated: true) }

  /// Asks again which commands can be performed; a menu that is left without any goes.
  open func update() {
    guard isMenuVisible else { return }
    guard !elements.isEmpty else { return hide(animated: true) }
    interaction.reloadVisibleMenu()
    post(Self.menuFrameDidChangeNotification)
  }

  /// Shows a menu whose commands somebody else knows; `didHide` is called when it begins to go.
  ///
  /// False where there is nothing to show.
  @discardableResult func showMenu(
    from view: UIView, rect: CGRect, commands: @escaping () -> [UIMenuElement], didHide: @escaping () -> Void
  ) -> Bool {
    if isMenuVisible { hide(animated: false) }
    (targetRect, target, self.commands, self.didHide) = (rect, view, commands, didHide)
    show(on: view, animated: true)
    return isMenuVisible
  }

  /// Those of the application's items that can be performed by a responder or those behind it.
  func items(for responder: UIResponder?) -> [UIMenuElement] {
    (menuItems ?? []).map { MenuItemElement($0, self) }.filter { $0.canBePerformed(by: responder) }
  }

  private var elements: [UIMenuElement] {
    if let commands { return commands() }
    guard let first = target?.window?.firstResponder else { return [] }
    return EditCommands.possible(for: first, sender: self) + items(for: first)
  }

  private func show(on view: UIView, animated: Bool) {
    if interaction.view !== view {
      interaction.view?.removeInteraction(interaction)
      view.addInteraction(interaction)
    }
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: targetRect.origin)
    configuration.preferredArrowDirection = UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
    perform(animated) { interaction.presentEditMenu(with: configuration) }
  }

  private func hide(animated: Bool) {
    guard isMenuVisible else { return }
    perform(animated) { interaction.dismissMenu() }
  }

  private func perform(_ animated: Bool, _ change: () -> Void) {
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  // MARK: The menu's delegate

  open func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: elements) }

  open func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { targetRect }

  open func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    post(Self.willShowMenuNotification)
    animator.addCompletion { [weak self] in self?.post(Self.didShowMenuNotification) }
  }

  open func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    post(Self.willHideMenuNotification)
    let ended = didHide
    (didHide, commands) = (nil, nil)
    ended?()
    animator.addCompletion { [weak self] in self?.post(Self.didHideMenuNotification) }
  }
}

/// A command of an application in edit menus, of `UIMenuController.menuItems`.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The text.
  open var title: String
  /// The method to call on the first responder that can perform it, with the menu controller as its sender.
  open var action: Selector

  /// Makes a command.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// An application's command as an element of the menu that is shown.
private final class MenuItemElement: UIMenuElement {
  private let action: Selector
  private unowned let controller: UIMenuController

  init(_ item: UIMenuItem, _ controller: UIMenuController) {
    action = item.action
    self.controller = controller
    super.init(title: item.title, image: nil)
  }

  private func target(_ responder: UIResponder?) -> Any? {
    let first = (responder as? UIView)?.window?.firstResponder
    return first?.target(forAction: action, withSender: controller)
      ?? responder?.target(forAction: action, withSender: controller)
  }

  override func canBePerformed(by responder: UIResponder?) -> Bool { target(responder) != nil }

  override func performFromMenu(sender: Any?, responder: UIResponder?) {
    guard let target = target(responder) else { return }
    action.perform(on: target, sender: controller, event: nil)
  }
}
