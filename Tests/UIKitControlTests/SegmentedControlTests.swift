import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct SegmentedControlTests {
  private let window: UIWindow
  private let control: UISegmentedControl
  private let values: Recorded<Int>

  init() {
    TestScreen.reset()
    let values = Recorded<Int>()
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.addAction(
      UIAction { values.append(($0.sender as! UISegmentedControl).selectedSegmentIndex) }, for: .valueChanged)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.addSubview(control)
    window.isHidden = false
    window.layoutIfNeeded()
    self.control = control
    self.values = values
  }

  @Test func aTapChoosesASegmentAndTellsIt() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    window.tap(at: CGPoint(x: 150, y: 16))
    #expect(control.selectedSegmentIndex == 1)
    window.tap(at: CGPoint(x: 150, y: 16))
    #expect(values.all == [1], "the chosen segment again tells nothing")
    control.selectedSegmentIndex = 2
    #expect(values.all == [1], "nor does the property")
    control.selectedSegmentIndex = 3
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func aFingerTakesTheChoiceAlongAndTellsWhenItIsLifted() {
    control.selectedSegmentIndex = 0
    let finger = TouchDriver(window: window)
    finger.down(at: CGPoint(x: 50, y: 16))
    finger.move(to: CGPoint(x: 150, y: 16))
    finger.move(to: CGPoint(x: 250, y: 16))
    #expect(values.all.isEmpty)
    #expect(control.thumb.center.x == 250)
    finger.up()
    #expect(values.all == [2])
    finger.down(at: CGPoint(x: 250, y: 16))
    finger.move(to: CGPoint(x: 50, y: 16))
    finger.cancel()
    #expect(control.selectedSegmentIndex == 2)
    #expect(values.all == [2])
  }

  @Test func segmentsThatAreOffOrLeftWithTheFingerAreNotChosen() {
    control.setEnabled(false, forSegmentAt: 1)
    window.tap(at: CGPoint(x: 150, y: 16))
    let finger = TouchDriver(window: window)
    finger.down(at: CGPoint(x: 50, y: 16))
    finger.move(to: CGPoint(x: 50, y: 190))
    finger.up()
    #expect(values.all.isEmpty)
  }

  @Test func aMomentaryControlTellsEachTapAndKeepsNone() {
    control.isMomentary = true
    for _ in 0..<2 { window.tap(at: CGPoint(x: 250, y: 16)) }
    #expect(values.all == [2, 2])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.layoutIfNeeded()
    #expect(control.thumb.isHidden)
  }

  @Test func actionsAreDoneWhenTheirSegmentsAreChosen() {
    var done: [String] = []
    let first = UIAction(title: "A", identifier: UIAction.Identifier("a")) { done.append($0.title) }
    let second = UIAction(title: "B") { done.append($0.title) }
    let control = UISegmentedControl(frame: CGRect(x: 0, y: 100, width: 200, height: 32), actions: [first, second])
    window.addSubview(control)
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 150, y: 116))
    window.tap(at: CGPoint(x: 50, y: 116))
    #expect(done == ["B", "A"])
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("a")) == 0)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("z")) == NSNotFound)
    #expect(control.actionForSegment(at: 1) === second)
    #expect(control.titleForSegment(at: 1) == "B")
  }

  @Test func theChoiceStaysWithItsSegmentWhenOthersComeAndGo() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    #expect(control.numberOfSegments == 3)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(with: UIImage(systemName: "star"), at: 99, animated: false)
    #expect(control.imageForSegment(at: 2) != nil)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func constraintsSeeThirtyOneOfThirtyTwoPoints() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let control = UISegmentedControl(items: ["First", "Second"])
    control.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(control)
    NSLayoutConstraint.activate([
      control.topAnchor.constraint(equalTo: parent.topAnchor),
      control.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(control.frame.height == 32)
    #expect(control.intrinsicContentSize.height == 31)
    #expect(control.frame.width == 131, "as Interface Builder has the control from its library")
  }

  @Test func widthsAreSharedEquallyOrByContentOrAreGiven() {
    control.setWidth(60, forSegmentAt: 0)
    control.layoutIfNeeded()
    #expect(control.segments.map(\.frame.width) == [60, 120, 120])
    control.setWidth(0, forSegmentAt: 0)
    control.apportionsSegmentWidthsByContent = true
    control.layoutIfNeeded()
    let widths = control.segments.map(\.frame.width)
    #expect(widths[2] > widths[0])
    let total = widths.reduce(0, +)
    #expect(abs(total - 300) < 0.01)
  }

  @Test func segmentsStandInTheDirectionOfReading() {
    control.semanticContentAttribute = .forceRightToLeft
    control.setNeedsLayout()
    control.layoutIfNeeded()
    window.tap(at: CGPoint(x: 290, y: 16))
    #expect(values.all == [0])
  }

  @Test func attributesAndImagesOfStatesAreShown() {
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    func color(_ index: Int) -> UIColor? {
      control.segments[index].label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(color(0) == .red)
    #expect(color(1) == .green)
    control.setBackgroundImage(UIImage(systemName: "star"), for: .normal, barMetrics: .default)
    control.layoutIfNeeded()
    #expect(control.thumb.isHidden && control.ground.isHidden)
    #expect(control.segments[0].background.image != nil)
  }
}

/// What a closure heard, in order.
@MainActor final class Recorded<Value> {
  private(set) var all: [Value] = []
  func append(_ value: Value) { all.append(value) }
}
