import Testing
import UIKit

@testable import HeadlessHost

/// What `--do` says, taken apart.
@Suite struct ScreenStepTests {
  private func actions(_ text: String) throws -> [ScreenStep.Action] { try ScreenScript(text).steps.map(\.action) }

  @Test func stepsAreReadInOrder() throws {
    #expect(
      try actions("tap Settings; double tap A ;hold \"Row; 1\"\nback") == [
        .tap(.named("Settings", number: 1)), .doubleTap(.named("A", number: 1)), .hold(.named("Row; 1", number: 1)),
        .back,
      ])
    #expect(try actions(" ; \n ") == [])
    #expect(try ScreenScript("tap A").steps[0].text == "tap A")
  }

  @Test func textSizesAreRead() throws {
    #expect(try actions("text size ax3; text size xs") == [.textSize(.ax3), .textSize(.xs)])
    #expect(throws: SnapshotOptionsError.self) { try actions("text size huge") }
  }

  @Test func targetsAreNamesNumbersAndPlaces() throws {
    #expect(try actions("tap Row #3") == [.tap(.named("Row", number: 3))])
    #expect(try actions("tap \"Row #3\"") == [.tap(.named("Row #3", number: 1))])
    #expect(try actions("tap 20.5, 300") == [.tap(.place(x: 20.5, y: 300))])
    #expect(try actions("tap Salt, coarse") == [.tap(.named("Salt, coarse", number: 1))])
  }

  @Test func fingersAndKeysAreRead() throws {
    #expect(try actions("swipe left") == [.swipe(.left, isFar: false, on: nil)])
    #expect(try actions("swipe far down on List") == [.swipe(.down, isFar: true, on: .named("List", number: 1))])
    #expect(
      try actions("drag Walk to work by 10,-5; drag A to B") == [
        .drag(.named("Walk to work", number: 1), .distance(x: 10, y: -5)),
        .drag(.named("A", number: 1), .target(.named("B", number: 1))),
      ])
    #expect(
      try actions("type two words; press return; press cmd+f; wait 0.5; shake; picture a-1; scroll to End") == [
        .type("two words"), .press(.return), .command("f"), .wait(0.5), .shake, .picture("a-1"),
        .scroll(.named("End", number: 1)),
      ])
  }

  @Test func heldFingersTurnsAndSizesAreRead() throws {
    #expect(
      try actions("press Row 3; move by 0,-40; move to End; move 20,30; lift") == [
        .fingerDown(.named("Row 3", number: 1)), .fingerMove(.distance(x: 0, y: -40)),
        .fingerMove(.target(.named("End", number: 1))), .fingerMove(.target(.place(x: 20, y: 30))), .fingerUp,
      ])
    #expect(
      try actions("press \"delete\"; press delete") == [.fingerDown(.named("delete", number: 1)), .press(.delete)])
    #expect(try actions("turn landscape; turn upside down") == [.turn(.landscape), .turn(.upsideDown)])
    #expect(try actions("resize 375x667") == [.resize(width: 375, height: 667)])
  }

  @Test(arguments: [
    "turn", "turn around", "resize", "resize 375", "resize 0x10", "resize axb", "lift it", "move by 3", "move", "press",
    "press shift+a",
    "push A", "tap", "tap \"A", "tap A #0", "double A", "swipe", "swipe away", "swipe left A", "drag A", "type",
    "press F13",
    "wait long", "wait -1", "picture a/b", "scroll A", "back now",
  ])
  func whatIsNoStepIsToldOf(text: String) {
    #expect(throws: SnapshotOptionsError.self) { try ScreenScript(text) }
  }

  @Test func scriptsTravelAsArguments() throws {
    var options = SnapshotOptions(device: DeviceCatalogue.standard.devices[0])
    options.script = try ScreenScript("tap \"a; b\"\ntype x=y")
    #expect(try SnapshotOptions(arguments: options.arguments) == options)
  }
}

/// A small application driven by steps.
@MainActor @Suite(.serialized) struct DrivenScreensTests {
  private let host: ScreenHost
  private let tabs: UITabBarController

  init() throws {
    host = ScreenHost(options: try .named("iPhone 15"))
    tabs = Pantry.make()
    try host.show(tabs)
  }

  private func run(_ script: String) throws {
    for step in try ScreenScript(script).steps { try host.perform(step) }
  }

  private var list: PantryList {
    (tabs.viewControllers?[0] as? UINavigationController)?.viewControllers[0] as! PantryList
  }
  private var top: UIViewController? { (tabs.selectedViewController as? UINavigationController)?.topViewController }
  private var rows: [String] {
    (0..<list.tableView.numberOfRows(inSection: 0)).compactMap {
      list.tableView.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text
    }
  }

