import SourceAdapter

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

  /// The screens to show: expressions that were asked for, or classes that were found.
  enum Screens: Equatable {
    case expressions([ScreenExpression])
    case candidates([String])
    /// The first screen of an application, of that name.
    case first(String)

    /// The names of the screens, before two of one name are told apart.
    var names: [String] {
      switch self {
      case .expressions(let expressions): expressions.map(\.text)
      case .candidates(let classes): classes
      case .first(let name): [name]
      }
    }
  }

  var screens: Screens
  /// Folders that images are looked for in, in order.
  var resourceFolders: [String]
  /// Whether the user's sources are an application with an entry of its own, which is started.
  var startsApplication = false
  /// Previews that are shown beside the screens.
  var previews: [ScreenPreview] = []

  /// The name by which the linker knows the entry of the user's sources.
  static let entry = "masthead_unused_main"
  /// Another name for the entry, by which it can be called.
  static let callableEntry = "masthead_application_main"

  /// Returns the lines of each expression in `expressionFile`, which are counted through.
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
    let names = ScreenName.unique(screens.names + previews.map(\.name))
    switch screens {
    case .expressions(let expressions):
      let lines = Self.lines(of: expressions)
      for (index, expression) in expressions.enumerated() {
        functions += """
          @MainActor private func mastheadScreen\(index)() -> Any {
          #sourceLocation(file: \(GeneratedText.swift(Self.expressionFile)), line: \(lines[index].lowerBound))
          \(expression.text)
          #sourceLocation()
          }

          """
        entries.append(entry(name: names[index], source: "--show '\(expression.text)'", index: index))
      }
    case .candidates(let classes):
      for (index, name) in classes.enumerated() {
        functions += """
          @MainActor private func mastheadScreen\(index)() -> UIKit.UIViewController {
          #sourceLocation(file: \(GeneratedText.swift(Self.candidateFile)), line: \(index + 1))
          \(Self.path(name))()
          #sourceLocation()
          }

          """
        entries.append(entry(name: names[index], source: name, index: index))
      }
    case .first(let name):
      entries.append(
        "        HeadlessHost.SnapshotScreen(name: \(GeneratedText.swift(names[0])), source: \(GeneratedText.swift(name)), make: nil),"
      )
    }
    for (index, preview) in previews.enumerated() {
      functions += """
        @MainActor private func mastheadPreview\(index)() -> Any {
        #sourceLocation(file: \(GeneratedText.swift(preview.path)), line: \(preview.declaration.line))
        \(preview.declaration.body)
        #sourceLocation()
        }

        """
      let name = names[screens.names.count + index]
      let traits = Self.traits(of: preview, index)
      functions += traits?.function ?? ""
      entries.append(
        entry(
          name: name, source: "#Preview \(preview.name)", make: "mastheadPreview\(index)", traits: traits?.call))
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
            resourceFolders: [\(resourceFolders.map(GeneratedText.swift).joined(separator: ", "))],
            screens: [
      \(entries.joined(separator: "\n"))
            ],
            application: \(application))
        }
      }

      """
  }

  private func entry(name: String, source: String, index: Int) -> String {
    entry(name: name, source: source, make: "mastheadScreen\(index)")
  }

  private func entry(name: String, source: String, make: String, traits: String? = nil) -> String {
    let more = traits.map { ", traits: " + $0 } ?? ""
    return
      "        HeadlessHost.SnapshotScreen(name: \(GeneratedText.swift(name)), source: \(GeneratedText.swift(source)), make: \(make)\(more)),"
  }

  /// The source of a function for the traits of a preview, each on its line of the user's file, and of a call; nil
  /// without traits.
  private static func traits(of preview: ScreenPreview, _ index: Int) -> (function: String, call: String)? {
    let traits = preview.declaration.traits
    guard !traits.isEmpty else { return nil }
    var function = "@MainActor private func mastheadTraits\(index)() -> [HeadlessHost.PreviewTrait] {\n"
    function += "var traits: [HeadlessHost.PreviewTrait] = []\n"
    for trait in traits {
      function +=
        "#sourceLocation(file: \(GeneratedText.swift(preview.path)), line: \(trait.line))\ntraits.append(\(trait.text))\n#sourceLocation()\n"
    }
    return (function + "return traits\n}\n", "mastheadTraits\(index)()")
  }

  /// The name of a class, of which each part may need backticks.
  private static func path(_ name: String) -> String {
    name.split(separator: ".").map { GeneratedText.identifier(String($0)) }.joined(separator: ".")
  }
}
