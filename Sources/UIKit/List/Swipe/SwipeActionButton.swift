/// The button of a swipe action: white words or a picture on a colour.
///
/// Its content keeps to the inner edge, at the row, in the room that it has when the row rests open, however far the button is
/// stretched. Font, colours and the height from which picture and words are shown both are seen on screen; not measured.
final class SwipeActionButton: UIControl {
  let contextualAction: UIContextualAction
  /// The width of the content's room.
  var contentWidth: CGFloat {
    didSet { if contentWidth != oldValue { setNeedsLayout() } }
  }
  /// Whether the row is at the right.
  private let rowIsAtRight: Bool
  private var imageView: UIImageView?
  private var label: UILabel?
  private let shade = UIView()
  private var backdrop: UIView?
  private let metrics: MetricsProfile.Swipe

  init(_ action: UIContextualAction, _ metrics: MetricsProfile.Swipe, rowIsAtRight: Bool, rowHeight: CGFloat) {
    contextualAction = action
    self.metrics = metrics
    contentWidth = metrics.narrowestButton
    self.rowIsAtRight = rowIsAtRight
    super.init(frame: .zero)
    clipsToBounds = true
    if let backdrop = action.makeBackdrop?() {
      backdrop.isUserInteractionEnabled = false
      let color = UIView()
      color.backgroundColor = action.backgroundColor
      color.isUserInteractionEnabled = false
      color.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      backdrop.addSubview(color)
      addSubview(backdrop)
      self.backdrop = backdrop
    } else {
      backgroundColor = action.backgroundColor
    }
    accessibilityLabel = action.title
    addImage()
    if Self.shownTitle(of: action, metrics, rowHeight: rowHeight) != nil { addLabel() }
    shade.backgroundColor = UIColor(white: 0, alpha: 0.15)
    shade.isUserInteractionEnabled = false
    shade.isHidden = true
    addSubview(shade)
  }

  required init?(coder: NSCoder) { nil }

  /// The words that an action shows in a row of a height; nil for none.
  static func shownTitle(
    of action: UIContextualAction, _ metrics: MetricsProfile.Swipe, rowHeight: CGFloat
  ) -> String? {
    guard let title = action.title, !title.isEmpty else { return nil }
    return action.image == nil || rowHeight >= metrics.heightForBoth ? title : nil
  }

  /// How wide the words of an action are in one line; nil for an action that shows none.
  static func titleWidth(
    of action: UIContextualAction, _ metrics: MetricsProfile.Swipe, rowHeight: CGFloat
  ) -> CGFloat? {
    guard let title = shownTitle(of: action, metrics, rowHeight: rowHeight) else { return nil }
    return (title as NSString).size(withAttributes: [.font: font(metrics)]).width
  }

  private static func font(_ metrics: MetricsProfile.Swipe) -> UIFont {
    .systemFont(ofSize: metrics.fontSize, weight: .medium)
  }

  private func addImage() {
    guard let image = contextualAction.image else { return }
    let view = UIImageView(
      image: image.renderingMode == .alwaysOriginal ? image : image.withRenderingMode(.alwaysTemplate))
    view.tintColor = .white
    addSubview(view)
    imageView = view
  }

  private func addLabel() {
    let label = UILabel()
    label.text = contextualAction.title
    label.font = Self.font(metrics)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = metrics.smallestText
    addSubview(label)
    self.label = label
  }

  override func stateDidChange() {
    super.stateDidChange()
    shade.isHidden = !isHighlighted
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop?.frame = bounds
    shade.frame = bounds
    let scale = displayScale
    let x = rowIsAtRight ? bounds.width - contentWidth : 0
    let imageSize = imageView?.image?.size ?? .zero
    let textWidth = max(0, contentWidth - metrics.titlePadding)
    let textHeight = label?.sizeThatFits(CGSize(width: textWidth, height: bounds.height)).height ?? 0
    let gap = imageView != nil && label != nil ? metrics.gap : 0
    var y = (bounds.height - imageSize.height - gap - textHeight) / 2
    imageView?.frame = PixelGrid.round(
      CGRect(origin: CGPoint(x: x + (contentWidth - imageSize.width) / 2, y: y), size: imageSize), scale: scale)
    y += imageSize.height + gap
    label?.frame = PixelGrid.round(
      CGRect(x: x + metrics.titlePadding / 2, y: y, width: textWidth, height: textHeight), scale: scale)
  }
}
