/// Says how items are as bodies: how heavy, how elastic, how much they rub.
///
/// Where several behaviors speak of an item, the one that was added last counts.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var storage: DynamicItems
  /// Velocities for items that have no body yet.
  private var waiting: [ObjectIdentifier: (linear: CGVector, angular: CGFloat)] = [:]

  /// Makes a behavior with the values that items have by themselves.
  public init(items: [any UIDynamicItem]) {
    storage = DynamicItems(items)
    super.init()
  }
  /// Makes a behavior without items, which are added later.
  public convenience override init() { self.init(items: []) }

  /// The items.
  open var items: [any UIDynamicItem] { storage.all }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    storage.add(item)
    didChange()
  }
  /// Takes an item away.
  open func removeItem(_ item: any UIDynamicItem) {
    storage.remove(item)
    didChange()
  }

  var traits = DynamicTraits() { didSet { if traits != oldValue { didChange() } } }
  /// How much of its speed an item keeps when it hits something: 0 none, 1 all.
  open var elasticity: CGFloat {
    get { traits.elasticity }
    set { traits.elasticity = newValue }
  }
  /// How much it rubs along others; 0 unless set.
  open var friction: CGFloat {
    get { traits.friction }
    set { traits.friction = newValue }
  }
  /// How heavy it is: an item of 100 × 100 points and density 1 has the mass 1.
  open var density: CGFloat {
    get { traits.density }
    set { traits.density = newValue }
  }
  /// How much it is slowed down at all times; 0 unless set.
  open var resistance: CGFloat {
    get { traits.resistance }
    set { traits.resistance = newValue }
  }
  /// The same of its turning.
  open var angularResistance: CGFloat {
    get { traits.angularResistance }
    set { traits.angularResistance = newValue }
  }
  /// Whether the item keeps its place and others bounce off it.
  open var isAnchored: Bool {
    get { traits.isAnchored }
    set { traits.isAnchored = newValue }
  }
  /// Whether it turns; true unless set.
  open var allowsRotation: Bool {
    get { traits.allowsRotation }
    set { traits.allowsRotation = newValue }
  }

  /// Adds to an item's velocity, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let added = CGVector(dx: velocity.x, dy: velocity.y)
    if let body = body(of: item) {
      body.velocity = body.velocity + added
      didChange()
    } else {
      let old = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
      waiting[ObjectIdentifier(item)] = (old.linear + added, old.angular)
    }
  }
  /// An item's velocity, in points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = body(of: item)?.velocity ?? waiting[ObjectIdentifier(item)]?.linear ?? .zero
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }
  /// Adds to how fast an item turns, in radians a second, clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    if let body = body(of: item) {
      body.spin += velocity
      didChange()
    } else {
      let old = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
      waiting[ObjectIdentifier(item)] = (old.linear, old.angular + velocity)
    }
  }
  /// How fast an item turns, in radians a second, clockwise.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    body(of: item)?.spin ?? waiting[ObjectIdentifier(item)]?.angular ?? 0
  }

  private func body(of item: any UIDynamicItem) -> DynamicBody? { dynamicAnimator?.world.body(of: item) }

  override var movedItems: [any UIDynamicItem] { storage.all }

  override func apply(to world: DynamicWorld, step: CGFloat) {
    guard !waiting.isEmpty else { return }
    for item in storage.all {
      guard let body = world.body(of: item), let added = waiting.removeValue(forKey: ObjectIdentifier(item)) else {
        continue
      }
      body.velocity = body.velocity + added.linear
      body.spin += added.angular
    }
  }

  override var keepsMoving: Bool { !waiting.isEmpty }
}

/// How an item is as a body.
struct DynamicTraits: Equatable {
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true
}
