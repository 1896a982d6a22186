/// Elements of a menu side by side.
final class MenuStrip: UIView {
  private let tiles: [MenuRowView]
  private let columns: Int

  init(tiles: [MenuRowView], columns: Int) {
    self.tiles = tiles
    self.columns = max(1, columns)
    super.init(frame: .zero)
    for tile in tiles { addSubview(tile) }
  }

  required init?(coder: NSCoder) { fatalError("Strips are made by the panels of menus") }

  /// The height in a panel of a width: that of the tallest element.
  func height(width: CGFloat) -> CGFloat {
    tiles.map { $0.height(width: width / CGFloat(columns)) }.max() ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, scale) = (bounds.width / CGFloat(columns), displayScale)
    for (index, tile) in tiles.enumerated() {
      let place = CGFloat(isRightToLeft ? columns - 1 - index : index)
      let box = CGRect(x: place * width, y: 0, width: width, height: bounds.height)
      tile.frame = PixelGrid.round(box, scale: scale)
    }
  }
}
