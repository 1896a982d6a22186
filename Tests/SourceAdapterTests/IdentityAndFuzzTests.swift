import Foundation
import SeededRandom
import Testing

@testable import SourceAdapter

@Suite struct IdentityAndFuzzTests {
  private static var root: String { #filePath.components(separatedBy: "/Tests/")[0] }

  private static func files(in folders: [String]) -> [SourceAdapter.File] {
    folders.flatMap { folder -> [SourceAdapter.File] in
      let names = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? []
      return names.sorted().filter { $0.hasSuffix(".swift") }.compactMap { name in
        let path = root + "/" + folder + "/" + name
        return FileManager.default.contents(atPath: path).map { SourceAdapter.File(path: path, bytes: [UInt8]($0)) }
      }
    }
  }

  /// The project's own code is written for Linux: nothing in it is for Objective-C, but for what the adapter's own tests write, and the
  /// packages that are tested as those of others.
  @Test func theProjectsOwnFilesStayByteForByte() {
    let own = Self.files(in: ["Sources", "Examples", "Benchmarks/Sources", "Tests"]).filter { file in
      !["SourceAdapter", "MastheadCLITests", "ObjectiveCTests", "Outside"].contains { file.path.contains("/\($0)") }
    }
    #expect(own.count > 500)
    for file in own {
      let result = SourceAdapter.adapt([file])
      guard let text = result.texts[0] else { continue }
      let source = String(decoding: file.bytes, as: UTF8.self)
      // What can be replaced is `dynamic` in Swift too, and a class that a name holds is made in the adapter's way wherever a file says which. The
      // module CoreFoundation is another one on Linux, which what stands for Apple's is made of.
      let words = ["os(", "canImport(", "override dynamic ", "type.init()", "CoreFoundation."]
      // Subclasses that add methods of delegates' protocols are recorded in every source.
      let isRecorded = String(decoding: text, as: UTF8.self).contains("_describe($0")
      let asks =
        isRecorded || words.contains { source.contains($0) } || FoundationParts.mentions(ByteSearch(file.bytes))
      #expect(
        asks && !result.notes.contains(where: \.isError),
        "\(file.path) was changed: \(String(decoding: text.suffix(200), as: UTF8.self))")
    }
  }

  @Test func adaptingKeepsEveryLineOfTheSource() {
    for seed in Self.seeds {
      // What is moved under a condition has lines of its own, and says where the next one belongs.
      let source = seed.replacing("#if DEBUG", with: "#if os(iOS)")
      let text = unplaced(adapted(source))
      let before = source.split(separator: "\n", omittingEmptySubsequences: false)
      let after = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in before.enumerated() where !line.contains("}") && !line.contains("protocol") {
        #expect(after[number].utf8.count >= line.utf8.count, "line \(number + 1): \(after[number])")
      }
    }
  }

  /// Mutated files neither crash the adapter nor keep it from ending.
  ///
  /// `MASTHEAD_FUZZ=10000` tries as many, and `MASTHEAD_FUZZ_SEEDS=DIR` begins with the files of a folder.
  @Test func mutatedFilesAreSurvived() {
    let rounds = ProcessInfo.processInfo.environment["MASTHEAD_FUZZ"].flatMap(Int.init) ?? 300
    let seeds = Self.seeds + Self.seedsOfFolder
    var random = SeededGenerator(seed: 42)
    for _ in 0..<rounds {
      let count = Int.random(in: 1...2, using: &random)
      let files = (0..<count).map { number in
        SourceAdapter.File(
          path: "F\(number).swift", bytes: Self.mutated(seeds.randomElement(using: &random)!, &random))
      }
      let result = SourceAdapter.adapt(files)
      for (file, text) in zip(files, result.texts) {
        guard let text else { continue }
        let lines = file.bytes.count { $0 == UInt8(ascii: "\n") }
        #expect(text.count { $0 == UInt8(ascii: "\n") } >= lines)
      }
    }
  }

