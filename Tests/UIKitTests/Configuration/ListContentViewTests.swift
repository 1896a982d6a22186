import HeadlessHost
import Testing

@testable import UIKit

/// Where list content stands; frames at 3x in cells and headers of 390 points.
@MainActor @Suite struct ListContentViewTests {
  private func view(
    _ configuration: UIListContentConfiguration, text: String? = "Text", second: String? = nil,
    width: CGFloat = 390, _ change: (inout UIListContentConfiguration) -> Void = { _ in }
  ) -> UIListContentView {
    TestScreen.reset()
    var configuration = configuration
    configuration.text = text
    configuration.secondaryText = second
    change(&configuration)
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    view.layoutIfNeeded()
    return view
  }

  /// Equal but for the last bits of a conversion.
  private func near(_ rect: CGRect, _ other: CGRect?) -> Bool {
    guard let other else { return false }
    let differences = [
      rect.minX - other.minX, rect.minY - other.minY, rect.width - other.width, rect.height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 0.001 }
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  /// Margins and lines of `uikit-facts §6.5, §10`: 11 + 20.333 + 11, with 3 + 14.333 for a second line of 12 points.
  @Test func heightsAreMarginsAndLines() {
    func height(_ view: UIListContentView) -> CGFloat { view.sizeThatFits(CGSize(width: 390, height: 0)).height }
    func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }
    #expect(near(height(view(.cell())), 22 + 61 / 3))
    #expect(near(height(view(.subtitleCell(), second: "Second")), 25 + 61 / 3 + 43 / 3))
    #expect(near(height(view(.valueCell(), second: "Value")), 22 + 61 / 3))
    #expect(near(height(view(.groupedHeader())), 23 + 47 / 3))
    #expect(near(height(view(.plainHeader())), 28))
    // 14 and two lines of 15.514, rounded up once: 46 at 2x (`uikit-facts §1.3`), 45.333 at 3x.
    let long = String(repeating: "word ", count: 14)
    #expect(near(height(view(.groupedFooter())), 14 + 47 / 3))
    #expect(near(height(view(.groupedFooter(), text: long)), 14 + 94 / 3))
  }

