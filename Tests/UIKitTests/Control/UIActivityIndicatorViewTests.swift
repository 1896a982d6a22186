import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct UIActivityIndicatorViewTests {
  private let stage = Stage()

  @Test func stylesHaveTheirSizes() {
    #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    let view = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(view.frame.width == 100)
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame == CGRect(x: 40, y: 15, width: 20, height: 20))
  }

  @Test func itIsHiddenWhileItStandsStill() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isHidden)
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(!view.isHidden)
    view.stopAnimating()
    #expect(view.isHidden)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isHidden)
  }

  @Test func theColourIsTheStylesUnlessSet() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.color == .systemGray)
    view.color = .red
    view.style = .large
    #expect(view.color == .red)
    view.color = nil
    #expect(view.color == .systemGray)
  }

  @Test func itTurnsAnEighthAtATimeOnTheDisplayClock() throws {
    let view = UIActivityIndicatorView(style: .large)
    stage.window.addSubview(view)
    view.startAnimating()
    stage.window.updateForFrame()
    let spinner = try #require(view.subviews.first)
    func angle() -> CGFloat {
      let transform = spinner.layer.presentation()!.affineTransform()
      return (atan2(transform.b, transform.a) * 180 / .pi).rounded()
    }
    #expect(angle() == 0)
    stage.advance(by: 0.1)
    #expect(angle() == 0)
    stage.advance(by: 0.05)
    #expect(angle() == 45)
    stage.advance(by: 0.125)
    #expect(angle() == 90)
    stage.advance(by: 0.875)
    #expect(angle() == 45)
    view.stopAnimating()
    #expect(angle() == 0)
  }

  @Test func screensSettleWhileItTurns() {
    let view = UIActivityIndicatorView(style: .medium)
    stage.window.addSubview(view)
    view.startAnimating()
    stage.window.updateForFrame()
    #expect(DisplayClock.shared.settle(limit: 10))
  }

  @Test func petalsFadeAgainstTheTurn() {
    let spinner = ActivitySpinner(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    spinner.color = .black
    let image = spinner.drawnContent(scale: 1)
    func alpha(_ petal: Int) -> UInt32 {
      let angle = CGFloat(petal) * .pi / 4
      return image.pixel(20 + sin(angle) * 14, 20 - cos(angle) * 14) >> 24
    }
    let alphas = (0..<8).map(alpha)
    #expect(alphas == alphas.sorted())
    #expect(alphas[7] > 240)
    #expect(alphas[0] < 80)
    spinner.petals = 2
    let partly = spinner.drawnContent(scale: 1)
    #expect(partly.pixel(20, 6) >> 24 > 240)
    #expect(partly.pixel(20, 34) >> 24 == 0)
  }
}
