/// The text fields of an alert, one below the other in a rounded box.
///
/// A field is 25 points high with text of 13 points; the box keeps 16 points from the sides and 16 from the buttons.
/// Its lengths and colours are rules of this library, after the looks on iOS.
final class AlertFieldsView: UIView {
  private static let row: CGFloat = 27
  private static let inset: CGFloat = 7
  private static let side: CGFloat = 16
  private static let bottom: CGFloat = 16
  private static let ground = UIColor(dynamicProvider: { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 28 / 255 : 1, alpha: 1)
  })

  private let box = UIView()
  private var fields: [UITextField] = []
  private var lines: [UIView] = []

  override func viewDidInitialize() {
    super.viewDidInitialize()
    box.backgroundColor = Self.ground
    box.layer.cornerRadius = 6
    box.clipsToBounds = true
    addSubview(box)
  }

  /// The addition of the box to an alert's height, in points.
  var height: CGFloat { fields.isEmpty ? 0 : CGFloat(fields.count) * Self.row + Self.bottom }

  func show(_ fields: [UITextField]) {
    guard !fields.elementsEqual(self.fields, by: ===) else { return }
    for view in self.fields + lines { view.removeFromSuperview() }
    self.fields = fields
    lines = fields.dropFirst().map { _ in UIView() }
    for line in lines { line.backgroundColor = .separator }
    for view in fields + lines { box.addSubview(view) }
    isHidden = fields.isEmpty
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = displayScale
    box.frame = CGRect(
      x: Self.side, y: 0, width: bounds.width - 2 * Self.side, height: CGFloat(fields.count) * Self.row)
    box.layer.borderWidth = 1 / scale
    box.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    for (number, field) in fields.enumerated() {
      let y = CGFloat(number) * Self.row
      field.frame = CGRect(x: Self.inset, y: y, width: box.bounds.width - 2 * Self.inset, height: Self.row)
      if number > 0 {
        lines[number - 1].frame = CGRect(x: 0, y: y, width: box.bounds.width, height: 1 / scale)
      }
    }
  }
}
