import Foundation
import Testing

@testable import UIKit

/// Texts of configurations with attributes, and configurations of states.
@Suite(.serialized) @MainActor struct ButtonTextTests {
  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    TestScreen.reset()
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 240, height: 60)
    button.layoutIfNeeded()
    return button
  }

  private func attributes(_ label: UILabel?) -> [NSAttributedString.Key: Any] {
    label?.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
  }

  @Test func attributesOfTheTitleComeBeforeTheButtons() {
    var configuration = UIButton.Configuration.filled()
    var title = AttributedString("Buy")
    title.font = UIFont.systemFont(ofSize: 30)
    configuration.attributedTitle = title
    configuration.attributedSubtitle = AttributedString(
      "now", attributes: AttributeContainer([.foregroundColor: UIColor.red, .kern: NSNumber(value: 2)]))
    #expect(configuration.title == "Buy" && configuration.subtitle == "now")
    let button = button(configuration)
    #expect((attributes(button.titleLabel)[.font] as? UIFont)?.pointSize == 30)
    #expect(attributes(button.titleLabel)[.foregroundColor] as? UIColor == .white)
    #expect(attributes(button.subtitleLabel)[.foregroundColor] as? UIColor == .red)
    #expect((attributes(button.subtitleLabel)[.kern] as? NSNumber)?.doubleValue == 2)
    button.configuration?.title = "Sell"
    #expect(button.configuration?.attributedTitle == AttributedString("Sell"))
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Sell" && button.titleLabel?.font.pointSize == 17)
  }

  @Test func aTransformerMakesTheAttributesOfAPlainTitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.boldSystemFont(ofSize: 24)
      return outgoing
    }
    configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { _ in
      AttributeContainer([.foregroundColor: UIColor.blue, .underlineStyle: NSUnderlineStyle.single])
    }
    let other = configuration
    #expect(other == configuration)
    let button = button(configuration)
    #expect((attributes(button.titleLabel)[.font] as? UIFont)?.pointSize == 24)
    #expect(attributes(button.subtitleLabel)[.foregroundColor] as? UIColor == .blue)
    #expect((attributes(button.subtitleLabel)[.underlineStyle] as? NSNumber)?.intValue == 1)
    configuration.titleTextAttributesTransformer = nil
    #expect(other != configuration)
  }

  @Test func textsGoFromOneKindToTheOtherAndBack() {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttributes(
      [
        .font: UIFont.systemFont(ofSize: 20), .underlineStyle: NSNumber(value: 9),
        .baselineOffset: NSNumber(value: 1.5),
        .init("NSLink"): URL(string: "https://swift.org")!,
      ], range: NSRange(location: 0, length: 1))
    let copy = AttributedString(text)
    #expect(copy.runs.first?.underlineStyle == NSUnderlineStyle(rawValue: 9) && copy.runs.first?.baselineOffset == 1.5)
    #expect(NSAttributedString(copy) == text)
    #expect(Dictionary(AttributeContainer([.kern: CGFloat(3)]))[.kern] as? NSNumber == 3)
  }

  @Test func aSelectedButtonLooksSo() {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "On"
    let button = button(configuration)
    #expect(button.titleLabel?.textColor == button.tintColor)
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .white)
    button.configuration?.automaticallyUpdateForSelection = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == button.tintColor)
  }

  @Test func updatedConfigurationsHaveTheColoursOfTheState() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "On"
    let button = button(configuration)
    #expect(configuration.updated(for: button).baseForegroundColor == .white)
    button.isEnabled = false
    let disabled = configuration.updated(for: button)
    #expect(disabled.baseForegroundColor == .tertiaryLabel)
    #expect(disabled.background.backgroundColor == .tertiarySystemFill)
    let frozen = self.button(disabled)
    #expect(frozen.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func anImageKeepsToTheMiddleOfItsRoom() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Row"
    configuration.image = UIImage(systemName: "star")
    let before = button(configuration).intrinsicContentSize.width
    configuration.imageReservation = 40
    let button = button(configuration)
    let image = try #require(button.imageView)
    #expect(abs(button.intrinsicContentSize.width - before - 40 + image.frame.width) < 0.5)
    #expect(abs(button.titleLabel!.frame.minX - image.frame.midX - 20) < 0.5)
  }
}
