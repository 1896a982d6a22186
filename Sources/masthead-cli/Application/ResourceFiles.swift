/// The files of a source folder that go into an application's bundle, with their places there.
struct ResourceFiles {
  /// Paths inside the bundle with the files that they lead to, sorted.
  private(set) var links: [(name: String, target: String)] = []
  private var taken: Set<String> = []

  /// Whether a folder is searched: no folder of tests, references or fetched packages, and none with an extension,
  /// which counts as a single resource.
  static func isSearched(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return !name.contains(".") && !name.hasSuffix("Tests") && name != "Pods" && name != "Carthage"
      && name != "__Snapshots__"
      && !FileSystem.isLink(path)
  }

  private static let notCopied: Set<String> = [
    "swift", "h", "m", "mm", "c", "cpp", "modulemap", "entitlements", "xcodeproj", "xcworkspace", "playground", "md",
    "xctestplan", "pch", "yml", "resolved",
  ]

  /// All resources below a folder.
  ///
  /// As Xcode does, folders do not count but for `.lproj` and whatever else has an extension. Of two files of one name the first in the
  /// order of paths is taken; asset catalogues are all kept.
  init(below root: String) {
    collect(root)
    links.sort { $0.name < $1.name }
  }

  /// The given files and folders.
  init(_ paths: [String]) {
    for path in paths { add(path) }
    links.sort { $0.name < $1.name }
  }

  private mutating func collect(_ folder: String) {
    for name in FileSystem.list(folder) { add(folder + "/" + name) }
  }

  private mutating func add(_ path: String) {
    let name = String(path.split(separator: "/").last ?? "")
    let kind = FileSystem.kind(path)
    guard kind != .missing else { return }
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last.map { $0.lowercased() }
    guard let ending else {
      if kind == .folder { if Self.isSearched(path) { collect(path) } } else { link(name, to: path) }
      return
    }
    if kind == .folder, ending == "lproj" {
      for inside in FileSystem.list(path) { link(name + "/" + inside, to: path + "/" + inside) }
    } else if ending == "xcassets" {
      link(freeName(name), to: path)
    } else if !Self.notCopied.contains(ending), name != "Info.plist", !name.hasSuffix("-Info.plist") {
      link(name, to: path)
    }
  }

  private func freeName(_ name: String) -> String {
    var candidate = name
    var number = 2
    while taken.contains(candidate) {
      candidate = "\(name.dropLast(".xcassets".count))-\(number).xcassets"
      number += 1
    }
    return candidate
  }

  private mutating func link(_ name: String, to target: String) {
    guard taken.insert(name).inserted else { return }
    links.append((name, target))
  }
}
