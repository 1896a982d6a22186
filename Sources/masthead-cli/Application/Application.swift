import SourceAdapter

/// An application as its folder or its Xcode project describes it.
struct Application {
  /// The name of the product, of its module and of its pictures.
  var name: String
  /// The bundle identifier, such as `com.example.RecipeBox`.
  var bundleIdentifier: String
  /// The folder that everything of the application lies in.
  var root: String
  /// The path of the Info.plist, if there is one.
  var infoFile: String?
  /// Entries of the Info.plist that the project's settings give.
  var infoEntries: [(key: String, value: String)] = []
  /// The project's build settings, which the Info.plist may name.
  var settings: [String: String] = [:]
  /// The resources: files and folders of the application beside the sources; nil for all below `root`.
  var resources: [String]?
  var sources: [SourceFile]

  /// The module's name: the product's with underscores for characters that a name cannot have.
  var moduleName: String {
    var name = String(self.name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if name.first?.isNumber == true { name = "_" + name }
    return name.isEmpty ? "Application" : name
  }

  /// The application in a folder; nil where the folder's sources have no entry of an application.
  init?(folder: String, sources: [SourceFile]) {
    guard Self.hasEntry(sources) else { return nil }
    root = FileSystem.resolve(folder)
    name = String(root.split(separator: "/").last ?? "Application")
    bundleIdentifier = "com.example." + name
    self.sources = sources
    infoFile = Self.infoFile(below: root)
  }

  init(name: String, bundleIdentifier: String, root: String, sources: [SourceFile]) {
    (self.name, self.bundleIdentifier, self.root, self.sources) = (name, bundleIdentifier, root, sources)
  }

  /// Whether the sources hold an application's delegate and the code that starts the application.
  static func hasEntry(_ sources: [SourceFile]) -> Bool {
    sources.contains { hasWord("UIApplicationDelegate", $0) }
      && sources.contains {
        hasWord("@main", $0) || hasWord("@UIApplicationMain", $0) || $0.path.hasSuffix("/main.swift")
          || $0.path == "main.swift"
      }
  }

  /// Whether a file has top-level code.
  static func hasMainFile(_ sources: [SourceFile]) -> Bool {
    sources.contains { $0.path.hasSuffix("/main.swift") || $0.path == "main.swift" }
  }

  private static func hasWord(_ word: String, _ source: SourceFile) -> Bool {
    SourceAdapter.mentions(word, in: source.bytes)
  }

  /// The Info.plist that is nearest to the folder; of several at one depth the first by name.
  private static func infoFile(below root: String) -> String? {
    var folders = [root]
    while !folders.isEmpty {
      var inside: [String] = []
      for folder in folders {
        let names = FileSystem.list(folder)
        if let name = names.first(where: { $0 == "Info.plist" || $0.hasSuffix("-Info.plist") }) {
          return folder + "/" + name
        }
        inside += names.map { folder + "/" + $0 }.filter {
          ResourceFiles.isSearched($0) && FileSystem.kind($0) == .folder
        }
      }
      folders = inside
    }
    return nil
  }
}
