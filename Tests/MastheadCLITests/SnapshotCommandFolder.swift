import Foundation
import Testing

@testable import masthead_cli

/// A folder that the command, which was built along with the tests, is run in.
struct SnapshotCommandFolder {
  static let screens = """
    import UIKit

    class FirstViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemRed
      }
    }

    final class SecondViewController: FirstViewController {
      let number: Int
      init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError("no coder") }
    }

    private class HiddenViewController: UIViewController {}
    enum Outer { final class InnerViewController: UIViewController {} }
    // class CommentViewController: UIViewController {}

    @main enum Application { static func main() {} }

    """

  struct Run {
    var status: Int32
    var output: String
    var error: String

    var errorLines: [Substring] { error.split(separator: "\n") }
  }

  let folder: TemporaryFolder
  /// Kept between tests, in the build folder of this checkout: the modules of the system are compiled into it once.
  static let cache = FileSystem.folder(of: FileSystem.resolve("/proc/self/exe")) + "/test-cache"

  init() throws {
    folder = try TemporaryFolder()
  }

  func snapshot(_ arguments: String...) throws -> Run {
    try snapshot(arguments, environment: ["MASTHEAD_CACHE": Self.cache])
  }

  func snapshot(_ arguments: [String], environment: [String: String]) throws -> Run {
    let build = FileSystem.folder(of: FileSystem.resolve("/proc/self/exe"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: build + "/masthead-cli")
    process.arguments = ["snapshot"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = folder.path + "/stdout"
    let error = folder.path + "/stderr"
    for path in [output, error] { #expect(FileManager.default.createFile(atPath: path, contents: nil)) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: error)
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: try String(contentsOfFile: output, encoding: .utf8),
      error: try String(contentsOfFile: error, encoding: .utf8))
  }

  func files(_ name: String) -> [String] { FileSystem.list(folder.path + "/" + name) }

  func pixelSize(_ path: String) throws -> (Int, Int) {
    let bytes = try #require(FileSystem.read(folder.path + "/" + path))
    func word(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (word(16), word(20))
  }

  func write(_ name: String, _ text: String) throws { try folder.write(name, text) }
  var path: String { folder.path }
}
