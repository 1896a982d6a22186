import Foundation

/// Sliders of red, green and blue with their numbers, and the colour as six digits.
final class ColorSlidersView: UIView, UITextFieldDelegate {
  private enum Part: Int, CaseIterable {
    case red, green, blue

    var title: String { ["RED", "GREEN", "BLUE"][rawValue] }
    var name: String { ["Red", "Green", "Blue"][rawValue] }
    var path: WritableKeyPath<PickedColor, CGFloat> {
      switch self {
      case .red: \.red
      case .green: \.green
      case .blue: \.blue
      }
    }
  }

  @MainActor private struct Row {
    let part: Part
    let title = UILabel()
    let track: ColorTrack
    let text = UITextField()
  }

  private let rows = Part.allCases.map { Row(part: $0, track: ColorTrack($0.name)) }
  private let hexTitle = UILabel()
  private let hex = UITextField()
  var didPick: (PickedColor, Bool) -> Void = { _, _ in }
  var picked = PickedColor(red: 1, green: 1, blue: 1) { didSet { if picked != oldValue { show() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for row in rows {
      row.title.text = row.part.title
      row.title.font = .systemFont(ofSize: 13, weight: .semibold)
      row.title.textColor = .secondaryLabel
      row.track.didMove = { [weak self] in self?.set(row.part, $0, $1) }
      row.text.keyboardType = .numberPad
      row.text.accessibilityLabel = row.part.name
      for view in [row.title, row.track, row.text] { addSubview(view) }
    }
    hexTitle.text = "sRGB Hex Color #"
    hexTitle.font = .systemFont(ofSize: 17)
    hexTitle.textColor = .label
    hexTitle.textAlignment = .natural
    hex.autocapitalizationType = .allCharacters
    hex.accessibilityLabel = "Hex Color"
    for text in texts {
      text.font = .systemFont(ofSize: 17)
      text.textAlignment = .center
      text.backgroundColor = .tertiarySystemFill
      text.layer.cornerRadius = 8
      text.delegate = self
      addSubview(text)
    }
    addSubview(hexTitle)
    show()
  }

  required init?(coder: NSCoder) { fatalError("Sliders of colours are made by their controller") }

  private var texts: [UITextField] { rows.map(\.text) + [hex] }

  /// Gives a label the look of the fields with numbers.
  static func setUpBox(_ label: UILabel) {
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    label.backgroundColor = .tertiarySystemFill
    label.layer.cornerRadius = 8
    label.clipsToBounds = true
  }

  private func set(_ part: Part, _ value: CGFloat, _ continuously: Bool) {
    // Whole bytes, so that the number that is shown is the colour.
    picked[keyPath: part.path] = CGFloat(PickedColor.byte(value)) / 255
    didPick(picked, continuously)
  }

  private func show() {
    for row in rows {
      let value = picked[keyPath: row.part.path]
      var (low, high) = (picked.opaque, picked.opaque)
      low[keyPath: row.part.path] = 0
      high[keyPath: row.part.path] = 1
      row.track.value = value
      row.track.show(low.color, high.color, knob: picked.opaque.color)
      if !row.text.isFirstResponder { row.text.text = "\(PickedColor.byte(value))" }
    }
    if !hex.isFirstResponder { hex.text = picked.hex }
  }

  // MARK: Numbers

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
    if textField === hex { return text.count <= 6 && text.allSatisfy(\.isHexDigit) }
    return text.count <= 3 && text.allSatisfy { $0.isASCII && $0.isNumber }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }

  /// Takes the typed value at the end of typing; the old value replaces texts without number or colour.
  func textFieldDidEndEditing(_ textField: UITextField) {
    let text = textField.text ?? ""
    if textField === hex, var color = PickedColor(hex: text) {
      color.alpha = picked.alpha
      picked = color
      didPick(color, false)
    } else if let row = rows.first(where: { $0.text === textField }), let number = Int(text) {
      set(row.part, CGFloat(min(255, number)) / 255, false)
    }
    show()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (box, gap): (CGFloat, CGFloat) = (76, 16)
    let step = ((bounds.height - ColorTrack.height) / 3).rounded(.down)
    let put = { [self] (view: UIView, frame: CGRect) -> Void in
      view.frame =
        isRightToLeft
        ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }
    for (index, row) in rows.enumerated() {
      let y = CGFloat(index) * step
      put(row.title, CGRect(x: 0, y: y, width: bounds.width, height: 18))
      put(row.track, CGRect(x: 0, y: y + 24, width: bounds.width - box - gap, height: ColorTrack.height))
      put(row.text, CGRect(x: bounds.width - box, y: y + 24, width: box, height: ColorTrack.height))
    }
    let y = bounds.height - ColorTrack.height
    let wide: CGFloat = 110
    put(hexTitle, CGRect(x: 0, y: y, width: max(0, bounds.width - wide - gap), height: ColorTrack.height))
    put(hex, CGRect(x: bounds.width - wide, y: y, width: wide, height: ColorTrack.height))
  }
}
