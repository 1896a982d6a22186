/// Opens a menu when a finger stays on a view for half a second.
///
/// The delegate is asked for the menu at that moment; where it has none the press means what else it means in the view. The finger may slide
/// onto a row before it is lifted. A control that shows its menu as its primary action opens it as soon as a finger comes down.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How the menu is shown.
  public enum appearance: _Enumeration, Sendable {
    /// It is not open.
    case unknown
    /// With a preview of the pressed view.
    case rich
    /// Alone.
    case compact
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// Says which menu is opened.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that it was added to.
  open private(set) weak var view: UIView?

  private lazy var press = MenuPressRecognizer(interaction: self)
  private(set) var presentation: MenuPresentation?
  /// The configuration that the press found, until the menu is opened.
  private var found: (configuration: UIContextMenuConfiguration, place: CGPoint)?
  /// Hook for lists: what a press at a place does where the delegate has no menu; nil leaves the press to others.
  var pressWithoutMenu: ((CGPoint) -> (() -> Void)?)?
  private var foundInstead: (() -> Void)?
  /// The place of the press, in the view.
  private var place = CGPoint.zero
  /// The place of the finger in the window when it opened the menu.
  private var placeAtStart = CGPoint.zero
  private let metrics = MenuMetrics()

  /// Makes an interaction; the delegate is held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    if view == nil { presentation?.close(animated: false) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// The present or last place of the finger, in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(place, to: view)
  }

  /// How the menu is shown; `unknown` while none is.
  open var menuAppearance: appearance {
    guard let presentation else { return .unknown }
    return presentation.preview == nil ? .compact : .rich
  }

  /// Shows what a closure makes of each panel's menu, while the menu is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { presentation?.update(block) }

  /// Closes the menu; nothing happens when none is open.
  open func dismissMenu() { presentation?.close() }

  // MARK: The press

  /// Whether a press at a place opens a menu.
  fileprivate func finds(at place: CGPoint) -> Bool {
    guard presentation == nil, view?.window != nil else { return false }
    foundInstead = nil
    guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place) else {
      foundInstead = pressWithoutMenu?(place)
      return foundInstead != nil
    }
    found = (configuration, place)
    return true
  }

  fileprivate func pressed(_ recognizer: UILongPressGestureRecognizer) {
    let inWindow = recognizer.location(in: nil)
    place = recognizer.location(in: view)
    switch recognizer.state {
    case .began:
      if let foundInstead {
        self.foundInstead = nil
        return foundInstead()
      }
      guard let found else { return }
      self.found = nil
      placeAtStart = inWindow
      open(found.configuration, isCompact: false)
    case .changed where hasSlid(to: inWindow): presentation?.fingerMoved(inWindow)
    case .ended where hasSlid(to: inWindow): presentation?.fingerLifted(inWindow)
    case .cancelled: presentation?.fingerMoved(nil)
    default: break
    }
  }

  /// Whether the finger that opened the menu slid to choose from it; a resting finger may lie on a row by chance.
  private func hasSlid(to place: CGPoint) -> Bool {
    hypot(place.x - placeAtStart.x, place.y - placeAtStart.y) > MenuMetrics().slideSlack
  }

  // MARK: The menu

  /// Opens the menu as a control's primary action; false when there is none.
  func openAtOnce(at place: CGPoint) -> Bool {
    guard finds(at: place), let found else { return false }
    self.found = nil
    self.place = place
    return open(found.configuration, isCompact: true)
  }

  @discardableResult
  private func open(_ configuration: UIContextMenuConfiguration, isCompact: Bool) -> Bool {
    guard let view, let window = view.window else { return false }
    var preview: MenuPreview?
    var anchor = view.convert(view.bounds, to: nil)
    var controller: UIViewController?
    if !isCompact {
      let lifted =
        delegate?.contextMenuInteraction(
          self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        ?? UITargetedPreview(view: view)
      anchor = lifted.frame(in: window)
      controller = configuration.previewProvider?()
      preview = controller.map { MenuPreview($0, source: anchor) } ?? MenuPreview(lifted, source: anchor)
    }
    let menu = configuration.actionProvider.map { $0([]) } ?? controller?.previewMenu
    if menu == nil, controller == nil { return false }
    let control = view as? UIControl
    var owner = MenuPresentation.Owner(sender: control?.menuSender ?? view, responder: view, view: view)
    let coming = MenuAnimator(controller)
    let going = MenuAnimator(controller)
    owner.willOpen = { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: coming)
      coming.run(over: metrics.openingTime)
    }
    owner.didChoose = { [weak control] in control?.menuDidChoose($0) }
    owner.willClose = { [weak self] in
      preview?.willClose()
      guard let self else { return }
      self.presentation = nil
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: going)
      let goal = delegate?.contextMenuInteraction(
        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
      preview?.goal = goal?.frame(in: window)
      going.run(over: metrics.closingTime)
    }
    owner.didClose = {
      preview?.didClose()
      going.complete()
    }
    let presentation = MenuPresentation(
      menu, owner: owner, anchor: anchor, in: window, preview: preview, order: configuration.preferredMenuElementOrder)
    self.presentation = presentation
    preview?.wasTapped = { [weak self] in self?.previewWasTapped(configuration, controller) }
    presentation.open(in: window) {
      preview?.didOpen()
      coming.complete()
    }
    return true
  }

  private func previewWasTapped(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
    let animator = MenuAnimator(controller)
    delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    let isPop = animator.preferredCommitStyle == .pop
    animator.run(over: metrics.closingTime)
    presentation?.close(animated: !isPop) { animator.complete() }
  }
}

/// Begins only where there is a menu.
final class MenuPressRecognizer: UILongPressGestureRecognizer {
  private weak var interaction: UIContextMenuInteraction?

  init(interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(MenuPressRecognizer.didPress(_:)))
    minimumPressDuration = MenuMetrics().pressTime
  }

  override func frameworkShouldBegin() -> Bool {
    guard super.frameworkShouldBegin(), let interaction, let view = interaction.view else { return false }
    return interaction.finds(at: location(in: view))
  }

  /// Whether the press prevents another recognizer: not drags of the pressed view from under its menu.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is DragPressRecognizer) && super.canPrevent(preventedGestureRecognizer)
  }

  private func didPress(_ recognizer: UILongPressGestureRecognizer) { interaction?.pressed(recognizer) }
}
