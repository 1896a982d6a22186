/// Caret and handles of the selection in a view of text.
///
/// A caret is 2 points wide; a selection is filled with a fifth of the tint and has a handle of 10 points at each end.
/// Carets blink once a second while the clock goes on, and stand still where a host shows a screen at rest. Widths and
/// times are rules of this library, after the looks on iOS.
@MainActor final class TextSelectionViews {
  static let caretWidth: CGFloat = 2
  private static let handle: CGFloat = 10
  private static let blinkTime = 0.5

  private unowned let container: UIView
  /// The container of the handles, which reach beyond the text.
  private let handleContainer: () -> UIView
  private let caret = UIView()
  private var handles: [TextHandleView] = []
  private var timer: ClockTimer?
  private var isShown = false

  init(in container: UIView, handlesIn handleContainer: @escaping () -> UIView) {
    self.container = container
    self.handleContainer = handleContainer
    caret.isUserInteractionEnabled = false
    caret.isHidden = true
    caret.layer.cornerRadius = Self.caretWidth / 2
    container.addSubview(caret)
  }

  /// Shows a caret, or the handles of a selection; nil and nothing hide them.
  func show(caret place: CGRect?, rects: [CGRect], tint: UIColor, isRightToLeft: Bool) {
    if let place {
      caret.frame = place
      caret.backgroundColor = tint
    }
    if isShown != (place != nil) {
      isShown = place != nil
      caret.isHidden = !isShown
      caretDidMove()
    }
    showHandles(rects, tint: tint, isRightToLeft: isRightToLeft)
  }

  /// The caret is seen for a while after it moved.
  func caretDidMove() {
    timer?.cancel()
    timer = nil
    guard isShown else { return }
    caret.isHidden = false
    scheduleBlink()
  }

  private func scheduleBlink() {
    timer = container.clock.schedule(after: Self.blinkTime) { [weak self] in self?.blink() }
  }

  private func blink() {
    guard isShown, container.window != nil else { return }
    caret.isHidden = container.stage.screen.keyboard.blinksCarets && !caret.isHidden
    scheduleBlink()
  }

  private func showHandles(_ rects: [CGRect], tint: UIColor, isRightToLeft: Bool) {
    guard let first = rects.first, let last = rects.last else {
      for handle in handles { handle.removeFromSuperview() }
      handles = []
      return
    }
    if handles.isEmpty {
      handles = [TextHandleView(isStart: true), TextHandleView(isStart: false)]
      for handle in handles { handleContainer().addSubview(handle) }
    }
    let size = Self.handle
    for (handle, rect) in zip(handles, [first, last]) {
      let x = handle.isStart != isRightToLeft ? rect.minX : rect.maxX
      let y = handle.isStart ? rect.minY - size : rect.minY
      let place = CGRect(x: x - size / 2, y: y, width: size, height: rect.height + size)
      handle.frame = handleContainer().convert(place, from: container)
      handle.tintColor = tint
    }
  }

  /// Fills rectangles in the colour of selections.
  static func fill(_ rects: [CGRect], tint: UIColor, in context: CGContext) {
    context.setFillColor(tint.withAlphaComponent(0.2).cgColor)
    for rect in rects { context.fill(rect) }
  }
}

/// The handle at one end of a selection: a bar with a knob, above the beginning or below the end.
final class TextHandleView: UIView {
  let isStart: Bool

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    fatalError("Handles of selections are made by their text and not read from archives")
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    tintColor.setFill()
    let size = bounds.width
    let bar = TextSelectionViews.caretWidth
    let y = isStart ? size - 2 : 0
    UIRectFill(CGRect(x: (size - bar) / 2, y: y, width: bar, height: bounds.height - size + 2))
    let knob = CGRect(x: 0, y: isStart ? 0 : bounds.height - size, width: size, height: size)
    UIBezierPath(ovalIn: knob).fill()
  }
}
