import Testing
@testable import UIKit

@MainActor @Suite struct ButtonRoleTests {
  init() { TestScreen.reset() }

  private func shown(_ configuration: UIButton.Configuration, _ role: UIButton.Role) -> UIButton {
    var configuration = configuration
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    button.role = role
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    button.layoutIfNeeded()
    return button
  }

  @Test func destructiveButtonsAreRedUnlessAColourIsNamed() {
    #expect(shown(.plain(), .destructive).titleLabel?.textColor == .systemRed)
    #expect(shown(.plain(), .cancel).titleLabel?.textColor == shown(.plain(), .normal).titleLabel?.textColor)
    let filled = shown(.filled(), .destructive)
    #expect(filled.ground?.backgroundColor == UIColor.systemRed.resolvedColor(with: filled.traitCollection).cgColor)
    var green = UIButton.Configuration.plain()
    green.baseForegroundColor = .systemGreen
    #expect(shown(green, .destructive).titleLabel?.textColor == .systemGreen)
    #expect(UIButton.Configuration.plain().updated(for: filled).baseForegroundColor == .systemRed)
  }

  @Test func titleOfThePrimaryButtonIsSemibold() {
    let button = shown(.plain(), .primary)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
    button.role = .normal
    button.layoutIfNeeded()
    #expect(button.titleLabel?.font == .preferredFont(forTextStyle: .body))
  }

  @Test func unavailableContentHandsTheRoleOn() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.button = .plain()
    configuration.button.title = "Delete"
    configuration.buttonProperties.role = .destructive
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    view.layoutIfNeeded()
    func buttons(_ view: UIView) -> [UIButton] {
      view.subviews.flatMap { [$0 as? UIButton].compactMap(\.self) + buttons($0) }
    }
    #expect(buttons(view).contains { $0.role == .destructive })
  }
}
