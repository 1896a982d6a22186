import Testing

@testable import masthead_cli

@Suite struct ScreenNameTests {
  @Test(arguments: [
    ("WeatherViewController", "WeatherViewController"), ("WeatherViewController()", "WeatherViewController"),
    ("List(style: .plain)", "List-style-plain"), ("Outer.Inner", "Outer-Inner"), ("", "Screen"), ("(){}", "Screen"),
    ("../../etc/passwd", "etc-passwd"), ("A_b 1", "A_b-1"), ("Été()", "Été"), ("a\nb\0c", "a-b-c"), ("--x--", "x"),
  ])
  func expressionsBecomeFileNames(expression: String, name: String) {
    #expect(ScreenName.sanitized(expression) == name)
  }

  @Test func longExpressionsAreCut() {
    #expect(ScreenName.sanitized(String(repeating: "ab(", count: 90)).count <= ScreenName.limit)
  }

  @Test func namesAreNumberedUntilNoTwoAreEqual() {
    #expect(ScreenName.unique(["A()", "A", "a", "B", "A-2", "A"]) == ["A", "A-2", "a-3", "B", "A-2-2", "A-4"])
  }
}
