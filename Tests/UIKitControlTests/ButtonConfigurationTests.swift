import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct ButtonConfigurationTests {
  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    return button
  }

  @Test func aSpinnerTakesThePlaceOfTheImage() throws {
    TestScreen.reset()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.image = UIImage(systemName: "star")
    configuration.showsActivityIndicator = true
    configuration.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .red }
    let button = button(configuration)
    let spinner = try #require(button.spinner)
    #expect(button.imageView == nil)
    #expect(spinner.isAnimating && spinner.color == .red)
    #expect(spinner.frame.width == 20 && spinner.frame.maxX <= button.titleLabel!.frame.minX)
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    #expect(button.spinner == nil && button.imageView != nil)
  }

  @Test func popUpButtonsHaveArrowsAtTheirEnd() throws {
    TestScreen.reset()
    let plain = button(.plain())
    #expect(plain.indicatorView == nil)
    plain.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in }])
    plain.showsMenuAsPrimaryAction = true
    #expect(plain.configuration?.title == nil)
    plain.changesSelectionAsPrimaryAction = true
    plain.layoutIfNeeded()
    #expect(plain.configuration?.title == "Two")
    let arrows = try #require(plain.indicatorView)
    #expect(arrows.frame.maxX == 188)
    plain.configuration?.indicator = UIButton.Configuration.Indicator.none
    plain.layoutIfNeeded()
    #expect(plain.indicatorView == nil)
  }

  @Test func aBackgroundOfItsOwnIsShown() throws {
    TestScreen.reset()
    var configuration = UIButton.Configuration.filled()
    configuration.background.cornerRadius = 20
    configuration.background.strokeWidth = 2
    configuration.background.strokeColor = .red
    let filled = button(configuration)
    let view = try #require(filled.configuredBackground)
    #expect(view.frame == filled.bounds)
    #expect(view.configuration.cornerRadius == 20)
    #expect(view.configuration.backgroundColor == filled.tintColor)
    filled.configuration?.background.backgroundColor = .green
    filled.configuration?.cornerStyle = .capsule
    filled.layoutIfNeeded()
    #expect(view.configuration.backgroundColor == .green)
    #expect(view.configuration.cornerRadius == 22)
    filled.configuration?.background = .clear()
    filled.layoutIfNeeded()
    #expect(filled.configuredBackground == nil)
  }
}
