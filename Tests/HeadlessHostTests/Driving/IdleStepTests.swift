import Testing
import UIKit

@testable import HeadlessHost

/// Steps that do nothing: each ends the screen with a word.
@MainActor @Suite(.serialized) struct IdleStepTests {
  private let host: ScreenHost
  private let screen = IdleScreen()

  init() throws {
    host = ScreenHost(options: try .named("iPhone 15"))
    try host.show(UINavigationController(rootViewController: screen))
  }

  /// What is said of a step; nil where it is done.
  private func problem(_ text: String) throws -> String? {
    let step = try ScreenScript(text).steps[0]
    do {
      try host.perform(step)
      return nil
    } catch let error as ScreenHostError {
      return "\(error)"
    }
  }

  @Test(arguments: ["tap Save", "double tap Save", "hold Save", "drag Save by 0,20"])
  func fingersOnWhatIsDisabledAreTold(step: String) throws {
    screen.save.isEnabled = false
    #expect(try problem(step)?.contains("the UIButton is disabled") == true)
    #expect(screen.taps == 0)
    screen.save.isEnabled = true
    #expect(try problem("tap Save") == nil)
    #expect(screen.taps == 1)
  }

  @Test func disabledBarButtonsAndSegmentsAreTold() throws {
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Share", primaryAction: UIAction { _ in Issue.record("tapped") })
    screen.navigationItem.rightBarButtonItem?.isEnabled = false
    host.settle()
    #expect(try problem("tap Share")?.contains("is disabled") == true)
  }

  @Test func whatLiesOutsideOfItsSuperviewIsTold() throws {
    let text = try #require(try problem("tap Outside"))
    #expect(text.contains("outside of its superview, a UIView of 100 × 30 points"), "\(text)")
    #expect(screen.taps == 0)
    // Seeing it is enough to scroll to it.
    #expect(try problem("scroll to Outside") == nil)
  }

  @Test func tapsThatNothingTakesAreTold() throws {
    #expect(try problem("tap Title text")?.contains("did nothing") == true)
    #expect(try problem("tap 200,700")?.contains("did nothing") == true)
    screen.view.addGestureRecognizer(UITapGestureRecognizer())
    #expect(try problem("tap Title text") == nil)
  }

  @Test func touchesThatAClassTakesItselfAreNot() throws {
    let pad = TouchPad(frame: CGRect(x: 20, y: 600, width: 200, height: 60))
    screen.view.addSubview(pad)
    #expect(try problem("tap 100,630") == nil)
    #expect(pad.touches == 1)
  }

  @Test func rowsThatCannotBeChosenAreTold() throws {
    let table = UITableViewController()
    screen.navigationController?.pushViewController(table, animated: false)
    let source = OneRow()
    table.tableView.dataSource = source
    table.tableView.reloadData()
    host.settle()
    #expect(try problem("tap Row") == nil)
    table.tableView.allowsSelection = false
    #expect(try problem("tap Row")?.contains("did nothing") == true)
    #expect(try problem("swipe up on Row") == nil)
  }

  @Test func swipesThatNothingTakesAreTold() throws {
    #expect(try problem("swipe up")?.contains("nothing there scrolls up or down") == true)
    let table = UITableView(frame: CGRect(x: 0, y: 500, width: 300, height: 200))
    let source = OneRow()
    table.dataSource = source
    screen.view.addSubview(table)
    host.settle()
    let text = try #require(try problem("swipe up on Title text"))
    #expect(text.contains("the nearest that does is the UITableView at 150,600"), "\(text)")
    #expect(try problem("swipe up on Row") == nil)
    table.allowsSelection = false
    #expect(try problem("swipe left on Row")?.contains("scrolls sideways") == true)
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    screen.view.addGestureRecognizer(swipe)
    #expect(try problem("swipe left on Title text") == nil)
    #expect(try problem("swipe right on Title text") != nil)
  }

  @Test func backIsToldWhereThereIsNothingBefore() throws {
    let text = try #require(try problem("back"))
    #expect(text.contains("shows its first controller, a IdleScreen"), "\(text)")
    screen.navigationController?.pushViewController(ShakenScreen(), animated: false)
    host.settle()
    #expect(try problem("back") == nil)
    #expect(screen.navigationController?.viewControllers.count == 1)
  }

  @Test func keysThatNothingTakesAreTold() throws {
    for step in ["type abc", "press return", "press cmd+f"] {
      let text = try #require(try problem(step), "\(step)")
      #expect(text.contains("tap a field before: \"Name\""), "\(text)")
    }
    #expect(try problem("tap Name") == nil)
    #expect(try problem("type abc") == nil)
    #expect(screen.field.text == "abc")
    #expect(try problem("press delete") == nil)
    #expect(screen.field.text == "ab")
  }

  @Test func shakesThatNobodyHearsAreTold() throws {
    #expect(try problem("shake")?.contains("overrides motionEnded(_:with:)") == true)
    let shaken = ShakenScreen()
    screen.navigationController?.pushViewController(shaken, animated: false)
    host.settle()
    shaken.becomeFirstResponder()
    #expect(try problem("shake") == nil)
    #expect(shaken.shakes == 1)
  }

  @Test func heldFingersThatNothingTakesAreToldWhenTheyAreLifted() throws {
    #expect(try problem("press Title text") == nil)
    #expect(try problem("move by 0,20") == nil)
    #expect(try problem("lift")?.contains("nothing there takes a finger") == true)
    #expect(try problem("press Save") == nil)
    #expect(try problem("lift") == nil)
    #expect(screen.taps == 1)
  }

  @Test func rowsAreNotDragged() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 500, width: 300, height: 200))
    let source = OneRow()
    table.dataSource = source
    table.isScrollEnabled = false
    screen.view.addSubview(table)
    host.settle()
    #expect(try problem("drag Row by 0,60")?.contains("nothing there is dragged") == true)
    #expect(try problem("swipe up on Row")?.contains("nothing on the screen does") == true)
  }
}

private final class IdleScreen: UIViewController {
  let save = UIButton(configuration: .filled())
  let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
  let box = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
  var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    save.setTitle("Save", for: .normal)
    save.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    save.frame = CGRect(x: 20, y: 120, width: 120, height: 44)
    field.placeholder = "Name"
    for (title, y) in [("Inside", 0.0), ("Outside", 40)] {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
      button.frame = CGRect(x: 0, y: y, width: 100, height: 30)
      box.addSubview(button)
    }
    let title = UILabel(frame: CGRect(x: 20, y: 400, width: 200, height: 30))
    title.text = "Title text"
    for view in [save, field, box, title] as [UIView] { self.view.addSubview(view) }
  }
}

private final class TouchPad: UIView {
  var touches = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    self.touches += 1
  }
}

private final class ShakenScreen: UIViewController {
  var shakes = 0
  override var canBecomeFirstResponder: Bool { true }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { shakes += 1 }
}

private final class OneRow: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row"
    return cell
  }
}
