import Foundation
import InterfaceDocuments
import SeededRandom
import Testing
@testable import UIKit

/// Documents that something has changed at random: they are read as far as they go, and never end the program.
@MainActor @Suite struct MutatedDocumentTests {
  private static let objects = """
    <stackView opaque="NO" axis="vertical" spacing="8" id="s">\(Fixture.rect(0, 0, 100, 100))
      <subviews>
        <label text="a" horizontalHuggingPriority="251" numberOfLines="2" id="l"><fontDescription key="fontDescription" type="system" pointSize="12"/>
          <color key="textColor" systemColor="labelColor"/></label>
        <button id="b" buttonType="system"><state key="normal" title="B"/><connections><action selector="go:" destination="-2" id="a"/></connections></button>
        <switch on="YES" id="w"/><activityIndicatorView style="large" id="i"/>
        <scrollView id="v"><subviews><view id="in"><constraints><constraint firstAttribute="width" constant="3" id="k"/></constraints></view></subviews>
          <viewLayoutGuide key="contentLayoutGuide" id="g1"/>
          <constraints><constraint firstItem="in" firstAttribute="top" secondItem="g1" secondAttribute="top" multiplier="2:3" constant="4" id="c"/></constraints>
        </scrollView>
        <tableView style="plain" rowHeight="-1" id="t"><prototypes><tableViewCell reuseIdentifier="c" id="p"><tableViewCellContentView key="contentView" tableViewCell="p" id="pc"/></tableViewCell></prototypes></tableView>
        <collectionView id="cv"><collectionViewFlowLayout key="collectionViewLayout" id="fl"><size key="itemSize" width="3" height="4"/></collectionViewFlowLayout></collectionView>
      </subviews>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      <variation key="widthClass=regular" spacing="3"/>
      <connections><outletCollection property="gestureRecognizers" destination="tap" id="o"/></connections>
    </stackView>
    <tapGestureRecognizer id="tap"/>
    """

  private static let rounds = ProcessInfo.processInfo.environment["MASTHEAD_FUZZ"].flatMap { Int($0) } ?? 300

  private static let pieces = [
    "\"", "<", ">", "/", "&", "=", " ", "-1", "1e300", "nan", "YES", "id=\"s\"", "key=\"view\"", "<view/>", "</view>",
    "é", "\u{0}",
    "top", "width", "label", "stackView", "0",
  ]

  @Test func bytesChangedAtRandomAreReadOrRefused() {
    TestScreen.reset()
    var dice = SeededGenerator(seed: 7)
    let original = Array(Fixture.nib(Self.objects).utf8)
    var read = 0
    for _ in 0..<Self.rounds {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &dice) {
        let place = Int.random(in: 200..<bytes.count, using: &dice)
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &dice)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &dice)))
        case 2: bytes.insert(contentsOf: Self.pieces.randomElement(using: &dice)!.utf8, at: place)
        default:
          let from = Int.random(in: 200..<bytes.count, using: &dice)
          bytes.insert(contentsOf: Array(bytes[from..<min(bytes.count, from + 60)]), at: place)
        }
      }
      if load(bytes) { read += 1 }
    }
    #expect(read > 0)
    Diagnostics.shared.removeAll()
  }

  @Test func valuesChangedAtRandomAreTakenOrTold() throws {
    TestScreen.reset()
    var dice = SeededGenerator(seed: 11)
    let pattern = #/="([^"]*)"/#
    let original = Fixture.nib(Self.objects)
    let start = original.range(of: "<stackView")!.lowerBound
    let values = [
      "-1", "0", "1e19", "nan", "inf", "", "YES", "NO", "top", "s", "in", "l", "t", "g1", "view", "1:0", "width",
      "-5000",
    ]
    var read = 0
    for _ in 0..<Self.rounds {
      var text = original
      for _ in 0..<Int.random(in: 1...3, using: &dice) {
        let matches = text[start...].matches(of: pattern)
        let match = matches.randomElement(using: &dice)!
        text.replaceSubrange(match.1.startIndex..<match.1.endIndex, with: values.randomElement(using: &dice)!)
      }
      if load(Array(text.utf8)) { read += 1 }
    }
    #expect(read > Self.rounds / 2)
    Diagnostics.shared.removeAll()
  }

  /// Makes and lays out what a document says; false for one that cannot be read.
  private func load(_ bytes: [UInt8]) -> Bool {
    guard let document = try? InterfaceDocument(bytes) else { return false }
    let objects = NibInstance(NibDocument(document, name: "f"), bundle: nil, owner: nil).instantiateNib()
    let window = UIWindow()
    for case let view as UIView in objects { window.addSubview(view) }
    window.isHidden = false
    window.updateForFrame()
    window.isHidden = true
    return true
  }
}
