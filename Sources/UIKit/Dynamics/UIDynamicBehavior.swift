/// Says how an animator moves items: one of the kinds below, or several of them together.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  private var children: [UIDynamicBehavior] = []
  private weak var parent: UIDynamicBehavior?
  private weak var animator: UIDynamicAnimator?

  /// Makes a behavior that does nothing but hold others.
  public override init() { super.init() }

  /// Adds a behavior that comes and goes with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent == nil, behavior !== self else { return }
    behavior.parent = self
    children.append(behavior)
    if let animator { behavior.enter(animator) }
    didChange()
  }
  /// Takes a behavior out.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
    children.remove(at: index)
    behavior.parent = nil
    behavior.enter(nil)
    didChange()
  }
  /// The behaviors in this one.
  open var childBehaviors: [UIDynamicBehavior] { children }
  /// Called in each frame, after the items were moved.
  open var action: (() -> Void)?
  /// The animator of the behavior, or of its parent behavior.
  open var dynamicAnimator: UIDynamicAnimator? { animator }
  /// Called when the behavior comes to an animator, or goes with nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func enter(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    self.animator = animator
    for child in children { child.enter(animator) }
    didEnter(animator)
  }

  /// Something changed that moves items.
  func didChange() { animator?.behaviorsDidChange() }

  var withChildren: [UIDynamicBehavior] { [self] + children.flatMap(\.withChildren) }

  // MARK: Hooks for the kinds

  /// The items that the behavior is about.
  var movedItems: [any UIDynamicItem] { [] }
  /// The behavior came to an animator, whose bodies are not there yet, or went.
  func didEnter(_ animator: UIDynamicAnimator?) {}
  /// Adds forces for a step.
  func apply(to world: DynamicWorld, step: CGFloat) {}
  /// Holds bodies together: changes velocities so that they do not come apart in a step.
  func hold(_ world: DynamicWorld, step: CGFloat) {}
  /// Whether the behavior goes on by itself, so that nothing rests.
  var keepsMoving: Bool { false }
}

/// Items of a behavior, compared by identity.
struct DynamicItems {
  private(set) var all: [any UIDynamicItem]

  init(_ items: [any UIDynamicItem] = []) {
    all = []
    for item in items { add(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }
  mutating func add(_ item: any UIDynamicItem) { if !contains(item) { all.append(item) } }
  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}

/// Draws items in a direction, as heavy as they are.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// Points a second squared at a magnitude of 1, as Apple documents.
  private static let unit: CGFloat = 1000
  private var storage: DynamicItems

  /// Makes gravity of 1 downwards.
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
  /// The direction and strength of gravity: (0, 1) unless set.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }
  /// The direction of gravity, in radians from the right, clockwise.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How much; 1 is 1000 points a second squared.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets where to and how much.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override var movedItems: [any UIDynamicItem] { storage.all }
  override func apply(to world: DynamicWorld, step: CGFloat) {
    for item in storage.all {
      guard let body = world.body(of: item), body.inverseMass > 0 else { continue }
      body.velocity = body.velocity + gravityDirection * (Self.unit * step)
    }
  }
}

/// Moves items by a force, or gives them a push.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// How a push works.
  public enum Mode: _Enumeration, Sendable {
    /// A force, as long as the behavior is active.
    case continuous
    /// A push at once, after which the behavior is not active.
    case instantaneous
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  /// Points a second squared that a force of 1 gives a mass of 1, as Apple documents.
  private static let unit: CGFloat = 100
  private var storage: DynamicItems
  private let modeStorage: Mode
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Makes a push of nothing.
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    storage = DynamicItems(items)
    modeStorage = mode
    super.init()
  }

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
  /// How the push works.
  open var mode: UIPushBehavior.Mode { modeStorage }
  /// Whether it works; setting it to true pushes again.
  open var active = true { didSet { if active != oldValue { didChange() } } }
  /// The direction and strength of the push.
  open var pushDirection = CGVector.zero { didSet { didChange() } }
  /// The direction of the push, in radians from the right, clockwise.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How much; 1 accelerates an item of 100 × 100 points by 100 points a second squared.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets where to and how much.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { pushDirection = CGVector(angle: angle, length: magnitude) }
  /// The point at which an item is pushed, from its centre; an item pushed off its centre turns.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
  /// Sets where an item is pushed.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
    didChange()
  }

  override var movedItems: [any UIDynamicItem] { storage.all }
  override var keepsMoving: Bool { active && mode == .instantaneous && pushDirection != .zero }
  override func apply(to world: DynamicWorld, step: CGFloat) {
    guard active else { return }
    let time = mode == .continuous ? step : 1
    for item in storage.all {
      let offset = targetOffsetFromCenter(for: item)
      let arm = CGVector(dx: offset.horizontal, dy: offset.vertical)
      world.body(of: item)?.push(pushDirection * (Self.unit * time), at: arm)
    }
    if mode == .instantaneous, !storage.all.isEmpty, pushDirection != .zero { active = false }
  }
}

/// Draws an item to a place, where it comes to rest upright.
///
/// That it swings 2.5 times a second, and how much less with damping, are rules.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private static let frequency: CGFloat = 2.5
  private let item: any UIDynamicItem

  /// Makes a snap.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The place.
  open var snapPoint: CGPoint { didSet { didChange() } }
  /// How soon the item stops swinging: 0 much, 1 not at all; half unless set.
  open var damping: CGFloat = 0.5 { didSet { didChange() } }

  override var movedItems: [any UIDynamicItem] { [item] }
  override func apply(to world: DynamicWorld, step: CGFloat) {
    guard let body = world.body(of: item), body.inverseMass > 0 else { return }
    let pace = 2 * CGFloat.pi * Self.frequency
    let loss = 2 * pace * (0.3 + 0.7 * max(0, min(1, damping)))
    let way = CGVector(from: body.position, to: snapPoint)
    body.velocity = body.velocity + (way * (pace * pace) - body.velocity * loss) * step
    if body.inverseInertia > 0 { body.spin += (-body.angle * pace * pace - body.spin * loss) * step }
  }
}
