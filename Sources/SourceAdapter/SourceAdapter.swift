internal import SwiftParser
internal import SwiftSyntax

/// Rewrites source text that relies on Objective-C, as there is none on Linux.
///
/// Files of one module go in; those of them that have to change come out, with notes on constructs without an answer.
/// The adapter is pure: it reads no file, knows no clock and gives the same text for the same input.
///
/// Its rules:
/// - *Lines and columns stay.* A construct is replaced in place by text of the same length (padded with spaces). Longer text
///   stands behind the file's last line, or before the closing brace of a type. The exceptions are told where they are made.
/// - *A file that needs nothing is not touched.* `ConstructMarks` rejects it by its bytes before it is parsed.
/// - *Conditions are the compiler's to decide.* Code for a construct inside `#if` stands inside the same conditions.
/// - *Names are unique by construction*: generated ones begin with an underscore and a letter and are private to the file, or carry
///   a hash of their owner.
///
/// One file a construct lies in `Constructs`. `FileReader` finds them, `ModuleIndex` knows what the module declares, `FileDraft` holds
/// the changes of one file.
public struct SourceAdapter {
  /// A Swift file.
  public struct File: Sendable {
    /// The path by which the compiler will name it.
    public var path: String
    /// The text of the file, in UTF-8 if the file is right.
    public var bytes: [UInt8]

    /// A file with its text.
    public init(path: String, bytes: [UInt8]) {
      (self.path, self.bytes) = (path, bytes)
    }
  }

  /// The options for adapting a module.
  public struct Options: Sendable {
    /// Missing modules of Apple's, with their replacements; imports of them are left out, with a note.
    public var missingModules: [String: String]
    /// Protocols with optional requirements that other modules of the build declare.
    public var foreignProtocols: [OptionalProtocol]
    /// Whether the module `ObjectiveC` is available.
    ///
    /// Without it selectors hold their methods and have no names, and nothing is found by name or
    /// observed.
    public var hasRuntime: Bool

    /// Options for a module; without any, all imports are believed.
    public init(
      missingModules: [String: String] = [:], foreignProtocols: [OptionalProtocol] = [], hasRuntime: Bool = true
    ) {
      (self.missingModules, self.foreignProtocols, self.hasRuntime) = (missingModules, foreignProtocols, hasRuntime)
    }
  }

  /// A note on a construct that is not answered, or not fully.
  public struct Note: Hashable, Sendable {
    /// The path of the file as it was given.
    public var path: String
    /// Line counted from 1.
    public var line: Int
    /// Column counted from 1 in bytes, as the compiler's.
    public var column: Int
    /// The construct, the reason, and its replacement, in words.
    public var text: String
    /// Whether the module cannot be right without the construct.
    public var isError: Bool

    /// A note at a place.
    public init(path: String, line: Int, column: Int, text: String, isError: Bool) {
      (self.path, self.line, self.column, self.text, self.isError) = (path, line, column, text, isError)
    }
  }

  /// The result of adapting files.
  public struct Result: Sendable {
    /// The adapted text of each file; nil where the file stays as it is.
    public var texts: [[UInt8]?]
    /// The notes in the order of files and lines.
    public var notes: [Note]
    /// Protocols of the module with optional requirements, for modules that import it.
    public var optionalProtocols: [OptionalProtocol]
  }

  /// Adapts a module that is compiled as for iOS.
  ///
  /// Linear in the size of the files; those without marks cost one look at their bytes.
  public static func adapt(_ files: [File], options: Options = Options()) -> Result {
    DeepThread.run {
      var module = ModuleAdapter(files: files, options: options)
      return module.run()
    }
  }

  /// The version of the generated text; goes up when a given source gets another text.
  public static let version = "4"

  /// The version of iOS that is shown, which `UIDevice.systemVersion` says too.
  static let systemVersion = (major: 18, minor: 0)
}

/// A protocol with optional requirements, as far as classes that adopt it have to know.
public struct OptionalProtocol: Hashable, Sendable {
  /// The name with the types that it is declared in.
  public var name: String
  /// Full names of the optional methods (`list(_:didSelect:)`) in the order of their bits.
  public var methods: [String]
  /// Names and types of the optional properties.
  public var properties: [Property]
  /// Protocols that it refines.
  public var inherited: [String]

