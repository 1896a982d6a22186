import CProcess
import Foundation

/// Draws a screen in a process of its own, so that a crash of one screen does not stop the others.
///
/// The process is a copy of this one (`fork`), made before this one has threads: it costs a millisecond or two, and
/// libraries are loaded once. This one reads the copy's record of its end (`CrashReport`), passes on its output of
/// errors, ends it when it takes too long, and tells in words what happened.
struct ScreenProcess {
  /// The outcome of a screen.
  enum Outcome: Equatable {
    /// The screen was drawn, or its process reported why not; with the exit status.
    case finished(Int32)
    /// The screen crashed, hung or ended the process; reported already, in these words.
    case failed(String)
    /// No output can be written, so that going on is no use.
    case cannotWrite
  }

  /// The user's expression for the screen.
  var source: String
  /// The seconds of real time after which a screen is given up.
  var timeout: Double

  /// The status by which a copy says that nothing can be written.
  static let cannotWriteStatus: Int32 = 64

  /// Runs `body` in a copy of this process; it returns the exit status.
  func run(_ body: () -> Int32) -> Outcome {
    fflush(nil)
    var reports: [Int32] = [0, 0]
    var errors: [Int32] = [0, 0]
    guard pipe(&reports) == 0, pipe(&errors) == 0 else { return .finished(body()) }
    for end in reports + errors { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = masthead_fork()
    guard process >= 0 else {
      for end in reports + errors { close(end) }
      return .finished(body())
    }
    if process == 0 {
      dup2(errors[1], 2)
      for end in [reports[0], errors[0], errors[1]] { close(end) }
      // What a screen printed is seen when it crashes or hangs later, and before what is told of that.
      masthead_print_by_lines()
      CrashReport.install(pipe: reports[1])
      Self.end(body())
    }
    close(reports[1])
    close(errors[1])
    var watch = Watch(process: process, reports: reports[0], errors: errors[0], timeout: timeout)
    watch.run()
    close(reports[0])
    close(errors[0])
    return outcome(watch)
  }

  /// Ends the copy with the status that `body` would return.
  static func end(_ status: Int32) -> Never {
    fflush(nil)
    CrashReport.send(.done, code: status)
    _exit(status)
  }

  private func outcome(_ watch: Watch) -> Outcome {
    for record in watch.records {
      if record.kind == .done {
        watch.tellHeldText()
        tellPlaces(watch)
        return record.code == Self.cannotWriteStatus ? .cannotWrite : .finished(record.code)
      }
    }
    let end = watch.records.first { [.crash, .exit].contains($0.kind) }
    let told = end ?? watch.records.last { $0.kind == .whereabouts }
    let stack = CallStack(addresses: told?.addresses ?? [], isOfSignal: told?.kind != .exit)
    var lines: [String]
    switch (end?.kind, watch.isTimedOut) {
    case (.crash, _):
      var words = watch.fatalError ?? reason(signal: end?.code ?? 0, stack)
      if end?.isOnMainThread == false {
        if watch.fatalError == nil, let call = stack.calledByUser {
          words = "\(call) was called there; call UIKit on the main queue (DispatchQueue.main.async, @MainActor)"
        }
        words = "on a background thread: " + words
      } else {
        words = ": " + words
      }
      lines = ["\(source) crashed" + (words.hasPrefix(":") ? words : " " + words)]
    case (.exit, _):
      lines = ["\(source) ended the program by exit(\(end?.code ?? 0)) before it was drawn; leave the call out"]
    case (_, true):
      lines = ["\(source): not drawn within \(LayoutText.number(timeout)) seconds (--timeout), and ended"]
    default:
      watch.tellHeldText()
      let said = watch.exitSignal == 0 ? "with status \(watch.exitStatus)" : "by signal \(watch.exitSignal)"
      lines = ["\(source): its process ended \(said) before it was drawn"]
    }
    let calls = stack.lines
    lines += calls
    if calls.isEmpty, !stack.innermost.isEmpty {
      lines.append("  outside of your code, in " + stack.innermost.joined(separator: ", called by "))
    }
    tellPlaces(watch)
    for record in watch.records where record.kind == .diagnostic && !record.isOffMainThread {
      let parts = record.text.split(separator: "\n")
      lines += parts.prefix(1).map { "  before that: \($0)" } + parts.dropFirst().map { "  \($0)" }
    }
    let words = lines.joined(separator: "\n")
    FileHandle.standardError.write(Data("masthead: \(words)\n".utf8))
    return .failed(words)
  }

  /// Tells calls from other threads with the user's lines.
  ///
  /// One call of the user's may mark several views; it is told once.
  private func tellPlaces(_ watch: Watch) {
    var told: Set<String> = []
    for (place, record) in zip(watch.records, watch.records.dropFirst())
    where place.kind == .place && record.isOffMainThread {
      let stack = CallStack(addresses: place.addresses)
      var parts = record.text.split(separator: "\n").map(String.init)
      if let call = stack.calledByUser { parts[0] = "calledOffMainThread: \(call) was called on a background thread." }
      let lines =
        parts.prefix(2).map { "  \($0)" } + stack.lines.map { "  \($0)" } + parts.dropFirst(2).map { "  \($0)" }
      // Which view it came to does not matter.
      guard told.insert(parts[0] + stack.lines.joined()).inserted else { continue }
      FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    }
  }

  private func reason(signal: Int32, _ stack: CallStack) -> String {
    switch signal {
    case SIGSEGV, SIGBUS:
      stack.isEndlessRecursion
        ? "an endless recursion"
        : "a bad memory access: an endless recursion, or an unowned(unsafe) object that is gone"
    case SIGFPE: "a division that has no result"
    case SIGABRT: "it was aborted"
    default: "a condition that Swift checks does not hold, such as a number that is too large for its type"
    }
  }
}

/// Reads the output of a screen's process until it ends.
private struct Watch {
  struct Record {
    var kind: CrashReport.Kind
    var isOnMainThread: Bool
    var code: Int32
    var addresses: [UInt] = []
    var text = ""

