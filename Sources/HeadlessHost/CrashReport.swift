import CProcess
import Foundation

/// Tells the process that watches over a screen (`ScreenProcess`) of this one's end, by a signal or by `exit`, or of
/// the present place, on request.
///
/// A signal handler may neither allocate nor lock, so that everything is made ready beforehand: it writes the addresses of the calls
/// that are under way into a pipe, and the watching process finds out what they mean. The handler has a stack of its own, so that an
/// endless recursion is told too.
enum CrashReport {
  /// The kind of a record.
  enum Kind: UInt8 {
    /// A signal ended the process; `code` is its number.
    case crash = 67
    /// The application called `exit`; `code` is the status.
    case exit = 88
    /// The answer to being asked.
    case whereabouts = 87
    /// The screen was drawn, or told why it cannot be; `code` is the status.
    case done = 68
    /// The calls that led to the diagnostic that follows.
    case place = 80
    /// A diagnostic was reported; its text follows.
    case diagnostic = 84
  }

  /// The start of a record, followed by `count` addresses of eight bytes or by as many bytes of text.
  struct Header {
    var kind: UInt8
    var isOnMainThread: UInt8 = 1
    var code: Int32
    var count: Int32
  }

  /// The number of calls that are told, the innermost first.
  static let depth = 96
  /// The signal that asks a process for its present calls.
  static let question = SIGUSR2
  static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]

  nonisolated(unsafe) private static var pipe: Int32 = -1
  nonisolated(unsafe) private static var buffer = UnsafeMutableRawPointer.allocate(
    byteCount: MemoryLayout<Header>.stride + depth * 8, alignment: 16)
  nonisolated(unsafe) private static var mainThread = pthread_self()
  private static let stackSize = 128 * 1024

  /// Makes this process tell its end to the one that reads the pipe.
  ///
  /// Called on the main thread.
  static func install(pipe descriptor: Int32) {
    pipe = descriptor
    mainThread = pthread_self()
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
    // The first call loads what it needs, which a handler must not.
    var address: UnsafeMutableRawPointer?
    _ = masthead_backtrace(&address, 1)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      masthead_write_prints()
      CrashReport.send(signal == CrashReport.question ? .whereabouts : .crash, code: signal)
      if signal != CrashReport.question { _exit(1) }
    }
    action.sa_flags = SA_ONSTACK | SA_NODEFER
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in crashes + [question] {
      sigaction(signal, &action, nil)
      sigaddset(&signals, signal)
    }
    // Who started the command may have kept signals back, as threads of the dispatch library do.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Writes a record with the calls that are under way; allocates nothing.
  static func send(_ kind: Kind, code: Int32) {
    let addresses = (buffer + MemoryLayout<Header>.stride).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    let count = kind == .done ? 0 : masthead_backtrace(addresses, Int32(depth))
    let isOnMainThread: UInt8 = pthread_equal(mainThread, pthread_self()) != 0 ? 1 : 0
    buffer.storeBytes(
      of: Header(kind: kind.rawValue, isOnMainThread: isOnMainThread, code: code, count: count), as: Header.self)
    _ = Glibc.write(pipe, buffer, MemoryLayout<Header>.stride + Int(count) * 8)
  }

  /// Writes a record with a text.
  static func send(_ text: String) {
    let bytes = Array(text.utf8.prefix(3000))
    var record = withUnsafeBytes(
      of: Header(kind: Kind.diagnostic.rawValue, code: 0, count: Int32(bytes.count))
    ) { Array($0) }
    record += bytes
    _ = Glibc.write(pipe, record, record.count)
  }
}
