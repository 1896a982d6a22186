/// The content of one segment.
final class SegmentView: UIView {
  private(set) var title: String?
  private(set) var image: UIImage?
  private(set) var action: UIAction?
  var fixedWidth: CGFloat = 0
  var contentOffset = CGSize.zero
  var isEnabled = true
  let label = UILabel()
  let imageView = UIImageView()
  let background = UIImageView()
  /// Whether the segment fades after its removal.
  var isLeaving = false

  init(title: String?, image: UIImage?) {
    super.init(frame: .zero)
    for view in [background, imageView, label] { addSubview(view) }
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .medium)
    show(title: title, image: image)
  }

  convenience init(action: UIAction) {
    self.init(title: nil, image: nil)
    adopt(action)
  }

  required init?(coder: NSCoder) { fatalError("Segments are made by their control and not read from archives") }

  package override var shownText: String? { title }
  override var defaultAccessibilityLabel: String? { title ?? image?.spokenName }

  /// A button with its place among the segments as its value.
  override var accessibilityDefaults: AccessibilityDefaults {
    guard let control = superview as? UISegmentedControl,
      let index = control.segments.firstIndex(where: { $0 === self })
    else { return AccessibilityDefaults() }
    var traits: UIAccessibilityTraits = .button
    if control.selectedSegmentIndex == index { traits.insert(.selected) }
    if !isEnabled || !control.isEnabled { traits.insert(.notEnabled) }
    return .element(traits, value: "\(index + 1) of \(control.segments.count)")
  }

  func show(title: String?, image: UIImage?) {
    (self.title, self.image) = (title, image)
  }

  /// Shows an action's image, else its title.
  func adopt(_ action: UIAction) {
    self.action = action
    isEnabled = !action.attributes.contains(.disabled)
    show(title: action.image == nil ? action.title : nil, image: action.image)
  }

  /// Shows the content in the attributes of a state.
  func update(attributes: [NSAttributedString.Key: Any], color: UIColor, alpha: CGFloat) {
    label.isHidden = image != nil
    imageView.isHidden = image == nil
    label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
    imageView.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    imageView.tintColor = color
    label.alpha = alpha
    imageView.alpha = alpha
  }

  /// How large the content is in given attributes, in whole points.
  func contentSize(attributes: [NSAttributedString.Key: Any]) -> CGSize {
    if image != nil { return imageView.shownImage?.size ?? image?.size ?? .zero }
    guard let title, !title.isEmpty else { return .zero }
    let size = NSAttributedString(string: title, attributes: attributes).size()
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Places the content, moved by an offset.
  func placeContent(offset: CGSize, scale: CGFloat) {
    background.frame = bounds
    let room = bounds.offsetBy(dx: offset.width, dy: offset.height)
    let textHeight = label.sizeThatFits(bounds.size).height
    let text = CGRect(
      x: room.minX + 4, y: room.midY - textHeight / 2, width: max(0, room.width - 8), height: textHeight)
    label.frame = PixelGrid.round(text, scale: scale)
    let size = imageView.shownImage?.size ?? .zero
    let box = CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    imageView.frame = PixelGrid.round(box, scale: scale)
  }
}

/// The looks of a segmented control as set by an application.
struct SegmentedLook {
  var backgrounds: [UIBarMetrics: ValuesByState<UIImage>] = [:]
  var dividers: [UIBarMetrics: ValuesByPair<UIImage>] = [:]
  var adjustments: [UIBarMetrics: [UISegmentedControl.Segment: UIOffset]] = [:]
  var attributes = ValuesByState<[NSAttributedString.Key: Any]>()

  /// Whether images take the place of the control's own ground.
  var hasImages: Bool { backgrounds.values.contains { !$0.isEmpty } }
}
