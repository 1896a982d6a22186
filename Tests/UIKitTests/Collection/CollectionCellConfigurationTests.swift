import Testing

@testable import UIKit

/// Content and background configurations of collection view cells.
@MainActor @Suite("Configurations of collection view cells", .serialized)
struct CollectionCellConfigurationTests {
  private final class Cell: UICollectionViewCell {
    var states: [UICellConfigurationState] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  private func cell() -> Cell {
    TestScreen.reset(scale: 2, size: CGSize(width: 375, height: 667))
    return Cell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test func contentTakesTheContentViewsPlace() {
    let cell = cell()
    let standard = cell.contentView
    var content = UIListContentConfiguration.cell()
    content.text = "a"
    cell.contentConfiguration = content
    #expect(cell.contentView is UIListContentView && standard.superview == nil)
    let view = cell.contentView
    content.text = "b"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    cell.frame.size.width = 300
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    cell.contentConfiguration = nil
    #expect(cell.contentView === standard && standard.superview === cell)
  }

  @Test func theStateIsToldBeforeLayoutAndAfterChanges() {
    let cell = cell()
    var handled: [Bool] = []
    cell.configurationUpdateHandler = { _, state in handled.append(state.isSelected) }
    cell.layoutIfNeeded()
    #expect(cell.states.count == 1 && handled == [false])
    cell.isSelected = true
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(cell.states.count == 2 && handled == [false, true])
    #expect(cell.states[1].isHighlighted && cell.configurationState.isSelected)
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    #expect(cell.states.last?.isDisabled == true)
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(cell.states.count == 4)
  }

  @Test func configurationsFollowTheStateUnlessTheyAreKeptFromIt() {
    let cell = cell()
    cell.contentConfiguration = UIListContentConfiguration.sidebarCell()
    cell.backgroundConfiguration = .listPlainCell()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.textProperties.color == .white)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.textProperties.color == .white)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
  }

  @Test func backgroundsExcludeEachOther() {
    let cell = cell()
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.defaultBackgroundConfiguration() == .clear())
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemRed
    background.cornerRadius = 8
    cell.backgroundConfiguration = background
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    cell.layoutIfNeeded()
    #expect(cell.subviews.first is ConfiguredBackgroundView && cell.subviews.first?.frame == cell.bounds)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil && !cell.subviews.contains { $0 is ConfiguredBackgroundView })
  }

  @Test func listContentGivesTheHeight() {
    let cell = cell()
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "a"
    content.secondaryText = "b"
    cell.contentConfiguration = content
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // 11 above and below, lines of 20.5 and 14.5, and 3 between them, up to whole pixels.
    #expect(size.width == 200 && size.height > 55 && size.height < 62)
  }
}
