import Foundation
import InterfaceDocuments
import Testing
@testable import UIKit

/// What `init(coder:)` of applications finds after that of UIKit, and what stays of what it sets.
@MainActor @Suite struct NibOrderTests {
  init() {
    TestScreen.reset()
    Diagnostics.shared.removeAll()
  }

  @Test func everyClassReadsItsElementInItsOwnInitialiser() throws {
    for rules in NibTable.all {
      // Recognizers are made without a coder, and the content view of a table's cell is made by its cell.
      if rules.type is UIGestureRecognizer.Type || rules.type == TableContentView.self { continue }
      let element = DocumentElement(name: rules.tags.first ?? "viewController", line: 1)
      let document = NibDocument(try InterfaceDocument(Fixture.nib("").utf8), name: "Test.xib")
      let instance = NibInstance(document, bundle: nil, owner: nil)
      let chain = NibTable.chain(of: rules.type)
      let coder = NibCoder(element, instance, chain)
      let object = instance.initialize(rules.type, coder, element, chain)
      #expect(object != nil, "\(rules.type)")
      #expect(coder.isRead, "init(coder:) of \(rules.type) has to end with finishDecoding")
    }
  }

  private static func views(_ list: String) -> String {
    Fixture.nib("<view id=\"v\">\(Fixture.rect(0, 0, 393, 852))<subviews>\(list)</subviews></view>")
  }

  private static func own(_ tag: String, _ name: String, _ attributes: String = "", _ inner: String = "") -> String {
    """
    <\(tag) id="\(name)" customClass="\(name)" customModule="InterfaceBuilderTests" \(attributes)>\
    \(Fixture.rect(0, 0, 100, 40))\(inner)</\(tag)>
    """
  }

  @Test func valuesOfTheDocumentAreThereAndThoseOfTheClassStay() throws {
    let text = Self.views(
      Self.own("textField", "OwnField", "text=\"document\"")
        + Self.own("textView", "OwnTextView", "text=\"document\"")
        + Self.own("slider", "OwnSlider", "value=\"0.25\" minValue=\"0\" maxValue=\"1\"")
        + Self.own("stepper", "OwnStepper", "value=\"3\" minimumValue=\"0\" maximumValue=\"100\"")
        + Self.own("pageControl", "OwnPages", "numberOfPages=\"3\"")
        + Self.own(
          "segmentedControl", "OwnSegments", "selectedSegmentIndex=\"1\"",
          "<segments><segment title=\"A\"/><segment title=\"B\"/></segments>")
        + Self.own("searchBar", "OwnSearchBar", "placeholder=\"document\"")
        + Self.own("datePicker", "OwnDatePicker", "datePickerMode=\"time\" minuteInterval=\"5\"")
        + Self.own("pickerView", "OwnPicker", "tag=\"3\"")
        + Self.own("tabBar", "OwnTabBar", "", "<items><tabBarItem title=\"document\" id=\"i\"/></items>")
        + Self.own("visualEffectView", "OwnEffect", "", "<blurEffect style=\"dark\"/>"))
    let view = try #require(Fixture.load(text).first as? UIView)
    let views = Dictionary(uniqueKeysWithValues: view.subviews.map { ("\(type(of: $0))", $0) })
    func seen(_ name: String) -> String? { (views[name] as? any NotesWhatItSaw)?.seen }
    #expect(seen("OwnField") == "document")
    #expect((views["OwnField"] as? UITextField)?.text == "class")
    #expect(seen("OwnTextView") == "document")
    #expect((views["OwnTextView"] as? UITextView)?.text == "class")
    #expect(seen("OwnSlider") == "0.25")
    #expect((views["OwnSlider"] as? UISlider)?.value == 0.75)
    #expect(seen("OwnStepper") == "3.0")
    #expect((views["OwnStepper"] as? UIStepper)?.value == 9)
    #expect(seen("OwnPages") == "3")
    #expect((views["OwnPages"] as? UIPageControl)?.numberOfPages == 9)
    #expect(seen("OwnSegments") == "2 1")
    #expect((views["OwnSegments"] as? UISegmentedControl)?.selectedSegmentIndex == 0)
    #expect(seen("OwnSearchBar") == "document")
    #expect((views["OwnSearchBar"] as? UISearchBar)?.placeholder == "class")
    #expect(seen("OwnDatePicker") == "5")
    #expect((views["OwnDatePicker"] as? UIDatePicker)?.minuteInterval == 10)
    #expect(seen("OwnPicker") == "3")
    #expect(views["OwnPicker"]?.tag == 9)
    #expect(seen("OwnTabBar") == "document")
    #expect((views["OwnTabBar"] as? UITabBar)?.items?.isEmpty == true)
    #expect(seen("OwnEffect") == "true")
    #expect((views["OwnEffect"] as? UIVisualEffectView)?.effect == nil)
  }

  @Test func valuesOfAStoryboardAreThereInTabBarControllersAndItems() throws {
    let board = try Fixture.board(
      Fixture.storyboard(
        """
        <tabBarController title="document" id="first" customClass="OwnTabs" customModule="InterfaceBuilderTests">
          <tabBar key="tabBar" id="bar"/>
          <tabBarItem key="tabBarItem" title="document" id="item" customClass="OwnTabItem" customModule="InterfaceBuilderTests"/>
        </tabBarController>
        """))
    let tabs = try #require(board.instantiateInitialViewController() as? OwnTabs)
    #expect(tabs.seen == "document")
    #expect(tabs.title == "class")
    let item = try #require(tabs.tabBarItem as? OwnTabItem)
    #expect(item.seen == "document")
    #expect(item.badgeValue == "class")
  }
}

/// An object that keeps what was there when UIKit's initialiser returned.
@MainActor protocol NotesWhatItSaw { var seen: String { get } }

final class OwnField: UITextField, NotesWhatItSaw {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = text ?? ""
    text = "class"
  }
}

final class OwnTextView: UITextView, NotesWhatItSaw {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = text ?? ""
    text = "class"
  }
}

final class OwnSlider: UISlider, NotesWhatItSaw {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = "\(value)"
    value = 0.75
  }
}

final class OwnStepper: UIStepper, NotesWhatItSaw {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = "\(value)"
    value = 9
  }
}

final class OwnPages: UIPageControl, NotesWhatItSaw {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = "\(numberOfPages)"
    numberOfPages = 9
  }
}

final class OwnSegments: UISegmentedControl, NotesWhatItSaw {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = "\(numberOfSegments) \(selectedSegmentIndex)"
    selectedSegmentIndex = 0
  }
}

final class OwnSearchBar: UISearchBar, NotesWhatItSaw {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = placeholder ?? ""
    placeholder = "class"
  }
}

final class OwnDatePicker: UIDatePicker, NotesWhatItSaw {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = "\(minuteInterval)"
    minuteInterval = 10
  }
}

final class OwnPicker: UIPickerView, NotesWhatItSaw {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = "\(tag)"
    tag = 9
  }
}

final class OwnTabBar: UITabBar, NotesWhatItSaw {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = items?.first?.title ?? ""
    items = []
  }
}

final class OwnEffect: UIVisualEffectView, NotesWhatItSaw {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = "\(effect is UIBlurEffect)"
    effect = nil
  }
}

final class OwnTabs: UITabBarController {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = title ?? ""
    title = "class"
  }
}

final class OwnTabItem: UITabBarItem {
  var seen = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = title ?? ""
    badgeValue = "class"
  }
}
