/// A short text in a capsule at the corner of a tab's image.
final class TabBarBadge: UIView {
  private let label = UILabel()
  private let metrics = TabBarMetrics()
  var textOffset = UIOffset.zero { didSet { if textOffset != oldValue { setNeedsLayout() } } }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  package override var shownText: String? { label.text }

  func show(_ text: String, attributes: [NSAttributedString.Key: Any]) {
    var all: [NSAttributedString.Key: Any] = [.font: metrics.badgeFont, .foregroundColor: UIColor.white]
    all.merge(attributes) { $1 }
    label.attributedText = NSAttributedString(string: text, attributes: all)
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    let height = max(metrics.badgeSide, text.height)
    return CGSize(width: max(height, text.width + 2 * metrics.badgeMargin), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let size = label.sizeThatFits(bounds.size)
    let place = CGRect(
      x: (bounds.width - size.width) / 2 + textOffset.horizontal,
      y: (bounds.height - size.height) / 2 + textOffset.vertical, width: size.width, height: size.height)
    label.frame = PixelGrid.round(place, scale: displayScale)
  }
}
