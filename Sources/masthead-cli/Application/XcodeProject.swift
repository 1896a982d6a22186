import SourceAdapter

/// Reads the parts of an application from its Xcode project.
///
/// Read are the first target that makes an application: its sources and resources, by their places in the project's groups or by folders that
/// the project keeps in step with the disk (Xcode 16), and of its build settings the names and the Info.plist. Targets that it depends on
/// and packages are not built.
struct XcodeProject {
  private typealias Object = [String: PropertyText]

  private let objects: [String: Object]
  /// The folder that holds the project.
  private let folder: String
  /// The identifiers of the groups that files and groups are in, by their identifiers.
  private let parents: [String: String]

  /// The application of a project; refuses in words where there is none.
  static func application(_ path: String) throws -> Application {
    let file = path + "/project.pbxproj"
    guard let bytes = FileSystem.read(file), let root = PropertyText.parse(bytes)?.dictionary,
      let entries = root["objects"]?.dictionary
    else {
      throw CommandFailure("\(file): cannot be read as an Xcode project; name the folder of the application's sources")
    }
    let project = XcodeProject(
      objects: entries.compactMapValues(\.dictionary), folder: FileSystem.folder(of: FileSystem.resolve(path)),
      root: root["rootObject"]?.string ?? "")
    return try project.application(path)
  }

  private init(objects: [String: Object], folder: String, root: String) {
    self.objects = objects
    let given = objects[root]?["projectDirPath"]?.string ?? ""
    self.folder = given.isEmpty ? folder : folder + "/" + given
    var parents: [String: String] = [:]
    for (identifier, object) in objects {
      for child in object["children"]?.strings ?? [] { parents[child] = identifier }
    }
    self.parents = parents
  }

  private func application(_ path: String) throws -> Application {
    let targets = objects.sorted { $0.key < $1.key }.map(\.value).filter {
      $0["isa"]?.string == "PBXNativeTarget" && $0["productType"]?.string == "com.apple.product-type.application"
    }
    guard let target = targets.first(where: { ($0["name"]?.string ?? "") == Self.name(of: path) }) ?? targets.first
    else {
      throw CommandFailure("\(path): has no target that makes an application; name the folder of the sources to draw")
    }
    let name = target["name"]?.string ?? Self.name(of: path)
    let settings = settings(of: target)
    var (sources, resources) = (
      files(of: target, phase: "PBXSourcesBuildPhase"), files(of: target, phase: "PBXResourcesBuildPhase")
    )
    for group in target["fileSystemSynchronizedGroups"]?.strings ?? [] {
      let place = place(of: group)
      let exceptions = exceptions(of: group)
      sources += FileSystem.tree(place).filter { path in !exceptions.contains { path.hasSuffix("/" + $0) } }
      resources += FileSystem.list(place).map { place + "/" + $0 }
    }
    let swift = sources.filter { $0.hasSuffix(".swift") && FileSystem.kind($0) == .file }.sorted()
    guard !swift.isEmpty else { throw CommandFailure("\(path): the target \(name) has no Swift file that is there") }
    var application = Application(
      name: name, bundleIdentifier: settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "com.example.\(name)", root: folder,
      sources: try SourceFile.read(swift))
    application.resources = resources
    if let info = settings["INFOPLIST_FILE"] {
      let place = info.replacing("$(SRCROOT)/", with: "").replacing("$(PROJECT_DIR)/", with: "")
      application.infoFile = folder + "/" + place
    }
    application.infoEntries = Self.infoEntries(settings)
    application.settings = settings
    return application
  }

  private static func name(of path: String) -> String {
    String(path.split(separator: "/").last?.dropLast(".xcodeproj".count) ?? "")
  }

  /// Settings that Xcode writes into the Info.plist (`INFOPLIST_KEY_…`), of those that the runtime reads.
  private static func infoEntries(_ settings: [String: String]) -> [(key: String, value: String)] {
    var entries: [(key: String, value: String)] = []
    for (name, key) in [
      "INFOPLIST_KEY_UIMainStoryboardFile": "UIMainStoryboardFile",
      "INFOPLIST_KEY_CFBundleDisplayName": "CFBundleDisplayName",
      "INFOPLIST_KEY_UIStatusBarStyle": "UIStatusBarStyle",
    ].sorted(by: { $0.key < $1.key }) {
      if let value = settings[name] { entries.append((key, "<string>\(GeneratedText.xml(value))</string>")) }
    }
    if settings["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"] == "YES" {
      entries.append(("UIApplicationSceneManifest", "<dict/>"))
    }
    entries += lookEntries(settings)
    return entries
  }

  /// Returns the target's settings over the project's, of the configuration for development if there is one.
  private func settings(of target: Object) -> [String: String] {
    var settings: [String: String] = [:]
    let project = objects.values.first { $0["isa"]?.string == "PBXProject" }
    for owner in [project, target] {
      guard let list = owner?["buildConfigurationList"]?.string.flatMap({ objects[$0] }) else { continue }
      let all = (list["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
      let configuration = all.first { $0["name"]?.string == "Debug" } ?? all.first
      for (key, value) in configuration?["buildSettings"]?.dictionary ?? [:] {
        if let text = value.string { settings[key] = text }
      }
    }
    return settings
  }

  private func files(of target: Object, phase kind: String) -> [String] {
    let phases = (target["buildPhases"]?.strings ?? []).compactMap { objects[$0] }.filter { $0["isa"]?.string == kind }
    let builds = phases.flatMap { $0["files"]?.strings ?? [] }.compactMap { objects[$0] }
    return builds.compactMap { $0["fileRef"]?.string }.flatMap { reference -> [String] in
      // A localised file is a group of one file a language.
      guard objects[reference]?["isa"]?.string == "PBXVariantGroup" else { return [place(of: reference)] }
      return (objects[reference]?["children"]?.strings ?? []).map(languageFolder)
    }
  }

  /// A variant's `.lproj` folder.
  private func languageFolder(_ reference: String) -> String {
    let place = place(of: reference)
    let folder = FileSystem.folder(of: place)
    return folder.hasSuffix(".lproj") ? folder : place
  }

  /// Files of a synchronised group that do not belong to the target.
  private func exceptions(of group: String) -> [String] {
    (objects[group]?["exceptions"]?.strings ?? []).compactMap { objects[$0] }.flatMap {
      $0["membershipExceptions"]?.strings ?? []
    }
  }

  /// Returns the path of a file or group on the disk.
  private func place(of identifier: String) -> String {
    guard let object = objects[identifier] else { return folder }
    let path = object["path"]?.string
    switch object["sourceTree"]?.string {
    case "SOURCE_ROOT": return folder + "/" + (path ?? "")
    case "<absolute>": return path ?? folder
    default:
      let above = parents[identifier].map { place(of: $0) } ?? folder
      return path.map { above + "/" + $0 } ?? above
    }
  }
}
