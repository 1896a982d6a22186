import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct UIButtonTests {
  private func systemButton(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  /// Frames of Interface Builder (`ib-layouts`), and "Layout" of iOS 26 (`uikit-facts §16`): whole points, 30 high at 15 points.
  @Test(
    arguments: [
      ("Close", 39), ("Details", 47), ("Hide skeleton", 94), ("Push init from code example", 195), ("Layout", 47),
      ("Cancel", 48), ("Button", 46), ("Forgot your password?", 157),
    ] as [(String, CGFloat)], [2, 3] as [CGFloat])
  func systemButtonsAreWholePointsLarge(title: (text: String, width: CGFloat), scale: CGFloat) {
    withTraits(.test(scale: scale)) {
      #expect(systemButton(title.text).intrinsicContentSize == CGSize(width: title.width, height: 30))
    }
  }

  @Test func theTitleTakesTheWholeWidthOfItsButton() {
    withTraits(.test()) {
      let button = systemButton("Layout")
      button.sizeToFit()
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame == CGRect(x: 0, y: 6, width: 47, height: 18))
    }
  }

  @Test(arguments: [(17, 33), (16, 32), (14, 29), (13, 28), (12, 27), (20, 36)] as [(CGFloat, CGFloat)])
  func heightsOfSystemButtonsAreWholePoints(size: CGFloat, height: CGFloat) {
    withTraits(.test()) {
      let button = systemButton("Button")
      button.titleLabel?.font = .systemFont(ofSize: size)
      #expect(button.intrinsicContentSize.height == height)
    }
  }

  @Test func titlesAreAtLeastThirtyWideAndImagesAreNot() throws {
    #expect(systemButton("+").intrinsicContentSize.width == 30)
    let button = UIButton(type: .custom)
    button.setImage(picture(22, 22), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 22, height: 22))
  }

  @Test func insetsTakeThePlaceOfTheBuiltInRoom() {
    let button = systemButton("Details")
    let width = button.titleLabel!.intrinsicContentSize.width.rounded(.up)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(abs(button.intrinsicContentSize.width - width - 6) < 0.001)
    #expect(abs(button.intrinsicContentSize.height - 22) < 0.001)
  }

  @Test func customButtonsHaveWhiteTitlesOfEighteenPoints() {
    let button = UIButton()
    button.setTitle("Title", for: .normal)
    #expect(button.buttonType == .custom)
    #expect(button.titleLabel?.font.pointSize == 18)
    #expect(button.currentTitleColor == .white)
    #expect(systemButton("a").currentTitleColor == .systemBlue)
    #expect(systemButton("a").titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func coloursOfAConfigurationFollowTheStateOnlyWhenAsked() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Save"
    var calls = 0
    button.configurationUpdateHandler = { _ in calls += 1 }
    func look() -> (UIColor?, CGColor?) {
      button.layoutIfNeeded()
      return (button.titleLabel?.textColor, button.ground?.backgroundColor)
    }
    let enabled = look()
    button.isEnabled = false
    #expect(look() != enabled)
    button.automaticallyUpdatesConfiguration = false
    #expect(look() == enabled)
    button.isEnabled = true
    button.isHighlighted = true
    calls = 0
    #expect(look() == enabled)
    #expect(calls == 1)
    button.automaticallyUpdatesConfiguration = true
    #expect(look() != enabled)
  }

  @Test func aTitleThatWrapsMakesTheButtonTaller() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Send the message to all who wait for it"
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    let natural = button.intrinsicContentSize
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.widthAnchor.constraint(equalToConstant: 140),
    ])
    root.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    let lines = (label.bounds.height / label.font.lineHeight).rounded()
    #expect(lines >= 3)
    // 7 points above and below, as with one line.
    #expect(abs(button.bounds.height - label.bounds.height - 14) < 1)
    #expect(button.bounds.height > natural.height + label.font.lineHeight)
    #expect(button.bounds.contains(label.frame))
  }

  @Test func whatAStateLacksComesFromTheNormalOne() {
    let button = UIButton()
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setTitleColor(.red, for: .highlighted)
    #expect(button.currentTitle == "normal")
    button.isHighlighted = true
    #expect(button.currentTitle == "normal")
    #expect(button.currentTitleColor == .red)
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.currentTitle == "selected")
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "selected")
    #expect(button.title(for: .disabled) == nil)
  }

  @Test func imageStandsBeforeTitleAndBothAreInTheMiddle() throws {
    let button = UIButton()
    button.setTitle("Title", for: .normal)
    button.setImage(picture(20, 10), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    button.layoutIfNeeded()
    let image = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame
    #expect(abs(image.maxX - title.minX) < 0.34)
    #expect(abs((image.minX + title.maxX) / 2 - 100) < 0.34)
    #expect(abs(image.midY - 50) < 0.34)
    #expect(abs(title.midY - 50) < 0.34)
    button.contentHorizontalAlignment = .leading
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 0)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.maxX == 200)
    #expect((button.titleLabel?.frame.maxX ?? 0) <= 180.01)
  }

  @Test func titleAndImageInsetsMoveThemByHalfWhenInTheMiddle() throws {
    let button = UIButton()
    button.setTitle("Title", for: .normal)
    button.setImage(picture(20, 10), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    button.layoutIfNeeded()
    let before = try #require(button.titleLabel).frame.minX
    button.titleEdgeInsets.left = 8
    button.layoutIfNeeded()
    #expect(abs(try #require(button.titleLabel).frame.minX - before - 4) < 0.34)
  }

  @Test func aTapDoesThePrimaryAction() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    window.addSubview(button)
    window.isHidden = false
    let hit = window.tap(at: CGPoint(x: 20, y: 20))
    #expect(hit === button)
    #expect(taps == 1)
    #expect(button.currentTitle == "Go")
    button.isEnabled = false
    window.tap(at: CGPoint(x: 20, y: 20))
    #expect(taps == 1)
  }

  @Test func aTapMayTurnTheSelectionOver() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var seen: [Bool] = []
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { seen.append(($0.sender as! UIButton).isSelected) })
    button.changesSelectionAsPrimaryAction = true
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    window.addSubview(button)
    window.isHidden = false
    window.tap(at: CGPoint(x: 20, y: 20))
    window.tap(at: CGPoint(x: 20, y: 20))
    #expect(seen == [true, false])
  }

  @Test func systemButtonsOfAnImageCallTheirTarget() throws {
    final class Receiver: UIResponder {
      var count = 0
      func act() { count += 1 }
    }
    let receiver = Receiver()
    let button = UIButton.systemButton(with: picture(20, 20), target: receiver, action: Selector(Receiver.act))
    #expect(button.buttonType == .system)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
    button.sendActions(for: .touchUpInside)
    #expect(receiver.count == 1)
  }

  @Test func systemButtonsFadeWhileTouched() {
    let button = systemButton("Title")
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(abs((button.titleLabel?.alpha ?? 1) - 0.2) < 0.001)
    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func titlesFollowTheTint() {
    let parent = UIView()
    let button = systemButton("Title")
    parent.addSubview(button)
    parent.tintColor = .systemGreen
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .systemGreen)
  }

  // MARK: Configurations

  @Test func configuredButtonsHaveTheInsetsOfTheirSize() {
    TestScreen.reset()
    func size(_ size: UIButton.Configuration.Size) -> CGSize {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Button"
      configuration.buttonSize = size
      return UIButton(configuration: configuration).intrinsicContentSize
    }
    #expect(abs(size(.medium).height - 34.333) < 0.01)
    #expect(abs(size(.small).height - 28) < 0.01)
    #expect(abs(size(.large).height - 50.333) < 0.01)
    let label = UILabel()
    label.text = "Button"
    #expect(abs(size(.medium).width - label.intrinsicContentSize.width - 24) < 0.01)
  }

  @Test func configuredImagesStandWhereTheyArePlaced() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = picture(20, 20)
    configuration.imagePadding = 6
    let button = UIButton(configuration: configuration)
    func lay(_ placement: NSDirectionalRectEdge) throws -> (CGRect, CGRect) {
      button.configuration?.imagePlacement = placement
      button.sizeToFit()
      button.layoutIfNeeded()
      return (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
    }
    var (image, title) = try lay(.leading)
    #expect(abs(title.minX - image.maxX - 6) < 0.34)
    (image, title) = try lay(.trailing)
    #expect(abs(image.minX - title.maxX - 6) < 0.34)
    (image, title) = try lay(.top)
    #expect(abs(title.minY - image.maxY - 6) < 0.34)
    (image, title) = try lay(.bottom)
    #expect(abs(image.minY - title.maxY - 6) < 0.34)
  }

  @Test func theUpdateHandlerFollowsTheState() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Off"
    let button = UIButton(configuration: configuration)
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "On" : "Off" }
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "On")
  }

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { $0.fill($0.format.bounds) }
  }
}