  /// Files that are not this project's: what holds nothing of Objective-C stays, and the rest keeps its lines.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["MASTHEAD_FUZZ_SEEDS"] != nil))
  func filesOfFoldersKeepTheirLines() {
    for source in Self.seedsOfFolder {
      let file = SourceAdapter.File(path: "Seed.swift", bytes: Array(source.utf8))
      guard let text = SourceAdapter.adapt([file]).texts[0] else { continue }
      #expect(text != file.bytes, "a file that is not changed is told as one that stays")
      #expect(text.count { $0 == UInt8(ascii: "\n") } >= file.bytes.count { $0 == UInt8(ascii: "\n") })
    }
  }

  private static var seedsOfFolder: [String] {
    guard let folder = ProcessInfo.processInfo.environment["MASTHEAD_FUZZ_SEEDS"],
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String })
    else { return [] }
    return names.sorted().filter { $0.hasSuffix(".swift") }.compactMap {
      FileManager.default.contents(atPath: folder + "/" + $0).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private static func mutated(_ source: String, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(source.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 3: bytes.insert(contentsOf: words.randomElement(using: &random)!.utf8, at: place)
      case 4: bytes.removeSubrange(place...)
      default: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &random))
      }
    }
    return bytes
  }

  private static let words = [
    "@objc", "@objc(", " #selector(", "#keyPath(", "{", "}", "(", ")", "\"", "\"\"\"", "#if os(iOS)\n", "#endif\n",
    "#else\n", "extension A { ",
    "override func f() {}", "@objc optional ", "protocol P {", "/*", "*/", "//", "dynamic ", "class A: A {", "\\(",
    "#imageLiteral(resourceName:",
    "#Preview {", "\r\n", "\t", "import UIKit.", "@IBOutlet", "é", "\u{0}", "#if ", "&&", "||", "!", "open ",
  ]

  static let seeds = [
    """
    import UIKit
    import UIKit.UIGestureRecognizerSubclass

    @objc public protocol ListDelegate: AnyObject {
      func required(_ x: Int)
      @objc optional func list(_ list: ListController, didSelect row: Int) -> Bool
      @objc optional var tint: UIColor { get }
    }

    class ListController: UIViewController, ListDelegate {
      @IBOutlet private weak var label: UILabel!
      @objc dynamic var count = 0
      weak var delegate: ListDelegate?
      lazy var button = UIBarButtonItem(title: "x", style: .plain, target: self, action: #selector(didTap))

      @objc func didTap(_ sender: UIButton) {
        _ = delegate?.list?(self, didSelect: 1)
        let image = #imageLiteral(resourceName: "abc"), color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        use(#keyPath(ListController.count), #selector(getter: count), #selector(self.didTap(_:)), image, color)
      }
      func required(_ x: Int) {}
    }

    extension ListController {
      override func viewDidLoad() { super.viewDidLoad() }
      #if DEBUG
        override var canBecomeFirstResponder: Bool { true }
      #endif
      @objc open func setUp(_ a: Int, with b: String = "x") {}
    }

    final class Sub: ListController { override func setUp(_ a: Int, with b: String) {} }
    #Preview { ListController() }
    """,
    """
    #if os(iOS) || os(tvOS)
    import UIKit
    #elseif os(macOS)
    import AppKit
    #endif
    struct Outer {
      private class Inner<T>: NSObject {
        @objc(other:and:) private func f(a: Int, b: Int) { later(#selector(f(a:b:)), #selector(NSObject.isEqual(_:))) }
        func g() { class Local { @objc func h() { x(#selector(h)) } } }
      }
    }
    @objcMembers class Members: NSObject { dynamic var a = 1; var b: Int { 2 }; class func make() {} }
    @objc extension Members { func more() {} }
    @UIApplicationMain class AppDelegate: UIResponder {}
    let text = \"\"\"
      @objc #selector(x) \\(#selector(Members.more))
      \"\"\"
    """,
  ]
}
