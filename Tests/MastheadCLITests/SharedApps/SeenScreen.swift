import Foundation
import Testing

@testable import masthead_cli

/// What can be read off a picture without looking at its pixels: what a screen reader finds, and the layout text.
struct SeenScreen {
  struct Element {
    var label: String
    var value: String?
    var traits: [Substring]
    var minX: Double
    var minY: Double
    var width: Double
    var height: Double
    var maxX: Double { minX + width }
  }

  let name: String
  let elements: [Element]
  let layout: String
  /// Size of the window in points.
  let width: Double

  init(name: String, accessibility: String, layout: String) {
    self.name = name
    self.layout = layout
    elements = accessibility.split(separator: "\n").compactMap { Self.element($0) }
    let head = layout.prefix { $0 != "@" }.split(separator: " ").last ?? ""
    width = head.split(separator: "x").first.flatMap { Double($0) } ?? 0
  }

  private static func element(_ line: Substring) -> Element? {
    guard let match = line.wholeMatch(of: /"((?:[^"\\]|\\.)*)"(.*) \(([-0-9.]+) ([-0-9.]+) ([-0-9.]+) ([-0-9.]+)\) \S+/)
    else { return nil }
    let rest = match.2
    let value = rest.firstMatch(of: /\svalue="((?:[^"\\]|\\.)*)"/).map { String($0.1) }
    let traits = rest.firstMatch(of: /\s\[([a-z ,]+)\]/).map { $0.1.replacing(", ", with: ",").split(separator: ",") }
    let numbers = [match.3, match.4, match.5, match.6].map { Double($0) ?? .nan }
    return Element(
      label: String(match.1), value: value, traits: traits ?? [], minX: numbers[0], minY: numbers[1], width: numbers[2],
      height: numbers[3])
  }

  /// The element that is called so.
  func element(_ label: String) throws -> Element {
    let names: String = elements.map(\.label).joined(separator: " | ")
    return try #require(elements.first { $0.label == label }, "\(name) has no \"\(label)\"; it has \(names)")
  }

  func isSeen(_ text: String) -> Bool {
    let isElement = elements.contains { $0.label == text || $0.value == text || $0.label.hasPrefix(text + ", ") }
    return isElement || layout.contains("text=\"\(text)\"")
  }

  func shows(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for text in texts where !isSeen(text) {
      Issue.record("\(name) does not show \"\(text)\"", sourceLocation: sourceLocation)
    }
  }

  func lacks(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for text in texts where isSeen(text) {
      Issue.record("\(name) shows \"\(text)\"", sourceLocation: sourceLocation)
    }
  }
}

/// The screens of a run, by the name of the picture.
struct SeenScreens {
  let screens: [String: SeenScreen]

  subscript(_ name: String) -> SeenScreen {
    get throws { try #require(screens[name], "there is no picture \(name); there are \(screens.keys.sorted())") }
  }
}

/// An application, or a file of a screen, of the folder of applications that is not part of the package.
enum SharedApp {
  static let folder: URL? = {
    var package = URL(filePath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    let shared: URL =
      ProcessInfo.processInfo.environment["MASTHEAD_SHARED"].map { URL(filePath: $0) }
      ?? package.deletingLastPathComponent().appending(path: "shared")
    let apps: URL = shared.appending(path: "apps")
    return FileManager.default.fileExists(atPath: apps.path) ? apps : nil
  }()

  /// Devices, appearances, text sizes and directions so that each pair of them is among the runs.
  static let manyWays = [
    "--matrix",
    "appearance=light,dark; device=iPhone 15,iPhone SE (3rd generation),iPad Pro 11; text-size=l,ax3; direction=ltr,rtl",
    "--pairwise",
  ]

  /// Starts an application, does the steps, and reads its pictures; a run for each combination of a matrix.
  static func runs(_ name: String, steps: String, _ options: [String] = []) throws -> [SeenScreens] {
    let app = try #require(folder).appending(path: name)
    let folder = try TemporaryFolder()
    // Compiled once for all tests, beside the command.
    let cache = FileSystem.folder(of: FileSystem.resolve("/proc/self/exe")) + "/test-cache"
    let arguments =
      [app.path, "-o", folder.path + "/out", "--accessibility", "--timeout", "300", "--do", steps] + options
    let run = try CommandRun.start(folder, arguments, environment: ["MASTHEAD_CACHE": cache])()
    #expect(run.status == 0, "\(name) \(options): \(run.error)")
    var found: [String: [String: SeenScreen]] = [:]
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/out").sorted()
    let places = files.filter { $0.hasSuffix(".layout.txt") }.map { String($0.dropLast(".layout.txt".count)) }
    // The last picture has the name of the screen alone.
    let base: String = places.map { ($0 as NSString).lastPathComponent }.min { $0.count < $1.count } ?? ""
    for place in places {
      let (way, picture) = ((place as NSString).deletingLastPathComponent, (place as NSString).lastPathComponent)
      let path = folder.path + "/out/" + place
      let screen = SeenScreen(
        name: "\(name) \(way) \(picture)",
        accessibility: try String(contentsOfFile: path + ".accessibility.txt", encoding: .utf8),
        layout: try String(contentsOfFile: path + ".layout.txt", encoding: .utf8))
      found[way, default: [:]][picture == base ? "end" : String(picture.dropFirst(base.count + 1))] = screen
    }
    return found.sorted { $0.key < $1.key }.map { SeenScreens(screens: $0.value) }
  }

  static func run(_ name: String, steps: String, _ options: [String] = []) throws -> SeenScreens {
    try #require(runs(name, steps: steps, options).first)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips what needs the folder of applications where that is missing.
  static var needsSharedApps: Self {
    .enabled(
      if: SharedApp.folder != nil, "the applications are not here: set MASTHEAD_SHARED to the folder that has them")
  }
}
