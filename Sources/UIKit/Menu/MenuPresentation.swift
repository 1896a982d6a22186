import QuartzCore

/// An open menu, with the submenus opened from it.
///
/// It lies in a view over the whole window (`MenuStage`), which holds on to it until it is closed. Fingers are told by
/// their places in the window: those on rows, those beside, and one still down on the menu's source.
@MainActor final class MenuPresentation {
  /// The source of a menu, with callbacks to it.
  struct Owner {
    /// The sender of actions.
    var sender: AnyObject?
    /// From where commands look for who has their method.
    weak var responder: UIResponder?
    /// The direction of reading, the tint and the style of the panel are this view's.
    weak var view: UIView?
    var willOpen: () -> Void = {}
    /// An element was chosen and its menu is closing.
    var didChoose: (UIMenuElement) -> Void = { _ in }
    var willClose: () -> Void = {}
    var didClose: () -> Void = {}
  }

  var owner: Owner
  let stage: MenuStage
  private(set) var panels: [MenuPanel] = []
  private(set) var isClosing = false
  private let metrics = MenuMetrics()
  private let isFixedOrder: Bool
  /// The rectangle beside which the menu stands, in the window.
  let anchor: CGRect
  /// The lifted view of a context menu.
  let preview: MenuPreview?

  init(
    _ menu: UIMenu?, owner: Owner, anchor: CGRect, in window: UIWindow, preview: MenuPreview? = nil,
    order: UIContextMenuConfiguration.ElementOrder = .automatic
  ) {
    self.owner = owner
    self.anchor = anchor
    self.preview = preview
    isFixedOrder = order == .fixed || (order == .automatic && preview != nil)
    stage = MenuStage(frame: window.bounds)
    stage.presentation = self
    if let view = owner.view {
      stage.semanticContentAttribute =
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .forceRightToLeft : .unspecified
      stage.tintColor = view.tintColor
    }
    guard let menu else { return }
    let panel = MenuPanel(menu, isReversed: false, presentation: self)
    panels = [panel]
    // A menu above what it belongs to begins at the bottom, nearest to the finger.
    if !isFixedOrder, stage.isAbove(panel.fullSize.height, anchor: anchor, window: window) {
      panels = [MenuPanel(menu, isReversed: true, presentation: self)]
    }
  }

  // MARK: Opening and closing

  /// Puts the menu over a window; `then` is called when it has come.
  func open(in window: UIWindow, then: @escaping () -> Void = {}) {
    owner.willOpen()
    window.addSubview(stage)
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let preview { stage.addSubview(preview) }
    for panel in panels { stage.addSubview(panel) }
    UIView.performWithoutAnimation {
      stage.layoutIfNeeded()
      stage.dim.alpha = 0
      for panel in panels { hide(panel) }
    }
    UIView.animate(withDuration: metrics.openingTime, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
      self.stage.dim.alpha = 1
      self.preview?.isLifted = true
      for panel in self.panels { self.show(panel) }
      self.stage.setNeedsLayout()
      self.stage.layoutIfNeeded()
    } completion: { _ in
      then()
    }
  }

  private func hide(_ panel: MenuPanel) {
    panel.alpha = 0
    // It grows out of the edge that is nearest to what it belongs to.
    let way = anchor.midY < panel.center.y ? -panel.bounds.height : panel.bounds.height
    panel.transform = CGAffineTransform(translationX: 0, y: way * 0.25).scaledBy(x: 0.5, y: 0.5)
  }

  private func show(_ panel: MenuPanel) {
    panel.alpha = 1
    panel.transform = .identity
  }

  /// Closes all panels; `then` is called when nothing of them is seen any more.
  func close(animated: Bool = true, then: @escaping () -> Void = {}) {
    guard !isClosing else { return }
    isClosing = true
    stage.isUserInteractionEnabled = false
    owner.willClose()
    let end = {
      self.stage.removeFromSuperview()
      self.stage.presentation = nil
      self.owner.didClose()
      then()
    }
    guard animated, stage.window != nil, UIView.areAnimationsEnabled else { return end() }
    UIView.animate(withDuration: metrics.closingTime, delay: 0, options: [.curveEaseIn]) {
      self.stage.dim.alpha = 0
      self.preview?.isLifted = false
      for panel in self.panels { self.hide(panel) }
      self.stage.setNeedsLayout()
      self.stage.layoutIfNeeded()
    } completion: { _ in
      end()
    }
  }

  /// Elements came that had been waited for.
  func elementsCame() {
    for panel in panels { panel.reload() }
    stage.setNeedsLayout()
  }

  /// Shows what an application makes of the menu.
  func update(_ change: (UIMenu) -> UIMenu) {
    for panel in panels { panel.show(change(panel.menu)) }
    stage.setNeedsLayout()
  }

  // MARK: Fingers

  func fingerMoved(_ place: CGPoint?) {
    for (index, panel) in panels.enumerated() {
      let touched = index == panels.count - 1 ? panel.row(at: place) : nil
      for row in panel.rows { row.isTouched = row === touched }
    }
  }

  /// Returns whether the place was on a row.
  @discardableResult func fingerLifted(_ place: CGPoint) -> Bool {
    fingerMoved(nil)
    guard let panel = panels.last, let row = panel.row(at: place) else { return false }
    if row.row.element === panel.parentRow?.element {
      closeTop()
    } else {
      choose(row.row)
    }
    return true
  }

  /// A finger came down beside the foremost panel.
  func touchedBeside(_ place: CGPoint) {
    if panels.count > 1 { return closeTop() }
    close()
  }

  private func choose(_ row: MenuContents.Row) {
    if case .submenu(let menu) = row.kind { return open(menu, from: row) }
    let element = row.element
    row.selectionMenu?.select(element)
    guard !row.attributes.contains(.keepsMenuPresented) else {
      element.performFromMenu(sender: owner.sender, responder: owner.responder)
      for panel in panels { panel.reload() }
      return
    }
    owner.didChoose(element)
    close()
    element.performFromMenu(sender: owner.sender, responder: owner.responder)
  }

  // MARK: Menus of menus

  private func open(_ menu: UIMenu, from row: MenuContents.Row) {
    let panel = MenuPanel(menu, parentRow: row, isReversed: false, presentation: self)
    panels.append(panel)
    stage.addSubview(panel)
    UIView.performWithoutAnimation {
      stage.layoutIfNeeded()
      panel.alpha = 0
    }
    UIView.animate(withDuration: metrics.openingTime, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
      panel.alpha = 1
      self.layoutParents()
    }
  }

  private func closeTop() {
    let panel = panels.removeLast()
    panels.last?.reload()
    UIView.animate(withDuration: metrics.closingTime) {
      panel.alpha = 0
      self.layoutParents()
    } completion: { _ in
      panel.removeFromSuperview()
    }
  }

  /// Panels behind the foremost one are smaller and pale.
  private func layoutParents() {
    for (index, panel) in panels.enumerated() {
      let depth = panels.count - 1 - index
      let scale = pow(metrics.parentScale, CGFloat(depth))
      panel.transform = CGAffineTransform(scaleX: scale, y: scale)
      panel.alpha = depth == 0 ? 1 : 0.6
    }
  }
}
