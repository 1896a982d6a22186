/// The view of a bar button item: a title, an image or the item's own view, as high as the bar.
final class BarButton: UIControl {
  /// How dim a touched button is; as seen on screen, not measured.
  private static let touchedAlpha: CGFloat = 0.2

  private unowned let item: UIBarButtonItem
  private let label = UILabel()
  private let imageView = UIImageView()
  private let selection = UIView()
  private let picture = UIImageView()
  private var look = UIBarButtonItemAppearance(style: .plain)
  private var isCompact = false

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    addAction(
      UIAction { [weak self] _ in self?.item.perform(event: nil) }, for: .touchUpInside)
    selection.layer.cornerRadius = 6
    for view in [picture, selection, imageView, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    // As large as the titles of bars, which do not follow the reader's text size: bars stay as high as they are.
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
  }

  required init?(coder: NSCoder) { fatalError("Bar buttons are made by their items and not read from archives") }

  override var accessibilityDefaults: AccessibilityDefaults {
    item.customView == nil ? buttonDefaults : AccessibilityDefaults()
  }
  override var defaultAccessibilityLabel: String? {
    item.title ?? item.systemItem?.spokenName ?? item.image?.spokenName
  }
  package override var shownText: String? { label.isHidden ? nil : item.title }

  /// Takes over what the item and the bar say.
  func update(plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance, isCompact: Bool) {
    look = item.style == .done ? done : plain
    self.isCompact = isCompact
    isEnabled = item.canBeUsed
    tintColor = item.tintColor
    accessibilityIdentifier = item.accessibilityIdentifier
    if let name = item.accessibilityLabel { accessibilityLabel = name }
    if let hint = item.accessibilityHint { accessibilityHint = hint }
    if let value = item.accessibilityValue { accessibilityValue = value }
    isContextMenuInteractionEnabled = item.menu != nil && item.customView == nil
    showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
    showContent()
    setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { item.applyAppearance(shownBy: self) }
  }

  override var menuSender: AnyObject { item }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = item.menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
    return configuration
  }

  override func stateDidChange() {
    super.stateDidChange()
    showContent()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }

  private func showContent() {
    if let view = item.customView {
      if view.superview !== self { addSubview(view) }
      (label.isHidden, imageView.isHidden, selection.isHidden) = (true, true, true)
      picture.image = nil
      return
    }
    let image = isCompact ? item.landscapeImagePhone ?? item.image : item.image
    imageView.isHidden = image == nil
    label.isHidden = image != nil
    imageView.image = image.map { $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate) }
    let colour: UIColor = item.isSelected ? .systemBackground : tintColor
    imageView.tintColor = isEnabled ? colour : .tertiaryLabel
    imageView.alpha = isHighlighted ? Self.touchedAlpha : 1
    label.alpha = imageView.alpha
    label.attributedText = item.title.map { text($0, color: isEnabled ? colour : .tertiaryLabel) }
    picture.image = item.backgrounds.inForce(state, item.style, metrics)
    selection.isHidden = !item.isSelected
    selection.backgroundColor = tintColor
  }

  private var metrics: UIBarMetrics { isCompact ? .compact : .default }

  private func text(_ title: String, color: UIColor) -> NSAttributedString {
    let isDone = look.isDone || item.style == .done
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: isDone ? .semibold : .regular), .foregroundColor: color,
    ]
    var state: UIControl.State = isHighlighted ? .highlighted : []
    if !isEnabled { state.insert(.disabled) }
    attributes.merge(look.attributes(for: state)) { $1 }
    // A colour of the bar does not make a button that cannot be used look as if it could.
    if !isEnabled, look.disabled.titleTextAttributes[.foregroundColor] == nil { attributes[.foregroundColor] = color }
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if isHighlighted { attributes.merge(item.titleTextAttributes(for: .highlighted) ?? [:]) { $1 } }
    if !isEnabled { attributes.merge(item.titleTextAttributes(for: .disabled) ?? [:]) { $1 } }
    return NSAttributedString(string: title, attributes: attributes)
  }

  /// The size of the button's content, in a bar of a height.
  func contentSize(height: CGFloat) -> CGSize {
    if let view = item.customView { return Self.size(of: view, width: item.width, height: height) }
    var size: CGSize
    if let image = imageView.shownImage ?? imageView.image {
      size = image.size
    } else {
      size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
      for title in item.possibleTitles ?? [] {
        let other = text(title, color: .label).size()
        size.width = max(size.width, PixelGrid.ceil(other.width, scale: displayScale))
      }
    }
    if item.width > 0 { size.width = item.width }
    return size
  }

  /// The size of an application's view in a bar: that of its constraints, else its own, else its fitting size.
  static func size(of view: UIView, width: CGFloat = 0, height: CGFloat, limit: CGFloat? = nil) -> CGSize {
    var size = view.bounds.size
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let usesConstraints = !view.translatesAutoresizingMaskIntoConstraints || size == .zero
    if usesConstraints, fitting.width > 0 || fitting.height > 0 {
      size = fitting
    } else if size.width == 0 || size.height == 0 {
      size = view.sizeThatFits(CGSize(width: limit ?? CGFloat.greatestFiniteMagnitude, height: height))
    }
    if width > 0 { size.width = width }
    if let limit { size.width = min(size.width, limit) }
    return CGSize(width: size.width, height: min(size.height, height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var size = contentSize(height: bounds.height)
    // A title that has less room is cut.
    if item.customView == nil, imageView.image == nil { size.width = min(size.width, bounds.width) }
    let scale = displayScale
    let box = PixelGrid.round(
      CGRect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height), scale: scale)
    if let view = item.customView {
      view.frame = box
      return
    }
    let insets = isCompact && item.landscapeImagePhone != nil ? item.landscapeImagePhoneInsets : item.imageInsets
    imageView.frame = box.inset(by: insets)
    let own = item.titleOffset(for: metrics)
    let offset = look.normal.titlePositionAdjustment
    label.frame = box.offsetBy(dx: offset.horizontal + own.horizontal, dy: offset.vertical + own.vertical)
    label.textAlignment = .center
    selection.frame = box.insetBy(dx: -4, dy: -2)
    guard let image = picture.image else { return }
    let place = item.backgrounds.frame(of: image, behind: box, height: bounds.height, metrics: metrics)
    picture.frame = PixelGrid.round(place, scale: scale)
  }

  /// Fingers reach it 44 points wide and as high as the bar; the item's own view answers for itself.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let more = item.customView == nil ? max(0, NavigationBarMetrics().touchWidth - bounds.width) / 2 : 0
    return bounds.insetBy(dx: -more, dy: 0).contains(point)
  }
}
