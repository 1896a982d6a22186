/// How solutions reach the views.
extension UIView {
  /// Gives the subviews that constraints govern their frames; called by the base `layoutSubviews()`.
  func autoLayoutApplyFramesToSubviews() {
    let contentGuide = layoutScrollContentGuide?.itemStorage
    var engine: LayoutEngine?
    if let item = autoLayout, contentGuide != nil || !item.guides.isEmpty || item.engine?.isDirty == true {
      engine = updatedLayoutEngine()
    }
    for subview in subviewStorage where !subview.translatesMaskStorage {
      if engine == nil { engine = updatedLayoutEngine() }
      if let item = subview.autoLayout, item.membership.hasVariables {
        subview.applySolvedFrame(item.membership.frame, engine?.scale ?? displayScale)
      }
    }
    if let contentGuide, contentGuide.membership.hasVariables, let engine = contentGuide.membership.engine {
      let size = contentGuide.membership.frame.size
      let isWidthKnown = engine.variableIfKnown(of: contentGuide, .width) != nil
      let isHeightKnown = engine.variableIfKnown(of: contentGuide, .height) != nil
      layoutScrollContentSizeDidChange(
        width: isWidthKnown ? PixelGrid.round(size.width, scale: displayScale) : nil,
        height: isHeightKnown ? PixelGrid.round(size.height, scale: displayScale) : nil)
    }
  }

  private func updatedLayoutEngine() -> LayoutEngine {
    var engine: LayoutEngine?
    for subview in subviewStorage where !subview.translatesMaskStorage {
      // Views with a natural size and no constraint of their own are sized by it, at the origin.
      if let item = subview.autoLayout, item.hasDependents || item.membership.engine != nil { continue }
      let size = subview.autoLayoutIntrinsicSize(forWidth: nil)
      guard size.width >= 0 || size.height >= 0 else { continue }
      if engine == nil { engine = layoutEngineForWriting }
      engine?.enroll(subview.layoutItem)
    }
    let found = engine ?? layoutEngineForWriting
    let marked = needsLayout
    found.update()
    needsLayout = marked
    return found
  }

  private func applySolvedFrame(_ frame: CGRect, _ scale: CGFloat) {
    let rect = PixelGrid.round(frame, scale: scale)
    if CATransform3DIsIdentity(layer.transform) {
      applyLayoutFrame(rect)
    } else {
      let anchor = layer.anchorPoint
      isApplyingLayout += 1
      bounds.size = rect.size
      center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
      isApplyingLayout -= 1
    }
  }
}
