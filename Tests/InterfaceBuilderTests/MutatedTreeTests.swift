import Foundation
import InterfaceDocuments
import SeededRandom
import Testing
@testable import UIKit

/// Well-formed documents whose elements and attributes something has moved, doubled, cut or exchanged: they load as far as they go, and never
/// end the program.
///
/// `MASTHEAD_FUZZ` is the number of documents; with `MASTHEAD_DOCUMENTS` those in that folder are changed as well. More than a thousand are
/// loaded in processes of their own (`FuzzProcess`), since some of them are such as UIKit itself ends the program over.
@MainActor @Suite struct MutatedTreeTests {
  private final class Node {
    let name: String
    var attributes: [(name: String, value: String)]
    var children: [Node]
    let text: String

    init(_ element: DocumentElement) {
      name = element.name
      attributes = element.attributes
      children = (element.children + element.variations).map(Node.init)
      text = element.text
    }

    init(copying other: Node) {
      (name, attributes, text) = (other.name, other.attributes, other.text)
      children = other.children.map(Node.init(copying:))
    }

    var all: [Node] { [self] + children.flatMap(\.all) }

    func write(to result: inout String) {
      result += "<\(name)"
      var names: Set<String> = []
      for attribute in attributes where names.insert(attribute.name).inserted {
        result += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
      }
      result += ">" + Self.escaped(text)
      for child in children { child.write(to: &result) }
      result += "</\(name)>"
    }

    private static func escaped(_ text: String) -> String {
      text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        .replacingOccurrences(of: "\"", with: "&quot;")
    }
  }

  private static let rounds = ProcessInfo.processInfo.environment["MASTHEAD_FUZZ"].flatMap { Int($0) } ?? 200

  private static let scene = """
    <viewController storyboardIdentifier="A" id="a" customClass="BoardController" customModule="InterfaceBuilderTests" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="av">\(Fixture.rect(0, 0, 393, 852))<autoresizingMask key="autoresizingMask" widthSizable="YES"/>
        <subviews>
          <containerView id="box">\(Fixture.rect(0, 0, 100, 100))<connections><segue destination="b" kind="embed" id="e"/></connections></containerView>
          <button id="go"><state key="normal" title="Go"/><connections><segue destination="b" kind="show" identifier="on" id="s1"/></connections></button>
          <label text="x" id="l"><constraints><constraint firstAttribute="width" constant="30" id="k"/></constraints></label>
        </subviews>
        <viewLayoutGuide key="safeArea" id="g"/>
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="top" id="k2"/></constraints>
      </view>
      <navigationItem key="navigationItem" title="T" id="i"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bb"/></navigationItem>
      <connections><outlet property="label" destination="l" id="o"/><segue destination="b" kind="presentation" identifier="over" id="s2"/></connections>
    </viewController><exit id="x" sceneMemberID="exit"/>
    """

  private static let table = """
    <tableViewController storyboardIdentifier="B" id="b" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="tv">\(Fixture.rect(0, 0, 393, 852))
        <sections><tableViewSection headerTitle="H" id="ts"><cells><tableViewCell style="subtitle" id="tc">\(Fixture.rect(0, 0, 393, 44))
          <tableViewCellContentView key="contentView" tableViewCell="tc" id="tcv"><subviews><label text="t" tag="1" id="tl"/></subviews></tableViewCellContentView>
          <connections><segue destination="a" kind="show" id="s3"/></connections></tableViewCell></cells></tableViewSection></sections>
        <connections><outlet property="dataSource" destination="b" id="d1"/><outlet property="delegate" destination="b" id="d2"/></connections>
      </tableView>
    </tableViewController>
    """

  private static let rest = """
    <tabBarController id="tab" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>
      <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="a" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController>
    """
  private static let navigation = """
    <navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="nb"/>
      <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r3"/></connections></navigationController>
    """

