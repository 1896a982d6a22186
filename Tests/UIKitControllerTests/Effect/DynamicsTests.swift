import Foundation
import Testing

@testable import UIKit

/// Bodies that fall, bounce, swing and come to rest.
@Suite(.serialized) @MainActor struct DynamicsTests {
  private final class Round: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private final class Listener: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var log: [String] = []
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { log.append("began \(identifier as? NSString ?? "edge") \(Int(p.y.rounded()))") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { log.append("ended") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) { log.append("items") }
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resumes") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pauses") }
  }

  private let window: UIWindow
  private let room: UIView
  private let animator: UIDynamicAnimator
  private let listener = Listener()

  init() {
    TestScreen.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    room = controller.view
    animator = UIDynamicAnimator(referenceView: room)
    animator.delegate = listener
  }

  private func box(_ frame: CGRect, round: Bool = false) -> UIView {
    let view = round ? Round(frame: frame) : UIView(frame: frame)
    room.addSubview(view)
    return view
  }

  private func advance(_ seconds: Double) { DisplayClock.shared.advance(by: seconds) }

  @Test func gravityAcceleratesByAThousandPointsASecondSquared() {
    let view = box(CGRect(x: 100, y: 0, width: 50, height: 50))
    animator.addBehavior(UIGravityBehavior(items: [view]))
    let traits = UIDynamicItemBehavior(items: [view])
    animator.addBehavior(traits)
    advance(0.5)
    #expect(abs(view.center.y - 25 - 125) < 3)
    #expect(abs(traits.linearVelocity(for: view).y - 500) < 1)
    #expect(abs(animator.elapsedTime - 0.5) < 0.001 && animator.isRunning)
  }

  @Test func anItemComesToRestOnTheEdgeOfTheReferenceView() {
    let view = box(CGRect(x: 100, y: 100, width: 80, height: 40))
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = listener
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collision)
    advance(4)
    #expect(abs(view.frame.maxY - room.bounds.maxY) < 0.5 && abs(view.center.x - 140) < 0.5)
    #expect(view.transform.isIdentity || abs(view.transform.b) < 0.001)
    #expect(!animator.isRunning)
    #expect(listener.log.first == "resumes" && listener.log.last == "pauses")
    #expect(listener.log.contains { $0.hasPrefix("began edge 60") })
    // What is set by hand counts when it is said so.
    view.center.y = 300
    animator.updateItem(usingCurrentState: view)
    advance(3)
    #expect(abs(view.frame.maxY - room.bounds.maxY) < 0.5)
  }

  @Test func anElasticItemBouncesAsHighAsItFell() {
    let view = box(CGRect(x: 100, y: 200, width: 40, height: 40), round: true)
    let collision = UICollisionBehavior(items: [view])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 500), to: CGPoint(x: 400, y: 500))
    let traits = UIDynamicItemBehavior(items: [view])
    traits.elasticity = 1
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collision)
    animator.addBehavior(traits)
    var highest: CGFloat = 600
    var hasHit = false
    traits.action = {
      if traits.linearVelocity(for: view).y < 0 { hasHit = true }
      if hasHit { highest = min(highest, view.center.y) }
    }
    advance(1.4)
    #expect(hasHit && highest > 190 && highest < 260)
    #expect(collision.boundary(withIdentifier: "floor" as NSString) != nil)
    collision.removeBoundary(withIdentifier: "floor" as NSString)
    #expect(collision.boundaryIdentifiers == nil)
    advance(2)
    #expect(view.center.y > 700)
  }

  @Test func itemsPushEachOtherAside() {
    let (first, second) = (
      box(CGRect(x: 0, y: 100, width: 100, height: 100)), box(CGRect(x: 150, y: 100, width: 100, height: 100))
    )
    let collision = UICollisionBehavior(items: [first, second])
    collision.collisionDelegate = listener
    let push = UIPushBehavior(items: [first], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 2, dy: 0)
    let traits = UIDynamicItemBehavior(items: [first, second])
    traits.allowsRotation = false
    for behavior in [collision, push, traits] { animator.addBehavior(behavior) }
    advance(0.1)
    // A push of 1 moves 100 × 100 points of density 1 by 100 points a second.
    #expect(abs(traits.linearVelocity(for: first).x - 200) < 1 && !push.active)
    advance(1)
    #expect(listener.log.contains("items"))
    // Nothing bounces: both go on together, with what speed there was.
    #expect(abs(traits.linearVelocity(for: first).x - 100) < 3 && abs(traits.linearVelocity(for: second).x - 100) < 3)
  }

  @Test func anItemThatIsHitAsideTurns() {
    let bar = box(CGRect(x: 100, y: 100, width: 120, height: 20))
    let push = UIPushBehavior(items: [bar], mode: .instantaneous)
    push.setAngle(.pi / 2, magnitude: 0.2)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: bar)
    let traits = UIDynamicItemBehavior(items: [bar])
    traits.angularResistance = 2
    animator.addBehavior(push)
    animator.addBehavior(traits)
    advance(0.2)
    #expect(traits.angularVelocity(for: bar) > 0.5 && bar.transform.b > 0)
  }

  @Test func aSnapEndsAtItsPlaceUpright() {
    let view = box(CGRect(x: 0, y: 0, width: 60, height: 60))
    view.transform = CGAffineTransform(rotationAngle: 0.5)
    animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 250, y: 300)))
    DisplayClock.shared.settle(limit: 10)
    #expect(abs(view.center.x - 250) < 0.5 && abs(view.center.y - 300) < 0.5 && abs(view.transform.b) < 0.01)
    #expect(!animator.isRunning)
  }

  @Test func aRodKeepsItsLengthAndASpringSwings() {
    let (weight, ball) = (
      box(CGRect(x: 280, y: 90, width: 20, height: 20)), box(CGRect(x: 90, y: 190, width: 20, height: 20))
    )
    let rod = UIAttachmentBehavior(item: weight, attachedToAnchor: CGPoint(x: 200, y: 100))
    let spring = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 100, y: 100))
    (spring.frequency, spring.damping, spring.length) = (2, 0.1, 50)
    #expect(rod.length == 90 && rod.attachedBehaviorType == .anchor && rod.items.count == 1)
    let gravity = UIGravityBehavior(items: [weight, ball])
    for behavior in [rod, spring, gravity] { animator.addBehavior(behavior) }
    var (longest, shortest, lowest): (CGFloat, CGFloat, CGFloat) = (0, 999, 0)
    gravity.action = {
      let length = hypot(weight.center.x - 200, weight.center.y - 100)
      (longest, shortest) = (max(longest, length), min(shortest, length))
      lowest = max(lowest, weight.center.y)
    }
    advance(2)
    #expect(longest < 93 && shortest > 87 && lowest > 185)
    advance(6)
    // Gravity draws a spring that swings twice a second out by 1000 / (4π)² points.
    #expect(abs(ball.center.y - 156.3) < 2)
  }

  @Test func behaviorsInOthersComeAndGoWithThem() {
    let view = box(CGRect(x: 100, y: 0, width: 50, height: 50))
    let both = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [view])
    both.addChildBehavior(gravity)
    animator.addBehavior(both)
    #expect(gravity.dynamicAnimator === animator)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 110, height: 10)).first === view)
    #expect(animator.items(in: CGRect(x: 200, y: 0, width: 110, height: 10)).isEmpty)
    advance(0.2)
    let place = view.center.y
    #expect(place > 30)
    animator.removeAllBehaviors()
    advance(0.2)
    #expect(view.center.y == place && gravity.dynamicAnimator == nil)
  }

  @Test func aGroupMovesItsItemsTogether() {
    let (first, second) = (
      box(CGRect(x: 100, y: 0, width: 20, height: 20)), box(CGRect(x: 140, y: 0, width: 20, height: 20))
    )
    let group = UIDynamicItemGroup(items: [first, second])
    #expect(group.center == CGPoint(x: 130, y: 10) && group.bounds.size == CGSize(width: 60, height: 20))
    animator.addBehavior(UIGravityBehavior(items: [group]))
    advance(0.3)
    #expect(first.center.y == second.center.y && first.center.y > 40 && second.center.x - first.center.x == 40)
  }

  @Test func theSameBehaviorsGiveTheSameMotion() {
    func run() -> [CGPoint] {
      let views = (0..<6).map { box(CGRect(x: 60 + $0 * 37 % 200, y: $0 * 70, width: 50, height: 40)) }
      let animator = UIDynamicAnimator(referenceView: room)
      let collision = UICollisionBehavior(items: views)
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(UIGravityBehavior(items: views))
      animator.addBehavior(collision)
      advance(5)
      #expect(views.allSatisfy { room.bounds.insetBy(dx: -2, dy: -2).contains($0.center) })
      animator.removeAllBehaviors()
      return views.map(\.center)
    }
    #expect(run() == run())
  }
}
