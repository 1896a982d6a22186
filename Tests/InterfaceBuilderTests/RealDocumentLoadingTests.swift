import Foundation
import InterfaceDocuments
import Testing

@testable import UIKit

/// Every document of a folder of open repositories, `MASTHEAD_DOCUMENTS`, loaded as an application loads it.
///
/// All objects of nibs are made, and all controllers of storyboards with their views, and laid out on a screen. What is told of them is counted
/// by cause.
@MainActor @Suite struct RealDocumentLoadingTests {
  @Test(.enabled(if: RealDocumentTests.folder != nil, "set MASTHEAD_DOCUMENTS to a folder of documents"))
  func everyDocumentLoads() throws {
    let folder = try #require(RealDocumentTests.folder)
    let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    var whole = 0
    var unread: [String] = []
    var causes: [String: Int] = [:]
    var told = 0
    _ = Fixture.takeProblems()
    for file in files {
      guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(file)") else { continue }
      if ProcessInfo.processInfo.environment["MASTHEAD_SCOREBOARD"] == "all" {
        print("documents: loads \(file)")
      }
      do {
        try load(NibDocument(try InterfaceDocument(bytes), name: file))
      } catch {
        unread.append("\(file): \(error)")
        continue
      }
      // Classes, colours and pictures are the application's, which is not here.
      let problems = Fixture.takeProblems().filter {
        !$0.contains("there is no class") && !$0.contains("there is no colour")
          && !$0.contains("has no such key") && !$0.contains("there is no storyboard")
          && !$0.contains("there is no external object")
      }
      if problems.isEmpty { whole += 1 } else { told += 1 }
      for problem in Set(problems.map { $0.replacing(#/^.*?:[0-9]+: /#, with: "") }) {
        causes[problem, default: 0] += 1
      }
    }
    print("documents: \(files.count) read, \(whole) whole, \(told) with something told, \(unread.count) cannot be read")
    for line in unread { print("documents: \(line)") }
    for (cause, count) in causes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("documents: \(count) × \(cause)")
    }
    #expect(unread.isEmpty)
    TestScreen.reset()
  }

  /// Takes the data away of collection view controllers whose class is the application's, which is not here: without it they would be asked for
  /// headers that only that class has.
  private func silence(_ controller: UIViewController) {
    if let controller = controller as? UICollectionViewController { controller.collectionView.dataSource = nil }
    for child in controller.children { silence(child) }
  }

  private func load(_ document: NibDocument) throws {
    TestScreen.reset()
    let pictures = RealPictures(document)
    defer { pictures.remove() }
    let window = UIWindow(frame: UIScreen.main.bounds)
    defer {
      window.isHidden = true
      window.rootViewController = nil
    }
    guard document.name.hasSuffix(".storyboard") else {
      let instance = NibInstance(document, bundle: nil, owner: nil)
      for case let view as UIView in instance.instantiateNib() {
        view.frame = window.bounds
        window.addSubview(view)
      }
      window.isHidden = false
      window.updateForFrame()
      return
    }
    let storyboard = UIStoryboard(document)
    for scene in document.root.list("scenes") {
      for element in scene.list("objects") where element.name.hasSuffix("Controller") {
        guard let id = element.id,
          let controller = storyboard.controller(ofElement: id, sender: nil)
        else { continue }
        silence(controller)
        window.rootViewController = controller
        window.isHidden = false
        window.updateForFrame()
        window.rootViewController = nil
      }
    }
  }
}
