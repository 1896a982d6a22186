/// A call of the Swift compiler's driver as SwiftPM makes it.
struct CompilerCall {
  var arguments: [String]

  /// The purpose of the call.
  enum Purpose: Equatable {
    case compile, link, version, other
  }

  init(_ arguments: [String]) { self.arguments = arguments }

  func value(of option: String) -> String? {
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }

  var purpose: Purpose {
    if arguments.contains("-version") || arguments.contains("--version") { return .version }
    if arguments.contains("-emit-executable") || arguments.contains("-emit-library") {
      // SwiftPM compiles manifests and plug-ins into executables, with one call; libraries of archives need nothing.
      return sourceFiles.isEmpty && !arguments.contains("-static") ? .link : .other
    }
    guard moduleName != nil, value(of: "-output-file-map") != nil, !sourceFiles.isEmpty else { return .other }
    return .compile
  }

  /// The arguments with `-swift-version 5.0`, as Xcode's build setting is written and some manifests say, as the `5` that the compiler takes.
  var argumentsWithLanguageMode: [String] {
    var arguments = arguments
    guard let index = arguments.firstIndex(of: "-swift-version"), index + 1 < arguments.count else { return arguments }
    let parts = arguments[index + 1].split(separator: ".")
    if parts.count > 1, parts.dropFirst().allSatisfy({ $0 == "0" }) { arguments[index + 1] = String(parts[0]) }
    return arguments
  }

  var moduleName: String? { value(of: "-module-name") }

  /// The module's folder among the build's products.
  var moduleFolder: String? { value(of: "-output-file-map").map(FileSystem.folder) }

  /// Swift files among the arguments and in lists that they name by `@file`.
  var sourceFiles: [String] { inputs(endingIn: ".swift") }

  var objectFiles: [String] { inputs(endingIn: ".o") }

  private func inputs(endingIn suffix: String) -> [String] {
    var files: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument.hasPrefix("@"), index == 0 || !arguments[index - 1].hasPrefix("-X") {
        files += Self.list(String(argument.dropFirst())).filter { $0.hasSuffix(suffix) }
      } else if argument.hasSuffix(suffix), !argument.hasPrefix("-"),
        index == 0 || !Self.takesValue(arguments[index - 1])
      {
        files.append(argument)
      }
    }
    return files
  }

  private static func takesValue(_ option: String) -> Bool {
    [
      "-o", "-module-name", "-output-file-map", "-emit-module-path", "-Xcc", "-Xlinker", "-Xfrontend", "-I", "-L",
      "-emit-objc-header-path",
    ].contains(option)
  }

  /// Lines of a response file, with the quotes and backslashes of the shell taken off.
  static func list(_ path: String) -> [String] {
    words(FileSystem.read(path) ?? [])
  }

  /// The words of a line as a shell takes them.
  static func words(_ bytes: [UInt8]) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var quote: UInt8?
    var isStarted = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), quote != UInt8(ascii: "'"), index + 1 < bytes.count {
        index += 1
        word.append(bytes[index])
        isStarted = true
      } else if let open = quote {
        if byte == open { quote = nil } else { word.append(byte) }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
        isStarted = true
      } else if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        if isStarted { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
        isStarted = false
      } else {
        word.append(byte)
        isStarted = true
      }
      index += 1
    }
    if isStarted { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}
