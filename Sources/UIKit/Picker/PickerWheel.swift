/// A wheel of a picker: rows on a cylinder, turned by scrolling.
///
/// Only the rows that can be seen have views, however many there are. They are placed at each step: the content scrolls, and each row is
/// put where its angle has it, as high as it is seen from the front.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  let component: Int
  private unowned let picker: UIPickerView
  private(set) var rowCount = 0
  private(set) var rowHeight: CGFloat = 32
  private var shown: [Int: UIView] = [:]
  private var spare: [UIView] = []
  /// The row that was told last, or set.
  private(set) var selectedRow = -1
  private let metrics = PickerMetrics()

  init(picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    decelerationRate = .fast
    alwaysBounceVertical = true
    super.delegate = self
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(PickerWheel.didTap(_:))))
  }

  required init?(coder: NSCoder) { fatalError("Wheels are made by their pickers") }

  // MARK: Who does not see it

  override var accessibilityDefaults: AccessibilityDefaults {
    let shown = shown[selectedRow]
    return .element(.adjustable, value: shown?.shownText ?? shown?.combinedTexts)
  }

  private var teller: (any UIPickerViewAccessibilityDelegate)? {
    picker.delegate as? any UIPickerViewAccessibilityDelegate
  }

  override var defaultAccessibilityLabel: String? {
    teller?.pickerView(picker, accessibilityLabelForComponent: component)
  }
  override var accessibilityAttributedLabel: NSAttributedString? {
    get {
      teller?.pickerView(picker, accessibilityAttributedLabelForComponent: component)
        ?? super.accessibilityAttributedLabel
    }
    set { super.accessibilityAttributedLabel = newValue }
  }
  override var accessibilityLabel: String? {
    get {
      teller?.pickerView(picker, accessibilityAttributedLabelForComponent: component)?.string
        ?? super.accessibilityLabel
    }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityAttributedHint: NSAttributedString? {
    get {
      teller?.pickerView(picker, accessibilityAttributedHintForComponent: component)
        ?? super.accessibilityAttributedHint
    }
    set { super.accessibilityAttributedHint = newValue }
  }
  override var accessibilityHint: String? {
    get {
      teller?.pickerView(picker, accessibilityAttributedHintForComponent: component)?.string
        ?? teller?.pickerView(picker, accessibilityHintForComponent: component) ?? super.accessibilityHint
    }
    set { super.accessibilityHint = newValue }
  }

  override func accessibilityIncrement() { turn(by: 1) }
  override func accessibilityDecrement() { turn(by: -1) }

  private func turn(by rows: Int) {
    let row = selectedRow + rows
    guard row >= 0, row < rowCount else { return }
    setContentOffset(offset(of: row), animated: false)
    tell(row)
  }

  func reload(rows: Int, rowHeight: CGFloat) {
    for view in shown.values { view.removeFromSuperview() }
    shown = [:]
    rowCount = rows
    self.rowHeight = rowHeight
    selectedRow = rows == 0 ? -1 : max(0, min(selectedRow, rows - 1))
    updateContentSize()
    rest()
    setNeedsLayout()
  }

  private func updateContentSize() {
    let size = CGSize(width: bounds.width, height: bounds.height + CGFloat(max(0, rowCount - 1)) * rowHeight)
    if contentSize != size { contentSize = size }
  }

  private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(max(0, row)) * rowHeight) }

  private func rest() {
    guard !isDragging, !isDecelerating, bounds.height > 0 else { return }
    setContentOffset(offset(of: selectedRow), animated: false)
  }

  func select(_ row: Int, animated: Bool) {
    guard rowCount > 0 else { return }
    selectedRow = max(0, min(row, rowCount - 1))
    setContentOffset(offset(of: selectedRow), animated: animated && bounds.height > 0)
    setNeedsLayout()
  }

  func givenView(of row: Int) -> UIView? {
    guard let view = shown[row], !(view is PickerTitle) else { return nil }
    return view
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    updateContentSize()
    if oldSize.height != bounds.height { rest() }
  }

  // MARK: Rows

  /// The radius of the cylinder: half of the visible height.
  private var radius: CGFloat { max(1, bounds.height / 2) }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateContentSize()
    guard rowCount > 0, bounds.height > 0 else { return }
    let middle = contentOffset.y / rowHeight
    let reach = radius * .pi / 2 / rowHeight
    let first = max(0, Int((middle - reach).rounded(.up)))
    let last = min(rowCount - 1, Int((middle + reach).rounded(.down)))
    for (row, view) in shown where row < first || row > last {
      view.removeFromSuperview()
      shown[row] = nil
      if !(view is PickerTitle) { spare.append(view) }
    }
    guard first <= last else { return }
    for row in first...last { place(row, distance: CGFloat(row) - middle) }
  }

  private func place(_ row: Int, distance: CGFloat) {
    let view = shown[row] ?? make(row)
    let angle = distance * rowHeight / radius
    let height = max(0.01, cos(angle))
    view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
    view.center = CGPoint(x: bounds.width / 2, y: bounds.midY + radius * sin(angle))
    view.transform = CGAffineTransform(scaleX: 1 - 0.1 * (1 - height), y: height)
    let nearness = max(0, 1 - abs(distance))
    let side = metrics.sideAlpha * height * height
    view.alpha = side + (1 - side) * nearness
  }

  private func make(_ row: Int) -> UIView {
    let view = ask(for: row)
    shown[row] = view
    addSubview(view)
    return view
  }

  private func ask(for row: Int) -> UIView {
    guard let delegate = picker.delegate else { return PickerTitle(text: nil) }
    let old = spare.popLast()
    let given = delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: old)
    if given !== NotImplemented.view {
      if let old, old !== given { spare.append(old) }
      return given
    }
    if let old { spare.append(old) }
    let plain: () -> NSAttributedString? = {
      delegate.pickerView(self.picker, titleForRow: row, forComponent: self.component).map {
        NSAttributedString(string: $0, attributes: self.picker.titleColor.map { [.foregroundColor: $0] })
      }
    }
    let text = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) ?? plain()
    return PickerTitle(text: text)
  }

  // MARK: Coming to rest

  private func row(at offset: CGFloat) -> Int {
    max(0, min(Int((offset / rowHeight).rounded()), rowCount - 1))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard rowCount > 0 else { return }
    targetContentOffset.pointee = offset(of: row(at: targetContentOffset.pointee.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  /// The wheel stands still where the finger brought it.
  private func settle() {
    guard rowCount > 0 else { return }
    let row = row(at: contentOffset.y)
    setContentOffset(offset(of: row), animated: false)
    tell(row)
  }

  private func tell(_ row: Int) {
    guard row != selectedRow else { return }
    selectedRow = row
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
  }

  private func didTap(_ tap: UITapGestureRecognizer) {
    guard rowCount > 0 else { return }
    let sine = max(-1, min(1, (tap.location(in: self).y - bounds.midY) / radius))
    let row = max(0, min(row(at: contentOffset.y + asin(sine) * radius), rowCount - 1))
    setContentOffset(offset(of: row), animated: true)
    tell(row)
  }
}

/// A row that shows a text.
final class PickerTitle: UIView {
  static let sideInset: CGFloat = 4
  private let label = UILabel()

  init(text: NSAttributedString?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: PickerMetrics().fontSize)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.attributedText = text
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("Rows are made by their wheels") }

  package override var shownText: String? { label.text }

  var alignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.sideInset, dy: 0)
  }
}
