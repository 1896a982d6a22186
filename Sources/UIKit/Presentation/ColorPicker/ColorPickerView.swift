/// The content of a colour picker: a grid, a spectrum or sliders, opacity below, and at the bottom the colour and some
/// others.
///
/// Lengths in points are a rule, drawn after the picker of iOS 15 to 18, not measured.
final class ColorPickerView: UIScrollView {
  private enum Metrics {
    static let margin: CGFloat = 16
    static let top: CGFloat = 64
    static let segments: CGFloat = 32
    static let gap: CGFloat = 20
    static let swatch: CGFloat = 76
    static let circle: CGFloat = 30
    static let close: CGFloat = 30
    static let radius: CGFloat = 10
    static let box: CGFloat = 76
  }

  private let title = UILabel()
  private let close = UIButton(type: .custom)
  let segments = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  let grid = ColorGridView(frame: .zero)
  let spectrum = ColorSpectrumView(frame: .zero)
  let sliders = ColorSlidersView(frame: .zero)
  private let opacityTitle = UILabel()
  let opacity = ColorTrack("Opacity", showsChecks: true)
  private let opacityText = UILabel()
  private let line = UIView()
  let preview = ColorSwatch(frame: .zero)
  private(set) var swatches: [ColorSwatch] = []
  let plus = UIButton(type: .custom)
  /// Called with a colour, and whether it is about to change again.
  var didPick: (PickedColor, Bool) -> Void = { _, _ in }
  var didClose: () -> Void = {}

  var picked = PickedColor(red: 1, green: 1, blue: 1) { didSet { if picked != oldValue { pickedDidChange() } } }
  var showsOpacity = true { didSet { if showsOpacity != oldValue { setNeedsLayout() } } }
  var titleText = "" { didSet { title.text = titleText } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    alwaysBounceVertical = false
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    setUpButton(close, "xmark.circle.fill", label: SystemWords.word("Close"), color: .tertiaryLabel, size: 28)
    setUpButton(plus, "plus.circle.fill", label: "Add color", color: .tertiaryLabel, size: 28)
    close.addAction(UIAction { [weak self] _ in self?.didClose() }, for: .touchUpInside)
    plus.addAction(UIAction { [weak self] _ in self?.keep() }, for: .touchUpInside)
    segments.selectedSegmentIndex = 0
    segments.addAction(UIAction { [weak self] _ in self?.setNeedsLayout() }, for: .valueChanged)
    for field in [grid, spectrum] {
      field.didPick = { [weak self] color, continuously in self?.pick(color, continuously) }
    }
    sliders.didPick = { [weak self] color, continuously in self?.pick(color, continuously) }
    opacity.didMove = { [weak self] value, continuously in
      guard let self else { return }
      var color = picked
      color.alpha = (value * 100).rounded() / 100
      pick(color, continuously)
    }
    opacityTitle.text = "OPACITY"
    opacityTitle.font = .systemFont(ofSize: 13, weight: .semibold)
    opacityTitle.textColor = .secondaryLabel
    ColorSlidersView.setUpBox(opacityText)
    line.backgroundColor = .separator
    preview.isUserInteractionEnabled = false
    preview.layer.cornerRadius = Metrics.radius
    let views: [UIView] = [
      title, close, segments, grid, spectrum, sliders, opacityTitle, opacity, opacityText, line, preview, plus,
    ]
    for view in views { addSubview(view) }
    for color: UInt32 in [0x000000, 0x007AFF, 0x34C759, 0xFFCC00, 0xFF3B30] { addSwatch(PickedColor(number: color)) }
    pickedDidChange()
  }

  required init?(coder: NSCoder) { fatalError("Colour pickers make their views themselves") }

