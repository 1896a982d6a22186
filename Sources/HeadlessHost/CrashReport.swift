import Foundation

/// Says which screen was at work when the program crashed.
///
/// The line is made ready beforehand: a signal handler may neither allocate nor lock. It has a stack of its own, so that an endless
/// recursion is told too. What the Swift runtime says of the reason stands above the line.
enum CrashReport {
  /// One line for each signal, by its number.
  nonisolated(unsafe) private static var lines = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
    capacity: 32)
  private static let stackSize = 64 * 1024

  /// The signals that crashes raise, and what can be said of them.
  private static let reasons: KeyValuePairs<Int32, String> = [
    SIGILL: "the reason is above",
    SIGTRAP: "the reason is above",
    SIGABRT: "the reason is above",
    SIGFPE: "by a division that has no result",
    SIGBUS: "by a bad memory access",
    SIGSEGV: "by a bad memory access: an endless recursion, or an unowned(unsafe) object that is gone",
  ]

  /// Makes crashes end the program with status 1 and the line.
  static func install() {
    lines.initialize(repeating: nil, count: 32)
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      if let line = CrashReport.lines[Int(signal)] { _ = Glibc.write(2, line, strlen(line)) }
      _exit(1)
    }
    action.sa_flags = SA_ONSTACK
    for (signal, _) in reasons { sigaction(signal, &action, nil) }
  }

  /// Names the screen that is at work from now on.
  static func begin(_ source: String, screensAfter: Int) {
    let rest =
      switch screensAfter {
      case 0: ""
      case 1: "; the screen after it was not drawn"
      default: "; the \(screensAfter) screens after it were not drawn"
      }
    for (signal, reason) in reasons {
      let former = lines[Int(signal)]
      lines[Int(signal)] = strdup("masthead: \(source) crashed: \(reason)\(rest)\n")
      free(former)
    }
  }
}