  /// An optional property.
  public struct Property: Hashable, Sendable {
    /// The name of the property.
    public var name: String
    /// The type of the property as it is written.
    public var type: String

    /// A property with its type.
    public init(name: String, type: String) {
      (self.name, self.type) = (name, type)
    }
  }

  /// Makes a protocol with its optional requirements.
  public init(name: String, methods: [String], properties: [Property], inherited: [String]) {
    (self.name, self.methods, self.properties, self.inherited) = (name, methods, properties, inherited)
  }
}

extension SourceAdapter {
  /// Whether the word stands in a file, comments included.
  public static func mentions(_ word: String, in bytes: [UInt8]) -> Bool { ByteSearch(bytes).containsWord(word) }

  /// Whether a file names members by their module (`Darwin.ceil(x)`), as UIKit allows without an import.
  public static func qualifies(with module: String, in bytes: [UInt8]) -> Bool {
    FoundationParts.qualifies(with: module, ByteSearch(bytes))
  }

  private static let importKinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

  /// Whether a file imports a module, or a part of one, under any condition; comments are not told apart.
  public static func imports(_ module: String, in bytes: [UInt8]) -> Bool {
    let text = ByteSearch(bytes)
    return text.containsWord("import " + module) || importKinds.contains { text.containsWord("import \($0) \(module)") }
  }

  /// Whether a module uses Combine by way of Foundation, which brings its names on iOS.
  public static func namesCombine(_ files: [[UInt8]]) -> Bool {
    FoundationParts.namesCombine(files.map { File(path: "", bytes: $0) })
  }

  /// Whether a file has the name `name` in it, be it in a comment.
  public static func names(_ name: String, in bytes: [UInt8]) -> Bool { ByteSearch(bytes).containsWord(name) }

  /// Whether a module is written for iOS: imports UIKit, under whatever condition, or one of `modules`, or outside of
  /// conditions needs Objective-C, a module of Apple's, or a part of Apple's Foundation alone (`URLSession`, where no
  /// file imports `FoundationNetworking`).
  ///
  /// Others, such as command-line tools and servers, are compiled as they are.
  public static func isForIOS(_ files: [File], appleModules: [String], modules: [String] = []) -> Bool {
    let imports = (["UIKit"] + modules).map { "import " + $0 }
    var perhaps: [File] = []
    for file in files {
      let text = ByteSearch(file.bytes)
      if imports.contains(where: text.containsWord) { return true }
      let words = ["@objc", "@IB", "#selector", "#keyPath"]
      if words.contains(where: text.contains) || appleModules.contains(where: { text.containsWord("import " + $0) })
        || FoundationParts.mentions(text) && !FoundationParts.modules(for: text).isEmpty
      {
        perhaps.append(file)
      }
    }
    let unsure = perhaps
    // Who knows of Foundation's parts on Linux says so somewhere.
    let parts = ["FoundationNetworking", "FoundationXML"].filter { part in
      !files.contains { ByteSearch($0.bytes).contains(part) }
    }
    return !unsure.isEmpty && DeepThread.run { unsure.contains { needsApple($0, appleModules, parts: parts) } }
  }

  private static func needsApple(_ file: File, _ appleModules: [String], parts: [String]) -> Bool {
    let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    if FoundationParts.isNamed(parts, in: tree) { return true }
    let reader = FileReader(file: 0, index: ModuleIndex(), keepsAllConditions: true)
    reader.walk(tree)
    return reader.occurrences.contains { occurrence in
      guard occurrence.guards.isEmpty else { return false }
      switch occurrence.construct {
      case .attribute(let attribute): return Attributes.isRemoved(attribute)
      case .macro(let macro): return ["selector", "keyPath"].contains(macro.macroName.text)
      case .importing(let node): return node.path.first.map { appleModules.contains($0.name.text) } ?? false
      default: return false
      }
    }
  }
}
