import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct MenuTests {
  private let window: UIWindow
  private let button = UIButton(type: .system)
  private let done = Recorded<String>()

  init() {
    TestScreen.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    window.addSubview(button)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    let done = done
    return UIAction(title: title, attributes: attributes, state: state) { done.append($0.title) }
  }

  private var stage: MenuStage? { window.subviews.last as? MenuStage }
  private func row(_ title: String) throws -> CGPoint {
    window.layoutIfNeeded()
    let panel = try #require(stage?.presentation?.panels.last)
    let row = try #require(panel.rows.first { $0.shownText == title })
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
  }
  private func settle() { DisplayClock.shared.advance(by: 1) }

  @Test func aTapOpensThePrimaryMenuAndAnotherChooses() throws {
    let sent = Recorded<String>()
    button.addAction(UIAction { _ in sent.append("menu") }, for: .menuActionTriggered)
    button.addAction(UIAction { _ in sent.append("tap") }, for: .touchUpInside)
    button.menu = UIMenu(children: [action("A"), action("B")])
    button.showsMenuAsPrimaryAction = true
    window.tap(at: button.center)
    settle()
    #expect(sent.all == ["menu"])
    let panel = try #require(stage?.presentation?.panels.first)
    #expect(panel.frame == CGRect(x: 20, y: 148, width: 250, height: 88))
    window.tap(at: try row("B"))
    #expect(done.all == ["B"])
    settle()
    #expect(stage == nil)
    #expect(button.contextMenuInteraction?.menuAppearance == .unknown)
  }

  @Test func aFingerThatStaysDownSlidesOntoARow() throws {
    button.menu = UIMenu(children: [action("A"), action("B")])
    button.showsMenuAsPrimaryAction = true
    let finger = TouchDriver(window: window)
    finger.down(at: button.center)
    settle()
    finger.move(to: try row("A"))
    let touched = try #require(stage?.presentation?.panels.first?.rows.first)
    #expect(touched.isTouched)
    finger.up()
    #expect(done.all == ["A"])
  }

  @Test func aTapBesideClosesAndDisabledRowsDoNothing() throws {
    button.menu = UIMenu(children: [action("A", .disabled), action("B", .hidden), action("C", .destructive)])
    button.showsMenuAsPrimaryAction = true
    window.tap(at: button.center)
    settle()
    #expect(stage?.presentation?.panels[0].rows.map(\.shownText) == ["A", "C"])
    window.tap(at: try row("A"))
    #expect(stage != nil && done.all.isEmpty)
    window.tap(at: CGPoint(x: 300, y: 700))
    settle()
    #expect(stage == nil && done.all.isEmpty)
  }

  @Test func aPressOpensTheMenuAndATapDoesTheAction() throws {
    button.menu = UIMenu(children: [action("A")])
    let done = done
    button.addAction(UIAction { _ in done.append("tap") }, for: .touchUpInside)
    window.tap(at: button.center)
    #expect(done.all == ["tap"] && stage == nil)
    let finger = TouchDriver(window: window)
    finger.down(at: button.center)
    settle()
    finger.up()
    #expect(stage != nil && done.all == ["tap"])
  }

  @Test func menusOpenFromMenusAndCloseAgain() throws {
    let inner = UIMenu(title: "More", children: [action("X")])
    button.menu = UIMenu(children: [action("A"), inner])
    button.showsMenuAsPrimaryAction = true
    window.tap(at: button.center)
    settle()
    window.tap(at: try row("More"))
    settle()
    #expect(stage?.presentation?.panels.count == 2)
    window.tap(at: try row("More"))
    settle()
    #expect(stage?.presentation?.panels.count == 1)
    window.tap(at: try row("More"))
    settle()
    window.tap(at: try row("X"))
    settle()
    #expect(done.all == ["X"] && stage == nil)
  }

  @Test func oneElementIsOnWhereAMenuHasASingleSelection() throws {
    let elements = [action("A", state: .on), action("B"), action("C", .keepsMenuPresented)]
    let inner = UIMenu(title: "Sort", options: [.displayInline, .singleSelection], children: elements)
    button.menu = UIMenu(children: [action("Top"), inner])
    button.showsMenuAsPrimaryAction = true
    window.tap(at: button.center)
    settle()
    window.tap(at: try row("C"))
    #expect(stage != nil, "an element may leave its menu open")
    #expect(elements.map(\.state) == [.off, .off, .on])
    window.tap(at: try row("B"))
    settle()
    #expect(inner.selectedElements == [elements[1]])
    #expect(button.menu?.selectedElements == [elements[1]])
  }

  @Test func aPopUpButtonShowsWhatIsOn() throws {
    button.menu = UIMenu(children: [action("Red"), action("Blue")])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Red")
    window.tap(at: button.center)
    settle()
    window.tap(at: try row("Blue"))
    settle()
    #expect(button.currentTitle == "Blue" && done.all == ["Blue"])
    #expect(button.menu?.selectedElements.map(\.title) == ["Blue"])
    #expect(!button.isSelected)
  }

  @Test func aMenuAboveBeginsAtTheBottom() throws {
    button.frame.origin.y = 780
    button.menu = UIMenu(children: [action("A"), action("B")])
    button.showsMenuAsPrimaryAction = true
    window.tap(at: button.center)
    settle()
    let panel = try #require(stage?.presentation?.panels.first)
    #expect(panel.frame.maxY == 772)
    #expect(panel.rows.map(\.shownText) == ["B", "A"])
    window.tap(at: CGPoint(x: 300, y: 100))
    settle()
    button.preferredMenuElementOrder = .fixed
    window.tap(at: button.center)
    settle()
    #expect(stage?.presentation?.panels.first?.rows.map(\.shownText) == ["A", "B"])
  }

  @Test func elementsThatComeLaterTakeThePlaceOfTheirSpinner() throws {
    var give: (([UIMenuElement]) -> Void)?
    var asked = 0
    let later = UIDeferredMenuElement {
      asked += 1
      give = $0
    }
    button.menu = UIMenu(children: [later])
    button.showsMenuAsPrimaryAction = true
    window.tap(at: button.center)
    settle()
    #expect(stage?.presentation?.panels[0].rows.map(\.shownText) == ["Loading…"])
    give?([action("Late")])
    window.tap(at: try row("Late"))
    settle()
    #expect(done.all == ["Late"])
    window.tap(at: button.center)
    #expect(asked == 1)
  }

  @Test func elementsThatComeAtOnceAreThereFromTheBeginning() throws {
    var asked = 0
    let inner = UIDeferredMenuElement { $0([UIAction(title: "Inner") { _ in }]) }
    let always = UIDeferredMenuElement.uncached {
      asked += 1
      $0([UIAction(title: "One") { _ in }, inner])
    }
    button.menu = UIMenu(children: [always, action("Last")])
    button.showsMenuAsPrimaryAction = true
    for count in 1...2 {
      window.tap(at: button.center)
      settle()
      #expect(stage?.presentation?.panels[0].rows.map(\.shownText) == ["One", "Inner", "Last"])
      #expect(asked == count, "once each time that the menu is opened")
      window.tap(at: try row("Last"))
      settle()
    }
  }

  @Test func barButtonsOpenTheirMenus() throws {
    let controller = UIViewController()
    let item = UIBarButtonItem(
      systemItem: .add, primaryAction: nil, menu: UIMenu(title: "Which?", children: [action("1")]))
    controller.navigationItem.rightBarButtonItem = item
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 370, y: 22))
    settle()
    window.tap(at: try row("1"))
    settle()
    #expect(done.all == ["1"])
  }
}
