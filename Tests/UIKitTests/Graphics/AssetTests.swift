import Foundation
import Testing

@testable import UIKit

/// What is told of asset folders that are not as they should be.
@Suite(.serialized) @MainActor final class AssetTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
  private let before = ResourceSearchPath.folders

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    ResourceSearchPath.folders = [folder.appendingPathComponent("inner").path]
  }

  deinit {
    ResourceSearchPath.folders = before
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ data: Data, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private func told(_ part: String) -> [Diagnostic] {
    Diagnostics.shared.all(of: .missingResource).filter { "\($0)".contains(part) }
  }

  private var png: Data { CGContext(width: 2, height: 2, scale: 1).pngData() }

  @Test func namesStayInsideTheAssetFolder() throws {
    try write(png, to: "outside.png")
    try write(png, to: "inner/inside.png")
    try write(png, to: "inner/group/deep.png")
    #expect(UIImage(named: "inside") != nil)
    #expect(UIImage(named: "group/deep") != nil)
    for name in ["../outside", "../outside.png", "group/../../outside", folder.appendingPathComponent("outside").path] {
      #expect(UIImage(named: name) == nil, "\(name)")
      #expect(told("The name \"\(name)\" leads out of the asset folder").count == 1)
    }
  }

  @Test func aBadContentsFileIsToldAsSuch() throws {
    try write(Data("{ \"images\": [ ".utf8), to: "inner/A.xcassets/cut.imageset/Contents.json")
    try write(Data("{ \"images\": 3 }".utf8), to: "inner/A.xcassets/type.imageset/Contents.json")
    try write(
      Data("{ \"images\": [{ \"filename\": \"gone.png\" }] }".utf8), to: "inner/A.xcassets/gone.imageset/Contents.json")
    try write(
      Data("{ \"images\": [{ \"filename\": \"../../../outside.png\" }] }".utf8),
      to: "inner/A.xcassets/out.imageset/Contents.json")
    try write(png, to: "outside.png")
    try write(Data("[]".utf8), to: "inner/A.xcassets/tone.colorset/Contents.json")
    let expected = [
      ("cut", "It is not JSON."), ("type", "The value of images has another type"), ("gone", "It names \"gone.png\""),
      ("out", "It names \"../../../outside.png\""),
    ]
    for (name, words) in expected {
      #expect(UIImage(named: name) == nil)
      let path = "\(name).imageset/Contents.json"
      #expect(told(path).contains { $0.likelyCause.contains(words) }, "\(told(path))")
      #expect(told("There is no image named \"\(name)\"").isEmpty)
    }
    #expect(UIColor(named: "tone") == nil)
    #expect(told("tone.colorset/Contents.json").count == 1)
  }

  @Test func aHugePictureIsToldByItsDeclaredSize() throws {
    var bytes = [UInt8](png)
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    try write(Data(bytes), to: "inner/huge.png")
    #expect(UIImage(named: "huge") == nil)
    #expect(told("huge.png").contains { $0.likelyCause.contains("declares 30000 × 30000 pixels") })
  }
}
