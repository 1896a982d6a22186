/// The place of an edit menu, and an identifier for it.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// Tells configurations apart; one of its own where none was given.
  open private(set) var identifier: AnyHashable
  /// The point that the menu is about, in the coordinates of the interaction's view.
  open private(set) var sourcePoint: CGPoint
  /// On which side the menu points at its place; `automatic` unless set.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Makes a configuration.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.sourcePoint = sourcePoint
    self.identifier = identifier ?? AnyHashable(0)
    super.init()
    if identifier == nil { self.identifier = AnyHashable(ObjectIdentifier(self)) }
  }
}

/// On which side of its place an edit menu is.
public enum UIEditMenuArrowDirection: _Enumeration, Sendable {
  /// Above, where there is room, and below otherwise.
  case automatic
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

/// The coming or going of an edit menu, to which animations can be added.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block to be called when the menu has come or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Gives the elements of an edit menu and its place; all methods may be left out.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu of a configuration; nil shows none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle that the menu is beside, in the view's coordinates.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// The menu comes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// The menu goes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Unless implemented, the suggested actions.
  @_silgen_name("masthead_default_editMenuInteraction_menuForConfiguration_suggestedActions_")
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalMethods.call(
      "editMenuInteraction:menuForConfiguration:suggestedActions:", self, interaction, configuration, suggestedActions,
      or: UIMenu(children: suggestedActions))
  }
  /// Unless implemented, the configuration's point.
  @_silgen_name("masthead_default_editMenuInteraction_targetRectForConfiguration_")
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    OptionalMethods.call(
      "editMenuInteraction:targetRectForConfiguration:", self, interaction, configuration,
      or: CGRect(origin: configuration.sourcePoint, size: .zero))
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_editMenuInteraction_willPresentMenuForConfiguration_animator_")
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    OptionalMethods.call(
      "editMenuInteraction:willPresentMenuForConfiguration:animator:", self, interaction, configuration, animator,
      or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_editMenuInteraction_willDismissMenuForConfiguration_animator_")
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    OptionalMethods.call(
      "editMenuInteraction:willDismissMenuForConfiguration:animator:", self, interaction, configuration, animator,
      or: ())
  }
}

/// Shows a bar of commands beside the selection, over the window of its view.
///
/// It stays until a command is chosen, a finger comes down elsewhere, or it is dismissed. A menu that is wider than the
/// window goes on behind an arrow.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Says what the menu holds.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  private var shown: Shown?

  private struct Shown {
    let configuration: UIEditMenuConfiguration
    let bar: EditMenuBar
    let watcher: EditMenuWatcher
  }

  /// Makes an interaction; the delegate is held weakly, and without one the menu holds the actions that the view can do.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { close(animated: false) }
  open func didMove(to view: UIView?) { self.view = view }

  /// The place for which the menu was asked, in a view's coordinates; nil means the window's, and without visible menu
  /// it is zero.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let shown else { return .zero }
    return own.convert(shown.configuration.sourcePoint, to: view)
  }

  /// Whether a menu is shown.
  var isShown: Bool { shown != nil }
  /// The bar that is shown, for tests and screen readers.
  var bar: EditMenuBar? { shown?.bar }

  /// Shows the menu for a configuration, in place of one that is shown; nothing happens without a window, and for a menu without commands.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    close(animated: false)
    guard let view, let window = view.window, let menu = menu(for: configuration) else { return }
    let bar = EditMenuBar(menu: menu, responder: view)
    guard bar.hasCommands else { return }
    bar.didChoose = { [weak self, weak bar] in
      // What was chosen may have opened another menu.
      if let bar, self?.shown?.bar === bar { self?.close(animated: true) }
    }
    let watcher = EditMenuWatcher(bar: bar) { [weak self] in self?.close(animated: true) }
    window.addSubview(bar)
    window.addGestureRecognizer(watcher)
    shown = Shown(configuration: configuration, bar: bar, watcher: watcher)
    updateVisibleMenuPosition(animated: false)
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    bar.alpha = 0
    animator.run { bar.alpha = 1 }
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    let suggested =
      view.map { EditCommands.possible(for: $0) + $0.stage.application.editMenuController.items(for: $0) } ?? []
    guard let delegate else { return UIMenu(children: suggested) }
    return delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
  }

  /// Takes the menu away; nothing happens when none is shown.
  open func dismissMenu() { close(animated: true) }

  /// Asks for the menu that is shown again.
  open func reloadVisibleMenu() {
    guard let shown, let menu = menu(for: shown.configuration) else { return }
    shown.bar.show(menu)
    updateVisibleMenuPosition(animated: false)
  }

  /// Asks for the present place of the visible menu, and moves the menu there.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let shown, let view, let window = view.window else { return }
    let own =
      delegate?.editMenuInteraction(self, targetRectFor: shown.configuration)
      ?? CGRect(origin: shown.configuration.sourcePoint, size: .zero)
    let target = view.convert(own, to: window)
    let place = { shown.bar.place(beside: target, in: window, shown.configuration.preferredArrowDirection) }
    if animated { UIView.animate(withDuration: EditMenuAnimator.duration, animations: place) } else { place() }
  }

  private func close(animated: Bool) {
    guard let shown else { return }
    self.shown = nil
    shown.bar.window?.removeGestureRecognizer(shown.watcher)
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: shown.configuration, animator: animator)
    let bar = shown.bar
    bar.isUserInteractionEnabled = false
    animator.addCompletion { bar.removeFromSuperview() }
    animator.run(animated: animated) { bar.alpha = 0 }
  }
}

/// Collects the animations and completions of an edit menu.
@MainActor private final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  /// How long menus take to come and go, in seconds (a rule: not measured).
  static let duration = 0.2
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run(animated: Bool = true, _ change: @escaping () -> Void) {
    let changes = animations + [change]
    let ends = completions
    UIView.animate(withDuration: animated ? Self.duration : 0, delay: 0, options: .allowUserInteraction) {
      for change in changes { change() }
    } completion: { _ in
      for end in ends { end() }
    }
  }
}

/// Sees a finger that comes down beside the menu, and lets it through.
private final class EditMenuWatcher: UIGestureRecognizer {
  private weak var bar: EditMenuBar?
  private let isBeside: () -> Void

  init(bar: EditMenuBar, isBeside: @escaping () -> Void) {
    self.bar = bar
    self.isBeside = isBeside
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .failed
    guard let bar, !touches.contains(where: { $0.view?.isDescendant(of: bar) == true }) else { return }
    isBeside()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
