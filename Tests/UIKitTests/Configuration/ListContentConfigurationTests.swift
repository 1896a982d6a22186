import Testing

@testable import UIKit

/// The values of configurations: what styles bring, what states change, what stays.
@MainActor @Suite struct ListContentConfigurationTests {
  typealias Configuration = UIListContentConfiguration

  nonisolated(unsafe) static let all: [Configuration] = [
    .cell(), .subtitleCell(), .valueCell(), .plainHeader(), .plainFooter(), .groupedHeader(), .groupedFooter(),
    .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(), .sidebarCell(), .sidebarSubtitleCell(),
    .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(), .sidebarHeader(),
  ]

  /// As iOS 15 to 17 printed them (`uikit-facts §6.5`).
  @Test func distancesAreThoseThatIOSPrints() {
    let cell = Configuration.cell()
    #expect(cell.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
    #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
    #expect(cell.imageToTextPadding == 16)
    #expect(cell.textToSecondaryTextVerticalPadding == 3)
    let header = Configuration.groupedHeader()
    #expect(header.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    #expect(header.imageToTextPadding == 16)
    #expect(header.textToSecondaryTextVerticalPadding == 3)
  }

  @Test func fontsAndLettersAreThoseOfTheStyle() {
    #expect(Configuration.cell().textProperties.font == .preferredFont(forTextStyle: .body))
    #expect(Configuration.subtitleCell().secondaryTextProperties.font == .preferredFont(forTextStyle: .caption1))
    #expect(Configuration.valueCell().secondaryTextProperties.color == .secondaryLabel)
    #expect(Configuration.valueCell().prefersSideBySideTextAndSecondaryText)
    #expect(!Configuration.cell().prefersSideBySideTextAndSecondaryText)
    #expect(Configuration.groupedHeader().textProperties.transform == .uppercase)
    #expect(Configuration.groupedHeader().textProperties.font.pointSize == 13)
    #expect(Configuration.plainHeader().textProperties.font.pointSize == 17)
  }

  @Test(arguments: 0..<14)
  func whatWasSetHoldsInEveryState(style: Int) {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isSelected = true
    state.isDisabled = true
    let plain = Self.all[style]
    var set = plain
    set.text = "text"
    set.secondaryText = "second"
    set.textProperties.color = .systemRed
    set.textProperties.numberOfLines = 2
    set.secondaryTextProperties.font = .systemFont(ofSize: 9)
    set.imageProperties.tintColor = .systemGreen
    set.directionalLayoutMargins.top = 1
    set.imageToTextPadding = 2
    set.axesPreservingSuperviewLayoutMargins = .both
    set.alpha = 0.5
    let updated = set.updated(for: state)
    #expect(updated.text == "text" && updated.secondaryText == "second")
    #expect(updated.textProperties.color == .systemRed)
    #expect(updated.textProperties.numberOfLines == 2)
    #expect(updated.secondaryTextProperties.font == .systemFont(ofSize: 9))
    #expect(updated.imageProperties.tintColor == .systemGreen)
    #expect(updated.directionalLayoutMargins.top == 1)
    #expect(updated.imageToTextPadding == 2)
    #expect(updated.axesPreservingSuperviewLayoutMargins == .both)
    #expect(updated.alpha == 0.5)
    // What was not set follows the state, and comes back with it.
    #expect(plain.updated(for: state).textProperties.color == .tertiaryLabel)
    let back = plain.updated(for: state).updated(for: UICellConfigurationState(traitCollection: .current))
    #expect(back == plain.updated(for: UICellConfigurationState(traitCollection: .current)))
  }

