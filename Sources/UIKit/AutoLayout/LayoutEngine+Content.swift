import Cassowary

/// Natural sizes as constraints: at least the natural size at the compression resistance, at most at the hugging priority.
extension LayoutEngine {
  /// Asks queued views for their natural size and brings the constraints up to date.
  func updateContent() {
    // Measuring may queue others, and views that measure themselves may take views out.
    let wasMeasuring = isMeasuring
    isMeasuring = true
    defer { isMeasuring = wasMeasuring }
    var index = 0
    while index < tables.pointee.contentQueue.count {
      let item = tables.pointee.contentQueue[index]
      let count = tables.pointee.contentQueue.count
      if item.pointee.membership.content.isQueued { measureContent(of: item) }
      index = tables.pointee.contentQueue.count < count ? 0 : index + 1
    }
    tables.pointee.contentQueue.removeAll()
  }

  private func measureContent(of item: ItemReference) {
    item.pointee.membership.content.isQueued = false
    let wasKnown = item.pointee.membership.content.isKnown
    item.pointee.membership.content.isKnown = true
    // The view keeps its record.
    guard let view = item.pointee.view else { return }
    view.retain()
    defer { view.release() }
    let width = item.pointee.membership.content.measuredWidth
    let size = view.reading { $0.autoLayoutIntrinsicSize(forWidth: width) }
    // It may have taken itself out.
    guard isHome(of: item) else { return }
    if width == nil, view.reading({ $0.classFacts.contains(.measuresForWidth) }) {
      item.pointee.membership.content.naturalWidth = size.width
    }
    if wasKnown {
      let hadWidth = item.pointee.membership.content.heldWidth >= 0
      let hadHeight = item.pointee.membership.content.heldHeight >= 0
      if !hadWidth && size.width >= 0 || !hadHeight && size.height >= 0 { orderDidChange() }
    }
    setContent(size, of: item, view)
  }

  private func setContent(_ size: CGSize, of item: ItemReference, _ view: ViewReference) {
    let insets = view.alignmentRectInsets
    guard isHome(of: item) else { return }
    item.pointee.membership.content.size = size
    let width = size.width >= 0 ? Double(size.width + insets.left + insets.right) : -1
    let height = size.height >= 0 ? Double(size.height + insets.top + insets.bottom) : -1
    if width != item.pointee.membership.content.heldWidth || width >= 0 && !isHeldHorizontally(item) {
      let getsSmaller: Bool = width < item.pointee.membership.content.heldWidth
      item.pointee.membership.content.heldWidth = width
      setWidth(width, getsSmaller: getsSmaller, of: item, view)
    }
    if height != item.pointee.membership.content.heldHeight || height >= 0 && !isHeldVertically(item) {
      let getsSmaller: Bool = height < item.pointee.membership.content.heldHeight
      item.pointee.membership.content.heldHeight = height
      setHeight(height, getsSmaller: getsSmaller, of: item, view)
    }
  }

  private func isHeldHorizontally(_ item: ItemReference) -> Bool {
    item.pointee.membership.content.growWidth != nil && item.pointee.membership.content.shrinkWidth != nil
  }

  private func isHeldVertically(_ item: ItemReference) -> Bool {
    item.pointee.membership.content.growHeight != nil && item.pointee.membership.content.shrinkHeight != nil
  }

  /// Sets the bound that moves away from the other first: if both are required, a smaller natural size would contradict
  /// the former size.
  private func setWidth(_ length: Double, getsSmaller: Bool, of item: ItemReference, _ view: ViewReference) {
    guard length >= 0 else {
      drop(&item.pointee.membership.content.growWidth)
      drop(&item.pointee.membership.content.shrinkWidth)
      return
    }
    if getsSmaller { setLeastWidth(length, of: item, view) }
    var grow = item.pointee.membership.content.growWidth
    if !edit(grow, length) {
      let priority = view.reading { $0.contentHuggingPriority(for: .horizontal) }
      setContent(length, variable(of: item, .width), priority, .lessThanOrEqual, .yieldsToLater, &grow)
    }
    item.pointee.membership.content.growWidth = grow
    if !getsSmaller { setLeastWidth(length, of: item, view) }
  }

  private func setLeastWidth(_ length: Double, of item: ItemReference, _ view: ViewReference) {
    var shrink = item.pointee.membership.content.shrinkWidth
    if !edit(shrink, length) {
      let priority = view.reading { shrinkPriority(of: $0) }
      setContent(length, variable(of: item, .width), priority, .greaterThanOrEqual, Self.tieRule(of: view), &shrink)
    }
    item.pointee.membership.content.shrinkWidth = shrink
  }

  /// The rule in ties for a view's compression resistance: of equal views, the first to be constrained keeps its size.
  ///
  /// Their pins are there before their natural sizes are, and the second that cannot hold is the one to give way. A stack pins what it arranges after natural
  /// sizes are there, and its first gives way. Both are recorded (`uikit-facts §9`).
  private static func tieRule(of view: ViewReference) -> TieRule {
    view.superview?.reading { $0.arrangesSubviews } == true ? .yieldsToLater : .holdsAgainstLater
  }

  /// The priority of compression resistance: of equal views, texts that can wrap give way, as they can show all in less
  /// width.
  private func shrinkPriority(of view: UIView) -> UILayoutPriority {
    let priority = view.contentCompressionResistancePriority(for: .horizontal)
    guard view.wrapsText, priority.rawValue > 0, priority.rawValue < 1000 else { return priority }
    return UILayoutPriority(priority.rawValue - 0.0625)
  }