  @Test func rowsPushAndThePageGoesBackByButtonAndBySwipe() throws {
    try run("tap Olive oil")
    #expect(top?.title == "Olive oil")
    try run("tap Pantry")
    #expect(top === list)
    try run("tap Tea; back")
    #expect(top === list)
  }

  @Test func tabsAreChosen() throws {
    try run("tap Settings")
    #expect(tabs.selectedIndex == 1)
    try run("tap Alarm switch")
    #expect((top as? PantrySettings)?.alarm.isOn == true)
  }

  @Test func searchNarrowsTheListAndCancelGivesItBack() throws {
    try run("tap Find food; type su")
    #expect(rows == ["Sugar"])
    try run("tap Cancel")
    #expect(rows.count == 5)
  }

  @Test func aSwipedRowIsDeletedByItsButtonOrAtOnce() throws {
    try run("swipe left on Salt; tap Delete")
    #expect(rows == ["Flour", "Olive oil", "Sugar", "Tea"])
    try run("swipe far left on Flour")
    #expect(rows == ["Olive oil", "Sugar", "Tea"])
  }

  @Test func menusOpenByAPressAndTheirRowsAreTapped() throws {
    try run("hold Tea; tap Double")
    #expect(rows.suffix(2) == ["Tea", "Tea"])
  }

  @Test func aHeldFingerIsInterrupted() throws {
    try run("press Tea; lift; wait 0.1")
    #expect(top?.title == "Tea" && top?.transitionCoordinator != nil, "the push is under way")
    try run("turn landscape")
    #expect(host.window.bounds.size == CGSize(width: 852, height: 393) && top?.transitionCoordinator == nil)
    try run("turn portrait; back")
    #expect(top === list && host.picture().width == 393 * 3)
    try run("press Tea; move by 0,-60; resize 375x500; lift; wait 1; picture a")
    #expect(host.window.bounds.size == CGSize(width: 375, height: 500))
    #expect(list.view.bounds.width == 375 && host.picture().height == 1500)
  }

  @Test(arguments: ["lift", "move by 1,1", "press Tea; press Salt"])
  func whatNoFingerCanDoIsToldOf(script: String) {
    #expect(throws: ScreenHostError.self) { try run(script) }
  }

  @Test func alertsTakeTextAndAnswers() throws {
    try run("tap Add; type Rice; tap Add")
    #expect(rows.last == "Rice" && tabs.presentedViewController == nil)
    try run("tap Settings; tap Empty the pantry; tap Keep")
    #expect(top?.presentedViewController == nil)
  }

  @Test func fieldsSlidersSteppersAndSheetsAreUsed() throws {
    try run("tap Salt; tap Shelf")
    let item = try #require(top as? PantryItem)
    let sheet = try #require(item.presentedViewController as? PantryShelves)
    try run("drag Shelf 1 by 0,-70")
    #expect(sheet.view.subviews.compactMap { $0 as? UIPickerView }.first?.selectedRow(inComponent: 0) == 2)
    try run("tap Close")
    #expect(item.presentedViewController == nil)
    try run("tap Note; type sea salt; drag Amount by 100,0; tap Increment; tap Increment")
    #expect(item.note.text == "sea salt")
    #expect(item.count.value == 2)
    #expect(item.amount.value > 0.2)
  }

  @Test func whatIsNotThereIsNamedWithWhatIs() throws {
    let step = try ScreenScript("tap Slat").steps[0]
    let error = #expect(throws: ScreenHostError.self) { try host.perform(step) }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("--do 'tap Slat': nothing on the screen has that name; there are \"Salt\""), "\(text)")
  }

  @Test func whatAnAlertLiesOverIsNotThere() throws {
    try run("tap Settings; tap Empty the pantry")
    let step = try ScreenScript("tap Alarm switch").steps[0]
    let error = #expect(throws: ScreenHostError.self) { try host.perform(step) }
    #expect(error?.description.contains("there are") == true, "\(error?.description ?? "")")
  }

  @Test func whatAnotherViewCoversCannotBeReached() throws {
    let cover = UIProgressView(frame: tabs.view.bounds)
    cover.isUserInteractionEnabled = true
    tabs.view.addSubview(cover)
    let step = try ScreenScript("tap Salt").steps[0]
    let error = #expect(throws: ScreenHostError.self) { try host.perform(step) }
    #expect(error?.description.hasSuffix("UIProgressView lies over it") == true, "\(error?.description ?? "")")
  }
}
