import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct UISwitchTests {
  @Test func aTapTurnsASwitchOverAndTellsIt() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let control = UISwitch(frame: CGRect(x: 10, y: 10, width: 3, height: 3))
    var values: [Bool] = []
    control.addAction(UIAction { values.append(($0.sender as! UISwitch).isOn) }, for: .valueChanged)
    window.addSubview(control)
    window.isHidden = false
    #expect(control.frame == CGRect(x: 10, y: 10, width: 51, height: 31))
    window.tap(at: CGPoint(x: 55, y: 30))
    window.tap(at: CGPoint(x: 12, y: 12))
    #expect(values == [true, false])
    control.isOn = true
    #expect(values.count == 2)
    control.isEnabled = false
    window.tap(at: CGPoint(x: 20, y: 20))
    #expect(control.isOn)
  }

  @Test func theThumbStandsWhereReadingEndsWhenOn() throws {
    TestScreen.reset()
    let control = UISwitch()
    func thumbX() throws -> CGFloat {
      control.setNeedsLayout()
      control.layoutIfNeeded()
      return try #require(control.layer.sublayers?.last).frame.minX
    }
    #expect(try thumbX() == 2)
    control.isOn = true
    #expect(try thumbX() == 22)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(try thumbX() == 2)
  }

  @Test func progressIsHeldToItsBoundsAndDrawnFromTheReadingSide() throws {
    TestScreen.reset()
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.frame.size == CGSize(width: 150, height: 4))
    view.progress = 0.5
    view.layoutIfNeeded()
    let filled = try #require(view.layer.sublayers?.last)
    #expect(filled.frame == CGRect(x: 0, y: 0, width: 75, height: 4))
    view.progress = 7
    #expect(view.progress == 1)
    view.progress = -1
    #expect(view.progress == 0)
    view.progress = 0.2
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(filled.frame.maxX == 150)
  }
}
