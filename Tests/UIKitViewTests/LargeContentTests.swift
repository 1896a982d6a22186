import Testing
@testable import UIKit

/// What is shown large while a finger rests on it.
@MainActor @Suite struct LargeContentTests {
  private final class Delegate: NSObject, UILargeContentViewerInteractionDelegate {
    var ends: [String?] = []
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { ends.append(item?.largeContentTitle ?? nil) }
  }

  private let window: UIWindow
  private let bar = UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 50))
  private let buttons: [UIButton]
  private var taps: Int { buttons.reduce(0) { $0 + $1.tag } }

  init() {
    TestScreen.reset()
    window = UIWindow()
    buttons = ["Reply", "Archive"].enumerated().map { index, title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: index * 150, y: 0, width: 150, height: 50)
      button.addAction(UIAction { ($0.sender as? UIButton)?.tag += 1 }, for: .touchUpInside)
      return button
    }
    for button in buttons {
      button.showsLargeContentViewer = true
      bar.addSubview(button)
    }
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.addSubview(bar)
    window.makeKeyAndVisible()
  }

  private func useLargeText() {
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.updateForFrame()
  }

  private var card: LargeContentCard? { window.subviews.compactMap { $0 as? LargeContentCard }.first }
  private var cardTitle: String? { card?.subviews.compactMap { ($0 as? UILabel)?.text }.first }

  @Test func whatTheFingerRestsOnIsShownAndUsedWhenItIsLifted() throws {
    bar.addInteraction(UILargeContentViewerInteraction(delegate: nil))
    useLargeText()
    let finger = TouchDriver(window: window)
    finger.down(at: CGPoint(x: 75, y: 725))
    #expect(card == nil)
    window.clock.advance(by: 0.6)
    window.updateForFrame()
    #expect(cardTitle == "Reply")
    let frame = try #require(card?.frame)
    #expect(abs(frame.midX - window.bounds.midX) <= 1 && abs(frame.midY - window.bounds.midY) <= 1)
    finger.move(to: CGPoint(x: 225, y: 725))
    #expect(cardTitle == "Archive")
    finger.up()
    #expect(card == nil)
    #expect(buttons.map(\.tag) == [0, 1])
  }

  @Test func delegateHearsOfTheEndInPlaceOfTheControl() {
    let delegate = Delegate()
    let interaction = UILargeContentViewerInteraction(delegate: delegate)
    bar.addInteraction(interaction)
    useLargeText()
    buttons[0].largeContentTitle = "Answer"
    let finger = TouchDriver(window: window)
    finger.down(at: CGPoint(x: 75, y: 725))
    window.clock.advance(by: 0.6)
    #expect(cardTitle == "Answer")
    finger.up()
    #expect(delegate.ends == ["Answer"] && taps == 0)
    bar.removeInteraction(interaction)
    #expect(interaction.view == nil && bar.gestureRecognizers?.isEmpty != false)
  }

  @Test func nothingIsShownInUsualTextSizesOrForOtherViews() {
    bar.addInteraction(UILargeContentViewerInteraction(delegate: nil))
    let finger = TouchDriver(window: window)
    finger.down(at: CGPoint(x: 75, y: 725))
    window.clock.advance(by: 0.6)
    #expect(card == nil)
    finger.up()
    useLargeText()
    buttons[0].showsLargeContentViewer = false
    finger.down(at: CGPoint(x: 75, y: 725))
    window.clock.advance(by: 0.6)
    #expect(card == nil)
    finger.up()
  }

  @Test func pictureHasItsSizeOrGrows() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let view = UIView()
    #expect(!view.showsLargeContentViewer && view.largeContentTitle == nil && view.largeContentImage == nil)
    view.largeContentImage = image
    let small = LargeContentCard(view)
    small.place(in: window, over: window.bounds)
    let picture = try #require(small.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(picture.frame.size == CGSize(width: 20, height: 20))
    view.scalesLargeContentImage = true
    view.largeContentImageInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let large = LargeContentCard(view)
    large.place(in: window, over: window.bounds)
    let grown = try #require(large.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(abs(grown.frame.width - (large.bounds.width / 2 - 10)) < 1)
  }
}
