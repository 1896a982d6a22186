import ArgumentParser
internal import SystemFiles

/// `masthead swift`: runs SwiftPM on a package that is written for iOS.
struct SwiftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Builds, tests and runs a Swift package written for iOS, as it is.",
    discussion: """
      Give it what you would give swift, in the package's folder:

        masthead swift build
        masthead swift test --filter LayoutTests
        masthead swift run Demo

      Tests run on an iPhone 15, or on the screen that test is told of as snapshot is: --device, --orientation, --size, --scale,
      --appearance, --text-size, --direction, --contrast, --bold-text.

        masthead swift test --device 'iPad Air' --appearance dark --text-size ax3

      The package stays byte for byte as it is. UIKit, QuartzCore and CoreGraphics can be imported by each of its targets without a
      line in its manifest; what needs Objective-C is answered before the compiler sees it, and lines and columns of messages are those of
      your files. Targets that use none of it are built as swift alone builds them.
      """)

  @Argument(parsing: .captureForPassthrough, help: "build, test, run or package, and their options.")
  var arguments: [String] = []

  private static let commands = ["build", "test", "run", "package"]

  mutating func run() throws {
    guard let word = arguments.first else {
      throw CommandFailure(
        "swift: what? There are \(Self.commands.joined(separator: ", ")), such as masthead swift test")
    }
    if word == "--help" || word == "-h" { throw CleanExit.helpRequest(Self.self) }
    guard Self.commands.contains(word) else {
      throw CommandFailure("swift \(word): not known; there are \(Self.commands.joined(separator: ", "))")
    }
    let installation = try Installation.current()
    let toolchain = try WrappedToolchain.make(for: installation, command: FileSystem.resolve("/proc/self/exe"))
    let swift = FileSystem.folder(of: installation.compiler) + "/swift"
    guard FileSystem.kind(swift) == .file else {
      throw CommandFailure(
        "\(swift): not there, beside \(installation.compiler); install Swift again from https://www.swift.org/install/linux",
        status: 1)
    }
    FileSystem.setEnvironment("SWIFT_EXEC", toolchain.wrapper)
    FileSystem.setEnvironment("SWIFT_EXEC_MANIFEST", installation.compiler)
    // Variables of this project's own tests are no business of a foreign package.
    FileSystem.setEnvironment("MASTHEAD_STRICT", nil)
    var arguments = arguments
    if word == "test" {
      let screen = try TestScreen(arguments)
      arguments = screen.others
      if let value = screen.value { FileSystem.setEnvironment(TestScreen.variable, value) }
    }
    // Lists of tests that packages once kept for Linux know nothing of those for iOS.
    let kept = ["LinuxMain.swift", "Tests/LinuxMain.swift"]
    if word == "test", kept.contains(where: { FileSystem.kind($0) == .file }) {
      arguments.insert("--enable-test-discovery", at: 1)
    }
    throw Child.become(swift, arguments: arguments, environment: [:])
  }
}
