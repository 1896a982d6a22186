import CoreGraphics
import Testing
import UIKit

@testable import HeadlessHost

@MainActor @Suite(.serialized) struct ScreenAnimationTests {
  /// A red square that moves to the right as soon as it is shown, and then down.
  private final class MovingController: UIViewController {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var ends = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      view.addSubview(square)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
        self.square.frame.origin.x = 200
      } completion: { _ in
        self.ends += 1
        UIView.animate(withDuration: 1) {
          self.square.frame.origin.y = 300
        } completion: { _ in
          self.ends += 1
        }
      }
    }
  }

  private func isRed(_ host: ScreenHost, _ x: Int, _ y: Int) -> Bool {
    let image = host.image()
    let context = CGContext(width: 1, height: 1, scale: 1)
    context.translateBy(x: CGFloat(-x), y: CGFloat(-y))
    UIGraphicsPushContext(context)
    UIImage(cgImage: image).draw(at: .zero)
    UIGraphicsPopContext()
    return context.withUnsafePixels { pixels, _ in pixels[0] == 0xFFFF_0000 }
  }

  @Test func picturesShowTheEndOfAnimations() throws {
    let host = ScreenHost(options: try .named("iPhone 8"))
    let controller = MovingController()
    try host.show(controller)
    #expect(controller.ends == 2)
    #expect(isRed(host, 500, 700))
    #expect(!isRed(host, 100, 100))
    host.close()
  }

  @Test func aHostThatDoesNotWaitShowsMomentsOnTheWay() throws {
    let host = ScreenHost(options: try .named("iPhone 8"))
    host.waitsForAnimations = false
    let controller = MovingController()
    try host.show(controller)
    #expect(isRed(host, 100, 100))
    host.advance(by: 1)
    #expect(!isRed(host, 100, 100))
    #expect(isRed(host, 300, 100))
    #expect(controller.ends == 0)
    host.advance(by: 0.5)
    #expect(controller.ends == 1)
    host.settle()
    #expect(controller.ends == 1)
    host.close()
  }

  @Test func endlessAnimationsDoNotHoldUpAPicture() throws {
    let host = ScreenHost(options: try .named("iPhone 8"))
    let view = UIView()
    view.backgroundColor = .red
    try host.show(view)
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { view.alpha = 0 })
    host.settle()
    #expect(view.layer.presentation()?.opacity == 1)
    host.close()
  }
}
