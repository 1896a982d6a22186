import Foundation
import SourceAdapter
import Testing

@testable import masthead_cli

@Suite struct ApplicationTests {
  private let folder: TemporaryFolder
  private var root: String { FileSystem.resolve(folder.path) }

  init() throws { folder = try TemporaryFolder() }

  private static let delegate = "import UIKit\n@main final class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

  @Test func folderWithADelegateAndAnEntryIsAnApplication() throws {
    try folder.write("My App/App.swift", Self.delegate)
    try folder.write("My App/Support/Info.plist", "<plist/>")
    let path = folder.path + "/My App"
    let application = try #require(Application(folder: path, sources: try SourceFile.read([path])))
    #expect(application.name == "My App")
    #expect(application.moduleName == "My_App")
    #expect(application.infoFile == root + "/My App/Support/Info.plist")
    try folder.write("Screens/A.swift", "import UIKit\n@main enum Program { static func main() {} }\n")
    let screens = folder.path + "/Screens"
    #expect(Application(folder: screens, sources: try SourceFile.read([screens])) == nil)
  }

  @Test func resourcesAreFlatButForLanguages() throws {
    for path in [
      "A/one.png", "A/B/two.json", "A/B/ko.lproj/Localizable.strings", "A/ko.lproj/Other.strings", "A/Info.plist",
      "A/code.swift", "A/Assets.xcassets/Contents.json", "A/B/Assets.xcassets/Contents.json", "A/B/one.png",
      "A/AppTests/three.png", "A/Data.bundle/in.txt",
    ] { try folder.write(path, "") }
    let names = ResourceFiles(below: root + "/A").links.map(\.name)
    #expect(
      names == [
        "Assets-2.xcassets", "Assets.xcassets", "Data.bundle", "ko.lproj/Localizable.strings", "ko.lproj/Other.strings",
        "one.png", "two.json",
      ])
    let one = ResourceFiles(below: root + "/A").links.first { $0.name == "one.png" }
    #expect(one?.target == root + "/A/B/one.png")
  }

  @Test func namesOfXcodeAreReplacedInTheInfoFile() throws {
    try folder.write(
      "Info.plist",
      "<plist><dict><key>a</key><string>$(PRODUCT_MODULE_NAME).Scene</string><string>${PRODUCT_NAME}$</string>$(NEVER)</dict></plist>"
    )
    var application = Application(
      name: "Plum App", bundleIdentifier: "com.plum", root: root, sources: [])
    application.infoFile = root + "/Info.plist"
    application.infoEntries = [("k", "<dict/>")]
    let text = String(
      decoding: ApplicationBundle(application: application, cacheFolder: root).infoText(), as: UTF8.self)
    #expect(
      text
        == "<plist><dict><key>a</key><string>Plum_App.Scene</string><string>Plum App$</string>\t<key>k</key>\n\t<dict/>\n</dict></plist>"
    )
    application.infoFile = nil
    let made = String(
      decoding: ApplicationBundle(application: application, cacheFolder: root).infoText(), as: UTF8.self)
    #expect(made.contains("<string>com.plum</string>"))
  }

  @Test func namesWithMarksOfXMLStayWhole() throws {
    try folder.write(
      "Info.plist",
      "<plist version=\"1.0\"><dict><key>n</key><string>$(PRODUCT_NAME)</string><key>d</key><string>${OWN_NAME}</string></dict></plist>"
    )
    var application = Application(name: "Salt & <Co>", bundleIdentifier: "com.salt", root: root, sources: [])
    application.infoFile = root + "/Info.plist"
    application.settings = [
      "OWN_NAME": "\"$(PRODUCT_NAME:upper)\" $(NEVER:default=none) $(LOOP)", "LOOP": "$(LOOP)",
      "MARKETING_VERSION": "2.1",
    ]
    application.infoEntries = [("CFBundleDisplayName", "<string>\(GeneratedText.xml("A & B"))</string>")]
    let bytes = ApplicationBundle(application: application, cacheFolder: root).infoText()
    let list = try #require(
      try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: String])
    #expect(list["n"] == "Salt & <Co>")
    #expect(list["d"] == "\"SALT & <CO>\" none ")
    #expect(list["CFBundleDisplayName"] == "A & B")
    // One in the old form has texts as they are.
    try folder.write("Info.plist", "{ n = \"$(PRODUCT_NAME)\"; }")
    application.infoEntries = []
    let old = ApplicationBundle(application: application, cacheFolder: root).infoText()
    #expect(String(decoding: old, as: UTF8.self) == "{ n = \"Salt & <Co>\"; }")
    application.infoFile = nil
    let made = ApplicationBundle(application: application, cacheFolder: root).infoText()
    let own = try PropertyListSerialization.propertyList(from: Data(made), format: nil) as? [String: String]
    #expect(own?["CFBundleName"] == "Salt & <Co>")
  }

  @Test func bundleIsMadeOnceAndLeadsToTheProgram() throws {
    try folder.write("App/a.txt", "a")
    try folder.write("program", "p")
    let application = Application(name: "App", bundleIdentifier: "b", root: root + "/App", sources: [])
    let bundle = ApplicationBundle(application: application, cacheFolder: root + "/cache")
    let first = try bundle.make(for: root + "/program")
    #expect(FileSystem.read(first) == Array("p".utf8))
    #expect(FileSystem.read(FileSystem.folder(of: first) + "/a.txt") == Array("a".utf8))
    #expect(try bundle.make(for: root + "/program") == first)
    // Compiled again: another file under the same name.
    FileSystem.remove(root + "/program")
    try folder.write("program", "q")
    let second = try bundle.make(for: root + "/program")
    #expect(FileSystem.read(second) == Array("q".utf8))
    FileSystem.removeTree(root + "/cache")
    #expect(FileSystem.read(root + "/App/a.txt") == Array("a".utf8))
  }

  @Test func oldPropertyListsAreRead() throws {
    let text = """
      // !$*UTF8*$!
      { a /* x */ = "b \\"c\\"\\n"; l = ( 1, two.swift, ); n = { k = (); }; }
      """
    let value = try #require(PropertyText.parse(Array(text.utf8)))
    #expect(value.dictionary?["a"] == .text("b \"c\"\n"))
    #expect(value.dictionary?["l"]?.strings == ["1", "two.swift"])
    #expect(value.dictionary?["n"]?.dictionary?["k"] == .list([]))
    for broken in ["{ a = ", "{ a b; }", "( 1 2 )", "\"open", "{} x", String(repeating: "(", count: 5000)] {
      #expect(PropertyText.parse(Array(broken.utf8)) == nil, "\(broken.prefix(20))")
    }
  }

  @Test func projectNamesItsSourcesAndResources() throws {
    try folder.write("Plum/App.swift", Self.delegate)
    try folder.write("Plum/Group/View.swift", "import UIKit\n")
    try folder.write("Plum/Unused.swift", "")
    try folder.write("Plum/ko.lproj/Localizable.strings", "")
    try folder.write("Plum/Sync/Sync.swift", "")
    try folder.write("Plum/Sync/Left.swift", "")
    try folder.write("Plum/Plum-Info.plist", "<plist><dict></dict></plist>")
    try folder.write(
      "Plum.xcodeproj/project.pbxproj",
      """
      { objects = {
        R = { isa = PBXProject; buildConfigurationList = C; mainGroup = M; };
        M = { isa = PBXGroup; children = ( G, ); sourceTree = "<group>"; };
        G = { isa = PBXGroup; children = ( A, G2, V, Y, ); path = Plum; sourceTree = "<group>"; };
        G2 = { isa = PBXGroup; children = ( B, ); path = Group; sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; children = ( K, ); name = Localizable.strings; sourceTree = "<group>"; };
        K = { isa = PBXFileReference; name = ko; path = ko.lproj/Localizable.strings; sourceTree = "<group>"; };
        Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Sync; sourceTree = "<group>"; exceptions = ( X, ); };
        X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Left.swift, ); };
        T0 = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; };
        T = { isa = PBXNativeTarget; name = Plum; productType = "com.apple.product-type.application"; buildConfigurationList = C2;
          buildPhases = ( S, P, ); fileSystemSynchronizedGroups = ( Y, ); };
        S = { isa = PBXSourcesBuildPhase; files = ( F1, F2, ); };
        P = { isa = PBXResourcesBuildPhase; files = ( F3, ); };
        F1 = { isa = PBXBuildFile; fileRef = A; }; F2 = { isa = PBXBuildFile; fileRef = B; }; F3 = { isa = PBXBuildFile; fileRef = V; };
        C = { buildConfigurations = ( D, ); }; C2 = { buildConfigurations = ( E0, E, ); };
        D = { name = Debug; buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = project; }; };
        E0 = { name = Release; buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = release; }; };
        E = { name = Debug; buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = com.plum; INFOPLIST_FILE = "Plum/Plum-Info.plist";
          INFOPLIST_KEY_UIMainStoryboardFile = Main; }; };
      }; rootObject = R; }
      """)
    let application = try XcodeProject.application(folder.path + "/Plum.xcodeproj")
    #expect(application.name == "Plum")
    #expect(application.bundleIdentifier == "com.plum")
    #expect(
      application.sources.map(\.resolvedPath) == [
        root + "/Plum/App.swift", root + "/Plum/Group/View.swift", root + "/Plum/Sync/Sync.swift",
      ])
    #expect(application.infoFile == root + "/Plum/Plum-Info.plist")
    #expect(application.infoEntries.map(\.key) == ["UIMainStoryboardFile"])
    #expect(
      ResourceFiles(application.resources ?? []).links.map(\.name) == ["ko.lproj/Localizable.strings"])
    try folder.write("Bad.xcodeproj/project.pbxproj", "{")
    #expect(throws: CommandFailure.self) { try XcodeProject.application(folder.path + "/Bad.xcodeproj") }
  }
}
