import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct SliderTests {
  private let window: UIWindow
  private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
  private let values = Recorded<Float>()

  init() {
    TestScreen.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let values = values
    slider.addAction(UIAction { values.append(($0.sender as! UISlider).value) }, for: .valueChanged)
    window.addSubview(slider)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test func aFingerOnTheKnobMovesIt() {
    let finger = TouchDriver(window: window)
    finger.down(at: CGPoint(x: 15.5, y: 15))
    finger.move(to: CGPoint(x: 100, y: 15))
    finger.up()
    #expect(slider.value == 0.5)
    #expect(values.all == [0.5, 0.5])
    finger.down(at: CGPoint(x: 180, y: 15))
    finger.move(to: CGPoint(x: 190, y: 15))
    finger.up()
    #expect(slider.value == 0.5, "a finger beside the knob moves nothing")
  }

  @Test func aSliderThatIsNotContinuousTellsOnce() {
    slider.isContinuous = false
    slider.maximumValue = 10
    let finger = TouchDriver(window: window)
    finger.down(at: CGPoint(x: 15, y: 15))
    finger.move(to: CGPoint(x: 60, y: 15))
    finger.move(to: CGPoint(x: 999, y: 15))
    #expect(values.all.isEmpty)
    finger.up()
    #expect(values.all == [10])
  }

  @Test func valuesAreHeldToTheRange() {
    slider.value = 7
    #expect(slider.value == 1)
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5 && slider.value == 5)
    slider.maximumValue = 20
    slider.setValue(.nan, animated: false)
    #expect(slider.value == 5)
    #expect(values.all.isEmpty)
  }

  @Test func theLeastValueLiesWhereReadingBegins() {
    slider.semanticContentAttribute = .forceRightToLeft
    slider.value = 0.25
    slider.setNeedsLayout()
    slider.layoutIfNeeded()
    #expect(slider.knob.center.x > 100)
    #expect(slider.lowerTrack.frame.maxX == slider.upperTrack.frame.maxX)
  }

  @Test func imagesTakeTheirRoomFromTheTrack() throws {
    let image = try #require(UIImage(systemName: "speaker"))
    slider.minimumValueImage = image
    slider.layoutIfNeeded()
    let rect = slider.minimumValueImageRect(forBounds: slider.bounds)
    #expect(rect.minX == 2 && rect.width > 0)
    #expect(slider.trackRect(forBounds: slider.bounds).minX == rect.maxX + 8)
    slider.setThumbImage(image, for: .normal)
    slider.setThumbImage(nil, for: .highlighted)
    #expect(slider.currentThumbImage === image)
    #expect(slider.thumbImage(for: .highlighted) == nil)
    slider.thumbTintColor = .red
    #expect(slider.currentThumbImage == nil, "a colour takes the image away")
  }

  @Test func constraintsSeeLessThanTheFrame() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    slider.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(slider)
    NSLayoutConstraint.activate([
      slider.topAnchor.constraint(equalTo: parent.topAnchor),
      slider.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
      slider.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -20),
    ])
    parent.layoutIfNeeded()
    #expect(slider.frame == CGRect(x: 18, y: 0, width: 264, height: 31))
  }

  @Test func aScrollViewDoesNotDragWithTheKnob() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    scroll.contentSize = CGSize(width: 900, height: 100)
    window.addSubview(scroll)
    scroll.addSubview(slider)
    window.layoutIfNeeded()
    TouchDriver(window: window).drag(
      from: CGPoint(x: 185, y: 15), to: CGPoint(x: 20, y: 15), duration: 0.2)
    #expect(slider.value == 0)
    #expect(scroll.contentOffset.x > 100, "a finger beside the knob drags")
    DisplayClock.shared.advance(by: 5)
    scroll.contentOffset = .zero
    slider.value = 1
    window.layoutIfNeeded()
    TouchDriver(window: window).drag(
      from: CGPoint(x: 185, y: 15), to: CGPoint(x: 100, y: 15), duration: 0.2)
    #expect(scroll.contentOffset.x == 0)
    #expect(abs(slider.value - 0.5) < 0.01)
  }
}
