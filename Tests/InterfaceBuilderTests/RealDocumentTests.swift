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
    /// Views that an Xcode of iOS 15 to 18 recorded last, and how many of them are where they were recorded.
    var madeOfProfile = 0
    var equalOfProfile = 0
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
      let isOfProfile = screen.isOfProfile
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
        if isOfProfile { count.madeOfProfile += 1 }
        let recorded = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        if screen.agrees(view.frame, recorded) {
          count.equal += 1
          if isOfProfile { count.equalOfProfile += 1 }
        } else {
          isWhole = false
          misses.append(
            "\(isOfProfile ? "now" : "old") \(kind) \(path) \(element["tag"] ?? "") \(id): \(view.frame) recorded \(recorded)"
          )
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
        "documents: \(kind): \(count.trees) trees, \(count.wholeTrees) whole; \(count.views) views, \(count.made) made, \(count.equal) equal (\(count.equalOfProfile) of \(count.madeOfProfile) of iOS 15 to 18); \(count.complete) trees without unknown views, \(count.equalOfComplete) of \(count.viewsOfComplete) equal"
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
