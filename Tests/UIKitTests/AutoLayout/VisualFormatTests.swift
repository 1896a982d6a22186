import Testing
@testable import UIKit

@MainActor @Suite struct VisualFormatTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let first = placed("first")
  let second = placed("second")

  init() {
    root.addSubview(first)
    root.addSubview(second)
  }

  private func activate(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics,
          views: ["first": first, "second": second]))
    }
    root.layoutIfNeeded()
  }

  @Test func distancesMarginsAndSizes() {
    activate("H:|-[first(100)]-[second(>=50)]-20-|", "V:|[first]|", "V:|-5-[second]-(15)-|")
    // Margins are 8, as is the standard distance.
    #expect(first.frame.minX == 8 && first.frame.width == 100)
    #expect(second.frame.minX == 116 && second.frame.maxX == 300)
    #expect(second.frame.minY == 5 && second.frame.maxY == 185)
  }

  @Test func metricsPrioritiesAndAlignment() {
    activate(
      "[first(width@700,>=40)]-gap-[second(first)]", "|-0-[first]", options: [.alignAllTop, .alignAllBottom],
      metrics: ["width": 30, "gap": 12.5])
    activate("V:|-10-[first(20)]")
    #expect(first.frame == CGRect(x: 0, y: 10, width: 40, height: 20))
    #expect(second.frame.width == 40 && second.frame.minY == 10 && second.frame.height == 20)
    #expect(abs(second.frame.minX - 52.5) < 0.34)
  }

  @Test func metricsOfEveryNumberType() {
    activate(
      "H:|-(-8)-[first(small)]-gap-[second(large)]",
      metrics: ["small": UInt8(30), "gap": Float(12.5), "large": NSNumber(value: 60)])
    #expect(first.frame.minX == -8 && first.frame.width == 30)
    #expect(second.frame.width == 60)
  }

  @Test func directions() {
    activate("H:|-10-[first(50)]-5-[second(60)]", options: .directionRightToLeft)
    #expect(first.frame.maxX == 310 && second.frame.maxX == 255)
  }

  @Test func directionLeadingFollowsTheLanguage() {
    root.semanticContentAttribute = .forceRightToLeft
    activate("H:|-10-[first(50)]-5-[second(60)]")
    #expect(first.frame.maxX == 310 && second.frame.maxX == 255)
  }

  @Test(arguments: [
    ("H:|-[first-8-|", "Expected ']' after the view 'first'", 10),
    ("H:|-8[first]", "Expected '-' after the distance", 5),
    ("[first(>=)]", "Expected a number, a metric or a view", 9),
    ("", "Expected '[' before a view's name", 0),
    ("[third]", "'third' is not among the views", 1),
    ("[first]-gap-[second]", "'gap' is not among the metrics", 8),
    ("|[first]|[second]", "Nothing may follow the closing '|'", 9),
    ("|--8-[first]", "A negative distance stands in parentheses, as in -(-8)-", 2),
    ("[first(word)]", "the metric 'word' is a String, not a number", 7),
    ("[first(infinite)]", "the metric 'infinite' is inf", 7),
    ("[first(50@1001)]", "a priority lies above 0 and up to 1000", 7),
  ])
  func errorsPointAtThePlace(format: String, message: String, position: Int) {
    let caret = String(repeating: " ", count: position) + "^"
    do throws(VisualFormatError) {
      _ = try VisualFormatBuilder.build(
        format, [], ["word": "10", "infinite": Double.infinity], ["first": first, "second": second])
      Testing.Issue.record("\(format) was read")
    } catch {
      #expect(error.description == "Unable to parse constraint format:\n\(message)\n\(format)\n\(caret)")
    }
  }
}
