import Foundation
import Testing

@testable import masthead_cli

/// What a screen's program sees of the world, and what is seen of it.
@Suite struct ScreenWorldTests {
  @Test func whatIsPrintedBeforeAnEndIsShown() throws {
    for (end, words) in [
      ("let list: [Int] = []; print(list[view.subviews.count])", "crashed: Index out of range"), ("exit(3)", "exit(3)"),
      ("while true {}", "not drawn within 1 seconds"),
    ] {
      let (lines, run) = try Prints.of(
        "print(\"> before\"); print(\"> a part\", terminator: \"\"); \(end)", "--timeout", "1")
      #expect(run.status == 1)
      #expect(lines == ["before", "a part"], "\(end): \(run.output)")
      #expect(run.error.contains(words), "\(run.error)")
    }
  }

  @Test func placeAndTimeAreThoseOfTheScreen() throws {
    let (lines, run) = try Prints.of(
      """
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      print(">", formatter.string(from: 1234.5)!, Locale.current.identifier, Locale.preferredLanguages, TimeZone.current.secondsFromGMT())
      let start = Date()
      print(">", Int(start.timeIntervalSince1970))
      let end = start + 10
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        guard Date() >= start + 8.95 else { return }
        timer.invalidate()
        print(">", Int(end.timeIntervalSinceNow.rounded()))
      }
      """, "--after", "9")
    #expect(run.status == 0, "\(run.error)")
    #expect(lines == ["$1,234.50 en_US [\"en-US\"] 0", "1168335660", "1"], "\(run.output)")
  }

  @Test func displayLinkTicksAsLongAsIsWaited() throws {
    let (lines, run) = try Prints.of(
      """
      let link = CADisplayLink(target: self, selector: #selector(tick))
      link.add(to: .main, forMode: .common)
      for second in 1...2 { DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(second)) { print(">", self.count) } }
      view.addSubview(mover)
        }
        var count = 0
        let mover = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
        @objc func tick() {
          count += 1
          mover.frame.origin.x = CGFloat(min(count, 90))
      """, "--after", "2")
    #expect(run.status == 0, "\(run.error)")
    // What falls due with a frame comes before it.
    #expect(lines == ["59", "119"], "\(run.output)")
    #expect(!run.output.contains("display link"), "\(run.output)")
    let early = try Prints.of(
      """
      CADisplayLink(target: self, selector: #selector(tick)).add(to: .main, forMode: .common)
      view.addSubview(mover)
        }
        let mover = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
        @objc func tick() {
          mover.frame.origin.x += 1
      """)
    #expect(early.run.output.contains("A display link still changed the screen"), "\(early.run.output)")
  }
}
