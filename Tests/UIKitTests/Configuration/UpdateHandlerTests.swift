import Testing
import UIKit

/// Handlers that follow the state may write what they follow it with, and ask for updates, without being called for ever.
@MainActor @Suite struct UpdateHandlerTests {
  private func inStack(_ button: UIButton) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [button])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    return stack
  }

  @Test(arguments: [true, false]) func aButtonsHandlerWritesItsConfiguration(isEnabled: Bool) {
    let button = UIButton(configuration: .filled())
    var calls = 0
    button.configurationUpdateHandler = {
      calls += 1
      $0.configuration?.title = $0.isEnabled ? "On" : "Off and rather long"
    }
    button.isEnabled = isEnabled
    let stack = inStack(button)
    stack.layoutIfNeeded()
    #expect(button.titleLabel?.text == (isEnabled ? "On" : "Off and rather long"))
    #expect(calls < 5)
    let width = button.intrinsicContentSize.width
    button.isEnabled.toggle()
    stack.layoutIfNeeded()
    #expect(button.titleLabel?.text == (isEnabled ? "Off and rather long" : "On"))
    #expect(isEnabled ? button.intrinsicContentSize.width > width : button.intrinsicContentSize.width < width)
    #expect(calls < 10)
  }

  @Test func aButtonsHandlerAsksForUpdatesAndChangesTheState() {
    let button = UIButton(configuration: .gray())
    button.configurationUpdateHandler = {
      $0.setNeedsUpdateConfiguration()
      $0.invalidateIntrinsicContentSize()
      $0.isEnabled = false
      $0.configuration?.title = "\($0.intrinsicContentSize.width > 0)"
    }
    let stack = inStack(button)
    stack.layoutIfNeeded()
    #expect(!button.isEnabled && button.titleLabel?.text == "true")
  }

  @Test func theSizeThatAHandlerMakesIsThatOfTheLayout() {
    let button = UIButton(configuration: .plain())
    button.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    button.configurationUpdateHandler = {
      $0.configuration?.title = $0.isSelected ? "A long title of several words" : "A"
    }
    root.layoutIfNeeded()
    let narrow = button.frame.width
    button.isSelected = true
    root.layoutIfNeeded()
    #expect(button.frame.width > narrow + 50)
    #expect(abs(button.frame.width - button.intrinsicContentSize.width) < 0.5)
  }

  @Test func handlersOfCellsAskForUpdatesAndChangeTheState() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.isSelected)
      var content = cell.defaultContentConfiguration()
      content.text = state.isSelected ? "selected" : "not"
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = state.isSelected ? .red : .blue
      cell.backgroundConfiguration = background
      cell.setNeedsUpdateConfiguration()
      cell.layoutIfNeeded()
      _ = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      cell.isSelected = true
    }
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(states == [false, true])
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "selected")
    #expect(cell.backgroundConfiguration?.backgroundColor == .red)
  }

  @Test func overridesOfUpdateConfigurationMayWriteAndAsk() {
    final class Cell: UICollectionViewCell {
      var calls = 0
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        calls += 1
        contentConfiguration = UIListContentConfiguration.cell()
        backgroundConfiguration = .clear()
        setNeedsUpdateConfiguration()
        layoutIfNeeded()
      }
    }
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.layoutIfNeeded()
    #expect(cell.calls == 1)
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(cell.calls == 2)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var calls = 0
    header.configurationUpdateHandler = { header, _ in
      calls += 1
      header.contentConfiguration = UIListContentConfiguration.plainHeader()
      header.setNeedsUpdateConfiguration()
    }
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 30)
    header.layoutIfNeeded()
    #expect(calls == 1)
  }
}
