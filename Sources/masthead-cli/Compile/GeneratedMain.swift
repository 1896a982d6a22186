/// The source file that is compiled together with the user's: it makes the screens and hands them to the headless host.
///
/// Each expression stands on lines of its own under a `#sourceLocation` that names it, so that an error in it is told apart
/// from one in the user's file (`CompilerDiagnostics`). The program's entry is a C function and not `@main`, which leaves
/// `@main` to the user's own application class.
struct GeneratedMain {
  /// The name of file that errors in `--show` expressions are reported in.
  static let expressionFile = "--show"
  /// The name of file that errors in guessed class names are reported in; the line is the index counted from 1.
  static let candidateFile = "masthead-candidate"

  /// What is shown: expressions that were asked for, or classes that were found.
  enum Screens: Equatable {
    case expressions([ScreenExpression])
    case candidates([String])
    /// The first screen of an application, of that name.
    case first(String)
  }

  var screens: Screens
  /// Folders that images are looked for in, in order.
  var resourceFolders: [String]
  /// Whether the user's sources are an application with an entry of its own, which is started.
  var startsApplication = false

  /// The name by which the linker knows the entry of the user's sources.
  static let entry = "masthead_unused_main"
  /// Another name for it, by which it can be called.
  static let callableEntry = "masthead_application_main"

  /// For each expression the lines that it takes in `expressionFile`, which are counted through.
  static func lines(of expressions: [ScreenExpression]) -> [Range<Int>] {
    var start = 1
    return expressions.map { expression in
      let count = expression.text.split(separator: "\n", omittingEmptySubsequences: false).count
      defer { start += count }
      return start..<start + count
    }
  }

  var text: String {
    var functions = ""
    var entries: [String] = []
    switch screens {
    case .expressions(let expressions):
      let names = ScreenName.unique(expressions.map(\.text))
      let lines = Self.lines(of: expressions)
      for (index, expression) in expressions.enumerated() {
        functions += """
          @MainActor private func mastheadScreen\(index)() -> Any {
          #sourceLocation(file: "\(Self.expressionFile)", line: \(lines[index].lowerBound))
          \(expression.text)
          #sourceLocation()
          }

          """
        entries.append(entry(name: names[index], source: "--show '\(expression.text)'", index: index))
      }
    case .candidates(let classes):
      let names = ScreenName.unique(classes)
      for (index, name) in classes.enumerated() {
        functions += """
          @MainActor private func mastheadScreen\(index)() -> UIKit.UIViewController {
          #sourceLocation(file: "\(Self.candidateFile)", line: \(index + 1))
          \(name)()
          #sourceLocation()
          }

          """
        entries.append(entry(name: names[index], source: name, index: index))
      }
    case .first(let name):
      entries.append(
        "        HeadlessHost.SnapshotScreen(name: \(Self.literal(ScreenName.sanitized(name))), source: \(Self.literal(name)), make: nil),"
      )
    }
    if startsApplication {
      functions += """
        @_silgen_name("\(Self.callableEntry)")
        private func mastheadApplication(
          _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
        ) -> Int32

        """
    }
    let application =
      startsApplication ? "{ _ = mastheadApplication(CommandLine.argc, CommandLine.unsafeArgv) }" : "nil"
    return """
      import HeadlessHost
      import UIKit

      \(functions)
      @_cdecl("main")
      public func mastheadMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
        MainActor.assumeIsolated {
          HeadlessHost.SnapshotMain.run(
            resourceFolders: [\(resourceFolders.map(Self.literal).joined(separator: ", "))],
            screens: [
      \(entries.joined(separator: "\n"))
            ],
            application: \(application))
        }
      }

      """
  }

  private func entry(name: String, source: String, index: Int) -> String {
    "        HeadlessHost.SnapshotScreen(name: \(Self.literal(name)), source: \(Self.literal(source)), make: mastheadScreen\(index)),"
  }

  /// A Swift string literal with that value.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
