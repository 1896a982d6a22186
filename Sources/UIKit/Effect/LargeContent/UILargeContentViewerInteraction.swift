import Foundation

/// Shows the item under a resting finger large in the middle of the screen, at the text sizes for accessibility.
///
/// Items are the views in the interaction's view that say `showsLargeContentViewer`, or those found by the delegate.
/// While the finger moves from item to item the card follows. In other text sizes a press means what else it means.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Whether the reader's text size is one in which items are shown large.
  open class var isEnabled: Bool { UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  /// The delegate, which gives the items, and is told of the item under the lifted finger.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that it was added to.
  open private(set) weak var view: UIView?

  private lazy var press = LargeContentPress(interaction: self)
  private var card: LargeContentCard?
  private var item: (any UILargeContentViewerItem)?

  /// Makes an interaction; the delegate is held weakly, and nil leaves all to the views.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The recognizer of the finger, for relations to other recognizers.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    hide()
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  // MARK: The finger

  /// The item at a place in the view, where the text size calls for it.
  func item(at place: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let view, view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return nil }
    if let found = delegate?.largeContentViewerInteraction(self, itemAt: place) { return found }
    var candidate = view.hitTest(place, with: nil)
    while let current = candidate, current.isDescendant(of: view) {
      if current.showsLargeContentViewer { return current }
      candidate = current.superview
    }
    return nil
  }

  fileprivate func pressed(_ recognizer: UILongPressGestureRecognizer) {
    let place = recognizer.location(in: view)
    switch recognizer.state {
    case .began, .changed: show(item(at: place))
    case .ended:
      let last = item
      hide()
      if let delegate {
        delegate.largeContentViewerInteraction(self, didEndOn: last, at: place)
      } else {
        activate(last)
      }
    default: hide()
    }
  }

  /// Activates the item under the lifted finger, unless the delegate does: controls are used, as by a tap.
  func activate(_ item: (any UILargeContentViewerItem)?) {
    guard let control = item as? UIControl, control.isEnabled else { return }
    control.sendActions(for: .touchUpInside)
  }

  private func show(_ new: (any UILargeContentViewerItem)?) {
    guard let new else { return hide() }
    if let item, item === new { return }
    card?.removeFromSuperview()
    item = new
    guard let view, let window = view.window else { return }
    let place: UIView = delegate?.viewController(for: self).viewIfLoaded ?? window
    let card = LargeContentCard(new)
    self.card = card
    card.place(in: window, over: place.convert(place.bounds, to: window))
  }

  private func hide() {
    card?.removeFromSuperview()
    card = nil
    item = nil
  }
}

/// Begins only on an item.
final class LargeContentPress: UILongPressGestureRecognizer {
  private weak var interaction: UILargeContentViewerInteraction?

  init(interaction: UILargeContentViewerInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(LargeContentPress.didPress(_:)))
  }

  override func frameworkShouldBegin() -> Bool {
    guard super.frameworkShouldBegin(), let interaction, let view = interaction.view else { return false }
    return interaction.item(at: location(in: view)) != nil
  }

  private func didPress(_ recognizer: UILongPressGestureRecognizer) { interaction?.pressed(recognizer) }
}

/// Gives the item to show large, and is told of the item under the lifted finger.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when the finger is lifted, with the shown item and the place in the interaction's view; unless implemented
  /// a control is used as by a tap.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// The item to show for a place in the interaction's view; nil, and unless implemented, the view there.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The controller over whose view the item is shown; unless implemented that of the interaction's view.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Uses a control as a tap does.
  @_silgen_name("masthead_default_largeContentViewerInteraction_didEndOnItem_atPoint_")
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {
    OptionalMethods.call(
      "largeContentViewerInteraction:didEndOnItem:atPoint:", self, interaction, item, point,
      or: interaction.activate(item))
  }
  /// Nil: the view at the place.
  @_silgen_name("masthead_default_largeContentViewerInteraction_itemAtPoint_")
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    OptionalMethods.call("largeContentViewerInteraction:itemAtPoint:", self, interaction, point, or: nil)
  }
  /// The root controller of the window.
  @_silgen_name("masthead_default_viewControllerForLargeContentViewerInteraction_")
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    OptionalMethods.call(
      "viewControllerForLargeContentViewerInteraction:", self, interaction,
      or: interaction.view?.window?.rootViewController ?? UIViewController())
  }
}
