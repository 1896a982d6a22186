import UIKit

/// The elements of a screen for a screen reader as text, a line an element in the order of reading.
///
/// A line holds the label in quotes, the value, traits in brackets, hint, custom actions, custom content, attributes of
/// speech, identifier, frame on the screen and class, each left out where it says nothing.
@MainActor
enum AccessibilityText {
  static func text(of window: UIWindow) -> String {
    let lines = window.windowsOnScreen.reversed().flatMap { window in
      AccessibilityTree.elements(of: window).map(line)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ element: NSObject) -> String {
    let reading = AccessibilityReading(element)
    var parts = [LayoutText.quoted(reading.label ?? "")]
    if let value = reading.value { parts.append("value=\(LayoutText.quoted(value))") }
    if !reading.traits.isEmpty { parts.append("[\(reading.traits.words.joined(separator: ", "))]") }
    if let hint = reading.hint { parts.append("hint=\(LayoutText.quoted(hint))") }
    if !reading.actions.isEmpty {
      parts.append("actions=\(reading.actions.map(LayoutText.quoted).joined(separator: ","))")
    }
    if !reading.content.isEmpty {
      parts.append("content=\(reading.content.map(LayoutText.quoted).joined(separator: ","))")
    }
    if !reading.speech.isEmpty {
      parts.append("speech=\(reading.speech.map(LayoutText.quoted).joined(separator: ","))")
    }
    if let identifier = reading.identifier { parts.append("id=\(LayoutText.quoted(identifier))") }
    let frame = reading.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(LayoutText.number)
    parts.append("(\(numbers.joined(separator: " ")))")
    parts.append("\(type(of: element))")
    return parts.joined(separator: " ")
  }
}

extension ScreenHost {
  /// The elements for a screen reader, a line an element in the order of reading; windows in front come first.
  public func accessibilityText() -> String { stage.run { AccessibilityText.text(of: window) } }
}
