/// Pictures of views.
extension UIView {
  /// A view that shows what this one shows now, of the same size; it does not change any more.
  ///
  /// With `afterUpdates` the layout that is due is done first. The picture takes its size in points and the pixels of the view's screen.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows a part of what this one shows now, and stretches what lies between the insets when it is resized.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
    guard rect.width > 0, rect.height > 0 else { return snapshot }
    if afterUpdates { layoutIfNeeded() }
    let scale = displayScale
    let context = CGContext(size: rect.size, scale: scale)
    context.translateBy(x: -rect.minX, y: -rect.minY)
    layer.render(in: context)
    snapshot.layer.contentsScale = scale
    snapshot.layer.contents = context.makeImage()
    if capInsets != .zero {
      snapshot.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width, y: capInsets.top / rect.height,
        width: 1 - (capInsets.left + capInsets.right) / rect.width,
        height: 1 - (capInsets.top + capInsets.bottom) / rect.height)
    }
    return snapshot
  }

  /// Draws what the view shows into a rectangle of the current context; false where there is no context or nothing to draw.
  ///
  /// With `afterUpdates` the layout that is due is done first. Animations are drawn at their ends, as `CALayer.render(in:)` does; iOS draws what is seen.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}

extension UIScreen {
  /// A view that shows what the application's windows show now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let snapshot = UIView(frame: bounds)
    for window in ShownWindows.frontToBack(of: UIApplication.shared).reversed() {
      guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      picture.frame = window.frame
      snapshot.addSubview(picture)
    }
    return snapshot
  }
}
