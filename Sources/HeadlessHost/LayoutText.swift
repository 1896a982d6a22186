internal import SystemFiles
import UIKit

/// The view tree as text, a line a view, made to be compared and searched.
///
/// `docs/LayoutText.md` tells the form. Two pictures of the same screen have the same text, whatever the machine; nothing that differs from run to run (addresses,
/// times) is in it.
@MainActor
package struct LayoutText {
  private var lines: [String] = []

  /// The text of a window: a line on how it is shown, then its views.
  ///
  /// Windows that lie on the screen beside it follow, in the order from back to front.
  static func text(of window: UIWindow, options: SnapshotOptions) -> String {
    var text = LayoutText()
    text.lines.append(header(window, options))
    for window in window.windowsOnScreen { text.add(window, depth: 0) }
    return text.lines.joined(separator: "\n") + "\n"
  }

  private static func header(_ window: UIWindow, _ options: SnapshotOptions) -> String {
    let size = window.bounds.size
    let words: [String?] = [
      "#", options.device.name, options.orientation.rawValue,
      "\(number(size.width))x\(number(size.height))@\(number(options.windowScale))",
      options.appearance.rawValue, "text-\(options.textSize.rawValue)", options.direction.rawValue,
      options.contrast == .high ? "high-contrast" : nil, options.hasBoldText ? "bold-text" : nil,
      "fonts-\(FontInspector.shared.fingerprint())",
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }

  /// A text without the fingerprint of fonts, as references hold it.
  nonisolated package static func withoutFonts(_ text: String) -> String {
    // Not a regular expression, which takes as long as a third of a screen's drawing. The fingerprint stands in the first line.
    let line = text.prefix { $0 != "\n" }
    guard let name = line.range(of: " fonts-") else { return text }
    let digits = line[name.upperBound...].prefix { "0123456789abcdef".contains($0) }
    guard !digits.isEmpty else { return text }
    return String(text[..<name.lowerBound]) + text[digits.endIndex...]
  }

  private mutating func add(_ view: UIView, depth: Int) {
    let frame = view.frame
    let parts = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(Self.number)
    var line = String(repeating: "  ", count: depth) + "\(type(of: view)) (\(parts.joined(separator: " ")))"
    for attribute in attributes(of: view) { line += " " + attribute }
    lines.append(line)
    for subview in view.subviews { add(subview, depth: depth + 1) }
  }

  /// Returns a number with at most three decimals and no trailing zero; `-0` is `0`, and values other than numbers are
  /// named.
  nonisolated static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let thousandths = (Double(value) * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return "\(Double(value))" }
    let whole = Int(abs(thousandths)) / 1000
    let rest = Int(abs(thousandths)) % 1000
    let sign = thousandths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// The text in quotes on one line.
  nonisolated static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028 || scalar.value == 0x2029:
        quoted += "\\u{\(String(scalar.value, radix: 16))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension ScreenHost {
  /// The view tree of the window as text.
  public func layoutText() -> String {
    stage.run { LayoutText.text(of: window, options: options) }
  }
}
