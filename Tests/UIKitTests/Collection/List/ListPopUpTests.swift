import Testing

@testable import UIKit

/// Pop-up menus and the line before the reorder control in list cells.
@MainActor @Suite("Pop-up menus of list cells", .serialized)
struct ListPopUpTests {
  private func cell(_ accessories: [UICellAccessory]) -> UICollectionViewListCell {
    TestScreen.reset(scale: 2, size: CGSize(width: 375, height: 667))
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    cell.accessories = accessories
    cell.layoutIfNeeded()
    return cell
  }

  @Test func aPopUpMenuShowsWhatIsChosenAndTellsOfIt() throws {
    let menu = UIMenu(
      options: .singleSelection,
      children: ["Daily", "Weekly"].map { UIAction(title: $0) { _ in } })
    var told: [UIMenu] = []
    let shown = cell([.popUpMenu(menu) { told.append($0) }, .disclosureIndicator()])
    let button = try #require(shown.subviews.compactMap { $0 as? PopUpAccessoryButton }.first)
    #expect(button.configuration?.title == "Daily")
    #expect(button.frame.width > 40 && button.frame.maxX < 375 - 16)
    button.menuDidChoose(menu.children[1])
    #expect(told.count == 1 && told.first === menu)
    #expect(button.configuration?.title == "Weekly")
    #expect(menu.selectedElements.map(\.title) == ["Weekly"])
  }

  @Test func aLineStandsBetweenTheReorderControlAndWhatIsBeforeIt() {
    func lines(_ accessories: [UICellAccessory]) -> [UIView] {
      cell(accessories).subviews.filter { $0 is TableSeparatorView }
    }
    let both = lines([.checkmark(), .reorder(displayed: .always)])
    #expect(both.count == 1)
    #expect(both.first?.frame.width == 0.5)
    #expect(lines([.reorder(displayed: .always)]).isEmpty)
    let options = UICellAccessory.ReorderOptions(showsVerticalSeparator: false)
    #expect(lines([.checkmark(), .reorder(displayed: .always, options: options)]).isEmpty)
  }
}
