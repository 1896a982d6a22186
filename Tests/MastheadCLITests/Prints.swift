import Foundation

@testable import masthead_cli

/// The lines that a screen prints behind "> " while it is drawn.
enum Prints {
  static func of(_ source: String, _ arguments: String...) throws -> (lines: [String], run: CommandRun) {
    let folder = try TemporaryFolder()
    try folder.write("a.txt", "file")
    try folder.write(
      "Screen.swift",
      """
      import UIKit
      let folder = "\(folder.path)"
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(source)
        }
      }
      """)
    let run = try CommandRun.start(folder, ["Screen.swift"] + arguments)()
    let lines = run.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("> ") }
    return (lines.map { String($0.dropFirst(2)) }, run)
  }
}