    var isOffMainThread: Bool { text.hasPrefix("calledOffMainThread") }
  }

  let process: pid_t
  let reports: Int32
  let errors: Int32
  let timeout: Double
  var records: [Record] = []
  var isTimedOut = false
  var exitStatus: Int32 = 0
  var exitSignal: Int32 = 0
  /// Swift's message of a fatal error, without the words before it.
  var fatalError: String?
  /// Text that was not passed on, since it is told in another form.
  private var held = ""
  private var pendingText: [UInt8] = []
  private var pendingRecords: [UInt8] = []

  init(process: pid_t, reports: Int32, errors: Int32, timeout: Double) {
    (self.process, self.reports, self.errors, self.timeout) = (process, reports, errors, timeout)
  }

  mutating func run() {
    var deadline = Self.now() + timeout
    var isAsked = false
    var isOpen = true
    while isOpen {
      var polled = [
        pollfd(fd: reports, events: Int16(POLLIN), revents: 0), pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
      ]
      let rest = max(0, min(deadline - Self.now(), 1e6))
      _ = poll(&polled, 2, Int32((rest * 1000).rounded(.up)))
      if polled[1].revents != 0 { readErrors() }
      if polled[0].revents != 0 { isOpen = readReports() }
      guard isOpen, Self.now() >= deadline || (isAsked && hasAnswer) else { continue }
      if isAsked {
        kill(process, SIGKILL)
        // Its end closes the pipe; children of its own may hold it open.
        isOpen = false
      } else {
        isTimedOut = true
        isAsked = true
        deadline = Self.now() + 1
        if !masthead_signal_main_thread(process, CrashReport.question) { kill(process, SIGKILL) }
      }
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    exitSignal = status & 0x7F
    exitStatus = (status >> 8) & 0xFF
    while hasErrors { if !readErrors() { break } }
    finishText()
  }

  private var hasAnswer: Bool { records.contains { $0.kind == .whereabouts } }

  private var hasErrors: Bool {
    var polled = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func bytes(_ descriptor: Int32) -> [UInt8] {
    let size = 65536
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, size))
    }
  }

  /// Returns false at the end.
  private mutating func readReports() -> Bool {
    let piece = bytes(reports)
    guard !piece.isEmpty else { return false }
    pendingRecords += piece
    let start = MemoryLayout<CrashReport.Header>.stride
    while pendingRecords.count >= start {
      let header = pendingRecords.withUnsafeBytes { $0.loadUnaligned(as: CrashReport.Header.self) }
      guard let kind = CrashReport.Kind(rawValue: header.kind) else { return true }
      let size = Int(header.count) * (kind == .diagnostic ? 1 : 8)
      guard pendingRecords.count >= start + size else { break }
      var record = Record(kind: kind, isOnMainThread: header.isOnMainThread == 1, code: header.code)
      let rest = pendingRecords[start..<start + size]
      if kind == .diagnostic {
        record.text = String(decoding: rest, as: UTF8.self)
      } else {
        record.addresses = Array(rest).withUnsafeBytes { Array($0.bindMemory(to: UInt.self)) }
      }
      records.append(record)
      pendingRecords.removeFirst(start + size)
    }
    return true
  }

  /// Passes text on line by line; from a fatal error on it is kept.
  ///
  /// Returns false at the end.
  @discardableResult
  private mutating func readErrors() -> Bool {
    let piece = bytes(errors)
    guard !piece.isEmpty else { return false }
    pendingText += piece
    while let end = pendingText.firstIndex(of: UInt8(ascii: "\n")) {
      take(line: String(decoding: pendingText[...end], as: UTF8.self))
      pendingText.removeFirst(end + 1)
    }
    return true
  }

  private mutating func finishText() {
    if !pendingText.isEmpty { take(line: String(decoding: pendingText, as: UTF8.self)) }
    pendingText = []
  }

  private mutating func take(line: String) {
    if fatalError != nil {
      held += line
      fatalError! += "\n" + line.trimmingCharacters(in: .newlines)
    } else if let range = line.range(of: ": Fatal error: ") ?? line.range(of: ": Fatal error\n") {
      held += line
      let words = line[range.upperBound...].trimmingCharacters(in: .newlines)
      fatalError = words.isEmpty ? "a fatal error without a message" : words
    } else {
      FileHandle.standardError.write(Data(line.utf8))
    }
  }

  /// Passes on the held output, unless it was told otherwise.
  func tellHeldText() {
    if !held.isEmpty { FileHandle.standardError.write(Data(held.utf8)) }
  }
}