  @Test func fontsFollowTheTextSizeOfTheState() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let updated = Configuration.cell().updated(for: UICellConfigurationState(traitCollection: large))
    #expect(updated.textProperties.font.pointSize == 33)
  }

  @Test func textAndAttributedTextReplaceEachOther() {
    var configuration = Configuration.cell()
    configuration.attributedText = NSAttributedString(string: "styled")
    #expect(configuration.text == "styled")
    configuration.text = "plain"
    #expect(configuration.attributedText == nil)
    configuration.secondaryAttributedText = NSAttributedString(string: "second")
    #expect(configuration.secondaryText == "second")
    configuration.secondaryText = nil
    #expect(configuration.secondaryAttributedText == nil)
  }

  @Test func equalConfigurationsHaveEqualHashes() {
    var first = Configuration.cell()
    first.text = "a"
    var second = Configuration.cell()
    second.text = "a"
    #expect(first == second && first.hashValue == second.hashValue)
    second.imageProperties.cornerRadius = 3
    #expect(first != second)
    let transformer = UIConfigurationColorTransformer { $0 }
    first.textProperties.colorTransformer = transformer
    second = first
    #expect(first == second)
    second.textProperties.colorTransformer = UIConfigurationColorTransformer { $0 }
    #expect(first != second)
    for (number, style) in Self.all.enumerated() {
      for other in Self.all[..<number] { #expect(style != other) }
    }
  }

  @Test func transformersMakeTheColoursThatAreShown() {
    var text = Configuration.cell().textProperties
    text.color = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(text.resolvedColor() == text.color)
    text.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(1) }
    #expect(text.resolvedColor() == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let grey = UIConfigurationColorTransformer.grayscale(text.color).components
    #expect(grey.red == grey.green && grey.green == grey.blue && grey.alpha == 0.5)
    #expect(abs(grey.red - 0.2126) < 0.001)
    #expect(UIConfigurationColorTransformer.preferredTint(.systemRed) == .systemRed)
    let image = Configuration.cell().imageProperties
    #expect(image.resolvedTintColor(for: .systemPink) == .systemPink)
  }

  @Test func textAttributesGoThroughTheirTransformer() {
    let transformer = UIConfigurationTextAttributesTransformer { attributes in
      var changed = attributes
      changed.link = URL(string: "https://example.org")
      return changed
    }
    #expect(transformer(AttributeContainer()).link == URL(string: "https://example.org"))
  }

  @Test func statesAreValuesWithStatesOfAnApplication() {
    let key = UIConfigurationStateCustomKey("isArchived")
    var state = UICellConfigurationState(traitCollection: .current)
    #expect(state[key] == nil)
    state[key] = true
    var other = UICellConfigurationState(traitCollection: .current)
    #expect(state != other)
    other[key] = true
    #expect(state == other && state.hashValue == other.hashValue)
    other.isSwiped = true
    #expect(state != other)
    #expect(other.description.contains("isSwiped") && other.description.contains("isArchived"))
    #expect(Mirror(reflecting: other).children.contains { $0.label == "isSwiped" })
  }

  @Test func backgroundsFollowTheState() {
    var state = UICellConfigurationState(traitCollection: .current)
    #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == .systemBackground)
    #expect(UIBackgroundConfiguration.listGroupedCell().backgroundColor == .secondarySystemGroupedBackground)
    #expect(UIBackgroundConfiguration.listGroupedHeaderFooter().backgroundColor == .clear)
    state.isHighlighted = true
    #expect(UIBackgroundConfiguration.listPlainCell().updated(for: state).backgroundColor == .systemGray4)
    state.isSelected = true
    let sidebar = UIBackgroundConfiguration.listSidebarCell().updated(for: state)
    #expect(sidebar.backgroundColor == nil)
    #expect(sidebar.resolvedBackgroundColor(for: .systemPink) == .systemPink)
    var set = UIBackgroundConfiguration.listPlainCell()
    set.backgroundColor = .systemYellow
    set.cornerRadius = 4
    #expect(set.updated(for: state).backgroundColor == .systemYellow)
    #expect(set.updated(for: state).cornerRadius == 4)
    var header = UIViewConfigurationState(traitCollection: .current)
    #expect(UIBackgroundConfiguration.listPlainHeaderFooter().updated(for: header).backgroundColor == .clear)
    header.isPinned = true
    #expect(UIBackgroundConfiguration.listPlainHeaderFooter().updated(for: header).backgroundColor != .clear)
    set.backgroundColorTransformer = .grayscale
    #expect(set.resolvedBackgroundColor(for: .systemBlue) != .systemYellow)
    #expect(set.resolvedStrokeColor(for: .systemTeal) == .systemTeal)
  }
}
