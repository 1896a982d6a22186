import Foundation
import Testing
@testable import UIKit

/// Views that were placed in the editor and that constraints say nothing or too little of.
@MainActor @Suite struct NibPlacementTests {
  init() {
    TestScreen.reset()
    Diagnostics.shared.removeAll()
  }

  /// Lays a document's view of 300 × 400 points out at another size and gives the frames of its subviews by name.
  private static func frames(
    _ subviews: String, _ constraints: String = "", size: CGSize = CGSize(width: 300, height: 400)
  ) throws -> [String: CGRect] {
    let text = Fixture.nib(
      """
      <view contentMode="scaleToFill" id="root">\(Fixture.rect(0, 0, 300, 400))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(subviews)</subviews>
        <constraints>\(constraints)</constraints>
      </view>
      """)
    let view = try #require(Fixture.load(text).first as? UIView)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.addSubview(view)
    view.frame.size = size
    window.isHidden = false
    window.updateForFrame()
    defer { window.isHidden = true }
    var frames: [String: CGRect] = [:]
    for subview in view.subviews { frames[subview.restorationIdentifier ?? ""] = subview.frame }
    return frames
  }

  private static func view(
    _ id: String, _ rect: String, tag: String = "view", _ attributes: String = "", mask: String = ""
  ) -> String {
    """
    <\(tag) contentMode="scaleToFill" restorationIdentifier="\(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \
    \(attributes)>\(rect)\(mask.isEmpty ? "" : "<autoresizingMask key=\"autoresizingMask\" \(mask)/>")</\(tag)>
    """
  }

  private static func constraint(
    _ first: String, _ attribute: String, to second: String? = nil, _ other: String = "", _ more: String = ""
  ) -> String {
    let end = second.map { " secondItem=\"\($0)\" secondAttribute=\"\(other.isEmpty ? attribute : other)\"" } ?? ""
    return
      "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\"\(end) \(more) id=\"c\(first)\(attribute)\"/>"
  }

  @Test func viewsWithoutConstraintsStandWhereTheyWerePut() throws {
    let frames = try Self.frames(
      Self.view("fixed", Fixture.rect(20, 30, 100, 50), "fixedFrame=\"YES\"", mask: "flexibleMaxX=\"YES\"")
        + Self.view("label", Fixture.rect(20, 100, 150, 21), tag: "label", "fixedFrame=\"YES\" text=\"Placed\"")
        + Self.view("plain", Fixture.rect(20, 200, 80, 40)))
    #expect(frames["fixed"] == CGRect(x: 20, y: 30, width: 100, height: 50))
    #expect(frames["label"] == CGRect(x: 20, y: 100, width: 150, height: 21))
    #expect(frames["plain"] == CGRect(x: 20, y: 200, width: 80, height: 40))
  }

  @Test func theirMasksResizeThem() throws {
    let frames = try Self.frames(
      Self.view(
        "wide", Fixture.rect(20, 30, 260, 50), "fixedFrame=\"YES\"", mask: "widthSizable=\"YES\" flexibleMaxY=\"YES\"")
        + Self.view(
          "corner", Fixture.rect(240, 340, 60, 60), "fixedFrame=\"YES\"",
          mask: "flexibleMinX=\"YES\" flexibleMinY=\"YES\""),
      size: CGSize(width: 340, height: 500))
    #expect(frames["wide"] == CGRect(x: 20, y: 30, width: 300, height: 50))
    #expect(frames["corner"] == CGRect(x: 280, y: 440, width: 60, height: 60))
  }

  @Test func otherViewsMayBeConstrainedToThem() throws {
    let frames = try Self.frames(
      Self.view("fixed", Fixture.rect(20, 30, 100, 50), "fixedFrame=\"YES\"")
        + Self.view("below", Fixture.rect(20, 90, 100, 20)),
      Self.constraint("below", "top", to: "root", "top", "constant=\"90\"")
        + Self.constraint("below", "leading", to: "root", "leading", "constant=\"40\"")
        + Self.constraint("below", "width", "", "constant=\"10\"")
        + Self.constraint("below", "height", "", "constant=\"10\""))
    #expect(frames["fixed"] == CGRect(x: 20, y: 30, width: 100, height: 50))
    #expect(frames["below"] == CGRect(x: 40, y: 90, width: 10, height: 10))
  }

