import Foundation
import HeadlessHost
import MastheadSnapshotTesting
import Testing
import UIKit

/// A form, some of which not everybody can use.
@MainActor private final class FormController: UIViewController {
  let heading = UILabel(frame: CGRect(x: 20, y: 60, width: 280, height: 30))
  let save = UIButton(frame: CGRect(x: 20, y: 110, width: 120, height: 48))
  let note = UILabel(frame: CGRect(x: 20, y: 180, width: 280, height: 24))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    heading.text = "Delivery"
    heading.textColor = .black
    save.setTitle("Save", for: .normal)
    save.setTitleColor(.black, for: .normal)
    note.text = "Arrives on Monday"
    note.textColor = .darkGray
    for part in [heading, save, note] { view.addSubview(part) }
  }
}

@Suite(.serialized, .outsideContinuousIntegration) @MainActor struct AccessibilityTests {
  private func issues(_ change: (FormController) -> Void) throws -> [AccessibilityIssue] {
    let host = ScreenHost(options: SnapshotOptions(size: .init(width: 320, height: 480), scale: 2))
    defer { host.close() }
    let form = FormController()
    form.loadViewIfNeeded()
    change(form)
    try host.show(form)
    return host.accessibilityIssues()
  }

  @Test func aFormThatEverybodyCanUseHasNoIssues() throws {
    #expect(try issues { _ in }.map(\.description) == [])
  }

