/// A layout guide for the line below an item, which constraints of the application may move.
///
/// It lies in the content view, so that the views in it can be constrained to it; by itself it begins where the text does and ends
/// with the content view, by constraints of the lowest priority.
@MainActor
final class ListSeparatorGuide {
  let guide = UILayoutGuide()
  private weak var owner: UIView?
  private var leading: NSLayoutConstraint?
  private static let priority = UILayoutPriority(1)

  init(in contentView: UIView) { attach(to: contentView) }

  private func attach(to contentView: UIView) {
    owner?.removeLayoutGuide(guide)
    owner = contentView
    contentView.addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
    let others = [
      guide.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    for constraint in [leading] + others { constraint.priority = Self.priority }
    self.leading = leading
    NSLayoutConstraint.activate([leading] + others)
  }

  /// The content view may be another one, and text begin elsewhere.
  func move(to contentView: UIView, leading start: CGFloat) {
    if owner !== contentView { attach(to: contentView) }
    if leading?.constant != start { leading?.constant = start }
  }

  /// A line's frame in a cell with the ends set by the application's constraints; other ends stay.
  func follow(_ frame: CGRect, in cell: UIView) -> CGRect {
    guard let owner else { return frame }
    owner.layoutIfNeeded()
    let place = cell.convert(guide.layoutFrame, from: owner)
    let start = leading?.constant ?? 0
    let isMirrored = cell.isRightToLeft
    let natural =
      isMirrored
      ? CGRect(x: owner.frame.minX, y: 0, width: owner.frame.width - start, height: 0)
      : CGRect(x: owner.frame.minX + start, y: 0, width: owner.frame.width - start, height: 0)
    let left = abs(place.minX - natural.minX) > 0.01 ? place.minX : frame.minX
    let right = abs(place.maxX - natural.maxX) > 0.01 ? place.maxX : frame.maxX
    return CGRect(x: left, y: frame.minY, width: max(0, right - left), height: frame.height)
  }
}
