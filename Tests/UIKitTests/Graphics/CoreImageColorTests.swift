import Testing
import UIKit

/// What belongs to other frameworks and comes with UIKit.
@MainActor @Suite struct CoreImageColorTests {
  @Test func coloursHaveTheirParts() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect([color.red, color.green, color.blue, color.alpha] == [0.25, 0.5, 0.75, 0.5])
    #expect(Array(UnsafeBufferPointer(start: color.components, count: color.numberOfComponents)).count == 4)
    #expect(CIColor(string: color.stringRepresentation) == color)
    #expect(CIColor(string: "1 0.5").alpha == 1)
    #expect(CIColor.yellow.stringRepresentation == "1 1 0 1")
    #expect(CIColor(cgColor: UIColor.green.cgColor) == CIColor.green)
    #expect(UIColor(ciColor: .cyan).cgColor == UIColor.cyan.cgColor)
  }

  @Test func coreTextsKeysAreUIKits() {
    #expect(kCTTrackingAttributeName as NSAttributedString.Key == .tracking)
    #expect(NSAttributedString.Key(kCTKernAttributeName as String) == .kern)
    let wide = NSAttributedString(
      string: "Layout",
      attributes: [.font: UIFont.systemFont(ofSize: 17), kCTTrackingAttributeName as NSAttributedString.Key: 5])
    let plain = NSAttributedString(string: "Layout", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(abs(wide.size().width - plain.size().width - 30) < 0.01)
  }

  @Test func moreIsToldOnRequest() {
    let size = AXCustomContent(label: "Size", value: "3 MB")
    #expect((size.label, size.value, size.importance) == ("Size", "3 MB", .default))
    size.importance = .high
    let copy = size.copy() as? AXCustomContent
    #expect(copy !== size && copy?.importance == .high && copy?.value == "3 MB")
  }
}
