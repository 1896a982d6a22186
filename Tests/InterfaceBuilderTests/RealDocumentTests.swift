import Foundation
import InterfaceDocuments
import Testing
@testable import UIKit

/// Documents of open repositories against the frames that Interface Builder recorded in them.
///
/// Neither the documents nor the recording are part of the package: `MASTHEAD_DOCUMENTS` names a folder with a folder a repository
/// (`owner+name`), `MASTHEAD_SHARED` the one that has `reference/oracle`. Without them the test is skipped.
@MainActor @Suite struct RealDocumentTests {
  private struct Count {
    var trees = 0
    var wholeTrees = 0
    /// Trees of which all views were made, and how many of their views are where they were recorded.
    var complete = 0
    var viewsOfComplete = 0
    var equalOfComplete = 0
    var views = 0
    var made = 0
    var equal = 0
  }

  nonisolated static let folder: String? = ProcessInfo.processInfo.environment["MASTHEAD_DOCUMENTS"]
  nonisolated static let recording: URL? = SharedFolder.url("reference/oracle/ib-layouts.json")

  @Test(
    .enabled(if: folder != nil && recording != nil, "set MASTHEAD_DOCUMENTS and MASTHEAD_SHARED to the folders of both")
  )
  func framesAreThoseOfInterfaceBuilder() throws {
    let folder = try #require(Self.folder)
    let data = try Data(contentsOf: try #require(Self.recording))
    let trees = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    var counts: [String: Count] = [:]
    var unread: [String] = []
    var misses: [String] = []
    for tree in trees {
      guard let repository = tree["repo"] as? String, let path = tree["path"] as? String,
        let kind = tree["kind"] as? String, let root = tree["root"] as? [String: Any]
      else { continue }
      let file = "\(folder)/\(repository.replacingOccurrences(of: "/", with: "+"))/\(path)"
      guard let bytes = FileManager.default.contents(atPath: file) else { continue }
      var count = counts[kind] ?? Count()
      count.trees += 1
      defer { counts[kind] = count }
      let screen = try RealScreen(bytes, tree: tree, root: root, kind: kind)
      guard let views = screen.layOut() else {
        unread.append("\(path) \(root["id"] ?? "")")
        continue
      }
      var isWhole = true
      let before = count
      for element in RealScreen.elements(of: root) {
        guard let id = element["id"] as? String, let frame = element["frame"] as? [Double] else { continue }
        count.views += 1
        guard let view = views(id) else {
          isWhole = false
          misses.append("\(kind) \(path) \(element["tag"] ?? "") \(id): not made")
          continue
        }
        count.made += 1
        let recorded = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        if screen.agrees(view.frame, recorded) {
          count.equal += 1
        } else {
          isWhole = false
          misses.append("\(kind) \(path) \(element["tag"] ?? "") \(id): \(view.frame) recorded \(recorded)")
        }
      }
      if isWhole { count.wholeTrees += 1 }
      if count.views - before.views == count.made - before.made {
        count.complete += 1
        count.viewsOfComplete += count.views - before.views
        count.equalOfComplete += count.equal - before.equal
      }
      screen.takeDown()
    }
    for (kind, count) in counts.sorted(by: { $0.key < $1.key }) {
      print(
        "documents: \(kind): \(count.trees) trees, \(count.wholeTrees) whole; \(count.views) views, \(count.made) made, \(count.equal) equal; \(count.complete) trees without unknown views, \(count.equalOfComplete) of \(count.viewsOfComplete) equal"
      )
    }
    if ProcessInfo.processInfo.environment["MASTHEAD_SCOREBOARD"] == "all" {
      for miss in misses { print("documents: \(miss)") }
    }
    let told = Dictionary(grouping: Fixture.takeProblems()) { $0.replacing(#/^[^ ]+ /#, with: "") }
    for (what, all) in told.sorted(by: { $0.value.count > $1.value.count }) {
      print("documents: \(all.count) × \(what)")
    }
    #expect(unread.isEmpty, "\(unread)")
    TestScreen.reset()
  }
}

/// A tree of a real document on a screen as large as its root.
@MainActor private final class RealScreen {
  private let document: NibDocument
  private let kind: String
  private let id: String
  private let size: CGSize
  private let scale: CGFloat
  private let window: UIWindow
  private let safeArea: UIEdgeInsets
  private var kept: [AnyObject] = []

  init(_ bytes: Data, tree: [String: Any], root: [String: Any], kind: String) throws {
    document = NibDocument(try InterfaceDocument(bytes), name: tree["path"] as? String ?? "")
    self.kind = kind
    id = root["id"] as? String ?? ""
    let frame = root["frame"] as? [Double] ?? [0, 0, 0, 0]
    size = CGSize(width: frame[2], height: frame[3])
    let device = tree["device"] as? String
    switch device {
    case "retina5_5", "retina5_9", "retina6_5", "retina6_3", "retina6_7", "retina6_12", "retina6_72": scale = 3
    default: scale = 2
    }
    let (top, bottom): (CGFloat, CGFloat) =
      switch device {
      case "retina5_9", "retina6_1", "retina6_5": (44, 34)
      case "retina6_3", "retina6_12", "retina6_7", "retina6_72": (59, 34)
      case "ipad11_0rounded", "ipad12_9rounded": (24, 20)
      default: (20, 0)
      }
    safeArea = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    TestScreen.reset(scale: scale, size: size)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
  }

  /// Makes the tree and lays it out; gives its views by name, nil where it could not be made.
  func layOut() -> ((String) -> UIView?)? {
    guard let element = document.document.elements[id] else { return nil }
    switch kind {
    case "vc":
      guard let controllerID = element.parent?.id else { return nil }
      let storyboard = UIStoryboard(document)
      guard let controller = storyboard.controller(ofElement: controllerID, sender: nil) else { return nil }
      kept.append(controller)
      controller.loadViewIfNeeded()
      guard let view = controller.view else { return nil }
      window.setSafeAreaInsets(safeArea)
      show(view)
      return controller.segueState.scene.map { scene in { scene.instance.object($0) as? UIView } }
    case "xib":
      let instance = NibInstance(document, bundle: nil, owner: nil)
      kept = instance.instantiateNib().map { $0 as AnyObject }
      guard let view = instance.object(id) as? UIView else { return nil }
      if element.children.contains(where: { $0.name == "viewLayoutGuide" }), element.name == "view" {
        window.setSafeAreaInsets(safeArea)
      }
      show(view)
      return { instance.object($0) as? UIView }
    default:
      let instance = NibInstance(document, bundle: nil, owner: nil)
      guard let view = instance.instantiate(element) as? UIView else { return nil }
      kept = [view]
      show(view)
      if let cell = view as? UITableViewCell, let content = element.child(key: "contentView")?.child(key: "frame") {
        // Accessories are of other sizes on other systems.
        cell.contentView.frame = CGRect(
          x: content.number("x") ?? 0, y: content.number("y") ?? 0, width: content.number("width") ?? 0,
          height: content.number("height") ?? 0)
        cell.contentView.layoutIfNeeded()
      }
      return { instance.object($0) as? UIView }
    }
  }

  private func show(_ view: UIView) {
    view.frame = CGRect(origin: .zero, size: size)
    window.addSubview(view)
    window.isHidden = false
    window.updateForFrame()
  }

  func takeDown() {
    window.isHidden = true
    kept = []
  }

  func agrees(_ a: CGRect, _ b: CGRect) -> Bool {
    let distance = 1 / scale + 0.01
    return abs(a.minX - b.minX) <= distance && abs(a.minY - b.minY) <= distance && abs(a.width - b.width) <= distance
      && abs(a.height - b.height) <= distance
  }

  static func elements(of root: [String: Any]) -> [[String: Any]] {
    ((root["subviews"] as? [[String: Any]]) ?? []).flatMap { [$0] + elements(of: $0) }
  }
}
