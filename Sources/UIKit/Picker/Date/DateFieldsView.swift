import Foundation

/// The texts of a compact date picker; a tap on a text opens its editor.
final class DateFieldsView: UIView, DatePickerContent {
  private unowned let owner: UIDatePicker
  private let dateField = DateField()
  private let timeField = DateField()
  private weak var popup: DatePickerPopup?
  /// Between the texts, a rule.
  private static let gap: CGFloat = 8

  init(picker: UIDatePicker) {
    owner = picker
    super.init(frame: .zero)
    for field in [dateField, timeField] { addSubview(field) }
    dateField.addAction(UIAction { [weak self] _ in self?.open(.date) }, for: .touchUpInside)
    timeField.addAction(UIAction { [weak self] _ in self?.open(.time) }, for: .touchUpInside)
    reload()
  }

  required init?(coder: NSCoder) { fatalError("Fields are made by their date picker") }

  private var fields: [DateField] {
    switch owner.datePickerMode {
    case .time: [timeField]
    case .date: [dateField]
    default: [dateField, timeField]
    }
  }

  var naturalSize: CGSize {
    let sizes = fields.map { $0.intrinsicContentSize }
    let width = sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(sizes.count - 1)
    return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  func reload() {
    dateField.isHidden = !fields.contains(dateField)
    timeField.isHidden = !fields.contains(timeField)
    show(animated: false)
  }

  func show(animated: Bool) {
    dateField.text = owner.formatter("yMMMd").string(from: owner.date)
    timeField.text = owner.formatter("jmm").string(from: owner.date)
    popup?.part.show(animated: animated)
    owner.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = naturalSize.width
    // They stand at the end of their room, as in the cell of a form.
    var x = isRightToLeft ? width : max(0, bounds.width - width)
    for field in fields {
      let size = field.intrinsicContentSize
      let left = isRightToLeft ? x - size.width : x
      let box = CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      field.frame = PixelGrid.round(box, scale: displayScale)
      x += (size.width + Self.gap) * (isRightToLeft ? -1 : 1)
    }
  }

  private func open(_ mode: UIDatePicker.Mode) {
    guard let window, popup == nil else { return }
    let field = mode == .time ? timeField : dateField
    let part = UIDatePicker(frame: .zero)
    part.datePickerMode = mode
    part.preferredDatePickerStyle = mode == .time ? .wheels : .inline
    part.locale = owner.locale
    part.calendar = owner.calendarInForce
    part.timeZone = owner.timeZone
    part.minuteInterval = owner.minuteInterval
    (part.minimumDate, part.maximumDate) = owner.range
    part.date = owner.date
    part.tintColor = owner.tintColor
    part.addAction(
      UIAction { [weak self, weak part] _ in
        if let self, let part { owner.choose(part.date, animated: false) }
      }, for: .valueChanged)
    let popup = DatePickerPopup(part, anchor: field.convert(field.bounds, to: nil), in: window)
    popup.didClose = { [weak field] in field?.isSelected = false }
    field.isSelected = true
    self.popup = popup
    popup.open(in: window)
  }
}

/// A text on a grey ground that can be tapped.
final class DateField: UIControl {
  private let label = UILabel()

  override func viewDidInitialize() {
    super.viewDidInitialize()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 6
  }

  package override var shownText: String? { label.text }
  override var accessibilityDefaults: AccessibilityDefaults { buttonDefaults }

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.textColor = isSelected ? tintColor : .label
    label.alpha = isHighlighted ? 0.4 : 1
  }

  /// 11 points beside and 6 above and below the text, rules that make the height iOS's 34 at the usual text size.
  override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 22, height: max(34, size.height + 12))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.intrinsicContentSize
    label.frame = PixelGrid.round(
      CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height), scale: displayScale)
  }
}

/// A date picker over the window, beside its text; a tap elsewhere closes the picker.
final class DatePickerPopup: UIView {
  let part: UIDatePicker
  var didClose: () -> Void = {}
  private let card = UIView()
  private let anchor: CGRect
  private static let margin: CGFloat = 8

  init(_ part: UIDatePicker, anchor: CGRect, in window: UIWindow) {
    self.part = part
    self.anchor = anchor
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = MenuMetrics().cornerRadius
    card.layer.shadowColor = CGColor.black
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 32
    addSubview(card)
    card.addSubview(part)
  }

  required init?(coder: NSCoder) { fatalError("Popups are made by the fields that open them") }

  func open(in window: UIWindow) {
    window.addSubview(self)
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      card.alpha = 0
    }
    UIView.animate(withDuration: MenuMetrics().openingTime) { self.card.alpha = 1 }
  }

  private func close() {
    isUserInteractionEnabled = false
    didClose()
    UIView.animate(withDuration: MenuMetrics().closingTime) {
      self.card.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window else { return }
    let margin = Self.margin
    let size = part.intrinsicContentSize
    let whole = CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
    let top = window.safeAreaInsets.top + margin
    let bottom = bounds.height - window.safeAreaInsets.bottom - margin
    let isAbove = anchor.maxY + margin + whole.height > bottom && anchor.minY - top > bottom - anchor.maxY
    let y = isAbove ? anchor.minY - margin - whole.height : anchor.maxY + margin
    let x = max(margin, min(anchor.midX - whole.width / 2, bounds.width - margin - whole.width))
    let box = CGRect(x: x, y: max(top, min(y, bottom - whole.height)), width: whole.width, height: whole.height)
    card.frame = PixelGrid.round(box, scale: displayScale)
    part.frame = card.bounds.insetBy(dx: margin, dy: margin)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !card.frame.contains(touch.location(in: self)) else { return }
    close()
  }
}
