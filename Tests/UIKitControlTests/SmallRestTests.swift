import Foundation
import Testing

@testable import UIKit

/// Images that grow with text, wheels with names, fewer frames, and touches that a scroll view keeps from its content.
@Suite(.serialized) @MainActor struct SmallRestTests {
  private let window: UIWindow

  init() {
    TestScreen.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.isHidden = false
  }

  private func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test func imagesGrowAtTextSizesForAccessibility() {
    let view = UIImageView(image: picture(17))
    let symbol = UIImageView(
      image: UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 22)))
    let button = UIButton(type: .custom)
    button.setImage(picture(17), for: .normal)
    for view in [view, symbol, button] { window.addSubview(view) }
    let small = symbol.intrinsicContentSize
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    window.updateForFrame()
    #expect(view.intrinsicContentSize.width == 17 && button.intrinsicContentSize.width == 17)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    symbol.adjustsImageSizeForAccessibilityContentSizeCategory = true
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    // Body text has lines of 48 points at this size and of 22 at the standard one.
    let growth: CGFloat = 48 / 22
    #expect(abs(view.intrinsicContentSize.width - 17 * growth) < 0.01)
    #expect(abs(button.intrinsicContentSize.width - 17 * growth) < 0.5)
    #expect(abs(symbol.intrinsicContentSize.width - small.width * growth) < 1)
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    window.updateForFrame()
    #expect(view.intrinsicContentSize.width == 17)
  }

  @Test func aPickersDelegateNamesItsWheels() throws {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    let owner = NamedWheels()
    picker.dataSource = owner
    picker.delegate = owner
    window.addSubview(picker)
    window.updateForFrame()
    let wheels = AccessibilityTree.elements(of: window).compactMap { $0 as? PickerWheel }
    #expect(wheels.map(\.accessibilityLabel) == ["Hours", "Minutes!"])
    #expect(wheels.map(\.accessibilityHint) == ["Turn for hours", nil])
    #expect(wheels[1].accessibilityAttributedLabel?.string == "Minutes!")
  }

  @Test func anAnimationOfThirtyFramesStaysForTwo() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    window.updateForFrame()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .preferredFramesPerSecond30]) {
      view.center.x += 300
    }
    var places: [CGFloat] = []
    for _ in 0..<6 {
      DisplayClock.shared.advance(by: 1.0 / 60)
      places.append((try #require(view.layer.presentation())).position.x)
    }
    #expect(places.map { $0.rounded() } == [5, 15, 15, 25, 25, 35])
    DisplayClock.shared.advance(by: 1)
    #expect(view.layer.presentation()?.position.x ?? view.layer.position.x == 305)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond60.framesPerSecond == 60)
    #expect(UIView.AnimationOptions.curveLinear.framesPerSecond == nil)
  }

  @Test func aScrollViewKeepsTouchesFromItsContent() {
    let scroll = KeepingScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.delaysContentTouches = false
    let content = TouchedView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    scroll.addSubview(content)
    window.addSubview(scroll)
    window.updateForFrame()
    window.tap(at: CGPoint(x: 50, y: 50))
    #expect(content.heard == ["began", "ended"] && scroll.asked === content)
    scroll.keeps = true
    content.heard = []
    window.tap(at: CGPoint(x: 50, y: 50))
    #expect(content.heard.isEmpty)
  }
}

@MainActor private final class NamedWheels: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    component == 0 ? "Hours" : "Minutes"
  }
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
    component == 0 ? "Turn for hours" : nil
  }
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString? { component == 1 ? NSAttributedString(string: "Minutes!") : nil }
}

private final class KeepingScrollView: UIScrollView {
  var keeps = false
  weak var asked: UIView?
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    asked = view
    return !keeps
  }
}

private final class TouchedView: UIView {
  var heard: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
}
