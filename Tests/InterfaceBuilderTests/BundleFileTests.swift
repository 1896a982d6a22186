import Foundation
import Testing
@testable import UIKit

/// What bundles find beside the sources, where Xcode would have put it into the bundle.
@MainActor @Suite(.serialized) struct BundleFileTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/masthead-bundle-\(UUID().uuidString)"

  private final class Marker {}

  init() throws {
    TestScreen.reset()
    Diagnostics.shared.removeAll()
    try FileManager.default.createDirectory(atPath: folder + "/Views", withIntermediateDirectories: true)
    try Fixture.nib("<view tag=\"7\" id=\"v\"/>").write(
      toFile: folder + "/Views/Badge.xib", atomically: true, encoding: .utf8)
    try "[1]".write(toFile: folder + "/numbers.json", atomically: true, encoding: .utf8)
    let dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
    try #require(Data(base64Encoded: dot)).write(to: URL(fileURLWithPath: folder + "/dot.png"))
    ResourceSearchPath.folders = [folder]
  }

  private func withFolder(_ body: () throws -> Void) rethrows {
    defer {
      ResourceSearchPath.folders = []
      try? FileManager.default.removeItem(atPath: folder)
    }
    try body()
  }

  @Test(arguments: [false, true])
  func nibsAreFoundUnderTheNameThatTheyAreCompiledTo(isOfClass: Bool) throws {
    try withFolder {
      let bundle = isOfClass ? Bundle(for: Marker.self) : .main
      let path = try #require(bundle.path(forResource: "Badge", ofType: "nib"))
      #expect(path == folder + "/Views/Badge.xib")
      #expect(bundle.url(forResource: "Badge", withExtension: "nib")?.path == path)
      #expect(bundle.path(forResource: "Badge.nib", ofType: nil) == path)
      #expect(bundle.path(forResource: "Other", ofType: "nib") == nil)
      #expect(bundle.path(forResource: "../Badge", ofType: "nib") == nil)
      let view = bundle.loadNibNamed("Badge", owner: nil)?.first as? UIView
      #expect(view?.tag == 7)
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect((UINib(data: data, bundle: bundle).instantiate(withOwner: nil).first as? UIView)?.tag == 7)
    }
  }

  @Test func picturesAndFilesAreFoundByTheProgramsBundle() throws {
    withFolder {
      let bundle = Bundle(for: Marker.self)
      #expect(UIImage(named: "dot", in: bundle, compatibleWith: nil) != nil)
      #expect(UIImage(named: "dot", in: bundle, with: nil) != nil)
      #expect(bundle.url(forResource: "numbers", withExtension: "json")?.path == folder + "/numbers.json")
      #expect(bundle.path(forResource: "numbers", ofType: ".json") == folder + "/numbers.json")
      #expect(bundle.path(forResource: "none", ofType: "json") == nil)
    }
  }

  @Test func bundlesOfTheirOwnHaveWhatLiesInThem() throws {
    try withFolder {
      let own = folder + "/Pictures.bundle"
      try FileManager.default.createDirectory(
        atPath: own + "/Assets.xcassets/pin.imageset", withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: folder + "/dot.png", toPath: own + "/Assets.xcassets/pin.imageset/pin.png")
      try "{\"images\":[{\"filename\":\"pin.png\",\"idiom\":\"universal\"}]}".write(
        toFile: own + "/Assets.xcassets/pin.imageset/Contents.json", atomically: true, encoding: .utf8)
      try FileManager.default.moveItem(atPath: folder + "/Views/Badge.xib", toPath: own + "/Card.xib")
      let bundle = try #require(Bundle(path: own))
      #expect(UIImage(named: "pin", in: bundle, compatibleWith: nil) != nil)
      #expect((UINib(nibName: "Card", bundle: bundle).instantiate(withOwner: nil).first as? UIView)?.tag == 7)
      #expect(bundle.path(forResource: "Card", ofType: "nib") == own + "/Card.xib")
    }
  }
}
