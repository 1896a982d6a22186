import ListGeometry

/// The bar of a section index: draws the titles and follows the finger.
final class TableIndexBar: UIControl {
  /// 15 points on iOS 7 to 18 (content views of indexed tables are 15 narrower); wider titles make it wider.
  static let standardWidth: CGFloat = 15
  /// The distance of titles and the size of a bullet; seen on screen, not measured.
  static let titleDistance: CGFloat = 14
  private static let bulletSize: CGFloat = 4
  /// 11 points, whatever the reader's text size.
  static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

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
  /// What is behind the titles, while there is no finger and while there is one.
  var restingBackground: UIColor? {
    didSet { updateBackground() }
  }
  var trackingBackground: UIColor? {
    didSet { updateBackground() }
  }

  /// The width for titles: the widest one's, with half a point on each side.
  static func width(for titles: [String]) -> CGFloat {
    let widest = titles.filter { $0 != UITableView.indexSearch }.map {
      ($0 as NSString).size(withAttributes: [.font: font])
    }
    .map(\.width).max()
    return max(standardWidth, ((widest ?? 0) + 1).rounded(.up))
  }

  private func layout(_ length: CGFloat) -> SectionIndexLayout {
    SectionIndexLayout(titleCount: titles.count, length: length, distance: Self.titleDistance)
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
    let size = Self.bulletSize
    color.setFill()
    UIBezierPath(
      ovalIn: CGRect(x: (bounds.width - size) / 2, y: middle - size / 2, width: size, height: size)
    ).fill()
  }

  private func drawTitle(_ title: String, _ color: UIColor, middle: CGFloat) {
    if title == UITableView.indexSearch { return drawMagnifyingGlass(color, middle: middle) }
    let text = title as NSString
    let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .foregroundColor: color]
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(
        x: PixelGrid.round((bounds.width - size.width) / 2, scale: displayScale),
        y: PixelGrid.round(middle - size.height / 2, scale: displayScale)), withAttributes: attributes)
  }

  private func drawMagnifyingGlass(_ color: UIColor, middle: CGFloat) {
    let configuration = UIImage.SymbolConfiguration(font: Self.font)
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
