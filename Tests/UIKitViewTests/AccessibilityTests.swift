import Testing

@testable import UIKit

@MainActor @Suite struct AccessibilityTests {
  private let window: UIWindow

  init() {
    TestScreen.reset()
    window = UIWindow()
    window.makeKeyAndVisible()
  }

  private func read() -> [String] {
    window.updateForFrame()
    return AccessibilityTree.elements(of: window).map { AccessibilityReading($0).label ?? "" }
  }

  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, in view: UIView) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
    label.text = text
    view.addSubview(label)
    return label
  }

  @Test func standardViewsSayWhatTheyAre() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityLabel == "Save")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    let picture = UIButton(type: .system)
    picture.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
    #expect(picture.accessibilityLabel == "square and arrow up")
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")
    #expect(toggle.accessibilityTraits.contains(.toggleButton))
    let progress = UIProgressView()
    progress.progress = 0.5
    #expect(progress.accessibilityValue == "50%")
    #expect(UILabel().accessibilityTraits == .staticText)
    #expect(!UIView().isAccessibilityElement)
    #expect(UIImageView().accessibilityTraits == .image)
  }

  @Test func whatIsSetCountsBeforeWhatAViewSays() {
    let label = UILabel()
    label.text = "3"
    label.accessibilityLabel = "Three apples"
    label.accessibilityTraits = .header
    label.accessibilityValue = "ripe"
    label.accessibilityHint = "Shows them"
    #expect(label.accessibilityLabel == "Three apples")
    #expect(label.accessibilityAttributedLabel?.string == "Three apples")
    #expect(label.accessibilityUserInputLabels == ["Three apples"])
    #expect(label.accessibilityTraits == .header)
    #expect(label.accessibilityValue == "ripe")
    #expect(label.accessibilityHint == "Shows them")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "3")
  }

  @Test func elementsAreReadLineByLine() {
    _ = label("below", 10, 80, in: window)
    _ = label("right", 200, 12, in: window)
    _ = label("left", 10, 10, in: window)
    #expect(read() == ["left", "right", "below"])
    window.semanticContentAttribute = .forceRightToLeft
    #expect(read() == ["right", "left", "below"])
  }

  @Test func aGroupIsReadTogether() {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 200))
    let right = UIView(frame: CGRect(x: 160, y: 0, width: 150, height: 200))
    for (view, name) in [(left, "L"), (right, "R")] {
      window.addSubview(view)
      _ = label(name + "1", 0, 0, in: view)
      _ = label(name + "2", 0, 100, in: view)
    }
    #expect(read() == ["L1", "R1", "L2", "R2"])
    for view in [left, right] { view.shouldGroupAccessibilityChildren = true }
    #expect(read() == ["L1", "L2", "R1", "R2"])
  }

  @Test func whatIsHiddenOrBesideAModalViewIsNotRead() {
    _ = label("behind", 0, 0, in: window)
    let hidden = label("hidden", 0, 40, in: window)
    hidden.isHidden = true
    let silent = UIView(frame: window.bounds)
    silent.accessibilityElementsHidden = true
    window.addSubview(silent)
    _ = label("silent", 0, 80, in: silent)
    #expect(read() == ["behind"])
    let modal = UIView(frame: window.bounds)
    modal.accessibilityViewIsModal = true
    window.addSubview(modal)
    _ = label("modal", 0, 120, in: modal)
    #expect(read() == ["modal"])
  }

  @Test func aViewMayNameItsElements() {
    final class Chart: UIView {}
    let chart = Chart(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
    window.addSubview(chart)
    let parts = ["two", "one"].map { name in
      let element = UIAccessibilityElement(accessibilityContainer: chart)
      element.accessibilityLabel = name
      element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
      return element
    }
    chart.accessibilityElements = parts
    #expect(read() == ["two", "one"])
    #expect(parts[0].accessibilityFrame == CGRect(x: 25, y: 35, width: 10, height: 10))
    #expect(parts[0].accessibilityActivationPoint == CGPoint(x: 30, y: 40))
    #expect(chart.accessibilityElementCount() == 2)
    #expect(chart.index(ofAccessibilityElement: parts[1]) == 1)
  }

  @Test func overridesAreAsked() {
    final class Star: UIView {
      var count = 2
      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }
      override var accessibilityLabel: String? {
        get { "Stars" }
        set {}
      }
      override var accessibilityValue: String? {
        get { "\(count)" }
        set {}
      }
      override var accessibilityTraits: UIAccessibilityTraits {
        get { .adjustable }
        set {}
      }
      override func accessibilityIncrement() { count += 1 }
    }
    let star = Star(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(star)
    #expect(read() == ["Stars"])
    star.accessibilityIncrement()
    #expect(AccessibilityReading(star).value == "3")
    #expect(star.accessibilityRespondsToUserInteraction)
  }

  final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Network" }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = indexPath.row == 0 ? "Wi-Fi" : "Bluetooth"
      cell.detailTextLabel?.text = "Home"
      if indexPath.row == 1 {
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Bluetooth switch"
        cell.accessoryView = toggle
      }
      return cell
    }
  }

  @Test func aScreenIsReadFromItsBarDown() {
    let rows = Rows(style: .grouped)
    rows.title = "Settings"
    rows.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    window.rootViewController = UINavigationController(rootViewController: rows)
    window.updateForFrame()
    #expect(read() == ["Settings", "Edit", "Network", "Wi-Fi, Home", "Bluetooth, Home", "Bluetooth switch"])
    let elements = AccessibilityTree.elements(of: window).map(AccessibilityReading.init)
    #expect(elements.map(\.traits).prefix(4) == [.header, .button, .header, []])
  }

  @Test func whatAnApplicationTellsIsKeptAndMovesTheFocus() {
    final class Watching: UILabel {
      var told: [String] = []
      override func accessibilityElementDidBecomeFocused() { told.append("focused") }
      override func accessibilityElementDidLoseFocus() { told.append("left") }
    }
    let watching = Watching()
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: watching)
    #expect(UIScreen.main.accessibility.told.map(\.notification) == [.announcement, .layoutChanged])
    #expect(UIScreen.main.accessibility.told.first?.argument as? String == "Saved")
    #expect(watching.accessibilityElementIsFocused())
    #expect(UIAccessibility.focusedElement(using: nil) as? UILabel === watching)
    UIAccessibility.post(notification: .screenChanged, argument: UIView())
    #expect(watching.told == ["focused", "left"])
  }

  @Test func howATextIsSpokenStandsInWords() {
    let view = UIView()
    let text = NSMutableAttributedString(string: "Bon jour")
    text.addAttribute(.accessibilitySpeechLanguage, value: "fr", range: NSRange(location: 0, length: 8))
    text.addAttribute(.accessibilitySpeechPitch, value: 1.5, range: NSRange(location: 4, length: 4))
    text.addAttribute(.accessibilitySpeechSpellOut, value: true, range: NSRange(location: 0, length: 8))
    text.addAttribute(.accessibilitySpeechPunctuation, value: false, range: NSRange(location: 0, length: 8))
    view.accessibilityAttributedLabel = text
    #expect(AccessibilityReading(view).speech == ["language fr", "pitch 1.5: jour", "spelled out"])
    #expect(AccessibilityReading(UIView()).speech.isEmpty)
  }

  @Test func settingsComeFromTheScreen() {
    #expect(!UIAccessibility.isReduceMotionEnabled)
    var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    UIScreen.main.accessibility.set(.reduceMotion, true)
    UIScreen.main.accessibility.set(.reduceMotion, true)
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(told == 1)
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
    UIScreen.main.configure(
      bounds: UIScreen.main.bounds, scale: 3, safeAreaInsets: .zero,
      traits: UITraitCollection(accessibilityContrast: .high))
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test func activationGoesToTheElementElseToAFinger() {
    final class Door: UIView {
      var opened = 0
      override func accessibilityActivate() -> Bool {
        opened += 1
        return true
      }
    }
    let door = Door(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(door)
    UIScreen.main.accessibility.activate(door, in: window)
    #expect(door.opened == 1)
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(button)
    UIScreen.main.accessibility.activate(button, in: window)
    #expect(taps == 1)
  }

  @Test func customActionsRun() {
    var done: [String] = []
    let action = UIAccessibilityCustomAction(name: "Delete") { action in
      done.append(action.name)
      return true
    }
    let item = UIBarButtonItem()
    item.accessibilityCustomActions = [action]
    #expect(AccessibilityReading(item).actions == ["Delete"])
    #expect(action.perform())
    #expect(done == ["Delete"])
  }
}
