import Foundation
import Testing

@testable import masthead_cli

/// Applications started by the command that was built along with the tests.
@Suite(.serialized) struct ApplicationEndToEndTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let controller = """
    import Darwin
    import os.log
    import UIKit

    final class PlumController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        os_log("made %d", log: OSLog(subsystem: "plum", category: "screen"), Int(sqrt(9.0)))
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        label.text = [
          NSLocalizedString("title", comment: ""), NSLocalizedString("only.base", comment: ""),
          String.localizedStringWithFormat(NSLocalizedString("plums", comment: ""), 1),
          String(format: NSLocalizedString("plums", comment: ""), 5), String(localized: "Hello \\("you")"),
          Bundle.main.bundleIdentifier ?? "", "\\(UIImage(named: "dot") != nil)",
          "\\(UIApplication.shared.delegate is AppDelegate)", "\\(Theme.isApplied)",
        ].joined(separator: "|")
        view.addSubview(label)
      }
    }

    @MainActor enum Theme { static var isApplied = false }

    """

  private static let scene = """
    import UIKit

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let window = UIWindow(windowScene: scene as! UIWindowScene)
        window.rootViewController = UINavigationController(rootViewController: PlumController())
        window.makeKeyAndVisible()
        self.window = window
      }
    }

    """

  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneConfigurationName</key><string>Default Configuration</string>
    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    </dict></array></dict></dict></dict></plist>
    """

  private static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>plums</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@ here</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>one plum</string><key>other</key><string>%d plums</string></dict></dict></dict></plist>
    """

  private func delegate(_ attribute: String) -> String {
    """
    import UIKit

    \(attribute) final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        Theme.isApplied = true
        return true
      }
    }

    """
  }

  private func writeApplication(_ attribute: String) throws {
    try folder.write("Plum/AppDelegate.swift", delegate(attribute))
    try folder.write("Plum/SceneDelegate.swift", Self.scene)
    try folder.write("Plum/Screens/PlumController.swift", Self.controller)
    try folder.write("Plum/Info.plist", Self.info)
    try folder.write("Plum/Base.lproj/Localizable.strings", "\"title\" = \"Plums\"; \"only.base\" = \"base\";\n")
    try folder.write("Plum/ko.lproj/Localizable.strings", "/* 1 */ \"title\" = \"자두\";\n\"Hello %@\" = \"안녕 %@\";\n")
    try folder.write("Plum/Base.lproj/Localizable.stringsdict", Self.plurals)
    let dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    try Data(base64Encoded: dot)!.write(to: URL(fileURLWithPath: folder.path + "/Plum/Screens/dot.png"))
  }

  private func layout(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  @Test func folderIsStartedAsIOSDoes() throws {
    try writeApplication("@main")
    let english = try CommandRun.run(folder, "Plum", "-o", "en")
    #expect(english.status == 0, "\(english.error)")
    #expect(english.error == "", "logs go nowhere unless asked for")
    #expect(english.output.hasPrefix("en/Plum.png"))
    let text = try layout("en/Plum.layout.txt")
    #expect(
      text.contains("Plums|base|one plum here|5 plums here|Hello you|com.example.Plum|true|true|true"), "\(text)")
    #expect(text.contains("UINavigationBar"))

    let korean = try CommandRun.run(folder, "Plum", "-o", "ko", "--language", "ko")
    #expect(korean.status == 0, "\(korean.error)")
    #expect(try layout("ko/Plum.layout.txt").contains("자두|base|one plum here|5 plums here|안녕 you"))
    let arabic = try CommandRun.run(folder, "Plum", "-o", "ar", "--language", "ar")
    #expect(arabic.status == 0, "\(arabic.error)")
    #expect(try layout("ar/Plum.layout.txt").split(separator: "\n")[0].contains(" rtl "))

    let driven = try CommandRun.run(folder, "Plum", "-o", "do", "--do", "picture first; wait 0.1", "--do", "tap Pears")
    #expect(driven.status == 2 && driven.output.hasPrefix("do/Plum-first.png"), "\(driven.output)")
    #expect(driven.error.contains("--do 'tap Pears': nothing on the screen has that name; there are \"Plums|"))
    #expect(try layout("do/Plum-first.layout.txt").contains("Plums|"))
    let wrong = try CommandRun.run(folder, "Plum", "--do", "touch Pears")
    #expect(wrong.status != 0 && wrong.error.contains("not a step; steps are tap"), "\(wrong.error)")

    let shown = try CommandRun.run(folder, "Plum", "-o", "show", "--show", "PlumController()")
    #expect(shown.status == 0, "\(shown.error)")
    let alone = try layout("show/PlumController.layout.txt")
    #expect(alone.contains("|true|true|true") && !alone.contains("UINavigationBar"), "\(alone)")
  }

  @Test func mainFileAndAnApplicationWithoutScenesAreStarted() throws {
    try folder.write(
      "Old/main.swift",
      "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(Sender.self), NSStringFromClass(AppDelegate.self))\n"
    )
    try folder.write(
      "Old/AppDelegate.swift",
      """
      import UIKit
      final class Sender: UIApplication {}
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {}
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let window = UIWindow(frame: UIScreen.main.bounds)
          let controller = UIViewController()
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
          label.text = "\\(type(of: application)) \\(application.applicationState == .inactive)"
          controller.view.addSubview(label)
          window.rootViewController = controller
          window.makeKeyAndVisible()
          self.window = window
          return true
        }
      }
      """)
    let run = try CommandRun.run(folder, "Old")
    #expect(run.status == 0, "\(run.error)")
    #expect(try layout("snapshots/Old.layout.txt").contains("Sender true"))
  }

  @Test func applicationWithoutAWindowIsToldOf() throws {
    try folder.write(
      "Bare/App.swift", "import UIKit\n@UIApplicationMain class App: UIResponder, UIApplicationDelegate {}\n")
    let run = try CommandRun.run(folder, "Bare")
    #expect(run.status == 2)
    #expect(run.error.contains("masthead: Bare: shows no window"), "\(run.error)")
  }
}
