import CTextShims
import CoreGraphics
import Synchronization

/// The door to all text work: one lock around one machine.
///
/// Results depend on the text, the font and the font files alone, never on earlier measurements or on the thread.
public final class TextEngine: Sendable {
  /// The engine over the system's packages.
  public static let shared = TextEngine(map: .standard)

  /// The fonts that text is set in.
  public let map: FontMap
  private let lock = Mutex(())
  nonisolated(unsafe) private let machine: TextMachine
  private let listener = Mutex<(@Sendable (FontProblem) -> Void)?>(nil)

  /// An engine of its own, for font files in another place.
  public init(map: FontMap) {
    self.map = map
    machine = TextMachine(map: map)
  }

  /// Font files that were asked for and are missing, in the order of asking.
  public var problems: [FontProblem] { withMachine { $0.problems } }

  /// Calls `handler` with each problem once: those that nobody was told of at once, others when they come up.
  ///
  /// It is called on the thread that measures or draws, after the work, and may use the engine. There is one handler.
  public func whenProblem(_ handler: @escaping @Sendable (FontProblem) -> Void) {
    listener.withLock { $0 = handler }
    tellProblems()
  }

  @inline(__always)
  func withMachine<Result>(_ body: (TextMachine) -> Result) -> Result {
    let (result, hasNews) = lock.withLock { _ in (body(machine), machine.hasUntoldProblems) }
    if hasNews { tellProblems() }
    return result
  }

  private func tellProblems() {
    guard let handler = listener.withLock({ $0 }) else { return }
    for problem in lock.withLock({ _ in machine.takeUntoldProblems() }) { handler(problem) }
  }
}

extension TextEngine {
  /// The width of a text on one line, in points and unrounded; line ends in it count for nothing.
  ///
  /// System text costs nanoseconds a character; a label's intrinsic width is this, rounded up to a pixel.
  public func width(of text: String, font: Font) -> CGFloat {
    withMachine { machine in
      let resolved = machine.resolved(font, .simplifiedChinese)
      var text = text
      let simple = text.withUTF8 { bytes -> Double in
        guard let base = bytes.baseAddress else { return 0 }
        return masthead_measure_simple_utf8(resolved.table, base, bytes.count)
      }
      if simple >= 0 { return CGFloat(simple) }
      machine.scratch.setText(text)
      machine.measure(machine.scratch, 0, machine.scratch.count, font: resolved)
      return CGFloat(machine.scratch.width(0..<machine.scratch.count))
    }
  }
}