  @Test func anImageStandsInItsColumnBeforeTheTexts() {
    let view = view(.cell()) { $0.image = image(10, 20) }
    #expect(view.imageView?.frame == CGRect(x: 16, y: 12, width: 10, height: 20))
    #expect(view.textLabel?.frame.minX == 42)
    let reserved = self.view(.cell()) {
      $0.image = image(10, 20)
      $0.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 60)
    }
    #expect(reserved.imageView?.frame.midX == 31)
    #expect(reserved.textLabel?.frame.minX == 62)
    #expect(reserved.sizeThatFits(CGSize(width: 390, height: 0)).height == 82)
    let standard = self.view(.cell()) {
      $0.image = image(10, 20)
      $0.imageProperties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
    }
    let symbol = self.view(.cell()) { $0.image = UIImage(systemName: "star") }
    #expect(standard.textLabel?.frame.minX == symbol.textLabel?.frame.minX)
  }

  @Test func anImageIsNotLargerThanItsMaximumAndKeepsItsShape() {
    let view = view(.cell()) {
      $0.image = image(100, 50)
      $0.imageProperties.maximumSize = CGSize(width: 40, height: 0)
      $0.imageProperties.cornerRadius = 5
    }
    #expect(view.imageView?.frame.size == CGSize(width: 40, height: 20))
    #expect(view.imageView?.layer.cornerRadius == 5)
    #expect(view.textLabel?.frame.minX == 72)
  }

  @Test func symbolsOfDifferentWidthsLeaveTextsInOneColumn() {
    let columns = ["star", "wifi", "bell", "folder"].map { name in
      view(.cell()) { $0.image = UIImage(systemName: name) }.textLabel?.frame.minX
    }
    #expect(Set(columns).count == 1)
  }

  @Test func aValueStandsBesideTheTextWhereBothFit() throws {
    let beside = view(.valueCell(), text: "Name", second: "Value")
    let value = try #require(beside.secondaryTextLabel?.frame)
    #expect(value.maxX == 382)
    #expect(value.minY == beside.textLabel?.frame.minY)
    let below = view(.valueCell(), text: "A name of some length", second: "A value of some length", width: 320)
    #expect(below.secondaryTextLabel?.frame.minX == 16)
    #expect(below.secondaryTextLabel?.frame.minY == (below.textLabel?.frame.maxY ?? 0) + 3)
  }

  @Test func rightToLeftIsTheMirrorImage() throws {
    let left = view(.valueCell(), second: "Value") { $0.image = image(10, 20) }
    let right = view(.valueCell(), second: "Value") { $0.image = image(10, 20) }
    right.semanticContentAttribute = .forceRightToLeft
    right.layoutIfNeeded()
    for part in [\UIListContentView.imageView?.frame, \.textLabel?.frame, \.secondaryTextLabel?.frame] {
      let first = try #require(left[keyPath: part])
      let second = try #require(right[keyPath: part])
      #expect(abs(390 - first.maxX - second.minX) < 0.001 && first.size == second.size && first.minY == second.minY)
    }
  }

  @Test func centredTextTakesTheWholeWidth() {
    let view = view(.cell()) { $0.textProperties.alignment = .center }
    #expect(view.textLabel?.frame.width == 366)
    #expect(view.textLabel?.textAlignment == .center)
  }

  @Test func groupedTitlesKeepNextToTheRows() {
    let header = view(.groupedHeader())
    header.frame.size.height = 55
    header.layoutIfNeeded()
    #expect(header.textLabel?.frame.maxY == 49)
    let footer = view(.groupedFooter())
    footer.frame.size.height = 55
    footer.layoutIfNeeded()
    #expect(abs((footer.textLabel?.frame.minY ?? 0) - 8) < 0.001)
  }

  @Test func lettersAreTransformed() {
    #expect(view(.groupedHeader(), text: "fruit and Nuts").textLabel?.text == "FRUIT AND NUTS")
    #expect(
      view(.cell(), text: "fruit and Nuts") { $0.textProperties.transform = .capitalized }.textLabel?.text
        == "Fruit And Nuts")
    #expect(view(.cell(), text: "Nuts") { $0.textProperties.transform = .lowercase }.textLabel?.text == "nuts")
  }

  @Test func whatIsEmptyHasNoView() {
    let view = view(.subtitleCell(), text: "", second: nil)
    #expect(view.subviews.isEmpty)
    #expect(view.textLayoutGuide == nil && view.imageLayoutGuide == nil)
  }

  @Test func guidesFollowTheParts() throws {
    let view = view(.subtitleCell(), second: "Second") { $0.image = image(10, 20) }
    let mark = UIView()
    mark.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(mark)
    let guide = try #require(view.secondaryTextLayoutGuide)
    #expect(view.secondaryTextLayoutGuide === guide)
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor), mark.topAnchor.constraint(equalTo: guide.topAnchor),
      mark.widthAnchor.constraint(equalTo: guide.widthAnchor),
      mark.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    view.layoutIfNeeded()
    #expect(near(mark.frame, view.secondaryTextLabel?.frame))
    view.frame.size.height = 90
    view.layoutIfNeeded()
    #expect(near(mark.frame, view.secondaryTextLabel?.frame))
  }

  @Test func constraintsGiveItTheHeightOfItsTexts() {
    let content = view(.cell(), text: String(repeating: "word ", count: 20))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(content.frame.width == 320)
    #expect(content.frame.height == content.sizeThatFits(CGSize(width: 320, height: 0)).height)
    #expect(content.frame.height > 60)
  }

  @Test func aConfigurationOfAnotherTypeIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIListContentView(configuration: .cell()).configuration = BadgeConfiguration() }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("A UIListContentView was given a BadgeConfiguration to show. Ask supports(_:) first"))
  }
}

/// A configuration of an application: a square with a number.
struct BadgeConfiguration: UIContentConfiguration {
  var number = 0
  var side: CGFloat = 70
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> BadgeConfiguration {
    var updated = self
    updated.isSelected = (state as? UICellConfigurationState)?.isSelected == true
    return updated
  }
}

final class BadgeView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { show() } }
  let label = UILabel()
  private let height: NSLayoutConstraint

  init(_ configuration: BadgeConfiguration) {
    self.configuration = configuration
    height = label.heightAnchor.constraint(equalToConstant: configuration.side)
    super.init(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor), label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor), height,
    ])
    show()
  }

  required init?(coder: NSCoder) { fatalError("archives are not read") }

  private func show() {
    guard let badge = configuration as? BadgeConfiguration else { return }
    label.text = "\(badge.number)" + (badge.isSelected ? " selected" : "")
    height.constant = badge.side
  }
}