  @Test func whatConstraintsLeaveOpenComesFromTheFrame() throws {
    let frames = try Self.frames(
      // Named on one axis only.
      Self.view("side", Fixture.rect(20, 30, 100, 50), "ambiguous=\"YES\"")
        // Placed, without size.
        + Self.view("open", Fixture.rect(60, 130, 70, 40), "ambiguous=\"YES\"")
        // Held at the other side, without a size.
        + Self.view("right", Fixture.rect(200, 200, 80, 40))
        // A text has a size of its own.
        + Self.view("text", Fixture.rect(33, 300, 1, 1), tag: "label", "text=\"W\""),
      Self.constraint("side", "leading", to: "root", "leading", "constant=\"25\"")
        + Self.constraint("side", "width", "", "constant=\"90\"")
        + Self.constraint("open", "leading", to: "root", "leading", "constant=\"61\"")
        + Self.constraint("open", "top", to: "root", "top", "constant=\"131\"")
        + Self.constraint("right", "trailing", to: "root", "trailing", "constant=\"-20\"")
        + Self.constraint("right", "top", to: "root", "top", "constant=\"200\"")
        + Self.constraint("text", "top", to: "root", "top", "constant=\"300\""),
      size: CGSize(width: 340, height: 500))
    #expect(frames["side"] == CGRect(x: 25, y: 30, width: 90, height: 50))
    #expect(frames["open"] == CGRect(x: 61, y: 131, width: 70, height: 40))
    #expect(frames["right"] == CGRect(x: 240, y: 200, width: 80, height: 40))
    #expect(frames["text"]?.origin == CGPoint(x: 33, y: 300))
    #expect((frames["text"]?.width ?? 0) > 10)
  }

  @Test func constraintsThatAreRemovedAtBuildTimeKeepTheBuildFromAddingItsOwn() throws {
    let text = Fixture.nib(
      """
      <view id="root">\(Fixture.rect(0, 0, 300, 400))
        <subviews>\(Self.view("own", Fixture.rect(20, 30, 100, 50)))</subviews>
        <constraints>\(["leading", "top", "trailing", "bottom"].map {
          Self.constraint("own", $0, to: "root", $0, "placeholder=\"YES\"")
        }.joined())</constraints>
      </view>
      """)
    let view = try #require(Fixture.load(text).first as? UIView)
    #expect(view.constraints.isEmpty)
    #expect(view.subviews.first?.translatesAutoresizingMaskIntoConstraints == false)
  }

  @Test func stacksPlaceWhatTheyArrange() throws {
    let text = Fixture.nib(
      """
      <stackView id="stack">\(Fixture.rect(0, 0, 300, 400))
        <subviews>\(Self.view("own", Fixture.rect(20, 30, 100, 50)))</subviews>
      </stackView>
      """)
    let stack = try #require(Fixture.load(text).first as? UIStackView)
    #expect(stack.arrangedSubviews.first?.translatesAutoresizingMaskIntoConstraints == false)
  }

  @Test func framesAreSaidByDistancesToo() throws {
    func inset(_ attributes: String) -> String { "<frame key=\"frameInset\" \(attributes)/>" }
    let frames = try Self.frames(
      Self.view("size", inset("minX=\"63\" minY=\"300\" width=\"100\" height=\"30\""), "fixedFrame=\"YES\"")
        + Self.view("far", inset("maxX=\"20\" maxY=\"10\" width=\"100\" height=\"30\""), "fixedFrame=\"YES\"")
        + Self.view("edges", inset("minX=\"5\" maxX=\"15\" minY=\"50\" maxY=\"250\""), "fixedFrame=\"YES\"")
        + Self.view("zero", inset("width=\"40\" height=\"43\""), "fixedFrame=\"YES\""))
    #expect(frames["size"] == CGRect(x: 63, y: 300, width: 100, height: 30))
    #expect(frames["far"] == CGRect(x: 180, y: 360, width: 100, height: 30))
    #expect(frames["edges"] == CGRect(x: 5, y: 50, width: 280, height: 100))
    #expect(frames["zero"] == CGRect(x: 0, y: 0, width: 40, height: 43))
  }

  @Test func contentViewsOfOlderCellsFillTheirCells() throws {
    for mask in [
      "<autoresizingMask key=\"autoresizingMask\"/>", "",
      "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/>",
    ] {
      let text = Fixture.nib(
        """
        <collectionViewCell id="cell">\(Fixture.rect(0, 0, 100, 100))
          <view key="contentView" contentMode="center">\(Fixture.rect(0, 0, 100, 100))\(mask)
            <subviews><view id="inner">\(Fixture.rect(10, 10, 80, 80))
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view></subviews>
          </view>
        </collectionViewCell>
        """)
      let cell = try #require(Fixture.load(text).first as? UICollectionViewCell)
      cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
      #expect(cell.contentView.subviews.first?.frame == CGRect(x: 10, y: 10, width: 280, height: 40))
    }
  }

  @Test func contentOfEffectsFillsThem() throws {
    let text = Fixture.nib(
      """
      <visualEffectView id="effect">\(Fixture.rect(0, 0, 100, 100))
        <view key="contentView" contentMode="center">\(Fixture.rect(0, 0, 100, 100))<autoresizingMask key="autoresizingMask"/></view>
        <blurEffect style="regular"/>
      </visualEffectView>
      """)
    let effect = try #require(Fixture.load(text).first as? UIVisualEffectView)
    effect.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    effect.layoutIfNeeded()
    #expect(effect.contentView.frame == effect.bounds)
  }

  @Test func fittingAnEmptyViewGivesAPlainZero() throws {
    let view = try #require(Fixture.load(Fixture.nib("<view id=\"v\"/>")).first as? UIView)
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect("\(size.width) \(size.height)" == "0.0 0.0")
  }
}