  @Test func aButtonWithoutALabelIsFound() throws {
    let found = try issues { form in
      form.save.setTitle(nil, for: .normal)
      form.save.isAccessibilityElement = true
    }
    #expect(found.map(\.kind) == [.missingLabel])
    #expect(
      try issues {
        $0.save.setTitle(nil, for: .normal); $0.save.accessibilityLabel = "Save"
      }.isEmpty)
  }

  @Test func aSmallTargetIsFoundUnlessItReachesFurther() throws {
    final class WideButton: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let found = try issues { $0.save.frame.size.height = 30 }
    #expect(found.map(\.kind) == [.smallTarget])
    #expect(found.first?.details.contains("120 × 30 points") == true)
    #expect(found.first?.element == "UIButton \"Save\"")
    let wide = try issues { form in
      form.save.isHidden = true
      let button = WideButton(frame: CGRect(x: 20, y: 110, width: 28, height: 28))
      button.accessibilityLabel = "More"
      form.view.addSubview(button)
    }
    #expect(wide.isEmpty)
    #expect(
      try issues {
        $0.save.frame.size.height = 30; $0.save.isEnabled = false
      }.isEmpty)
    #expect(
      try issues { $0.view.addSubview(UISwitch(frame: CGRect(x: 20, y: 300, width: 51, height: 31))) }.allSatisfy {
        $0.kind != .smallTarget
      })
  }

  /// White on black is 21 : 1; #767676 is the faintest grey on white that has 4.5 : 1 (WCAG 2.2, understanding 1.4.3).
  @Test func contrastIsThatOfWCAG() throws {
    func gray(_ level: CGFloat) -> UIColor { UIColor(white: level / 255, alpha: 1) }
    #expect(try issues { $0.note.textColor = gray(0x76) }.isEmpty)
    let found = try issues { $0.note.textColor = gray(0x77) }
    #expect(found.map(\.kind) == [.lowContrast])
    #expect(found.first?.details == "#777777 on #ffffff is 4.47 : 1; 4.5 : 1 is needed")
    #expect(try issues { $0.note.alpha = 0.4 }.map(\.kind) == [.lowContrast])
    // Large and bold texts need 3 : 1.
    #expect(
      try issues {
        $0.note.textColor = gray(0x77); $0.note.font = .boldSystemFont(ofSize: 16)
      }.isEmpty)
    #expect(
      try issues {
        $0.note.textColor = gray(0x77); $0.note.font = .systemFont(ofSize: 18)
      }.isEmpty)
    // Over a picture what lies behind each letter counts.
    func overPicture(from first: UIColor, to last: UIColor) throws -> [AccessibilityIssue] {
      try issues { form in
        form.note.textColor = .white
        Self.addGradient(to: form, first, last)
      }
    }
    let unreadable = try overPicture(from: .black, to: .white)
    #expect(unreadable.map(\.kind) == [.lowContrast])
    #expect(unreadable.first?.details.contains("over a picture") == true)
    #expect(try overPicture(from: .black, to: gray(0x60)).isEmpty)
    // Dense text has more pixels than what lies behind it.
    #expect(try issues { $0.note.text = "▇▇▇▇▇▇▇▇▇▇▇▇" }.allSatisfy { $0.kind != .lowContrast })
    // What lies behind counts, not the view's own colour.
    #expect(
      try issues { form in
        form.view.backgroundColor = .darkGray
        form.heading.textColor = .white
        form.save.setTitleColor(.white, for: .normal)
      }.map(\.element) == ["UILabel \"Arrives on Monday\""])
  }

  private static func addGradient(to form: FormController, _ first: UIColor, _ last: UIColor) {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 170, width: 320, height: 60)
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 0.5, y: 0)
    gradient.colors = [first.cgColor, last.cgColor]
    form.view.layer.insertSublayer(gradient, at: 0)
  }

  @Test func elementsWithoutAnOrderAreFound() throws {
    func details(_ change: (FormController) -> Void) throws -> [String] {
      try issues(change).map { issue in
        #expect(issue.kind == .noOrder)
        return "\(issue.element) \(issue.details)"
      }
    }
    #expect(try details { $0.view.accessibilityElements = [$0.heading, $0.save, $0.note] } == [])
    // Another order beside each other is a person's choice; one that goes up the screen is a mistake.
    let back = try details { $0.view.accessibilityElements = [$0.note, $0.heading, $0.save] }
    #expect(back.count == 1 && back[0].contains("\"Delivery\"") && back[0].contains("read after UILabel \"Arrives"))
    let missing = try details { $0.view.accessibilityElements = [$0.heading, $0.note] }
    #expect(missing.count == 1 && missing[0].hasPrefix("UIButton \"Save\"") && missing[0].contains("leave it out"))
    let twice = try details { $0.view.accessibilityElements = [$0.heading, $0.save, $0.note, $0.save] }
    #expect(twice.count == 1 && twice[0].contains("twice"))
    let together = try details { form in
      let other = UILabel(frame: form.heading.frame)
      other.text = "Pickup"
      form.view.addSubview(other)
    }
    #expect(together.count == 1 && together[0].contains("lies where UILabel \"Delivery\" lies"))
    // Columns are read one after the other.
    let columns = try issues { form in
      let (left, right) = (UIView(frame: form.view.bounds), UIView(frame: form.view.bounds))
      form.view.addSubview(left)
      form.view.addSubview(right)
      form.heading.frame.size.width = 100
      form.note.text = "Monday"
      form.note.frame = CGRect(x: 180, y: 20, width: 130, height: 24)
      form.view.accessibilityElements = [form.heading, form.save, form.note]
    }
    #expect(columns.isEmpty)
  }

  @Test func clippedTextIsFound() throws {
    let found = try issues { $0.note.frame.size.width = 60 }
    #expect(found.map(\.kind) == [.clippedText] && found.first?.details.contains("there are 60") == true)
    #expect(try issues { $0.note.font = .systemFont(ofSize: 30) }.map(\.kind).contains(.clippedText))
    let lines = String(repeating: "many words ", count: 30)
    func twoLines(_ form: FormController, height: CGFloat, lines: Int, text: String) {
      (form.note.numberOfLines, form.note.text, form.note.frame.size.height) = (lines, text, height)
    }
    #expect(
      try issues { twoLines($0, height: 44, lines: 2, text: lines) }.first?.details.contains("numberOfLines") == true)
    #expect(
      try issues { twoLines($0, height: 24, lines: 0, text: lines) }.first?.details.contains("points high") == true)
    #expect(try issues { twoLines($0, height: 44, lines: 2, text: "Arrives on Monday, or on Tuesday") }.isEmpty)
  }

  @Test func anAssertionTellsAllIssues() {
    let heard = HeardIssues()
    withKnownIssue {
      let form = FormController()
      form.loadViewIfNeeded()
      form.save.frame.size = CGSize(width: 20, height: 20)
      form.note.textColor = .lightGray
      assertAccessible(form, on: .iPhone8)
    } matching: { issue in
      heard.note(issue)
    }
    let words = heard.words.joined()
    #expect(words.contains("small target: UIButton \"Save\"") && words.contains("low contrast: UILabel"))
    assertAccessible(FormController(), on: .iPhone8)
  }

  @Test func textsThatAreCutOffAtLargeSizesAreFound() {
    final class Controller: UIViewController {
      override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Arrives on Monday"
        view.addSubview(label)
      }
    }
    assertAccessible(Controller(), on: .iPhone8)
    withKnownIssue {
      assertAccessible(
        Controller(), on: .iPhone8, traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
        [.clippedText])
    }
  }

  @Test func theOverlayHasALegendInReadingOrder() throws {
    let folder = ReferenceFolder()
    func verify(_ form: FormController, _ record: SnapshotTestingConfiguration.Record) -> String? {
      verifySnapshot(
        of: form, as: .accessibilityImage(on: .iPhone8), named: "a", record: record, snapshotDirectory: folder.path,
        testName: "overlay()")
    }
    #expect(verify(FormController(), .missing) != nil)
    #expect(verify(FormController(), .never) == nil)
    let data = try #require(folder.bytes("overlay.a.png"))
    let image = try #require(UIImage(data: data))
    #expect(image.size.width > 375 * 2 + 320)
    let changed = FormController()
    changed.loadViewIfNeeded()
    changed.save.accessibilityHint = "Keeps the address"
    #expect(
      verify(changed, .never)?.contains("pixels differ") == true, "the legend tells what the screen does not show")
    if let place = ProcessInfo.processInfo.environment["MASTHEAD_KEEP_PICTURES"] {
      try data.write(to: URL(fileURLWithPath: place + "/overlay.png"))
    }
  }

  @Test func whatAScreenReaderFindsIsAText() {
    let words = verifySnapshot(
      of: FormController(), as: .accessibilityText(on: .iPhone8), named: "a", record: .never,
      snapshotDirectory: "/nowhere", testName: "t")
    #expect(words?.contains("is not there") == true)
  }
}
