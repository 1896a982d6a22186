/// Shows a colour, and lets the user choose another: a tap presents a `UIColorPickerViewController`.
///
/// It sends `valueChanged` for each change. Its natural size is 28 × 28 points (a rule); the disc in the ring of all hues has the colour, and without one the hues go through.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  private static let side: CGFloat = 28
  private static let ring: CGFloat = 3
  private static let gap: CGFloat = 2

  private weak var picker: UIColorPickerViewController?

  /// Makes a well without a colour.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
  }

  /// Makes a well without a colour.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .clear
  }

  /// The text at the top of the picker; nil for the picker's own.
  open var title: String? { didSet { picker?.title = title } }
  /// Whether the user chooses how opaque the colour is; true unless set.
  open var supportsAlpha = true { didSet { picker?.supportsAlpha = supportsAlpha } }
  /// The colour; nil, as it is unless set, for none.
  ///
  /// Setting it sends nothing.
  open var selectedColor: UIColor? {
    didSet {
      setNeedsDisplay()
      if let selectedColor, let picker, picker.selectedColor != selectedColor { picker.selectedColor = selectedColor }
    }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var accessibilityDefaults: AccessibilityDefaults {
    .element(.button, value: selectedColor.map { PickedColor($0, traitCollection).hex })
  }
  override var defaultAccessibilityLabel: String? { title ?? "Color well" }

  open override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    // As many straight pieces as pixels on the rim would be seen of.
    let pieces = 72
    let step = 2 * CGFloat.pi / CGFloat(pieces)
    let inner: CGFloat = selectedColor == nil ? 0 : side / 2 - Self.ring
    for piece in 0..<pieces {
      let (from, to) = (CGFloat(piece) * step, (CGFloat(piece) + 1.05) * step)
      PickedColor(hue: CGFloat(piece) / CGFloat(pieces), depth: 0.5, alpha: isEnabled ? 1 : 0.5).color.setFill()
      let path = UIBezierPath(arcCenter: center, radius: side / 2, startAngle: from, endAngle: to, clockwise: true)
      path.addArc(withCenter: center, radius: inner, startAngle: to, endAngle: from, clockwise: false)
      path.close()
      path.fill()
    }
    guard let selectedColor else { return }
    let radius = side / 2 - Self.ring - Self.gap
    let disc = UIBezierPath(
      arcCenter: center, radius: max(0, radius), startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    selectedColor.withAlphaComponent(selectedColor.cgColor.alpha * (isEnabled ? 1 : 0.5)).setFill()
    disc.fill()
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.5 : 1
    setNeedsDisplay()
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    setNeedsDisplay()
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let isInside = isTouchInside
    super.endTracking(touch, with: event)
    if isInside { presentPicker() }
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    presentPicker()
    return true
  }

  /// Presents the picker on the controller around the well; in a popover if there is room.
  private func presentPicker() {
    guard picker?.presentingViewController == nil else { return }
    let presenter = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    guard let presenter = presenter ?? window?.rootViewController else { return }
    let made = UIColorPickerViewController()
    made.title = title
    made.supportsAlpha = supportsAlpha
    if let selectedColor { made.selectedColor = selectedColor }
    made.didChoose = { [weak self, weak made] _ in
      guard let self, let made else { return }
      selectedColor = made.selectedColor
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    if traitCollection.userInterfaceIdiom == .pad, traitCollection.horizontalSizeClass == .regular {
      made.modalPresentationStyle = .popover
      made.popoverPresentationController?.sourceView = self
      made.popoverPresentationController?.sourceRect = bounds
    }
    picker = made
    presenter.present(made, animated: true)
  }
}
