/// The methods by which solutions reach the views.
extension UIView {
  /// Sets the frames of the subviews that constraints govern; called by the base `layoutSubviews()`.
  func autoLayoutApplyFramesToSubviews() {
    if hasHomelessConstraints { adoptConstraints() }
    let contentGuide = layoutScrollContentGuide?.itemStorage
    guard let engine = engineOfSubviews(hasContentGuide: contentGuide != nil) else { return }
    let marked = needsLayout
    engine.update()
    needsLayout = marked
    let scale = engine.scale
    // Views whose classes place themselves run code that may change the array.
    let subviews = subviewStorage
    subviews.forEachUnretained { subview in
      guard !subview.translatesMask, let item = subview.knownItem, item.pointee.membership.hasVariables else { return }
      let frame = PixelGrid.round(item.pointee.membership.frame, scale: scale)
      subview.reading { $0.applyLayoutFrame(frame) }
    }
    guard let contentGuide, contentGuide.membership.hasVariables else { return }
    let size = PixelGrid.round(contentGuide.membership.frame, scale: scale).size
    layoutScrollContentSizeDidChange(
      width: engine.variableIfKnown(of: contentGuide.record, .width) == nil ? nil : size.width,
      height: engine.variableIfKnown(of: contentGuide.record, .height) == nil ? nil : size.height)
  }

  /// Sizes a view without superview by its own constraints and those inside; its origin stays.
  ///
  /// Lengths of which the constraints say nothing stay too.
  func takeSizeFromConstraints() {
    if hasHomelessConstraints { adoptConstraints() }
    guard let item = autoLayout, let engine = item.engine else { return }
    engine.update()
    guard item.membership.engine == engine else { return }
    var frame = item.membership.frame
    frame.origin = self.frame.origin
    if engine.variableIfKnown(of: item.record, .width) == nil { frame.size.width = bounds.width }
    if engine.variableIfKnown(of: item.record, .height) == nil { frame.size.height = bounds.height }
    let rounded = PixelGrid.round(CGRect(origin: .zero, size: frame.size), scale: engine.scale).size
    guard rounded != bounds.size else { return }
    applyLayoutFrame(CGRect(origin: frame.origin, size: rounded))
  }

  /// The engine that places subviews; nil where nothing governs any.
  private func engineOfSubviews(hasContentGuide: Bool) -> LayoutEngine? {
    var found: LayoutEngine?
    var isConcerned = hasContentGuide || hasGuidesOrChanges
    // Views that tell their natural size may change the array, and release what they take out.
    let subviews = subviewStorage
    subviews.forEachUnretained { subview in
      if subview.translatesMask { return }
      if let item = subview.knownItem, item.hasDependents || item.pointee.membership.engine != nil {
        if found == nil {
          // Asked for a layout while it is fitted, it is laid out by the engine that lent it.
          item.pointee.membership.engine?.reading { $0.endLoans() }
          found = item.pointee.membership.engine?.object
        }
        isConcerned = true
      } else if let engine = enroll(subview.object, in: found) {
        found = engine
      }
    }
    return found ?? (isConcerned ? layoutEngineForWriting : nil)
  }

  private var hasGuidesOrChanges: Bool {
    guard let autoLayout else { return false }
    return !autoLayout.guides.isEmpty || autoLayout.engine?.isDirty == true
  }

  /// Views with a natural size and no constraint of their own are sized by it, at the origin.
  private func enroll(_ subview: UIView, in engine: LayoutEngine?) -> LayoutEngine? {
    let size = subview.autoLayoutIntrinsicSize(forWidth: nil)
    guard size.width >= 0 || size.height >= 0, subview.superviewStorage === self else { return nil }
    let engine = engine ?? layoutEngineForWriting
    engine.enroll(subview.layoutItem.record)
    return engine
  }
}
