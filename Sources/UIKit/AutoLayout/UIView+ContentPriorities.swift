extension UIView {
  /// How strongly the view resists growing beyond its natural size; 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let own = axis == .horizontal ? autoLayout?.huggingHorizontal : autoLayout?.huggingVertical
    if let own, own >= 0 { return UILayoutPriority(own) }
    return defaultContentHuggingPriority(for: axis)
  }

  /// Sets how strongly the view resists growing beyond its natural size.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    checkContentPriority(priority, "content hugging")
    guard priority != contentHuggingPriority(for: axis) else { return }
    let item = layoutItem
    if axis == .horizontal {
      item.huggingHorizontal = priority.rawValue
    } else {
      item.huggingVertical = priority.rawValue
    }
    contentPrioritiesDidChange(item)
  }

  /// How strongly the view resists shrinking below its natural size; 750 unless set.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let own = axis == .horizontal ? autoLayout?.compressionHorizontal : autoLayout?.compressionVertical
    if let own, own >= 0 { return UILayoutPriority(own) }
    return defaultContentCompressionResistancePriority(for: axis)
  }

  /// Sets how strongly the view resists shrinking below its natural size.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    checkContentPriority(priority, "compression resistance")
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    let item = layoutItem
    if axis == .horizontal {
      item.compressionHorizontal = priority.rawValue
    } else {
      item.compressionVertical = priority.rawValue
    }
    contentPrioritiesDidChange(item)
  }

  private func contentPrioritiesDidChange(_ item: LayoutItem) {
    item.membership.engine?.object.contentPrioritiesDidChange(of: item.record)
    superviewStorage?.subviewPrioritiesDidChange(self)
  }

  private func checkContentPriority(_ priority: UILayoutPriority, _ what: String) {
    ensure(
      priority.rawValue >= 0 && priority.rawValue <= 1000,
      "The \(what) priority of \(layoutName) lies between 0 and 1000, but \(priority.rawValue) was set.")
  }
}
