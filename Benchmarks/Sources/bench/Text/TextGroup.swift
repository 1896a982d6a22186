import HeadlessHost
import Measuring
import UIKit

/// Typing into long texts, and what the length of a text costs the screen that shows it.
///
/// A key is `insertText(_:)` of one character, as a keyboard calls it, with its delegate's calls and undo, and the layout that follows; `drawn` has the
/// frame's drawing as well. Characters are typed in the middle of the text, which is on the screen.
struct TextGroup: Group {
  static let name = "text"
  static let peerPrograms: [String] = []

  private static let ascii = "A paragraph of some words that goes over two lines at least.\n"
  private static let mixed = "Words, 한국어 문장과 日本語の文, עברית and 👨‍👩‍👧 in one paragraph.\n"

  mutating func measure(_ round: inout Round, peers: Peers?) throws {
    let keys = Bounds(must: 1, stretch: 0.5)
    for (name, paragraph, typed) in [
      ("ascii", Self.ascii, "typed words "), ("mixed", Self.mixed, "글자 e👍漢ב"),
    ] {
      let times = try MainActor.assumeIsolated { try Self.typing(paragraph, typed) }
      round.record("text.key.\(name).p50", median(of: times.laidOut), "ms", bounds: keys)
      round.record("text.key.\(name).p90", ninth(of: times.laidOut), "ms")
      round.record("text.key.\(name).drawn.p50", median(of: times.drawn), "ms")
    }
    let short = MainActor.assumeIsolated { Self.showing(10_000) }
    let long = MainActor.assumeIsolated { Self.showing(1_000_000) }
    round.record("text.million.set", long.set, "ms")
    round.record("text.million.frame", long.frame, "ms")
    round.recordRatio(
      "text.million.frame.ratio", long.frame, over: short.frame, bounds: Bounds(must: 1.5, stretch: 1.1))
    round.record("text.million.scroll.p50", long.scroll, "ms")
    round.recordRatio(
      "text.million.scroll.ratio", long.scroll, over: short.scroll, bounds: Bounds(must: 1.5, stretch: 1.1))
    round.record("text.million.key.p50", long.key, "ms")
  }

  private func ninth(of times: [Double]) -> Double { times.sorted()[times.count * 9 / 10] }

  private static func milliseconds(_ work: () -> Void) -> Double {
    let begin = Clock.processorSeconds()
    work()
    return (Clock.processorSeconds() - begin) * 1e3
  }

  /// A text view that fills a phone's screen.
  @MainActor private static func screen(_ text: String) -> (ScreenHost, UITextView) {
    let host = ScreenHost(options: SnapshotOptions(size: .init(width: 390, height: 844), scale: 3))
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    controller.view.addSubview(view)
    host.window.rootViewController = controller
    host.window.makeKeyAndVisible()
    host.waitsForAnimations = false
    return (host, view)
  }

  private static func repeated(_ paragraph: String, to length: Int) -> String {
    String(repeating: paragraph, count: length / paragraph.utf16.count + 1)
  }

  /// The milliseconds of a thousand keys in a text of a hundred thousand characters, without drawing and with it.
  @MainActor private static func typing(
    _ paragraph: String, _ typed: String
  ) throws -> (laidOut: [Double], drawn: [Double]) {
    let (host, view) = screen(repeated(paragraph, to: 100_000))
    defer { host.close() }
    view.becomeFirstResponder()
    let before = view.textStorage.length
    view.selectedRange = NSRange(location: paragraph.utf16.count * (before / paragraph.utf16.count / 2) + 2, length: 0)
    view.scrollRangeToVisible(view.selectedRange)
    host.advance(by: 1)
    host.drawFrame()
    let characters = Array(typed).map { String($0) }
    let expected = (0..<1000).reduce(0) { $0 + characters[$1 % characters.count].utf16.count }
    var laidOut: [Double] = []
    var drawn: [Double] = []
    for index in 0..<1000 {
      let character = characters[index % characters.count]
      let time = milliseconds {
        view.insertText(character)
        host.window.layoutIfNeeded()
      }
      laidOut.append(time)
      drawn.append(time + milliseconds { host.drawFrame() })
      host.advance(by: 0.05)
    }
    try BenchmarkError.check(
      "the length after typing", Double(view.textStorage.length - before), equals: Double(expected))
    return (laidOut, drawn)
  }

  /// What a text of a length costs when it is set, in its first frame, in frames that scroll, and a key in its middle.
  @MainActor private static func showing(_ length: Int) -> (set: Double, frame: Double, scroll: Double, key: Double) {
    let text = repeated(ascii, to: length)
    let (host, view) = screen("")
    defer { host.close() }
    host.drawFrame()
    let set = milliseconds { view.text = text }
    let frame = milliseconds { host.drawFrame() }
    let scroll = (0..<60).map { _ in
      milliseconds {
        view.contentOffset.y += 10
        host.drawFrame()
      }
    }
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: view.textStorage.length / 2, length: 0)
    view.scrollRangeToVisible(view.selectedRange)
    host.advance(by: 1)
    host.drawFrame()
    let keys = (0..<100).map { _ in
      milliseconds {
        view.insertText("x")
        host.window.layoutIfNeeded()
      }
    }
    return (set, frame, median(of: scroll), median(of: keys))
  }
}
