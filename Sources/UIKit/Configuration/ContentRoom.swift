extension UIView {
  /// The room around a configuration's content: its own margins, and those of the view around this one on the axes that keep them.
  func contentInsets(_ margins: NSDirectionalEdgeInsets, preserving axes: UIAxis) -> UIEdgeInsets {
    var insets = margins.resolved(isRightToLeft: isRightToLeft)
    guard let superview else { return insets }
    let outer = superview.layoutMargins
    let place = frame
    let around = superview.bounds
    if axes.contains(.horizontal) {
      insets.left = max(insets.left, outer.left - (place.minX - around.minX))
      insets.right = max(insets.right, outer.right - (around.maxX - place.maxX))
    }
    if axes.contains(.vertical) {
      insets.top = max(insets.top, outer.top - (place.minY - around.minY))
      insets.bottom = max(insets.bottom, outer.bottom - (around.maxY - place.maxY))
    }
    return insets
  }
}

extension UIImageView {
  /// The size that a configuration shows the image in: its own, as far as the largest allows; a side of 0 of that is no limit.
  func contentSize(atMost maximum: CGSize) -> CGSize {
    guard let size = shownImage?.size, size.width > 0, size.height > 0 else { return .zero }
    var factor: CGFloat = 1
    if maximum.width > 0 { factor = min(factor, maximum.width / size.width) }
    if maximum.height > 0 { factor = min(factor, maximum.height / size.height) }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }
}
