/// The two bars that show where the content is.
///
/// 3 points wide, 3 from the edge, rounded (`uikit-facts §11.2`, measured); the length is the visible share of the content,
/// at least 36 points (folklore), and shrinks while the content is pulled past its end.
@MainActor final class ScrollIndicators {
  private static let thickness: CGFloat = 3
  private static let edgeDistance: CGFloat = 3
  private static let minimumLength: CGFloat = 36

  private unowned let owner: UIScrollView
  private let vertical = UIView()
  private let horizontal = UIView()
  /// Whether the bars are shown; the host's clock takes them away.
  var isShown = false

  init(owner: UIScrollView) {
    self.owner = owner
    for bar in [vertical, horizontal] {
      bar.layer.cornerRadius = Self.thickness / 2
      bar.isUserInteractionEnabled = false
      bar.isHidden = true
      owner.addSubview(bar)
    }
  }

  /// The frame of the vertical indicator, in the content's coordinates; nil when all of the content is visible.
  var verticalFrame: CGRect? {
    let insets = edgeInsets(owner.verticalScrollIndicatorInsets)
    let bounds = owner.bounds
    guard
      let (start, length) = Self.thumb(
        offset: bounds.minY, extent: bounds.height, content: owner.contentSize.height,
        insetStart: owner.adjustedContentInset.top, insetEnd: owner.adjustedContentInset.bottom,
        trackStart: insets.top + Self.edgeDistance, trackEnd: bounds.height - insets.bottom - Self.edgeDistance)
    else { return nil }
    let x = bounds.maxX - insets.right - Self.edgeDistance - Self.thickness
    return CGRect(x: x, y: bounds.minY + start, width: Self.thickness, height: length)
  }

  /// The frame of the horizontal indicator, in the content's coordinates; nil when all of the content is visible.
  var horizontalFrame: CGRect? {
    let insets = edgeInsets(owner.horizontalScrollIndicatorInsets)
    let bounds = owner.bounds
    guard
      let (start, length) = Self.thumb(
        offset: bounds.minX, extent: bounds.width, content: owner.contentSize.width,
        insetStart: owner.adjustedContentInset.left, insetEnd: owner.adjustedContentInset.right,
        trackStart: insets.left + Self.edgeDistance, trackEnd: bounds.width - insets.right - Self.edgeDistance)
    else { return nil }
    let y = bounds.maxY - insets.bottom - Self.edgeDistance - Self.thickness
    return CGRect(x: bounds.minX + start, y: y, width: length, height: Self.thickness)
  }

  func layout() {
    place(vertical, at: owner.showsVerticalScrollIndicator ? verticalFrame : nil)
    place(horizontal, at: owner.showsHorizontalScrollIndicator ? horizontalFrame : nil)
  }

  private func place(_ bar: UIView, at rect: CGRect?) {
    bar.isHidden = !isShown || rect == nil
    guard let rect, isShown else { return }
    bar.frame = rect
    switch owner.indicatorStyle {
    case .default: bar.backgroundColor = UIColor.label.withAlphaComponent(0.35)
    case .black: bar.backgroundColor = UIColor.black.withAlphaComponent(0.35)
    case .white: bar.backgroundColor = UIColor.white.withAlphaComponent(0.35)
    @unknown default: bar.backgroundColor = UIColor.label.withAlphaComponent(0.35)
    }
    owner.bringSubviewToFront(bar)
  }

  private func edgeInsets(_ own: UIEdgeInsets) -> UIEdgeInsets {
    owner.automaticallyAdjustsScrollIndicatorInsets ? own + owner.safeAreaInsets : own
  }

  /// Start and length of a bar along its track.
  static func thumb(
    offset: CGFloat, extent: CGFloat, content: CGFloat, insetStart: CGFloat, insetEnd: CGFloat, trackStart: CGFloat,
    trackEnd: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let total = content + insetStart + insetEnd
    let track = trackEnd - trackStart
    guard total > extent, track > 0, extent > 0 else { return nil }
    var length = max(min(minimumLength, track), track * extent / total)
    let position = offset + insetStart
    let range = total - extent
    let overshoot = position < 0 ? -position : max(0, position - range)
    length = max(thickness * 2, length - overshoot)
    let progress = min(max(position / range, 0), 1)
    return (trackStart + (track - length) * progress, length)
  }
}

extension UIScrollView {
  /// Takes the indicators away, as the clock does half a second after scrolling.
  package func hideScrollIndicators() {
    guard indicatorsAreLoaded else { return }
    indicators.isShown = false
    indicators.layout()
  }
}