  private func setHeight(_ length: Double, getsSmaller: Bool, of item: ItemReference, _ view: ViewReference) {
    guard length >= 0 else {
      drop(&item.pointee.membership.content.growHeight)
      drop(&item.pointee.membership.content.shrinkHeight)
      return
    }
    if getsSmaller { setLeastHeight(length, of: item, view) }
    var grow = item.pointee.membership.content.growHeight
    if !edit(grow, length) {
      let priority = view.reading { $0.contentHuggingPriority(for: .vertical) }
      setContent(length, variable(of: item, .height), priority, .lessThanOrEqual, .yieldsToLater, &grow)
    }
    item.pointee.membership.content.growHeight = grow
    if !getsSmaller { setLeastHeight(length, of: item, view) }
  }

  private func setLeastHeight(_ length: Double, of item: ItemReference, _ view: ViewReference) {
    var shrink = item.pointee.membership.content.shrinkHeight
    if !edit(shrink, length) {
      let priority = view.reading { $0.contentCompressionResistancePriority(for: .vertical) }
      setContent(length, variable(of: item, .height), priority, .greaterThanOrEqual, Self.tieRule(of: view), &shrink)
    }
    item.pointee.membership.content.shrinkHeight = shrink
  }

  /// Changes the length of a constraint in place; false when the constraint is nil or contradicts others now.
  private func edit(_ id: ConstraintID?, _ length: Double) -> Bool {
    guard let id else { return false }
    do throws(ConflictError) {
      try solver.setConstant(-length, of: id)
      return true
    } catch {
      return false
    }
  }

  private func setContent(
    _ length: Double, _ variable: Variable, _ priority: UILayoutPriority, _ relation: Cassowary.Relation,
    _ rule: TieRule, _ id: inout ConstraintID?
  ) {
    drop(&id)
    guard priority.rawValue > 0 else { return }
    while true {
      do throws(ConflictError) {
        id = try add(variable, relation, length, priority.rawValue, inTies: rule)
        return
      } catch {
        let words = "natural size \(NSLayoutConstraint.number(CGFloat(length))) (required)"
        if breakOne(of: error.conflicting, adding: nil, words) == nil { return }
      }
    }
  }

  private func drop(_ id: inout ConstraintID?) {
    if let old = id {
      solver.remove(old)
      mayMend = true
    }
    id = nil
  }

  func dropContentConstraints(of item: ItemReference) {
    drop(&item.pointee.membership.content.growWidth)
    drop(&item.pointee.membership.content.shrinkWidth)
    drop(&item.pointee.membership.content.growHeight)
    drop(&item.pointee.membership.content.shrinkHeight)
  }

  // MARK: Two passes

  /// Starts again from natural sizes: a label that was narrow may have room now.
  func resetMeasuredWidths() {
    for item in tables.pointee.items.elements where item.pointee.membership.content.measuredWidth != nil {
      item.pointee.membership.content.measuredWidth = nil
      if item.pointee.membership.content.isQueued { continue }
      item.pointee.membership.content.isQueued = true
      tables.pointee.contentQueue.append(item)
    }
  }

  /// Measures an item again when its width or its place calls for that; whether anything changed.
  func remeasure(_ item: ItemReference, _ width: CGFloat, _ height: CGFloat) -> Bool {
    guard let view = item.pointee.view else { return false }
    view.retain()
    defer { view.release() }
    var changed = false
    if item.pointee.membership.content.naturalWidth >= 0, variableIfKnown(of: item, .width) != nil {
      let insets = view.alignmentRectInsets
      let room = width - insets.left - insets.right
      guard isHome(of: item) else { return true }
      if needsMeasuring(item.pointee.membership.content, room) {
        item.pointee.membership.content.measuredWidth = room
        let size = view.reading { $0.autoLayoutIntrinsicSize(forWidth: max(0, room)) }
        guard isHome(of: item) else { return true }
        if size != item.pointee.membership.content.size {
          setContent(size, of: item, view)
          changed = true
        }
      }
    }
    if let known = item.pointee.membership.baselines, refreshBaselines(of: item, view, known, width, height) {
      changed = true
    }
    return changed
  }

  /// Whether text has to be measured for a width: first for one below its natural width, then for more than the
  /// measured width, or less than the text needed.
  private func needsMeasuring(_ content: ItemRecord.ContentSize, _ width: CGFloat) -> Bool {
    let tolerance: CGFloat = 1e-4
    guard let measured = content.measuredWidth else { return width < content.naturalWidth - tolerance }
    return width > measured + tolerance || width < min(content.size.width, measured) - tolerance
  }

  private func refreshBaselines(
    of item: ItemReference, _ view: ViewReference, _ known: LayoutBaselines, _ width: CGFloat, _ height: CGFloat
  ) -> Bool {
    guard variableIfKnown(of: item, .height) != nil else { return false }
    let isWidthKnown = variableIfKnown(of: item, .width) != nil
    let size = CGSize(width: isWidthKnown ? width : view.bounds.width, height: height)
    let baselines = view.reading { $0.layoutBaselines(in: size) }
    guard isHome(of: item), baselines != known else { return false }
    item.pointee.membership.baselines = baselines
    for constraint in item.dependents where !constraint.installation.isChangeQueued && isOutOfDate(constraint) {
      constraint.installation.isChangeQueued = true
      tables.pointee.changed.append(constraint)
    }
    return true
  }
}
