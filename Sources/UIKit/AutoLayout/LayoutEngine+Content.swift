import Cassowary

/// Natural sizes as constraints: at least the natural size at the compression resistance, at most at the hugging priority.
extension LayoutEngine {
  /// Asks queued views for their natural size and brings the constraints up to date.
  func updateContent() {
    // Measuring may queue others.
    var index = 0
    while index < contentQueue.count {
      contentQueue[index].reading { item in
        if item.membership.content.isQueued { measureContent(of: item) }
      }
      index += 1
    }
    contentQueue.removeAll()
  }

  private func measureContent(of item: LayoutItem) {
    item.membership.content.isQueued = false
    item.membership.content.isKnown = true
    guard let view = item.view else { return }
    let width = item.membership.content.measuredWidth
    let size = view.autoLayoutIntrinsicSize(forWidth: width)
    if width == nil, view.classFacts.contains(.measuresForWidth) { item.membership.content.naturalWidth = size.width }
    setContent(size, of: item, view)
  }

  private func setContent(_ size: CGSize, of item: LayoutItem, _ view: UIView) {
    item.membership.content.size = size
    let insets = view.alignmentRectInsets
    let width = size.width >= 0 ? Double(size.width + insets.left + insets.right) : -1
    let height = size.height >= 0 ? Double(size.height + insets.top + insets.bottom) : -1
    if width != item.membership.content.heldWidth || width >= 0 && !isHeldHorizontally(item) {
      item.membership.content.heldWidth = width
      setWidth(width, of: item, view)
    }
    if height != item.membership.content.heldHeight || height >= 0 && !isHeldVertically(item) {
      item.membership.content.heldHeight = height
      setHeight(height, of: item, view)
    }
  }

  private func isHeldHorizontally(_ item: LayoutItem) -> Bool {
    item.membership.content.growWidth != nil && item.membership.content.shrinkWidth != nil
  }

  private func isHeldVertically(_ item: LayoutItem) -> Bool {
    item.membership.content.growHeight != nil && item.membership.content.shrinkHeight != nil
  }

  private func setWidth(_ length: Double, of item: LayoutItem, _ view: UIView) {
    var grow = item.membership.content.growWidth
    var shrink = item.membership.content.shrinkWidth
    if length >= 0 {
      let variable = variable(of: item, .width)
      if !edit(grow, length) {
        setContent(length, variable, view.contentHuggingPriority(for: .horizontal), .lessThanOrEqual, &grow)
      }
      if !edit(shrink, length) {
        setContent(
          length, variable, shrinkPriority(of: view), .greaterThanOrEqual, &shrink)
      }
    } else {
      drop(&grow)
      drop(&shrink)
    }
    item.membership.content.growWidth = grow
    item.membership.content.shrinkWidth = shrink
  }

  /// Of texts and others that resist equally, those that can wrap give way: they have a way to show all in less width.
  private func shrinkPriority(of view: UIView) -> UILayoutPriority {
    let priority = view.contentCompressionResistancePriority(for: .horizontal)
    guard view.wrapsText, priority.rawValue > 0, priority.rawValue < 1000 else { return priority }
    return UILayoutPriority(priority.rawValue - 0.0625)
  }

  private func setHeight(_ length: Double, of item: LayoutItem, _ view: UIView) {
    var grow = item.membership.content.growHeight
    var shrink = item.membership.content.shrinkHeight
    if length >= 0 {
      let variable = variable(of: item, .height)
      if !edit(grow, length) {
        setContent(length, variable, view.contentHuggingPriority(for: .vertical), .lessThanOrEqual, &grow)
      }
      if !edit(shrink, length) {
        setContent(
          length, variable, view.contentCompressionResistancePriority(for: .vertical), .greaterThanOrEqual, &shrink)
      }
    } else {
      drop(&grow)
      drop(&shrink)
    }
    item.membership.content.growHeight = grow
    item.membership.content.shrinkHeight = shrink
  }

  /// Changes the length of a constraint that is there; false when there is none, or when it contradicts others now.
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
    _ id: inout ConstraintID?
  ) {
    drop(&id)
    guard priority.rawValue > 0 else { return }
    while true {
      do throws(ConflictError) {
        id = try add(variable, relation, length, priority.rawValue)
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

  func dropContentConstraints(of item: LayoutItem) {
    drop(&item.membership.content.growWidth)
    drop(&item.membership.content.shrinkWidth)
    drop(&item.membership.content.growHeight)
    drop(&item.membership.content.shrinkHeight)
  }

  // MARK: Two passes

  /// Starts again from natural sizes: a label that was narrow may have room now.
  func resetMeasuredWidths() {
    for index in 0..<itemTable.count {
      itemTable[index].reading { item in
        guard item.membership.content.measuredWidth != nil else { return }
        item.membership.content.measuredWidth = nil
        if item.membership.content.isQueued { return }
        item.membership.content.isQueued = true
        contentQueue.append(itemTable[index])
      }
    }
  }

  /// Measures an item again when its width or its place calls for that; whether anything changed.
  func remeasure(_ item: LayoutItem, _ width: CGFloat, _ height: CGFloat) -> Bool {
    guard let view = item.view else { return false }
    var changed = false
    if item.membership.content.naturalWidth >= 0, variableIfKnown(of: item, .width) != nil {
      let insets = view.alignmentRectInsets
      let room = width - insets.left - insets.right
      if needsMeasuring(item.membership.content, room) {
        item.membership.content.measuredWidth = room
        let size = view.autoLayoutIntrinsicSize(forWidth: max(0, room))
        if size != item.membership.content.size {
          setContent(size, of: item, view)
          changed = true
        }
      }
    }
    if let known = item.membership.baselines, refreshBaselines(of: item, view, known, width, height) {
      changed = true
    }
    return changed
  }

  /// Text is measured for the width it gets when that is below its natural width, and again when it gets more than it was
  /// measured for, or less than it came out to need.
  private func needsMeasuring(_ content: LayoutItem.ContentSize, _ width: CGFloat) -> Bool {
    let tolerance: CGFloat = 1e-4
    guard let measured = content.measuredWidth else { return width < content.naturalWidth - tolerance }
    return width > measured + tolerance || width < min(content.size.width, measured) - tolerance
  }

  private func refreshBaselines(
    of item: LayoutItem, _ view: UIView, _ known: LayoutBaselines, _ width: CGFloat, _ height: CGFloat
  ) -> Bool {
    guard variableIfKnown(of: item, .height) != nil else { return false }
    let isWidthKnown = variableIfKnown(of: item, .width) != nil
    let baselines = view.layoutBaselines(
      in: CGSize(width: isWidthKnown ? width : view.bounds.width, height: height))
    guard baselines != known else { return false }
    item.membership.baselines = baselines
    for constraint in item.dependents where !constraint.installation.isChangeQueued && isOutOfDate(constraint) {
      constraint.installation.isChangeQueued = true
      changed.append(constraint)
    }
    return true
  }
}
