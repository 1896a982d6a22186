extension UIView {
  /// How strongly the view resists growing beyond its natural size; 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (axis == .horizontal ? autoLayout?.huggingHorizontal : autoLayout?.huggingVertical)
      ?? defaultContentHuggingPriority(for: axis)
  }

  /// Sets how strongly the view resists growing beyond its natural size.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    let state = autoLayoutStateForWriting
    if axis == .horizontal { state.huggingHorizontal = priority } else { state.huggingVertical = priority }
    contentPrioritiesDidChange()
  }

  /// How strongly the view resists shrinking below its natural size; 750 unless set.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (axis == .horizontal ? autoLayout?.compressionHorizontal : autoLayout?.compressionVertical)
      ?? defaultContentCompressionResistancePriority(for: axis)
  }

  /// Sets how strongly the view resists shrinking below its natural size.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    let state = autoLayoutStateForWriting
    if axis == .horizontal { state.compressionHorizontal = priority } else { state.compressionVertical = priority }
    contentPrioritiesDidChange()
  }

  private func contentPrioritiesDidChange() {
    guard let item = autoLayout?.item, let engine = item.membership.engine else { return }
    engine.contentPrioritiesDidChange(of: item)
  }
}
