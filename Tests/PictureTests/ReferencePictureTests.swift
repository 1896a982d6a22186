import Foundation
import HeadlessHost
import Testing
import UIKit

/// Every screen looks as it did when it was recorded, to the last bit.
///
/// A screen that does not leaves `References/NAME.new.png` and `NAME.new.txt`; the message names the views that moved. Where the
/// change is meant, look at the pictures and run `Scripts/record-pictures`.
@Suite(.serialized) @MainActor struct ReferencePictureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("References")
  private static let isRecording = ProcessInfo.processInfo.environment["MASTHEAD_RECORD_PICTURES"] == "1"
  /// Folder that `Scripts/record-pictures` wants all pictures in, to be looked at.
  private static let lookingFolder = ProcessInfo.processInfo.environment["MASTHEAD_PICTURES_FOLDER"]

  @Test(arguments: PictureScreen.all)
  func looksAsRecorded(_ screen: PictureScreen) throws {
    let host = try screen.show()
    defer { host.close() }
    let new = ReferencePicture(of: host)
    let file = Self.folder.appendingPathComponent(screen.name + ".txt")
    let old = (try? String(contentsOf: file, encoding: .utf8)).flatMap(ReferencePicture.init)
    let unexpected = Self.folder.appendingPathComponent(screen.name + ".new")
    for ending in ["png", "txt"] { try? FileManager.default.removeItem(at: unexpected.appendingPathExtension(ending)) }
    if let folder = Self.lookingFolder {
      try host.picture().png.write(to: URL(fileURLWithPath: folder).appendingPathComponent(screen.name + ".png"))
    }
    if Self.isRecording {
      guard old != new else { return }
      try new.text.write(to: file, atomically: true, encoding: .utf8)
      try screen.thumbnail(of: host)?.write(to: Self.folder.appendingPathComponent(screen.name + ".png"))
      print("recorded \(screen.name): \(old == nil ? "new" : "changed")")
      return
    }
    let difference =
      old.map { $0.difference(to: new, shownBy: host) } ?? "nothing was recorded; run Scripts/record-pictures"
    guard let difference else { return }
    try? host.picture().png.write(to: unexpected.appendingPathExtension("png"))
    try? new.text.write(to: unexpected.appendingPathExtension("txt"), atomically: true, encoding: .utf8)
    Issue.record("\(screen.name): \(difference)\nsee \(unexpected.path).png")
  }

  @Test func everyRecordHasAScreenAndIsSmall() throws {
    let names = Set(PictureScreen.all.map(\.name))
    #expect(names.count == PictureScreen.all.count, "two screens have the same name")
    let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: [.fileSizeKey])
    for file in files where !file.deletingPathExtension().pathExtension.hasPrefix("new") {
      let name = file.deletingPathExtension().lastPathComponent
      #expect(names.contains(name), "\(file.lastPathComponent) is of no screen; remove it")
      let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      #expect(
        file.pathExtension != "png" || size < PictureScreen.thumbnailLimit,
        "\(file.lastPathComponent) has \(size) bytes")
    }
  }

  /// The comparison itself: a view that moved is named, and so is one that only looks otherwise.
  @Test func differencesNameTheViews() throws {
    func shown(_ change: (UIView) -> Void) throws -> (ScreenHost, ReferencePicture) {
      let controller = UIViewController()
      let (card, line) = (UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 10)), UIView())
      card.accessibilityIdentifier = "card"
      card.backgroundColor = .systemRed
      line.frame = CGRect(x: 0, y: 100, width: 100, height: 1)
      controller.view.addSubview(card)
      controller.view.addSubview(line)
      change(card)
      let host = ScreenHost(
        options: try SnapshotOptions(arguments: ["--size=100x200", "--scale=2", "--no-safe-area=1"]))
      try host.show(controller)
      return (host, ReferencePicture(of: host))
    }
    let (_, old) = try shown { _ in }
    let (host, same) = try shown { _ in }
    #expect(old.difference(to: same, shownBy: host) == nil)
    #expect(ReferencePicture(old.text) == old)
    let (movedHost, moved) = try shown { $0.frame.origin.y = 30 }
    let words = try #require(old.difference(to: moved, shownBy: movedHost))
    #expect(words.contains("- ") && words.contains("(10 20 50 10) id=\"card\""))
    #expect(words.contains("+ ") && words.contains("(10 30 50 10) id=\"card\""))
    let (roundHost, round) = try shown {
      $0.layer.maskedCorners = [.layerMinXMinYCorner]; $0.layer.cornerRadius = 0
    }
    #expect(old.difference(to: round, shownBy: roundHost) == nil)
    let (paintedHost, painted) = try shown {
      $0.layer.contents = nil; $0.layer.borderColor = nil; $0.layer.opacity = 1; $0.layer.addSublayer(Self.dot())
    }
    let place = try #require(old.difference(to: painted, shownBy: paintedHost))
    #expect(place.contains("no view moved") && place.contains("16…32") && place.contains("card"))
    #expect(!place.contains("(0.0 100.0"))
  }

  private static func dot() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.backgroundColor = UIColor.black.cgColor
    return layer
  }
}
