/// Filler rows: the lines of absent rows below the last one of a plain table.
extension UITableView {
  /// The distance of the lines; 0 where there are none.
  ///
  /// A table footer view takes their place, whatever its height (`uikit-facts §1.5, §4`).
  private var fillerDistance: CGFloat {
    guard style == .plain, separatorStyle != .none, tableFooterView == nil, fillerRowHeight != 0 else { return 0 }
    // A distance below a pixel would take lines without end.
    let smallest = 1 / displayScale
    if fillerRowHeight > 0 { return max(smallest, fillerRowHeight) }
    guard let last = geometry.sections.last(where: { $0.rows.count > 0 })?.rows else { return metrics.rowHeight }
    return max(smallest, last.height(ofRow: last.count - 1))
  }

  func layoutFillers() {
    let distance = fillerDistance
    var y = geometry.contentHeight + distance
    var count = 0
    let pixel = 1 / displayScale
    while distance > 0, y - pixel < bounds.maxY {
      if count == fillerLines.count {
        let line = TableSeparatorView()
        insertSubview(line, at: backgroundView == nil ? 0 : 1)
        fillerLines.append(line)
      }
      let inset = separatorInset
      let (left, right) = isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
      fillerLines[count].show(separatorColor ?? .separator, separatorEffect)
      fillerLines[count].frame = CGRect(
        x: left, y: y - pixel, width: max(0, bounds.width - left - right), height: pixel)
      y += distance
      count += 1
    }
    for line in fillerLines[count...] { line.removeFromSuperview() }
    fillerLines.removeSubrange(count...)
  }
}
