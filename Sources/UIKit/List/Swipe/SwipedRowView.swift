/// Takes the place of a cell in its list while the row is swiped, and holds the cell and the buttons of its actions.
///
/// The cell keeps its size and moves sideways in it, as in iOS 13 and later; what leaves the row's rectangle is cut off, in a card
/// by the card's corners.
final class SwipedRowView: UIView {
  let cell: UIView
  let buttons: [SwipeActionButton]
  /// Whether the buttons come out at the right edge.
  let opensAtRight: Bool
  /// The container of the buttons; as wide as the row is pulled.
  private let strip = UIView()
  /// The size of the row, which stays while the view shrinks as the row is deleted.
  private(set) var rowSize: CGSize
  /// Whether the row is deleted, and this view shrinks to nothing.
  var isCollapsing = false
  private var shown: (layout: SwipeLayout, pull: CGFloat, takeover: SwipeLayout.Takeover?)?

  /// Takes the cell's place among its siblings.
  init(
    _ cell: UIView, actions: [UIContextualAction], _ metrics: MetricsProfile.Swipe, opensAtRight: Bool
  ) {
    self.cell = cell
    self.opensAtRight = opensAtRight
    rowSize = cell.bounds.size
    buttons = actions.map {
      SwipeActionButton($0, metrics, rowIsAtRight: !opensAtRight, rowHeight: cell.bounds.height)
    }
    super.init(frame: cell.frame)
    clipsToBounds = true
    layer.maskedCorners = cell.layer.maskedCorners
    layer.cornerRadius = cell.layer.cornerRadius
    layer.cornerCurve = cell.layer.cornerCurve
    // The first action lies in front.
    for button in buttons.reversed() { strip.addSubview(button) }
    addSubview(strip)
    cell.superview?.insertSubview(self, aboveSubview: cell)
    addSubview(cell)
    cell.frame = CGRect(origin: .zero, size: rowSize)
  }

  required init?(coder: NSCoder) { nil }

  /// Gives the cell back its place in the list, and goes.
  func restoreCell() {
    if cell.superview === self {
      let place = frame
      superview?.insertSubview(cell, aboveSubview: self)
      cell.frame = place
    }
    removeFromSuperview()
  }

  /// The row got another size: the cell follows at once, so that it is as large as the list believes.
  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    guard !isCollapsing else { return }
    rowSize = bounds.size
    if let shown { show(shown.layout, pull: shown.pull, takeover: shown.takeover) }
  }

  /// Shows the row pulled aside.
  func show(_ layout: SwipeLayout, pull: CGFloat, takeover: SwipeLayout.Takeover?) {
    let scale = displayScale
    func rounded(_ length: CGFloat) -> CGFloat { PixelGrid.round(length, scale: scale) }
    shown = (layout, pull, takeover)
    let pull = rounded(pull)
    let height = rowSize.height
    let stripX = opensAtRight ? rowSize.width - pull : 0
    cell.frame = CGRect(x: opensAtRight ? -pull : pull, y: 0, width: rowSize.width, height: height)
    strip.frame = CGRect(x: stripX, y: 0, width: pull, height: height)
    let spans = layout.spans(pull: pull, takeover: takeover)
    for (index, (button, span)) in zip(buttons, spans).enumerated() {
      let (start, end) = (rounded(span.start), rounded(span.end))
      let x = opensAtRight ? start : pull - end
      button.contentWidth = layout.widths[index]
      button.frame = CGRect(x: x, y: 0, width: end - start, height: height)
      if let takeover, takeover.action == index { strip.bringSubviewToFront(button) }
    }
  }
}
