import CProcess
import Foundation

/// The calls that were under way at a moment, the innermost first, with names and places.
struct CallStack {
  /// A frame of the stack: one call.
  struct Frame: Equatable {
    /// The function, such as `MyController.viewDidLoad()`.
    var name: String
    /// File and line, such as `MyController.swift:12`; nil for code that is not the user's.
    var place: String?
    /// Whether the function is Masthead's.
    var isMasthead = false
  }

  var frames: [Frame]
  /// Whether the stack had more calls than are told.
  private var isCutShort = false

  /// Looks up addresses recorded by this process or a fork of it.
  ///
  /// Lines of the user's files are read from the program's debug information by the toolchain's symbolizer, which takes some ten
  /// milliseconds; without one the functions are named alone.
  ///
  /// `isOfSignal` says that the calls were interrupted by a signal, whose handler recorded them.
  init(addresses: [UInt], isOfSignal: Bool = false) {
    let program = ProgramImage()
    isCutShort = addresses.count >= CrashReport.depth
    // The address behind a call belongs to the call itself. What a signal interrupted is no call: it is where it is.
    let interrupted = isOfSignal ? Self.interrupted(addresses) : nil
    let calls = addresses.indices.map { $0 == interrupted || addresses[$0] == 0 ? addresses[$0] : addresses[$0] - 1 }
    let own = calls.filter { program.contains($0) }
    let places = Symbolizer.places(of: own.map { $0 - program.base }, in: program.path)
    var known: [UInt: Frame] = [:]
    for (address, place) in zip(own, places) { known[address] = place }
    frames = calls.compactMap { address in
      if program.contains(address) { return known[address] ?? Frame(name: "", place: nil) }
      guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
      var (library, symbol): (UnsafePointer<CChar>?, UnsafePointer<CChar>?)
      masthead_symbol(pointer, &library, &symbol)
      guard let library else { return nil }
      let path = String(cString: library)
      let isMasthead = path.hasSuffix("libMastheadRuntime.so")
      // What the standard library does to find a mistake says less than the message that it gives.
      guard let symbol, !path.hasSuffix("libswiftCore.so") else {
        return Frame(name: "", place: nil, isMasthead: isMasthead)
      }
      return Frame(name: SymbolName.readable(String(cString: symbol)), place: nil, isMasthead: isMasthead)
    }
    // From the call that draws the screens outwards nothing is the user's.
    if let host = frames.firstIndex(where: { $0.name.hasPrefix("SnapshotMain.run(") }) {
      frames.removeSubrange(host...)
    }
    // What only reports says nothing: the handler with the system's frame below it, and checks.
    if let last = frames.prefix(8).lastIndex(where: {
      $0.name.contains("CrashReport") || $0.name == "masthead_backtrace"
    }) {
      frames.removeFirst(last + 1)
    }
    frames.removeAll { frame in
      frame.place == nil
        && ["ensure(", "MainActor.", "Diagnostics.", "OffMainThread."].contains { frame.name.hasPrefix($0) }
    }
  }

  init(frames: [Frame]) { self.frames = frames }

  /// The index of the interrupted instruction: behind the handler, in this library, and the system's call of it.
  private static func interrupted(_ addresses: [UInt]) -> Int? {
    let system = addresses.prefix(8).firstIndex { address in
      guard let pointer = UnsafeRawPointer(bitPattern: address) else { return false }
      var (library, symbol): (UnsafePointer<CChar>?, UnsafePointer<CChar>?)
      masthead_symbol(pointer, &library, &symbol)
      return library.map { String(cString: $0).contains("/libc.so") } ?? false
    }
    return system.map { $0 + 1 }
  }

  /// The lines below a message: the user's calls with their places, Masthead's folded to the name of the called
  /// function.
  var lines: [String] {
    var lines: [String] = []
    var callee: String?
    var repeats = 0
    for frame in frames {
      guard let place = frame.place else {
        // Only what is called by name from outside says something.
        if !frame.name.isEmpty, lines.isEmpty || frame.isMasthead { callee = frame.name }
        continue
      }
      let line = "  at \(place) in \(frame.name)"
      if let last = lines.last, last == line || last.hasPrefix(line + ",") {
        repeats += 1
        callee = nil
        continue
      }
      if repeats > 0 { lines[lines.count - 1] += ", \(repeats) times more" }
      repeats = 0
      guard lines.count < Self.limit else { break }
      lines.append(callee.map { line + ", which calls \($0)" } ?? line)
      callee = nil
    }
    if repeats > 0, !lines.isEmpty { lines[lines.count - 1] += ", and so on without end" }
    return lines
  }

  /// The number of the user's calls that are told.
  private static let limit = 6

  /// The name of the function called by the user's innermost call.
  var calledByUser: String? {
    guard let user = frames.firstIndex(where: { $0.place != nil }) else { return nil }
    return frames[..<user].last { $0.isMasthead && !$0.name.isEmpty }?.name
  }

  /// Whether a few functions call themselves so often that the recorded calls hold nothing else.
  var isEndlessRecursion: Bool {
    let names = frames.suffix(60).map(\.name).filter { !$0.isEmpty }
    return names.count > 40 && Set(names).count <= 12 && isCutShort
  }

  /// The innermost functions of Masthead's, for a crash outside of the user's code.
  var innermost: [String] {
    var names: [String] = []
    for frame in frames where frame.isMasthead && !frame.name.isEmpty && names.last != frame.name {
      names.append(frame.name)
    }
    return Array(names.prefix(3))
  }
}

/// The range of the program itself in memory, without its libraries.
private struct ProgramImage {
  var path = ""
  var base: UInt = 0
  private var end: UInt = 0

  init() {
    path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    for line in (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8))?.split(separator: "\n") ?? [] {
      guard line.hasSuffix(" " + path), let range = line.split(separator: " ").first else { continue }
      let ends = range.split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2 else { continue }
      if base == 0 { base = ends[0] }
      end = max(end, ends[1])
    }
  }

  func contains(_ address: UInt) -> Bool { base <= address && address < end }
}
