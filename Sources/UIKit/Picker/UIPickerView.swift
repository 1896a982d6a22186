/// Wheels side by side, with a band across the middle at which their chosen rows stand.
///
/// The picker is 216 points high (frames of `uikit-facts` oracle `ib-layouts`) and 320 wide unless constraints say otherwise. Rows turn
/// away towards the top and the bottom as on a cylinder. A wheel that is let go turns on and comes to rest at a row; a tap brings a row to
/// the middle. `selectRow` tells the delegate nothing.
@preconcurrency @MainActor open class UIPickerView: UIView {
  private var wheels: [PickerWheel] = []
  private let band = UIView()
  private var needsReload = true
  private let metrics = PickerMetrics()

  /// Makes a picker with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a picker of no size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UIPickerView.self)
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    band.isUserInteractionEnabled = false
    band.layer.cornerRadius = metrics.bandCornerRadius
    addSubview(band)
    clipsToBounds = true
    if bounds.size == .zero { bounds.size = metrics.size }
  }

  /// Says how many wheels and rows there are; held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
  /// Says what rows show; held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }

  /// The colour of titles that the delegate gives as plain text; nil for that of labels.
  ///
  /// Apple declares none, but many applications set it by the key `textColor`.
  var titleColor: UIColor? { didSet { setNeedsReload() } }

  fileprivate static func names(_ table: _MethodTable) { table.add("textColor", \UIPickerView.titleColor) }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(picker: self, component: wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for wheel in wheels { load(wheel) }
  }

  private func load(_ wheel: PickerWheel) {
    let rows = dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: wheel.component) ?? -1
    wheel.reload(rows: max(0, rows), rowHeight: height > 0 ? height : metrics.rowHeight)
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  // MARK: Contents

  /// How many wheels there are.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// The number of rows of a wheel; 0 for a missing wheel.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

  /// How large the rows of a wheel are, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// The delegate's view for a row, while it is shown.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.givenView(of: row) }

  /// Asks for everything again; chosen rows stay where they are as far as they are there.
  open func reloadAllComponents() {
    needsReload = true
    loadIfNeeded()
    setNeedsLayout()
  }

  /// Asks for the rows of a wheel again.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component) else { return }
    load(wheel)
    setNeedsLayout()
  }

  /// Brings a row to the middle, turning the wheel when `animated`; a missing row stops at the nearest.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component)?.select(row, animated: animated && window != nil)
  }

  /// The row in the middle of a wheel; -1 for a wheel that is not there or has none.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { metrics.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.size }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let scale = displayScale
    band.backgroundColor = .tertiarySystemFill
    let height = (wheels.map(\.rowHeight).max() ?? metrics.rowHeight) + 2
    let box = CGRect(
      x: metrics.sideInset, y: (bounds.height - height) / 2, width: max(0, bounds.width - 2 * metrics.sideInset),
      height: height)
    band.frame = PixelGrid.round(box, scale: scale)
    let widths = wheelWidths()
    var x = (bounds.width - widths.reduce(0, +)) / 2
    if isRightToLeft { x = bounds.width - x }
    for (wheel, width) in zip(wheels, widths) {
      let left = isRightToLeft ? x - width : x
      wheel.frame = PixelGrid.round(CGRect(x: left, y: 0, width: width, height: bounds.height), scale: scale)
      x += isRightToLeft ? -width : width
    }
  }

  private func wheelWidths() -> [CGFloat] {
    let room = max(0, bounds.width - 2 * metrics.sideInset)
    let given = wheels.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? -1 }
    let taken = given.filter { $0 >= 0 }.reduce(0, +)
    let open = given.filter { $0 < 0 }.count
    let share = open > 0 ? max(0, room - taken) / CGFloat(open) : 0
    return given.map { $0 >= 0 ? $0 : share }
  }
}

/// Lengths of pickers, in points.
///
/// The size is known (see the class); rows, band and the cylinder are rules after the looks on iOS 14 to 18.
struct PickerMetrics {
  var size = CGSize(width: 320, height: 216)
  var rowHeight: CGFloat = 32
  var sideInset: CGFloat = 9
  var bandCornerRadius: CGFloat = 8
  var fontSize: CGFloat = 21
  /// How strong rows are beside the middle, and at the edge.
  var sideAlpha: CGFloat = 0.5
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPickerView.self, UIPickerView.names) }, 0, 0
)
