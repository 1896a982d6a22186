import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct AccessibilityLabelTests {
  init() { TestScreen.reset() }

  @Test func labelsAndButtonsAreReadAsTheyShow() {
    let label = UILabel()
    label.text = "Total"
    #expect(label.accessibilityLabel == "Total")
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saving", for: .disabled)
    #expect(button.accessibilityLabel == "Save")
    button.isEnabled = false
    #expect(button.accessibilityLabel == "Saving")
    #expect(UIView().accessibilityLabel == nil)
  }

  @Test func cellsReadTheirLabels() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Length"
    cell.detailTextLabel?.text = "12 km"
    cell.layoutIfNeeded()
    #expect(cell.accessibilityLabel == "Length, 12 km")
  }

  @Test func whatIsSetComesFirstUntilItIsTakenBack() {
    let label = UILabel()
    label.text = "12"
    label.accessibilityLabel = "Twelve"
    #expect(label.accessibilityLabel == "Twelve")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "12")
  }

  @Test func theDebugDescriptionNamesIt() {
    let view = UIView()
    view.accessibilityLabel = "Map"
    #expect(view.debugDescription == "<UIView: frame = (0.0 0.0; 0.0 0.0); label = \"Map\">")
    #expect(view.description == "<UIView: frame = (0.0 0.0; 0.0 0.0)>")
  }
}
