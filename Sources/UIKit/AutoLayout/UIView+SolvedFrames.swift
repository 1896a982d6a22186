/// How solutions reach the views.
extension UIView {
  /// Gives the subviews that constraints govern their frames; called by the base `layoutSubviews()`.
  func autoLayoutApplyFramesToSubviews() {
    let contentGuide = layoutScrollContentGuide?.itemStorage
    let isConcerned =
      contentGuide != nil || autoLayout.map { !$0.guides.isEmpty || $0.engine?.isDirty == true } ?? false
    guard let engine = engineOfSubviews(isConcerned) else { return }
    let marked = needsLayout
    engine.update()
    needsLayout = marked
    let scale = engine.scale
    for subview in subviewStorage where !subview.translatesMaskStorage {
      guard let item = subview.autoLayout, item.membership.hasVariables else { continue }
      subview.applyLayoutFrame(PixelGrid.round(item.membership.frame, scale: scale))
    }
    guard let contentGuide, contentGuide.membership.hasVariables else { return }
    let size = PixelGrid.round(contentGuide.membership.frame, scale: scale).size
    layoutScrollContentSizeDidChange(
      width: engine.variableIfKnown(of: contentGuide, .width) == nil ? nil : size.width,
      height: engine.variableIfKnown(of: contentGuide, .height) == nil ? nil : size.height)
  }

  /// The engine that places subviews; nil where nothing governs any.
  private func engineOfSubviews(_ isConcerned: Bool) -> LayoutEngine? {
    var found: LayoutEngine?
    var isConcerned = isConcerned
    for subview in subviewStorage where !subview.translatesMaskStorage {
      if let item = subview.autoLayout, item.hasDependents || item.membership.engine != nil {
        if found == nil { found = item.membership.engine }
        isConcerned = true
        continue
      }
      // Views with a natural size and no constraint of their own are sized by it, at the origin.
      let size = subview.autoLayoutIntrinsicSize(forWidth: nil)
      guard size.width >= 0 || size.height >= 0 else { continue }
      let engine = found ?? layoutEngineForWriting
      engine.enroll(subview.layoutItem)
      found = engine
    }
    return found ?? (isConcerned ? layoutEngineForWriting : nil)
  }
}
