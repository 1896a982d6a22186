import ListGeometry

/// Moves items as bodies with mass, by what behaviors say: gravity, collisions, attachments, snaps and pushes.
///
/// Time is the display clock's, parted into steps of a 240th of a second, so that the same behaviors give the same motion however often frames come. An animator pauses
/// when nothing has moved for half a second, and goes on when a behavior comes, goes or changes. Units are UIKit's: an item of 100 × 100 points and
/// density 1 has the mass 1, gravity of 1 is 1000 points a second squared, and a force of 1 accelerates a mass of 1 by 100 points a second
/// squared. What happens in a step (friction, elasticity, several bodies at once) is worked out as is usual for rigid bodies, and differs from iOS
/// in detail.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  private weak var reference: UIView?
  weak var layout: UICollectionViewLayout?
  private var behaviorStorage: [UIDynamicBehavior] = []
  let world = DynamicWorld()
  private var driver: DynamicDriver?
  private var elapsed: TimeInterval = 0
  private var stillTime: TimeInterval = 0

  /// Makes an animator for items in the coordinates of a view, which it does not keep.
  public init(referenceView view: UIView) {
    reference = view
    super.init()
  }

  /// Makes an animator without a reference view: for items that all lie in the same coordinates.
  public override init() { super.init() }

  /// Makes an animator that moves attributes of a layout, and invalidates the layout in each frame.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init(referenceView: layout.collectionView ?? UIView())
    self.layout = layout
  }

  /// The delegate, which is told when the animator goes on and pauses.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The view whose coordinates the items are in.
  open var referenceView: UIView? { reference ?? layout?.collectionView }
  /// The behaviors, in the order in which they were added.
  open var behaviors: [UIDynamicBehavior] { behaviorStorage }
  /// Whether anything moves.
  open var isRunning: Bool { driver != nil }
  /// How long the animator has run, in seconds, without its pauses.
  open var elapsedTime: TimeInterval { elapsed }

  /// Adds a behavior; does nothing with a behavior that has an animator already.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator == nil else { return }
    behaviorStorage.append(behavior)
    behavior.enter(self)
    behaviorsDidChange()
  }

  /// Takes a behavior away.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviorStorage.firstIndex(where: { $0 === behavior }) else { return }
    behaviorStorage.remove(at: index)
    behavior.enter(nil)
    behaviorsDidChange()
  }

  /// Takes all behaviors away.
  open func removeAllBehaviors() {
    let old = behaviorStorage
    behaviorStorage = []
    for behavior in old { behavior.enter(nil) }
    behaviorsDidChange()
  }

  /// The items whose bounds meet a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    takeBodies()
    return world.bodies.filter { $0.box.overlaps(rect) }.map(\.item)
  }

  /// Takes over the place and rotation of an item after the application changed them.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.takeState()
    resume()
  }

  // MARK: Running

  /// All behaviors, those in others after these.
  private var allBehaviors: [UIDynamicBehavior] { behaviorStorage.flatMap(\.withChildren) }

  /// Behaviors came, went or changed.
  func behaviorsDidChange() {
    takeBodies()
    resume()
  }

  private func takeBodies() { world.take(allBehaviors) }

  private func resume() {
    stillTime = 0
    guard driver == nil, !behaviorStorage.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    let driver = DynamicDriver(animator: self)
    self.driver = driver
    clock.add(driver)
  }

  private func pause() {
    guard let driver else { return }
    driver.leaveClock()
    self.driver = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// How long nothing may move until the animator pauses, in seconds (a rule).
  private static let stillLimit: TimeInterval = 0.5
  /// How long a step is, in seconds.
  private static let step: TimeInterval = 1.0 / 240
  /// The rest of the elapsed time, too short for a step.
  private var rest: TimeInterval = 0

  func advance(by time: TimeInterval) {
    elapsed += time
    rest += time
    let steps = Int((rest / Self.step).rounded())
    rest -= Double(steps) * Self.step
    guard steps > 0 else { return }
    let moved = world.advance(
      steps: steps, of: CGFloat(Self.step), behaviors: allBehaviors, reference: referenceView)
    for behavior in allBehaviors { behavior.action?() }
    layout?.invalidateLayout()
    stillTime = moved ? 0 : stillTime + time
    if behaviorStorage.isEmpty || stillTime >= Self.stillLimit { pause() }
  }

  // MARK: Attributes of a layout

  /// The attributes of a cell among the items; nil for none.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  /// The attributes among the items that are a supplementary view's.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }
  /// The attributes among the items that are a decoration view's.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == decorationViewKind
        && $0.indexPath == indexPath
    }
  }

  private func attributes(
    where fits: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    world.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first(where: fits)
  }
}

/// The methods by which an animator tells when it goes on and pauses.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The animator goes on; may be left out.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// The animator has paused, as nothing moves; may be left out.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_dynamicAnimatorWillResume_")
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    OptionalMethods.call("dynamicAnimatorWillResume:", self, animator, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_dynamicAnimatorDidPause_")
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    OptionalMethods.call("dynamicAnimatorDidPause:", self, animator, or: ())
  }
}

/// Calls an animator in each frame.
@MainActor final class DynamicDriver: FrameDriver {
  private weak var animator: UIDynamicAnimator?
  private var last: CFTimeInterval

  init(animator: UIDynamicAnimator) {
    self.animator = animator
    last = animator.clock.now
  }

  func frame(at time: CFTimeInterval) {
    guard let animator else { return leaveClock() }
    let passed = time - last
    last = time
    if passed > 0 { animator.advance(by: passed) }
  }
}