  private func setUpButton(_ button: UIButton, _ symbol: String, label: String, color: UIColor, size: CGFloat) {
    button.setImage(
      UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: size)), for: .normal)
    button.tintColor = color
    button.accessibilityLabel = label
  }

  // MARK: Picking

  private func pick(_ color: PickedColor, _ continuously: Bool) {
    picked = color
    didPick(color, continuously)
  }

  /// Adds the colour to those at the bottom.
  private func keep() {
    guard !swatches.contains(where: { $0.picked == picked }) else { return }
    addSwatch(picked)
    setNeedsLayout()
  }

  private func addSwatch(_ color: PickedColor) {
    let swatch = ColorSwatch(frame: .zero)
    swatch.picked = color
    swatch.layer.cornerRadius = Metrics.circle / 2
    swatch.addAction(
      UIAction { [weak self, weak swatch] _ in
        guard let self, var color = swatch?.picked else { return }
        if !showsOpacity { color.alpha = 1 }
        pick(color, false)
      }, for: .touchUpInside)
    swatches.append(swatch)
    addSubview(swatch)
  }

  private func pickedDidChange() {
    grid.picked = picked
    spectrum.picked = picked
    sliders.picked = picked
    preview.picked = picked
    opacity.value = picked.alpha
    opacity.show(picked.opaque.color.withAlphaComponent(0), picked.opaque.color, knob: picked.opaque.color)
    opacityText.text = "\(Int((picked.alpha * 100).rounded())) %"
  }

  // MARK: Places

  /// How high it is at a width.
  func height(for width: CGFloat) -> CGFloat { place(in: width, isMeasuring: true) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = place(in: bounds.width, isMeasuring: false)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  private func place(in width: CGFloat, isMeasuring: Bool) -> CGFloat {
    let inner = width - 2 * Metrics.margin
    var y = Metrics.top
    let put = { [self] (view: UIView, frame: CGRect) -> Void in
      guard !isMeasuring else { return }
      view.frame =
        isRightToLeft
        ? CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }
    put(title, CGRect(x: 60, y: 14, width: max(0, width - 120), height: 36))
    put(
      close,
      CGRect(x: width - Metrics.margin - Metrics.close, y: 17, width: Metrics.close, height: Metrics.close))
    put(segments, CGRect(x: Metrics.margin, y: y, width: inner, height: Metrics.segments))
    y += Metrics.segments + Metrics.gap
    let field = CGRect(
      x: Metrics.margin, y: y, width: inner,
      height: (inner * CGFloat(ColorGridView.rows) / CGFloat(ColorGridView.columns)).rounded())
    let fields: [UIView] = [grid, spectrum, sliders]
    for (index, view) in fields.enumerated() {
      put(view, field)
      if !isMeasuring { view.isHidden = index != segments.selectedSegmentIndex }
    }
    y = field.maxY + Metrics.gap
    let ofOpacity: [UIView] = [opacityTitle, opacity, opacityText]
    for view in ofOpacity where !isMeasuring { view.isHidden = !showsOpacity }
    if showsOpacity {
      put(opacityTitle, CGRect(x: Metrics.margin, y: y, width: inner, height: 18))
      y += 24
      let track = inner - Metrics.box - Metrics.margin
      put(opacity, CGRect(x: Metrics.margin, y: y, width: track, height: ColorTrack.height))
      put(
        opacityText,
        CGRect(x: width - Metrics.margin - Metrics.box, y: y, width: Metrics.box, height: ColorTrack.height))
      y += ColorTrack.height + Metrics.gap
    }
    put(line, CGRect(x: Metrics.margin, y: y, width: inner, height: 1 / max(1, displayScale)))
    y += Metrics.gap
    put(preview, CGRect(x: Metrics.margin, y: y, width: Metrics.swatch, height: Metrics.swatch))
    return max(y + Metrics.swatch, placeSwatches(y, width, put)) + Metrics.gap
  }

  /// Puts the other colours into rows beside the preview, with the button for another one behind the last; returns the
  /// bottom of the rows.
  private func placeSwatches(_ top: CGFloat, _ width: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
    let start = Metrics.margin + Metrics.swatch + Metrics.margin
    let step: CGFloat = Metrics.circle + 16
    let perRow = max(1, Int((width - Metrics.margin - start + 16) / step))
    let circles: [UIView] = swatches + [plus]
    for (index, circle) in circles.enumerated() {
      put(
        circle,
        CGRect(
          x: start + CGFloat(index % perRow) * step, y: top + CGFloat(index / perRow) * step, width: Metrics.circle,
          height: Metrics.circle))
    }
    return top + CGFloat((circles.count - 1) / perRow) * step + Metrics.circle
  }
}
