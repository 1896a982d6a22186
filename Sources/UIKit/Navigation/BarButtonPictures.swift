/// Pictures behind a bar button by the bar's height, the style of the item and the state.
struct BarButtonPictures {
  var all: [UIBarMetrics: ValuesByState<UIImage>] = [:]
  var styled: [UIBarButtonItem.Style: [UIBarMetrics: ValuesByState<UIImage>]] = [:]
  var shifts: [UIBarMetrics: CGFloat] = [:]

  /// The picture in force: that of the style first, and that of the usual height for heights without picture.
  func inForce(_ state: UIControl.State, _ style: UIBarButtonItem.Style, _ metrics: UIBarMetrics) -> UIImage? {
    styled[style]?[metrics]?.inForce(state) ?? all[metrics]?.inForce(state) ?? styled[style]?[.default]?.inForce(state)
      ?? all[.default]?.inForce(state)
  }

  /// The frame of a picture behind content, in a bar of a height: as high as the picture, and wide enough (a rule).
  func frame(of image: UIImage, behind content: CGRect, height: CGFloat, metrics: UIBarMetrics) -> CGRect {
    let insets = image.attributes.capInsets
    let width = max(content.width + 2 * Self.side, insets.left + insets.right + 1)
    let tall = min(image.size.height, height)
    let y = (height - tall) / 2 + (shifts[metrics] ?? shifts[.default] ?? 0)
    return CGRect(x: content.midX - width / 2, y: y, width: width, height: tall)
  }

  /// Beside the content, in points.
  private static let side: CGFloat = 8
}
