import Testing

@testable import SourceAdapter

@Suite struct AddedMethodsTests {
  private static let base = """
    import UIKit
    class BaseList: UIViewController, UITableViewDelegate {
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }

    """

  private func records(_ source: String) -> Bool { adapted(source).contains("t.add(") }

  @Test func whatASubclassAddsIsRecordedUnderApplesName() {
    let text = adapted(
      Self.base
        + "class List: BaseList {\n  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }\n}"
    )
    #expect(
      text.contains(
        "t.add(_SelectorName(\"tableView:heightForRowAtIndexPath:\")(List.tableView(_:heightForRowAt:)))"), "\(text)")
  }

  @Test func whatTheExtensionOfASubclassAddsIsRecorded() {
    let text = adapted([
      Self.base, "import UIKit\nclass List: BaseList {}\n",
      "import UIKit\nextension List {\n  func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}",
    ])[2]
    #expect(text.contains("t.add(_SelectorName(\"scrollViewDidScroll:\")(List.scrollViewDidScroll(_:)))"), "\(text)")
  }

  @Test func classesOfOtherModulesMayAdoptTheProtocol() {
    #expect(records("import UIKit\nclass A: Base {\n  func textFieldDidEndEditing(_ textField: UITextField) {}\n}"))
  }

  @Test func whatTheConformanceHoldsNeedsNoRecord() {
    #expect(!records(Self.base))
    #expect(
      !records("class A: Base, UIScrollViewDelegate {\n  func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}"))
    #expect(
      !records("extension A: UITextFieldDelegate {\n  func textFieldDidEndEditing(_ textField: UITextField) {}\n}"))
    #expect(!records(Self.base + "class B: BaseList {\n  override func viewDidLoad() {}\n}"))
  }

  @Test func aProtocolThatRefinesOneMayStandBelowItsConformance() {
    let text = adapted(
      """
      class A: Base, UICollectionViewDelegateFlowLayout {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { .zero }
      }
      """)
    #expect(text.contains("t.add(_SelectorName(\"scrollViewDidScroll:\")"))
    #expect(!text.contains("sizeForItemAtIndexPath"))
  }

  @Test func privateMethodsAreNotThoseOfObjectiveC() {
    #expect(!records("class A: Base {\n  private func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}"))
    #expect(records("class A: Base {\n  @objc private func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}"))
  }

  @Test func oneNameForTablesAndCollectionsIsToldByItsTypes() {
    let text = adapted(
      """
      class Bridge: NSObject {}
      extension Bridge: UICollectionViewDataSource {
        @objc func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
      }
      extension Bridge: UITableViewDataSource {
        @objc func numberOfSections(in tableView: UITableView) -> Int { 1 }
      }
      """)
    #expect(
      text.contains(
        "(\"numberOfSectionsInTableView:\")({ (o: Bridge) in { (a0: UITableView) -> Int in o.numberOfSections(in: a0) } })"
      ), "\(text)")
    #expect(text.contains("(\"numberOfSectionsInCollectionView:\")({ (o: Bridge) in { (a0: UICollectionView) -> Int"))
  }

  @Test func selectorsOfDelegateMethodsHaveApplesNames() {
    let text = adapted(
      "let a = #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))\nlet b = #selector(UITableViewDataSource.numberOfSections(in:))"
    )
    #expect(text.contains("_SelectorName(\"tableView:didSelectRowAtIndexPath:\")"), "\(text)")
    #expect(text.contains("_SelectorName(\"numberOfSectionsInTableView:\")"), "\(text)")
  }
}

@Suite struct ReplacedWitnessesTests {
  private static let given = """
    extension UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 99 }
    }

    """

  @Test func whatAnExtensionOfTheProtocolGivesIsNotCalled() {
    let texts = adapted([Self.given, "class A: UIViewController, UITableViewDelegate {\n}"])
    #expect(
      texts[1].contains(
        "@_disfavoredOverload @_implements(UITableViewDelegate, tableView(_:heightForRowAt:)) public func _w"),
      "\(texts)")
    #expect(
      texts[1].contains(
        "extension UITableViewDelegate { @_silgen_name(\"masthead_default_tableView_heightForRowAtIndexPath_\") fileprivate func _d"
      ))
  }

  @Test func adoptersOfRefinedProtocolsAreMeantToo() {
    let given = "extension UIScrollViewDelegate {\n  func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}"
    let texts = adapted([given, "class A: UIViewController {\n}\nextension A: UITableViewDelegate {\n}"])
    #expect(texts[1].contains("@_implements(UIScrollViewDelegate, scrollViewDidScroll(_:))"), "\(texts)")
  }

  @Test func aClassWithItsOwnMethodKeepsIt() {
    let texts = adapted([
      Self.given,
      """
      class A: UIViewController, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
      }
      """,
    ])
    #expect(!texts[1].contains("@_implements"))
  }

  @Test func classesThatAnswerThemselvesAreAskedFirst() {
    let text = adapted(
      """
      class A: NSObject, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        override func responds(to selector: Selector!) -> Bool { false }
      }
      """)
    #expect(
      text.contains("{ _answers(self, \"scrollViewDidScroll:\") ? self.scrollViewDidScroll(scrollView) : _d"), "\(text)"
    )
  }
}
