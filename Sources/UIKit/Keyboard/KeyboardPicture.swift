/// A plain picture of the keys: grey, with rows of keys by the requested type of keyboard.
///
/// Nothing can be pressed on it. Gaps of 6 and 11 points, keys with corners of 5 points and a place for suggestions
/// above are a drawing after the looks on iOS, and not measured.
final class KeyboardPicture: UIView {
  var traits: KeyboardTraits? { didSet { if traits != oldValue { setNeedsDisplay() } } }

  private struct Key {
    var label: String
    /// How wide it is, in keys of a letter.
    var weight: CGFloat = 1
    var isDark = false
    var isReturn = false
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    isOpaque = false
    contentMode = .redraw
  }

  private var isDark: Bool {
    switch traits?.appearance {
    case .dark: true
    case .light: false
    default: traitCollection.userInterfaceStyle == .dark
    }
  }

  override func draw(_ rect: CGRect) {
    let metrics = KeyboardMetrics(stage.screen)
    let ground = isDark ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
    ground.setFill()
    UIRectFill(bounds)
    let rows = rows
    let top: CGFloat = metrics.suggestions + 8
    let room = metrics.keys - 11
    let height = room / CGFloat(rows.count)
    for (number, row) in rows.enumerated() {
      let y = top - 8 + 8 + CGFloat(number) * height
      draw(row, in: CGRect(x: 3, y: y, width: bounds.width - 6, height: height - 11), widest: rows[0])
    }
  }

  private func draw(_ row: [Key], in rect: CGRect, widest: [Key]) {
    let gap: CGFloat = 6
    let full = widest.reduce(0) { $0 + $1.weight }
    let weight = row.reduce(0) { $0 + $1.weight }
    let unit = rect.width / full
    var x = rect.minX + (rect.width - weight * unit) / 2
    for key in row {
      let frame = CGRect(x: x + gap / 2, y: rect.minY, width: key.weight * unit - gap, height: rect.height)
      x += key.weight * unit
      draw(key, in: frame)
    }
  }

  private func draw(_ key: Key, in frame: CGRect) {
    guard frame.width > 0, frame.height > 0, key.label != " " || key.weight > 1 else { return }
    let plain = isDark ? UIColor(white: 0.42, alpha: 1) : UIColor.white
    let special = isDark ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
    let isBlue = key.isReturn && traits?.returnKeyType != .default && traits?.returnKeyIsEnabled == true
    let fill: UIColor = isBlue ? .systemBlue : (key.isDark ? special : plain)
    fill.setFill()
    UIBezierPath(roundedRect: frame, cornerRadius: 5).fill()
    let isLetter = key.label.count == 1
    let isDimmed = key.isReturn && traits?.returnKeyIsEnabled == false
    let ink: UIColor = isBlue || isDark ? .white : .black
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: isLetter ? 23 : 16),
      .foregroundColor: isDimmed ? ink.withAlphaComponent(0.3) : ink,
    ]
    let text = key.label as NSString
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), withAttributes: attributes)
  }

  private func letters(_ text: String) -> [Key] { text.map { Key(label: String($0)) } }

  private var rows: [[Key]] {
    switch traits?.keyboardType ?? .default {
    case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad:
      let left = traits?.keyboardType == .decimalPad ? "." : traits?.keyboardType == .phonePad ? "+*#" : " "
      return [
        letters("123"), letters("456"), letters("789"),
        [Key(label: left, isDark: true), Key(label: "0"), Key(label: "⌫", isDark: true)],
      ]
    case .numbersAndPunctuation:
      return [
        letters("1234567890"), letters("-/:;()$&@\""),
        [Key(label: "#+=", weight: 1.5, isDark: true)] + letters(".,?!'") + [
          Key(label: "⌫", weight: 1.5, isDark: true)
        ],
        bottomRow("ABC"),
      ]
    default:
      return [
        letters("qwertyuiop"), letters("asdfghjkl"),
        [Key(label: "⇧", weight: 1.5, isDark: true)] + letters("zxcvbnm") + [
          Key(label: "⌫", weight: 1.5, isDark: true)
        ],
        bottomRow("123"),
      ]
    }
  }

  private func bottomRow(_ first: String) -> [Key] {
    let change = Key(label: first, weight: 2.5, isDark: true)
    let end = Key(label: returnLabel, weight: 2.5, isDark: true, isReturn: true)
    switch traits?.keyboardType {
    case .emailAddress:
      return [change, Key(label: "space", weight: 3), Key(label: "@"), Key(label: "."), end]
    case .URL:
      return [change, Key(label: "."), Key(label: "/"), Key(label: ".com", weight: 3), end]
    default: return [change, Key(label: "space", weight: 5), end]
    }
  }

  private var returnLabel: String {
    switch traits?.returnKeyType ?? .default {
    case .default: "return"
    case .go: "go"
    case .google, .yahoo, .search: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency"
    case .continue: "continue"
    @unknown default: "return"
    }
  }
}
