extension UIView {
  /// A rectangle at the leading side of another one that is no wider than the content; the same where the content has no width of its own.
  ///
  /// - Parameter natural: the content's width; nil for that of the view's constraints.
  func hugging(_ frame: CGRect, natural: CGFloat?) -> CGRect {
    let fitting =
      natural
      ?? systemLayoutSizeFitting(
        CGSize(width: 0, height: frame.height), withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel
      ).width
    let width = PixelGrid.ceil(fitting, scale: displayScale)
    guard width > 0, width < frame.width else { return frame }
    let x = (superview ?? self).isRightToLeft ? frame.maxX - width : frame.minX
    return CGRect(x: x, y: frame.minY, width: width, height: frame.height)
  }
}
