/// The bodies of an animator, and how they move in a step.
@MainActor final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  private var byItem: [ObjectIdentifier: DynamicBody] = [:]

  func body(of item: any UIDynamicItem) -> DynamicBody? { byItem[ObjectIdentifier(item)] }

  /// Makes a body for each item of behaviors, in the order of the items; known bodies keep their motion.
  func take(_ behaviors: [UIDynamicBehavior]) {
    var seen: Set<ObjectIdentifier> = []
    var new: [DynamicBody] = []
    for behavior in behaviors {
      for item in behavior.movedItems where seen.insert(ObjectIdentifier(item)).inserted {
        new.append(byItem[ObjectIdentifier(item)] ?? DynamicBody(item))
      }
    }
    bodies = new
    byItem = Dictionary(uniqueKeysWithValues: new.map { (ObjectIdentifier($0.item), $0) })
    var traits: [ObjectIdentifier: DynamicTraits] = [:]
    for case let behavior as UIDynamicItemBehavior in behaviors {
      for item in behavior.items { traits[ObjectIdentifier(item)] = behavior.traits }
    }
    for body in new { body.traits = traits[ObjectIdentifier(body.item)] ?? DynamicTraits() }
  }

  /// How often impulses are worked out in a step, and below which motion in a frame a body counts as at rest, in points (rules).
  private static let rounds = 10
  private static let restingWay: CGFloat = 0.05

  /// Moves everything on; whether anything moved that is to be seen.
  func advance(
    steps: Int, of step: CGFloat, behaviors: [UIDynamicBehavior], reference: UIView?
  ) -> Bool {
    let before = bodies.map { ($0.position, $0.angle) }
    // What a behavior says of its end is asked before it has worked.
    let isDriven = behaviors.contains(where: \.keepsMoving)
    let moving = bodies
    for _ in 0..<steps {
      for behavior in behaviors { behavior.apply(to: self, step: step) }
      var contacts: [DynamicContact] = []
      for case let collision as UICollisionBehavior in behaviors {
        contacts += collision.contacts(in: self, reference: reference)
      }
      for _ in 0..<Self.rounds {
        for behavior in behaviors { behavior.hold(self, step: step) }
        for contact in contacts { contact.solve() }
      }
      for body in moving { body.integrate(step) }
      for contact in contacts { contact.correct() }
    }
    for body in moving { body.show() }
    for case let collision as UICollisionBehavior in behaviors { collision.tellDelegate() }
    let moved = zip(moving, before).contains { body, old in
      let way = CGVector(from: old.0, to: body.position).length
      let size = max(body.box.width, body.box.height)
      return way > Self.restingWay || abs(body.angle - old.1) * size > Self.restingWay
    }
    return moved || isDriven
  }
}
