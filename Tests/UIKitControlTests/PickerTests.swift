import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct PickerTests {
  private let window: UIWindow
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  private let fruits = Fruits()

  init() {
    TestScreen.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    picker.dataSource = fruits
    picker.delegate = fruits
    window.addSubview(picker)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test func wheelsHaveTheRowsOfTheirDataSource() {
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 10_000)
    #expect(picker.numberOfRows(inComponent: 7) == 0)
    #expect(picker.selectedRow(inComponent: 1) == 0)
    #expect(picker.selectedRow(inComponent: 7) == -1)
    #expect(fruits.asked < 40, "only rows that can be seen are asked for")
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 151, height: 32))
  }

  @Test func aWheelThatIsLetGoComesToRestAtARow() {
    TouchDriver(window: window).drag(
      from: CGPoint(x: 80, y: 150), to: CGPoint(x: 80, y: 60), duration: 0.2)
    DisplayClock.shared.advance(by: 5)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row > 2)
    #expect(fruits.told == ["\(row) in 0"])
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func aTapBringsARowToTheMiddle() {
    window.tap(at: CGPoint(x: 240, y: 140))
    DisplayClock.shared.advance(by: 2)
    #expect(fruits.told == ["1 in 1"])
    #expect(picker.selectedRow(inComponent: 1) == 1)
  }

  /// Apple declares no such property, and many applications set it.
  @Test func titlesHaveTheColourThatIsSetByKey() {
    func colours() -> Set<UIColor?> {
      window.layoutIfNeeded()
      let labels = picker.descendants(of: PickerTitle.self).flatMap { $0.descendants(of: UILabel.self) }
      let all = labels.map { $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor }
      return Set(all)
    }
    #expect(colours() == [.label])
    picker.setValue(UIColor.red, forKey: "textColor")
    #expect(colours() == [.red])
    #expect(picker.value(forKeyPath: "textColor") as? UIColor == .red)
  }

  @Test func codeTurnsWheelsWithoutAWord() {
    picker.selectRow(99_999, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 9_999)
    picker.selectRow(5, inComponent: 0, animated: true)
    DisplayClock.shared.advance(by: 2)
    window.layoutIfNeeded()
    #expect(picker.selectedRow(inComponent: 0) == 5)
    #expect(fruits.told.isEmpty)
    fruits.count = 3
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 2)
  }

  @Test func viewsOfRowsAreShownAndUsedAgain() throws {
    fruits.hasViews = true
    picker.reloadAllComponents()
    window.layoutIfNeeded()
    #expect(picker.view(forRow: 1, forComponent: 0)?.tag == 1)
    picker.selectRow(500, inComponent: 0, animated: false)
    window.layoutIfNeeded()
    #expect(picker.view(forRow: 1, forComponent: 0) == nil)
    #expect(picker.view(forRow: 500, forComponent: 0)?.tag == 500)
    picker.selectRow(800, inComponent: 0, animated: false)
    window.layoutIfNeeded()
    #expect(fruits.reused > 0)
  }
}

private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var count = 10_000
  var asked = 0
  var told: [String] = []
  var hasViews = false
  var reused = 0

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? count : 4
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    asked += 1
    return "Fruit \(row)"
  }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    guard hasViews else { return NotImplemented.view }
    if view != nil { reused += 1 }
    let view = view ?? UIView()
    view.tag = row
    return view
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    told.append("\(row) in \(component)")
  }
}
