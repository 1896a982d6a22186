/// An animation on its layer.
@MainActor
final class RunningAnimation {
  let key: String
  /// The copy that nobody else changes.
  let animation: CAAnimation
  unowned let layer: CALayer
  /// When it begins, in the layer's time.
  let begin: CFTimeInterval
  /// Counts all animations in the order in which they were added.
  let number: UInt64
  /// The transaction that waits for it.
  private let transaction: TransactionGroup
  /// Called once with whether it came to its end.
  private let onEnd: ((Bool) -> Void)?
  /// The root of the layer's tree at first, when that is on a screen; taken out of it, the animation ends.
  private weak var stage: CALayer?
  private(set) var hasStarted = false
  /// Whether its end was told; it may stay on the layer all the same.
  private(set) var isOver = false

  init(
    key: String, animation: CAAnimation, layer: CALayer, begin: CFTimeInterval, number: UInt64,
    transaction: TransactionGroup, onEnd: ((Bool) -> Void)?
  ) {
    self.key = key
    self.animation = animation
    self.layer = layer
    self.begin = begin
    self.number = number
    self.transaction = transaction
    self.onEnd = onEnd
    stage = layer.stage
    transaction.add()
  }

  /// The clock's time at the end of the animation; infinite for an endless or stopped one.
  var end: CFTimeInterval {
    let timing = animation.timing
    let active = timing.activeDuration(of: animation.duration)
    guard active.isFinite, let local = timing.parentTime(at: timing.speed < 0 ? 0 : active, begin: begin) else {
      return .infinity
    }
    return layer.clockTime(at: local) ?? .infinity
  }

  /// Whether it has been taken off the screen with its layer.
  var hasLeftStage: Bool { stage != nil && layer.stage !== stage }

  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  func finish(_ isComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    if isComplete { start() }
    animation.delegate?.animationDidStop(animation, finished: isComplete)
    onEnd?(isComplete)
    transaction.remove()
  }
}

/// The animations of a layer.
@MainActor
final class LayerAnimations {
  /// The stage whose clock they follow.
  private let stage: StageReference
  /// In the order in which they act.
  var running: [RunningAnimation] = []
  /// The layer that the compositor shows in place of the model.
  var shown: CALayer?
  /// The version and keys from which ``shown`` was made.
  var shownVersion: UInt64 = 0
  var shownKeys: [String] = []
  /// When, and of which version of the layer, ``shown`` was drawn because of the class's own properties.
  var drawn: (time: CFTimeInterval, version: UInt64)?

  init(stage: Stage) {
    self.stage = StageReference(stage)
  }

  private var clock: DisplayClock { stage.stage?.clock ?? .shared }
  /// The time of the clock.
  var now: CFTimeInterval { clock.now }
  /// Who calls their ends.
  var schedule: AnimationSchedule { clock.animations }
}
