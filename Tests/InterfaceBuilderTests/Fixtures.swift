import Foundation
import InterfaceDocuments
@testable import UIKit

/// Documents as Xcode writes them, around what a test is about.
enum Fixture {
  /// A nib of some objects, with File's owner.
  static func nib(_ objects: String, owner: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"><connections>\(owner)</connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
      </objects>
    </document>
    """
  }

  /// A storyboard of some scenes, each the XML of a controller and what stands beside it.
  static func storyboard(initial: String = "first", _ scenes: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="\(initial)">
      <scenes>\(scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined(separator: "\n"))</scenes>
    </document>
    """
  }

  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  @MainActor static func board(_ text: String) throws -> UIStoryboard {
    UIStoryboard(NibDocument(try InterfaceDocument(text.utf8), name: "Test.storyboard"))
  }

  /// Makes the objects of a nib.
  @MainActor static func load(_ text: String, owner: Any? = nil) -> [Any] {
    UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
  }

  /// What was said of documents since the last time, with nothing left.
  @MainActor static func takeProblems() -> [String] {
    defer { Diagnostics.shared.removeAll() }
    return Diagnostics.shared.all(of: .interfaceDocument).map(\.summary)
  }
}

// Classes of an application, with the records that the adapter leaves for what is marked.

/// Notes the order in which it hears of things.
@MainActor final class Card: UIView {
  var title: UILabel!
  var marks: [UIView]!
  var limit = 0
  var log: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init \(frame.size.width) \(subviews.count) \(title == nil)")
    backgroundColor = .systemRed
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(title?.text ?? "-") \(limit)")
  }

  fileprivate static func names(_ table: _MethodTable) {
    table.add("title", \Card.title)
    table.add("marks", \Card.marks)
    table.add("limit", \Card.limit)
  }
}

/// An owner with outlets and an action.
@MainActor final class CardOwner: NSObject {
  var card: Card?
  var button: UIButton!
  var width: NSLayoutConstraint!
  var taps = 0

  func tapped(_ sender: Any) { taps += 1 }

  fileprivate static func names(_ table: _MethodTable) {
    table.add("card", \CardOwner.card)
    table.add("button", \CardOwner.button)
    table.add("width", \CardOwner.width)
    table.add(_SelectorName("tapped:")(CardOwner.tapped(_:)))
  }
}

/// A cell with an outlet.
@MainActor final class NoteCell: UITableViewCell {
  var note: UILabel!
  var wakings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    wakings += 1
  }

  fileprivate static func names(_ table: _MethodTable) { table.add("note", \NoteCell.note) }
}

/// A controller that notes what its storyboard does with it.
@MainActor final class BoardController: UIViewController {
  var label: UILabel!
  var log: [String] = []
  var value = ""
  var allowsSegues = true

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("load \(label?.text ?? "-")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "-") \(sender.map { "\(Swift.type(of: $0))" } ?? "-")")
    (segue.destination as? BoardController)?.value = "given"
  }

  func comeBack(_ segue: UIStoryboardSegue) { log.append("back from \(segue.source.title ?? "-")") }

  fileprivate static func names(_ table: _MethodTable) {
    table.add("label", \BoardController.label)
    table.add(_SelectorName("comeBack:")(BoardController.comeBack(_:)))
  }
}

/// A segue of an application.
@MainActor final class OwnSegue: UIStoryboardSegue {
  static var performed: [String] = []
  override func perform() {
    OwnSegue.performed.append("\(identifier ?? "-") \(source.title ?? "") \(destination.title ?? "")")
  }
}

@section("swift5_tests") @used private let cardRecord: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, Card.self, Card.names) }, 0, 0
)
@section("swift5_tests") @used private let ownerRecord: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CardOwner.self, CardOwner.names) }, 0, 0
)
@section("swift5_tests") @used private let cellRecord: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NoteCell.self, NoteCell.names) }, 0, 0
)
@section("swift5_tests") @used private let controllerRecord: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, BoardController.self, BoardController.names) }, 0, 0
)
