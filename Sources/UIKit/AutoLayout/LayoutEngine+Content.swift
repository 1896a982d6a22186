import Cassowary

/// Natural sizes as constraints: at least the natural size at the compression resistance, at most at the hugging priority.
extension LayoutEngine {
  /// Asks queued views for their natural size and brings the constraints up to date.
  func updateContent() {
    var index = 0
    while index < contentQueue.count {
      let item = contentQueue[index]
      index += 1
      guard item.membership.content?.isQueued == true, let view = item.view else { continue }
      item.membership.content?.isQueued = false
      let width = item.membership.content?.measuredWidth
      let size = view.autoLayoutIntrinsicSize(forWidth: width)
      if width == nil { item.membership.content?.naturalWidth = size.width }
      setContent(size, of: item, view)
    }
    contentQueue.removeAll(keepingCapacity: true)
  }

  private func setContent(_ size: CGSize, of item: LayoutItem, _ view: UIView) {
    guard var content = item.membership.content else { return }
    let insets = view.alignmentRectInsets
    if size.width >= 0 {
      let length = Double(size.width + insets.left + insets.right)
      let variable = variable(of: item, .width)
      setContent(
        length, variable, view.contentHuggingPriority(for: .horizontal), .lessThanOrEqual, &content.growWidth)
      setContent(
        length, variable, view.contentCompressionResistancePriority(for: .horizontal), .greaterThanOrEqual,
        &content.shrinkWidth)
    } else {
      drop(&content.growWidth)
      drop(&content.shrinkWidth)
    }
    if size.height >= 0 {
      let length = Double(size.height + insets.top + insets.bottom)
      let variable = variable(of: item, .height)
      setContent(length, variable, view.contentHuggingPriority(for: .vertical), .lessThanOrEqual, &content.growHeight)
      setContent(
        length, variable, view.contentCompressionResistancePriority(for: .vertical), .greaterThanOrEqual,
        &content.shrinkHeight)
    } else {
      drop(&content.growHeight)
      drop(&content.shrinkHeight)
    }
    content.size = size
    content.isQueued = false
    item.membership.content = content
  }

  private func setContent(
    _ length: Double, _ variable: Variable, _ priority: UILayoutPriority, _ relation: Cassowary.Relation,
    _ id: inout ConstraintID?
  ) {
    if let old = id {
      if (try? solver.setConstant(-length, of: old)) != nil { return }
      drop(&id)
    }
    guard priority.rawValue > 0 else { return }
    let expression = Expression(terms: [Term(variable: variable)], constant: -length)
    while true {
      do throws(ConflictError) {
        id = try solver.add(expression, relation, priority: Priority(priority.rawValue))
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
    guard var content = item.membership.content else { return }
    drop(&content.growWidth)
    drop(&content.shrinkWidth)
    drop(&content.growHeight)
    drop(&content.shrinkHeight)
    item.membership.content = content
  }

  // MARK: Two passes

  /// Starts again from natural sizes: a label that was narrow may have room now.
  func resetMeasuredWidths() {
    for item in items where item.membership.content?.measuredWidth != nil {
      item.membership.content?.measuredWidth = nil
      if item.membership.content?.isQueued == false {
        item.membership.content?.isQueued = true
        contentQueue.append(item)
      }
    }
  }

  /// Measures an item again when its width or its place calls for that; whether anything changed.
  func remeasure(_ item: LayoutItem) -> Bool {
    var changed = false
    if let content = item.membership.content, content.naturalWidth >= 0, let variable = item.membership.width,
      let view = item.view
    {
      let insets = view.alignmentRectInsets
      let width = CGFloat(solver.value(of: variable)) - insets.left - insets.right
      if needsMeasuring(content, width) {
        item.membership.content?.measuredWidth = width
        let size = view.autoLayoutIntrinsicSize(forWidth: max(0, width))
        if size != content.size {
          setContent(size, of: item, view)
          changed = true
        }
      }
    }
    if let known = item.membership.baselines, let view = item.view, refreshBaselines(of: item, view, known) {
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

  private func refreshBaselines(of item: LayoutItem, _ view: UIView, _ known: LayoutBaselines) -> Bool {
    guard let height = item.membership.height else { return false }
    let width = item.membership.width.map { CGFloat(solver.value(of: $0)) } ?? view.bounds.width
    let size = CGSize(width: width, height: CGFloat(solver.value(of: height)))
    let baselines = view.layoutBaselines(in: size)
    guard baselines != known else { return false }
    item.membership.baselines = baselines
    for constraint in item.membership.dependents where isOutOfDate(constraint) { changed.append(constraint) }
    return true
  }
}
