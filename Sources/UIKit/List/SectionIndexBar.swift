import ListGeometry

/// The bar of titles at the side of a list: draws them and follows the finger.
final class SectionIndexBar: UIControl {
  /// The title that stands for a magnifying glass.
  static let searchTitle = "{search}"

  override var keepsFingers: Bool { true }

  /// Called when the finger comes to another title.
  var didChooseTitle: (Int) -> Void = { _ in }
  private var chosen: Int?

  var titles: [String] = [] {
    didSet { if titles != oldValue { setNeedsDisplay() } }
  }
  /// The colour of the titles; nil is the tint colour.
  var titleColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// The colours behind the titles, without and with a finger on the bar.
  var restingBackground: UIColor? {
    didSet { updateBackground() }
  }
  var trackingBackground: UIColor? {
    didSet { updateBackground() }
  }

  /// The width for titles: the widest one's, with half a point on each side, and at least that of the profile.
  static func width(for titles: [String], _ metrics: MetricsProfile.SectionIndex) -> CGFloat {
    let font = font(metrics)
    let widest = titles.filter { $0 != searchTitle }.map { ($0 as NSString).size(withAttributes: [.font: font]).width }
      .max()
    return max(metrics.width, ((widest ?? 0) + 1).rounded(.up))
  }

  private static func font(_ metrics: MetricsProfile.SectionIndex) -> UIFont {
    .systemFont(ofSize: metrics.fontSize, weight: .semibold)
  }

  private func layout(_ length: CGFloat) -> SectionIndexLayout {
    SectionIndexLayout(titleCount: titles.count, length: length, distance: metricsProfile.sectionIndex.titleDistance)
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    let color: UIColor = titleColor ?? tintColor
    for entry in layout(bounds.height).entries {
      switch entry.mark {
      case .bullet: drawBullet(color, middle: entry.middle)
      case .title(let index): drawTitle(titles[index], color, middle: entry.middle)
      }
    }
  }

  private func drawBullet(_ color: UIColor, middle: CGFloat) {
    let size = metricsProfile.sectionIndex.bullet
    color.setFill()
    UIBezierPath(
      ovalIn: CGRect(x: (bounds.width - size) / 2, y: middle - size / 2, width: size, height: size)
    ).fill()
  }

  private func drawTitle(_ title: String, _ color: UIColor, middle: CGFloat) {
    if title == Self.searchTitle { return drawMagnifyingGlass(color, middle: middle) }
    let text = title as NSString
    let attributes: [NSAttributedString.Key: Any] = [
      .font: Self.font(metricsProfile.sectionIndex), .foregroundColor: color,
    ]
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(
        x: PixelGrid.round((bounds.width - size.width) / 2, scale: displayScale),
        y: PixelGrid.round(middle - size.height / 2, scale: displayScale)), withAttributes: attributes)
  }

  private func drawMagnifyingGlass(_ color: UIColor, middle: CGFloat) {
    let configuration = UIImage.SymbolConfiguration(font: Self.font(metricsProfile.sectionIndex))
    guard let image = UIImage(systemName: "magnifyingglass", withConfiguration: configuration) else { return }
    let size = image.size
    image.withTintColor(color, renderingMode: .alwaysOriginal).draw(
      at: CGPoint(
        x: PixelGrid.round((bounds.width - size.width) / 2, scale: displayScale),
        y: PixelGrid.round(middle - size.height / 2, scale: displayScale)))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    setNeedsDisplay()
  }

  /// The bar keeps its place on the screen, at the trailing edge between the insets of a list.
  func place(in list: UIScrollView, width: CGFloat) {
    let inset = list.adjustedContentInset
    let safeArea = list.safeAreaInsetsForSubviews
    let bounds = list.bounds
    let x = list.isRightToLeft ? safeArea.left : bounds.width - safeArea.right - width
    let place = CGRect(
      x: bounds.minX + x, y: bounds.minY + inset.top, width: width,
      height: max(0, bounds.height - inset.top - inset.bottom))
    if frame != place { frame = place }
  }

  private func updateBackground() {
    backgroundColor = isTracking ? trackingBackground ?? restingBackground : restingBackground
  }

  // MARK: The finger

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return true
  }

  override func stateDidChange() {
    super.stateDidChange()
    if !isTracking { chosen = nil }
    updateBackground()
  }

  private func choose(_ touch: UITouch) {
    guard let title = layout(bounds.height).title(at: touch.location(in: self).y), title != chosen else { return }
    chosen = title
    didChooseTitle(title)
  }
}
