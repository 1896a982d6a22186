import Foundation

/// Reads files and lines from a program's debug information, with the toolchain's `llvm-symbolizer` or the system's `addr2line`.
enum Symbolizer {
  /// The variable that the snapshot command names the toolchain's program in.
  static let variable = "MASTHEAD_SYMBOLIZER"

  /// A frame for each address; without a symbolizer, or without debug information, an empty one.
  static func places(of offsets: [UInt], in program: String) -> [CallStack.Frame] {
    let unknown = CallStack.Frame(name: "", place: nil)
    guard !offsets.isEmpty else { return [] }
    let addresses = offsets.map { "0x" + String($0, radix: 16) }
    let arguments: [String]
    var output = ""
    if let symbolizer = executable() {
      let options = "--no-demangle --functions=linkage --no-inlines --output-style=GNU"
      arguments = [symbolizer, "--obj=" + program] + options.split(separator: " ").map(String.init)
      // A loop's jumps have no line of their own: the one before counts. Versions that cannot say it write nothing.
      output = self.output(of: arguments + ["--skip-line-zero"] + addresses)
    } else if FileManager.default.isExecutableFile(atPath: "/usr/bin/addr2line") {
      arguments = ["/usr/bin/addr2line", "-f", "-e", program]
    } else {
      return offsets.map { _ in unknown }
    }
    if output.isEmpty { output = self.output(of: arguments + addresses) }
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return offsets.indices.map { index in
      guard lines.count > index * 2 + 1 else { return unknown }
      return frame(symbol: String(lines[index * 2]), place: String(lines[index * 2 + 1]))
    }
  }

  private static func frame(symbol: String, place: String) -> CallStack.Frame {
    let parts = place.split(separator: ":")
    let name = SymbolName.readable(symbol)
    guard parts.count >= 2, let line = Int(parts[1].prefix { $0.isNumber }), parts[0] != "??" else {
      return CallStack.Frame(name: "", place: nil)
    }
    if parts[0].hasSuffix("/--show") || parts[0] == "--show" {
      return CallStack.Frame(name: "the expression", place: "--show:\(line)")
    }
    // The rest of the file that the snapshot command adds is not the user's.
    guard !parts[0].contains("<compiler-generated>"), !parts[0].hasSuffix("masthead-candidate"),
      !symbol.contains("mastheadMain"), !symbol.contains("mastheadScreen")
    else { return CallStack.Frame(name: "", place: nil) }
    // A function without a name of the user's only passes a call on. Line 0 is given to what no line of the source says.
    let number = line > 0 ? ":\(line)" : ""
    return CallStack.Frame(name: name, place: name.isEmpty ? nil : relative(String(parts[0])) + number)
  }

  /// The path from the current folder, where the file is in it.
  private static func relative(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  private static func executable() -> String? {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map { String($0) + "/llvm-symbolizer" }
    var candidates: [String] = folders
    if let given = environment[variable] { candidates.insert(given, at: 0) }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The output of a program; empty if it cannot be started.
  private static func output(of arguments: [String]) -> String {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { return "" }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
    var process: pid_t = 0
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    let code = posix_spawn(&process, arguments[0], &actions, nil, &pointers, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard code == 0 else { return "" }
    let data = FileHandle(fileDescriptor: ends[0], closeOnDealloc: false).readDataToEndOfFile()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return String(decoding: data, as: UTF8.self)
  }
}
