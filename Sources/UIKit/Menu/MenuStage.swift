/// The container of open menus, over the whole window.
final class MenuStage: UIView {
  /// Blurs and dims the screen behind a context menu.
  let dim = BackdropView()
  /// Held while the menu is open.
  var presentation: MenuPresentation?
  private let metrics = MenuMetrics()

  override func viewDidInitialize() {
    super.viewDidInitialize()
    dim.isUserInteractionEnabled = false
    addSubview(dim)
  }

  /// The rectangle for menus, away from the edges and the bars over them.
  private func room(in bounds: CGRect, _ safe: UIEdgeInsets) -> CGRect {
    let margin = metrics.screenMargin
    return CGRect(
      x: bounds.minX + safe.left + margin, y: bounds.minY + max(safe.top, margin),
      width: bounds.width - safe.left - safe.right - 2 * margin,
      height: bounds.height - max(safe.top, margin) - max(safe.bottom, margin))
  }

  /// Whether a menu of a height lies above its source: with too little room below, and more above.
  func isAbove(_ height: CGFloat, anchor: CGRect, window: UIWindow) -> Bool {
    let room = room(in: window.bounds, window.safeAreaInsets)
    let below = room.maxY - anchor.maxY - metrics.anchorGap
    return height > below && anchor.minY - room.minY > below
  }

  private func left(of width: CGFloat, beside anchor: CGRect, in room: CGRect) -> CGFloat {
    let x: CGFloat
    if anchor.width > width {
      x = isRightToLeft ? anchor.maxX - width : anchor.minX
    } else if abs(anchor.midX - room.midX) < room.width / 8 {
      x = anchor.midX - width / 2
    } else {
      x = anchor.midX > room.midX ? anchor.maxX - width : anchor.minX
    }
    return max(room.minX, min(x, room.maxX - width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dim.frame = bounds
    guard let presentation, let window else { return }
    (dim.layer as? BackdropLayer)?.effect =
      presentation.preview == nil ? nil : MenuMetrics.blur(traitCollection)
    let room = room(in: bounds, window.safeAreaInsets)
    var anchor = presentation.anchor
    let height = presentation.panels.first?.fullSize.height ?? 0
    if let preview = presentation.preview {
      preview.place(in: room, menuHeight: height, gap: metrics.anchorGap)
      anchor = preview.liftedFrame
    }
    for (index, panel) in presentation.panels.enumerated() {
      let full = panel.fullSize
      let isAbove = index == 0 && isAbove(full.height, anchor: anchor, window: window)
      let limit = isAbove ? anchor.minY - room.minY : room.maxY - anchor.maxY
      let height =
        index == 0 ? min(full.height, max(metrics.rowHeight, limit - metrics.anchorGap)) : min(full.height, room.height)
      var y = isAbove ? anchor.minY - metrics.anchorGap - height : anchor.maxY + metrics.anchorGap
      if index > 0 { y = presentation.panels[0].center.y - presentation.panels[0].bounds.height / 2 + 20 }
      y = max(room.minY, min(y, room.maxY - height))
      let x = left(of: full.width, beside: anchor, in: room)
      let frame = PixelGrid.round(CGRect(x: x, y: y, width: full.width, height: height), scale: displayScale)
      panel.bounds.size = frame.size
      panel.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  // MARK: Fingers beside panels

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let front = presentation?.panels.last, let hit, hit !== self else { return hit == nil ? nil : self }
    // Panels behind the foremost one are only a place beside it.
    return hit.isDescendant(of: front) || presentation?.preview.map { hit.isDescendant(of: $0) } == true ? hit : self
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { presentation?.touchedBeside(touch.location(in: nil)) }
  }
}
