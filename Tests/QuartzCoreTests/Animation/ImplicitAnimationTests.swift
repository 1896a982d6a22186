import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite(.serialized) struct ImplicitAnimationTests {
  private let clock = DisplayClock.shared
  private let root = makeLayer(0, 0, 60, 60, .white)
  private let layer = makeLayer(0, 0, 20, 20, .red)
  private let compositor = Compositor(size: CGSize(width: 60, height: 60), scale: 1)

  init() {
    clock.reset()
    root.isStage = true
    root.addSublayer(layer)
  }

  @Test func layersOnAScreenMoveByThemselvesOnceTheyWereSeen() {
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    compositor.render(root)
    layer.opacity = 0
    layer.position = CGPoint(x: 30, y: 30)
    #expect(layer.animationKeys() == ["opacity", "position"])
    #expect(layer.presentation()!.opacity == 0.5)
    clock.advance(by: 0.25)
    #expect(layer.animationKeys() == nil)
    root.isStage = false
    layer.opacity = 1
    #expect(layer.animationKeys() == nil)
  }

  @Test func changesOnTheWayGoOnFromWhatIsSeen() {
    compositor.render(root)
    layer.position.x = 50
    clock.advance(by: 0.1)
    let seen = layer.presentation()!.position.x
    #expect(seen > 10 && seen < 50)
    layer.position.x = 0
    #expect(layer.presentation()!.position.x == seen)
  }

  @Test func transactionsActionsAndDelegatesMayObject() {
    compositor.render(root)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.25
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    final class Objector: CALayerDelegate {
      var asked: [String] = []
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return event == "position" ? NSNull() : nil
      }
    }
    let objector = Objector()
    layer.delegate = objector
    layer.position = .zero
    layer.cornerRadius = 5
    #expect(layer.animationKeys() == ["cornerRadius"])
    #expect(objector.asked == ["position", "cornerRadius"])
  }

  @Test func actionsOfTheApplicationRun() {
    final class Note: CAAction {
      var events: [String] = []
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { events.append(event) }
    }
    final class Slow: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        guard event == "opacity" else { return nil }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 9
        return animation
      }
    }
    let note = Note()
    compositor.render(root)
    layer.actions = ["zPosition": note]
    layer.zPosition = 3
    #expect(note.events == ["zPosition"])
    let slow = Slow()
    slow.bounds.size = CGSize(width: 10, height: 10)
    slow.backgroundColor = .blue
    root.addSublayer(slow)
    compositor.render(root)
    slow.opacity = 0.5
    #expect(slow.animation(forKey: "opacity")?.duration == 9)
  }

  @Test func whatLeavesTheScreenStops() {
    var log: [Bool] = []
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    layer.startAnimation(animation, forKey: "fade") { log.append($0) }
    clock.advance(by: 0.1)
    layer.removeFromSuperlayer()
    clock.advance(by: 0.1)
    #expect(log == [false])
    #expect(layer.animationKeys() == nil)
  }
}