  private static func documents() -> [(path: String, root: Node)] {
    let own = Fixture.storyboard(initial: "tab", scene, table, rest, navigation)
    var found: [(path: String, root: Node)] = []
    if let document = try? InterfaceDocument(own.utf8) { found.append(("own.storyboard", Node(document.root))) }
    guard let folder = ProcessInfo.processInfo.environment["MASTHEAD_DOCUMENTS"],
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String })
    else { return found }
    for path in paths.sorted() where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      guard let bytes = FileManager.default.contents(atPath: folder + "/" + path), bytes.count < 100_000,
        let document = try? InterfaceDocument(bytes), document.root["targetRuntime"]?.contains("MacOSX") != true
      else { continue }
      found.append((path, Node(document.root)))
    }
    return found
  }

  private static let values = [
    "-1", "0", "1e19", "1e300", "nan", "-inf", "", "YES", "top", "view", "1:0", "-5000", "99999999999", "Missing",
    "UIKit", "A.B.C", "NSObject",
  ]

  private static func change(_ root: Node, with dice: inout SeededGenerator) {
    let nodes = root.all
    guard let parent = nodes.filter({ !$0.children.isEmpty }).randomElement(using: &dice),
      let place = parent.children.indices.randomElement(using: &dice), let other = nodes.randomElement(using: &dice)
    else { return }
    switch Int.random(in: 0..<7, using: &dice) {
    case 0: parent.children.remove(at: place)
    case 1: parent.children.insert(Node(copying: parent.children[place]), at: place)
    case 2: parent.children.append(Node(copying: other))
    case 3: parent.children[place] = Node(copying: other)
    default:
      guard let node = nodes.filter({ !$0.attributes.isEmpty }).randomElement(using: &dice),
        let index = node.attributes.indices.randomElement(using: &dice)
      else { return }
      let ids = nodes.compactMap { node in node.attributes.first { $0.name == "id" }?.value }
      switch Int.random(in: 0..<5, using: &dice) {
      case 0: node.attributes.remove(at: index)
      case 1: node.attributes[index].value = values.randomElement(using: &dice)!
      case 2: node.attributes[index].value = ids.randomElement(using: &dice) ?? "x"
      case 3: node.attributes += other.attributes.shuffled(using: &dice).prefix(1)
      default:
        // Another destination makes rings of segues.
        guard let target = nodes.filter({ $0.name == "segue" }).randomElement(using: &dice),
          let end = target.attributes.firstIndex(where: { $0.name == "destination" })
        else { return }
        target.attributes[end].value = ids.randomElement(using: &dice) ?? "x"
      }
    }
  }

  @Test(.enabled(if: FuzzProcess.part == nil, "a part of the documents is loaded"))
  func treesChangedAtRandomAreLoadedOrTold() throws {
    if Self.rounds > 1000 {
      let report = try FuzzProcess.run(
        Self.rounds, test: "MutatedTreeTests/documentsOfAPartAreLoaded", raises: DocumentedRaises.all)
      print("documents: \(report)")
      #expect(report.crashes.isEmpty, "\(report.crashes.joined(separator: "\n"))")
      #expect(report.raised < Self.rounds / 2)
      return
    }
    let loaded = Self.load(0..<Self.rounds) { _ in }
    #expect(loaded > Self.rounds / 2)
  }

  /// Run by `FuzzProcess` alone.
  @Test(
    .enabled(
      if: FuzzProcess.part != nil, "run by treesChangedAtRandomAreLoadedOrTold where MASTHEAD_FUZZ is above 1000"))
  func documentsOfAPartAreLoaded() throws {
    let part = try #require(FuzzProcess.part)
    _ = Self.load(part.first..<Self.rounds) { part.note($0) }
    part.note(Self.rounds)
  }

  /// Loads the documents of some numbers; how many of them could be read.
  private static func load(_ numbers: Range<Int>, note: (Int) -> Void) -> Int {
    let documents = Self.documents()
    var loaded = 0
    for number in numbers {
      note(number)
      var dice = SeededGenerator(seed: UInt64(number))
      let document = documents[number % documents.count]
      TestScreen.reset()
      let root = Node(copying: document.root)
      for _ in 0..<Int.random(in: 1...6, using: &dice) { Self.change(root, with: &dice) }
      var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      root.write(to: &text)
      if Self.load(text, name: document.path) { loaded += 1 }
      Diagnostics.shared.removeAll()
    }
    return loaded
  }

  @Test(.enabled(if: RealDocumentTests.folder != nil, "set MASTHEAD_DOCUMENTS to a folder of documents"))
  func documentsOfOthersAreLoaded() {
    var whole = 0
    var problems: [String: Int] = [:]
    let documents = Self.documents()
    for document in documents {
      TestScreen.reset()
      Diagnostics.shared.removeAll()
      var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      document.root.write(to: &text)
      let isLoaded = Self.load(text, name: document.path)
      let said = Fixture.takeProblems()
      if isLoaded && said.isEmpty { whole += 1 }
      for problem in said { problems[problem.replacing(/"[^"]*"/, with: "…"), default: 0] += 1 }
    }
    print("documents: \(documents.count), without anything to tell \(whole)")
    for (problem, count) in problems.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(60) {
      print("documents: \(count) \(problem)")
    }
  }

  /// Makes and lays out what a document says; false for one that cannot be read.
  private static func load(_ text: String, name: String) -> Bool {
    guard let document = try? InterfaceDocument(text.utf8) else { return false }
    let window = UIWindow()
    if name.hasSuffix(".xib") {
      let objects = NibInstance(NibDocument(document, name: name), bundle: nil, owner: nil).instantiateNib()
      for case let view as UIView in objects { window.addSubview(view) }
    } else {
      let board = UIStoryboard(NibDocument(document, name: name))
      if let controller = board.instantiateInitialViewController() {
        window.rootViewController = controller
        window.isHidden = false
        window.updateForFrame()
      }
    }
    window.isHidden = false
    window.updateForFrame()
    window.rootViewController = nil
    window.isHidden = true
    return true
  }
}
