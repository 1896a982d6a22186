import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite(.serialized) struct TransitionTests {
  private let clock = DisplayClock.shared
  private let root = makeLayer(0, 0, 60, 20, .white)
  private let layer = makeLayer(20, 0, 20, 20, .red)
  private let compositor = Compositor(size: CGSize(width: 60, height: 20), scale: 1)

  init() {
    clock.reset()
    root.addSublayer(layer)
    compositor.verifiesFrames = true
    compositor.render(root)
  }

  private func begin(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(transition, forKey: "any")
    layer.backgroundColor = .blue
  }

  private func picture() -> Picture {
    compositor.render(root)
    return Picture(compositor)
  }

  @Test func aFadeGoesFromTheOldPictureToTheNew() {
    begin(.fade)
    #expect(layer.animationKeys() == [kCATransition])
    #expect(picture()[30, 10] == redPixel)
    clock.advance(by: 0.5)
    let middle = picture()[30, 10]
    #expect((0x70...0x90).contains(middle >> 16 & 0xFF) && (0x70...0x90).contains(middle & 0xFF))
    clock.advance(by: 0.6)
    #expect(picture()[30, 10] == bluePixel)
    #expect(layer.animationKeys() == nil)
  }

  @Test func whatMovesInComesFromItsSideOverTheOldPicture() {
    begin(.moveIn, .fromRight)
    #expect(picture()[25, 10] == redPixel)
    clock.advance(by: 0.5)
    let middle = picture()
    #expect([middle[25, 10], middle[35, 10], middle[45, 10]] == [redPixel, bluePixel, bluePixel])
    clock.advance(by: 0.6)
    #expect([picture()[25, 10], picture()[45, 10]] == [bluePixel, whitePixel])
  }

  @Test func whatIsRevealedLiesBelowTheOldPicture() {
    begin(.reveal, .fromLeft)
    clock.advance(by: 0.5)
    let middle = picture()
    #expect([middle[25, 10], middle[35, 10], middle[45, 10]] == [bluePixel, redPixel, redPixel])
  }

  @Test func aPushMovesBothAndFadesThem() {
    begin(.push, .fromTop)
    clock.advance(by: 0.5)
    let middle = picture()
    let (upper, lower) = (middle[30, 5], middle[30, 15])
    // y points down: from the top is up the screen, the old picture above and the new one below.
    #expect(upper >> 16 & 0xFF > 0xF0 && upper & 0xFF < 0x90, "\(String(upper, radix: 16))")
    #expect(lower & 0xFF > 0xF0 && lower >> 16 & 0xFF < 0x90, "\(String(lower, radix: 16))")
  }

  @Test func theWayBeginsAndEndsWhereItIsAsked() {
    let transition = CATransition()
    transition.type = .moveIn
    transition.subtype = .fromLeft
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    transition.startProgress = 0.5
    layer.add(transition, forKey: nil)
    layer.backgroundColor = .blue
    #expect([picture()[25, 10], picture()[35, 10]] == [bluePixel, redPixel])
  }

  @Test func aHiddenLayerFadesAway() {
    let transition = CATransition()
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(transition, forKey: nil)
    layer.isHidden = true
    #expect(picture()[30, 10] == redPixel)
    clock.advance(by: 0.5)
    #expect((0x70...0x90).contains(picture()[30, 10] & 0xFF))
    clock.advance(by: 0.6)
    #expect(picture()[30, 10] == whitePixel)
  }

  @Test func asAnActionItShowsTheChange() {
    let transition = CATransition()
    transition.duration = 1
    layer.actions = ["backgroundColor": transition]
    layer.backgroundColor = .green
    #expect(picture()[30, 10] == redPixel)
    clock.advance(by: 1.1)
    #expect(picture()[30, 10] == greenPixel)
  }

  @Test func picturesOfLayersShowTheEnd() {
    begin(.fade)
    let context = CGContext(width: 20, height: 20, scale: 1)
    layer.render(in: context)
    #expect(Picture(context)[10, 10] == bluePixel)
  }
}
